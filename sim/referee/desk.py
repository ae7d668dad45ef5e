"""The desk: the matches in hand, and an answer to every request."""

from collections.abc import Callable
from importlib import import_module
from secrets import randbelow

from engine import catalogue, record
from engine.chance import Chance
from engine.contract import MOST_MOVES, NOBODY, BadOption, BadRecord, CannotUndo, IllegalMove, ParlourError
from engine.match import Match
from sim.referee.fields import MOST_SEED, Fault, Json, bad, fetch, is_whole, read, shown, table, text, whole
from sim.referee.tongue import Tongue

LEVELS = ("easy", "normal", "hard")
MOST_SENTENCE = 300

CODES: tuple[tuple[type[ParlourError], str], ...] = (
    (IllegalMove, "illegal"),
    (CannotUndo, "cannot-undo"),
    (BadOption, "bad-request"),
    (BadRecord, "bad-record"),
)


def tongue(match: Match) -> Tongue:
    """The words of a match: the class `Words` of its game's file beside this one."""
    return import_module(f"sim.referee.{match.name}").Words(match.game)


class Desk:
    """Holds the matches and answers requests; a request that fails changes nothing."""

    def __init__(self) -> None:
        self._matches: dict[int, tuple[Match, Tongue]] = {}
        self._given = 0
        self._requests: dict[str, Callable[[Json], Json]] = {
            "games": self._games,
            "options": self._options,
            "new": self._new,
            "set": self._set,
            "state": self._state,
            "moves": self._moves,
            "play": self._play,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "bot": self._bot,
            "plays": self._plays,
            "close": self._close,
        }

    def answer(self, line: bytes) -> Json:
        """The answer to one line, whatever stands in it."""
        try:
            request = read(line)
            word = text(request, "do")
            if word not in self._requests:
                bad(f"There is no request {shown(word)}; there are: {', '.join(self._requests)}.")
            return {"ok": True} | self._requests[word](request)
        except Fault as fault:
            return refusal(fault.code, str(fault))
        except ParlourError as fault:
            return refusal(next(code for kind, code in CODES if isinstance(fault, kind)), str(fault))

    # What the requests do, in the order of the referee's table.

    def _games(self, request: Json) -> Json:
        return {"games": [{"name": name, "seats": [least, most]} for name, least, most, _ in catalogue.GAMES]}

    def _options(self, request: Json) -> Json:
        options = catalogue.load(_game(request), "options").OPTIONS
        return {
            "options": [
                {"name": name, "values": [], "default": default}
                if values is None
                else {"name": name, "values": list(values), "default": values[default]}
                for name, values, default in options
            ]
        }

    def _new(self, request: Json) -> Json:
        game = _game(request)
        _, least, most, _ = catalogue.find(game)
        seats = whole(request, "seats", least, most)
        chosen = table(request, "options") if "options" in request else {}
        packed = catalogue.pack(game, chosen)
        low, high = _seed(request)
        return self._take_in(Match(game, seats, packed, low, high))

    def _set(self, request: Json) -> Json:
        match, words = self._find(request)
        words.place(match, table(request, "position"))
        return {}

    def _state(self, request: Json) -> Json:
        match, words = self._find(request)
        seat = whole(request, "seat", 0, match.game.seats - 1) if "seat" in request else NOBODY
        return {"state": words.state(match.game, seat)}

    def _moves(self, request: Json) -> Json:
        match, words = self._find(request)
        if match.game.to_act == NOBODY:
            return {"seat": None, "moves": []}
        return {"seat": match.game.to_act, "moves": list(_legal(match, words))}

    def _play(self, request: Json) -> Json:
        match, words = self._find(request)
        word = text(request, "move")
        legal = _legal(match, words)
        if word not in legal:
            raise Fault("illegal", _why_not(match, word))
        events: list[tuple[int, ...]] = []
        match.play(legal[word], events)
        return {"events": words.events(events)}

    def _undo(self, request: Json) -> Json:
        match, _ = self._find(request)
        match.undo()
        return {}

    def _save(self, request: Json) -> Json:
        match, _ = self._find(request)
        return {"record": record.to_text(record.pack(match))}

    def _load(self, request: Json) -> Json:
        return self._take_in(record.unpack(record.from_text(text(request, "record"))))

    def _bot(self, request: Json) -> Json:
        match, words = self._find(request)
        level = text(request, "level")
        if level not in LEVELS:
            bad(f"There is no level {shown(level)}; there are: {', '.join(LEVELS)}.")
        low, high = _seed(request)
        game = match.game
        if game.to_act == NOBODY:
            raise Fault("illegal", "The match is over; there is no seat to act.")
        moves = bytearray(MOST_MOVES)
        count = match.moves(moves)
        bot = catalogue.load(match.name, "bot").Bot(LEVELS.index(level), Chance(low, high))
        bot.begin(match.view(game.to_act), moves, count)
        move = bot.think()
        while move == NOBODY:
            move = bot.think()
        return {"move": words.word(game, move)}

    def _plays(self, request: Json) -> Json:
        match, words = self._find(request)
        return {"plays": words.plays(match.game)}

    def _close(self, request: Json) -> Json:
        self._find(request)
        del self._matches[request["match"]]
        return {}

    def _take_in(self, match: Match) -> Json:
        words = tongue(match)
        self._given += 1
        self._matches[self._given] = (match, words)
        return {"match": self._given}

    def _find(self, request: Json) -> tuple[Match, Tongue]:
        number = fetch(request, "match")
        if not is_whole(number):
            bad(f"'match' is a whole number, not {shown(number)}.")
        if number not in self._matches:
            raise Fault("no-match", f"There is no match {shown(number)}.")
        return self._matches[number]


def refusal(code: str, sentence: str) -> Json:
    """The answer to a request that cannot be granted."""
    if len(sentence) > MOST_SENTENCE:
        sentence = sentence[: MOST_SENTENCE - 3] + "..."
    return {"ok": False, "code": code, "error": sentence}


def _game(request: Json) -> str:
    game = text(request, "game")
    catalogue.find(game)
    return game


def _seed(request: Json) -> tuple[int, int]:
    """The two words of a seed; drawn by chance when none is given."""
    seed = whole(request, "seed", 0, MOST_SEED) if "seed" in request else randbelow(MOST_SEED + 1)
    return seed & 0x3FFFFFFF, seed >> 30


def _legal(match: Match, words: Tongue) -> dict[str, int]:
    """The legal moves of the seat to act, by their words."""
    out = bytearray(MOST_MOVES)
    return {words.word(match.game, move): move for move in out[: match.moves(out)]}


def _why_not(match: Match, word: str) -> str:
    if match.game.to_act == NOBODY:
        return "The match is over; no move is left."
    return f"Seat {match.game.to_act} cannot play {shown(word)} now."
