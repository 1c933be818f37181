"""The medium player: sheds low plain cards, beats cheaply and saves trumps while the stock is full (K-63, L-47).

It looks at its own hand, the table and the counts, never further. Its sense of what is dear is a few numbers
(`Temper`), one set for two players and one for more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.durak.bot_cover import cheapest_cover
from tashkhana.games.durak.bot_sight import TOP, Choice, Sight

_NEVER: Final = 1000.0
_KEPT: Final = 2 * TOP
"""Above the price of any plain card, and of whatever a player of any temper would lay."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What is dear to a player, in ranks of a plain card from 0 to 8 (`Sight.height`)."""

    pair: float
    """How much higher a rank it leads for each further card it holds of it."""
    trump: float
    """What a trump is worth above a plain card of its rank while the stock is full."""
    trump_late: float
    """The same when the stock is empty."""
    new_rank: float
    """What it minds when a cover puts a rank on the table that does not lie there yet."""
    defend: float
    """The dearest cover it gives rather than take, while the stock is full."""
    defend_late: float
    """How much dearer a cover it gives as the stock runs out."""
    defend_pile: float
    """How much dearer a cover it gives for every further card that it would take."""
    throw: float
    """The dearest card it throws at a defender while the stock is full."""
    throw_late: float
    """How much dearer a card it throws as the stock runs out."""
    costly: float
    """How much dearer a card it throws at a defender who had to beat with a trump."""
    dump: float
    """The dearest card it gives to a defender who takes."""
    dump_late: float
    """How much dearer a card it gives to him as the stock runs out."""
    transfer: float
    """The dearest card it lays to pass an attack on that it could beat."""


TWO: Final = Temper(
    pair=1.5,
    trump=6.0,
    trump_late=7.0,
    new_rank=0.4,
    defend=12.0,
    defend_late=6.0,
    defend_pile=0.7,
    throw=7.5,
    throw_late=5.0,
    costly=1.5,
    dump=5.5,
    dump_late=4.0,
    transfer=9.0,
)
MANY: Final = Temper(
    pair=1.5,
    trump=6.0,
    trump_late=8.0,
    new_rank=0.4,
    defend=11.0,
    defend_late=6.0,
    defend_pile=0.7,
    throw=6.0,
    throw_late=4.0,
    costly=1.0,
    dump=6.5,
    dump_late=5.0,
    transfer=9.0,
)


def medium(seen: Seen, seed: int) -> str | None:
    """A sound move without looking ahead; it has no whims, so the seed changes nothing.

    None: it waits for the defender, who is asked as well.
    """
    return play(seen, TWO if seen.players == 2 else MANY)


def play(seen: Seen, temper: Temper) -> str | None:
    """The move of a player of this temper."""
    sight = Sight.of(seen)
    if openings := sight.choices_to("attack"):
        choice: Choice | None = _open(sight, openings, temper)
    elif seen.seat == sight.view.defender:
        choice = _defend(sight, temper)
    else:
        choice = _throw(sight, temper)
    return None if choice is None else choice.words


def price(sight: Sight, card: Card, temper: Temper) -> float:
    """What the card is worth to its holder now."""
    if not sight.is_trump(card):
        return sight.height(card)
    above = temper.trump_late + (temper.trump - temper.trump_late) * sight.fullness
    return sight.height(card) + above


def _laying_price(sight: Sight, card: Card, temper: Temper) -> float:
    """The price of a card that nobody asks for: a trump is kept as long as there is a stock."""
    kept = sight.is_trump(card) and sight.view.talon > 0
    return price(sight, card, temper) + (_KEPT if kept else 0.0)


def _open(sight: Sight, openings: list[Choice], temper: Temper) -> Choice:
    """Low plain cards and pairs first (K-52, L-35). At the end the card that nothing beats, then the last one."""
    if sight.view.talon == 0 and len(sight.view.hand) == 2 and sight.active == 2:
        for choice in openings:
            if _unbeatable(sight, choice.cards):
                return choice
    return min(openings, key=lambda choice: _lead_price(sight, choice.cards, temper))


def _unbeatable(sight: Sight, cards: Sequence[Card]) -> bool:
    return all(sight.is_trump(card) and sight.height(card) == TOP for card in cards)


def _lead_price(sight: Sight, cards: Sequence[Card], temper: Temper) -> tuple[float, int]:
    dearest = max(_laying_price(sight, card, temper) for card in cards)
    plain = not any(sight.is_trump(card) for card in cards)
    further = sight.copies(cards[0]) - 1 if plain else 0
    return dearest - temper.pair * further, -len(cards)


def _defend(sight: Sight, temper: Temper) -> Choice:
    """The cheapest cover of all that lies open, or a cheap transfer, or the take when that costs less."""
    plan = cheapest_cover(sight, lambda card: _cover_price(sight, card, temper))
    takes = sight.choices_to("take")
    limit = _most_paid(sight, temper)
    too_dear = plan is None or max(paid for _, _, paid in plan) > limit
    if passing := _transfer(sight, temper, at_any_price=too_dear):
        return passing
    if plan is None or (too_dear and takes):
        return takes[0]
    attack, cover, _ = plan[0]
    return Choice(("cover", attack, cover))


def _cover_price(sight: Sight, card: Card, temper: Temper) -> float:
    return price(sight, card, temper) + (0.0 if card[0] in sight.ranks else temper.new_rank)


def _most_paid(sight: Sight, temper: Temper) -> float:
    """The dearest cover it gives. With the stock empty it never takes what it can beat: hands only shrink."""
    if sight.view.talon == 0:
        return _NEVER
    pile = temper.defend_pile * (len(sight.table_cards) - 1)
    return temper.defend + temper.defend_late * (1 - sight.fullness) + pile


def _transfer(sight: Sight, temper: Temper, *, at_any_price: bool) -> Choice | None:
    """Showing costs nothing; a laid card must be cheap, or the only way out of a take."""
    if shows := sight.choices_to("show"):
        return shows[0]
    limit = _most_paid(sight, temper) if at_any_price else temper.transfer
    priced = [
        (max(price(sight, card, temper) for card in choice.cards), -len(choice.cards), choice)
        for choice in sight.choices_to("transfer")
    ]
    cheap = [found for found in priced if found[0] <= limit]
    return min(cheap)[2] if cheap else None


def _throw(sight: Sight, temper: Temper) -> Choice | None:
    """The cards whose going is worth most; nothing, when each is worth keeping."""
    limit = _dearest_thrown(sight, temper)
    gain, choice = max(
        (
            (sum(limit - _laying_price(sight, card, temper) for card in throw.cards), throw)
            for throw in sight.choices_to("throw")
        ),
        default=(0.0, None),
        key=lambda found: found[0],
    )
    done = sight.choices_to("done")
    if gain > 0 and (done or sight.seen.settings["throw_after_take"] == "off"):
        return choice
    return done[0] if done else None


def _dearest_thrown(sight: Sight, temper: Temper) -> float:
    emptiness = 1 - sight.fullness
    if sight.view.taking:
        return temper.dump + temper.dump_late * emptiness
    spent_trump = any(pair.cover is not None and sight.is_trump(pair.cover) for pair in sight.view.table)
    costly = temper.costly if spent_trump else 0.0
    return temper.throw + temper.throw_late * emptiness + costly
