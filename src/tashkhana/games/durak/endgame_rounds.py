"""The exact endgame in rounds: near the root every choice gets its share of the work before any gets more.

The choice that looks best may be hard to see through and another one easy, so that one after the other takes many
times the work that a proof needs. Further down that is no matter, and ``Search`` is quicker.

Compiled with the C types in ``endgame_rounds.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.durak.endgame import Search
    from tashkhana.games.durak.endgame_bits_plain import (
        KIND,
        MUTE,
        PARTLY,
        PASSING,
        ROOM,
        SHOWN,
        WAITING,
        beating,
        hardest,
        whole_ranks,
    )
    from tashkhana.games.durak.endgame_choices import COVER, DONE, GIVE, LEAD, PASS, SHOW, TAKE, THROW, WAITS, Choices
    from tashkhana.games.durak.endgame_memory import NEVER

NEAR = 3
"""Bouts on the path where choices are weighed in rounds."""
FIRST = 4096
"""Decisions for the first choice in the first round; the second gets half of it, the third a third, and so on."""
GROWS = 8
"""How many times as many in the next round."""


class Rounds(Search):
    """The search that ``Solver`` in ``endgame_solver.py`` drives."""

    __slots__ = ("choices",)

    def __init__(self, bits: int) -> None:
        super().__init__(bits)
        self.choices = Choices()

    @cython.final
    def far(self) -> bool:
        """Whether choices are looked at one after the other: far from the root, and where nothing is transferred.

        Without transfers the first choice is mostly right.
        """
        return not self.cyclic or self.ply > NEAR

    # -- decisions -----------------------------------------------------------------------------

    def lead(self, a: int, d: int, s: int, k: int) -> int:
        """Open a bout."""
        return Search.lead(self, a, d, s, k) if self.far() else self.weigh_lead(a, d, s, k)

    @cython.final
    def weigh_lead(self, a: int, d: int, s: int, k: int) -> int:
        most = min(self.limit_of(s), popcount(d))
        first = self.choices.top
        self.choices.leads(self.worth_leading(a, d), most, self.open_set)
        return self.weigh(a, d, 0, 0, s | most, k, first, True)

    def add(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """Throw in a card, or, with all covered, say Done, or else wait for the defender."""
        return Search.add(self, a, d, t, u, s, k) if self.far() else self.weigh_adding(a, d, t, u, s, k)

    @cython.final
    def weigh_adding(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        first = self.choices.top
        self.choices.throws(a & whole_ranks(t))
        self.choices.put(WAITS if s & KIND == WAITING else DONE, 0, 0)
        return self.weigh(a, d, t, u, s, k, first, True)

    def take(self, a: int, d: int, t: int, s: int, k: int) -> int:
        """The defender takes: cards of the ranks on the table may go with it (DK-15)."""
        if self.far() or not self.throw_after_take or s & MUTE != 0:
            return Search.take(self, a, d, t, s, k)
        first = self.choices.top
        self.choices.gifts(a & whole_ranks(t), s & ROOM, 0)
        return self.weigh(a, d | t, t, 0, s, k, first, True)

    def defend(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """The defender covers cheaply, transfers, or takes in the end."""
        return Search.defend(self, a, d, t, u, s, k) if self.far() else self.weigh_defence(a, d, t, u, s, k)

    @cython.final
    def weigh_defence(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        if self.spend():
            return self.settled(0)
        if self.take_known(a, d, t, s, k):
            return self.value
        first = self.choices.top
        self.choices.covers(self.worth_covering(a, d, t, u), u, whole_ranks(a | t), self.anytime)
        if s & PASSING != 0 and t == u:
            self.list_transfers(a, d, u, s)
        if s & PARTLY == 0 or d & beating(hardest(d, u)) == 0:
            self.choices.put(TAKE, 0, 0)
        return self.weigh(a, d, t, u, s, k, first, False)

    @cython.final
    def list_transfers(self, a: int, d: int, u: int, s: int) -> None:
        """Show, or lay cards of the rank (DK-19, DK-21)."""
        room = self.transfer_room(a, u, s)
        if self.showable(d, u, s, room) != 0:
            self.choices.put(SHOW, 0, 0)
        self.choices.transfers(d & whole_ranks(u), room, self.transfer_many)

    # -- rounds --------------------------------------------------------------------------------

    @cython.final
    def weigh(self, a: int, d: int, t: int, u: int, s: int, k: int, first: int, attacks: int) -> int:
        """The value of a decision of the attacker or the defender between the choices from *first* on.

        Any that is good enough will do.
        """
        best, rest, tall = -1 if attacks else 1, NEVER, 0
        outer, budget = self.most, FIRST
        left = self.choices.top - first
        while left > 0:
            count, left = left, 0
            for i in range(first, first + count):
                self.most = outer if count == 1 else min(outer, self.nodes + budget // (1 + i - first))
                value = self.after(a, d, t, u, s, k, i)
                if self.ran_out(outer):
                    if self.spent:
                        self.choices.top = first
                        return 0
                    self.choices.move(i, first + left)
                    left += 1
                    continue
                if (value >= k) == attacks:
                    self.choices.top = first
                    return value
                best = max(best, value) if attacks else min(best, value)
                rest = min(rest, self.rest)
                tall = max(tall, self.tall)
            budget *= GROWS
        self.choices.top = first
        self.rest = rest
        self.tall = tall
        return best

    @cython.final
    def after(self, a: int, d: int, t: int, u: int, s: int, k: int, i: int) -> int:
        """The value when choice *i* is made."""
        kind = self.choices.kind[i]
        cards = self.choices.cards[i]
        if kind == LEAD:
            return self.laid(a ^ cards, d, cards, cards, s - popcount(cards), k)
        if kind == COVER:
            return self.after_cover(a, d ^ cards, t | cards, u ^ self.choices.over[i], s, k)
        if kind == THROW:
            return self.laid(a ^ cards, d, t | cards, u | cards, (s & ~(KIND | PARTLY)) - 1, k)
        if kind == DONE:
            return self.beaten(a, d, s, k)
        if kind == TAKE:
            return self.take(a, d, t, s, k)
        if kind == GIVE:
            return self.give(a ^ cards, d | cards, 0, s, k)
        if kind == WAITS:
            return self.defend(a, d, t, u, s & ~KIND, k)
        return -self.passed(a, d, u, s, cards if kind == PASS else 0, 1 - k)

    @cython.final
    def passed(self, a: int, d: int, u: int, s: int, cards: int, k: int) -> int:
        """The defender has transferred by these cards, or by showing."""
        room = self.transfer_room(a, u, s) - popcount(cards)
        if cards == 0:
            s |= SHOWN
        return self.laid(d ^ cards, a, u | cards, u | cards, self.turned(s) | room, k)
