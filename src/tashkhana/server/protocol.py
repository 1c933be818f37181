"""What browsers and the house say to each other. Version `PROTOCOL`; `docs/` explains it with examples.

Asks and tells are JSON objects with a tag `t`. Unknown fields are refused. The TypeScript types are
generated from these structs, so this file is the only place where a message is described.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tashkhana.core.advice import Advice
from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.core.settings import Setting, Value
from tashkhana.rooms.guest import IceServer, RoomState, SeatVoice

PROTOCOL = 2

AskId = Annotated[str, Meta(min_length=1, max_length=40)]
"""Made by the browser, once per tap: an ask that was answered is answered again, not played again."""
Secret = Annotated[str, Meta(min_length=22, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Made by the browser once, 128 random bits or more, base64url: whoever holds it is that player."""
Version = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(max_length=60)]
"""What a person is called; the house cleans and shortens it, and makes it differ from the others at the table."""
Picture = Annotated[str, Meta(max_length=12, pattern=r"^[a-z0-9-]*$")]
"""A picture that every browser draws by itself from this word; empty: from the name."""
Words = Annotated[str, Meta(min_length=1, max_length=200)]


class Ask(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """A message from a browser."""


class Sit(Ask, frozen=True, tag="sit"):
    """The first ask on the socket of a room: who I am. The seat follows from the secret, never from a message.

    Who has no seat in a room of friends takes the first free one, under this name and picture.
    """

    id: AskId
    secret: Secret
    protocol: int
    name: Name = ""
    picture: Picture = ""


class Seek(Ask, frozen=True, tag="seek"):
    """The first ask on the socket of the quick match: a table of this game with so many seats (0: any number)."""

    id: AskId
    secret: Secret
    protocol: int
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=0, le=15)] = 0
    name: Name = ""
    picture: Picture = ""


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
    """Change a setting that changes no rule: `speed`, `clock`, `hints`, `hint_bulb`, `level`. Among friends: host."""

    id: AskId
    settings: dict[str, Value]


class Hint(Ask, frozen=True, tag="hint"):
    """Tell me what hard would do in my seat, on the table of this version (setting `hint_bulb`)."""

    id: AskId
    version: Version


class Finish(Ask, frozen=True, tag="finish"):
    """Play the rest of this deal at once: every person at the table is out of it."""

    id: AskId
    match: int
    deal: int


class Start(Ask, frozen=True, tag="start"):
    """Host, while the room gathers: fill the free seats with computers and deal."""

    id: AskId


class Gather(Ask, frozen=True, tag="gather"):
    """Host, after a match: gather anew, to change the rules or the seats."""

    id: AskId


class Arrange(Ask, frozen=True, tag="arrange"):
    """Host, while the room gathers: the house rules and the number of seats, from a preset with changes."""

    id: AskId
    preset: Annotated[str, Meta(max_length=40)]
    settings: dict[str, Any] = {}


class Swap(Ask, frozen=True, tag="swap"):
    """Host, while the room gathers: these two seats change places."""

    id: AskId
    seat: SeatNumber
    to: SeatNumber


class Remove(Ask, frozen=True, tag="remove"):
    """Host: this person leaves the room and cannot come back; a computer plays on in the middle of a match."""

    id: AskId
    seat: SeatNumber


class HandOver(Ask, frozen=True, tag="hand-over"):
    """Host: this person is the host from now on."""

    id: AskId
    seat: SeatNumber


class TakeOver(Ask, frozen=True, tag="take-over"):
    """Be the host, whose line has been gone for a while."""

    id: AskId


class Join(Ask, frozen=True, tag="join"):
    """A watcher takes a free seat."""

    id: AskId
    name: Name = ""
    picture: Picture = ""


class Rename(Ask, frozen=True, tag="rename"):
    """My name and my picture from now on."""

    id: AskId
    name: Name
    picture: Picture = ""


class Stand(Ask, frozen=True, tag="stand"):
    """Leave my seat for good; a match that goes on counts as abandoned, and a computer plays it for me."""

    id: AskId


class Allow(Ask, frozen=True, tag="allow"):
    """Host: switch the link for watchers, or free text among the seated, on or off."""

    id: AskId
    what: Literal["watching", "text"]
    on: bool


class SeatCode(Ask, frozen=True, tag="seat-code"):
    """Give me a code that moves my seat to another device, once."""

    id: AskId


class Say(Ask, frozen=True, tag="say"):
    """Say something to the room: an emoji or a phrase of the house (`GET /api/house`), or text where it is allowed."""

    id: AskId
    kind: Literal["emoji", "phrase", "text"]
    words: Words


class Voice(Ask, frozen=True, tag="voice"):
    """Join the voices of the room or leave them, and whether my microphone is open."""

    id: AskId
    on: bool
    open: bool = True


class Signal(Ask, frozen=True, tag="signal"):
    """What my browser says to another one whose voice is on: a session description or a candidate, as JSON.

    `visit` is that of the other one, as `voices` tells it: a signal for an earlier visit is dropped.
    """

    to: SeatNumber
    visit: Annotated[int, Meta(ge=0)]
    data: Annotated[str, Meta(max_length=16_000)]


class Stir(Ask, frozen=True, tag="stir"):
    """My own number for the shuffle of this deal: 32 random bytes in hexadecimal, made after its seal was told."""

    match: Annotated[int, Meta(ge=1)]
    deal: Annotated[int, Meta(ge=1)]
    number: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$")]


class Ping(Ask, frozen=True, tag="ping"):
    """A knock: are you there."""


AnyAsk = (
    Sit
    | Seek
    | Act
    | Next
    | Again
    | Change
    | Hint
    | Finish
    | Start
    | Gather
    | Arrange
    | Swap
    | Remove
    | HandOver
    | TakeOver
    | Join
    | Rename
    | Stand
    | Allow
    | SeatCode
    | Say
    | Voice
    | Signal
    | Stir
    | Ping
)


class Tell(Struct, frozen=True, tag_field="t"):
    """A message from the house."""


class Welcome(RoomState, Tell, frozen=True, tag="welcome"):
    """The room and who is in it; it replaces what you were told before. `seat` None: you watch.

    `phase`: a room gathers until its host starts a match. `preset`, `settings`: of that match, or of the one to come.
    `host`: the seat of the host; None where nobody is. `host_gone`: so long that anybody who sits may be host.
    `watch`: the code of the link for watchers, told to the seated while it is on. `room` is "" for a watcher.
    """


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


class Clock(Tell, frozen=True, tag="clock"):
    """So many milliseconds are left for these seats on the table of this version (setting `clock`)."""

    version: int
    seats: tuple[int, ...]
    left_ms: int
    total_ms: int


class News(Tell, frozen=True, tag="news"):
    """Something about the people of the room, for a notice: `code` is `joined`, `left`, `away`, `back`, `removed`,
    `renamed`, `host`, `stand-in` (a computer plays the seat of somebody who is gone) or `time-up` (it made one move).
    """

    code: str
    seat: int | None = None
    name: str = ""


class SeatCodeGiven(Tell, frozen=True, tag="seat-code-given"):
    """The answer to `seat-code`: valid once, for so many seconds."""

    id: str
    code: str
    valid_s: int


class Said(Tell, frozen=True, tag="said"):
    """Somebody in the room said something."""

    seat: int
    kind: Literal["emoji", "phrase", "text"]
    words: str


class Voices(Tell, frozen=True, tag="voices"):
    """Whose voices are on. `ice`: servers that help browsers to find each other, told to those who have joined."""

    voices: tuple[SeatVoice, ...]
    ice: tuple[IceServer, ...] = ()


class Signalled(Tell, frozen=True, tag="signalled"):
    """What the browser of this seat says to mine; `visit` is that of the seat."""

    seat: int
    visit: int
    data: str


class Sealed(Tell, frozen=True, tag="sealed"):
    """The house has drawn its secret for this deal; `seal` is its SHA-256. Browsers answer with `stir`."""

    match: int
    deal: int
    method: str
    seal: str


class Revealed(Tell, frozen=True, tag="revealed"):
    """After the deal: all that its shuffles were made from (`docs/` tells how).

    `numbers` are those of the seats, None where none came in time; `orders` the shuffles that came of it, in turn.
    """

    match: int
    deal: int
    method: str
    secret: str
    numbers: tuple[str | None, ...]
    orders: tuple[tuple[Card, ...], ...]


class Waiting(Tell, frozen=True, tag="waiting"):
    """Quick match: so many people wait for this game, you included; computers fill up after so many seconds."""

    waiting: int
    fill_s: float


class Found(Tell, frozen=True, tag="found"):
    """Quick match: your table."""

    room: str


class Pong(Tell, frozen=True, tag="pong"):
    """I am."""


class Goodbye(Tell, frozen=True, tag="goodbye"):
    """The house closes this socket: `protocol-old`, `room-unknown`, `malformed`, `too-fast`, `too-slow` and so on."""

    code: str


AnyTell = (
    Welcome
    | Table
    | Answer
    | Advised
    | Clock
    | News
    | SeatCodeGiven
    | Said
    | Voices
    | Signalled
    | Sealed
    | Revealed
    | Waiting
    | Found
    | Pong
    | Goodbye
)


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
    phrases: tuple[str, ...]
    emoji: tuple[str, ...]


class OpenRoom(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/rooms`, with `Authorization: Bearer SECRET`: a room with me in seat 0 and as its host.

    `alone`: computers sit elsewhere, and the match begins. `friends`: the room gathers whoever has its code.
    """

    game: Annotated[str, Meta(max_length=40)]
    preset: Annotated[str, Meta(max_length=40)]
    settings: dict[str, Any] = {}
    name: Name = ""
    picture: Picture = ""
    kind: Literal["alone", "friends"] = "alone"


class ClaimSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/seat`, with `Authorization: Bearer SECRET`: the seat that a seat code stands for is mine now."""

    code: Annotated[str, Meta(max_length=40)]


class Opened(Struct, frozen=True):
    """Its answer."""

    room: str


class MoveCode(Struct, frozen=True):
    """The answer to `POST /api/me/code`: it moves all that is mine to another device, once, for so many seconds."""

    code: str
    valid_s: int


class ClaimMove(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/claim`, with `Authorization: Bearer SECRET`: all that is whose code this is becomes mine."""

    code: Annotated[str, Meta(max_length=40)]


class Merge(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/me/merge`, with `Authorization: Bearer SECRET`: all that hangs on this other secret becomes mine."""

    secret: Secret


class Refused(Struct, frozen=True):
    """Any refusal over HTTP: the code and the facts of its sentence."""

    code: str
    facts: dict[str, Any] = {}


class Statistics(Struct, frozen=True):
    """Finished matches of one game (DK-26): `played` = won + lost + drawn.

    A lost or abandoned match ends the streak, a draw leaves it as it is.
    """

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


class Gathering(Struct, frozen=True):
    """A room in which I have a seat, and which waits for its host to start: so many people sit there, I among them."""

    room: str
    game: str
    preset: str
    players: int
    people: int


class Me(Struct, frozen=True):
    """`GET /api/me`, with `Authorization: Bearer SECRET`. `DELETE /api/rooms/{room}` leaves one of the rooms."""

    unfinished: tuple[Unfinished, ...]
    gathering: tuple[Gathering, ...]
    statistics: dict[str, Statistics]
