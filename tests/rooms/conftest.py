"""A small game that is not Durak, so that rooms cannot come to know one; and guests who remember what they are told."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from tashkhana.core.advice import Advice
from tashkhana.core.cards import RANKS, Card, pack_from
from tashkhana.core.entry import Deal
from tashkhana.core.game import Game
from tashkhana.core.move import Move, Shape
from tashkhana.core.outcome import DealResult, MatchResult, Standing
from tashkhana.core.refusal import Refusal
from tashkhana.core.seal import Seal
from tashkhana.core.seen import Event, Seen
from tashkhana.core.settings import Choice, Counted, Number, Settings, Value
from tashkhana.rooms import House, Pace, Place, PlayerId, RoomCode, RoomState, player_of
from tashkhana.rooms.guest import IceServer, SeatVoice
from tashkhana.rooms.wishes import Allow
from tashkhana.storage import Log

LONGEST_DEAL = 300


@dataclass(frozen=True)
class Climbing:
    """A deal of Climb."""

    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    pile: tuple[Card, ...] = ()
    turn: int = 0
    moves: int = 0
    passed: int = 0
    waiting: tuple[Card, ...] = ()


class ClimbView(msgspec.Struct, frozen=True):
    hand: tuple[Card, ...]
    counts: tuple[int, ...]
    top: Card | None
    stock: int


def lowest(seen: Seen, _seed: int) -> str:
    return seen.legal[0]


class Climb(Game[Climbing]):
    """In turn, lay a card at least as high as the top, or pass and draw. The last one with cards loses.

    Whoever cannot lay passes by the house's hand; an empty stock is made of the shuffled pile.
    """

    id = "climb"
    own_settings = (
        Number("players", 2, 4),
        Counted("match", ("single",), {"deals": (1, 9)}, ("single", "deals:3")),
        Choice("next_dealer", ("left", "random")),
    )
    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {
        "house": {
            "players": 3,
            "match": "single",
            "next_dealer": "left",
            "level": "easy",
            "speed": "normal",
            "clock": "off",
            "hints": "on",
            "hint_bulb": "off",
        }
    }
    house_preset = "house"
    seats = (2, 4)
    shapes: ClassVar[Mapping[str, Shape]] = {"lay": Shape(1, 1), "pass": Shape()}
    bots: ClassVar[Mapping[str, Any]] = {"easy": lowest}

    def check(self, settings: Settings) -> None:
        pass

    def pack(self, settings: Settings) -> tuple[Card, ...]:
        return pack_from("9")

    def dealers(self, settings: Settings, standing: Standing) -> tuple[int, ...]:
        players = int(settings["players"])
        if standing.last is None:
            return (standing.dealer,)
        if settings["next_dealer"] == "random":
            return tuple(range(players))
        return ((standing.dealer + 1) % players,)

    def deal(self, settings: Settings, standing: Standing, deal: Deal) -> tuple[Climbing, list[Event]]:
        players = int(settings["players"])
        hands = tuple(deal.order[seat : 4 * players : players] for seat in range(players))
        turn = (standing.dealer + 1) % players
        return Climbing(hands, deal.order[4 * players :], turn=turn), [Event("dealt")]

    def awaits(self, position: Climbing) -> tuple[Card, ...]:
        return position.waiting

    def shuffle(self, position: Climbing, order: Sequence[Card]) -> tuple[Climbing, list[Event]]:
        return replace(position, stock=tuple(order), waiting=()), [Event("shuffled", count=len(order))]

    def asked(self, position: Climbing) -> tuple[int, ...]:
        return (position.turn,)

    def legal(self, position: Climbing, seat: int) -> list[Move]:
        if seat != position.turn:
            return []
        lays = [Move("lay", (card,)) for card in position.hands[seat] if self._fits(position, card)]
        return [*lays, Move("pass")]

    def _fits(self, position: Climbing, card: Card) -> bool:
        return not position.pile or RANKS.index(card[0]) >= RANKS.index(position.pile[-1][0])

    def why_not(self, position: Climbing, seat: int, move: Move) -> Refusal | None:
        if seat != position.turn:
            return Refusal("not-your-turn")
        if move.verb == "pass":
            return None
        if move.cards[0] not in position.hands[seat]:
            return Refusal("not-your-card")
        return None if self._fits(position, move.cards[0]) else Refusal("too-low")

    def dimmed(self, position: Climbing, seat: int) -> dict[Card, str]:
        return {card: "too-low" for card in position.hands[seat] if not self._fits(position, card)}

    def forced(self, position: Climbing, seat: int) -> Move | None:
        legal = self.legal(position, seat)
        return legal[0] if len(legal) == 1 else None

    def apply(self, position: Climbing, seat: int, move: Move) -> tuple[Climbing, list[Event]]:
        after = self._laid(position, seat, move) if move.verb == "lay" else self._passed(position, seat)
        left = [other for other in range(len(after.hands)) if after.hands[other]]
        following = [other for other in (*left, *left) if other > seat or other < seat] or [seat]
        turn = next((other for other in following if other > seat), following[0])
        event = Event("laid", seat, move.cards, 1) if move.verb == "lay" else Event("passed", seat)
        return replace(after, turn=turn, moves=position.moves + 1), [event]

    def _laid(self, position: Climbing, seat: int, move: Move) -> Climbing:
        hand = tuple(card for card in position.hands[seat] if card != move.cards[0])
        hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
        return replace(position, hands=hands, pile=(*position.pile, move.cards[0]), passed=0)

    def _passed(self, position: Climbing, seat: int) -> Climbing:
        hand, stock = (*position.hands[seat], *position.stock[:1]), position.stock[1:]
        hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
        after = replace(position, hands=hands, stock=stock, passed=position.passed + 1)
        if after.passed >= sum(1 for held in hands if held):
            after = replace(after, stock=(*stock, *after.pile), pile=(), passed=0)
        if not after.stock and len(after.pile) > 1:
            after = replace(after, waiting=after.pile[:-1], pile=after.pile[-1:])
        return after

    def result(self, position: Climbing) -> DealResult | None:
        holding = [seat for seat, hand in enumerate(position.hands) if hand]
        if len(holding) == 1:
            return DealResult(loser=holding[0])
        return DealResult(drawn=True) if position.moves >= LONGEST_DEAL else None

    def out(self, position: Climbing, seat: int) -> bool:
        return not position.hands[seat]

    def view(self, position: Climbing, seat: int | None) -> ClimbView:
        return ClimbView(
            hand=() if seat is None else position.hands[seat],
            counts=tuple(map(len, position.hands)),
            top=position.pile[-1] if position.pile else None,
            stock=len(position.stock),
        )

    def score(self, settings: Settings, standing: Standing, result: DealResult) -> Standing:
        marks = tuple(mark + (seat == result.loser) for seat, mark in enumerate(standing.marks))
        return msgspec.structs.replace(standing, marks=marks, last=result)

    def match_result(self, settings: Settings, standing: Standing) -> MatchResult | None:
        assert standing.last is not None
        if settings["match"] == "single":
            return MatchResult(loser=standing.last.loser, drawn=standing.last.drawn)
        if standing.deal < int(str(settings["match"]).partition(":")[2]):
            return None
        fewest = min(standing.marks)
        return MatchResult(winners=tuple(seat for seat, mark in enumerate(standing.marks) if mark == fewest))

    def cards_of(self, position: Climbing) -> list[Card]:
        return [*(card for hand in position.hands for card in hand), *position.stock, *position.pile, *position.waiting]


class Visitor:
    """A guest who remembers everything."""

    def __init__(self, secret: str, hook: Callable[[Seen], None] | None = None, name: str = "") -> None:
        self.player: PlayerId = player_of(secret)
        self.tables: list[tuple[int, Seen]] = []
        self.answers: dict[str, list[tuple[int, str | None]]] = {}
        self.hints: dict[str, tuple[int, Advice]] = {}
        self.name, self.picture = name, ""
        self.state: RoomState | None = None
        self.told: list[tuple[str, int | None, str]] = []
        self.clocks: list[tuple[int, tuple[int, ...], int, int]] = []
        self.seat_codes: dict[str, str] = {}
        self.welcomes = 0
        self.bye: str | None = None
        self.heard: list[tuple[int, str, str]] = []
        self.speaking: tuple[SeatVoice, ...] = ()
        self.ice: tuple[IceServer, ...] = ()
        self.signals: list[tuple[int, int, str]] = []
        self.raw = b""
        self.on_welcome: Callable[[RoomState], None] = lambda _state: None
        self.seals: list[tuple[int, int, str, str]] = []
        self.reveals: list[tuple[Seal, tuple[tuple[Card, ...], ...]]] = []
        self.on_seal: Callable[[int, int], None] = lambda _match, _deal: None
        self._hook = hook
        self._news = asyncio.Event()

    def welcome(self, state: RoomState) -> None:
        self.on_welcome(state)
        self.state = state
        self.raw += msgspec.json.encode(state)
        self.welcomes += 1
        self._news.set()

    def table(self, match: int, seen: Seen) -> None:
        if self._hook is not None:
            self._hook(seen)
        self.tables.append((match, seen))
        self.raw += msgspec.json.encode(seen)
        self._news.set()

    def answer(self, ask: str, version: int, code: str | None, facts: dict[str, Any]) -> None:
        self.answers.setdefault(ask, []).append((version, code))
        self._news.set()

    def advice(self, ask: str, version: int, advice: Advice) -> None:
        self.hints[ask] = version, advice
        self._news.set()

    def clock(self, version: int, seats: tuple[int, ...], left_ms: int, total_ms: int) -> None:
        self.clocks.append((version, seats, left_ms, total_ms))
        self._news.set()

    def news(self, code: str, seat: int | None, name: str) -> None:
        self.told.append((code, seat, name))
        self._news.set()

    def seat_code(self, ask: str, code: str, valid_s: int) -> None:
        self.seat_codes[ask] = code
        self._news.set()

    def said(self, seat: int, kind: str, words: str) -> None:
        self.heard.append((seat, kind, words))
        self._news.set()

    def voices(self, voices: tuple[SeatVoice, ...], ice: tuple[IceServer, ...]) -> None:
        self.speaking, self.ice = voices, ice
        self._news.set()

    def signalled(self, seat: int, visit: int, data: str) -> None:
        self.signals.append((seat, visit, data))
        self._news.set()

    def sealed(self, match: int, deal: int, method: str, seal: str) -> None:
        self.seals.append((match, deal, method, seal))
        self.on_seal(match, deal)
        self._news.set()

    def revealed(self, seal: Seal, orders: tuple[tuple[Card, ...], ...]) -> None:
        self.reveals.append((seal, orders))
        self._news.set()

    def goodbye(self, code: str) -> None:
        self.bye = code
        self._news.set()

    @property
    def seat(self) -> int | None:
        return None if self.state is None else self.state.seat

    @property
    def places(self) -> tuple[Place, ...]:
        return () if self.state is None else self.state.places

    @property
    def seen(self) -> Seen:
        return self.tables[-1][1]

    @property
    def match(self) -> int:
        return self.tables[-1][0]

    async def until(self, happened: Callable[[], Any], within_s: float = 10) -> None:
        async with asyncio.timeout(within_s):
            while not happened():
                self._news.clear()
                await self._news.wait()

    async def answered(self, ask: str, times: int = 1) -> tuple[int, str | None]:
        await self.until(lambda: len(self.answers.get(ask, ())) >= times)
        return self.answers[ask][-1]

    async def my_turn(self) -> Seen:
        """Until this seat has a choice, or nobody is asked any more."""
        await self.until(lambda: self.tables and (len(self.seen.legal) > 1 or self.seen.stage.endswith("-over")))
        return self.seen


def number_of(secret: str, match: int, deal: int) -> str:
    """What a visitor's browser adds to a deal."""
    return hashlib.sha256(f"{secret} {match} {deal}".encode()).hexdigest()


ANNA = "anna-has-a-long-secret-0"


@dataclass
class At:
    """A house in a data file, and how to enter it again."""

    file: Path
    log: Log
    house: House

    @property
    def game(self) -> str:
        """The only game of this house."""
        [game] = self.house.games
        return game

    async def room(self, **settings: Value) -> RoomCode:
        return await self.house.open_room(player_of(ANNA), "Anna", self.game, None, settings)

    async def friends(self, **settings: Value) -> RoomCode:
        """A room that gathers, with Anna as its host."""
        return await self.house.open_room(player_of(ANNA), "Anna", self.game, None, settings, kind="friends")

    async def visit(
        self, code: RoomCode, secret: str = ANNA, hook: Callable[[Seen], None] | None = None, name: str = ""
    ) -> Visitor:
        visitor = Visitor(secret, hook, name)
        room = await self.house.room(code)
        visitor.on_seal = lambda match, deal: room.stir(visitor, match, deal, number_of(secret, match, deal))
        room.come(visitor)
        await visitor.until(lambda: visitor.welcomes or visitor.bye)
        return visitor

    async def watch(self, code: RoomCode, host: Visitor, secret: str) -> Visitor:
        """Somebody who watches by the link, which the host switches on."""
        room = await self.house.room(code)
        room.ask(host, "watching", Allow("watching", on=True))
        await host.answered("watching")
        await host.until(lambda: host.state is not None and host.state.watch)
        assert host.state is not None
        assert host.state.watch is not None
        watcher = Visitor(secret)
        (await self.house.watched_room(RoomCode(host.state.watch))).watch(watcher, host.state.watch)
        await watcher.until(lambda: watcher.welcomes or watcher.bye)
        return watcher


Opening = Callable[..., AbstractAsyncContextManager[At]]


@pytest.fixture
def open_house(tmp_path: Path) -> Opening:
    """Open the house in one data file, as often as one likes."""

    @asynccontextmanager
    async def opened(
        game: Game[Any] | None = None, pace: float = 0.0, keep_s: float = 60.0, **waits: float
    ) -> AsyncIterator[At]:
        file = tmp_path / "house.db"
        played = game or Climb()
        async with (
            Log.at(file) as log,
            House.open(log, {played.id: played}, Pace(pace, **waits), keep_s) as house,
        ):
            yield At(file, log, house)

    return opened


@pytest.fixture
async def at(open_house: Opening) -> AsyncIterator[At]:
    async with open_house() as opened:
        yield opened


@pytest.fixture
def climb() -> type[Climb]:
    """The game, to be changed by a test."""
    return Climb


class Clock:
    """Time that stands still until a test moves it."""

    now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The time that the limits of a room go by."""
    clock = Clock()
    monkeypatch.setattr("tashkhana.rooms.bucket.time", clock)
    return clock
