"""A foreign program as a process: one line in, one line out, within a time.

Pipes are waited for with `select`, so this wants a POSIX system.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from select import select
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic

LONGEST_LINE = 4096
"""Bytes of the longest answer."""
_FAREWELL_S = 1.0
"""How long a program may take to end by itself when there is nothing more to read."""


class Fault(Exception):
    """What a program did that ends its part in a game; `code` in kebab-case."""

    def __init__(self, code: str) -> None:
        """Remember the code."""
        super().__init__(code)
        self.code = code


class Program:
    """A running program. It heads a group of its own, so that killing it leaves no child behind."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it; its stderr is ours.

        :raises Fault: "gone", it cannot be started
        """
        try:
            self._process = Popen(command, stdin=PIPE, stdout=PIPE, bufsize=0, start_new_session=True)  # noqa: S603
        except OSError as error:
            raise Fault("gone") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._into, self._out_of = self._process.stdin, self._process.stdout
        for pipe in (self._into, self._out_of):
            os.set_blocking(pipe.fileno(), False)
        self._heard = b""

    def ask(self, line: bytes, within_s: float) -> bytes:
        """The line it answers to this line.

        :raises Fault: "too-slow", "gone", or "malformed" for a line without end
        """
        until = monotonic() + within_s
        try:
            self._tell(line + b"\n", until)
            return self._hear(until)
        except OSError as error:
            raise Fault("gone") from error

    def end(self, last: bytes | None = None) -> None:
        """Let it go: say a last line, close its stdin, and kill what has not ended by itself."""
        with suppress(OSError, Fault):
            if last is not None:
                self._tell(last + b"\n", monotonic())
        with suppress(OSError):
            self._into.close()
        try:
            self._process.wait(_FAREWELL_S)
        except TimeoutExpired:
            self.kill()
        self._out_of.close()

    def kill(self) -> None:
        """End it at once, with all that it has started."""
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        self._into.close()
        self._out_of.close()

    def _tell(self, line: bytes, until: float) -> None:
        while line:
            _, ready, _ = select((), (self._into,), (), max(0.0, until - monotonic()))
            if not ready:
                raise Fault("too-slow")
            line = line[os.write(self._into.fileno(), line) :]

    def _hear(self, until: float) -> bytes:
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise Fault("malformed")
            ready, _, _ = select((self._out_of,), (), (), max(0.0, until - monotonic()))
            if not ready:
                raise Fault("too-slow")
            more = os.read(self._out_of.fileno(), LONGEST_LINE)
            if not more:
                raise Fault("gone")
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line
