"""Cards in words, rank and suit: TD is the ten of diamonds, XX the joker."""

from collections.abc import Iterable

from engine import cards

RANKS = "A23456789TJQK"
SUITS = "SHDC"

_NUMBERS = {rank + suit: s * 16 + r for s, suit in enumerate(SUITS) for r, rank in enumerate(RANKS, 1)}
_NUMBERS["XX"] = cards.JOKER
_WORDS = {number: word for word, number in _NUMBERS.items()}


def rank_word(rank: int) -> str:
    """The letter of a rank 1..13."""
    return RANKS[rank - 1]


def card_word(card: int) -> str | None:
    """A card in words; None for one that may not be seen."""
    return None if card == cards.HIDDEN else _WORDS[card]


def card_words(held: Iterable[int]) -> list[str | None]:
    """Cards in words, in the order S H D C, ace to king, the joker last."""
    return [card_word(card) for card in sorted(held)]


def card_number(word: object) -> int | None:
    """The card of a word; None when there is no such card."""
    return _NUMBERS.get(word) if isinstance(word, str) else None
