"""The exact end of a deal: two seats are left, the talon is empty, and each can work out the other's hand.

``Solver`` finds out who will be the fool when both play perfectly, under every setting of the house. It asks
one question at a time: does the attacker do at least this well (``k``: 1 wins, 0 does not lose)? Values are
those of the attacker of the moment, who becomes the defender with the opposite sign: 1 when the other is the
fool, 0 for a drawn deal, -1 when he is it himself. A value that reaches ``k`` is a lower bound, one that does
not an upper bound.

**When both may move.** With throw-ins at any time the attacker is taken to be the quicker one: he may throw in
or wait before each move of the defender.

**Going round in circles.** Without transfers a deal always ends: a take leaves the same attacker with fewer
cards. With them the start of a bout may come again, and at the third time the deal is drawn (DK-30). Who can
win at all can win without seeing a position twice, so that the second time already counts as a draw here, and
1 and -1 stand whatever came before. A draw that rests on a position further up the path (``rest``) is not
stored. Positions that have come twice before the search are draws for it (``worn``). A win that needs more
bouts without progress than DK-30 allows (``tall``) is no result.

Compiled with the C types in ``endgame.pxd``.
"""

from __future__ import annotations

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.durak.endgame_allowed import Allowed
    from tashkhana.games.durak.endgame_bits_plain import (
        ADDING,
        BOUT,
        EARLY,
        ENDLESS,
        KIND,
        MUTE,
        PARTLY,
        PASSING,
        PLAIN,
        ROOM,
        SEAT,
        SHOWN,
        TRUMPS,
        TURN,
        TURNED,
        TURNS,
        WAITING,
        WORN,
        beating,
        hardest,
        mix,
        sure,
        whole_ranks,
    )
    from tashkhana.games.durak.endgame_memory import CUT, LONGEST, NEVER

TOO_TALL = 63


class Search(Allowed):
    """The search one choice after the other, for one set of rules at a time."""

    __slots__ = ()

    # -- bouts ---------------------------------------------------------------------------------

    @cython.final
    def bout(self, a: int, d: int, s: int, k: int) -> int:
        """The attacker holds *a*, the defender *d*, the table is empty."""
        if a & (a - 1) == 0:
            return self.parting(d, a)
        if sure(a, d, self.cyclic):
            self.rest = NEVER
            self.tall = popcount(a)
            return 1
        if s & WORN != 0:
            if self.is_worn(a, d, s):
                return self.settled(0)
        else:
            self.hands.simplify(a, d)
            a, d = self.hands.mine, self.hands.theirs
        key = mix(a, d, 0, 0, (s & ~TURNS) | BOUT | self.salt)
        found = self.table.find(key)
        if self.known(found, s, k):
            return self.value
        if s >= ENDLESS and self.seen(key):
            return 0
        return self.fresh_bout(key, found, a, d, s, k)

    @cython.final
    def fresh_bout(self, key: int, found: int, a: int, d: int, s: int, k: int) -> int:
        """``bout`` for one that the table does not answer."""
        if self.ply == LONGEST:
            return self.give_up()
        if self.spend():
            return self.settled(0)
        start = self.nodes
        self.path[self.ply] = key
        self.ply += 1
        value = self.lead(a, d, s, k)
        self.ply -= 1
        if self.rest >= self.ply:
            self.rest = NEVER
        self.keep(key, found, s, k, value, self.nodes - start)
        return value

    def lead(self, a: int, d: int, s: int, k: int) -> int:
        """Open: low plain cards first, then trumps; sets of a rank where they are allowed (DK-08)."""
        best, rest, tall = -1, NEVER, 0
        limit = min(self.limit_of(s), popcount(d))
        useful = self.worth_leading(a, d)
        for trumps in range(2):
            cards = useful & (TRUMPS if trumps else PLAIN)
            while cards != 0:
                card = cards & -cards
                cards ^= card
                others = 0
                if self.open_set:
                    others = a & PLAIN & whole_ranks(card)
                    if not trumps:
                        others &= cards
                more = others
                while True:
                    count = 1 + popcount(more)
                    if count <= limit:
                        laid = card | more
                        value = self.laid(a ^ laid, d, laid, laid, s | (limit - count), k)
                        if value >= k:
                            return value
                        best = max(best, value)
                        rest = min(rest, self.rest)
                        tall = max(tall, self.tall)
                    if more == 0:
                        break
                    more = (more - 1) & others
        self.rest = rest
        self.tall = tall
        return best

    @cython.final
    def beaten(self, a: int, d: int, s: int, k: int) -> int:
        """All was beaten off: the defender attacks. That is progress."""
        if d == 0:
            return self.settled(-1)
        base = self.base
        self.base = self.ply
        value = -self.bout(d, a, self.passing | self.turns, 1 - k)
        self.base = base
        self.tall = TOO_TALL if self.tall >= 60 else 0
        return value

    @cython.final
    def taken(self, a: int, d: int, s: int, k: int) -> int:
        """The defender has taken all: the same seat attacks again."""
        keeps = WORN | SEAT | TURNS
        if self.until_bito:
            keeps |= EARLY
        if s & TURNED != 0 and s < ENDLESS:
            if s < TURN:
                self.rest = CUT
                self.tall = 0
                return 0
            s -= TURN
        value = self.bout(a, d, (s & keeps) | self.passing, k)
        if self.tall < TOO_TALL:
            self.tall += 1
        return value

    # -- within a bout -------------------------------------------------------------------------

    @cython.final
    def laid(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """Attack cards were laid: of the table *t* the cards *u* lie uncovered."""
        if a == 0:
            return self.parting(d, u)
        if self.anytime and self.may_throw(a, d, t, u, s):
            return self.decide(a, d, t, u, s | WAITING, k)
        return self.defend(a, d, t, u, s, k)

    @cython.final
    def decide(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """A decision of the attacker within a bout, with the table asked first."""
        key = mix(a, d, t, u, (s & ~TURNS) | self.salt)
        found = self.table.find(key)
        if self.known(found, s, k):
            return self.value
        if self.spend():
            return self.settled(0)
        start = self.nodes
        value = self.add(a, d, t, u, s, k)
        self.keep(key, found, s, k, value, self.nodes - start)
        return value

    def add(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """Throw in a card, or, with all covered, say Done, or else wait for the defender."""
        best, rest, tall = -1, NEVER, 0
        waiting = s & KIND == WAITING
        state = (s & ~(KIND | PARTLY)) - 1
        able = a & whole_ranks(t)
        for trumps in range(2):
            cards = able & (TRUMPS if trumps else PLAIN)
            while cards != 0:
                card = cards & -cards
                cards ^= card
                value = self.laid(a ^ card, d, t | card, u | card, state, k)
                if value >= k:
                    return value
                best = max(best, value)
                rest = min(rest, self.rest)
                tall = max(tall, self.tall)
        value = self.defend(a, d, t, u, s & ~KIND, k) if waiting else self.beaten(a, d, s, k)
        if value >= k:
            return value
        best = max(best, value)
        self.rest = min(rest, self.rest)
        self.tall = max(tall, self.tall)
        return best

    @cython.final
    def covered(self, a: int, d: int, t: int, s: int, k: int) -> int:
        """All lies covered: the attacker may throw in, while there is room and cards for it."""
        if s & MUTE != 0 or s & ROOM == 0 or a & whole_ranks(t) == 0:
            return self.beaten(a, d, s, k)
        return self.decide(a, d, t, 0, s | ADDING, k)

    def take(self, a: int, d: int, t: int, s: int, k: int) -> int:
        """The defender takes: cards of the ranks on the table may go with it (DK-15)."""
        able = 0
        if self.throw_after_take and s & MUTE == 0:
            able = a & whole_ranks(t)
        return self.give(a, d | t, able, s, k)

    @cython.final
    def take_known(self, a: int, d: int, t: int, s: int, k: int) -> bool:
        """Whether a take to which nothing can be added is known to be good enough for the defender."""
        if s & (WORN | PARTLY | TURNED) != 0 or a == 0 or a & (a - 1) == 0:
            return False
        if self.throw_after_take and s & ROOM != 0 and s & MUTE == 0 and a & whole_ranks(t) != 0:
            return False
        keeps = TURNS
        if self.until_bito:
            keeps |= EARLY
        self.hands.simplify(a, d | t)
        key = mix(self.hands.mine, self.hands.theirs, 0, 0, (((s & keeps) | self.passing) & ~TURNS) | BOUT | self.salt)
        if not self.known(self.table.find(key), s, k) or self.value >= k:
            return False
        if self.tall < TOO_TALL:
            self.tall += 1
        return True

    @cython.final
    def give(self, a: int, d: int, able: int, s: int, k: int) -> int:
        """Add some of the cards that are able to go, lowest plain ones first, or none, to a take."""
        if a == 0:
            return self.settled(1)
        if able == 0 or s & ROOM == 0:
            return self.taken(a, d, s, k)
        best, rest, tall = -1, NEVER, 0
        for trumps in range(2):
            cards = able & (TRUMPS if trumps else PLAIN)
            while cards != 0:
                card = cards & -cards
                cards ^= card
                able ^= card
                value = self.give(a ^ card, d | card, able, s - 1, k)
                if value >= k:
                    return value
                best = max(best, value)
                rest = min(rest, self.rest)
                tall = max(tall, self.tall)
        value = self.taken(a, d, s, k)
        if value >= k:
            return value
        best = max(best, value)
        self.rest = min(rest, self.rest)
        self.tall = max(tall, self.tall)
        return best

    def defend(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """The defender transfers, covers cheaply, or takes in the end."""
        if self.spend():
            return self.settled(0)
        if self.take_known(a, d, t, s, k):
            return self.value
        best = self.cover(a, d, t, u, s, k)
        if best < k:
            return best
        rest, tall = self.rest, self.tall
        if s & PASSING != 0 and t == u:
            value = self.pass_on(a, d, u, s, k)
            if value < k:
                return value
            best = min(best, value)
            rest = min(rest, self.rest)
            tall = max(tall, self.tall)
        if s & PARTLY == 0 or d & beating(hardest(d, u)) == 0:
            value = self.take(a, d, t, s, k)
            if value < k:
                return value
            best = min(best, value)
            rest = min(rest, self.rest)
            tall = max(tall, self.tall)
        self.rest = rest
        self.tall = tall
        return best

    @cython.final
    def cover(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """Cover the hardest card first; any of them where the attacker may throw in in between. 1: it cannot."""
        best, rest, tall = 1, NEVER, 0
        attacks = u if self.anytime else hardest(d, u)
        meets = whole_ranks(a | t)
        while attacks != 0:
            attack = attacks & -attacks
            attacks ^= attack
            beats = d & beating(attack)
            if beats == 0:
                continue
            if beats & (beats - 1) != 0:
                beats &= self.worth_covering(a, d, t, u)
            for part in range(4):
                cards = beats & (TRUMPS if part > 1 else PLAIN) & (meets if part & 1 else ~meets)
                while cards != 0:
                    card = cards & -cards
                    cards ^= card
                    value = self.after_cover(a, d ^ card, t | card, u ^ attack, s, k)
                    if value < k:
                        return value
                    best = min(best, value)
                    rest = min(rest, self.rest)
                    tall = max(tall, self.tall)
        self.rest = rest
        self.tall = tall
        return best

    @cython.final
    def after_cover(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """The attacker's turn, or the next card to cover."""
        s = self.covering(s)
        if u == 0:
            return self.covered(a, d, t, s, k)
        if self.anytime:
            return self.laid(a, d, t, u, s, k)
        return self.defend(a, d, t, u, s | PARTLY, k)

    @cython.final
    def pass_on(self, a: int, d: int, u: int, s: int, k: int) -> int:
        """Show, or lay cards of the rank: the seats change places (DK-19). 1: it cannot."""
        best, rest, tall = 1, NEVER, 0
        room = self.transfer_room(a, u, s)
        state = self.turned(s)
        if self.showable(d, u, s, room) != 0:
            best = -self.laid(d, a, u, u, state | SHOWN | room, 1 - k)
            if best < k:
                return best
            rest, tall = self.rest, self.tall
        able = d & whole_ranks(u)
        laid = able
        while laid != 0 and room > 0:
            count = popcount(laid)
            if count == 1 or (self.transfer_many and count <= room):
                value = -self.laid(d ^ laid, a, u | laid, u | laid, state | (room - count), 1 - k)
                if value < k:
                    return value
                best = min(best, value)
                rest = min(rest, self.rest)
                tall = max(tall, self.tall)
            laid = (laid - 1) & able
        self.rest = rest
        self.tall = tall
        return best
