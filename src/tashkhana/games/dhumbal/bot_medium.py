"""The medium player: keeps what goes together, weighs a known discard against a blind draw, and calls with care.

It looks at its own hand, at the counts, and at the cards that others took from the discards, never further. What a
hand is worth to it follows from a few numbers (`Temper`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.bot_sight import Sight, rank_of


@dataclass(frozen=True, slots=True)
class Temper:
    """What matters to a player, in points."""

    margin: int
    """How far under the limit it calls: ties catch a caller (D-56)."""
    patience: tuple[float, ...]
    """How much what is left after the next throw still weighs, by the cards of the shortest other hand."""
    ready: float
    """What it is worth to be light enough for a call next turn."""
    telling: float
    """What it minds about taking a discard, which everybody sees (D-58)."""
    feeding: float
    """What it minds about a top card that pairs with one the next seat took up."""
    gift: float
    """What it minds about a top card, for every point that it is lighter than `gift_below`."""
    gift_below: int
    """Top cards of so many points and more please nobody."""


CAREFUL: Final = Temper(
    margin=1,
    patience=(0.1, 0.2, 0.4, 0.6, 0.7),
    ready=3.0,
    telling=0.5,
    feeding=1.5,
    gift=0.4,
    gift_below=4,
)


def medium(seen: Seen, seed: int) -> str | None:
    """A sound move without looking ahead; it has no whims, so the seed changes nothing."""
    return play(Sight.of(seen), CAREFUL)


def play(sight: Sight, temper: Temper) -> str:
    """The move of a player of this temper."""
    legal = sight.seen.legal
    if "call" in legal and (_dares(sight, temper) or len(legal) == 1):
        return "call"
    if slaps := sight.moves("slap"):
        return slaps[0][0]
    if throws := sight.moves("discard"):
        return min(throws, key=lambda throw: _throw_cost(sight, throw[1], temper))[0]
    return _draw(sight, temper)


def _dares(sight: Sight, temper: Temper) -> bool:
    """Whether the hand is light enough, and no other is known to be as light."""
    total = sight.view.total or 0
    if total > sight.view.limit - temper.margin and total > 0:
        return False
    open_hands = [seat.known for seat in sight.others if len(seat.known) == seat.count]
    return all(sight.worth(hand) > total for hand in open_hands)


# -- what a hand costs ------------------------------------------------------------------------


def cost(sight: Sight, cards: Sequence[Card], temper: Temper) -> float:
    """What the hand weighs now, and what it will still weigh after the throws to come, each of the heaviest group."""
    weights = sorted((sight.worth(group) for group in sight.groups(cards)), reverse=True)
    left = float(sum(weights))
    total = -temper.ready if left <= sight.view.limit - temper.margin else 0.0
    patience = temper.patience[min(sight.fewest, len(temper.patience) - 1)]
    share = 1.0
    for weight in weights:
        total += share * left
        share *= patience
        left -= weight
    return total


def _without(cards: Sequence[Card], thrown: Iterable[Card]) -> list[Card]:
    gone = frozenset(thrown)
    return [card for card in cards if card not in gone]


def _throw_cost(sight: Sight, thrown: Sequence[Card], temper: Temper) -> tuple[float, int, int]:
    """What is left costs, with the best draw where that comes after; then the fewer jokers and the most cards."""
    left = _without(sight.view.hand, thrown)
    paid = cost(sight, left, temper)
    if sight.seen.settings["order"] == "discard_first":
        draws = [_drawing_cost(sight, left, temper)]
        draws += [cost(sight, [*left, card], temper) + temper.telling for card in sight.view.offers]
        paid = min(draws)
    jokers = sum(rank_of(card) == "JK" for card in thrown)
    return paid + _danger(sight, thrown[-1], temper), jokers, -len(thrown)


def _danger(sight: Sight, top: Card, temper: Temper) -> float:
    """What the next seat may make of the top card."""
    gift = temper.gift * max(0, temper.gift_below - sight.worth([top]))
    return gift + (temper.feeding if rank_of(top) in sight.next_known else 0.0)


# -- drawing ----------------------------------------------------------------------------------


def _draw(sight: Sight, temper: Temper) -> str:
    """The known discard, if it leaves a better hand than a blind card would on average (D-58)."""
    later = sight.seen.settings["order"] == "draw_first"
    hand = sight.view.hand
    taking = {
        words: (_best_left(sight, hand, card, temper) if later else cost(sight, [*hand, card], temper)) + temper.telling
        for words, card in sight.discards()
    }
    if "draw stock" in sight.seen.legal:
        blind = _mean(sight, hand, temper) if later else _drawing_cost(sight, hand, temper)
        taking["draw stock"] = blind
    return min(taking, key=lambda words: taking[words])


def _best_left(sight: Sight, hand: Sequence[Card], taken: Card, temper: Temper) -> float:
    """The best hand left with a card that must be kept this turn (HK-08)."""
    return min(cost(sight, [*_without(hand, thrown), taken], temper) for thrown in _throws(sight, hand))


def _throws(sight: Sight, hand: Sequence[Card]) -> Iterator[Sequence[Card]]:
    """The throws worth thinking of: each group, and each card of a group alone."""
    for group in sight.groups(hand):
        yield group
        if len(group) > 1:
            yield from ([card] for card in group)


def _mean(sight: Sight, hand: Sequence[Card], temper: Temper) -> float:
    """The cost after drawing blind and throwing what is best then, over all cards that may come."""
    return _over_unseen(
        sight,
        lambda card: min(
            cost(sight, _without([*hand, card], thrown), temper) for thrown in _throws(sight, [*hand, card])
        ),
    )


def _drawing_cost(sight: Sight, hand: Sequence[Card], temper: Temper) -> float:
    """The cost of a hand with one more blind card."""
    return _over_unseen(sight, lambda card: cost(sight, [*hand, card], temper))


def _over_unseen(sight: Sight, paid: Callable[[Card], float]) -> float:
    """The mean over the cards that this seat cannot tell the place of; one card stands for all of its rank."""
    costs = [(count, paid(_some(sight, rank))) for rank, count in sight.unseen.items()]
    return sum(count * each for count, each in costs) / max(1, sum(count for count, _ in costs))


def _some(sight: Sight, rank: str) -> Card:
    """A card of this rank that is not in hand."""
    names = [Card(f"JK{number}") for number in (1, 2)] if rank == "JK" else [Card(rank + suit) for suit in "CDHS"]
    return next(card for card in names if card not in sight.view.hand)
