"""What whoever runs the house may choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

STATIC = Path(__file__).parent / "static"
"""Where the build puts the browser client."""


def default_data() -> Path:
    """The data file where the system keeps the data of programs, `~/.local/share/tashkhana/` for example."""
    return user_data_path("tashkhana", appauthor=False) / "tashkhana.db"


@dataclass(frozen=True, slots=True)
class Config:
    """`bot_delay` is a factor on the speeds of the table; `origins` are further web origins that may connect.

    `asks_per_s` and `asks_at_once` limit each socket, `rooms_per_s` and `rooms_at_once` each address.
    """

    data: Path = field(default_factory=default_data)
    static: Path = STATIC
    bot_delay: float = 1.0
    origins: tuple[str, ...] = ()
    asks_per_s: float = 20.0
    asks_at_once: int = 40
    rooms_per_s: float = 2.0
    rooms_at_once: int = 60
