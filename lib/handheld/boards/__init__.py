"""The boards that there are. One file a board, with identical names; `handheld.opening` imports the one that is needed.

A line: the board's id, its file.
"""

BOARDS = (
    ("pygamer", "pygamer"),
    ("pygamer_advance", "pygamer"),
    ("pybadge", "pybadge"),
    ("pybadge_lc", "pybadge"),
    ("edgebadge", "pybadge"),
    ("pimoroni_picosystem", "picosystem"),
    ("adafruit_feather_esp32s3_reverse_tft", "reverse_tft"),
)
