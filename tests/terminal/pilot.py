"""What tests of tables in the terminal need: a table of 80 by 24, and to wait for what it shows."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib import import_module

from textual.pilot import Pilot

from tashkhana.terminal.sitting import Sitting
from tashkhana.terminal.table import TableApp, TableScreen
from tashkhana.texts import Texts

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


async def until(pilot: Pilot[None], reached: Callable[[], bool], patience: int = 3000) -> None:
    """Wait for something that the table does by itself."""
    for _ in range(patience):
        if reached():
            return
        await pilot.pause(0.001)
    raise AssertionError("waited in vain")
