"""Nap for the referee: its moves, its states and its positions."""

from typing import Any

from engine import cards
from engine.contract import CARD, MOVE_PASS, NOBODY, Game
from engine.match import Match
from engine.nap import bidding
from engine.nap.rules import Table
from engine.nap.view import View
from sim.referee.cards import SUITS, card_number, card_word, card_words
from sim.referee.fields import Json, is_whole, shown
from sim.referee.tongue import Tongue, impossible, known_fields, list_in, whole_in

PHASES = ("deal", "draw", "bid", "swap", "play", "over")
BIDS = ("one", "two", "three", "misere", "four", "nap", "bonaparte", "wellington", "blucher", "six", "seven")
SECRETS = {3: "peep", 4: "spare", 5: "keep", 6: "swap", 7: "throw", 12: "draw"}
MOVES = {3: "peep", 4: "spare", 5: "keep"}
MOVE_TRUMP = 8
MOVE_BID = 16
MOVE_WITH = 32
MOVE_CHALLENGE = 48
PHASE_DRAW, PHASE_SWAP = PHASES.index("draw"), PHASES.index("swap")
MODE_GARNET, MODE_PEEP, MODE_ECARTE, MODE_FLOATER = 1, 2, 3, 4

FIRST_CHIPS = 100
MOST_CHIPS = 1_000_000


class Words(Tongue):
    """The words of Nap; clauses N1-N43, settled ambiguities A1-A17."""

    clauses = "NA"

    def word(self, game: Game, move: int) -> str:
        """See Tongue.word."""
        assert isinstance(game, Table)
        if move in MOVES:
            return MOVES[move]
        if MOVE_TRUMP <= move < MOVE_TRUMP + 4:
            return f"trump {SUITS[move - MOVE_TRUMP]}"
        if MOVE_BID <= move < MOVE_CHALLENGE:
            return f"bid {self.bid(move)}"
        if MOVE_CHALLENGE <= move < MOVE_CHALLENGE + game.seats:
            return f"challenge {move - MOVE_CHALLENGE}"
        if move >= CARD and game.phase in (PHASE_DRAW, PHASE_SWAP):
            return f"{'throw' if game.phase == PHASE_DRAW else 'swap'} {card_word(move - CARD)}"
        return super().word(game, move)

    def secret(self, what: int) -> str:
        """See Tongue.secret."""
        return SECRETS[what]

    def bid(self, bid: int) -> str:
        """See Tongue.bid: the bid is given by its move."""
        if bid == MOVE_PASS:
            return "pass"
        if bid >= MOVE_WITH:
            return f"{BIDS[bid - MOVE_WITH]} with"
        word = BIDS[bid - MOVE_BID]
        return f"{word} without" if self.game and self.game.mode == MODE_FLOATER and bid > MOVE_BID else word

    def state(self, game: Game, seat: int) -> Json:
        """See Tongue.state."""
        assert isinstance(game, Table)
        shown_to: Table | View = game if seat == NOBODY else game.view(seat)
        table: Any = shown_to
        played = [[table.played[2 * n], card_word(table.played[2 * n + 1])] for n in range(table.laid)]
        has_bid = table.declarer != NOBODY
        said = MOVE_WITH if has_bid and table.height and table.height % 2 == 0 else MOVE_BID
        return {
            "game": "nap",
            "deal": table.deal,
            "phase": PHASES[table.phase],
            "dealer": table.dealer,
            "to_act": None if table.to_act == NOBODY else table.to_act,
            "hands": [card_words(hand) for hand in _hands(table)],
            "bids": [[table.spoken[2 * n], self.bid(table.spoken[2 * n + 1])] for n in range(table.bids)],
            "declarer": table.declarer if has_bid else None,
            "bid": self.bid(said + table.bid) if has_bid else None,
            "trump": SUITS[table.trump] if table.trump < len(SUITS) else None,
            "trick": played[table.opened :],
            "played": played,
            "taken": list(table.taken),
            "chips": list(table.chips),
            "kitty": table.kitty,
            "peeped": [other for other in range(table.seats) if table.peeped >> other & 1],
            "seen": card_word(_seen(game, table, seat)),
            "stock": table.stock,
        }

    def place(self, match: Match, position: Json) -> None:
        """See Tongue.place: a deal just dealt, before the first word."""
        table = match.game
        assert isinstance(table, Table)
        known_fields(position, ("hands", "dealer", "spare", "chips", "kitty"))
        dealer = whole_in(position, "dealer", 0, table.seats - 1) if "dealer" in position else first_dealer(table)
        rest = set(table.fresh)
        hands = _read_hands(table, position, dealer, rest)
        spare = _read_spare(table, position, rest)
        chips = _read_chips(table, position) if "chips" in position else [FIRST_CHIPS] * table.seats
        kitty = whole_in(position, "kitty", 0, MOST_CHIPS) if "kitty" in position else 0

        table.dealer = dealer
        table.gone = 0
        table.clear()
        table.deal = 1
        table.kitty = kitty
        table.doubled = table.reshuffle = False
        if table.revoke is not None:
            table.revoke.clear()
        for seat, hand in enumerate(hands):
            table.chips[seat] = chips[seat]
            table.held[seat] = len(hand)
            start = seat * table.width
            table.hands[start : start + len(hand)] = bytes(sorted(hand))
        dealt = sum(table.held)
        table.stock = len(table.fresh) - dealt
        unknown = bytearray(sorted(rest))
        table.chance.shuffle(unknown, len(unknown))
        table.pack[:] = bytes(card for hand in hands for card in hand) + bytes(spare) + unknown
        if table.variant is None or not table.variant.dealt(table, dealt % len(table.pack)):
            bidding.begin(table)
        match.mark()


def _seen(game: Table, table: Any, seat: int) -> int:
    """The card on the table in Peep Nap and floater mode, for who may know it."""
    if seat != NOBODY:
        return table.seen
    return game.spare[0] if game.mode in (MODE_PEEP, MODE_FLOATER) and game.spares else cards.HIDDEN


def first_dealer(table: Table) -> int:
    """The seat that cut the lowest card before the first deal (N9); where there was a tie the second row tells."""
    rows = (table.cuts[table.seats :], table.cuts[: table.seats])
    row = next(row for row in rows if any(card != cards.HIDDEN for card in row))
    return min((card & 15, seat) for seat, card in enumerate(row) if card != cards.HIDDEN)[1]


def _hands(table: Table | View) -> list[bytearray]:
    """The cards of each seat."""
    width = table.width
    return [table.hands[seat * width : seat * width + held] for seat, held in enumerate(table.held)]


def _read_hands(table: Table, position: Json, dealer: int, rest: set[int]) -> list[list[int]]:
    """The hands of a position: of the right size, from the pack, no card twice; they are taken out of `rest`."""
    hands = list_in(position, "hands")
    if len(hands) != table.seats:
        raise impossible(f"'hands' has one list for each of the {table.seats} seats, not {len(hands)}.")
    read = []
    for seat, hand in enumerate(hands):
        size = 0 if table.resting == table.seats and seat == dealer else table.size
        if not isinstance(hand, list) or len(hand) != size:
            raise impossible(f"The hand of seat {seat} is a list of {size} cards, not {shown(hand)}.")
        read.append([_take(rest, word) for word in hand])
    return read


def _read_spare(table: Table, position: Json, rest: set[int]) -> list[int]:
    """The cards beside the hands, as far as they are given: the first of those that the mode lays out."""
    spare = list_in(position, "spare") if "spare" in position else []
    most = {MODE_PEEP: 1, MODE_FLOATER: 1, MODE_GARNET: 5, MODE_ECARTE: len(rest)}.get(table.mode, 0)
    if len(spare) > most:
        raise impossible(f"'spare' has at most {most} cards here, not {len(spare)}.")
    return [_take(rest, word) for word in spare]


def _take(pack: set[int], word: object) -> int:
    """A card of a position, taken out of the pack."""
    card = card_number(word)
    if card is None:
        raise impossible(f"There is no card {shown(word)}.")
    if card not in pack:
        raise impossible(f"The card {word} is not in this pack, or is there twice.")
    pack.remove(card)
    return card


def _read_chips(table: Table, position: Json) -> list[int]:
    """The chips of a position; without elimination they may be negative."""
    chips = list_in(position, "chips")
    good = len(chips) == table.seats and all(is_whole(each) and abs(each) <= MOST_CHIPS for each in chips)
    if not good:
        raise impossible(f"'chips' has a whole number for each of the {table.seats} seats, not {shown(chips)}.")
    if table.eliminates and min(chips) < 1:
        raise impossible("With elimination every seat of a position has a chip.")
    return chips
