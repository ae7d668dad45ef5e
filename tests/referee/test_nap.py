"""Nap through the door: positions, the rules sheet's worked examples, and a whole match."""

from typing import Any

import pytest

from tests.referee.conftest import Client

SUITS = "SHDC"
FIVE_TOP = ["AS", "TS", "JS", "QS", "KS"]


def start(client: Client, hands: list[list[str]], **options: Any) -> None:
    """Match 1 with given hands; the last seat has dealt, so that seat 0 speaks first."""
    seats = len(hands)
    client.ask("new", game="nap", seats=seats, seed=1, options={"pack": "52", **options})
    position = {"dealer": seats - 1, "hands": hands}
    assert client.ask("set", match=1, position=position) == {}


def plain_hands(seats: int) -> list[list[str]]:
    """The top spades for seat 0; no other seat has a spade."""
    deck = [rank + suit for suit in "HDC" for rank in "23456789TJQKA"]
    return [FIVE_TOP] + [deck[5 * seat : 5 * seat + 5] for seat in range(seats - 1)]


def weak_hands(seats: int) -> list[list[str]]:
    """The lowest spades for seat 0; seat 1 has the highest."""
    hands = plain_hands(seats)
    hands[0], hands[1] = ["2S", "3S", "4S", "5S", "6S"], FIVE_TOP
    return hands


def play_out(client: Client) -> list[dict[str, Any]]:
    """Play the first legal card until the deal is settled; gives the payments."""
    while True:
        events = client.play(client.ask("moves", match=1)["moves"][0])
        if any(event["event"] == "deal-end" for event in events):
            return [event for event in events if event["event"] == "pay"]


# NE1: the bids to make, the clause, and what each opponent pays or gets.
SETTLEMENTS = [
    (["bid two"], "N21", 2, 2),
    (["bid three"], "N21", 3, 3),
    (["bid four"], "N21", 4, 4),
    (["bid nap"], "N22", 10, 5),
]


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
@pytest.mark.parametrize(("bids", "clause", "gain", "cost"), SETTLEMENTS)
def test_ne1_each_opponent_settles(
    client: Client, seats: int, bids: list[str], clause: str, gain: int, cost: int
) -> None:
    for hands, won in ((plain_hands(seats), True), (weak_hands(seats), False)):
        if seats == 6:
            hands[-1] = []  # the dealer sits out (N6), and settles all the same
        start(client, hands, lowest="two")
        client.play(*bids)
        while client.state(client_match(client))["phase"] == "bid":
            client.play("pass", match=client_match(client))
        payments = play_out_of(client)
        other = [seat for seat in range(seats) if seat != 0]
        assert payments == [
            {"event": "pay", "from": seat, "to": 0, "chips": gain, "clause": clause}
            if won
            else {"event": "pay", "from": 0, "to": seat, "chips": cost, "clause": clause}
            for seat in other
        ]
