"""Our side of `bench/engine.py`: random play-outs of Durak under the house preset, from a position that is dealt.

With `TASHKHANA_PLAIN=1` the same source runs uncompiled.
"""

from __future__ import annotations

import os
import random
import sys
import time
from pathlib import Path

if os.environ.get("TASHKHANA_PLAIN"):
    from importlib.machinery import PathFinder, SourceFileLoader
    from importlib.util import spec_from_file_location

    class PlainFinder(PathFinder):
        """Finds the `.py` of our own modules where a compiled one lies beside it."""

        @classmethod
        def find_spec(cls, name, path=None, target=None):  # type: ignore[no-untyped-def]
            spec = super().find_spec(name, path, target)
            if spec is None or not name.startswith("tashkhana.") or not (spec.origin or "").endswith((".so", ".pyd")):
                return spec
            source = str(Path(spec.origin).with_name(name.rpartition(".")[2] + ".py"))
            return spec_from_file_location(name, source, loader=SourceFileLoader(name, source))

    sys.meta_path.insert(0, PlainFinder)

from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.playout import run_playouts
from tashkhana.games.durak.rules import pack
from tashkhana.games.durak.settings import rules_of

PLAIN = bool(os.environ.get("TASHKHANA_PLAIN"))
PLAYOUTS = 5 if PLAIN else 500


def playouts_per_second(seats: int, seconds: float) -> float:
    """Play-outs a second of CPU time, over fresh deals."""
    rules = rules_of(GAME.read_settings("house", {"players": seats}))
    played, spent = 0, 0.0
    while spent < seconds:
        order = pack(rules.deck)
        random.Random(played).shuffle(order)
        position = Position(rules)
        position.deal(order, seats - 1)
        begun = time.process_time()
        run_playouts(position, played, PLAYOUTS)
        spent += time.process_time() - begun
        played += PLAYOUTS
    return played / spent


for line in sys.stdin:
    seats_asked, seconds_asked = line.split()
    print(playouts_per_second(int(seats_asked), float(seconds_asked)), flush=True)
