"""The log on disk: rooms, who sits in them, every entry of every match, and how matches ended.

It knows lines and rows, no rules. `docs/3-rooms-and-log.md` tells what is promised about it.
"""

from tashkhana.storage.log import Log
from tashkhana.storage.rows import (
    Kind,
    Line,
    NewEntry,
    Outcome,
    Phase,
    Result,
    SavedMatch,
    SavedRoom,
    SavedSeat,
    SavedSeatCode,
)
from tashkhana.storage.statistics import Tally, tally

__all__ = [
    "Kind",
    "Line",
    "Log",
    "NewEntry",
    "Outcome",
    "Phase",
    "Result",
    "SavedMatch",
    "SavedRoom",
    "SavedSeat",
    "SavedSeatCode",
    "Tally",
    "tally",
]
