"""The board and the pack of Nain Jaune that its other files share (Y4, Y8); about 300 bytes of heap."""

# The compartments in order: ten of diamonds, jack of clubs, queen of spades, king of hearts, and the
# seven of diamonds, the Yellow Dwarf. Their stakes are 1 to 5 (Y4).
BOARD_CARDS = b"\x2a\x3b\x0c\x1d\x27"

# By card: 0, or its compartment from 1.
COMPARTMENT = bytes([BOARD_CARDS.find(bytes([card])) + 1 for card in range(64)])

PACK = bytes([colour * 16 + low for colour in range(4) for low in range(1, 14)])
