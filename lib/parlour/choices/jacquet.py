"""The house rules of Jacquet in words; see parlour.choices."""

from micropython import const

_W_JACQUET_VARIANT = const(220)
_W_JACQUET_LENGTH = const(221)
_W_JACQUET_DOUBLE_GAME = const(222)
_W_JACQUET_COURIER = const(223)
_W_JACQUET_BOUCHON = const(224)
_W_JACQUET_BOUCHON_CHECK = const(225)
_W_JACQUET_HIGHER = const(226)
_W_JACQUET_FIRST = const(227)
_W_JACQUET_EQUAL = const(228)
_W_JACQUET_DEAD = const(229)
_W_JACQUET_RATES = const(230)
_W_JACQUET_TOUCH = const(231)

CHOICES = (
    ("variant", _W_JACQUET_VARIANT),
    ("length", _W_JACQUET_LENGTH),
    ("double_game", _W_JACQUET_DOUBLE_GAME),
    ("courier", _W_JACQUET_COURIER),
    ("bouchon", _W_JACQUET_BOUCHON),
    ("bouchon_check", _W_JACQUET_BOUCHON_CHECK),
    ("higher", _W_JACQUET_HIGHER),
    ("first", _W_JACQUET_FIRST),
    ("touch", _W_JACQUET_TOUCH),
    ("equal", _W_JACQUET_EQUAL),
    ("dead", _W_JACQUET_DEAD),
    ("rates", _W_JACQUET_RATES),
)

OFFERED = {}
PRESETS = ()
