"""The computer players of Idiot by level. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tashkhana.core.game import Bot, Thinker
from tashkhana.games.idiot.bot_easy import easy
from tashkhana.games.idiot.bot_expert import expert
from tashkhana.games.idiot.bot_hard import advise, hard
from tashkhana.games.idiot.bot_medium import medium

__all__ = ["BOTS", "THINKERS", "advise"]

BOTS: Final[Mapping[str, Bot]] = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}
"""Easy lays something low; medium knows what to save, when to burn, and who can answer; hard counts every card and
tries its moves in many possible deals; expert in more of them, and it searches its own later moves too."""

THINKERS: Final[Mapping[str, Thinker]] = {"hard": hard, "expert": expert}
