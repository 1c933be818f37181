"""`tashkhana simulate`: computer players against each other on duplicate deals."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tashkhana.cli._asked import overrides_from, refusals_told

if TYPE_CHECKING:
    from rich.table import Table

    from tashkhana.bots.duplicate import DealTally, Report
    from tashkhana.bots.share import Gain, Share
    from tashkhana.bots.simulate import Simulation


def add(app: typer.Typer) -> None:
    """Offer the command."""
    app.command()(simulate)


def simulate(
    game: Annotated[str, typer.Argument(help="The game, such as durak.")],
    seats: Annotated[str, typer.Option(help="A level for each seat, with commas.")] = "easy,medium,medium,easy",
    preset: Annotated[str | None, typer.Option(help="House rules by name; left out: the game's own.")] = None,
    change: Annotated[list[str] | None, typer.Option("--set", help="One rule more, as name=value.")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games to play, rounded up to whole duplicate deals.")] = 600,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Play the same deals through every seating of a line-up and print who lost how often.

    Shares are per seat, with 95 % intervals over deals. A drawn deal is shared by all its seats, a round that one seat
    won by the others. Where deals are played for points, what each level gained is printed too.
    """
    from tashkhana.bots.simulate import simulation

    overrides = overrides_from(change or ())
    line_up = [level.strip() for level in seats.split(",")]
    with refusals_told():
        asked = simulation(game, preset, overrides, line_up, games=games, seed=seed)
    report = asked.report(_played(asked, jobs or os.cpu_count() or 1))
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(report).decode())
    else:
        _show(report)


def _played(asked: Simulation, jobs: int) -> list[DealTally]:
    """All deals, with a progress bar on stderr when somebody is there to see it."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tallies: list[DealTally] = []
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task("games", total=asked.games)
        for some in asked.run(jobs):
            tallies += some
            progress.advance(task, sum(tally.games for tally in some))
    return tallies


def _show(report: Report) -> None:
    from rich.console import Console

    console = Console()
    console.print(
        f"{report.game}, {' '.join(report.line_up)}: {report.games} games = "
        f"{report.deals} deals x {report.seatings} seatings, seed {report.seed}"
    )
    console.print(_levels(report), _places(report))
    if report.gains:
        console.print(_gains(report))
    console.print(f"drawn {report.drawn:.1%}, {report.moves:.0f} moves a game")


def _levels(report: Report) -> Table:
    from rich.table import Table

    table = Table("level", "seats", *_SHARE, title="Lost, per seat of a level")
    for level, share in report.by_level.items():
        table.add_row(level, str(report.line_up.count(level)), *_cells(share, report.fair))
    return table


def _places(report: Report) -> Table:
    from rich.table import Table

    from tashkhana.core.seat import letter

    table = Table("seat", *_SHARE, title="Lost, by place at the table")
    for place, share in enumerate(report.by_place):
        table.add_row(letter(place), *_cells(share, report.fair))
    return table


def _gains(report: Report) -> Table:
    from rich.table import Table

    table = Table("level", "points", "95 % interval", title="Points a deal, per seat of a level")
    for level, gain in report.gains.items():
        table.add_row(level, f"{gain.mean:+.2f}", _interval(gain))
    return table


def _interval(gain: Gain) -> str:
    return f"{gain.low:+.2f} to {gain.high:+.2f}"


_SHARE = ("share", "95 % interval", "fair")


def _cells(share: Share, fair: float) -> tuple[str, str, str]:
    return f"{share.mean:.3f}", f"{share.low:.3f} to {share.high:.3f}", f"{fair:.3f}"
