"""What Jacquet's table tells of a turn that has ended, and numbers as text. About 1.2 KB of heap.

Points are each side's own route (rules sheet, part 2): 1 its talon, 24 the last before the rail.
"""

from micropython import const

from parlour import words
from parlour.words import fit

_W_SIDE_OFF = const(451)
_W_LAST_COURIER = const(430)
_W_LAST_OFF = const(431)
_W_LAST_MEN = const(432)
_W_LAST_NOTHING = const(433)
_W_LAST_LOST = const(434)
_W_LAST_PASSED = const(435)

_DONE = const(2)
_BORROWED = const(3)
_OFF = const(25)
_NOBODY = const(255)
_NAME = const(4)  # letters that a name has at least
_REST = const(28)  # letters that the rest of a line may take


def numbers(high, low, left):
    """Numbers still to be played as text: 6-4, 6, 4 x3."""
    if low:
        return b"%d-%d" % (high, low)
    return b"%d x%d" % (high, left) if left > 1 else b"%d" % high


def last(names, view, lost, courier, room):
    """What the last turn came to; `lost` as text, b"" for nothing; `courier`: where that side's courier stood before, 0
    for at home."""
    seat = view.last_seat
    if seat == _NOBODY:
        return b""
    # Names give way to the men, but for their first letters.
    letters = max(_NAME, room - _REST)
    name = names[seat][:letters]
    made = view.last[: view.last_count]
    dice = _dice(made, lost)
    if view.phase == _DONE and view.stage == _BORROWED and view.to_act != seat:
        return fit(_W_LAST_PASSED, room, name, dice, lost, names[1 - seat][:letters])
    if not made:
        return fit(_W_LAST_NOTHING, room, name, dice)
    end = courier
    off = 0
    for move in made:
        if move & 31 == end:
            end += move >> 5
        else:
            courier = 0
        off += (move & 31) + (move >> 5) >= _OFF
    if not lost:
        if courier:
            return fit(_W_LAST_COURIER, room, name, dice, end)
        if off == len(made):
            return fit(_W_LAST_OFF, room, name, dice, off)
    moves = _moves(made)
    return fit(_W_LAST_LOST, room, name, dice, lost, moves) if lost else fit(_W_LAST_MEN, room, name, dice, moves)


def _dice(made, lost):
    """The numbers of a turn, the higher first: 5-2, 4-4, or 4 alone."""
    if not made:
        return lost
    high = max(made) >> 5
    low = min(made) >> 5
    if len(made) == 1 and not lost:
        return b"%d" % high
    if high == low and lost:
        low = lost[0] - 48
        high, low = max(high, low), min(high, low)
    return b"%d-%d" % (high, low)


def _moves(made):
    """The steps as 3/9 4/6, a man that went on as one: 3/9/11 is told as 3/11; equal ones once, with how many. Those
    that are told become 0."""
    text = b""
    for n in range(len(made)):
        move = made[n]
        if not move:
            continue
        start = move & 31
        end = once = start + (move >> 5)
        for other in range(n + 1, len(made)):
            if made[other] & 31 == end:
                end += made[other] >> 5
                made[other] = 0
        same = 1
        for other in range(n + 1, len(made)):
            if made[other] == move and end == once:
                made[other] = 0
                same += 1
        text += b" %d/%s" % (start, b"%d" % end if end < _OFF else words.say(_W_SIDE_OFF))
        if same > 1:
            text += b" x%d" % same
    return text[1:]
