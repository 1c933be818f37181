"""The computer players of Idiot by level. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tashkhana.core.game import Bot
from tashkhana.games.idiot.bot_easy import easy
from tashkhana.games.idiot.bot_hard import hard
from tashkhana.games.idiot.bot_medium import medium

BOTS: Final[Mapping[str, Bot]] = {"easy": easy, "medium": medium, "hard": hard}
"""Easy lays something low; medium knows what to save, when to burn, and who can answer."""
