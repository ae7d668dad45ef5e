"""Nain Jaune (Lindor, the Yellow Dwarf): part 3 of the rules sheet, clauses Y1-Y21 and findings C1-C12.

The original game of 1760 in suit sequences (C13) is left out.
"""
