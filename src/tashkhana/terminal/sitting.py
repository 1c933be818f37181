"""One person among computer players, match after match, without a server."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from tashkhana.bots.table import next_act, shuffled
from tashkhana.core.entry import Act, Deal, Shuffle
from tashkhana.core.game import Bot, Game
from tashkhana.core.match import Match
from tashkhana.core.move import read_move
from tashkhana.core.refusal import Refusal
from tashkhana.core.seat import Seat
from tashkhana.core.seen import Seen
from tashkhana.core.settings import Value

PERSON = Seat(0)
"""The seat of the one who plays here."""


class Sitting:
    """A match at this table and whoever plays it. `random` shuffles the cards and moves the bots."""

    def __init__(self, game: Game[Any], settings: dict[str, Value], random: Random) -> None:
        """Sit down; nothing is dealt yet.

        :raises KeyError: no computer player of this level
        """
        self.game = game
        self.settings = settings
        self._random = random
        bot: Bot = game.bots[str(settings["level"])]
        self._bots: Mapping[int, Bot] = dict.fromkeys(range(1, int(settings["players"])), bot)
        self.match: Match[Any] = Match.begin(game, settings)

    @property
    def seen(self) -> Seen:
        """What the person sees and has just heard."""
        return self.match.seen(PERSON)

    @property
    def due(self) -> bool:
        """Whether the person is asked for a move that the house does not make."""
        match = self.match
        return PERSON in match.asked() and bool(match.legal(PERSON)) and match.forced(PERSON) is None

    @property
    def out(self) -> bool:
        """Whether the person has left the deal and only watches the rest of it."""
        position = self.match.position
        return position is not None and self.game.out(position, PERSON)

    def deal(self) -> None:
        """The next deal, or the first of another match once one is over."""
        if self.match.stage == "match-over":
            self.match = Match.begin(self.game, self.settings)
        match = self.match
        dealers = self.game.dealers(self.settings, match.standing)
        order = shuffled(self.game, self.settings, self._random)
        self.match = match.enter(Deal(order, Seat(self._random.choice(dealers))))

    def step(self) -> bool:
        """One move of the house or of a bot, or a shuffle; False when only the person, or nobody, is due."""
        if self.match.stage == "shuffle":
            order = list(self.match.awaits())
            self._random.shuffle(order)
            self.match = self.match.enter(Shuffle(tuple(order)))
            return True
        act = next_act(self.match, self._bots, self._random)
        if act is None:
            return False
        self.match = self.match.enter(act)
        return True

    def act(self, words: str) -> None:
        """The person's move.

        :raises NotAllowed: it is refused, and nothing has changed
        """
        self.match = self.match.enter(Act(PERSON, read_move(words, self.game.shapes)))

    def why_not(self, words: str) -> Refusal | None:
        """Why the person may not make this move."""
        return self.match.why_not(PERSON, read_move(words, self.game.shapes))
