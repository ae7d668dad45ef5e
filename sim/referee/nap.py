"""Nap for the referee: its moves, its states and its positions."""

from typing import Any

from engine import cards
from engine.contract import CARD, MOVE_PASS, NOBODY, Game
from engine.match import Match
from engine.nap import clearing
from engine.nap.rules import Table
from engine.nap.view import View
from sim.referee.cards import SUITS, card_number, card_word, card_words
from sim.referee.fields import Json, is_whole, shown
from sim.referee.tongue import Tongue, impossible, known_fields, list_in, whole_in

PHASES = ("deal", "draw", "bid", "swap", "play", "over")
BIDS = ("one", "two", "three", "misere", "four", "nap", "bonaparte", "wellington", "blucher", "six", "seven")
SECRETS = {3: "peep", 4: "spare", 5: "keep", 6: "swap", 7: "throw", 12: "draw"}
WORDS = {3: "peep", 4: "spare", 5: "keep"}
CARD_WORDS = {"draw": "throw", "swap": "swap", "play": "play"}
MOVE_TRUMP = 8
MOVE_BID = 16
MOVE_BID_WITH = 32
MOVE_CHALLENGE = 48

GARNET, PEEP, ECARTE, FLOATER = 1, 2, 3, 4
SPARES = {GARNET: 5, PEEP: 1, FLOATER: 1}  # cards that a mode lays on the table

MOST_CHIPS = 1_000_000


class Words(Tongue):
    """The words of Nap; clauses N1-N43, settled ambiguities A1-A17."""

    clauses = "NA"

    def word(self, game: Game, move: int) -> str:
        """See Tongue.word."""
        if move >= CARD:
            return f"{CARD_WORDS[PHASES[game.phase]]} {card_word(move - CARD)}"
        if move >= MOVE_CHALLENGE:
            return f"challenge {move - MOVE_CHALLENGE}"
        if move >= MOVE_BID:
            return f"bid {self.bid(move)}"
        if move >= MOVE_TRUMP:
            return f"trump {SUITS[move - MOVE_TRUMP]}"
        return WORDS.get(move) or super().word(game, move)

    def secret(self, what: int) -> str:
        """See Tongue.secret."""
        return SECRETS[what]

    def bid(self, bid: int) -> str:
        """See Tongue.bid: the bid is given by its move."""
        if bid == MOVE_PASS:
            return "pass"
        if bid >= MOVE_BID_WITH:
            return f"{BIDS[bid - MOVE_BID_WITH]} with"
        return BIDS[bid - MOVE_BID] + (" without" if self.game.mode == FLOATER else "")

    def state(self, game: Game, seat: int) -> Json:
        """See Tongue.state."""
        assert isinstance(game, Table)
        shown_to: Table | View = game if seat == NOBODY else game.view(seat)
        table: Any = shown_to
        played = [[table.played[2 * n], card_word(table.played[2 * n + 1])] for n in range(table.laid)]
        said = [[table.spoken[2 * n], table.spoken[2 * n + 1]] for n in range(table.bids)]
        highest = [bid for who, bid in said if who == table.declarer and bid != MOVE_PASS]
        has_bid = table.declarer != NOBODY
        return {
            "game": "nap",
            "deal": table.deal,
            "phase": PHASES[table.phase],
            "dealer": table.dealer,
            "to_act": None if table.to_act == NOBODY else table.to_act,
            "hands": [card_words(hand) for hand in _hands(table)],
            "bids": [[who, self.bid(bid)] for who, bid in said],
            "declarer": table.declarer if has_bid else None,
            "bid": (self.bid(highest[-1]) if highest else BIDS[table.bid]) if has_bid else None,
            "trump": SUITS[table.trump] if table.trump < len(SUITS) else None,
            "trick": played[table.opened :],
            "played": played,
            "taken": list(table.taken),
            "chips": list(table.chips),
            "kitty": table.kitty,
            "peeped": [other for other in range(table.seats) if table.peeped >> other & 1],
            "seen": _table_card(game) if seat == NOBODY else card_word(table.seen),
            "stock": table.stock,
        }

    def place(self, match: Match, position: Json) -> None:
        """See Tongue.place: a deal just dealt, before the first word."""
        table = match.game
        assert isinstance(table, Table)
        known_fields(position, ("hands", "dealer", "spare", "chips", "kitty"))
        dealer = whole_in(position, "dealer", 0, table.seats - 1) if "dealer" in position else first_dealer(table)
        chips = _read_chips(table, position) if "chips" in position else [table.start] * table.seats
        kitty = whole_in(position, "kitty", 0, MOST_CHIPS) if "kitty" in position else 0
        gone = _eliminated(table, chips, dealer)
        pack = set(table.fresh)
        hands = _read_hands(table, position, dealer, gone, pack)
        spare = _read_spare(table, position, pack)

        table.gone = gone
        table.dealer = dealer
        clearing.clear(table)
        table.deal = 1
        table.kitty = kitty
        table.doubled = False
        table.reshuffle = True
        if table.revoke is not None:
            table.revoke.clear()
            table.revoke.declarer = NOBODY
        for seat, hand in enumerate(hands):
            table.chips[seat] = chips[seat]
            table.held[seat] = len(hand)
            start = seat * table.width
            table.hands[start : start + len(hand)] = bytes(sorted(hand))
        table.stock = len(table.fresh) - sum(table.held)
        _lay_spare(table, spare, pack)
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


def _table_card(table: Table) -> str | None:
    """The card of Peep Nap or the floater that lies on the table."""
    return card_word(table.spare[0]) if table.mode in (PEEP, FLOATER) and table.spares else None


def _eliminated(table: Table, chips: list[int], dealer: int) -> int:
    """The seats without chips where these are out, a bit a seat."""
    if not table.eliminates:
        return 0
    if min(chips) < 0:
        raise impossible("With elimination nobody has fewer than no chips.")
    gone = sum(1 << seat for seat, held in enumerate(chips) if held == 0)
    if table.seats - gone.bit_count() < 3:
        raise impossible("With elimination at least three seats have chips.")
    if gone >> dealer & 1:
        raise impossible(f"Seat {dealer} has no chips, is out and cannot deal.")
    return gone


def _read_hands(table: Table, position: Json, dealer: int, gone: int, pack: set[int]) -> list[list[int]]:
    """The hands of a position, taken out of the pack: of the right size, no card twice."""
    hands = list_in(position, "hands")
    if len(hands) != table.seats:
        raise impossible(f"'hands' has one list for each of the {table.seats} seats, not {len(hands)}.")
    resting = table.seats - gone.bit_count() == table.resting
    read = []
    for seat, hand in enumerate(hands):
        size = 0 if gone >> seat & 1 or (resting and seat == dealer) else table.size
        if not isinstance(hand, list) or len(hand) != size:
            raise impossible(f"The hand of seat {seat} is a list of {size} cards, not {shown(hand)}.")
        read.append([_take(pack, word) for word in hand])
    return read


def _read_spare(table: Table, position: Json, pack: set[int]) -> list[int]:
    """The spare cards of a position, taken out of the pack."""
    words = list_in(position, "spare") if "spare" in position else []
    most = len(pack) if table.mode == ECARTE else SPARES.get(table.mode, 0)
    if len(words) > most:
        raise impossible(f"There are at most {most} spare cards here, not {len(words)}.")
    return [_take(pack, word) for word in words]


def _lay_spare(table: Table, spare: list[int], pack: set[int]) -> None:
    """Lay the spare cards, what was left out by chance from the rest of the pack, and let the first seat begin."""
    count = len(spare) + len(pack) if table.mode == ECARTE else SPARES.get(table.mode, 0)
    rest = bytearray(sorted(pack))
    if len(spare) < count:
        table.chance.shuffle(rest, len(rest))
    cards_there = bytes(spare) + bytes(rest)
    table.spares = count
    table.spare[:count] = cards_there[:count]
    if table.mode in (PEEP, FLOATER):
        table.spare[1] = table.spare[0]
    if table.mode == ECARTE:
        table.variant.begin(table)
    else:
        table.stock -= count
        table.enter(PHASES.index("bid"))


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
