"""Jacquet: the rules sheet's part 2, clauses J1-J21, all three variants and every house rule of 2.4.

rules.py is the table, opening.py its beginnings, offer.py the legal steps, route.py the points, plays.py all plays
of a throw, settlement.py the end of a game, versailles.py that of a turn in Versailles, storage.py a table as bytes,
view.py what is seen, bot.py an opponent.
"""

# What an opponent needs; the plays are looked through also where a bouchon is near.
OF_BOT = ("bot", "plays")
