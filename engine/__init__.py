"""The rules of the three games: no display, no hardware, no clock, no files, no floats.

Imports only itself and modules that every interpreter has (array, struct, binascii, sys).
`micropython.const` is a compile-time word of the board; other interpreters get a stand-in here,
in this one place.
"""

try:
    import micropython  # noqa: F401
except ImportError:
    import sys

    class _Stand:
        @staticmethod
        def const(value):
            return value

    sys.modules["micropython"] = _Stand
