"""`tashkhana simulate`: computer players against each other on duplicate deals."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from tashkhana.cli._asked import overrides_from, refusals_told

if TYPE_CHECKING:
    from tashkhana.bots.duplicate import DealTally, Report
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
    from tashkhana.bots.players import names_in
    from tashkhana.bots.simulate import simulation

    overrides = overrides_from(change or ())
    line_up = names_in(seats)
    with refusals_told():
        asked = simulation(game, preset, overrides, line_up, games=games, seed=seed)
    report = asked.report(_played(asked, jobs or os.cpu_count() or 1))
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(report).decode())
    else:
        _show(report)


def _played(asked: Simulation, jobs: int) -> list[DealTally]:
    from tashkhana.cli._figures import progress_bar

    tallies: list[DealTally] = []
    with progress_bar() as progress:
        task = progress.add_task("games", total=asked.games)
        for some in asked.run(jobs):
            tallies += some
            progress.advance(task, sum(tally.games for tally in some))
    return tallies


def _show(report: Report) -> None:
    from rich.console import Console

    from tashkhana.cli._figures import faults_table, gains_table, levels_table, places_table

    console = Console(markup=False)
    console.print(
        f"{report.game}, {' '.join(report.line_up)}: {report.games} games = "
        f"{report.deals} deals x {report.seatings} seatings, seed {report.seed}"
    )
    console.print(
        levels_table(report.by_level, report.line_up, report.fair), places_table(report.by_place, report.fair)
    )
    if report.gains:
        console.print(gains_table(report.gains))
    if report.faults:
        console.print(faults_table(report.faults))
    console.print(f"drawn {report.drawn:.1%}, {report.moves:.0f} moves a game")
