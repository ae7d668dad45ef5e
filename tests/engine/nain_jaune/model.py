"""A slow, plain second reading of the rules sheet's part 3, written apart from the engine to check it by."""

RANKS = "A23456789TJQK"
BOARD = ["TD", "JC", "QS", "KH", "7D"]
PACK = [rank + suit for suit in "SHDC" for rank in RANKS]
EACH = {2: 22, 3: 15, 4: 12, 5: 9, 6: 8, 7: 7, 8: 6}


class Model:
    """A match in words: hands are sets, a deal's cards are given by the caller."""

    def __init__(self, seats: int, options: dict[str, str | int], dealer: int) -> None:
        self.options = options
        self.seats = seats
        self.chips = [int(options["chips"])] * seats
        self.board = dict.fromkeys(BOARD, 0)
        self.inside = list(range(seats))
        self.dealer = dealer
        self.deals = 0
        self.winners: list[int] | None = None
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.to_act: int | None = dealer
        self.phase = "deal"

    def after(self, seat: int) -> int:
        """The next seat in the match, in turn."""
        step = -1 if self.options["direction"] == "right" else 1
        seat = (seat + step) % self.seats
        while seat not in self.inside:
            seat = (seat + step) % self.seats
        return seat

    def turn_from(self, first: int) -> list[int]:
        """All seats in the match, in turn, beginning with one of them."""
        order = [first]
        while self.after(order[-1]) != first:
            order.append(self.after(order[-1]))
        return order

    def deal(self, hands: list[set[str]]) -> None:
        """Stakes and the given hands."""
        self.deals += 1
        for seat in self.inside:
            for number, card in enumerate(BOARD, 1):
                chips = min(number * int(self.options["stake"]), self.chips[seat])
                self.chips[seat] -= chips
                self.board[card] += chips
        assert all(len(hands[seat]) == EACH[len(self.inside)] for seat in self.inside)
        self.hands = [set(hand) for hand in hands]
        self.phase = "play"
        self.to_act = self.after(self.dealer)
        self.run: str | None = None  # the rank last laid or skipped
        self.silent: list[int] = []  # who has said sans since
        self.history: list[tuple[int, str]] = []
        self.pending: str | None = None

    def wanted(self) -> str | None:
        """The rank asked for, None where a new run begins."""
        return None if self.run is None else RANKS[RANKS.index(self.run) + 1]

    def legal(self) -> set[str]:
        """The legal moves."""
        if self.phase == "over" or self.to_act is None:
            return set()
        if self.phase == "deal":
            return {"deal"}
        hand = self.hands[self.to_act]
        moves = {card for card in hand if self.wanted() in (None, card[0])}
        if self.wanted() is not None and moves and self.options["playing"] == "may":
            moves.add("stop")
        if not moves:
            moves.add("pass")
        if self.pending:
            moves.add("claim")
        return moves

    def play(self, word: str) -> None:
        """Make a legal move other than a deal."""
        seat = self.to_act
        assert seat is not None
        assert word in self.legal()
        if word == "claim":
            assert self.pending
            self.collect(seat, self.pending)
            self.pending = None
        else:
            if self.pending:
                if self.options["collect"] == "hand":
                    self.lose(seat, self.pending)
                self.pending = None
            if word in ("pass", "stop"):
                self.fall_silent(seat)
            else:
                self.lay(seat, word)
        if not self.hands[seat] and not self.pending:
            self.settle(seat)

    def lay(self, seat: int, card: str) -> None:
        """A card onto the pile."""
        self.hands[seat].remove(card)
        self.history.append((seat, card))
        self.run = None if card[0] == "K" else card[0]
        self.silent = []
        if card in BOARD and self.board[card]:
            if self.options["collect"] == "auto":
                self.collect(seat, card)
            else:
                self.pending = card

    def fall_silent(self, seat: int) -> None:
        """Sans ..."""
        if not self.hands[seat]:
            return
        self.silent.append(seat)
        self.to_act = self.after(seat)
        if len(self.silent) == len(self.inside):
            assert self.to_act == self.history[-1][0]
            self.silent = []
            missing = self.wanted()
            self.run = missing if self.options["stuck"] == "skip" and missing != "K" else None

    def collect(self, seat: int, card: str) -> None:
        """Take a compartment."""
        self.chips[seat] += self.board[card]
        self.board[card] = 0

    def lose(self, seat: int, card: str) -> int:
        """Double a compartment as far as chips go."""
        chips = min(self.chips[seat], self.board[card])
        self.chips[seat] -= chips
        self.board[card] += chips
        return chips

    def hand_over(self, payer: int, payee: int, chips: int) -> None:
        """Pay as far as chips go."""
        chips = min(chips, self.chips[payer])
        self.chips[payer] -= chips
        self.chips[payee] += chips

    def is_opera(self, winner: int) -> bool:
        """Nobody else between the winner's first card and his last; strictly: nobody else at all."""
        layers = [seat for seat, _ in self.history]
        since = layers[layers.index(winner) :]
        return {
            "off": False,
            "strict": set(layers) == {winner},
            "on": set(since) == {winner},
            "double": set(since) == {winner},
        }[str(self.options["opera"])]

    def settle(self, winner: int) -> None:
        """The end of a deal."""
        opera = self.is_opera(winner)
        if opera:
            for card in BOARD:
                self.collect(winner, card)
        for seat in self.turn_from(winner)[1:]:
            if self.options["pay"] == "card":
                owed = len(self.hands[seat])
            else:
                owed = sum(min(RANKS.index(card[0]) + 1, 10) for card in self.hands[seat])
            self.hand_over(seat, winner, owed * (2 if opera and self.options["opera"] == "double" else 1))
        for card in BOARD:
            for seat in self.inside:
                if card in self.hands[seat]:
                    if self.options["held"] == "double":
                        self.lose(seat, card)
                    elif self.options["held"] == "winner":
                        self.hand_over(seat, winner, self.board[card])
                        self.collect(winner, card)
        self.finish(winner)

    def finish(self, winner: int) -> None:
        """Who is out, and is it over."""
        played = self.turn_from(winner)
        need = 15 * int(self.options["stake"])
        poor = [seat for seat in played if self.chips[seat] < need]
        lost = [seat for seat in played if self.chips[seat] == 0]
        if self.options["short"] == "out":
            lost = poor
        left = [seat for seat in played if seat not in lost]
        over = (
            len(left) < 2
            or (self.options["short"] == "ends" and bool(poor))
            or (self.options["end"] == "first" and bool(lost))
            or (self.options["end"] == "deals" and self.deals == self.options["length"])
            or (self.options["two"] == "stop" and len(left) == 2)
        )
        if over:
            most = max(self.chips[seat] for seat in played)
            best = [seat for seat in played if self.chips[seat] == most] if most else [winner]
            chips = sum(self.board.values())
            self.board = dict.fromkeys(BOARD, 0)
            for place, seat in enumerate(best):
                self.chips[seat] += chips // len(best) + (place < chips % len(best))
            self.winners = sorted(best)
            self.phase, self.to_act = "over", None
        else:
            self.inside = sorted(left)
            self.dealer = self.after(self.dealer)
            self.phase, self.to_act = "deal", self.dealer
        self.hands = [set() for _ in range(self.seats)]
