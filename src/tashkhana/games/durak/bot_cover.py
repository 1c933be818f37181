"""Covering all that lies open for the least: which card for which attack card."""

from __future__ import annotations

from collections.abc import Callable

from tashkhana.core.cards import Card
from tashkhana.games.durak.bot_sight import Sight

Cover = tuple[Card, Card, float]
"""An attack card, its cover and the price of the cover."""


def cheapest_cover(sight: Sight, price: Callable[[Card], float]) -> list[Cover] | None:
    """A cover for every open attack card, dear cards spared; None when they cannot all be beaten.

    The hardest attack card chooses first, each takes the cheapest card that beats it; a card that has no answer
    left may push another attack card to its next answer.
    """
    answers = {attack: _answers(sight, attack, price) for attack in sight.uncovered}
    attack_by_cover: dict[Card, Card] = {}
    for attack in sorted(answers, key=lambda attack: (len(answers[attack]), attack)):
        if not _place(attack, answers, attack_by_cover, set()):
            return None
    plan = [(attack, cover, price(cover)) for cover, attack in attack_by_cover.items()]
    return sorted(plan, key=lambda found: (found[2], found))


def _answers(sight: Sight, attack: Card, price: Callable[[Card], float]) -> list[Card]:
    found = [card for card in sight.view.hand if sight.beats(card, attack)]
    return sorted(found, key=lambda card: (price(card), card))


def _place(attack: Card, answers: dict[Card, list[Card]], attack_by_cover: dict[Card, Card], tried: set[Card]) -> bool:
    """Give the attack card its cheapest answer that is free or can be freed."""
    for cover in answers[attack]:
        if cover in tried:
            continue
        tried.add(cover)
        if cover not in attack_by_cover or _place(attack_by_cover[cover], answers, attack_by_cover, tried):
            attack_by_cover[cover] = attack
            return True
    return False
