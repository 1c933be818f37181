"""What tests of tables in the terminal need: a table of 80 by 24, and to wait for what it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from importlib import import_module
from random import Random
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from tashkhana.core.entry import read_entry
from tashkhana.core.scenario.file import read_case
from tashkhana.terminal.sitting import Sitting
from tashkhana.terminal.table import TableApp, TableScreen
from tashkhana.texts import Texts

PATIENCE_S = 60.0
"""A table that has done nothing for so long does nothing any more."""


class Laid(Sitting):
    """A sitting whose deal begins in a position as scenario files write it, after some entries; the person is A."""

    def __init__(self, game: str, position: Mapping[str, Any], *entries: str, preset: str = "", **changed: Any) -> None:
        words = {"id": "laid", "rule": "T1", "title": "laid", "game": game, "settings": changed, "position": position}
        if preset:
            words["preset"] = preset
        case = read_case({**words, "steps": [{"match": "none"}]}, set())
        assert isinstance(case.start, tuple)
        self._laid = case.start[-1]
        super().__init__(case.game, self._laid.settings, Random(1))
        self._entries = [read_entry(line, case.game.shapes) for line in entries]

    def deal(self) -> None:
        if self.match.position is not None:
            super().deal()
            return
        self.match = self._laid
        for entry in self._entries:
            self.match = self.match.enter(entry)


SIZE = (80, 24)
STILL_S = 3600.0
"""A pace at which nobody but the person moves during a test."""


def table(at: Sitting, language: str = "en", pace_s: float | None = 0.001) -> TableApp:
    """The table of the sitting's game."""
    screen: type[TableScreen] = import_module(f"tashkhana.games.{at.game.id}.terminal").TABLE
    return TableApp(screen(at, Texts(language, (at.game.id,)), at.game.id, pace_s=pace_s), at.game.id)


@asynccontextmanager
async def open_table(at: Sitting, language: str = "en") -> AsyncIterator[tuple[Pilot[None], TableApp]]:
    """A table at which nobody but the person moves."""
    app = table(at, language, pace_s=STILL_S)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: app.table.texts("terminal-quit") in shown(app))
        yield pilot, app


def shown(app: TableApp) -> str:
    """The whole screen as characters."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text for strip in strips)


async def until(pilot: Pilot[None], reached: Callable[[], bool]) -> None:
    """Wait for something that the table does by itself, on however busy a machine."""
    assert isinstance(pilot.app, TableApp)
    at, version, begun = pilot.app.table.sitting, -1, monotonic()
    while not reached():
        if at.match.version != version:
            version, begun = at.match.version, monotonic()
        assert monotonic() - begun < PATIENCE_S, "waited in vain"
        await pilot.pause(0.001)
