"""Dhumbal as the house knows games: the engine's small numbers behind the contract of `core/game.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

import msgspec

from tashkhana.core.advice import Advice
from tashkhana.core.cards import JOKERS, Card, pack_from
from tashkhana.core.entry import Deal
from tashkhana.core.game import Game
from tashkhana.core.move import Move, Shape
from tashkhana.core.outcome import DealResult, MatchResult, Standing
from tashkhana.core.refusal import Refusal
from tashkhana.core.seen import Event, Seen
from tashkhana.core.settings import Settings
from tashkhana.games.dhumbal import codes
from tashkhana.games.dhumbal.bots import BOTS, THINKERS, advise
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.legal import legal_moves, may_act
from tashkhana.games.dhumbal.naming import card_at, cards_in, number_of, set_of
from tashkhana.games.dhumbal.position import DhumbalPosition, events_of_deal, lying
from tashkhana.games.dhumbal.refusal import why_not
from tashkhana.games.dhumbal.scenario import WORDS
from tashkhana.games.dhumbal.settings import (
    GROUPS,
    MOST_ROUNDS,
    PRESETS,
    SETTINGS,
    can_leave,
    has_left,
    out_of,
    rules_of,
)
from tashkhana.games.dhumbal.view import DhumbalResult, DhumbalSeat, DhumbalView

MOST_DEALS = 200
"""A match `until_one_left` stops here, however often totals were halved."""

HALVED = (50, 100, 200)
"""Totals that become half (`halving`)."""

KINDS = {"call": codes.CALL, "discard": codes.DISCARD, "slap": codes.SLAP}
DRAWS = {"stock": codes.DRAW_STOCK, "discard": codes.DRAW_DISCARD}


class Dhumbal(Game[DhumbalPosition]):
    """Dhumbal, or Jhyap, and its kin Yaniv, for two to six."""

    id = "dhumbal"
    own_settings = SETTINGS
    groups = GROUPS
    presets = PRESETS
    house_preset = "dhumbal"
    seats = (2, 6)
    bots = BOTS
    thinkers = THINKERS
    scenario = WORDS
    shapes: ClassVar[Mapping[str, Shape]] = {
        "call": Shape(),
        "draw": Shape(words=("stock", "discard"), cards_after={"discard": (0, 1)}),
        "discard": Shape(1, codes.PACK),
        "slap": Shape(1, 1),
    }

    def check(self, settings: Settings) -> None:
        """Six players with seven cards each leave ten in the pack: there are always enough."""

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        """One pack, with its two jokers where they are played (HK-01)."""
        return (*pack_from("2"), *JOKERS[: int(settings["jokers"])])

    def dealers(self, settings: Settings, standing: Standing) -> tuple[int, ...]:
        """The deal moves left, past who is out (HK-02)."""
        if standing.last is None:
            return (standing.dealer,)
        players = int(settings["players"])
        lefts = [(standing.dealer + step) % players for step in range(1, players + 1)]
        return (next(seat for seat in lefts if not has_left(settings, standing.totals[seat])),)

    def deal(self, settings: Settings, standing: Standing, deal: Deal) -> tuple[DhumbalPosition, list[Event]]:
        """Deal in this order to all that are in the match; the first of them left of the dealer begins (HK-01)."""
        core = Position(rules_of(settings))
        core.deal([number_of(card) for card in deal.order], standing.dealer, out_of(settings, standing.totals))
        return DhumbalPosition(core), list(events_of_deal(core))

    def awaits(self, position: DhumbalPosition) -> tuple[Card, ...]:
        """The discards that become the stock, once a card of an empty one is asked for (HK-10)."""
        return tuple(card_at(card) for card in position.core.waiting())

    def shuffle(self, position: DhumbalPosition, order: Sequence[Card]) -> tuple[DhumbalPosition, list[Event]]:
        """The new stock, its next card first; the seat that asked for a card gets it."""
        return position.shuffled(order)

    def asked(self, position: DhumbalPosition) -> tuple[int, ...]:
        """Whose turn it is, and who may slap a card down if it drew the right one."""
        seats = may_act(position.core)
        return tuple(seat for seat in range(position.core.players) if seats >> seat & 1)

    def legal(self, position: DhumbalPosition, seat: int) -> list[Move]:
        """Every legal move of the seat; of a throw one order of its cards, jokers first, then light to heavy."""
        core = position.core
        return [_words(core, kind, cards) for kind, cards in legal_moves(core, seat)]

    def spelled(self, position: DhumbalPosition, move: Move) -> Move:
        """The only discard on offer may be named, and need not be."""
        offers = cards_in(position.core.offered())
        return Move("draw", ("discard",)) if move.args == ("discard", *offers[:1]) and len(offers) == 1 else move

    def why_not(self, position: DhumbalPosition, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move."""
        if len(set(move.cards)) < len(move.cards):
            return Refusal("not-your-card")
        reason = why_not(position.core, seat, _kind(move), set_of(_cards(position.core, move)))
        return Refusal(codes.REASONS[reason]) if reason else None

    def dimmed(self, position: DhumbalPosition, seat: int) -> dict[Card, str]:
        """The reason for each card that can be thrown in no way now."""
        core = position.core
        throws = [move for move in self.legal(position, seat) if move.verb in ("discard", "slap")]
        playable = {card for move in throws for card in move.args}
        hand = [card for card in cards_in(core.hand[seat]) if card not in playable]
        return {card: codes.REASONS[why_not(core, seat, codes.DISCARD, set_of([card]))] for card in hand}

    def forced(self, position: DhumbalPosition, seat: int) -> Move | None:
        """The house makes no move in Dhumbal: all is asked."""
        return None

    def must_move(self, position: DhumbalPosition, seat: int) -> bool:
        """Whose turn it is; who may slap a card down need not."""
        return seat == position.core.turn

    def apply(self, position: DhumbalPosition, seat: int, move: Move) -> tuple[DhumbalPosition, list[Event]]:
        """The position after a legal move, and what happened."""
        return position.after(seat, _kind(move), _cards(position.core, move))

    def points(self, result: DealResult) -> tuple[int, ...]:
        """What each seat was paid in settlement; else its charge, which is a loss."""
        assert isinstance(result, DhumbalResult)
        return result.paid or tuple(-took for took in result.took)

    def advise(self, seen: Seen, seed: int) -> Advice | None:
        """What hard would do, and why (L-54)."""
        return advise(seen, seed)

    def out(self, position: DhumbalPosition, seat: int) -> bool:
        """Whether the seat has left the match (`out`)."""
        return bool(position.core.out >> seat & 1)

    def result(self, position: DhumbalPosition) -> DhumbalResult | None:
        """How the deal ended (HK-11 to HK-16)."""
        return position.result()

    def view(self, position: DhumbalPosition, seat: int | None) -> DhumbalView:
        """The table as the seat sees it: its own hand, and what everybody sees."""
        core = position.core
        over = core.phase == codes.OVER
        return DhumbalView(
            hand=() if seat is None else cards_in(core.hand[seat]),
            total=None if seat is None else core.worth(core.hand[seat]),
            limit=core.rules.limit,
            phase=codes.PHASES[core.phase],
            turn=core.turn,
            seats=tuple(_seat_view(core, other) for other in range(core.players)),
            discards=core.piled,
            last=lying(core, core.own + core.last)[: core.last],
            thrown=lying(core, core.own),
            top=next(iter(lying(core, min(1, core.piled))), None),
            offers=cards_in(core.on_offer()),
            taken=card_at(core.fresh) if core.fresh >= 0 else None,
            slapper=core.slapper if core.slapper >= 0 else None,
            stock=core.size - core.top,
            throws=core.throws,
            throw_cap=core.rules.throw_cap,
            shown=tuple(cards_in(core.hand[other]) for other in range(core.players)) if over else (),
            history=position.history,
        )

    def score(self, settings: Settings, standing: Standing, result: DealResult) -> Standing:
        """Running totals (HK-17): what was paid in settlement, else what was charged, halved where that is played."""
        assert isinstance(result, DhumbalResult)
        if settings["scoring"] == "settlement":
            totals = tuple(total + paid for total, paid in zip(standing.totals, result.paid, strict=True))
            return msgspec.structs.replace(standing, totals=totals, last=result)
        rows = list(zip(standing.totals, result.took, strict=True))
        totals = tuple(charged(*row, halving=settings["halving"] == "on") for row in rows)
        halved = tuple(seat for seat, row in enumerate(rows) if totals[seat] < sum(row))
        return msgspec.structs.replace(standing, totals=totals, last=msgspec.structs.replace(result, halved=halved))

    def match_result(self, settings: Settings, standing: Standing) -> MatchResult | None:
        """How the match ended: after its rounds, or when at most one seat is left (HK-17)."""
        left = [seat for seat, total in enumerate(standing.totals) if not has_left(settings, total)]
        if len(left) > 1 and standing.deal < rounds(settings):
            return None
        return MatchResult(winners=tuple(left) if len(left) == 1 else best(settings, standing.totals))

    def cards_of(self, position: DhumbalPosition) -> list[Card]:
        """Hands, discards and stock."""
        core = position.core
        cards = [card for seat in range(core.players) for card in cards_in(core.hand[seat])]
        return cards + [card_at(card) for card in (*core.discards(), *core.in_stock())]


def charged(total: int, took: int, *, halving: bool) -> int:
    """A total after a charge; who lands exactly on 50, 100 or 200 goes down to half (`halving`).

    >>> charged(40, 10, halving=True), charged(40, 11, halving=True), charged(50, 0, halving=True)
    (25, 51, 50)
    """
    after = total + took
    return after // 2 if halving and took and after in HALVED else after


def rounds(settings: Settings) -> int:
    """After how many deals the match ends, if nothing else ends it."""
    if settings["rounds"] != "until_one_left":
        return int(settings["rounds"])
    return MOST_DEALS if can_leave(settings) else MOST_ROUNDS


def best(settings: Settings, totals: Sequence[int]) -> tuple[int, ...]:
    """Who has won, alone or tied: the highest total in settlement, the lowest where charges add up.

    >>> best({"scoring": "settlement"}, (18, 18, -29, -7)), best({"scoring": "cumulative"}, (18, 18, 3, 7))
    ((0, 1), (2,))
    """
    wanted = max(totals) if settings["scoring"] == "settlement" else min(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == wanted)


def _kind(move: Move) -> int:
    return DRAWS[move.args[0]] if move.verb == "draw" else KINDS[move.verb]


def _cards(core: Position, move: Move) -> tuple[Card, ...]:
    """The cards thrown, or the discard asked for: the only one on offer need not be named."""
    if move.args == ("discard",):
        offers = cards_in(core.offered())
        return offers if len(offers) == 1 else ()
    return move.cards


def _words(core: Position, kind: int, cards: int) -> Move:
    match kind:
        case codes.CALL:
            return Move("call")
        case codes.DRAW_STOCK:
            return Move("draw", ("stock",))
        case codes.DRAW_DISCARD:
            choice = core.offered() != cards
            return Move("draw", ("discard", *cards_in(cards)) if choice else ("discard",))
        case codes.SLAP:
            return Move("slap", cards_in(cards))
        case _:
            return Move("discard", tuple(sorted(cards_in(cards), key=lambda card: card not in JOKERS)))


def _seat_view(core: Position, seat: int) -> DhumbalSeat:
    return DhumbalSeat(
        count=core.hand[seat].bit_count(),
        known=cards_in(core.known[seat]),
        out=bool(core.out >> seat & 1),
    )


GAME = Dhumbal()
