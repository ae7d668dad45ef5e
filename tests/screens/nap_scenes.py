"""Nap's table in the states that matter, on any board; `python -m tests.screens.nap_scenes --out DIR` draws them."""

from __future__ import annotations

import sys
from collections.abc import Callable

from tests.screens.scenery import AWAY, Player, Scenery

NAMES = [b"Ann", b"Bo", b"Cleo", b"Dan", b"Eva", b"Fay", b"Gus"]
LONG = [b"Konstantyn", b"Bartholome", b"Wilhelmina", b"Maximilian", b"Gwendoline", b"Ferdinanda", b"Hieronymus"]
SUITS = "shdc"
RANKS = "A23456789TJQK"

DEAL, PASS = 0, 1
THREE, MISERE, FOUR, NAP, WELLINGTON, BLUCHER = 18, 19, 20, 21, 23, 24
NOBODY = 255

Scene = Callable[["Pose"], None]


def card(text: str) -> int:
    """A card such as "Kh" or "Ts"; the joker is "XX"."""
    if text == "XX":
        return 64
    return SUITS.index(text[1]) * 16 + RANKS.index(text[0]) + 1


class Pose(Player):
    """A match of Nap."""

    def sit(self, names: list[bytes], dealer: int = 0, **rules: str) -> None:
        """A new match of persons with these names and house rules; `dealer` deals first."""
        self.take_seats("nap", names, bytes(len(names)), rules)
        self.game.dealer = dealer
        self.clear()
        self.sitting.match.mark()
        self.renew()

    def clear(self) -> None:
        """Take all cards from the table."""
        self.get("engine.nap.clearing", "clear")(self.game)

    def deal(self, hands: dict[int, str] | None = None, spare: str = "") -> None:
        """Deal, then give some seats the cards that the scene needs; the others get what is left in order.

        `spare`: the cards beside the hands that the mode lays down first.
        """
        self.sitting.match.play(DEAL)
        game = self.game
        game_hands = hands or {}
        given = [card(text) for cards in (*game_hands.values(), spare) for text in cards.split()]
        left = [each for each in game.fresh if each not in given]
        size = game.size
        for seat in range(game.seats):
            if seat == game.rests:
                continue
            cards = sorted(card(text) for text in game_hands[seat].split()) if seat in game_hands else left[:size]
            left = left if seat in game_hands else left[size:]
            for place, each in enumerate(sorted(cards)):
                game.hands[seat * game.width + place] = each
        beside = [card(text) for text in spare.split()] + left
        for place in range(len(game.spare) if game.mode in (1, 3) else 0):
            game.spare[place] = beside[place] if place < len(beside) else 0
        if game.mode in (2, 4):
            game.spare[0] = game.spare[1] = beside[0]

    def play(self, *moves: int | str) -> None:
        """Moves that the table is not told of."""
        for move in moves:
            self.sitting.match.play(move if isinstance(move, int) else 128 + card(move))

    def tell(self, *moves: int | str) -> None:
        """Moves that the table is told of, as in play."""
        for move in moves:
            self.sitting.play(move if isinstance(move, int) else 128 + card(move))
            self.sitting._stage = AWAY
            self.table.tick(0)
            self.app.draw()

    def look(self, seat: int) -> None:
        """A seat holds the device; 255: nobody."""
        self.sitting.match.look(seat)
        self.renew()

    def ask(self) -> None:
        """Ask the seat to act, which holds the device."""
        self.look(self.game.to_act)
        self.sitting._ask()

    def draw(self) -> None:
        """Bring the screen up to date."""
        while self.table.due:
            self.table.tick(0)
        self.app.draw()


HEARTS = {0: "Kh 8h Jc 9d As", 1: "Qh Ac 6s 7c 8c", 2: "7h Kc Ad 6d Qc", 3: "Th Ts 8s 7d 8d", 4: "6h Js 9s Tc Td"}


def cut(pose: Pose) -> None:
    """The cut for deal."""
    pose.sit(NAMES[:5])
    pose.game.cuts[:] = bytes([card("Ks"), card("9h"), card("2d"), card("Jc"), card("8s")] + [255] * 5)
    pose.game.dealer = 2
    pose.renew()


def cut_tie(pose: Pose) -> None:
    """Two cut the lowest card and cut again."""
    pose.sit(NAMES[:7])
    first = [card(each) for each in ("Ks", "Ah", "Ad", "Jc", "8s", "Qd", "3c")]
    pose.game.cuts[:] = bytes([*first, 255, card("Td"), card("5s"), 255, 255, 255, 255])
    pose.game.dealer = 2
    pose.renew()


def dealt(pose: Pose) -> None:
    """The deal is told."""
    pose.sit(NAMES[:5], 1)
    pose.look(0)
    pose.tell(DEAL)


def bid(pose: Pose) -> None:
    """The target: three have spoken, one bid."""
    pose.sit(NAMES[:5], 1)
    pose.deal({0: "As Ks Js Qh 7d"})
    pose.play(PASS, THREE, PASS)
    pose.ask()
    pose.table.press(3)
    pose.table.press(3)
    pose.table.press(3)


def bid_first(pose: Pose) -> None:
    """The opening bid: five choices."""
    pose.sit(NAMES[:4], 3)
    pose.deal()
    pose.ask()


def bid_wellington(pose: Pose) -> None:
    """Over Nap there is only Wellington."""
    pose.sit(NAMES[:7], 0)
    pose.deal()
    pose.play(PASS, PASS, FOUR, NAP)
    pose.ask()
    pose.table.press(3)


def bid_blucher(pose: Pose) -> None:
    """Seven players: the longest figures."""
    pose.sit(LONG, 0)
    pose.deal()
    pose.play(PASS, PASS, FOUR, NAP, WELLINGTON)
    pose.ask()
    pose.table.press(3)


def bid_six(pose: Pose) -> None:
    """Six players: the dealer sits out."""
    pose.sit(NAMES[:6], 2)
    pose.deal()
    pose.play(PASS, MISERE)
    pose.ask()


def bids_told(pose: Pose) -> None:
    """Others bid while one looks on."""
    pose.sit(NAMES[:5], 1)
    pose.deal()
    pose.look(0)
    pose.tell(PASS, MISERE)


def bids_veiled(pose: Pose) -> None:
    """Nobody holds the device."""
    pose.sit(NAMES[:5], 1)
    pose.deal()
    pose.play(THREE)
    pose.look(NOBODY)


def lead(pose: Pose) -> None:
    """The declarer is to lead."""
    pose.sit(NAMES[:5], 4)
    pose.deal(HEARTS)
    pose.play(NAP, PASS, PASS, PASS, PASS)
    pose.ask()


def trick(pose: Pose) -> None:
    """The target: Bo plays Nap and has won a trick, Ann is to follow."""
    pose.sit(NAMES[:5], 0)
    pose.deal(HEARTS)
    pose.play(NAP, PASS, PASS, PASS, PASS)
    for seat, chips in enumerate((96, 112, 100, 88, 104)):
        pose.game.chips[seat] = chips
    pose.look(0)
    pose.play("6s", "Qc", "Ts", "9s", "As")
    pose.game.taken[0], pose.game.taken[1], pose.game.turned[0] = 0, 1, 0
    pose.game.to_act = 1
    pose.play("Qh", "7h", "Th", "6h")
    pose.ask()


def trick_seven(pose: Pose) -> None:
    """Seven players; the chips of one are many, of another a debt."""
    pose.sit(NAMES, 0)
    hands = {0: "Kh 8h Jc 9d As", 1: "Qh Ac 6s 7c 8c", 2: "7h Kc Ad 6d Qc", 3: "Th Ts 8s 7d 8d", 4: "2c Js 9s Tc Td"}
    pose.deal({**hands, 5: "3h 2s 3s 4s 5s", 6: "6h Qs 2d 3d 4d"})
    pose.play(NAP, *[PASS] * 6)
    for seat, chips in enumerate((96, 1012, 100, 88, 95, -120, 104)):
        pose.game.chips[seat] = chips
        pose.game.taken[seat] = 1 if seat in (1, 5) else 0
    pose.play("Qh", "7h", "Th", "2c", "3h", "6h")
    pose.ask()


def trick_long(pose: Pose) -> None:
    """Long names and the longest bid."""
    pose.sit(LONG[:5], 0)
    pose.deal(HEARTS)
    pose.play(NAP, WELLINGTON, PASS, PASS, PASS)
    pose.look(0)
    pose.tell("7h", "Th", "6h", "Kh")


def trick_wellington(pose: Pose) -> None:
    """The contract that must fit: Eva: Wellington."""
    pose.sit(NAMES[:5], 2)
    pose.deal(HEARTS)
    pose.play(NAP, WELLINGTON, PASS, PASS, PASS)
    pose.ask()


def trick_full(pose: Pose) -> None:
    """A full trick stays, its winner is to lead."""
    pose.sit(NAMES[:4], 3)
    pose.deal({0: "Kh 8h Jc 9d As", 1: "Qh Ac 7s 7c 8c", 2: "7h Kc Ad Jd Qc", 3: "Th Ts 8s 7d 8d"})
    pose.play(FOUR, PASS, PASS, PASS)
    pose.look(0)
    pose.tell("Kh", "Qh", "7h", "Th")
    pose.ask()


def trick_six(pose: Pose) -> None:
    """Six players: the dealer sits out; his chips are at stake."""
    pose.sit(NAMES[:6], 2)
    pose.deal({0: "Kh 8h Jc 9d As", 1: "Qh Ac 6s 7c 8c", 3: "Th Ts 8s 7d 8d", 4: "6h Js 9s Tc Td", 5: "9h Ks Qs 7s 6c"})
    pose.play(PASS, FOUR, PASS, PASS, PASS)
    pose.play("6h", "9h")
    pose.ask()


def misere(pose: Pose) -> None:
    """Misère: no trump, and any card when the suit is lacking."""
    pose.sit(NAMES[:5], 4)
    pose.deal(HEARTS)
    pose.play(MISERE, PASS, PASS, PASS, PASS)
    pose.play("Jc")
    pose.look(1)
    pose.tell("Ac", "Kc")
    pose.ask()


def cards_played(pose: Pose) -> None:
    """The cards of the tricks before."""
    trick_full(pose)
    pose.tell("8h", "Ac", "Ad", "Ts", "9d", "7s", "Jd", "7d")
    pose.table.press(2)


def trick_veiled(pose: Pose) -> None:
    """Nobody holds the device."""
    trick(pose)
    pose.look(NOBODY)


SCENES: tuple[Scene, ...] = (
    cut, cut_tie, dealt, bid, bid_first, bid_wellington, bid_blucher, bid_six, bids_told, bids_veiled, lead, trick,
    trick_seven, trick_long, trick_wellington, trick_full, trick_six, misere, cards_played, trick_veiled,
)  # fmt: skip


SCENERY = Scenery("nap", Pose, SCENES)
enact = SCENERY.enact


if __name__ == "__main__":
    sys.exit(SCENERY.main(sys.argv[1:], "nap_scenes"))
