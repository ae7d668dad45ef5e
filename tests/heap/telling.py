"""Plays one match at random moves and prints its record and all events after every move.

Run by both interpreters, which must print the same: `python tests/heap/telling.py nap 4 1`. A board's words only.
"""

import sys
from binascii import hexlify

sys.path.append(".")

from engine import catalogue, contract, record
from engine.chance import Chance
from engine.match import Match


def main(name, seats, seed, chosen):
    packed = catalogue.pack(name, chosen)
    match = Match(name, seats, packed, seed, 3)
    dice = Chance(seed, 5)
    bots = [catalogue.load(name, "bot").Bot(seat % 3, Chance(seat, seed)) for seat in range(seats)]
    out = bytearray(contract.MOST_MOVES)
    for number in range(1500):
        count = match.moves(out)
        if not count:
            break
        seat = match.game.to_act
        move = out[dice.below(count)]
        if number % 3 == 0:
            bots[seat].begin(match.view(seat), out, count)
            move = bots[seat].think()
            while move == contract.NOBODY:
                move = bots[seat].think()
        events = []
        match.play(move, events)
        print(move, events, hexlify(bytes(out[:count])).decode())
        if number % 7 == 0:
            print(record.to_text(record.pack(match)))
    print(record.to_text(record.pack(match)))


NUMBERS = ("length", "chips", "stake")
pairs = [word.split("=") for word in sys.argv[4:]]
main(
    sys.argv[1], int(sys.argv[2]), int(sys.argv[3]),
    {name: int(word) if name in NUMBERS else word for name, word in pairs},
)  # fmt: skip
