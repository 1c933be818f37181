"""`tashkhana train`: let computer players practise, and train a small network on what came of it."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tashkhana.cli._asked import MALFORMED, refusals_told

if TYPE_CHECKING:
    from tashkhana.bots.train.run import Course, Training


def add(app: typer.Typer) -> None:
    """Offer the command."""
    app.command()(train)


def train(
    game: Annotated[str, typer.Argument(help="The game, such as durak.")],
    table: Annotated[str, typer.Argument(help="The network, such as 2-36: two players, 36 cards.")],
    positions: Annotated[int, typer.Option(min=20, help="Starts of bouts to learn from.")] = 300_000,
    walks: Annotated[int, typer.Option(min=0, help="Of the search for a move; 0: the medium player moves.")] = 0,
    whims: Annotated[int, typer.Option(min=0, max=1000, help="Of a thousand moves so many are random.")] = 30,
    start: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, help="The network that plays and is trained further.")
    ] = None,
    data: Annotated[
        Path | None, typer.Option(dir_okay=False, help="Keep positions here (.npz); those there already count.")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(dir_okay=False, help="The network goes here; left out: where the players look.")
    ] = None,
    epochs: Annotated[int, typer.Option(min=1, help="Passes over all positions.")] = 6,
    batch: Annotated[int, typer.Option(min=1, help="Positions for a step.")] = 1024,
    rate: Annotated[float, typer.Option(min=1e-6, help="Size of the first steps.")] = 0.002,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same deals and first weights.")] = 1,
) -> None:
    r"""Let computer players practise and train a network on what came of it (needs `pip install tashkhana\[train]`).

    A run that was stopped goes on, given again, from the positions in --data.
    """
    if find_spec("numpy") is None:
        raise _cannot("training needs NumPy: pip install tashkhana[train]")
    from tashkhana.bots.simulate import known_game
    from tashkhana.bots.train.run import Course, Training, Untrainable

    for path, option in ((data, "--data"), (out, "--out")):
        if path is not None and not path.parent.is_dir():
            raise typer.BadParameter(f"there is no folder {str(path.parent)!r}", param_hint=option)
    with refusals_told():
        found = known_game(game)
    course = Course(game, table, positions, walks, whims, epochs, batch, rate, seed, start, data)
    try:
        training = Training(found, course)
    except Untrainable as error:
        raise _cannot(str(error)) from error
    _run(training, course)
    place, record = training.keep(out)
    typer.echo(f"{place}: log-loss {record['loss']} (of the plain shares {record['prior']})")


def _cannot(why: str) -> typer.Exit:
    typer.echo(f"error: {why}", err=True)
    return typer.Exit(MALFORMED)


def _run(training: Training, course: Course) -> None:
    from tashkhana.cli._figures import progress_bar

    with progress_bar() as progress:
        task = progress.add_task("practising", total=course.positions, completed=len(training.ends))
        for there in training.practise():
            progress.update(task, completed=min(there, course.positions))
        task = progress.add_task("training", total=course.epochs)
        for epoch, loss in training.learn():
            progress.update(task, completed=epoch, description=f"training, log-loss {loss:.4f}")
