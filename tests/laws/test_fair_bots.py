"""Computer players know what their seat was shown and no more: other hidden cards change no move of any level.

Some positions of each game in the usual run; TASHKHANA_FAIR=10000 asks for so many at each level, TASHKHANA_FAIR_SEED=2
for others, and `-s` shows how many were compared.

Levels that search do so with a small budget: what they know is laid down before the first walk (memory, belief, the
moves worth a look), each walk only deals anew from it, and a budget is but the number of walks.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tashkhana.bots.players import player_of
from tashkhana.bots.table import LONGEST, next_act, shuffled
from tashkhana.core.cards import Card
from tashkhana.core.entry import Deal, Entry, Shuffle
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.scenario.words import cards_named
from tashkhana.core.seat import Seat
from tests.laws.hidden import Heard, leads, told_to, with_other_cards
from tests.laws.play import GAMES, Played
from tests.laws.test_bot_games import QUICK, some_rules

POSITIONS = int(os.environ.get("TASHKHANA_FAIR", "40"))
SEED = os.environ.get("TASHKHANA_FAIR_SEED", "1")
BUDGET = 20
"""Walks or play-outs of a level that searches."""
STRETCH = 8
"""Moments in a row for which the hidden cards are dealt otherwise in the same way."""
TRIES = 4
"""Ways in which they are dealt otherwise, until one fits what happened."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_other_hidden_cards_change_no_move(game: Game[Any]):
    """Hidden hands, stock and face-down cards are dealt otherwise: every level makes the same move."""
    chance = Random(f"fair {game.id} {SEED}")
    names = [f"{level}@{BUDGET}" if level in game.thinkers else level for level in game.bots]
    bots = {name: player_of(game, name) for name in names}
    compared = tried = 0
    while compared < POSITIONS:
        heard = Heard(a_deal(game, chance))
        seat, moments = choices(heard, chance)
        tried += len(moments)
        for match, other in pairs(heard, seat, moments, chance):
            compared += 1
            seen = match.seen(seat)
            assert told_to(other, seat) == heard.told(match.version, seat)
            for name, bot in bots.items():
                assert bot(other.seen(seat), match.version) == bot(seen, match.version), name
    print(f"{game.id}: {compared} positions compared of {tried}, each by {', '.join(names)}")  # noqa: T201

    assert compared > tried / 4


def a_deal(game: Game[Any], chance: Random) -> Played:
    """A deal between quick players under any house rules."""
    settings = some_rules(game, chance)
    matches, entries = [Match.begin(game, settings)], []
    bots = {seat: game.bots[chance.choice(QUICK)] for seat in range(matches[0].players)}
    while matches[-1].result is None:
        assert len(entries) < LONGEST
        entries.append(_next(matches[-1], bots, chance))
        matches.append(matches[-1].enter(entries[-1]))
    return Played(game, settings, matches, entries)


def _next(match: Match[Any], bots: dict[int, Any], chance: Random) -> Entry:
    if match.stage == "before-deal":
        dealers = match.game.dealers(match.settings, match.standing)
        return Deal(shuffled(match.game, match.settings, chance), Seat(chance.choice(dealers)))
    if match.stage == "shuffle":
        order = list(match.awaits())
        chance.shuffle(order)
        return Shuffle(tuple(order))
    act = next_act(match, bots, chance) or next_act(match, bots, chance)
    assert act is not None
    return act


def choices(heard: Heard, chance: Random) -> tuple[int, list[int]]:
    """A seat, and the versions at which it has something to choose."""
    matches = heard.played.matches
    seat = chance.randrange(matches[0].players)
    due = [version for version, match in enumerate(matches[:-1]) if seat in _asked(match)]
    return seat, [version for version in due if len(matches[version].seen(seat).legal) > 1]


def _asked(match: Match[Any]) -> tuple[int, ...]:
    return match.asked() if match.stage == "play" else ()


def pairs(heard: Heard, seat: int, moments: list[int], chance: Random) -> Iterator[tuple[Match[Any], Match[Any]]]:
    """The match at these moments, and another that the seat cannot tell from it: other cards lie where it sees none.

    What is hidden at the last moment of a stretch was hidden all along, so each stretch is played again only once.
    """
    for first in range(0, len(moments), STRETCH):
        some = moments[first : first + STRETCH]
        others = dealt_otherwise(heard, seat, some[-1], chance)
        for version in some:
            match = heard.played.matches[version]
            other = others.get(version)
            if other is not None and hidden(match) != hidden(other):
                yield match, other


def hidden(match: Match[Any]) -> list[Card]:
    """All cards in the order of their places."""
    assert match.position is not None
    return match.game.cards_of(match.position)


def dealt_otherwise(heard: Heard, seat: int, version: int, chance: Random) -> dict[int, Match[Any]]:
    """By version, up to this one, the matches of a deal that the seat cannot tell from the real one; {}: none found."""
    entries = heard.played.entries[:version]
    orders = [number for number, entry in enumerate(entries) if isinstance(entry, Deal | Shuffle)]
    for number in range(TRIES):
        since = chance.choice((orders[0], orders[-1]))
        cards = sorted(set(entries[since].order) - heard.shown(version, seat, since + 1))
        some = cards if number == 0 else chance.sample(cards, min(2, len(cards)))
        mixed = chance.sample(some, len(some)) if number == 0 else some[::-1]
        found = _replay(heard, seat, version, since, dict(zip(some, mixed, strict=True)))
        if found:
            return found
    return {}


def _replay(
    heard: Heard, seat: int, version: int, since: int, other_by_card: dict[Card, Card]
) -> dict[int, Match[Any]]:
    """The matches with other cards from an entry on; {} where they are those of a deal that it could tell apart.

    It can where a move that was made would not be legal, or other cards are shown at the deal or give the lead.
    """
    played = heard.played
    match = played.matches[since]
    found = {}
    for number in range(since, version):
        entry = played.entries[number]
        try:
            match = match.enter(with_other_cards(entry, other_by_card) if number == since else entry)
        except NotAllowed:
            return {}
        if leads(match) != leads(played.matches[number + 1]):
            return {}
        if number == 0 and cards_named(told_to(match, seat)) != heard.named(1, seat):
            return {}
        found[number + 1] = match
    return found
