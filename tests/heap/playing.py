"""Plays deals of one game under a capped heap; run by MicroPython from the project's root.

    micropython -X heapsize=80k tests/heap/playing.py nap 5 50 [bot] [mode=peep ...]

Prints the live bytes once a deal was played (each part was in memory then, and its names stay) and at the end, and
the most that was in use, all after a collection at each deal. Only what a board has is used here.
"""

import gc
import sys

sys.path.insert(0, ".")

from engine import catalogue, contract
from engine.chance import Chance
from engine.match import Match


def main(name, seats, deals, with_bot, chosen):
    packed = catalogue.pack(name, chosen)
    dice = Chance(1, 2)
    gc.collect()
    match = Match(name, seats, packed, 7, 8)
    bots = []
    if with_bot:
        bots = [catalogue.load(name, "bot").Bot(2, Chance(seat)) for seat in range(seats)]
    view = match.view(0)
    out = bytearray(contract.MOST_MOVES)
    start = most = seed = played = moves = 0
    while True:
        count = match.moves(out)
        if match.game.at_rest or not count:
            gc.collect()
            most = max(most, gc.mem_alloc())
            if played == 1:
                start = gc.mem_alloc()
            if played == deals:
                break
            played += 1
        if not count:
            seed += 1
            match = None
            gc.collect()
            match = Match(name, seats, packed, seed, 9)
            count = match.moves(out)
        seat = match.game.to_act
        move = out[dice.below(count)]
        if bots and count > 1:
            match.view(seat, view)
            bots[seat].begin(view, out, count)
            move = bots[seat].think()
            while move == contract.NOBODY:
                move = bots[seat].think()
        match.play(move)
        moves += 1
    last = gc.mem_alloc()
    print(f"{played} deals, {moves} moves: live at first {start}, at last {last}, most {most} bytes")


words = sys.argv[4:]
rules = {}
for word in words:
    if "=" in word:
        rules[word.split("=")[0]] = word.split("=")[1]
main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), "bot" in words, rules)
