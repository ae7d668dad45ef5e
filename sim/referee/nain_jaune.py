"""Nain Jaune for the referee: its moves, its states and its positions."""

from engine import cards
from engine.chance import Chance
from engine.contract import NOBODY, Game
from engine.match import Match
from engine.nain_jaune.board import BOARD_CARDS, PACK
from engine.nain_jaune.options import CLAIM, OPTIONS, PHASE_PLAY, STOP
from engine.nain_jaune.rules import Table
from engine.options import option
from sim.referee.cards import card_number, card_word, card_words, rank_word
from sim.referee.fields import Json, is_whole, shown
from sim.referee.tongue import Tongue, impossible, known_fields, list_in, whole_in

PHASES = ("deal", "play", "over")

# What a seat and a compartment can hold: everybody's chips together must fit in 16 bits.
MOST_CHIPS = 65_535


class Words(Tongue):
    """The words of Nain Jaune; clauses Y1-Y21, settled ambiguities C1-C12."""

    clauses = "YC"

    def word(self, game: Game, move: int) -> str:
        """See Tongue.word."""
        return {CLAIM: "claim", STOP: "stop"}.get(move) or super().word(game, move)

    def state(self, game: Game, seat: int) -> Json:
        """See Tongue.state."""
        assert isinstance(game, Table)
        return {
            "game": "nain_jaune",
            "deal": game.deal,
            "phase": PHASES[game.phase],
            "dealer": game.dealer,
            "to_act": _seat(game.to_act),
            "hands": _all_hands(game) if seat == NOBODY else _seen_hands(game, seat),
            "board": {str(card_word(card)): chips for card, chips in zip(BOARD_CARDS, game.board, strict=True)},
            "run": rank_word(game.run) if game.run else None,
            "last": _seat(game.last),
            "chips": list(game.chips),
        }

    def place(self, match: Match, position: Json) -> None:
        """See Tongue.place: a deal with its stakes placed, before the opening card."""
        table = match.game
        assert isinstance(table, Table)
        known_fields(position, ("hands", "dealer", "board", "chips"))
        hands = _read_hands(table, position)
        playing = [bool(hand) for hand in hands]
        dealer = _first_dealer(match)
        if "dealer" in position:
            dealer = whole_in(position, "dealer", 0, table.seats - 1)
        stakes = [table.stake * (place + 1) for place in range(len(BOARD_CARDS))]
        board = [stake * sum(playing) for stake in stakes]
        chips = [max(0, option(OPTIONS, match.options, "chips") - sum(stakes)) if plays else 0 for plays in playing]
        if "board" in position:
            board = _read_chips(position, "board", len(BOARD_CARDS))
        if "chips" in position:
            chips = _read_chips(position, "chips", table.seats)
        if sum(board) + sum(chips) > MOST_CHIPS:
            raise impossible(f"All chips together are at most {MOST_CHIPS}.")

        table.dealer = dealer
        table.members = sum(plays << seat for seat, plays in enumerate(playing))
        table.seat_members()
        table.rest()
        table.deal = 1
        table.at_rest = False
        table.phase = PHASE_PLAY
        table.to_act = table.following[dealer]
        for place, stake in enumerate(board):
            table.board[place] = stake
        for seat, hand in enumerate(hands):
            table.chips[seat] = chips[seat]
            table.left[seat] = len(hand)
            for card in hand:
                table.where[card] = seat
        match.mark()


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _all_hands(table: Table) -> list[list[str | None]]:
    """The cards of every seat."""
    if table.phase != PHASE_PLAY:
        return [[] for _ in range(table.seats)]
    return [card_words(card for card in PACK if table.where[card] == seat) for seat in range(table.seats)]


def _seen_hands(table: Table, seat: int) -> list[list[str | None]]:
    """The cards of every seat as one seat sees them."""
    if table.phase != PHASE_PLAY:
        return [[] for _ in range(table.seats)]
    view = table.view(seat)
    own = card_words(view.hand[: view.counts[seat]])
    return [own if other == seat else [None] * count for other, count in enumerate(view.counts)]


def _first_dealer(match: Match) -> int:
    """The seat that was drawn to deal first (C11)."""
    return Chance(match.low, match.high).below(match.game.seats)


def _read_hands(table: Table, position: Json) -> list[list[int]]:
    """The hands of a position, of any size, at least two not empty; no card twice."""
    hands = list_in(position, "hands")
    if len(hands) != table.seats:
        raise impossible(f"'hands' has one list for each of the {table.seats} seats, not {len(hands)}.")
    left = set(PACK)
    read = []
    for seat, hand in enumerate(hands):
        if not isinstance(hand, list):
            raise impossible(f"The hand of seat {seat} is a list of cards, not {shown(hand)}.")
        read.append([_take(left, word) for word in hand])
    if sum(bool(hand) for hand in read) < 2:
        raise impossible("At least two seats have cards: an empty hand means that its seat is out.")
    return read


def _take(left: set[int], word: object) -> int:
    """A card of a position, taken from those that are left."""
    card = card_number(word)
    if card is None or card == cards.JOKER:
        raise impossible(f"There is no card {shown(word)}.")
    if card not in left:
        raise impossible(f"The card {word} is there twice.")
    left.remove(card)
    return card


def _read_chips(position: Json, name: str, count: int) -> list[int]:
    """So many numbers of chips."""
    chips = list_in(position, name)
    if len(chips) != count or not all(is_whole(each) and 0 <= each <= MOST_CHIPS for each in chips):
        raise impossible(f"'{name}' has {count} whole numbers from 0 to {MOST_CHIPS}, not {shown(chips)}.")
    return chips
