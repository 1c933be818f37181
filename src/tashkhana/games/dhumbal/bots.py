"""The computer players of Dhumbal by level. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tashkhana.core.game import Bot, Thinker
from tashkhana.games.dhumbal.bot_easy import easy
from tashkhana.games.dhumbal.bot_expert import expert
from tashkhana.games.dhumbal.bot_hard import advise, hard
from tashkhana.games.dhumbal.bot_medium import medium

__all__ = ["BOTS", "THINKERS", "advise"]

BOTS: Final[Mapping[str, Bot]] = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}
"""Easy calls at the limit (D-68), medium one below it, hard two below it (D-56), expert when it pays.

Medium weighs what it draws and throws; hard and expert play many possible deals on.
"""

THINKERS: Final[Mapping[str, Thinker]] = {"hard": hard, "expert": expert}
