"""Jacquet for the referee: its moves, its states, its positions and all plays of a throw."""

from engine.contract import LOST, MOVE_DEAL, MOVE_DONE, NOBODY, Game
from engine.jacquet.plays import Plays
from engine.jacquet.position import BadPosition, put
from engine.jacquet.rules import Table
from engine.match import Match
from sim.referee.fields import Fault, Json, shown
from sim.referee.tongue import Tongue, impossible, known_fields, list_in, whole_in

PHASES = ("opening", "roll", "move", "over")
PHASE_MOVE = PHASES.index("move")
MOST_TRIES = 1 << 24


class Words(Tongue):
    """The words of Jacquet; clauses J1-J21, settled ambiguities B1-B10."""

    clauses = "JB"

    def word(self, game: Game, move: int) -> str:
        """See Tongue.word."""
        if move == MOVE_DEAL:
            return "roll"
        return "done" if move == MOVE_DONE else f"step {move >> 5} {move & 31}"

    def events(self, events: list[tuple[int, ...]]) -> list[Json]:
        """See Tongue.events: the numbers that a seat could not play are one event, however many they are."""
        told: list[Json] = []
        for event in events:
            said = self.event(event)
            if event[0] == LOST and told and told[-1]["event"] == "lost":
                told[-1]["dice"] += said["dice"]
            else:
                told.append(said)
        return told

    def payment(self, payer: int, payee: int, chips: int, clause: int) -> Json:
        """See Tongue.payment: points come from nobody."""
        return {"to": payee, "chips": chips, "clause": self.clause(clause)}

    def state(self, game: Game, seat: int) -> Json:
        """See Tongue.state: nothing is hidden from anybody."""
        assert isinstance(game, Table)
        return {
            "game": "jacquet",
            "phase": PHASES[game.phase],
            "to_act": None if game.to_act == NOBODY else game.to_act,
            "men": [list(men[1:]) for men in game.men],
            "couriers": list(game.couriers),
            "dice": [game.high, game.low] if game.low else [game.high] * game.left,
            "score": list(game.score),
        }

    def place(self, match: Match, position: Json) -> None:
        """See Tongue.place: men, couriers, the seat to act and its throw."""
        table = match.game
        assert isinstance(table, Table)
        known_fields(position, ("men", "couriers", "to_act", "dice"))
        men = list_in(position, "men")
        for side in men:
            if not isinstance(side, list):
                raise impossible(f"'men' has a list of counts for each side, not {shown(side)}.")
        couriers = list_in(position, "couriers") if "couriers" in position else [1, 1]
        to_act = whole_in(position, "to_act", 0, 1) if "to_act" in position else 0
        dice = list_in(position, "dice") if "dice" in position else []
        try:
            put(table, men, couriers, to_act, dice)
        except BadPosition as fault:
            raise impossible(str(fault)) from fault
        match.mark()

    def plays(self, game: Game) -> list[Json]:
        """See Tongue.plays: one for each resulting position of the mover's men."""
        assert isinstance(game, Table)
        if game.phase != PHASE_MOVE:
            raise Fault("illegal", "There is no throw to be played.")
        legal = bytearray(64)
        offered = bytes(legal[: game.moves(legal)])
        if offered[0] == MOVE_DONE:
            return [{"steps": [], "men": list(game.men[game.to_act][1:])}]
        walk = Plays()
        walk.begin(game)
        found: dict[bytes, bytes] = {}
        while walk.run(MOST_TRIES):
            if walk.path[0] not in offered:
                continue
            if walk.depth > walk.least:
                # Whatever uses fewer numbers is no complete play (B4).
                walk.least = walk.depth
                found.clear()
            found.setdefault(bytes(walk.men[1:]), bytes(walk.path[: walk.depth]))
        return [
            {"steps": [f"{move >> 5} {move & 31}" for move in path], "men": list(men)} for men, path in found.items()
        ]
