"""`tashkhana serve`: open the house to browsers."""

from __future__ import annotations

from ipaddress import ip_network
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
    fill_s: Annotated[
        float,
        typer.Option(
            envvar="TASHKHANA_FILL_S", min=1, max=600, help="Seconds until computers fill up a table of a quick match."
        ),
    ] = 20.0,
    asks_per_s: Annotated[
        float,
        typer.Option(
            envvar="TASHKHANA_ASKS_PER_S",
            min=1,
            help="What one connection may ask a second; other limits grow with it.",
        ),
    ] = 20.0,
    sockets_per_address: Annotated[
        int,
        typer.Option(
            envvar="TASHKHANA_SOCKETS_PER_ADDRESS", min=1, help="How many connections one address may hold open."
        ),
    ] = 200,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="TASHKHANA_PROXY", help="A proxy whose forwarded headers are true: address or network."),
    ] = None,
    stun: Annotated[
        list[str] | None, typer.Option(envvar="TASHKHANA_STUN", help="For voices: stun:HOST:PORT of a STUN server.")
    ] = None,
    turn: Annotated[
        list[str] | None, typer.Option(envvar="TASHKHANA_TURN", help="For voices: turn:HOST:PORT of a TURN server.")
    ] = None,
    turn_secret: Annotated[
        str, typer.Option(envvar="TASHKHANA_TURN_SECRET", help="What the TURN servers share with the house.")
    ] = "",
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Open the house: browsers play at the address that is printed."""
    from tashkhana.server.config import Config, default_data
    from tashkhana.server.run import run

    if turn and not turn_secret:
        raise typer.BadParameter("a TURN server needs --turn-secret", param_hint="--turn")
    config = Config(
        data=data or default_data(),
        bot_delay=bot_delay,
        origins=tuple(origin or ()),
        fill_s=fill_s,
        asks_per_s=asks_per_s,
        asks_at_once=max(40, int(2 * asks_per_s)),
        rooms_per_s=asks_per_s / 10,
        rooms_at_once=int(3 * asks_per_s),
        requests_per_s=asks_per_s,
        requests_at_once=int(10 * asks_per_s),
        address_asks_per_s=20 * asks_per_s,
        address_asks_at_once=int(100 * asks_per_s),
        sockets_per_address=sockets_per_address,
        proxies=_networks(proxy),
        stun=_urls(stun, "stun"),
        turn=_urls(turn, "turn"),
        turn_secret=turn_secret,
    )
    raise typer.Exit(run(config, host, port, open_page=open_page))


def _urls(asked: list[str] | None, scheme: str) -> tuple[str, ...]:
    """Addresses of servers for voices.

    >>> _urls(["stun:cards.example:3478", "stuns:cards.example"], "stun")
    ('stun:cards.example:3478', 'stuns:cards.example')

    :raises typer.BadParameter: one is not of that form
    """
    for url in asked or ():
        if not url.startswith((f"{scheme}:", f"{scheme}s:")) or "/" in url:
            raise typer.BadParameter(f"{url[:60]!r} is not of the form {scheme}:HOST:PORT", param_hint=f"--{scheme}")
    return tuple(asked or ())


def _networks(asked: list[str] | None) -> tuple[str, ...]:
    """Addresses and networks of proxies.

    >>> _networks(["127.0.0.1", "10.0.0.0/8"])
    ('127.0.0.1', '10.0.0.0/8')

    :raises typer.BadParameter: one is neither
    """
    for network in asked or ():
        try:
            ip_network(network)
        except ValueError as error:
            raise typer.BadParameter(str(error), param_hint="--proxy") from error
    return tuple(asked or ())
