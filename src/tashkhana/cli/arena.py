"""`tashkhana arena`: how strong the computer players are, and whether a change made one stronger."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tashkhana.cli._asked import overrides_from, refusals_told

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tashkhana.bots.arena import Arena, ArenaReport
    from tashkhana.bots.duplicate import DealTally
    from tashkhana.bots.rating import Rating
    from tashkhana.bots.share import Gain, Share
    from tashkhana.bots.sprt import Decision

DEALS = 300


def add(app: typer.Typer) -> None:
    """Offer the command."""
    app.command()(arena)


def arena(
    game: Annotated[str, typer.Argument(help="The game, such as durak.")],
    seats: Annotated[
        str, typer.Option(help='Players, with commas: levels, hard@16000 to give a budget, "exec:COMMAND".')
    ],
    table: Annotated[
        int | None, typer.Option(min=2, help="Seats of a table, if fewer: every choice of the players plays.")
    ] = None,
    deals: Annotated[int | None, typer.Option(min=1, help="Deals; left out: 300, with --sprt up to 4000.")] = None,
    preset: Annotated[str | None, typer.Option(help="House rules by name; left out: the game's own.")] = None,
    change: Annotated[list[str] | None, typer.Option("--set", help="One rule more, as name=value.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="Go round the table, not through all seatings.")] = False,
    think: Annotated[float, typer.Option(min=0.01, help="Seconds that a program has for an answer.")] = 5.0,
    sprt: Annotated[bool, typer.Option("--sprt", help="Stop when the first player is proven better or not.")] = False,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0: one for each core.")] = 0,
    json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
    plot: Annotated[Path | None, typer.Option(dir_okay=False, help="Write a picture (SVG) to this file.")] = None,
) -> None:
    """Play the same deals through all seatings and print who lost how often, a cross table and ratings.

    With --sprt the first player is tested against the second: H0, it is no better; H1, it is better by 15 Elo, or by a
    point a round where deals are played for points; either error at most 5 %.
    """
    from tashkhana.bots.arena import arena_for
    from tashkhana.bots.players import names_in
    from tashkhana.bots.sprt import MOST_DEALS

    players, overrides = names_in(seats), overrides_from(change or ())
    _check(players, table, sprt, plot)
    with refusals_told():
        asked = arena_for(
            game,
            preset,
            overrides,
            players,
            deals=deals or (MOST_DEALS if sprt else DEALS),
            seed=seed,
            seats=table,
            rotate=rotate,
            think_s=think,
            sprt=sprt,
        )
    report = _played(asked, jobs or os.cpu_count() or 1)
    if plot is not None:
        plot.write_text(_picture(report), encoding="utf-8")
    if json:
        import msgspec

        typer.echo(msgspec.json.encode(report).decode())
    else:
        _show(report)


def _check(players: list[str], table: int | None, sprt: bool, plot: Path | None) -> None:
    """Refuse what does not fit together.

    :raises typer.BadParameter: more seats than players, no two to test, or the picture has no place
    """
    if table is not None and table > len(players):
        raise typer.BadParameter(f"there are only {len(players)} players", param_hint="--table")
    if sprt and (len(set(players)) < 2 or (table or len(players)) < len(players)):
        raise typer.BadParameter("wants one table with two different players", param_hint="--sprt")
    if plot is not None and not plot.parent.is_dir():
        raise typer.BadParameter(f"there is no folder {str(plot.parent)!r}", param_hint="--plot")


def _played(asked: Arena, jobs: int) -> ArenaReport:
    from tashkhana.cli._figures import progress_bar

    tallies: list[list[DealTally]] = [[] for _ in asked.tables]
    decision = None
    faults = 0
    with progress_bar() as progress:
        task = progress.add_task("games", total=asked.games)
        for table, tally, decision in asked.run(jobs):
            tallies[table].append(tally)
            faults += sum(times for by_code in tally.faults.values() for times in by_code.values())
            progress.update(task, advance=tally.games, description=_doing(faults, decision))
    return asked.report(tallies, decision)


def _doing(faults: int, decision: Decision | None) -> str:
    words = ["games"]
    if decision is not None:
        words.append(f"LLR {decision.llr:+.2f} of ±{decision.bound:.2f}")
    if faults:
        words.append(f"{faults} programs ended")
    return ", ".join(words)


def _show(report: ArenaReport) -> None:
    from rich.console import Console

    from tashkhana.cli._figures import cross_table, faults_table, gains_table, levels_table, ratings_table

    console = Console(markup=False)
    console.print(_headline(report))
    line_ups = [name for table in report.tables for name in table.line_up]
    console.print(levels_table(report.lost, line_ups, report.fair))
    if report.gains:
        console.print(gains_table(report.gains))
    console.print(cross_table(report.cross), ratings_table(report.ratings, report.anchor))
    if report.faults:
        console.print(faults_table(report.faults))
    if report.sprt is not None:
        console.print(_verdict(report.sprt))
    console.print(f"drawn {report.drawn:.1%}, {report.moves:.0f} moves a game")


def _headline(report: ArenaReport) -> str:
    tables = len(report.tables)
    at = f"{tables} tables of {report.seats}" if tables > 1 else f"a table of {report.seats}"
    played = f"{report.deals} deals, {report.games} games, seed {report.seed}"
    return f"{report.game}, {', '.join(report.players)} at {at}: {played}"


def _verdict(found: Decision) -> str:
    said = {
        "better": f"{found.first} is better than {found.second}",
        "not-better": f"{found.first} is not better than {found.second} by {found.h1:g} {found.unit}",
        "open": f"not decided whether {found.first} is better than {found.second}",
    }
    return (
        f"SPRT: {said[found.verdict]}, after {found.deals} deals (LLR {found.llr:+.2f}, bounds ±{found.bound:.2f}); "
        f"{found.gain:+.1f} {found.unit} ({found.low:+.1f} to {found.high:+.1f})"
    )


def _picture(report: ArenaReport) -> str:
    from tashkhana.bots.rating import ANCHORED_AT
    from tashkhana.cli._plot import Panel, picture

    def rows(figures: Mapping[str, Share | Gain | Rating]) -> list[tuple[str, float, float, float]]:
        return [(name, figure.mean, figure.low, figure.high) for name, figure in figures.items()]

    panels = [Panel("Lost, per seat", rows(report.lost), report.fair, 2)]
    if report.gains:
        panels.append(Panel("Points a deal, per seat", rows(report.gains), 0, 1))
    panels.append(Panel("Rating", rows(report.ratings), ANCHORED_AT, 0))
    return picture(_headline(report), "means and 95 % intervals over deals", panels)
