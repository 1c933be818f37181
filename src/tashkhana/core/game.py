"""The contract of a game. One folder under `games/` is one game and offers one `Game`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from tashkhana.core.advice import Advice
from tashkhana.core.cards import Card
from tashkhana.core.entry import Deal
from tashkhana.core.move import Move, Shape
from tashkhana.core.outcome import DealResult, MatchResult, Standing
from tashkhana.core.refusal import NotAllowed, Refusal
from tashkhana.core.scenario.words import ScenarioWords
from tashkhana.core.seen import Event, Seen
from tashkhana.core.settings import HOUSE_SETTINGS, Choice, Setting, Settings, Value, read_settings

P = TypeVar("P")


class Bot(Protocol):
    """A computer player: it gets what a person gets, and a seed."""

    def __call__(self, seen: Seen, seed: int) -> str | None:
        """One of `seen.legal`; None to wait for the others, only where another seat is asked and will move.

        The same `seen` and `seed` give the same answer. (A thrower in Durak has only throws, and no Done, while a
        card is uncovered and `throw_timing` is `anytime`: it may rather wait for the defender.)
        """
        ...


class Thinker(Protocol):
    """A computer player that searches, with a budget of one's own: its walks of a tree, or its play-outs."""

    def __call__(self, seen: Seen, seed: int, budget: int, /) -> str | None:
        """As a `Bot`; the same `seen`, `seed` and `budget` give the same answer."""
        ...


class Game(ABC, Generic[P]):
    """The rules of one game over its positions `P`. A position is the whole truth of a deal; it is never changed.

    Every method that takes a seat trusts it to be at the table; moves are trusted once `why_not` said None.
    """

    id: ClassVar[str]
    own_settings: ClassVar[tuple[Setting, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Value]]]
    """Every preset names every setting, the house's own (`HOUSE_SETTINGS`) included."""
    house_preset: ClassVar[str]
    welcome: ClassVar[int] = 0
    """The game with the highest number comes first on the start page; equals stand by id."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players of a room."""
    groups: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    """The settings as a form shows them, by the id of their heading: the first group at once, the others unfolded."""
    shapes: ClassVar[Mapping[str, Shape]]
    bots: ClassVar[Mapping[str, Bot]]
    """By level, those of `LEVELS` that the game has."""
    thinkers: ClassVar[Mapping[str, Thinker]] = {}
    """Those of `bots` that search, by level."""
    sparring: ClassVar[Mapping[str, Bot]] = {}
    """Players by name that no table offers, for the arena to measure the levels by."""
    scenario: ClassVar[ScenarioWords]

    @property
    def settings(self) -> tuple[Setting, ...]:
        """All settings, the game's own first."""
        return (*self.own_settings, *self.house_settings)

    @property
    def house_settings(self) -> tuple[Setting, ...]:
        """Those of the house, with the levels for which the game has a computer player."""
        levels = Choice("level", tuple(self.bots))
        return tuple(levels if setting.id == levels.id else setting for setting in HOUSE_SETTINGS)

    def read_settings(self, preset: str | None, overrides: Mapping[str, Any]) -> dict[str, Value]:
        """A preset (None: the house's) with overrides.

        :raises NotAllowed: "preset-unknown", "setting-unknown", "setting-out-of-range", "not-enough-cards"
        """
        name = self.house_preset if preset is None else preset
        if name not in self.presets:
            raise NotAllowed("preset-unknown", preset=str(name)[:40])
        settings = read_settings(self.settings, self.presets[name], overrides)
        self.check(settings)
        return settings

    @abstractmethod
    def check(self, settings: Settings) -> None:
        """Refuse settings that cannot be played together.

        :raises NotAllowed: "not-enough-cards"
        """

    @abstractmethod
    def pack(self, settings: Settings) -> tuple[Card, ...]:
        """The cards that wait to be shuffled before a deal, in the order of an unshuffled pack."""

    def first_standing(self, settings: Settings) -> Standing:
        """A match before its first deal; the last seat deals."""
        players = int(settings["players"])
        nothing = (0,) * players
        return Standing(deal=1, dealer=players - 1, marks=nothing, totals=nothing)

    @abstractmethod
    def dealers(self, settings: Settings, standing: Standing) -> tuple[int, ...]:
        """Who may deal next, by the standing before: one seat, or several where chance decides (the entry names it).

        Before the first deal (`standing.last` is None) it is `standing.dealer`.
        """

    @abstractmethod
    def deal(self, settings: Settings, standing: Standing, deal: Deal) -> tuple[P, list[Event]]:
        """The position after dealing; `standing.dealer` deals, `standing.last` is the result before."""

    def awaits(self, position: P) -> tuple[Card, ...]:
        """Cards that wait to be shuffled in the middle of the deal; () when none do."""
        return ()

    def shuffle(self, position: P, order: Sequence[Card]) -> tuple[P, list[Event]]:
        """The position after the cards of `awaits` were shuffled into this order."""
        raise NotImplementedError(f"{self.id} never shuffles in the middle of a deal")

    @abstractmethod
    def asked(self, position: P) -> tuple[int, ...]:
        """The seats that may be due, as everybody can tell; at least one of them has a legal move.

        It never depends on hidden cards: a seat that may add cards is asked whatever it holds.
        """

    @abstractmethod
    def legal(self, position: P, seat: int) -> list[Move]:
        """Every legal move of the seat, in a stable order; of moves `alike` a list that would be long may name one."""

    def alike(self, move: Move) -> Move:
        """The move without what makes no difference in play (suits, where only ranks count)."""
        return move

    def spelled(self, position: P, move: Move) -> Move:
        """The move as `legal` spells it, where other words mean the same here: by default each has one spelling."""
        return move

    @abstractmethod
    def why_not(self, position: P, seat: int, move: Move) -> Refusal | None:
        """Why the seat may not make this move; None exactly for legal moves."""

    @abstractmethod
    def dimmed(self, position: P, seat: int) -> dict[Card, str]:
        """For each card of the seat that no legal move plays, the reason code (DK-28)."""

    @abstractmethod
    def forced(self, position: P, seat: int) -> Move | None:
        """The move that the house makes for the seat without asking, if there is one."""

    def must_move(self, position: P, seat: int) -> bool:
        """Whether the table waits for this seat that is asked; False where it may only add to what others do."""
        return True

    def done(self, position: P, seat: int) -> Move | None:
        """What counts as said by a seat that may only add when its time is up; None: nothing, the others go on."""
        return None

    @abstractmethod
    def apply(self, position: P, seat: int, move: Move) -> tuple[P, list[Event]]:
        """The position after a legal move, and what happened."""

    @abstractmethod
    def result(self, position: P) -> DealResult | None:
        """How the deal ended; None while it goes on."""

    def advise(self, seen: Seen, seed: int) -> Advice | None:
        """What hard would do in this seat, and why; None where the seat has no move, or the game no such player.

        The same `seen` and `seed` give the same answer.
        """
        return None

    def points(self, result: DealResult) -> tuple[int, ...]:
        """What each seat gained in a deal, more being better, where a deal is played for points; else ()."""
        return ()

    def out(self, position: P, seat: int) -> bool:
        """Whether the seat has left the deal and only watches the rest of it."""
        return False

    @abstractmethod
    def view(self, position: P, seat: int | None) -> Any:
        """What this seat (None: a watcher) may see of the position."""

    @abstractmethod
    def score(self, settings: Settings, standing: Standing, result: DealResult) -> Standing:
        """The standing with this result in its `marks`, `totals` and `last`; `deal` and `dealer` stay.

        `last` may say more than `result`: what it means for the totals is known only here.
        """

    @abstractmethod
    def match_result(self, settings: Settings, standing: Standing) -> MatchResult | None:
        """How the match ended, by the standing once its deal has a result; None while it goes on."""

    @abstractmethod
    def cards_of(self, position: P) -> list[Card]:
        """All cards of the deal wherever they are, for the law that cards are conserved."""
