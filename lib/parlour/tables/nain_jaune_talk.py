"""What Nain Jaune's table says, at the right place of each screen: the top line, and the last action until the next;
nain_jaune_build makes it.

Two lines for the last action, or one; on the flattest screen it lies on the gold plate until the next press. About
1.8 KB of heap; objects 0.9 KB.
"""

from micropython import const

from parlour import measures, paint, words

_W_RANKS = const(1)
_W_NJ_SAID_GO = const(511)
_W_NJ_SAID_SANS = const(512)
_W_NJ_SAID_PASSES = const(513)
_W_NJ_SAID_TAKES = const(514)
_W_NJ_SAID_ALL = const(515)
_W_NJ_SAID_KING = const(516)
_W_NJ_SAID_FORGOT = const(517)
_W_NJ_SAID_DONE = const(518)
_W_NJ_SAID_SKIPS = const(519)
_W_NJ_SAID_OUT = const(520)
_W_NJ_WAIT = const(521)
_W_NJ_DEALS = const(522)

_PLAYED = const(3)
_PAY = const(5)
_DEAL_END = const(6)
_TAKE = const(9)
_SANS = const(10)
_OUT = const(14)

_NOBODY = const(255)
_PHASE_PLAY = const(1)
_KING = const(13)
_CLAUSE_FORGOT = const(13)
_NAME = const(4)  # letters of a name that stay beside the cards
_CARDS = const(8)  # letters that the cards have, where the name is longer
_HINT = const(11)  # letters of the hint at the right of the top line


class Talk:
    """`top`: a Top, with `hint` at its right end; `names`, `lines` and `letters` that a line has.

    The last action: `who` laid the cards of the pile from `start` on in one go, or NOBODY; `remark`: what came of it;
    `laid`: how many cards lay then. `noticed` while the top line holds it instead of what is asked.
    """

    def renew(self, view, winner):
        """Fall in with the view: a card was taken back, or the match comes from the store; then who laid which cards in
        one go is not known. `winner` of a deal that is over."""
        laid = view.laid
        if self.laid != laid:
            over = laid and view.phase != _PHASE_PLAY
            self.laid = laid
            self.remark = words.fit(_W_NJ_SAID_DONE, self.letters) if over else b""
            self.who = winner if over else view.last
            self.start = laid - 1 if laid and self.who != _NOBODY else laid
        self.happened(view)

    def note(self, view, seat, events):
        """An act of a seat; gives the card that it laid, or NOBODY. What comes of it is told by `happened`."""
        names = self.names
        room = self.letters
        text = b""
        card = _NOBODY
        for event in events:
            kind = event[0]
            if kind == _PLAYED:
                card = event[2]
                if card & 15 == _KING and not text:
                    text = words.fit(_W_NJ_SAID_KING, room, names[seat])
            elif kind == _TAKE:
                text = words.fit(_W_NJ_SAID_TAKES, room, words.card(event[2]), event[3])
            elif kind == _PAY and event[4] == _CLAUSE_FORGOT:
                text = words.fit(_W_NJ_SAID_FORGOT, room, names[seat], event[3])
            elif kind == _SANS:
                number = _W_NJ_SAID_SANS if self.who == seat else _W_NJ_SAID_PASSES
                text = words.fit(number, room, rank(event[2]), names[seat])
                if view.to_act == view.last:
                    if view.run:
                        text = words.fit(_W_NJ_SAID_SKIPS, room, rank(view.run + 1))
                    else:
                        text = words.fit(_W_NJ_SAID_ALL, room, names[view.to_act])
            elif kind == _DEAL_END:
                text = words.fit(_W_NJ_SAID_DONE, room)
            elif kind == _OUT:
                text = words.fit(_W_NJ_SAID_OUT, room, names[event[1]])
                break
        if card != _NOBODY and (self.who != seat or view.begun == view.laid - 1):
            self.who = seat
            self.start = view.laid - 1
        self.laid = view.laid
        self.remark = text
        return card

    def happened(self, view):
        """Tell the last action."""
        lines = self.lines
        letters = self.letters
        remark = self.remark
        two = len(lines) == 2
        name = self.names[self.who] if self.who != _NOBODY else b""
        go = self._go(view, name, letters if two or not remark else letters - len(remark) - 2)
        if two:
            paint.say(lines[0], go)
            paint.say(lines[1], remark)
            return
        if go:
            text = (go + b", " + remark if remark else go)[:letters]
        elif name and len(name) + 2 + len(remark) <= letters:
            # Who did it is said with the cards, or else with what came of it.
            text = name + b": " + remark
        else:
            text = remark[:letters]
        if lines:
            paint.say(lines[0], text)
        else:
            self.noticed = bool(text)
            if text:
                paint.rest(self.hint, 0)
                self.top.only(text, measures.width)

    def _go(self, view, name, room):
        """The ranks that a seat has laid in one go, the last ones when not all fit."""
        name = name[: max(_NAME, room - _CARDS)]
        room += 1 - len(words.say(_W_NJ_SAID_GO, name, b""))
        text = b""
        place = view.laid
        while place > self.start:
            place -= 1
            low = rank(view.pile[place] & 15)
            if room <= len(low):
                break
            room -= 1 + len(low)
            text = low + b" " + text if text else low
        return words.say(_W_NJ_SAID_GO, name, text) if text else b""

    def say(self, who, text, hint=b""):
        """The top line: a name, what is asked, a hint at the right end as far as there is room."""
        if not self.noticed:
            if len(hint) > self.room(who, text):
                hint = b""
            # The name gives way to the hint, as it would to a longer text.
            self.top.say(who, text + b" " * (1 + len(hint) if hint else 0))
            paint.right(self.hint, hint)

    def room(self, who, text):
        """How many letters a hint may have beside a name and a text."""
        return min(_HINT, self.top.beside(who) - len(text) - 1)

    def wait(self, view):
        """Say who is to act, of whom nothing is asked here."""
        if view.to_act == _NOBODY:
            self.say(b"", b"")
            return
        name = self.names[view.to_act]
        number = _W_NJ_WAIT if view.phase == _PHASE_PLAY else _W_NJ_DEALS
        self.say(name, words.fit(number, self.top.beside(name)))


def rank(low):
    """A rank, 1..13, as the cards show it."""
    text = words.say(_W_RANKS)
    start = 0
    while low > 1:
        start = text.find(b" ", start) + 1
        low -= 1
    stop = text.find(b" ", start)
    return text[start:stop] if stop > 0 else text[start:]
