"""From what a seat has seen of a deal of Idiot to what it knows: every card that it can place, and the rest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.belief import Belief
from tashkhana.games.idiot.cards import code_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.rules import pack
from tashkhana.games.idiot.settings import rules_of
from tashkhana.games.idiot.view import IdiotView

PLACES = 6
_RANK_WORDS = "23456789TJQKA"
_LAID = ("opened", "played", "jumped")


def belief_of(seen: Seen, own: tuple[Sequence[int], Sequence[int]] | None = None) -> Belief:
    """What the seat knows. It sees its own hand, the face-up cards, the pile, what burned, and what others picked up.

    *own*: as if its cards lay so, in the hand and face up, and nobody had seen an exchange.
    """
    view: IdiotView = seen.view
    assert seen.seat is not None
    known = [codes_of(seat.known) for seat in view.seats]
    hands = [codes_of(view.hand) if place == seen.seat else known[place] for place in range(seen.players)]
    base = Position(rules_of(seen.settings))
    ups = [[-1 if card is None else code_of(card) for card in seat.up] for seat in view.seats]
    if own is not None:
        hands[seen.seat], ups[seen.seat], known[seen.seat] = [*own[0]], [*own[1]], []
    base.lay_out(hands, known, ups, codes_of(view.pile), codes_of(view.gone))
    _resume(base, seen)
    hidden = [seat.count - len(hand) for seat, hand in zip(view.seats, hands, strict=True)]
    covered = [int(place < len(seat.down) and seat.down[place]) for seat in view.seats for place in range(PLACES)]
    return Belief(base, unseen(base), hidden, covered)


def codes_of(cards: Iterable[Card]) -> list[int]:
    """The numbers of cards."""
    return [code_of(card) for card in cards]


def unseen(base: Position) -> list[int]:
    """The cards that lie nowhere in this position, upwards."""
    left = pack(base.rules.packs, base.rules.joker)
    for seat in range(base.players):
        for card in (*base.hand_of(seat), *(card for card in base.up_of(seat) if card >= 0)):
            left.remove(card)
    for card in (*base.pile_now(), *base.burned_cards()):
        left.remove(card)
    return left


def _resume(base: Position, seen: Seen) -> None:
    view: IdiotView = seen.view
    base.resume(
        codes.PHASES.index(view.phase),
        seen.dealer if view.turn is None else view.turn,
        seen.dealer,
        out=_seats(seat.out for seat in view.seats),
        ready=_seats(seat.ready for seat in view.seats),
        direction=view.direction,
        asked_rank=-1 if view.asked_rank is None else _RANK_WORDS.index(view.asked_rank),
        required=_required(seen),
        fresh=codes_of(view.fresh),
        skips=_skips(seen),
        again=view.again,
        turns=view.turns,
        fruitless=view.still,
    )


def _seats(said: Iterable[bool]) -> int:
    return sum(1 << place for place, yes in enumerate(said) if yes)


def _required(seen: Seen) -> int:
    """The card that the first play must contain: the one that gave the lead, where the lowest hand card leads."""
    view: IdiotView = seen.view
    if seen.settings["opening"] != "lowest_hand" or view.lead_card is None or view.history or view.phase != "turn":
        return -1
    return code_of(view.lead_card)


def _skips(seen: Seen) -> int:
    """Eights that the seat on turn has laid in this turn, and that skip: only where it may add cards just drawn."""
    view: IdiotView = seen.view
    count = 0
    if seen.settings["eight"] == "skip" and view.phase == "extra":
        for play in reversed(view.history):
            if play.seat != view.turn or play.kind not in _LAID or not play.drew or play.burned:
                break
            count += sum(card[0] == "8" for card in play.cards)
    return count
