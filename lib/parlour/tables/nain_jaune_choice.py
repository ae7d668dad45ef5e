"""What the seat to act chooses at Nain Jaune's table: a card, to pass, to stop or to collect; and what is said of it.

About 2 KB of heap.
"""

from micropython import const

from handheld.contract import DOWN, RIGHT, UP
from parlour import settings, words
from parlour.tables import nain_jaune_say
from parlour.tables.nain_jaune_board import compartment

_W_NJ_PRESS = const(525)
_W_NJ_REMINDER = const(526)
_W_NJ_STOP = const(527)

_PASS = const(1)
_CLAIM = const(3)
_STOP = const(4)
_CARD = const(128)
_NONE = const(255)

_OPTION_COLLECT = const(3)


class Choice:
    """The choice at a Table whose parts it writes to. `holds`: whose hand is spread out for its turn, or 255."""

    def __init__(self, table):
        self._table = table
        self._by_hand = table.sitting.view.options[_OPTION_COLLECT] > 0
        self._move = _NONE  # a move that is no card
        self._may_stop = False
        self.holds = _NONE

    def forget(self):
        """Nothing is asked."""
        self._move = _NONE
        self.holds = _NONE

    def ask(self, view):
        """The seat to act must choose among sitting.legal."""
        table = self._table
        sitting = table.sitting
        legal = sitting.legal
        count = sitting.count
        wanted = _NONE
        self._may_stop = False
        self._move = _NONE
        for place in range(count):
            card = legal[place] - _CARD
            if legal[place] == _STOP:
                self._may_stop = True
            elif view.run and card > 0 and view.stake_of(card):
                wanted = card
        cards = legal[count - 1] > _CARD
        if not cards:
            self._move = _PASS
            if count == 1 and settings.passes():
                sitting.play(_PASS)
                return
        elif self.holds != view.to_act:
            table.hand.take(view)
            self.holds = view.to_act
        table.hand.allow(legal, count if cards else 0, view.run == 0, wanted)
        self.prompt(view)

    def prompt(self, view):
        """Say what is asked, and what the choice would bring."""
        table = self._table
        talk = table.talk
        hand = table.hand
        name = table.sitting.names[view.to_act]
        card = hand.chosen()
        table.run.miss(view, self._move == _STOP)
        table.board.light(compartment(card) if card != _NONE and view.stake_of(card) else _NONE)
        room = talk.top.beside(name)
        if card == _NONE:
            hand.reach(0)
            if self._move == _STOP:
                text = words.fit(_W_NJ_STOP, room - 2, nain_jaune_say.rank(view.run + 1))
            else:
                text = nain_jaune_say.asked(view, room - 2, table.sitting.match.viewer)
            talk.say(name, text, self.reminder(view, talk.room(name, text)) or words.say(_W_NJ_PRESS))
        elif view.run:
            hand.reach(0)
            text = nain_jaune_say.lay(view, room)
            space = talk.room(name, text)
            talk.say(name, text, nain_jaune_say.takes(view, card, space) or self.reminder(view, space))
        else:
            low = card & 15
            last = low + view.run_from(card) - 1
            hand.reach(last)
            text = nain_jaune_say.asked(view, room, view.to_act)
            if talk.thin:
                text = nain_jaune_say.run(low, last, room)
            else:
                talk.instead(nain_jaune_say.run(low, last, table.places.letters))
            space = talk.room(name, text)
            talk.say(name, text, nain_jaune_say.gain(view, card, last, space) or self.reminder(view, space))

    def reminder(self, view, room):
        """Which button collects, all through one's run: it tells nothing about whether there is something."""
        return words.fit(_W_NJ_REMINDER, room) if self._by_hand and view.last == view.to_act else b""

    def collects(self, view):
        """B in one's own run, where stakes are collected by hand: take the one of the card just laid, if there is one
        (C4). False where B means something else."""
        if not self._by_hand or view.last != view.to_act:
            return False
        sitting = self._table.sitting
        for place in range(sitting.count):
            if sitting.legal[place] == _CLAIM:
                sitting.play(_CLAIM)
                break
        return True

    def take(self):
        """A: make the chosen move."""
        table = self._table
        table.sitting.play(table.hand.chosen() + _CARD if self._move == _NONE else self._move)

    def step(self, action, three):
        """An arrow: another card, or to stop. False at the end."""
        hand = self._table.hand
        way = 1 if action == RIGHT or action == DOWN else -1
        if self._move == _PASS:
            return False
        if not three and (action == UP or action == DOWN):
            return hand.leap(way)
        if self._move == _STOP:
            if way > 0:
                return False
            self._move = _NONE
            return hand.step(-1)
        if hand.step(way):
            return True
        if way < 0 or not self._may_stop:
            return False
        self._move = _STOP
        hand.choose(_NONE)
        return True
