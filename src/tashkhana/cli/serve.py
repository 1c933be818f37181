"""`tashkhana serve`: open the house to browsers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def add(app: typer.Typer) -> None:
    """Add the command."""
    app.command()(serve)


def serve(
    host: Annotated[str, typer.Option(envvar="TASHKHANA_HOST", help="0.0.0.0 for the whole local network.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(envvar="TASHKHANA_PORT", min=0, max=65535, help="0 for any free one.")] = 8000,
    data: Annotated[
        Path | None,
        typer.Option(
            envvar="TASHKHANA_DATA", dir_okay=False, help="The data file; by default where the system keeps such data."
        ),
    ] = None,
    bot_delay: Annotated[
        float,
        typer.Option(
            envvar="TASHKHANA_BOT_DELAY", min=0, max=10, help="A factor on the speed of the table; 0 for tests."
        ),
    ] = 1.0,
    origin: Annotated[
        list[str] | None,
        typer.Option(envvar="TASHKHANA_ORIGIN", help="A further web origin whose pages may connect."),
    ] = None,
    asks_per_s: Annotated[
        float, typer.Option(envvar="TASHKHANA_ASKS_PER_S", min=1, help="What one connection may ask a second.")
    ] = 20.0,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Open the house: browsers play at the address that is printed."""
    from tashkhana.server.config import Config, default_data
    from tashkhana.server.run import run

    config = Config(
        data=data or default_data(),
        bot_delay=bot_delay,
        origins=tuple(origin or ()),
        asks_per_s=asks_per_s,
        asks_at_once=max(40, int(2 * asks_per_s)),
    )
    raise typer.Exit(run(config, host, port, open_page=open_page))
