"""What Jacquet's table says: what is asked, what was thrown and played, who won. About 2 KB of heap.

Points are each side's own route (rules sheet, part 2): 1 its talon, 24 the last before the rail.
"""

from micropython import const

from parlour import words
from parlour.words import fit

_W_ASK_THROW = const(400)
_W_ASK_FIRST = const(401)
_W_ASK_BEGIN = const(402)
_W_ASK_ONE_DIE = const(403)
_W_ASK_TWO = const(404)
_W_ASK_ONE = const(405)
_W_ASK_TIMES = const(406)
_W_ASK_OFF_TWO = const(407)
_W_ASK_OFF_ONE = const(408)
_W_ASK_TO = const(409)
_W_ASK_OFF = const(410)
_W_ASK_DONE = const(411)
_W_ASK_LOST = const(412)
_W_ASK_PASSED = const(413)
_W_ASK_ALL_OFF = const(414)
_W_ASK_THEIRS_TWO = const(415)
_W_ASK_THEIRS = const(416)
_W_ASK_EQUAL = const(417)
_W_WAIT_THROW = const(420)
_W_WAIT_PLAY_MEN = const(423)
_W_WAIT_THEIRS = const(424)
_W_SIDE_OFF = const(451)
_W_LAST_COURIER = const(430)
_W_LAST_OFF = const(431)
_W_LAST_MEN = const(432)
_W_LAST_NOTHING = const(433)
_W_LAST_LOST = const(434)
_W_LAST_PASSED = const(435)
_W_WON_GAME = const(460)
_W_WON_DOUBLE = const(461)

_OPENING = const(0)
_ROLL = const(1)
_DONE = const(2)
_FIRST_STEP = const(33)
_BORROWED = const(3)
_ONE_DIE = const(4)
_VERSAILLES = const(1)
_MEN = const(15)
_OFF = const(25)
_NOBODY = const(255)
_NAME = const(4)  # letters that a name has at least
_REST = const(28)  # letters that the rest of a line may take
_SPANISH = const(2)


def numbers(high, low, left):
    """Numbers still to be played as text: 6-4, 6, 4 x3."""
    if low:
        return b"%d-%d" % (high, low)
    return b"%d x%d" % (high, left) if left > 1 else b"%d" % high


def ask(sitting, view, room):
    """What the seat to act is asked, for its legal moves."""
    first = sitting.legal[0]
    if view.phase == _OPENING:
        return fit(_W_ASK_FIRST, room)
    if view.phase == _ROLL:
        begins = view.last_seat == _NOBODY
        return fit(_W_ASK_BEGIN if begins else _W_ASK_ONE_DIE if view.stage == _ONE_DIE else _W_ASK_THROW, room)
    if first == _DONE:
        return _done(view, room)
    high = view.high
    low = view.low
    other = sitting.names[1 - view.to_act]
    steps = sitting.legal
    playable = 0
    off = False
    for n in range(sitting.count):
        number = steps[n] >> 5
        playable |= 1 << number
        off = off or (steps[n] & 31) + number >= _OFF
    if low and not playable >> low & 1:
        low = 0
    elif low and not playable >> high & 1:
        high = low
        low = 0
    if view.stage == _BORROWED:
        return fit(_W_ASK_THEIRS_TWO, room, other, high, low) if low else fit(_W_ASK_THEIRS, room, other, high)
    if view.stage:
        # Equal priority dice.
        return fit(_W_ASK_EQUAL, room, high, view.left) if view.stage < _BORROWED else b""
    if low:
        return fit(_W_ASK_OFF_TWO if off else _W_ASK_TWO, room, high, low)
    if off:
        return fit(_W_ASK_OFF_ONE, room, high)
    if view.left > 1 and not view.low:
        return fit(_W_ASK_TIMES, room, high, view.left)
    return fit(_W_ASK_ONE, room, high)


def _done(view, room):
    """The turn is to be ended; what cannot be played is told (J7; J20 c-d: it goes over)."""
    if view.men[view.to_act][_OFF] == _MEN:
        return won(room)
    if not view.left:
        return fit(_W_ASK_DONE, room)
    passes = view.variant == _VERSAILLES and view.stage == 0
    return fit(_W_ASK_PASSED if passes else _W_ASK_LOST, room, numbers(view.high, view.low, view.left))


def won(room):
    """The game is won."""
    return fit(_W_ASK_ALL_OFF, room)


def landing(move, room):
    """The chosen landing point of the chosen man."""
    number = move >> 5
    to = (move & 31) + number
    return fit(_W_ASK_OFF, room, number) if to >= _OFF else fit(_W_ASK_TO, room, number, to)


def wait(sitting, view, room):
    """What somebody is to do of whom nothing is asked here."""
    if view.phase < _DONE:
        return fit(_W_WAIT_THROW, room)
    if view.stage == _BORROWED:
        text = numbers(view.high, view.low, view.left)
        return fit(_W_WAIT_THEIRS, room, sitting.names[1 - view.to_act], text)
    if view.stage:
        return fit(_W_ASK_EQUAL, room, view.high, view.left)
    return fit(_W_WAIT_PLAY_MEN, room)


def last(sitting, view, lost, courier, room):
    """What the last turn came to; `lost` as text, b"" for nothing; `courier`: where that side's courier stood before, 0
    for at home."""
    seat = view.last_seat
    if seat == _NOBODY:
        return b""
    # Names give way to the men, but for their first letters.
    letters = max(_NAME, room - _REST)
    name = sitting.names[seat][:letters]
    other = sitting.names[1 - seat][:letters]
    steps = view.last
    count = view.last_count
    dice = _dice(steps, count, lost)
    borrowed = view.phase == _DONE and view.stage == _BORROWED and view.to_act != seat
    if borrowed:
        return fit(_W_LAST_PASSED, room, name, dice, lost, other)
    if not count:
        return fit(_W_LAST_NOTHING, room, name, dice)
    moved = _moves(steps, count)
    if lost:
        return fit(_W_LAST_LOST, room, name, dice, lost, moved)
    end = courier
    off = 0
    for n in range(count):
        if steps[n] & 31 == end:
            end += steps[n] >> 5
        else:
            courier = 0
        if (steps[n] & 31) + (steps[n] >> 5) >= _OFF:
            off += 1
    if courier:
        return fit(_W_LAST_COURIER, room, name, dice, end)
    if off == count:
        return fit(_W_LAST_OFF, room, name, dice, off)
    return fit(_W_LAST_MEN, room, name, dice, moved)


def _dice(steps, count, lost):
    """The numbers of a turn, the higher first: 5-2, 4-4, or 4 alone."""
    if not count:
        return lost
    high = low = steps[0] >> 5
    for n in range(1, count):
        number = steps[n] >> 5
        high = max(high, number)
        low = min(low, number)
    if count == 1 and not lost:
        return b"%d" % high
    if high == low and lost:
        other = lost[0] - 48
        high, low = max(high, other), min(low, other)
    return b"%d-%d" % (high, low)


def _moves(steps, count):
    """The steps as 3/9 4/6, a man that went on as one: 3/9/11 is told as 3/11; equal ones once, with how many."""
    text = b""
    told = bytearray(count)
    for n in range(count):
        if told[n]:
            continue
        start = steps[n] & 31
        end = start + (steps[n] >> 5)
        for other in range(n + 1, count):
            if not told[other] and steps[other] & 31 == end:
                told[other] = 1
                end += steps[other] >> 5
        same = 1
        for other in range(n + 1, count):
            if not told[other] and steps[other] == steps[n] and end == start + (steps[n] >> 5):
                told[other] = 1
                same += 1
        text += b" %d/%s" % (start, b"%d" % end if end < _OFF else words.say(_W_SIDE_OFF))
        if same > 1:
            text += b" x%d" % same
    return text[1:]


def heading(sitting):
    """What the last game came to."""
    payments = sitting.payments
    if not payments:
        return b""
    seat = payments[0][2]
    double = payments[0][3] == 2 and sitting.view.variant != _SPANISH
    return words.say(_W_WON_DOUBLE if double else _W_WON_GAME, sitting.names[seat])
