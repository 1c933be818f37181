"""What whoever runs the house may choose."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path

from tashkhana.rooms.pace import AWAY_S, HOST_GONE_S
from tashkhana.rooms.tickets import FILL_S

STATIC = Path(__file__).parent / "static"
"""Where the build puts the browser client."""


def default_data() -> Path:
    """The data file where the system keeps the data of programs, `~/.local/share/tashkhana/` for example."""
    return user_data_path("tashkhana", appauthor=False) / "tashkhana.db"


@dataclass(frozen=True, slots=True)
class Config:
    """`bot_delay` is a factor on the speeds of the table; `origins` are further web origins that may connect.

    `asks_per_s` and `asks_at_once` limit each socket; `rooms_…` each address, as do `requests_…` (over HTTP),
    `address_asks_…` and `sockets_per_address`.
    `away_s`, `host_gone_s` and `turn_factor`: see `rooms/pace.py`; `fill_s`: see `rooms/tickets.py`.
    `proxies` are the addresses whose forwarded headers are trusted. `stun` and `turn` are URLs of servers that help
    voices to find each other, `turn_secret` what the latter share with the house.
    """

    data: Path = field(default_factory=default_data)
    static: Path = STATIC
    bot_delay: float = 1.0
    origins: tuple[str, ...] = ()
    asks_per_s: float = 20.0
    asks_at_once: int = 40
    rooms_per_s: float = 2.0
    rooms_at_once: int = 60
    away_s: float = AWAY_S
    host_gone_s: float = HOST_GONE_S
    turn_factor: float = 1.0
    fill_s: float = FILL_S
    requests_per_s: float = 20.0
    requests_at_once: int = 200
    address_asks_per_s: float = 400.0
    address_asks_at_once: int = 2000
    sockets_per_address: int = 200
    proxies: tuple[str, ...] = ()
    stun: tuple[str, ...] = ()
    turn: tuple[str, ...] = ()
    turn_secret: str = ""
