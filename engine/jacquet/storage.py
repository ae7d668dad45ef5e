"""A match of Jacquet from its bytes (rules.Table.save writes them); a board forgets this in play. 87 bytes:

    phase, seat to act, stage, stopped, high, low, left, thrown (2), couriers (2), score (2), game, moves made
    in this turn (number, 6), the turn before (seat, number, 6), stream (8), men (25 a seat: points 1..24, off)

Loading refuses what no rule can lead to: not fifteen men, a point held by both, a courier where no man is,
numbers that no throw has.
"""

from micropython import const

from engine.contract import BadRecord
from engine.jacquet.route import free_for, held, turned

_PHASE_MOVE = const(2)
_PHASE_OVER = const(3)
_MEN = const(15)
_OFF = const(25)
_HOME = const(19)
_CHANCE = const(29)
_PLACES = const(37)
_BYTES = const(87)


def load(table, data, start, stop):
    """Take the table from saved bytes; raises BadRecord and changes nothing when they are none."""
    if stop - start != _BYTES:
        raise BadRecord("A match of Jacquet has %d bytes, not %d." % (_BYTES, stop - start))
    data = memoryview(data)[start:stop]
    _check(data)
    table.chance.load(data, _CHANCE)
    for side in range(2):
        table.men[side][1:] = data[_PLACES + 25 * side : _PLACES + 25 * side + 25]
        table.points[side] = held(table.men[side])
    table.phase = data[0]
    table.to_act = data[1]
    table.stage = data[2]
    table.stopped = data[3]
    table.high = data[4]
    table.low = data[5]
    table.left = data[6]
    table.thrown[:] = data[7:9]
    table.couriers[:] = data[9:11]
    table.score[:] = data[11:13]
    table.game = data[13]
    table.made_count = data[14]
    table.made[:] = data[15:21]
    table.last_seat = data[21]
    table.last_count = data[22]
    table.last[:] = data[23:29]
    if table.phase == _PHASE_MOVE:
        table.free = free_for(table.points[1 - table.to_act])
        table.known = table.searching = False


def _check(data):
    """Raise BadRecord when these bytes cannot be a match."""
    phase = data[0]
    high = data[4]
    low = data[5]
    left = data[6]
    if phase > _PHASE_OVER or (data[1] > 1) != (phase == _PHASE_OVER) or data[2] > 4 or data[3] > 1:
        raise BadRecord("There is no such phase.")
    if high > 6 or low > high or left > 6 or (low and left != 2) or (left > 0) != (high > 0) or low and low == high:
        raise BadRecord("No throw leaves these numbers.")
    if left and phase != _PHASE_MOVE or data[7] > 6 or data[8] > 6:
        raise BadRecord("There are no such dice.")
    if data[14] > 6 or data[22] > 6:
        raise BadRecord("No turn has so many moves.")
    points = []
    for side in range(2):
        men = data[_PLACES + 25 * side - 1 : _PLACES + 25 * side + 25]
        courier = data[9 + side]
        total = 0
        for point in range(1, _OFF + 1):
            total += men[point]
        if total != _MEN:
            raise BadRecord("A side has %d men, not %d." % (total, _MEN))
        if courier and (courier >= _HOME or not men[courier]):
            raise BadRecord("No man stands where the courier should be.")
        points.append(held(men))
    if points[0] & turned(points[1]):
        raise BadRecord("Both sides hold the same point.")
