"""What browsers and the house say to each other. Version `PROTOCOL`; `docs/` explains it with examples.

Asks and tells are JSON objects with a tag `t`. Unknown fields are refused. The TypeScript types are
generated from these structs, so this file is the only place where a message is described.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tashkhana.core.advice import Advice
from tashkhana.core.seen import Seen
from tashkhana.core.settings import Setting, Value
from tashkhana.rooms.guest import Place

PROTOCOL = 1

AskId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the browser, once per tap: an ask that was answered is answered again, not played again."""
Secret = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the browser once, 128 random bits or more, base64url: whoever holds it is that player."""
Version = Annotated[int, Meta(ge=0)]


class Ask(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a browser."""


class Sit(Ask, frozen=True, tag="sit"):
    """The first ask on every socket: who I am. The seat follows from the secret, never from a message."""

    id: AskId
    secret: Secret
    protocol: int


class Act(Ask, frozen=True, tag="act"):
    """My move, as words (`cover 7S 9S`), made on the table of this version."""

    id: AskId
    version: Version
    move: Annotated[str, Meta(max_length=400)]


class Next(Ask, frozen=True, tag="next"):
    """Deal the next deal of the match (stage `deal-over`)."""

    id: AskId
    version: Version


class Again(Ask, frozen=True, tag="again"):
    """Play another match under the same settings (stage `match-over`)."""

    id: AskId
    version: Version


class Change(Ask, frozen=True, tag="change"):
    """Change a setting that changes no rule: `speed`, `hints`, `hint_bulb`, `level`."""

    id: AskId
    settings: dict[str, Value]


class Hint(Ask, frozen=True, tag="hint"):
    """Tell me what hard would do in my seat, on the table of this version (setting `hint_bulb`)."""

    id: AskId
    version: Version


class Ping(Ask, frozen=True, tag="ping"):
    """A knock: are you there."""


AnyAsk = Sit | Act | Next | Again | Change | Hint | Ping


class Tell(Struct, frozen=True, tag_field="t"):
    """A message from the house."""


class Welcome(Tell, frozen=True, tag="welcome"):
    """You sit (or watch: `seat` None) in this room."""

    room: str
    seat: int | None
    places: tuple[Place, ...]
    preset: str


class Table(Tell, frozen=True, tag="table"):
    """The whole of what you may know now; it replaces what you were told before."""

    match: int
    """Number of the match in this room, from 1; `seen.version` counts within a match."""
    seen: Seen


class Answer(Tell, frozen=True, tag="answer"):
    """The answer to an ask: `code` None when it was done, else why not."""

    id: str
    version: int
    code: str | None = None
    facts: dict[str, Any] = {}


class Advised(Tell, frozen=True, tag="advised"):
    """The answer to a hint that was asked for on the table of this version."""

    id: str
    version: int
    advice: Advice


class Pong(Tell, frozen=True, tag="pong"):
    """I am."""


class Goodbye(Tell, frozen=True, tag="goodbye"):
    """The house closes this socket: `protocol-old`, `room-unknown`, `malformed`, `too-fast`, `too-slow` and so on."""

    code: str


AnyTell = Welcome | Table | Answer | Advised | Pong | Goodbye


class GameInfo(Struct, frozen=True):
    """A game as the start page needs it."""

    id: str
    seats: tuple[int, int]
    settings: tuple[Setting, ...]
    groups: dict[str, tuple[str, ...]]
    presets: dict[str, dict[str, Value]]
    house_preset: str


class House(Struct, frozen=True):
    """`GET /api/house`."""

    protocol: int
    games: tuple[GameInfo, ...]


class OpenRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/rooms`, with `Authorization: Bearer SECRET`: a room with me in seat 0 and bots elsewhere."""

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)]
    settings: dict[str, Any] = {}
    name: Annotated[str, Meta(max_length=24)] = ""


class Opened(Struct, frozen=True):
    """Its answer."""

    room: str


class Refused(Struct, frozen=True):
    """Any refusal over HTTP: the code and the facts of its sentence."""

    code: str
    facts: dict[str, Any] = {}


class Statistics(Struct, frozen=True):
    """Finished matches of one game (DK-26): `played` = won + lost + drawn; a draw leaves the streak as it is."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    streak: int = 0
    best_streak: int = 0
    abandoned: int = 0


class Unfinished(Struct, frozen=True):
    """A room of mine whose match goes on."""

    room: str
    game: str
    preset: str
    players: int
    deal: int
    marks: tuple[int, ...]
    idle_s: int


class Me(Struct, frozen=True):
    """`GET /api/me`, with `Authorization: Bearer SECRET`. `DELETE /api/rooms/{room}` abandons one."""

    unfinished: tuple[Unfinished, ...]
    statistics: dict[str, Statistics]
