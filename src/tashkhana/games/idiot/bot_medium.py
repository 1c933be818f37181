"""The medium player: lays the least that fits, saves what always fits, and looks at who must answer.

It looks at its own cards, the table, and what everybody has seen of the other hands, never further. A card is worth
what it will do later, and weighs until it is laid; a play is worth what it gets rid of, and what it leaves the next
seat to do. These prices are a few numbers (`Temper`), one set for two players and one for more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot.bot_ranks import Ranks, rank_of, ranks_of
from tashkhana.games.idiot.bot_sight import Lay, Left, Sight
from tashkhana.games.idiot.codes import JOKER, TWO

_OUT: Final = 1000.0
"""What it is worth to lay the last card: more than anything else."""


@dataclass(frozen=True, slots=True)
class Temper:
    """What is dear to a player; a plain card is worth its rank, 1 for a three to 10 for an ace."""

    burner: float
    """What a rank that burns is worth."""
    two: float
    free: float
    """What an invisible rank is worth."""
    power: float
    """How much more a rank is worth that binds, skips or turns."""
    down_burner: float
    """What a burner is worth face up, where it waits for the end of the deal."""
    down_two: float
    pair: float
    """How much better two face-up cards of a rank are than two of different ranks."""
    weight: float
    """What it costs to hold a card until it is laid, once it is not drawn for."""
    weight_more: float
    """The same for each further card of the rank: they may go together."""
    weight_late: float
    """How much more a card weighs once the stock is empty."""
    hit: float
    """What it is worth that the next seat takes the pile."""
    hit_card: float
    """The same for each card of the pile."""
    near: float
    """How much more both are against a seat that is nearly out."""
    burn: float
    """What it is worth to burn a pile."""
    burn_card: float
    """The same for each card that was on it."""
    lead: float
    """What it is worth to lead, and what it costs to let the next seat lead."""
    opens: float
    """What an opening must gain."""
    takes: float
    """What a pile must be worth that it takes by choice."""


TWO_SEATS: Final = Temper(
    burner=13.0,
    two=13.0,
    free=11.0,
    power=1.0,
    down_burner=13.0,
    down_two=11.0,
    pair=1.0,
    weight=2.5,
    weight_more=2.5,
    weight_late=5.0,
    hit=1.5,
    hit_card=0.5,
    near=4.0,
    burn=0.0,
    burn_card=1.0,
    lead=3.0,
    opens=0.0,
    takes=30.0,
)
MORE_SEATS: Final = TWO_SEATS

_STILL: Final = 40
"""After so many turns without progress it loses patience: it takes no pile by choice, and keeps nothing back (IK-19).

Clever players could pass the same few high cards round until the safety rule parts them.
"""


def medium(seen: Seen, seed: int) -> str | None:
    """A sound move without looking ahead; only which face-down card it turns is a whim.

    None: it lets others play rather than jump in.
    """
    return play(Sight.of(seen), seed, TWO_SEATS if seen.players == 2 else MORE_SEATS)


def play(sight: Sight, seed: int, temper: Temper) -> str | None:
    """The move of a player of this temper."""
    if sight.view.phase == "trade":
        return _trade(sight, temper)
    if flips := sight.words_to("flip"):
        return Random(seed).choice(flips)  # noqa: S311 - a whim, no secret
    if sight.lays and sight.view.still > _STILL and sight.view.turn == sight.place:
        return min(sight.lays, key=lambda lay: _plainness(sight, lay, temper)).words
    best, gained = _best_lay(sight, temper)
    idle, most = _best_idle(sight, temper)
    if best is None or (most is not None and gained < most):
        return idle
    return best.words


# -- the exchange -----------------------------------------------------------------------------


def _trade(sight: Sight, temper: Temper) -> str:
    """The exchange that makes the face-up cards best, as long as there is one (IK-03)."""
    up = ranks_of(sight.own.up)
    best, words = _face_up_worth(sight.ranks, up, temper), "ready"
    for swap in sight.words_to("swap"):
        _, given, taken = swap.split()
        after = list(up)
        after.remove(rank_of(Card(taken)))
        after.append(rank_of(Card(given)))
        worth = _face_up_worth(sight.ranks, after, temper)
        if worth > best:
            best, words = worth, swap
    return words


def _face_up_worth(ranks: Ranks, up: Sequence[int], temper: Temper) -> float:
    """What face-up cards will be worth when they are played, after the stock.

    The same cards have the same worth to the last bit, or an exchange could go round for ever.
    """
    further = len(up) - len(set(up))
    return temper.pair * further + sum(_down_worth(ranks, rank, temper) for rank in sorted(up))


def _down_worth(ranks: Ranks, rank: int, temper: Temper) -> float:
    if rank in ranks.burns:
        return temper.down_burner
    return temper.down_two if rank == TWO else worth(ranks, rank, temper)


# -- what cards are worth ---------------------------------------------------------------------


def worth(ranks: Ranks, rank: int, temper: Temper) -> float:
    """What a card will do for its holder."""
    power = temper.power * (rank in ranks.ceilings or rank in ranks.skips or rank in ranks.turns)
    if rank in ranks.burns:
        return temper.burner + power
    if rank == TWO:
        return temper.two + power
    if rank in ranks.invisible or rank == JOKER:
        return temper.free + power
    return rank * 10.0 / 12.0 + power


def _weight(cards: Counter[int], temper: Temper, *, late: bool) -> float:
    """What it costs to hold these cards until they are laid, those of a rank together."""
    total = sum(cards.values())
    each = temper.weight * len(cards) + temper.weight_more * (total - len(cards))
    return each + temper.weight_late * total * late


def _value(sight: Sight, cards: Counter[int], temper: Temper) -> float:
    """What these cards are worth to who holds them, less their weight."""
    good = sum(count * worth(sight.ranks, rank, temper) for rank, count in cards.items())
    return good - _weight(cards, temper, late=not sight.view.stock)


def _drawn(sight: Sight, laid: int, temper: Temper) -> float:
    """What the cards are worth that come from the stock for so many laid."""
    size = sum(sight.hand.values()) - laid
    count = min(sight.view.stock, max(0, int(sight.seen.settings["layout"]) - size))
    unseen = sight.unseen
    if count <= 0 or not unseen:
        return 0.0
    mean = sum(n * worth(sight.ranks, rank, temper) for rank, n in unseen.items()) / sum(unseen.values())
    return count * (mean - temper.weight)


# -- plays ------------------------------------------------------------------------------------


def _best_lay(sight: Sight, temper: Temper) -> tuple[Lay | None, float]:
    """The play that gains most."""
    best, most = None, 0.0
    for lay in sight.lays:
        gained = _gain(sight, lay, temper)
        if best is None or gained > most:
            best, most = lay, gained
    return best, most


def _plainness(sight: Sight, lay: Lay, temper: Temper) -> tuple[float, int]:
    """The cheapest rank first, all of it."""
    return max(worth(sight.ranks, rank, temper) for rank in lay.ranks), -len(lay.ranks)


def _gain(sight: Sight, lay: Lay, temper: Temper) -> float:
    """What a play gains: what it gets rid of, what is drawn for it, and what it leaves the next seat to do."""
    left = sight.after(lay)
    if len(left.laid) == sight.cards_left(sight.place) and not sight.view.stock:
        return _OUT
    drawn = _drawn(sight, len(left.laid), temper) if sight.own.zone == "hand" else 0.0
    again = _again(sight, left, temper)
    return _shed(sight, left, temper) + drawn + (_effect(sight, left, temper) if again is None else again)


def _shed(sight: Sight, left: Left, temper: Temper) -> float:
    """What it is worth to be rid of the cards laid; the last of a rank weighs most."""
    gone = Counter(left.laid)
    whole = sum(count >= sight.held[rank] for rank, count in gone.items())
    weight = temper.weight * whole + temper.weight_more * (len(left.laid) - whole)
    if not sight.view.stock:
        weight += temper.weight_late * len(left.laid)
    return weight - sum(worth(sight.ranks, rank, temper) for rank in left.laid)


def _again(sight: Sight, left: Left, temper: Temper) -> float | None:
    """What the play gains that a two calls for (IK-09); None if it calls for none."""
    if sight.seen.settings["two"] != "play_again" or left.burned or left.laid[-1] != TWO:
        return None
    kept = sight.held - Counter(left.laid)
    if not kept:
        return None
    return temper.weight - min(worth(sight.ranks, rank, temper) for rank in kept)


def _effect(sight: Sight, left: Left, temper: Temper) -> float:
    """What the table after a play is worth: a burned pile, the lead, or a seat that may have to take the pile."""
    if left.burned:
        burned = len(sight.pile) * temper.burn_card + temper.burn
        return burned + (temper.lead if left.leader == sight.place else -temper.lead)
    return _threat(sight, left.leader, left.pile, temper)


def _threat(sight: Sight, seat: int, pile: tuple[int, ...], temper: Temper) -> float:
    """What it is worth to leave this pile to a seat."""
    stuck = sight.stuck(seat, sight.ranks.number(pile))
    near = 1.0 + temper.near / max(1, sight.cards_left(seat))
    return stuck * near * (temper.hit + temper.hit_card * len(pile)) / (sight.active - 1)


# -- no play ----------------------------------------------------------------------------------


def _best_idle(sight: Sight, temper: Temper) -> tuple[str | None, float | None]:
    """What it does if it lays nothing, and how much better a play must be; no number: only if nothing can be laid."""
    if sight.words_to("decline"):
        return "decline", temper.opens
    if sight.words_to("pass"):
        return "pass", _threat(sight, sight.follower, sight.pile, temper)
    if takes := sight.words_to("pick-up"):
        return _take(sight, takes, temper)
    return None, 0.0 if sight.view.turn != sight.place else None


def _take(sight: Sight, takes: Iterable[str], temper: Temper) -> tuple[str, float | None]:
    """The pile, and of the face-up cards that must go along the poorest; by choice only a good one (IK-13)."""
    words = min(
        takes, key=lambda take: sum(_down_worth(sight.ranks, rank_of(Card(c)), temper) for c in take.split()[1:])
    )
    if sight.view.still > _STILL:
        return words, None
    taken = _value(sight, sight.hand + Counter(sight.pile), temper) - _value(sight, sight.hand, temper)
    same = sight.seen.settings["after_pickup"] == "same"
    return words, taken - temper.takes + (temper.lead if same else -temper.lead)
