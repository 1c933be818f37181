"""Playing a case: whether all of it holds, and if not, what was expected and what was found."""

from __future__ import annotations

from typing import Any

import yaml

from tashkhana.core.entry import Act, Entry, Shuffle
from tashkhana.core.match import Match
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.scenario.fields import Malformed, share_out
from tashkhana.core.scenario.file import Case, RefusedSettings
from tashkhana.core.scenario.steps import Enter, Expect, House, Reshuffle, Step
from tashkhana.core.scenario.words import Moment
from tashkhana.core.seat import Seat

MOST_HOUSE_MOVES = 1000
"""A house that makes more moves than this in a row would never stop."""


class Failed(Exception):
    """A case does not hold; the message says what was expected and what was found."""


def failure(case: Case) -> str | None:
    """What was expected and what was found, or None if all of the case holds."""
    try:
        if isinstance(case.start, RefusedSettings):
            _refuse(case, case.start)
        else:
            _play(case, case.start)
    except Failed as failed:
        return str(failed)
    return None


def _refuse(case: Case, settings: RefusedSettings) -> None:
    try:
        case.game.read_settings(settings.preset, settings.overrides)
    except NotAllowed as refused:
        if refused.code != settings.code:
            raise Failed(f"expected settings refused: {settings.code}, found refused: {refused.code}") from None
    else:
        raise Failed(f"expected settings refused: {settings.code}, found accepted")


def _play(case: Case, start: tuple[Match[Any], ...]) -> None:
    moment = Moment(start[-1], start)
    for number, step in enumerate(case.steps, 1):
        try:
            moment = after(moment, step)
        except Failed as failed:
            raise Failed(f"step {number}: {failed}") from None


def after(moment: Moment, step: Step) -> Moment:
    """The moment after a step.

    :raises Failed: a move is refused, or something expected does not hold
    """
    if not isinstance(step, Reshuffle):
        moment = _any_order(moment)
    match step:
        case Enter(entry):
            return _enter(moment, entry)
        case Reshuffle(words):
            return _enter(moment, _shuffle(moment, words))
        case House():
            return house(moment)
        case Expect():
            expect(moment, step)
            return moment


def _any_order(moment: Moment) -> Moment:
    """A stock that waits to be shuffled, and whose order a case leaves open, gets some order."""
    waiting = moment.match.awaits() if moment.match.stage == "shuffle" else ()
    return _enter(moment, Shuffle(waiting)) if waiting else moment


def _shuffle(moment: Moment, words: str) -> Shuffle:
    if moment.match.stage != "shuffle":
        raise Failed(f"expected `shuffle{words and ' ' + words}` to be due, found no stock that waits to be shuffled")
    try:
        return Shuffle(share_out(moment.match.awaits(), {"stock": words}, ["stock"])["stock"])
    except Malformed as wrong:
        raise Failed(f"expected the cards that wait to be shuffled, found {wrong.why}") from None


def _enter(moment: Moment, entry: Entry) -> Moment:
    try:
        match = moment.match.enter(entry)
    except NotAllowed as refused:
        raise Failed(f"expected `{entry}` to be played, found refused: {refused.code}") from None
    return Moment(match, (*moment.past, match))


def house(moment: Moment) -> Moment:
    """The moves that the house makes for seats without asking, until all that are left must be asked."""
    for _ in range(MOST_HOUSE_MOVES):
        due = _forced(moment.match)
        if due is None:
            return moment
        moment = _enter(moment, due)
    raise Failed(f"expected the house to stop, found {MOST_HOUSE_MOVES} moves of it")


def _forced(match: Match[Any]) -> Act | None:
    for seat in range(match.players):
        move = match.forced(seat)
        if move is not None:
            return Act(Seat(seat), move)
    return None


def expect(moment: Moment, step: Expect) -> None:
    """Compare each expectation with what is found.

    :raises Failed: the first that does not hold
    """
    for wanted in step.wanted:
        found = wanted.expectation.found(moment, wanted.value)
        if found != wanted.value:
            raise Failed(f"{wanted.key}: expected {shown(wanted.value)}, found {shown(found)}")


def shown(value: Any) -> str:
    """Plain data in one line, as it would stand in a scenario file."""
    return yaml.safe_dump(value, default_flow_style=True, width=10_000, sort_keys=False).removesuffix("\n...\n").strip()
