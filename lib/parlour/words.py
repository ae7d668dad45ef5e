"""The sentences of one language, as one block of bytes in our own code page.

    load(language)             "en", "fr", "pl" or "ru"; OSError when it was not built
    say(number, *arguments)    a sentence; arguments are bytes or ints
    fit(number, room, *arguments)   the first of the wordings of a sentence (set apart by `|`) that fits
    card(card)                 a card in words: b"10" and the sign of its suit
    wrap(line, columns)        a list of lines of at most so many letters, broken at blanks

A number is given in seeds/words/en.txt; each file has its own `_W_KEY = const(NUMBER)` (a test compares them).
In a sentence 250..253 stand for arguments; 248 argument form 254 form 249 chooses a form by number.
Cost: the file's size, about 35 bytes a sentence.
"""

from micropython import const

from parlour import data

_W_RANKS = const(1)
_W_JOKER = const(2)

_CHOICE = const(248)
_END = const(249)
_ARGUMENT = const(250)
_NEXT = const(254)

_sentences = b""


def load(language):
    """Read the sentences of a language in place of the former ones, which stay when there is no such file."""
    global _sentences
    with open(data(language + ".bin"), "rb") as file:
        _sentences = file.read()


def _form(n):
    """Which form goes with a number: French 0 and 1 | many; Polish and Russian one | few | many; else one | many."""
    rule = _sentences[0]
    if rule == 0:
        return 0 if n == 1 else 1
    if rule == 1:
        return 0 if -2 < n < 2 else 1
    n = abs(n)
    if n == 1 or rule == 3 and n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def say(number, *arguments):
    """The sentence of that number with its arguments filled in; empty for a number that is not used."""
    count = _sentences[2] | _sentences[3] << 8
    if number >= count:
        return b""
    at = 4 + 2 * number
    body = 6 + 2 * count
    start = body + (_sentences[at] | _sentences[at + 1] << 8)
    stop = body + (_sentences[at + 2] | _sentences[at + 3] << 8)
    if not arguments:
        return _sentences[start:stop]
    out = bytearray()
    wanted = form = -1
    at = start
    while at < stop:
        code = _sentences[at]
        if code == _CHOICE:
            at += 1
            wanted, form = _form(arguments[_sentences[at] - _ARGUMENT]), 0
        elif code == _NEXT:
            form += 1
        elif code == _END:
            wanted = form = -1
        elif wanted == form:
            if code < _ARGUMENT:
                out.append(code)
            else:
                value = arguments[code - _ARGUMENT]
                out.extend(b"%d" % value if isinstance(value, int) else value)
        at += 1
    return bytes(out)


def fit(number, room, *arguments):
    """The first wording of a sentence that has at most `room` letters; the last one is cut to them."""
    wordings = say(number, *arguments).split(b"|")
    for wording in wordings:
        if len(wording) <= room:
            return wording
    return wordings[-1][:room]


def card(card):
    """A card as short text: its rank as the cards show it and the sign of its suit (codes 1..4)."""
    if card >> 4 > 3:
        return say(_W_JOKER)
    return say(_W_RANKS).split(b" ")[(card & 15) - 1] + bytes((1 + (card >> 4),))


def wrap(line, columns):
    """Lines of at most `columns` letters; code 10 breaks always, a word that is too long is cut."""
    out = []
    for part in line.split(b"\n"):
        row = b""
        for word in part.split(b" "):
            if row and len(row) + 1 + len(word) <= columns:
                row = row + b" " + word
                continue
            if row:
                out.append(row)
            while len(word) > columns:
                out.append(word[:columns])
                word = word[columns:]
            row = word
        out.append(row)
    return out
