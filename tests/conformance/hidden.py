"""Where each game of hidden cards keeps what a seat may not see: the battery moves these cards about.

A function takes a table and a seat (NOBODY: all cards are hidden) and brings the cards hidden from that seat
into another order that the rules could have dealt. To add a game: a function and a line in SHUFFLES.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from engine import cards
from engine.contract import NOBODY, Game
from engine.nain_jaune import board

Shuffle = Callable[[Game, int, random.Random], None]


def shuffle_nap(table: Game, seat: int, dice: random.Random) -> None:
    """The hands of all others, and what of the pack was not dealt."""
    slots = [
        other * table.width + place
        for other in range(table.seats)
        if other != seat
        for place in range(table.held[other])
    ]
    mine = b"" if seat == NOBODY else table.hands[seat * table.width : seat * table.width + table.held[seat]]
    known = {*mine, *(table.played[2 * place + 1] for place in range(table.laid))}
    unknown = [card for card in table.fresh if card not in known]
    dice.shuffle(unknown)
    for slot, card in zip(slots, unknown, strict=False):
        table.hands[slot] = card
    for other in range(table.seats):
        cards.sort(table.hands, other * table.width, other * table.width + table.held[other])


def shuffle_nain_jaune(table: Game, seat: int, dice: random.Random) -> None:
    """The hands of all others and the talon; no seat gets a rank that it has said it lacks."""
    laid = set(table.pile[: table.laid])
    hidden = [card for card in board.PACK if card not in laid and table.where[card] != seat]
    if table.phase != board.PHASE_PLAY:
        return
    for one in hidden:
        other = dice.choice(hidden)
        owners = table.where[one], table.where[other]
        # A rank that a seat lacks is told by its "sans"; the talon (no seat) lacks none.
        lacked = [
            owner < table.seats and table.void[owner * 16 + (card & 15)]
            for owner, card in zip(owners, (other, one), strict=True)
        ]
        if not any(lacked):
            table.where[other], table.where[one] = owners


SHUFFLES: dict[str, Shuffle] = {"nap": shuffle_nap, "nain_jaune": shuffle_nain_jaune}
