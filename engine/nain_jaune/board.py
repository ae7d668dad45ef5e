"""The board and the words of Nain Jaune that its other files share (Y4, Y8); about 400 bytes of heap."""

# A match is dealing (between two deals), in play, or over.
PHASE_DEAL = 0
PHASE_PLAY = 1
PHASE_OVER = 2

# Moves of this game alone: collect a stake by hand (C4), stop though one could go on (C3).
CLAIM = 3
STOP = 4

# The compartments in order: ten of diamonds, jack of clubs, queen of spades, king of hearts, and the
# seven of diamonds, the Yellow Dwarf. Their stakes are 1 to 5 (Y4).
BOARD_CARDS = b"\x2a\x3b\x0c\x1d\x27"

PACK = bytes([colour * 16 + low for colour in range(4) for low in range(1, 14)])
