"""The computer players of Dhumbal by level. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tashkhana.core.game import Bot

BOTS: Final[Mapping[str, Bot]] = {}
