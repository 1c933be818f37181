"""A foreign program in a seat, told what that seat has `Seen` and nothing else (docs/8-arena.md).

Every seat of every game has a process of its own. A deal comes back with the seats changed, so a program that lived on
could remember the cards that it is not shown.
"""

from __future__ import annotations

import shlex
import shutil
from collections import Counter
from typing import TypeVar

import msgspec
from msgspec import Struct

from tashkhana.bots.program import Fault, Program
from tashkhana.core.seen import Seen

T = TypeVar("T")

PROTOCOL = 1
THINK_S = 5.0
"""Seconds that a program has for each answer, the first one with its start included, unless others are asked for."""
_PREFIX = "exec:"


class Hello(Struct, frozen=True, tag_field="t", tag="hello"):
    """The first line to a program. It answers `{"protocol": 1}`. `think_s`: seconds for each answer."""

    protocol: int
    game: str
    seat: int
    think_s: float


class Turn(Struct, frozen=True, tag_field="t", tag="turn"):
    """It may move. It answers `{"move": …}` with one of `seen.legal`, or null to wait for the others."""

    seen: Seen


class Refused(Struct, frozen=True, tag_field="t", tag="refused"):
    """The last line to a program whose answer was bad: it plays no more in this game."""

    code: str


class Greeting(Struct, frozen=True):
    """The answer to `Hello`."""

    protocol: int


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The answer to `Turn`."""

    move: str | None


def command_of(name: str) -> list[str] | None:
    """The command that a seat's name calls for; None: it calls for no program, or for one that is not there.

    >>> command_of("medium"), command_of("exec:no-such-program --depth 3")
    (None, None)
    """
    if not name.startswith(_PREFIX):
        return None
    try:
        command = shlex.split(name.removeprefix(_PREFIX))
    except ValueError:
        return None
    return command if command and shutil.which(command[0]) else None


class Foreign:
    """A computer player that asks a program. After its first fault the program is ended and moves are made for it."""

    def __init__(self, command: list[str], think_s: float) -> None:
        """Nothing is started before the first turn."""
        self._command = command
        self._think_s = think_s
        self._program: Program | None = None
        self._waited_at: int | None = None
        self._offered: Counter[tuple[str, ...]] = Counter()
        self.fault: str | None = None
        """The code of what ended the program, if anything did."""

    def __call__(self, seen: Seen, seed: int) -> str | None:
        """What the program plays, or what is played in its place."""
        if self.fault is None:
            try:
                return self._asked(seen)
            except Fault as fault:
                self._expel(fault.code)
        return self._stand_in(seen)

    def close(self) -> None:
        """The game is over: the program finds the end of its input."""
        if self._program is not None:
            self._program.end()
            self._program = None

    def _asked(self, seen: Seen) -> str | None:
        program = self._program or self._start(seen)
        answer = _read(program.ask(msgspec.json.encode(Turn(seen)), self._think_s), Answer)
        if answer.move is None:
            self._wait(seen)
        elif answer.move not in seen.legal:
            raise Fault("not-legal")
        return answer.move

    def _start(self, seen: Seen) -> Program:
        program = self._program = Program(self._command)
        assert seen.seat is not None
        hello = Hello(PROTOCOL, seen.game, seen.seat, self._think_s)
        greeting = _read(program.ask(msgspec.json.encode(hello), self._think_s), Greeting)
        if greeting.protocol != PROTOCOL:
            raise Fault("other-protocol")
        return program

    def _wait(self, seen: Seen) -> None:
        """Note that it waits. Asked a second time at one table, it has to move: everybody else waits too."""
        if len(seen.asked) < 2 or self._waited_at == seen.version:
            raise Fault("cannot-wait")
        self._waited_at = seen.version

    def _expel(self, code: str) -> None:
        self.fault = code
        if self._program is None:
            return
        if code == "too-slow":
            self._program.kill()
        else:
            self._program.end(msgspec.json.encode(Refused(code)))
        self._program = None

    def _stand_in(self, seen: Seen) -> str:
        """The first legal move. Offered the very same moves again, the next of them, or some deals would never end."""
        before = self._offered[seen.legal]
        self._offered[seen.legal] += 1
        return seen.legal[before % len(seen.legal)]


def _read(line: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as error:  # a wrong shape (ValidationError) is one of them
        raise Fault("malformed") from error
