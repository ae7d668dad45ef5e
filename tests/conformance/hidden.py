"""Where each game of hidden cards keeps what a seat may not see: the battery moves these cards about.

A function takes a table and a seat (NOBODY: all cards are hidden) and brings the cards hidden from that seat
into another order that the rules could have dealt. To add a game: a function and a line in SHUFFLES.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from engine.contract import NOBODY, Game
from engine.nain_jaune import board, options
from engine.nap.dealing import sort

Shuffle = Callable[[Game, int, random.Random], None]


NAP_SWAPPED = 3  # the last phase in which the table card lies as it was dealt
NAP_TABLE_CARD = (2, 4)


def shuffle_nap(table: Game, seat: int, dice: random.Random) -> None:
    """The hands of all others, what they threw away, the table card or spare cards, and what was not dealt."""
    known = {table.played[2 * place + 1] for place in range(table.laid)}
    slots = [(table.aside, place) for place in range(table.asides)]
    at = 0
    for step in range(1, table.seats + 1):
        other = (table.dealer + step) % table.seats
        hand = [(table.hands, other * table.width + place) for place in range(table.held[other])]
        if other == seat:
            known |= {table.hands[place] for _, place in hand}
            known |= set(table.aside[at : at + table.thrown[other]])
        slots += hand
        at += table.thrown[other]
    looked = seat != NOBODY and table.peeped >> seat & 1
    if table.mode in NAP_TABLE_CARD:
        slots += [(table.spare, 0)] if table.spares else []
        if looked:
            known.add(table.spare[1])
            if seat == table.declarer and table.phase > NAP_SWAPPED:
                known.add(table.spare[0])
    else:
        slots += [(table.spare, place) for place in range(table.spares)]
    slots = [slot for slot in slots if slot[0][slot[1]] not in known]
    placed = {cards_at[place] for cards_at, place in slots}
    unknown = [card for card in table.fresh if card not in known and card not in placed] + sorted(placed)
    dice.shuffle(unknown)
    for (cards_at, place), card in zip(slots, unknown, strict=False):
        cards_at[place] = card
    if table.mode in NAP_TABLE_CARD and table.phase <= NAP_SWAPPED:
        table.spare[1] = table.spare[0]
    for other in range(table.seats):
        sort(table.hands, other * table.width, other * table.width + table.held[other])


def shuffle_nain_jaune(table: Game, seat: int, dice: random.Random) -> None:
    """The hands of all others and the talon; no seat gets a rank that it has said it lacks."""
    laid = set(table.pile[: table.laid])
    hidden = [card for card in board.PACK if card not in laid and table.where[card] != seat]
    if table.phase != options.PHASE_PLAY:
        return
    for one in hidden:
        other = dice.choice(hidden)
        owners = table.where[one], table.where[other]
        # A rank that a seat lacks is told by its "sans"; the talon (no seat) lacks none.
        lacked = [
            owner < table.seats and table.void[owner] >> (card & 15) & 1
            for owner, card in zip(owners, (other, one), strict=True)
        ]
        if not any(lacked):
            table.where[other], table.where[one] = owners


SHUFFLES: dict[str, Shuffle] = {"nap": shuffle_nap, "nain_jaune": shuffle_nain_jaune}
