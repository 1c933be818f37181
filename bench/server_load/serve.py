"""The house as `tashkhana serve` opens it, without the limits for each address: here all come from one."""

import sys
from pathlib import Path

from tashkhana.server.config import Config
from tashkhana.server.run import run

MANY = 1_000_000

raise SystemExit(
    run(
        Config(
            data=Path(sys.argv[1]),
            bot_delay=0,
            asks_per_s=MANY,
            asks_at_once=MANY,
            rooms_per_s=MANY,
            rooms_at_once=MANY,
            requests_per_s=MANY,
            requests_at_once=MANY,
            address_asks_per_s=MANY,
            address_asks_at_once=MANY,
            sockets_per_address=MANY,
        ),
        "127.0.0.1",
        0,
    )
)
