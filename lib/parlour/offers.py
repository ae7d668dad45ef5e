"""What set-up offers of a game's house rules, in words: from the game's options and parlour.choices.

Loaded for set-up alone. About 1.2 KB of heap.
"""

from engine import catalogue
from engine.options import number_of, pack_options
from parlour import words


class Offer:
    """Of the game with this name: `options` (the engine's table), `choices` (option's name, number of its words),
    `usual` (packed: what is offered first), `presets` (options by name, for each well-known way to play)."""

    def __init__(self, game):
        self._engine = catalogue.load(game, "options")
        self._game = game
        self.options = self._engine.OPTIONS
        try:
            words_of = __import__("parlour.choices." + game, None, None, ("CHOICES",))
        except ImportError:
            words_of = None
        self._words = words_of
        self.choices = getattr(words_of, "CHOICES", ())
        self.usual = pack_options(self.options, getattr(words_of, "OFFERED", {}))
        self.presets = getattr(words_of, "PRESETS", ())

    def place(self, name):
        """The place of an option among the packed ones."""
        return number_of(self.options, name)

    def preset_lines(self):
        """Name, help and values of the row of presets; the last value is none of them."""
        return words.say(self._words.PRESET_WORDS).split(b"\n")

    def preset(self, packed):
        """Which preset these house rules are; the number of presets when they are none."""
        for number in range(len(self.presets)):
            if self.packed(number) == packed:
                return number
        return len(self.presets)

    def packed(self, number):
        """The house rules of a preset, packed."""
        return catalogue.pack(self._game, self.presets[number])

    def idle(self, name, packed):
        """Why an option has no effect now, in words; b"" when it has."""
        if not hasattr(self._words, "idle"):
            return b""
        line = self._words.idle(name, lambda other: self._value(packed, other))
        return words.say(self._words.IDLE_WORDS).split(b"\n")[line - 1] if line else b""

    def _value(self, packed, name):
        place = self.place(name)
        values = self.options[place][1]
        return packed[place] if values is None else values[packed[place]]

    def misfit(self, seats, packed, name=None):
        """Why these house rules do not go together, in words; b"" when they do, or when `name` has no part in it."""
        if not hasattr(self._engine, "misfit"):
            return b""
        wrong = self._engine.misfit(seats, packed)
        if not wrong or name and name not in self._words.MISFIT_OPTIONS[wrong[0]]:
            return b""
        return words.say(self._words.MISFIT_WORDS, *wrong[1:]).split(b"\n")[wrong[0]]

    def follow(self, name, packed):
        """An option was changed: another that hangs on it takes a value that suits it."""
        if hasattr(self._words, "follow"):
            other, value = self._words.follow(name, lambda other: self._value(packed, other))
            if other:
                packed[self.place(other)] = value
