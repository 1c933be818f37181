"""Checking the deals of a record: that every order of cards follows from what was sealed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Literal

from tashkhana.core.entry import Act, Deal, Entry
from tashkhana.core.match import Match
from tashkhana.core.record import Record
from tashkhana.core.refusal import NotAllowed
from tashkhana.core.seal import Seal
from tashkhana.fair.method import METHOD, seal_of
from tashkhana.fair.shuffle import dealt, shuffled

Verdict = Literal[
    "right", "no-seal", "unknown-method", "wrong-seats", "wrong-seal", "wrong-order", "wrong-dealer", "wrong-shuffle",
    "refused",
]  # fmt: skip
"""What was found of a deal: `right`, or what is wrong with it; `no-seal` and `unknown-method`: it cannot be checked."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What was found of one deal. `shuffles`: those in the middle of it that were checked as well.

    `silent`: the seats whose number is not in. `refused`: the code with which the rules refused an entry.
    """

    deal: int
    verdict: Verdict
    shuffles: int = 0
    silent: tuple[int, ...] = ()
    refused: str = ""


def verify(record: Record) -> tuple[Finding, ...]:
    """What is found of each deal of the record; an entry that the rules refuse ends it."""
    seals = {seal.deal: seal for seal in record.seals}
    match = Match.begin(record.game, record.settings)
    findings: list[Finding] = []
    for number, entries in enumerate(_by_deal(record.entries), start=1):
        check = _Check(number, seals.get(number), match)
        try:
            match = check.through(entries)
        except NotAllowed as refused:
            return (*findings, check.refused(refused.code))
        findings.append(check.finding)
    return tuple(findings)


def _by_deal(entries: tuple[Entry, ...]) -> Iterator[list[Entry]]:
    """The entries of each deal, its order first."""
    deal: list[Entry] = []
    for entry in entries:
        if isinstance(entry, Deal) and deal:
            yield deal
            deal = []
        deal.append(entry)
    if deal:
        yield deal


class _Check:
    """One deal on its way through the rules."""

    def __init__(self, number: int, seal: Seal | None, match: Match[Any]) -> None:
        self.shuffles = 0
        self._number = number
        self._seal = seal
        self._match = match
        self._verdict: Verdict = _first_look(seal, match.players)

    @property
    def finding(self) -> Finding:
        """What has been found."""
        numbers = () if self._seal is None else self._seal.numbers
        silent = tuple(seat for seat, number in enumerate(numbers) if number is None)
        return Finding(self._number, self._verdict, self.shuffles, silent)

    def refused(self, code: str) -> Finding:
        """What has been found, where the rules refused an entry: that a wrong order was entered says more."""
        if self._verdict == "right":
            self._verdict = "refused"
        return replace(self.finding, refused=code)

    def through(self, entries: list[Entry]) -> Match[Any]:
        """The match after these entries.

        :raises NotAllowed: the rules refuse one
        """
        for entry in entries:
            if self._verdict == "right" and self._seal is not None:
                self._verdict = self._judged(entry, self._seal)
            self._match = self._match.enter(entry)
        return self._match

    def _judged(self, entry: Entry, seal: Seal) -> Verdict:
        match = self._match
        if isinstance(entry, Act):
            return "right"
        if isinstance(entry, Deal):
            drawn = dealt(seal, match.awaits(), match.game.dealers(match.settings, match.standing))
            if entry.order != drawn.order:
                return "wrong-order"
            return "right" if entry.dealer == drawn.dealer else "wrong-dealer"
        self.shuffles += 1
        return "right" if entry == shuffled(seal, self.shuffles, match.awaits()) else "wrong-shuffle"


def _first_look(seal: Seal | None, players: int) -> Verdict:
    if seal is None:
        return "no-seal"
    if seal.method != METHOD:
        return "unknown-method"
    if len(seal.numbers) != players:
        return "wrong-seats"
    return "right" if seal_of(seal.secret) == seal.seal else "wrong-seal"
