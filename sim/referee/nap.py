"""Nap for the referee: its moves, its states and its positions."""

from typing import Any

from engine import cards
from engine.contract import MOVE_PASS, NOBODY, Game
from engine.match import Match
from engine.nap.rules import Table
from engine.nap.view import View
from sim.referee.cards import SUITS, card_number, card_word, card_words
from sim.referee.fields import Json, is_whole, shown
from sim.referee.tongue import Tongue, impossible, known_fields, list_in, whole_in

PHASES = ("deal", "draw", "bid", "swap", "play", "over")
BIDS = ("one", "two", "three", "misere", "four", "nap", "bonaparte", "wellington", "blucher", "six", "seven")
MOVE_TRUMP = 8
MOVE_BID = 16
PHASE_BID = PHASES.index("bid")

FIRST_CHIPS = 100
MOST_CHIPS = 1_000_000


class Words(Tongue):
    """The words of Nap; clauses N1-N43, settled ambiguities A1-A17."""

    clauses = "NA"

    def word(self, game: Game, move: int) -> str:
        """See Tongue.word."""
        if MOVE_TRUMP <= move < MOVE_TRUMP + 4:
            return f"trump {SUITS[move - MOVE_TRUMP]}"
        if MOVE_BID <= move < MOVE_BID + len(BIDS):
            return f"bid {self.bid(move)}"
        return super().word(game, move)

    def bid(self, bid: int) -> str:
        """See Tongue.bid: the bid is given by its move."""
        return "pass" if bid == MOVE_PASS else BIDS[bid - MOVE_BID]

    def state(self, game: Game, seat: int) -> Json:
        """See Tongue.state."""
        assert isinstance(game, Table)
        shown_to: Table | View = game if seat == NOBODY else game.view(seat)
        table: Any = shown_to
        played = [[table.played[2 * n], card_word(table.played[2 * n + 1])] for n in range(table.laid)]
        has_bid = table.declarer != NOBODY
        return {
            "game": "nap",
            "deal": table.deal,
            "phase": PHASES[table.phase],
            "dealer": table.dealer,
            "to_act": None if table.to_act == NOBODY else table.to_act,
            "hands": [card_words(hand) for hand in _hands(table)],
            "bids": [[table.spoken[2 * n], self.bid(table.spoken[2 * n + 1])] for n in range(table.bids)],
            "declarer": table.declarer if has_bid else None,
            "bid": BIDS[table.bid] if has_bid else None,
            "trump": SUITS[table.trump] if table.trump < len(SUITS) else None,
            "trick": played[table.opened :],
            "played": played,
            "taken": list(table.taken),
            "chips": list(table.chips),
            "kitty": table.kitty,
            "peeped": [],
            "seen": None,
            "stock": table.stock,
        }

    def place(self, match: Match, position: Json) -> None:
        """See Tongue.place: a deal just dealt, before the first word."""
        table = match.game
        assert isinstance(table, Table)
        known_fields(position, ("hands", "dealer", "spare", "chips", "kitty"))
        dealer = whole_in(position, "dealer", 0, table.seats - 1) if "dealer" in position else first_dealer(table)
        hands = _read_hands(table, position, dealer)
        if "spare" in position and list_in(position, "spare"):
            raise impossible("Plain Nap has no spare cards.")
        chips = _read_chips(table, position) if "chips" in position else [FIRST_CHIPS] * table.seats
        kitty = whole_in(position, "kitty", 0, MOST_CHIPS) if "kitty" in position else 0

        table.dealer = dealer
        table.clear()
        table.deal = 1
        table.kitty = kitty
        for seat, hand in enumerate(hands):
            table.chips[seat] = chips[seat]
            table.held[seat] = len(hand)
            start = seat * table.width
            table.hands[start : start + len(hand)] = bytes(sorted(hand))
        table.stock = len(table.fresh) - sum(table.held)
        table.phase = PHASE_BID
        table.to_act = table.after(dealer)
        match.mark()


def first_dealer(table: Table) -> int:
    """The seat that cut the lowest card before the first deal (N9); where there was a tie the second row tells."""
    rows = (table.cuts[table.seats :], table.cuts[: table.seats])
    row = next(row for row in rows if any(card != cards.HIDDEN for card in row))
    return min((card & 15, seat) for seat, card in enumerate(row) if card != cards.HIDDEN)[1]


def _hands(table: Table | View) -> list[bytearray]:
    """The cards of each seat."""
    width = table.width
    return [table.hands[seat * width : seat * width + held] for seat, held in enumerate(table.held)]


def _read_hands(table: Table, position: Json, dealer: int) -> list[list[int]]:
    """The hands of a position: of the right size, from the pack, no card twice."""
    hands = list_in(position, "hands")
    if len(hands) != table.seats:
        raise impossible(f"'hands' has one list for each of the {table.seats} seats, not {len(hands)}.")
    pack = set(table.fresh)
    read = []
    for seat, hand in enumerate(hands):
        size = 0 if table.dealer_rests and seat == dealer else table.size
        if not isinstance(hand, list) or len(hand) != size:
            raise impossible(f"The hand of seat {seat} is a list of {size} cards, not {shown(hand)}.")
        read.append([_take(pack, word) for word in hand])
    return read


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
    """The chips of a position; they may be negative."""
    chips = list_in(position, "chips")
    good = len(chips) == table.seats and all(is_whole(each) and abs(each) <= MOST_CHIPS for each in chips)
    if not good:
        raise impossible(f"'chips' has a whole number for each of the {table.seats} seats, not {shown(chips)}.")
    return chips
