"""Durak as the house knows games: the engine's small numbers behind the contract of `core/game.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from tashkhana.core.advice import Advice
from tashkhana.core.cards import Card, card_at, cards_in, is_card, number_of, pack_from
from tashkhana.core.entry import Deal
from tashkhana.core.game import Game
from tashkhana.core.move import Move, Shape
from tashkhana.core.outcome import DealResult, MatchResult, Standing
from tashkhana.core.refusal import Refusal
from tashkhana.core.seen import Event, Seen
from tashkhana.core.settings import Settings
from tashkhana.games.durak import codes
from tashkhana.games.durak.bots import BOTS, THINKERS, advise
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.legal import adding, forced, legal_moves
from tashkhana.games.durak.position import DurakPosition, events_of_deal, trump_up
from tashkhana.games.durak.refusal import why_idle, why_not
from tashkhana.games.durak.scenario import WORDS
from tashkhana.games.durak.settings import GROUPS, LOWEST_RANK, PRESETS, SETTINGS, check_settings, rules_of
from tashkhana.games.durak.sparring import SPARRING
from tashkhana.games.durak.view import DurakView, Role, SeatView

MOST_DEALS = 50
"""A match to so many marks stops here (DK-25)."""

ONE, MANY = (1, 1), (1, 52)
NOBODY = NONE = -1


class Durak(Game[DurakPosition]):
    """Throw-in and transfer Durak for two to six, by the house rules of five tables."""

    id = "durak"
    own_settings = SETTINGS
    groups = GROUPS
    presets = PRESETS
    house_preset = "house"
    welcome = 1
    seats = (2, 6)
    bots = BOTS
    thinkers = THINKERS
    sparring = SPARRING
    scenario = WORDS
    shapes: ClassVar[Mapping[str, Shape]] = {
        "attack": Shape(*MANY),
        "throw": Shape(*MANY),
        "cover": Shape(2, 2, same_order=True),
        "transfer": Shape(*MANY),
        "show": Shape(*ONE),
        "take": Shape(),
        "done": Shape(),
    }

    _last_shown: tuple[DurakPosition | None, DurakView | None] = (None, None)
    """What everybody sees of the position that was shown last: it is shown to each seat in turn."""

    def check(self, settings: Settings) -> None:
        """Refuse more players than six cards each can be dealt to (DK-02).

        :raises NotAllowed: "not-enough-cards"
        """
        check_settings(settings)

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        """The deck (DK-02)."""
        return pack_from(LOWEST_RANK[int(settings["deck"])])

    def dealers(self, settings: Settings, standing: Standing) -> tuple[int, ...]:
        """Who deals next; after a drawn deal the durak rule leaves it to the same dealer (DK-06)."""
        if standing.last is None:
            return (standing.dealer,)
        players = int(settings["players"])
        match settings["next_dealer"]:
            case "left":
                return ((standing.dealer + 1) % players,)
            case "random":
                return tuple(range(players))
            case _:
                loser = standing.last.loser
                return (standing.dealer if loser is None else loser,)

    def deal(self, settings: Settings, standing: Standing, deal: Deal) -> tuple[DurakPosition, list[Event]]:
        """Deal in this order; who leads is said by the lowest trump or by the last durak (DK-04, DK-05)."""
        core = Position(rules_of(settings))
        core.deal([number_of(card) for card in deal.order], standing.dealer, leader(settings, standing))
        return DurakPosition.at_start(core), list(events_of_deal(core))

    def asked(self, position: DurakPosition) -> tuple[int, ...]:
        """The opener; the defender of an uncovered card; the seats that may throw in, whatever they hold."""
        core = position.core
        seats = adding(core) if core.laid < core.limit or core.phase != codes.DEFENCE else 0
        if core.phase == codes.OPENING:
            seats = 1 << core.opener
        if core.phase == codes.DEFENCE:
            seats |= 1 << core.defender
        return tuple(seat for seat in range(core.players) if seats >> seat & 1)

    def legal(self, position: DurakPosition, seat: int) -> list[Move]:
        """Every legal move of the seat, as the engine lists them."""
        return [_words(*move) for move in legal_moves(position.core, seat)]

    def why_not(self, position: DurakPosition, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move."""
        cards = move.cards[1:] if move.verb == "cover" else move.cards
        if len(set(move.cards)) < len(move.cards) or not all(_in_suits(card) for card in cards):
            return Refusal("not-your-card")
        kind = codes.KINDS.index(move.verb)
        reason = why_not(position.core, seat, kind, _bits(cards), _target(move))
        return Refusal(codes.REASONS[reason]) if reason else None

    def dimmed(self, position: DurakPosition, seat: int) -> dict[Card, str]:
        """The reason for each card that no legal move plays (DK-28)."""
        core, playable = position.core, 0
        for _, cards, _ in legal_moves(core, seat):
            playable |= cards
        idle = cards_in(core.hand[seat] & ~playable)
        return {card: codes.REASONS[why_idle(core, seat, number_of(card))] for card in idle}

    def forced(self, position: DurakPosition, seat: int) -> Move | None:
        """The take of DK-16 and the Done of DK-29."""
        kind = forced(position.core, seat)
        return None if kind < 0 else Move(codes.KINDS[kind])

    def must_move(self, position: DurakPosition, seat: int) -> bool:
        """Who opens, and who defends a card that lies uncovered; who may throw in has only offers."""
        core = position.core
        opens = core.phase == codes.OPENING and seat == core.opener
        return opens or (core.phase == codes.DEFENCE and seat == core.defender)

    def done(self, position: DurakPosition, seat: int) -> Move | None:
        """Done, where it may be said now (DK-27)."""
        done = Move("done")
        return done if self.why_not(position, seat, done) is None else None

    def apply(self, position: DurakPosition, seat: int, move: Move) -> tuple[DurakPosition, list[Event]]:
        """The position after a legal move, and what happened."""
        cards = move.cards[1:] if move.verb == "cover" else move.cards
        return position.after(seat, move, [number_of(card) for card in cards], _target(move))

    def advise(self, seen: Seen, seed: int) -> Advice | None:
        """What hard would do, and why (L-54)."""
        return advise(seen, seed)

    def out(self, position: DurakPosition, seat: int) -> bool:
        """Whether the seat has left the deal (DK-23)."""
        return bool(position.core.out >> seat & 1)

    def result(self, position: DurakPosition) -> DealResult | None:
        """How the deal ended (DK-24, DK-30)."""
        return position.result()

    def view(self, position: DurakPosition, seat: int | None) -> DurakView:
        """The table as the seat sees it: its own hand, and what everybody sees."""
        shown, public = self._last_shown
        if shown is not position or public is None:
            public = self._public(position)
            self._last_shown = position, public
        if seat is None:
            return public
        return msgspec.structs.replace(public, hand=cards_in(position.core.hand[seat]))

    def _public(self, position: DurakPosition) -> DurakView:
        core = position.core
        return DurakView(
            hand=(),
            trump="CDHS"[core.trump],
            trump_card=trump_up(core),
            talon=core.size - core.top,
            beaten=core.beaten,
            seats=tuple(_seat_view(core, other) for other in range(core.players)),
            table=position.bout.pairs if core.phase != codes.OVER else (),
            attacker=core.opener,
            lead=core.lead_now(),
            defender=core.defender,
            taking=core.phase == codes.TAKEN,
            limit=core.limit,
            bout=core.bout,
            lead_card=card_at(core.lead_card) if core.lead_card >= 0 else None,
            lead_seat=position.history[0].attacker if position.history else core.opener,
            history=position.history,
        )

    def score(self, settings: Settings, standing: Standing, result: DealResult) -> Standing:
        """One more mark for the durak."""
        marks = tuple(mark + (seat == result.loser) for seat, mark in enumerate(standing.marks))
        return msgspec.structs.replace(standing, marks=marks, last=result)

    def match_result(self, settings: Settings, standing: Standing) -> MatchResult | None:
        """How the match ended, if it has (DK-25)."""
        kind, _, count = str(settings["match"]).partition(":")
        if kind == "single":
            return single_result(standing)
        if kind == "deals":
            return deals_result(standing) if standing.deal >= int(count) else None
        return fools_result(standing, int(count))

    def cards_of(self, position: DurakPosition) -> list[Card]:
        """Hands, talon, table, and what was beaten off."""
        core = position.core
        cards = [card for seat in range(core.players) for card in cards_in(core.hand[seat])]
        cards += [card_at(card) for card in core.talon()]
        for bout in position.history:
            if bout.ended != "taken":
                cards += [card for pair in bout.pairs for card in (pair.attack, pair.cover) if card]
        return cards


def leader(settings: Settings, standing: Standing) -> int:
    """Who leads the deal that is dealt now, or nobody yet: then the lowest trump says (DK-05)."""
    durak = None if standing.last is None else standing.last.loser
    steps = {"left_of_durak": 1, "right_of_durak": -1, "durak": 0}.get(str(settings["next_lead"]))
    if durak is None or steps is None:
        return NOBODY
    return (durak + steps) % int(settings["players"])


def single_result(standing: Standing) -> MatchResult:
    """One deal, drawn or not."""
    loser = standing.last.loser if standing.last else None
    return MatchResult(drawn=True) if loser is None else MatchResult(loser=loser)


def deals_result(standing: Standing) -> MatchResult:
    """Fewest marks win, ties tie.

    >>> deals_result(Standing(deal=3, dealer=0, marks=(1, 1, 1, 0), totals=(0, 0, 0, 0))).winners
    (3,)
    """
    fewest = min(standing.marks)
    return MatchResult(winners=tuple(seat for seat, mark in enumerate(standing.marks) if mark == fewest))


def fools_result(standing: Standing, count: int) -> MatchResult | None:
    """Who has `count` marks loses; after fifty deals who has most, and nobody if that is shared."""
    most = max(standing.marks)
    if most < count and standing.deal < MOST_DEALS:
        return None
    losers = [seat for seat, mark in enumerate(standing.marks) if mark == most]
    return MatchResult(loser=losers[0]) if len(losers) == 1 else MatchResult(drawn=True)


def _words(kind: int, cards: int, target: int) -> Move:
    attack = () if target == NONE else (card_at(target),)
    return Move(codes.KINDS[kind], (*attack, *cards_in(cards)))


def _target(move: Move) -> int:
    """The attack card that a cover answers, as the engine wants it."""
    return number_of(move.cards[0]) if move.verb == "cover" and _in_suits(move.cards[0]) else NONE


def _in_suits(card: str) -> bool:
    return is_card(card) and len(card) == 2


def _bits(cards: tuple[Card, ...]) -> int:
    return sum({1 << number_of(card) for card in cards})


def _seat_view(core: Position, seat: int) -> SeatView:
    return SeatView(
        count=core.hand[seat].bit_count(),
        role=_role(core, seat),
        done=bool(core.done >> seat & 1),
        known=cards_in(core.known[seat]),
    )


def _role(core: Position, seat: int) -> Role:
    if core.out >> seat & 1:
        return "out"
    if seat == core.defender:
        return "taking" if core.phase == codes.TAKEN else "defending"
    if seat == core.lead_now():
        return "attacking"
    return "throwing" if adding(core) >> seat & 1 else "waiting"


GAME = Durak()
