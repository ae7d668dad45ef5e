"""How a game's moves, events and states are said: what all games share, and what each adds."""

from typing import Any

from engine import contract
from engine.contract import NOBODY, Game
from engine.match import Match
from sim.referee.cards import SUITS, card_word, rank_word
from sim.referee.fields import Fault, Json, is_whole, shown

PAYERS: dict[int, str] = {contract.KITTY: "kitty", contract.BOARD: "board"}


class Tongue:
    """The words of one game. A game's own file extends this class."""

    clauses = "NA"  # the letters of its clauses and of its settled ambiguities in the rules sheet

    def __init__(self, game: Any = None) -> None:
        """Words for a match; where no word hangs on its house rules, for any."""
        self.game = game  # of the game's own class

    def word(self, game: Game, move: int) -> str:
        """A legal move in words."""
        if move >= contract.CARD:
            return f"play {card_word(move - contract.CARD)}"
        return {contract.MOVE_DEAL: "deal", contract.MOVE_PASS: "pass", contract.MOVE_DONE: "done"}[move]

    def secret(self, what: int) -> str:
        """The name of the event of an act whose card is not shown, from the number of its move."""
        raise KeyError(what)

    def bid(self, bid: int) -> str:
        """A bid in words, `pass` too."""
        raise KeyError(bid)

    def state(self, game: Game, seat: int) -> Json:
        """The state as a seat may know it; all of it for NOBODY."""
        raise KeyError(seat)

    def place(self, match: Match, position: Json) -> None:
        """Put a position; raises Fault (bad-position) and changes nothing when the rules cannot reach it."""
        raise KeyError("position")

    def plays(self, game: Game) -> list[Json]:
        """Every legal complete play of a throw; only Jacquet has throws."""
        raise Fault("bad-request", "Only Jacquet has 'plays'.")

    def events(self, events: list[tuple[int, ...]]) -> list[Json]:
        """What a move brought about, as the referee tells it."""
        return [self.event(event) for event in events]

    def event(self, event: tuple[int, ...]) -> Json:
        """An event of the engine as the referee tells it."""
        number, *fields = event
        name, *keys = _EVENTS[number]
        told: Json = dict(zip(keys, fields, strict=False))
        match number:
            case contract.BID:
                told["bid"] = self.bid(fields[1])
            case contract.TRUMP:
                told["suit"] = SUITS[fields[1]]
            case contract.PLAYED | contract.TAKE:
                told["card"] = card_word(fields[1])
            case contract.PAY:
                told = self.payment(*fields)
            case contract.DEAL_END:
                if fields[1] == NOBODY:
                    del told["seat"]
            case contract.MATCH_END:
                told["seats"] = [seat for seat in range(8) if fields[0] >> seat & 1]
            case contract.SECRET:
                name = self.secret(fields[1])
                told = {"seat": fields[0]} | ({"count": fields[2]} if name == "draw" else {})
            case contract.SANS:
                told["rank"] = rank_word(fields[1])
            case contract.ROLL:
                told = {"seat": fields[0], "dice": [die for die in fields[1:] if die]}
            case contract.LOST:
                told = {"seat": fields[0], "dice": [fields[1]] * fields[2]}
        return {"event": name} | told

    def payment(self, payer: int, payee: int, chips: int, clause: int) -> Json:
        """Who pays whom, how much and by which clause."""
        return {
            "from": PAYERS.get(payer, payer),
            "to": PAYERS.get(payee, payee),
            "chips": chips,
            "clause": self.clause(clause),
        }

    def clause(self, clause: int) -> str:
        """A clause by its name in the rules sheet: 21 is N21, CLAUSE_A + 2 is A2."""
        own, settled = self.clauses
        return f"{settled}{clause - contract.CLAUSE_A}" if clause > contract.CLAUSE_A else f"{own}{clause}"


_EVENTS: dict[int, tuple[str, ...]] = {
    contract.DEAL: ("deal", "deal", "dealer"),
    contract.BID: ("bid", "seat", "bid"),
    contract.TRUMP: ("trump", "seat", "suit"),
    contract.PLAYED: ("card", "seat", "card"),
    contract.TRICK: ("trick", "seat"),
    contract.PAY: ("pay",),
    contract.DEAL_END: ("deal-end", "deal", "seat"),
    contract.MATCH_END: ("match-end", "seats"),
    contract.SECRET: ("secret",),
    contract.TAKE: ("take", "seat", "card", "chips"),
    contract.SANS: ("sans", "seat", "rank"),
    contract.ROLL: ("roll",),
    contract.STEP: ("step", "seat", "number", "point"),
    contract.LOST: ("lost",),
    contract.OUT: ("out", "seat"),
}


def impossible(sentence: str) -> Fault:
    """A position that cannot be put."""
    return Fault("bad-position", sentence)


def whole_in(position: Json, name: str, least: int, most: int) -> int:
    """A whole number of a position within bounds."""
    value = position[name]
    if not is_whole(value) or not least <= value <= most:
        raise impossible(f"'{name}' is a whole number from {least} to {most}, not {shown(value)}.")
    return value


def list_in(position: Json, name: str) -> list[Any]:
    """A list of a position."""
    value = position[name]
    if not isinstance(value, list):
        raise impossible(f"'{name}' is a list, not {shown(value)}.")
    return value


def known_fields(position: Json, names: tuple[str, ...]) -> None:
    """Refuse a position that has fields of no meaning, or lacks the first of `names`."""
    for name in position:
        if name not in names:
            raise impossible(f"A position has no '{name[:20]}'; it has {', '.join(names)}.")
    if names[0] not in position:
        raise impossible(f"A position needs '{names[0]}'.")
