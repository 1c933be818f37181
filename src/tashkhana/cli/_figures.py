"""What the commands that measure players have in common: a progress bar, and tables of figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress
    from rich.table import Table

    from tashkhana.bots.rating import Rating
    from tashkhana.bots.share import Gain, Share

SHARE = ("share", "95 % interval", "fair")


def share_cells(share: Share, fair: float) -> tuple[str, str, str]:
    """The cells under `SHARE`."""
    return f"{share.mean:.3f}", f"{share.low:.3f} to {share.high:.3f}", f"{fair:.3f}"


def between(low: float, high: float) -> str:
    """An interval of points."""
    return f"{low:+.2f} to {high:+.2f}"


def levels_table(lost: Mapping[str, Share], line_up: Sequence[str], fair: float) -> Table:
    """How often a seat of each player lost."""
    from rich.table import Table

    table = Table("level", "seats", *SHARE, title="Lost, per seat of a level")
    for name, share in lost.items():
        table.add_row(name, str(line_up.count(name)), *share_cells(share, fair))
    return table


def places_table(by_place: Sequence[Share], fair: float) -> Table:
    """How often each place at the table lost."""
    from rich.table import Table

    from tashkhana.core.seat import letter

    table = Table("seat", *SHARE, title="Lost, by place at the table")
    for place, share in enumerate(by_place):
        table.add_row(letter(place), *share_cells(share, fair))
    return table


def gains_table(gains: Mapping[str, Gain]) -> Table:
    """What a seat of each player gained."""
    from rich.table import Table

    table = Table("level", "points", "95 % interval", title="Points a deal, per seat of a level")
    for name, gain in gains.items():
        table.add_row(name, f"{gain.mean:+.2f}", between(gain.low, gain.high))
    return table


def ratings_table(ratings: Mapping[str, Rating], anchor: str) -> Table:
    """Everybody's rating, the best first."""
    from rich.table import Table

    table = Table("level", "rating", "95 % interval", title=f"Ratings, {anchor} being 1000")
    for name, rating in sorted(ratings.items(), key=lambda rated: -rated[1].mean):
        table.add_row(name, f"{rating.mean:.0f}", f"{rating.low:.0f} to {rating.high:.0f}")
    return table


def cross_table(cross: Mapping[str, Mapping[str, Share]]) -> Table:
    """How often the player of the row lost against that of the column."""
    from rich.table import Table

    table = Table("", *cross, title="Lost against, of the games decided between the two (fair 0.500)")
    for one, row in cross.items():
        table.add_row(one, *(_met(row.get(other)) for other in cross))
    return table


def _met(share: Share | None) -> str:
    return f"{share.mean:.3f}\n{share.low:.3f} to {share.high:.3f}" if share else ""


def faults_table(faults: Mapping[str, Mapping[str, int]]) -> Table:
    """How often a program was ended before its game was."""
    from rich.table import Table

    table = Table("program", "ended for", "times", title="Programs ended")
    for name, times_by_code in faults.items():
        for code, times in sorted(times_by_code.items()):
            table.add_row(name, code, str(times))
    return table


@contextmanager
def progress_bar() -> Iterator[Progress]:
    """A progress bar on stderr."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        yield progress
