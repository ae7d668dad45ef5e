"""The house rules of Nap in words; see parlour.choices."""

from micropython import const

_W_NAP_LOWEST = const(210)
_W_NAP_MISERE = const(211)
_W_NAP_WELLINGTON = const(212)
_W_NAP_BLUCHER = const(213)
_W_NAP_PACK = const(214)
_W_NAP_DEALING = const(215)
_W_NAP_SIT_OUT = const(216)
_W_NAP_MATCH = const(217)
_W_NAP_LENGTH = const(218)

CHOICES = (
    ("match", _W_NAP_MATCH),
    ("length", _W_NAP_LENGTH),
    ("lowest", _W_NAP_LOWEST),
    ("misere", _W_NAP_MISERE),
    ("wellington", _W_NAP_WELLINGTON),
    ("blucher", _W_NAP_BLUCHER),
    ("pack", _W_NAP_PACK),
    ("dealing", _W_NAP_DEALING),
    ("sit_out", _W_NAP_SIT_OUT),
)
