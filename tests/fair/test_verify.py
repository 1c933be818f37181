"""Checking the deals of a record."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from tashkhana.core.entry import Act, Deal, Shuffle
from tashkhana.core.record import Record, read_record, write_record
from tashkhana.core.registry import all_games
from tashkhana.core.seat import Seat
from tashkhana.fair import Finding, dealt, seal_of, verify
from tests.fair.played import fairly_played

GAMES = all_games()
SHUFFLED = fairly_played(GAMES["dhumbal"], 1, rounds=3)
"""A match of three deals with shuffles in the middle of them."""
BY_CHANCE = fairly_played(GAMES["durak"], 1, match="deals:3", next_dealer="random")
"""A match in which chance decides who deals, but for the first deal."""


def at(record: Record, kind: type) -> int:
    return next(place for place, entry in enumerate(record.entries) if isinstance(entry, kind))


def with_entry(record: Record, place: int, entry: Deal | Shuffle) -> Record:
    return replace(record, entries=(*record.entries[:place], entry, *record.entries[place + 1 :]))


def with_seal(record: Record, **changes: object) -> Record:
    """The record with something else in its first seal."""
    return replace(record, seals=(msgspec.structs.replace(record.seals[0], **changes), *record.seals[1:]))


@pytest.mark.parametrize("game", GAMES)
def test_every_deal_of_a_fair_match_is_right(game: str):
    """Written down, read again, and checked, in every game."""
    played = fairly_played(GAMES[game], 3, number=4)
    record = read_record(write_record(played.game, played.settings, played.entries, played.seals))

    findings = verify(record)

    assert record == played
    assert [finding.deal for finding in findings] == [seal.deal for seal in played.seals]
    assert {finding.verdict for finding in findings} == {"right"}
    assert {finding.silent for finding in findings} == {(len(played.seals[0].numbers) - 1,)}


def test_shuffles_in_the_middle_of_a_deal_are_checked_as_well():
    findings = verify(SHUFFLED)

    assert sum(finding.shuffles for finding in findings) == sum(
        isinstance(entry, Shuffle) for entry in SHUFFLED.entries
    )
    assert {finding.verdict for finding in findings} == {"right"}


def test_a_record_without_seals_cannot_be_checked():
    """Those of older versions, and of play without a house."""
    assert {finding.verdict for finding in verify(replace(SHUFFLED, seals=()))} == {"no-seal"}


@pytest.mark.parametrize(
    ("changes", "verdict"),
    [
        ({"secret": "0" * 64}, "wrong-seal"),
        ({"seal": "0" * 64}, "wrong-seal"),
        ({"secret": "0" * 64, "seal": seal_of("0" * 64)}, "wrong-order"),
        ({"numbers": (None,) * len(SHUFFLED.seals[0].numbers)}, "wrong-order"),
        ({"match": 2}, "wrong-order"),
        ({"numbers": ()}, "wrong-seats"),
        ({"method": "tashkhana-0"}, "unknown-method"),
    ],
)
def test_whatever_is_changed_in_a_seal_is_found(changes: dict, verdict: str):
    """And only that deal is told as wrong."""
    findings = verify(with_seal(SHUFFLED, **changes))

    assert [finding.verdict for finding in findings[:2]] == [verdict, "right"]


def test_a_changed_order_is_found():
    """Two cards of the talon have changed places: the rules would not notice."""
    first = SHUFFLED.entries[0]
    *rest, one, other = first.order

    findings = verify(with_entry(SHUFFLED, 0, Deal((*rest, other, one), first.dealer)))

    assert findings[0].verdict == "wrong-order"


def test_another_dealer_is_found():
    """Where chance decides who deals."""
    place = [place for place, entry in enumerate(BY_CHANCE.entries) if isinstance(entry, Deal)][1]
    deal = BY_CHANCE.entries[place]
    assert isinstance(deal, Deal)
    assert deal.dealer is not None
    other = Seat((deal.dealer + 1) % len(BY_CHANCE.seals[0].numbers))
    changed = replace(BY_CHANCE, entries=(*BY_CHANCE.entries[:place], Deal(deal.order, other)))

    assert {finding.verdict for finding in verify(BY_CHANCE)} == {"right"}
    assert [finding.verdict for finding in verify(changed)] == ["right", "wrong-dealer"]


def test_a_changed_shuffle_in_the_middle_is_found():
    place = at(SHUFFLED, Shuffle)
    order = SHUFFLED.entries[place].order
    changed = with_entry(SHUFFLED, place, Shuffle((*order[1:], order[0])))

    findings = verify(replace(changed, entries=changed.entries[: place + 1]))

    assert findings[-1].verdict == "wrong-shuffle"


def test_an_entry_that_the_rules_refuse_is_told_with_its_code():
    """What comes after it means nothing."""
    acts = [entry for entry in SHUFFLED.entries if isinstance(entry, Act)]
    other = Act(Seat((acts[0].seat + 1) % 4), acts[0].move)
    changed = replace(SHUFFLED, entries=(SHUFFLED.entries[0], other, *SHUFFLED.entries[1:]))

    assert verify(changed) == (Finding(1, "refused", silent=(3,), refused="not-your-turn"),)


def test_a_wrong_pack_is_found():
    """A card that is there twice, another missing."""
    order = SHUFFLED.entries[0].order
    changed = with_entry(SHUFFLED, 0, Deal((order[0], *order[:-1])))

    assert verify(changed) == (Finding(1, "wrong-order", silent=(3,), refused="wrong-pack"),)


def test_a_deal_drawn_from_another_deals_seal_is_found():
    """The seals of two deals cannot be exchanged."""
    one, other, *rest = SHUFFLED.seals
    swapped = (msgspec.structs.replace(other, deal=1), msgspec.structs.replace(one, deal=2), *rest)

    assert [finding.verdict for finding in verify(replace(SHUFFLED, seals=swapped))[:2]] == ["wrong-order"] * 2


def test_who_knows_the_secret_and_the_numbers_draws_the_same_deal():
    seal, first = SHUFFLED.seals[0], SHUFFLED.entries[0]

    assert dealt(seal, sorted(first.order), [first.dealer or 0]).order == first.order
