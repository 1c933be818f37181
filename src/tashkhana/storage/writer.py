"""The one task that writes: it commits all that is queued in one transaction, and only then answers.

A transaction is worked off in a thread of its own, from beginning to end: one way there and back for all its jobs.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.dialects.sqlite import insert

from tashkhana.storage.prepared import Prepared
from tashkhana.storage.rows import NewEntry, SavedMatch
from tashkhana.storage.schema import ENTRIES, MATCHES, RESULTS
from tashkhana.storage.seals import numbers_row, with_numbers

MOST = 500
"""Jobs of one transaction."""

_APPEND = Prepared(insert(ENTRIES).on_conflict_do_nothing())
_RESULTS = Prepared(insert(RESULTS).on_conflict_do_nothing())
_MATCHES = Prepared(insert(MATCHES).on_conflict_do_nothing())
_NUMBERS = Prepared(with_numbers())


class _Conflict(Exception):
    """The log has something else in the place of an entry."""


@dataclass(slots=True, eq=False)
class _Job:
    """An entry to append or statements to run; `done` becomes True, or False where the log had something else."""

    entry: NewEntry | None = None
    statements: Sequence[Executable] = ()
    done: asyncio.Future[bool] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Group commit: one write to the disk for everything that came in during the one before."""

    def __init__(self, engine: Engine) -> None:
        """Write through this engine; nobody else may."""
        self._engine = engine
        self._connection: Connection | None = None
        """Of the thread, from its first transaction on."""
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="log writer")
        self._queue: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self.commits = 0
        """Transactions so far."""

    def start(self) -> None:
        """Begin to write what is queued."""
        self._task = asyncio.create_task(self._run(), name="storage writer")

    async def stop(self) -> None:
        """Write what is queued, and end."""
        self._queue.put_nowait(None)
        if self._task is not None:
            await self._task
        self._thread.submit(self._close)
        self._thread.shutdown()

    async def append(self, entry: NewEntry) -> bool:
        """Append an entry; False when its version, or its ask, is already in the log. It is on the disk on return."""
        return await self._do(_Job(entry=entry))

    async def run(self, *statements: Executable) -> None:
        """Run these statements in one transaction."""
        await self._do(_Job(statements=statements))

    async def _do(self, job: _Job) -> bool:
        if self._task is None or self._task.done():
            raise RuntimeError("the writer does not run")
        self._queue.put_nowait(job)
        return await job.done

    async def _run(self) -> None:
        last = False
        while not last:
            jobs = [await self._queue.get()]
            while len(jobs) < MOST and not self._queue.empty():
                jobs.append(self._queue.get_nowait())
            last = None in jobs
            if due := [job for job in jobs if job is not None]:
                await self._commit(due)

    async def _commit(self, jobs: list[_Job]) -> None:
        try:
            answers = await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, jobs)
        except Exception as error:  # noqa: BLE001 (whatever it is, those who wait must hear it)
            await self._commit_singly(jobs, error)
            return
        for job, answer in zip(jobs, answers, strict=True):
            if not job.done.done():
                job.done.set_result(answer)

    async def _commit_singly(self, jobs: list[_Job], error: Exception) -> None:
        """One bad job must not take the others with it."""
        if len(jobs) > 1:
            for job in jobs:
                await self._commit([job])
        elif not jobs[0].done.done():
            jobs[0].done.set_exception(error)

    def _transact(self, jobs: list[_Job]) -> list[bool]:
        try:
            try:
                return self._transact_at_once(jobs, _append_all)
            except _Conflict:
                return self._transact_at_once(jobs, _append_each)
        except Exception:
            self._close()  # whatever state it is in, the next transaction begins with a new one
            raise

    def _transact_at_once(self, jobs: list[_Job], append: Callable[[Connection, list[_Job]], list[bool]]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            for job in jobs:
                for statement in job.statements:
                    self._connection.execute(statement)
            answers = append(self._connection, jobs)
            appended = [
                job.entry for job, in_log in zip(jobs, answers, strict=True) if in_log and job.entry is not None
            ]
            _add_what_follows(self._connection, appended)
        self.commits += 1
        return answers

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _append_all(connection: Connection, jobs: list[_Job]) -> list[bool]:
    """Append the entries of all jobs together.

    :raises _Conflict: at least one of them has no free place
    """
    rows = [_entry_row(job.entry) for job in jobs if job.entry is not None]
    if _APPEND.run(connection, rows) != len(rows):
        raise _Conflict
    return [True] * len(jobs)


def _append_each(connection: Connection, jobs: list[_Job]) -> list[bool]:
    """Append the entries that have a free place, one after the other."""
    return [job.entry is None or _APPEND.run(connection, [_entry_row(job.entry)]) == 1 for job in jobs]


def _add_what_follows(connection: Connection, appended: list[NewEntry]) -> None:
    """What these entries brought about: results, a match that begins, the numbers of a deal."""
    _RESULTS.run(connection, [row for entry in appended for row in _result_rows(entry)])
    _MATCHES.run(connection, [match_row(entry.room, entry.begins) for entry in appended if entry.begins is not None])
    _NUMBERS.run(connection, [numbers_row(entry.room, entry.seal) for entry in appended if entry.seal is not None])


def match_row(room: str, match: SavedMatch) -> dict[str, Any]:
    """A match as its table holds it."""
    settings = msgspec.json.encode(match.settings).decode()
    return {"room": room, "number": match.number, "preset": match.preset, "settings": settings}


def _entry_row(entry: NewEntry) -> dict[str, Any]:
    line = entry.line
    return {
        "room": entry.room,
        "match": line.match,
        "version": line.version,
        "line": line.line,
        "asker": line.asker,
        "ask": line.ask,
        "entered": int(time.time()),
    }


def _result_rows(entry: NewEntry) -> list[dict[str, Any]]:
    return [
        {
            "room": entry.room,
            "match": entry.line.match,
            "seat": result.seat,
            "player": result.player,
            "game": entry.game,
            "outcome": result.outcome,
            "ended": int(time.time()),
        }
        for result in entry.results
    ]
