"""What the house rules of Nap make of a table: pack, stakes, what can be bid, when the match ends.

Dropped from memory once a match begins, as `options` is.
"""

from engine import cards
from engine.nap.options import pack_cards, resting, value

# Won and paid: Nap and Bonaparte, Wellington, Blücher (A2).
_STAKES = {
    "hoyle": (10, 5, 10, 10, 10, 20),
    "treble": (10, 5, 20, 10, 30, 15),
    "mild": (10, 5, 10, 10, 10, 15),
    "level": (5, 5, 10, 10, 20, 20),
    "even": (12, 6, 24, 12, 36, 18),
}
_LEADS = {"free": 0, "low": 1, "side": 2}
# What the pool is made of, by mode: Peep, Ecarte, floater (N33, N37, N31), else the kitty (N30).
_POOL_CLAUSES = b"\x1e\x1e\x21\x25\x1f\x1e"


def prepare(table, packed):
    """Lay down the house rules on a table; see rules.Table for what these attributes are."""
    seats = table.seats
    mode = packed[0]
    seven = mode == 5
    table.mode = mode
    table.pool_clause = _POOL_CLAUSES[mode]
    table.size = 7 if seven else 5
    table.width = 10 if mode == 1 else table.size
    dealing = value(packed, "dealing")
    table.batches = {"32": b"\x03\x02", "23": b"\x02\x03", "singly": b"\x01" * 5}[dealing]
    if seven:
        table.batches += b"\x01\x01" if dealing == "singly" else b"\x02"
    count = pack_cards(seats, packed)
    joker = value(packed, "joker") == "on"
    table.pack = bytearray(count + joker)
    cards.fill_pack(table.pack, 2 if count == 52 else 15 - count // 4, joker)
    table.fresh = bytes(table.pack)
    table.resting = resting(packed)
    table.all_pass = packed[9]
    table.kitty_rule = packed[12]
    table.dealer_pays = value(packed, "floater_dealer") == "pays" or mode != 4
    table.keeps_order = value(packed, "shuffle") == "after-nap"
    match = value(packed, "match")
    length = value(packed, "length")
    table.eliminates = match == "elimination"
    table.target = length if match == "target" else 0
    table.length = {"rounds": length * seats, "deals": length}.get(match, 0)
    _prepare_bids(table, packed)


def _prepare_bids(table, packed):
    """What can be bid, by number of bid: how high (0: not at all), the tricks, the stakes, the clause, the lead."""
    bonaparte = value(packed, "bonaparte")
    misere = value(packed, "misere")
    lowest = value(packed, "lowest")
    stakes = value(packed, "stakes")
    order = bytearray(b"\x00\x00\x03\x04\x05\x06\x00\x00\x00\x00\x00")
    if lowest == "four":
        order[2] = 0
    if misere == "off":
        order[3] = 0
    table.needed = b"\x01\x02\x03\x00\x04\x05\x05\x05\x05\x06\x07"
    leads = bytearray(11)
    if table.size == 7:
        if order[3]:
            order[3] = 7
        order[9] = 8
        order[10] = 9
        # Seven-card Nap (N40-N43).
        gain = b"\x01\x02\x03\x0a\x04\x0a\x0a\x0a\x0a\x12\x18"
        cost = bytearray(b"\x01\x02\x03\x05\x04\x05\x05\x05\x05\x09\x0c")
        clauses = b"\x68\x2a\x2a\x2a\x2a\x2a\x2a\x2a\x2a\x2a\x2a"
    else:
        if lowest == "two":
            order[1] = 1
        if misere == "low":
            order[3] = 2
        if bonaparte != "off":
            order[6] = 7
        if value(packed, "wellington") == "on":
            order[7] = 8
            order[8] = 9 if value(packed, "blucher") == "on" else 0
        nap, nap_lost, wellington, wellington_lost, blucher, blucher_lost = _STAKES[stakes]
        treble = bonaparte == "treble"
        gain = bytes([1, 2, 3, 3, 4, nap, 15 if treble else nap, wellington, blucher, 0, 0])
        cost = bytearray([1, 2, 3, 3, 4, nap_lost, 5 if treble else nap_lost, wellington_lost, blucher_lost, 0, 0])
        # N21-N25; A4 for One, A2 for Bonaparte and for all other tables of stakes.
        clauses = b"\x68\x15\x15\x17\x15\x16\x66\x18\x19\x2a\x2a"
        if stakes != "hoyle":
            clauses = b"\x68\x15\x15\x17\x15\x66\x66\x66\x66\x2a\x2a"
        leads[6] = 1
        leads[7] = _LEADS[value(packed, "wellington_lead")]
        if bonaparte != "off" and leads[7] == 1:
            # Bonaparte has taken the lowest trump; Wellington names trumps and leads the lowest other card (A15a).
            leads[7] = 2
        leads[8] = _LEADS[value(packed, "blucher_lead")]
    if misere == "double":
        cost[3] *= 2
    table.order = bytes(order)
    table.gain = gain
    table.cost = bytes(cost)
    table.clauses = clauses
    table.leads = bytes(leads)
    table.misere_trumps = misere == "trumps"
