"""The sentences of one language, as blocks of bytes in our own code page: those of all rooms, and those of one part.

    load(language)             "en", "fr", "pl" or "ru"; OSError when it was not built
    take(part)                 "forms" or a game's name: its sentences in place of those of the part before
    drop()                     let go of what only sheets say: that comes when it is asked for
    say(number, *arguments)    a sentence; arguments are bytes or ints
    line(number, place)        one line of a sentence of several; cheaper than to split it
    fit(number, room, *arguments)   the first of the wordings of a sentence (set apart by `|`) that fits
    card(card)                 a card in words: b"10" and the sign of its suit
    wrap(line, columns)        a list of lines of at most so many letters, broken at blanks

A number is given in seeds/words/en.txt; each file has its own `_W_KEY = const(NUMBER)` (a test compares them).
In a sentence 250..253 stand for arguments; 248 argument form 254 form 249 chooses a form by number.
sim/seeds.py has the layout of a block. Cost: the files' size, about 35 bytes a sentence.
"""

from micropython import const

from parlour import data

_W_RANKS = const(1)
_W_JOKER = const(2)

_BREAK = const(10)
_CHOICE = const(248)
_END = const(249)
_ARGUMENT = const(250)
_NEXT = const(254)

_SELDOM = ("sheets", "rare")

_language = ""
_part = ""
_blocks = [b"\0\0", b"\0\0"]  # of all rooms, of the part; then those of _SELDOM that were asked for
_block = b""  # where the sentence was found that was looked for last
_start = _stop = 0


def load(language):
    """Read the sentences of a language in place of the former ones, which stay when there are no such files."""
    global _language
    block = _read(language, "common")
    drop()
    _blocks[0] = block
    _language = language
    if _part:
        _blocks[1] = _read(language, _part)


def take(part):
    """Read the sentences of a part of the program in place of those of the part before."""
    global _part, _block
    if part != _part:
        # The old ones must be gone before the new ones come.
        _blocks[1] = _block = _blocks[0]
        _blocks[1] = _read(_language, part)
        _part = part


def drop():
    """Let go of the sentences that only sheets say; they come again when they are asked for."""
    global _block
    _block = b""
    del _blocks[2:]


def _read(language, part):
    with open(data("%s_%s.bin" % (language, part)), "rb") as file:
        return file.read()


def _form(n):
    """Which form goes with a number: French 0 and 1 | many; Polish and Russian one | few | many; else one | many."""
    rule = _blocks[0][0]
    if rule == 0:
        return 0 if n == 1 else 1
    if rule == 1:
        return 0 if -2 < n < 2 else 1
    n = abs(n)
    if n == 1 or rule == 3 and n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2


def _find(number):
    """Find a sentence: `_block` from `_start` to `_stop`; empty for a number that is not used."""
    global _block, _start, _stop
    for part in range(4):
        if part == len(_blocks):
            _blocks.append(_read(_language, _SELDOM[part - 2]))
        block = _blocks[part]
        count = 0
        place = -1
        for at in range(2, 2 + 4 * block[1], 4):
            first = number - (block[at] | block[at + 1] << 8)
            run = block[at + 2] | block[at + 3] << 8
            if 0 <= first < run:
                place = count + first
            count += run
        if place >= 0:
            body = 2 + 4 * block[1]
            at = body + 2 * place
            body += 2 * count + 2
            _block = block
            _start = body + (block[at] | block[at + 1] << 8)
            _stop = body + (block[at + 2] | block[at + 3] << 8)
            return
    _start = _stop = 0


def say(number, *arguments):
    """The sentence of that number with its arguments filled in; empty for a number that is not used."""
    _find(number)
    block = _block
    at = _start
    if not arguments:
        return block[at:_stop]
    out = bytearray()
    wanted = form = -1
    while at < _stop:
        code = block[at]
        if code == _CHOICE:
            at += 1
            wanted, form = _form(arguments[block[at] - _ARGUMENT]), 0
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


def line(number, place):
    """One line of a sentence without arguments, the first is 0; empty when it has not so many."""
    _find(number)
    block = _block
    at = _start
    while place and at < _stop:
        if block[at] == _BREAK:
            place -= 1
        at += 1
    first = at
    while at < _stop and block[at] != _BREAK:
        at += 1
    return block[first:at]


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


def wrap(text, columns):
    """Lines of at most `columns` letters; code 10 breaks always, a word that is too long is cut."""
    out = []
    start = 0
    while True:
        end = text.find(b"\n", start)
        if end < 0:
            end = len(text)
        while end - start > columns:
            cut = text.rfind(b" ", start, start + columns + 1)
            if cut > start:
                out.append(text[start:cut])
                start = cut + 1
            else:
                out.append(text[start : start + columns])
                start += columns
        out.append(text[start:end])
        if end == len(text):
            return out
        start = end + 1
