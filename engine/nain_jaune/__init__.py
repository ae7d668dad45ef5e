"""Nain Jaune (Lindor, the Yellow Dwarf): part 3 of the rules sheet, clauses Y1-Y21 and findings C1-C12.

The original game of 1760 in suit sequences (C13) is left out.
"""

# What an opponent needs; a deal that ends loads the settlement for itself.
OF_BOT = ("bot", "settlement")
