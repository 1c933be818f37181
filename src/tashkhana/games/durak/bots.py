"""The computer players of Durak by level. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tashkhana.core.game import Bot, Thinker
from tashkhana.games.durak.bot_easy import easy
from tashkhana.games.durak.bot_expert import expert
from tashkhana.games.durak.bot_hard import advise, hard
from tashkhana.games.durak.bot_medium import medium

__all__ = ["BOTS", "THINKERS", "advise"]

BOTS: Final[Mapping[str, Bot]] = {"easy": easy, "medium": medium, "hard": hard, "expert": expert}
"""Easy plays haphazardly (K-62, L-46); medium saves trumps (K-63, L-47); hard searches (K-64, L-48, L-49).

Expert searches further, with a trained network.
"""

THINKERS: Final[Mapping[str, Thinker]] = {"hard": hard, "expert": expert}
