"""What set-up offers of a game's house rules, in words: from the game's options and parlour.choices.

Loaded for set-up alone. About 1.5 KB of heap.
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
            words_of = __import__("parlour.choices." + game, None, None, (game,))
        except ImportError:
            # A game whose options have no words yet.
            words_of = None
        self._words = words_of
        self.choices = words_of.CHOICES if words_of else ()
        self.usual = pack_options(self.options, words_of.OFFERED if words_of else {})
        self.presets = words_of.PRESETS if words_of else ()
        self._packs = []
        self._rules = self.usual
        self._ask = self._value

    def place(self, name):
        """The place of an option among the packed ones."""
        return number_of(self.options, name)

    def preset_line(self, place):
        """A line of the row of presets: its name, its help, then a value for each and one for none of them."""
        return words.line(self._words.PRESET_WORDS, place)

    def preset(self, packed):
        """Which preset these house rules are; the number of presets when they are none."""
        for number in range(len(self.presets)):
            if self.packed(number) == packed:
                return number
        return len(self.presets)

    def packed(self, number):
        """The house rules of a preset, packed."""
        if not self._packs:
            for preset in self.presets:
                self._packs.append(catalogue.pack(self._game, preset))
        return self._packs[number]

    def idle(self, name, packed):
        """The number, from 1 on, of the reason why an option has no effect now; 0 when it has."""
        self._rules = packed
        return self._words.idle(name, self._ask) if hasattr(self._words, "idle") else 0

    def idle_words(self, reason):
        """That reason in words."""
        return words.line(self._words.IDLE_WORDS, reason - 1)

    def _value(self, name):
        place = self.place(name)
        values = self.options[place][1]
        return self._rules[place] if values is None else values[self._rules[place]]

    def wrong(self, seats, packed):
        """What the engine has against these house rules (its misfit); () when they go together."""
        return self._engine.misfit(seats, packed) if hasattr(self._engine, "misfit") else ()

    def concerns(self, wrong, name):
        """Whether an option has a part in what is wrong."""
        return wrong and name in self._words.MISFIT_OPTIONS[wrong[0]]

    def misfit(self, wrong):
        """What is wrong in words; b"" when nothing is."""
        return words.say(self._words.MISFIT_WORDS, *wrong[1:]).split(b"\n")[wrong[0]] if wrong else b""

    def follow(self, name, packed):
        """An option was changed: another that hangs on it takes a value that suits it."""
        if hasattr(self._words, "follow"):
            self._rules = packed
            other, value = self._words.follow(name, self._ask)
            if other:
                packed[self.place(other)] = value
