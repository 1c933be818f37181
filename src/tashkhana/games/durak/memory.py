"""What a seat remembers of a deal from all that it has seen, as numbers of the engine (L-48)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from tashkhana.core.bits_plain import ONE_SUIT
from tashkhana.core.cards import SUITS, Card, number_of, set_of
from tashkhana.core.seen import Seen
from tashkhana.games.durak import codes
from tashkhana.games.durak.belief import Belief
from tashkhana.games.durak.rules import HAND, pack
from tashkhana.games.durak.settings import rules_of
from tashkhana.games.durak.view import Bout, DurakView, Pair

NONE = -1


@dataclass(frozen=True, slots=True)
class Facts:
    """The table as a seat knows it. The fields that a `Position` has too mean the same there.

    `known[s]`: the cards that certainly lie in a hand of `counts[s]`. `trump_card`: the last card of the `talon`
    cards, or -1 when that is empty. `unseen`: cards whose place is not certain; those that fit nowhere are beaten.
    `barred`: those that nobody was dealt at first; `old[s]`: how many unknown cards of a seat were dealt at first.
    """

    me: int
    trump: int
    trump_card: int
    talon: int
    known: tuple[int, ...]
    counts: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    shown: int
    opener: int
    lead: int
    defender: int
    limit: int
    near: int
    bout: int
    early: bool
    phase: int
    done: int
    out: int
    beaten: int
    unseen: int
    barred: int
    old: tuple[int, ...]


def recall(seen: Seen) -> Belief:
    """What the seat knows in the middle of a deal, ready to be dealt."""
    belief = Belief(rules_of(seen.settings))
    belief.remember(facts_of(seen))
    return belief


def facts_of(seen: Seen) -> Facts:
    """All that is certain to the seat."""
    view: DurakView = seen.view
    assert seen.seat is not None
    known = tuple(set_of(seat.known) for seat in view.seats)
    known = (*known[: seen.seat], set_of(view.hand), *known[seen.seat + 1 :])
    table = set_of(_cards_of(view.table))
    trump_card = NONE if view.trump_card is None else number_of(view.trump_card)
    placed = table | _beaten(view) | (0 if trump_card == NONE else 1 << trump_card)
    for hand in known:
        placed |= hand
    unseen = set_in(int(seen.settings["deck"])) & ~placed
    barred = _barred(seen) & unseen
    bout = _present(view)
    lead = bout.defenders[-2] if bout and len(bout.defenders) > 1 else view.attacker
    return Facts(
        me=seen.seat,
        trump=SUITS.index(view.trump),
        trump_card=trump_card,
        talon=view.talon,
        known=known,
        counts=tuple(seat.count for seat in view.seats),
        pairs=tuple((number_of(pair.attack), number_of(pair.cover) if pair.cover else NONE) for pair in view.table),
        shown=set_of(bout.shown) if bout else 0,
        opener=view.attacker,
        lead=lead,
        defender=view.defender,
        limit=view.limit,
        near=_near(view, bout, lead),
        bout=view.bout,
        early=view.bout == 1 or (seen.settings["first_limit_until"] == "bito" and view.beaten == 0),
        phase=_phase(view),
        done=_seats(seat for seat, shown in enumerate(view.seats) if shown.done),
        out=_out(view),
        beaten=view.beaten,
        unseen=unseen,
        barred=barred,
        old=tuple(_old(seen, seat) if barred else 0 for seat in range(seen.players)),
    )


@cache
def set_in(deck: int) -> int:
    """All cards of a deck of so many."""
    return sum(1 << card for card in pack(deck))


def _cards_of(pairs: Iterable[Pair]) -> Iterator[Card]:
    for pair in pairs:
        yield pair.attack
        if pair.cover is not None:
            yield pair.cover


def _beaten(view: DurakView) -> int:
    return set_of(card for bout in view.history if bout.ended == "beaten" for card in _cards_of(bout.pairs))


def _present(view: DurakView) -> Bout | None:
    """The bout under way, once it has been opened."""
    return view.history[-1] if view.history and view.history[-1].ended == "open" else None


def _phase(view: DurakView) -> int:
    if view.taking:
        return codes.TAKEN
    if not view.table:
        return codes.OPENING
    return codes.DEFENCE if any(pair.cover is None for pair in view.table) else codes.THROWING


def _seats(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(seats))


def _out(view: DurakView) -> int:
    return _seats(seat for seat, shown in enumerate(view.seats) if shown.role == "out")


# -- who sat next to the defender when he took office -----------------------------------------------


def _near(view: DurakView, bout: Bout | None, lead: int) -> int:
    """The neighbours of DK-12. Who laid his last card since then was still one of them."""
    gone = _out(view)
    if bout is not None:
        gone &= ~_seats(pair.by for pair in bout.pairs[_laid_before(bout, lead) :])
    return _beside(gone, view.defender, len(view.seats))


def _laid_before(bout: Bout, lead: int) -> int:
    """How many attack cards lay when the last defender took office; where a trump was shown, at the least."""
    passes = len(bout.defenders) - 1
    if passes == 0:
        return 0
    last = [i for i, pair in enumerate(bout.pairs) if pair.by == lead and pair.attack not in bout.shown]
    return last[0] + 1 if last and last[0] > 0 else passes


def _beside(gone: int, seat: int, players: int) -> int:
    """The nearest seats that are not gone, to both sides."""
    seats = 0
    for step in (1, -1):
        other = (seat + step) % players
        while other != seat and gone >> other & 1:
            other = (other + step) % players
        seats |= 1 << other if other != seat else 0
    return seats


# -- the trumps that nobody was dealt ---------------------------------------------------------------


def _barred(seen: Seen) -> int:
    """The trumps below the lowest that led; all of them, when nobody had one to show (DK-04)."""
    view: DurakView = seen.view
    if not _complete(view):
        return 0
    trumps = set_in(int(seen.settings["deck"])) & ONE_SUIT << 16 * SUITS.index(view.trump)
    if view.lead_card is not None:
        return trumps & ((1 << number_of(view.lead_card)) - 1)
    return trumps if seen.deal == 1 or seen.settings["next_lead"] == "lowest_trump" else 0


def _complete(view: DurakView) -> bool:
    """Whether the history reaches back to the deal; scenarios start later."""
    return [bout.number for bout in view.history if bout.ended != "open"] == list(range(1, view.bout))


def _old(seen: Seen, seat: int) -> int:
    """How many of the seat's unknown cards it must have been dealt at first, for it has drawn so few since."""
    view: DurakView = seen.view
    shown = view.seats[seat]
    dealt = _dealt(seen, seat)
    laid, taken = _laid_and_taken(view.history, seat)
    drawn = shown.count - dealt + laid - taken
    return max(0, shown.count - len(shown.known) - drawn)


def _dealt(seen: Seen, seat: int) -> int:
    """Six cards; the dealer of a whole pack has five where the trump lies alone (DK-03)."""
    whole = HAND * seen.players == int(seen.settings["deck"])
    return HAND - int(whole and seat == seen.dealer and seen.settings["full_deal_trump"] == "talon_one")


def _laid_and_taken(history: Sequence[Bout], seat: int) -> tuple[int, int]:
    laid = taken = 0
    for bout in history:
        laid += sum(pair.by == seat for pair in bout.pairs)
        if bout.defenders[-1] == seat:
            laid += sum(pair.cover is not None for pair in bout.pairs)
            taken += sum(1 for _ in _cards_of(bout.pairs)) if bout.ended == "taken" else 0
    return laid, taken
