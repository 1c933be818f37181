"""The log on disk: rooms, who sits in them, every entry of every match, and how matches ended.

It knows lines and rows, no rules. `docs/3-rooms-and-log.md` tells what is promised about it.
"""

from tashkhana.storage.asked import Asked
from tashkhana.storage.log import Log
from tashkhana.storage.moving import SavedMoveCode
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
from tashkhana.storage.seals import Numbers, SavedSeal
from tashkhana.storage.statistics import Tally, tally

__all__ = [
    "Asked",
    "Kind",
    "Line",
    "Log",
    "NewEntry",
    "Numbers",
    "Outcome",
    "Phase",
    "Result",
    "SavedMatch",
    "SavedMoveCode",
    "SavedRoom",
    "SavedSeal",
    "SavedSeat",
    "SavedSeatCode",
    "Tally",
    "tally",
]
