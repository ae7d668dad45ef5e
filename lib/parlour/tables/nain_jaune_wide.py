"""What Nain Jaune's hand needs where it does not fit in one row: the way between two rows, or the window of the flat
screen. Functions of a nain_jaune_hand.Hand; loaded only with such a hand, about 0.8 KB of heap."""

from micropython import const

from parlour import paint

_NONE = const(255)

_LEFT = b"\x07"
_RIGHT = b"\x08"


def scroll(hand):
    """Move the window by half its width until the chosen card is in it; True when it moved."""
    window = hand.window
    if hand.at == _NONE or hand.rows == 2 or hand.count <= window:
        return False
    first = hand.first
    last = hand.count - window
    # A card at the window's end is shown only where the hand ends too: one sees that there are more.
    while first and hand.at <= first:
        first = max(0, first - window // 2)
    while first < last and hand.at >= first + window - 1:
        first = min(last, first + window // 2)
    moved = first != hand.first
    hand.first = first
    return moved


def tell(hand):
    """Say at both ends of the window how many cards are out of sight."""
    more = hand.more
    if more:
        left = hand.first
        right = max(0, hand.count - left - hand.window)
        paint.say(more[0], _LEFT if left else b"")
        paint.say(more[1], b"%d" % left if left else b"")
        paint.right(more[2], _RIGHT if right else b"")
        paint.right(more[3], b"%d" % right if right else b"")


def leap(hand, way):
    """Choose the nearest card that may be laid in the row below (1) or above (-1); False when there is none."""
    if hand.at == _NONE or not hand.split:
        return False
    row = hand.at >= hand.split
    if row == (way > 0):
        return False
    best = _NONE
    column = hand.x(hand.at)
    for n in range(hand.count):
        if hand.can[n] and hand.cards[n] != _NONE and (n >= hand.split) != row:
            if best == _NONE or abs(hand.x(n) - column) < abs(hand.x(best) - column):
                best = n
    if best == _NONE:
        return False
    hand.choose(best)
    return True
