"""Idiot as the house knows games: the engine's small numbers behind the contract of `core/game.py`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from tashkhana.core.advice import Advice
from tashkhana.core.cards import Card, pack_order
from tashkhana.core.entry import Deal
from tashkhana.core.game import Game
from tashkhana.core.move import Move, Shape
from tashkhana.core.outcome import DealResult, MatchResult, Standing
from tashkhana.core.refusal import Refusal
from tashkhana.core.seen import Event, Seen
from tashkhana.core.settings import Settings
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.bots import BOTS, THINKERS, advise
from tashkhana.games.idiot.cards import code_of, names_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.legal import asked, forced
from tashkhana.games.idiot.looking import dimmed
from tashkhana.games.idiot.match import match_result, next_dealer
from tashkhana.games.idiot.naming import LAYING
from tashkhana.games.idiot.position import IdiotPosition, events_of_deal, place_of
from tashkhana.games.idiot.refusal import Named, why_not
from tashkhana.games.idiot.scenario import WORDS
from tashkhana.games.idiot.settings import GROUPS, PRESETS, SETTINGS, check_settings, packs_of, rules_of
from tashkhana.games.idiot.view import IdiotResult, IdiotView

ONE, MANY = (0, 1), (1, 52)


class Idiot(Game[IdiotPosition]):
    """Idiot, also called Shithead or Palace: two to six in a room, up to nine in the rules."""

    id = "idiot"
    own_settings = SETTINGS
    groups = GROUPS
    presets = PRESETS
    house_preset = "funny-hat"
    seats = (2, 6)
    bots = BOTS
    thinkers = THINKERS
    scenario = WORDS
    shapes: ClassVar[Mapping[str, Shape]] = {
        "swap": Shape(2, 2, same_order=True),
        "ready": Shape(),
        "open": Shape(*MANY),
        "decline": Shape(),
        "play": Shape(*MANY),
        "flip": Shape(words=("1", "2", "3", "4", "5", "6")),
        "pick-up": Shape(*ONE),
        "pass": Shape(),
        "jump": Shape(*MANY),
    }

    def check(self, settings: Settings) -> None:
        """Refuse more cards to deal than the packs hold.

        :raises NotAllowed: "not-enough-cards"
        """
        check_settings(settings)

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        """All packs shuffled together (I-07), equal cards beside each other."""
        kinds = names_of(range(52 + int(settings["joker"])))
        return tuple(card for card in sorted(kinds, key=pack_order) for _ in range(packs_of(settings)))

    def dealers(self, settings: Settings, standing: Standing) -> tuple[int, ...]:
        """The Idiot deals (IK-17)."""
        return (next_dealer(standing),)

    def deal(self, settings: Settings, standing: Standing, deal: Deal) -> tuple[IdiotPosition, list[Event]]:
        """Deal down, up and hand (IK-02); the hat stays where it is."""
        core = Position(rules_of(settings))
        core.deal([code_of(card) for card in deal.order], standing.dealer)
        last = standing.last
        return IdiotPosition(core, (), last.hat if isinstance(last, IdiotResult) else None), list(events_of_deal(core))

    def asked(self, position: IdiotPosition) -> tuple[int, ...]:
        """Who trades, is asked for a rank, is on turn, or holds enough cards to jump in whatever these are."""
        seats = asked(position.core)
        return tuple(seat for seat in range(position.core.players) if seats >> seat & 1)

    def legal(self, position: IdiotPosition, seat: int) -> list[Move]:
        """Every legal move of the seat; a long list names each play once."""
        return list(position.moves[seat])

    def why_not(self, position: IdiotPosition, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move."""
        named = Named([code_of(card) for card in move.cards])
        reason = why_not(position.core, seat, codes.KINDS.index(move.verb), named, place_of(move))
        return Refusal(codes.REASONS[reason]) if reason else None

    def alike(self, move: Move) -> Move:
        """The ranks that a play lays: suits never matter (I-11), and with four packs there are too many to list."""
        if codes.KINDS.index(move.verb) not in LAYING:
            return move
        return Move(move.verb, tuple(sorted(card[:1] for card in move.args)))

    def dimmed(self, position: IdiotPosition, seat: int) -> dict[Card, str]:
        """The reason for each card, in the hand or face up, that no legal move plays."""
        return dimmed(position.core, seat)

    def forced(self, position: IdiotPosition, seat: int) -> Move | None:
        """Decline for who has not the rank (IK-04), pass for who drew nothing that fits (IK-08)."""
        kind = forced(position.core, seat)
        return None if kind < 0 else Move(codes.KINDS[kind])

    def must_move(self, position: IdiotPosition, seat: int) -> bool:
        """Whose turn it is; who trades, is asked for a rank, has drawn more of one or may jump in has only offers."""
        core = position.core
        return core.phase == codes.TURN and seat == core.turn

    def done(self, position: IdiotPosition, seat: int) -> Move | None:
        """Ready after trading (IK-03), declined for a rank (IK-04), passed after drawing (IK-08)."""
        saying = {codes.TRADE: "ready", codes.AUCTION: "decline", codes.EXTRA: "pass"}
        move = Move(saying.get(position.core.phase, "pass"))
        return move if self.why_not(position, seat, move) is None else None

    def apply(self, position: IdiotPosition, seat: int, move: Move) -> tuple[IdiotPosition, list[Event]]:
        """The position after a legal move, and what happened."""
        return position.after(seat, move)

    def advise(self, seen: Seen, seed: int) -> Advice | None:
        """What hard would do, and why (L-54)."""
        return advise(seen, seed)

    def out(self, position: IdiotPosition, seat: int) -> bool:
        """Whether the seat has no cards any more (IK-16)."""
        return bool(position.core.out >> seat & 1)

    def result(self, position: IdiotPosition) -> DealResult | None:
        """How the deal ended (IK-17, IK-19)."""
        return position.result()

    def view(self, position: IdiotPosition, seat: int | None) -> IdiotView:
        """The table as the seat sees it: its own hand, and what everybody sees."""
        if seat is None:
            return position.table
        core = position.core
        fresh = core.fresh_cards() if seat == core.turn and core.phase == codes.EXTRA else []
        return msgspec.structs.replace(position.table, hand=names_of(core.hand_of(seat)), fresh=names_of(fresh))

    def score(self, settings: Settings, standing: Standing, result: DealResult) -> Standing:
        """One more mark for the Idiot."""
        marks = tuple(mark + (seat == result.loser) for seat, mark in enumerate(standing.marks))
        return msgspec.structs.replace(standing, marks=marks, last=result)

    def match_result(self, settings: Settings, standing: Standing) -> MatchResult | None:
        """How the match ended, if it has (IK-18)."""
        return match_result(settings, standing)

    def cards_of(self, position: IdiotPosition) -> list[Card]:
        """All zones, the pile, the stock, and what was burned."""
        core = position.core
        cards = [*core.stock_left(), *core.pile_now(), *core.burned_cards()]
        for seat in range(core.players):
            cards += [*core.hand_of(seat), *core.up_of(seat), *core.down_of(seat)]
        return list(names_of(card for card in cards if card >= 0))


GAME = Idiot()
