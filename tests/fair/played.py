"""Matches played at random whose deals are all drawn by the method."""

from __future__ import annotations

import hashlib
from random import Random
from typing import Any

from tashkhana.core.entry import Act, Entry
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.record import Record
from tashkhana.core.seal import Seal
from tashkhana.core.seat import Seat
from tashkhana.fair import METHOD, dealt, seal_of, shuffled
from tests.laws.play import LONGEST_DEAL


def sealed(number: int, deal: int, players: int, seed: int) -> Seal:
    """A seal of this deal, with a number from every seat but the last."""
    secret = _some(f"secret {seed} {deal}")
    numbers = (*(_some(f"{seed} {deal} {seat}") for seat in range(players - 1)), None)
    return Seal(number, deal, METHOD, seal_of(secret), secret, numbers)


def fairly_played(game: Game[Any], seed: int, *, number: int = 1, deals: int = 3, **rules: Any) -> Record:
    """So many deals under the house's preset with these rules; whoever may act does something at random."""
    chance = Random(seed)
    match = Match.begin(game, game.read_settings(None, rules))
    entries: list[Entry] = []
    seals: list[Seal] = []
    shuffles = 0
    while match.stage != "match-over" and not (match.stage == "deal-over" and len(seals) == deals):
        assert len(entries) < LONGEST_DEAL * deals, "this deal does not end"
        entry: Entry
        if match.stage in ("before-deal", "deal-over"):
            seals.append(sealed(number, len(seals) + 1, match.players, seed))
            shuffles = 0
            entry = dealt(seals[-1], match.awaits(), game.dealers(match.settings, match.standing))
        elif match.stage == "shuffle":
            shuffles += 1
            entry = shuffled(seals[-1], shuffles, match.awaits())
        else:
            entry = _some_act(match, chance)
        entries.append(entry)
        match = match.enter(entry)
    return Record(game, match.settings, tuple(entries), tuple(seals))


def _some_act(match: Match[Any], chance: Random) -> Act:
    able = [seat for seat in match.asked() if match.legal(seat)]
    seat = chance.choice(able)
    return Act(Seat(seat), chance.choice(match.legal(seat)))


def _some(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()
