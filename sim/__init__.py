"""Pocket Parlour on a desktop: the board's own program over made-up hardware.

`python -m sim` opens a window; see `python -m sim --help`.
"""
