"""fontio for MicroPython: the name, which no match at the table calls."""

Glyph = None
