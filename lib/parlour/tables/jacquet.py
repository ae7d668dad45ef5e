"""Jacquet's table: the board, the dice, a cursor over the men that can move.

    LEFT RIGHT   the next man that can move, on the screen; UP DOWN   one in the other row
    A            throw; take the man up; where it has two landing points, A takes the chosen one; end the turn
    B            another man; take back a step of this turn (J5 to J14 leave that to the players: house rule touch)
    MENU         pause (undo, scores, settings: how the board lies)

With three buttons UP and DOWN go round all men that can move. Nothing is hidden, so there is no curtain: between
two persons the board turns to the one whose turn it is, and a plate says so. The parts stand in files of their own.
Objects are made once: about 11 KB with the sheets.
"""

from micropython import const

from engine.contract import DEAL_END, LOST, NOBODY, ROLL, STEP
from handheld.contract import MENU, A, B
from parlour import settings
from parlour.app import Screen, forget
from parlour.sitting import PERSON
from parlour.tables.jacquet_board import Board
from parlour.tables.jacquet_choice import Choice
from parlour.tables.jacquet_say import last
from parlour.tables.jacquet_side import Side
from parlour.tables.jacquet_talk import Talk

_W_WAIT_THREW = const(421)
_W_WAIT_THREW_ONE = const(422)
_W_WAIT_BEGINS = const(425)
_W_WAIT_AGAIN = const(426)

_OPENING = const(0)
_ROLLING = const(1)
_MOVING = const(2)
_MOVE_DONE = const(2)


class Table(Screen):
    """The table of a sitting of Jacquet; see parlour.sitting for what a table must do."""

    def __init__(self, app, sitting):
        super().__init__(app)
        self.sitting = sitting
        self._board = Board()
        self._side = Side()
        self._talk = Talk()
        self._talk.names = sitting.names
        self._turn = None  # the plate that says that the other person is to play
        from parlour.tables import jacquet_outside

        jacquet_outside.make(app, self.group, self._board, self._side, self._talk)
        forget("parlour.tables.jacquet_outside")
        forget("parlour.tables.jacquet_places")
        self._choice = Choice(self._board)
        self._opening = bytearray(2)  # the last dice for the start, by seat
        self._couriers = bytearray(2)  # where they stood when the turn began
        self._told = NOBODY  # whose last turn the groove tells of
        self._lost = None  # what that turn could not play, until the groove has told of it
        self._holder = NOBODY  # who was asked last

    def close(self):
        """What the groove tells is in no view: the table behind the scores goes on telling it."""
        self.sitting.past = bytes([self._talk.last[n] for n in range(self._talk.last.width)])

    # What the sitting wants

    def renew(self):
        """Draw all from the view; nothing is asked."""
        sitting = self.sitting
        view = sitting.view
        self._turned()
        self._choice.close()
        self._turn_to(view)
        self._show(view)
        if sitting.ended:
            self._talk.ask(view, sitting.legal, 0)
            self._talk.groove(self.heading())
        elif self._lost is not None:
            self._finish()
        else:
            if self._told != view.last_seat:
                self._tell_last(view, b"", 0)
            if not view.made_count:
                self._couriers[:] = view.couriers
            self._talk.wait(view)

    def ask(self):
        """A person must choose among sitting.legal."""
        sitting = self.sitting
        view = sitting.view
        seat = view.to_act
        changed = sitting.people == 2 and self._holder not in (seat, NOBODY)
        self._holder = seat
        if self._turn_to(view):
            self._board.show(view)
            self.app.changed()
        if view.phase != _OPENING:
            self._show_side(view)
        self._talk.ask(view, sitting.legal, sitting.count)
        if changed and view.phase != _OPENING:
            from parlour.tables.jacquet_turn import plate

            self._choice.close()
            self._turn = plate(self._board.sheet, sitting.names, view)
            self.group.append(self._turn)
        elif view.phase == _MOVING and sitting.legal[0] != _MOVE_DONE:
            self._choice.take(view, sitting.legal, sitting.count)
        else:
            self._choice.close()
        self._board.draw()

    def tell(self, seat, move, events):
        """Show what just happened; how long it stays."""
        view = self.sitting.view
        event = events[0] if events else (LOST,)
        self._choice.close()
        if event[0] == ROLL:
            return self._tell_roll(seat, view, event)
        if event[0] == STEP:
            self._show(view)
            self._talk.stepped(seat, event[2], event[3])
            return 1
        return self._tell_done(view, events)

    def heading(self):
        """What the last game came to."""
        from parlour.tables.jacquet_end import heading

        forget("parlour.tables.jacquet_end")
        return heading(self.sitting)

    def tick(self, now):
        """Tell of the turn that has ended, once the finger has got its answer; then let the match go on."""
        if self._lost is None:
            self.sitting.tick()
        else:
            self._finish()

    # What happened

    def _tell_roll(self, seat, view, event):
        talk = self._talk
        pace = 1
        if event[3]:
            talk.fit(seat, _W_WAIT_THREW, event[2], event[3])
        else:
            talk.fit(seat, _W_WAIT_THREW_ONE, event[2])
        if view.last_seat == NOBODY and not event[3]:
            # For the start (J4): the die of each side is its own.
            self._opening[seat] = event[2]
            if seat == 0:
                self._opening[1] = 0
            else:
                pace = 2
                if self._opening[0] != self._opening[1]:
                    talk.fit(view.to_act, _W_WAIT_BEGINS)
                elif view.phase == _OPENING:
                    talk.fit(seat, _W_WAIT_AGAIN, event[2])
                else:
                    talk.wait(view)
            self._side.show(view, self._board.below, self._opening)
        else:
            self._show_side(view)
        return pace

    def _tell_done(self, view, events):
        lost = b""
        pace = 1
        for event in events:
            if event[0] == LOST:
                text = b"%d" % event[2] if event[3] < 2 else b"%d x%d" % (event[2], event[3])
                lost = lost + b"-" + text if lost else text
                pace = 2
            elif event[0] == DEAL_END:
                self._holder = self._told = NOBODY
                self._talk.groove(self.heading())
                return 3
        self._lost = lost
        self._show(view)
        return pace

    def _finish(self):
        """Tell of the turn that has ended."""
        view = self.sitting.view
        lost = self._lost
        self._lost = None
        self._tell_last(view, lost, self._couriers[view.last_seat])
        self._couriers[:] = view.couriers
        self._talk.wait(view)

    def _tell_last(self, view, lost, courier):
        """Tell in the groove what the last turn came to."""
        self._told = view.last_seat
        talk = self._talk
        talk.groove(self.sitting.past or last(talk.names, view, lost, courier, talk.last.width))

    def _turned(self):
        """Take the plate at a change of sides away. False when there is none."""
        if self._turn is None:
            return False
        self.group.remove(self._turn)
        self._turn = None
        return True

    # Sides

    def _turn_to(self, view):
        """Bring a side to the bottom: the only person's; of two persons' the one whose turn it is, or always the
        first (a setting). True when the board had to be turned."""
        sitting = self.sitting
        below = 0
        if sitting.people == 1:
            below = 0 if sitting.kinds[0] == PERSON else 1
        elif sitting.people == 2 and settings.values[settings.TURNING] == 0:
            below = self._board.below
            if view.to_act < 2 and view.phase != _OPENING:
                below = view.to_act
        turned = below != self._board.below
        self._board.below = below
        return turned

    def _show(self, view):
        """The men, and all beside them."""
        self._board.show(view)
        self._board.draw()
        self._show_side(view)

    def _show_side(self, view):
        """The dice, pips, men off and the score."""
        start = view.phase == _OPENING or view.phase == _ROLLING and view.last_seat == NOBODY
        self._side.show(view, self._board.below, view.thrown if start else None)

    # What is pressed

    def press(self, action):
        """See the module."""
        sitting = self.sitting
        if action == MENU:
            sitting.seldom("pause")
        elif not sitting.asking():
            if action == A:
                sitting.hurry()
        elif action == B:
            self._back()
        elif action == A:
            self._act()
        elif self._choice.open:
            self._walk(action)

    def _walk(self, action):
        """An arrow."""
        choice = self._choice
        choice.go(action, self.app.handheld.buttons.count == 3)
        self._board.draw()
        if choice.landing:
            self._talk.land(self.sitting.view, choice.move())

    def _act(self):
        """A: the plate is read, the dice are thrown, a man is taken up or set down, the turn is ended."""
        sitting = self.sitting
        choice = self._choice
        if self._turned() and sitting.view.phase == _MOVING:
            self.ask()
        elif not choice.open:
            sitting.play(sitting.legal[0])
        else:
            move = choice.take_up()
            if move:
                sitting.play(move)
            else:
                self._board.draw()
                self._talk.land(sitting.view, choice.move())

    def _back(self):
        """B: another man, or the last step back."""
        sitting = self.sitting
        if self._choice.put_back():
            self._board.draw()
            self._talk.ask(sitting.view, sitting.legal, sitting.count)
        elif sitting.match.can_undo():
            sitting.undo()
