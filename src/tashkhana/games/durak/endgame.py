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

from tashkhana.games.durak.codes import IN_TURN

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.durak.endgame_cards import (
        PLAIN,
        TRUMPS,
        Hands,
        beating,
        covers_all,
        up_to,
        whole_ranks,
    )
    from tashkhana.games.durak.endgame_table import MISS, Table, mix
    from tashkhana.games.durak.rules import Rules

ROOM = 7
"""In a state: how many attack cards may still be added in this bout."""
EARLY = 8
"""The limit of the first bout holds (DK-09)."""
SHOWN = 16
"""The trump of this rank has been shown in this bout (DK-21)."""
PASSING = 32
"""Transfers are allowed in this bout."""
MUTE = 64
"""The attacker may not throw in in this bout (DK-12)."""
PARTLY = 128
"""The defender has begun to cover all that lies open and goes on."""
WORN = 256
"""No progress since the root, where positions had come twice."""
SEAT = 512
"""With ``WORN``: the seats have changed places since the root."""
BOUT, ADDING, WAITING = 1024, 2048, 3072
"""The kind of decision."""
KIND = 3072
TURNED = 4096
"""Transfers have made the seat that opened this bout its defender."""
TURN = 8192
"""In steps of this: how many times more the attack may turn to the other seat without progress."""
TURNS = 7 * TURN
ENDLESS = 7 * TURN
"""Any number of times, until a position comes again."""

LONGEST = 200  # bouts on one path
NEVER = 1000  # rests on nothing further up
CUT = -1  # rests on the search having been cut short
TOO_TALL = 63


class Search:
    """The search for one set of rules at a time; ``Solver`` in ``endgame_solver.py`` drives it.

    ``rest``, ``tall``: beside the value just found, the place on the path that a draw rests on, and how many
    bouts in a row without progress a win needs.
    ``nodes``, ``most``, ``spent``: decisions looked at, how many there may be, and whether they ran out.
    """

    __slots__ = (
        "anytime",
        "auto_take",
        "base",
        "cyclic",
        "early_most",
        "hands",
        "last_defender",
        "most",
        "nodes",
        "open_set",
        "passing",
        "path",
        "ply",
        "rest",
        "salt",
        "spent",
        "table",
        "tall",
        "throw_after_take",
        "transfer_many",
        "transfer_show",
        "turns",
        "until_bito",
        "value",
        "worn_count",
        "worn_mine",
        "worn_seat",
        "worn_theirs",
    )

    def __init__(self, bits: int) -> None:
        self.table = Table(bits)
        self.hands = Hands()
        self.worn_count = 0
        self.begin(0)
        self.start(0)
        if not cython.compiled:
            self.path = [0] * LONGEST
            self.worn_mine = [0] * 30
            self.worn_theirs = [0] * 30
            self.worn_seat = [0] * 30

    def take_rules(self, rules: Rules) -> None:
        """What the search needs of the settings; they are part of every key."""
        self.anytime = rules.anytime and rules.throw_order != IN_TURN
        self.auto_take = rules.auto_take
        self.cyclic = rules.transfer
        self.last_defender = rules.last_defender
        self.open_set = rules.open_set
        self.throw_after_take = rules.throw_after_take
        self.transfer_many = rules.transfer_many
        self.transfer_show = rules.transfer_show
        self.until_bito = rules.until_bito and rules.first_limit == 5
        self.early_most = rules.first_limit
        self.passing = PASSING if rules.transfer else 0
        bits = self.anytime | self.auto_take << 1 | self.cyclic << 2 | self.last_defender << 3
        bits |= self.open_set << 4 | self.throw_after_take << 5 | self.transfer_many << 6
        self.salt = (bits | self.transfer_show << 7 | self.until_bito << 8) << 16

    def begin(self, most: int) -> None:
        """A new question, that may take so many decisions."""
        self.nodes = 0
        self.most = most
        self.spent = False

    def start(self, turns: int) -> None:
        """At the root, nothing rests on anything; without progress the attack may turn so often (in ``TURN``)."""
        self.turns = turns
        self.value = 0
        self.base = self.ply = 0
        self.rest = NEVER
        self.tall = 0

    def settled(self, value: int) -> int:
        """A value that rests on nothing."""
        self.rest = NEVER
        self.tall = 0
        return value

    def spend(self) -> bool:
        """Count a decision; whether there are none left."""
        if self.nodes >= self.most:
            self.spent = True
        if not self.spent:
            self.nodes += 1
        return self.spent

    # -- what is known already ---------------------------------------------------------------

    def known(self, found: int, s: int, k: int) -> bool:
        """Whether what the table holds answers the question; then ``value``, ``rest`` and ``tall`` are set."""
        if found == MISS:
            return False
        value, turns = (found & 3) - 1, found >> 10 & 7
        if value < k:
            value, turns = (found >> 2 & 3) - 1, found >> 13
            if value >= k:
                return False
        if value == 0 and turns < s >> 13:
            return False
        self.value = value
        self.rest = NEVER if value != 0 or turns == 7 else CUT
        self.tall = found >> 4 & 63 if value != 0 else 0
        return True

    def keep(self, key: int, found: int, s: int, k: int, value: int, work: int) -> None:
        """Store a bound beside what was known: a draw with the turns of the attack that were looked at."""
        if self.spent or 0 <= self.rest < NEVER:
            return
        turns = 7 if self.rest == NEVER else s >> 13
        if found == MISS:
            found = 2 << 2
        low = value >= k
        found = found & 0xE3FC | value + 1 | turns << 10 if low else found & 0x1FF3 | value + 1 << 2 | turns << 13
        if value != 0:
            found = (found & 0xFC0F) | self.tall << 4
        self.table.keep(key, found, work)

    # -- bouts ---------------------------------------------------------------------------------

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

    def seen(self, key: int) -> bool:
        """Whether the path has come back to a position: a draw that rests on it."""
        for i in range(self.base, self.ply):
            if self.path[i] == key:
                self.rest = i
                self.tall = 0
                return True
        return False

    def fresh_bout(self, key: int, found: int, a: int, d: int, s: int, k: int) -> int:
        """``bout`` for one that the table does not answer."""
        if self.ply == LONGEST:
            self.spent = True
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

    def is_worn(self, a: int, d: int, s: int) -> bool:
        """Whether this start of a bout comes for the third time (DK-30)."""
        for i in range(self.worn_count):
            if self.worn_mine[i] == a and self.worn_theirs[i] == d and self.worn_seat[i] == s & SEAT:
                return True
        return False

    def lead(self, a: int, d: int, s: int, k: int) -> int:
        """Open: low plain cards first, then trumps; sets of a rank where they are allowed (DK-08)."""
        best, rest, tall = -1, NEVER, 0
        limit = min(self.limit_of(s), popcount(d))
        for trumps in range(2):
            cards = a & (TRUMPS if trumps else PLAIN)
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

    def limit_of(self, s: int) -> int:
        return self.early_most if s & EARLY != 0 else 6

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

    def parting(self, d: int, u: int) -> int:
        """The attacker has laid his last card: only covering all of it with a last card saves the defender."""
        if not self.last_defender and covers_all(d, u):
            return self.settled(0)
        return self.settled(1)

    # -- within a bout -------------------------------------------------------------------------

    def laid(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """Attack cards were laid: of the table *t* the cards *u* lie uncovered."""
        if a == 0:
            return self.parting(d, u)
        if self.anytime and self.may_throw(a, d, t, u, s):
            return self.decide(a, d, t, u, s | WAITING, k)
        return self.defend(a, d, t, u, s, k)

    def may_throw(self, a: int, d: int, t: int, u: int, s: int) -> bool:
        """Whether the attacker can add a card before the defender moves."""
        if s & MUTE != 0 or s & ROOM == 0 or a & whole_ranks(t) == 0:
            return False
        return not self.auto_take or self.can_answer(a, d, t, u, s)

    def can_answer(self, a: int, d: int, t: int, u: int, s: int) -> bool:
        """Whether the defender can do anything but take (DK-16)."""
        left = u
        while left != 0:
            if d & beating(left & -left) != 0:
                return True
            left &= left - 1
        if s & PASSING == 0 or t != u:
            return False
        room = self.transfer_room(a, u, s)
        if room > 0 and d & whole_ranks(u) != 0:
            return True
        return self.showable(d, u, s, room) != 0

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

    def cover(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """Cover the hardest card first; any of them where the attacker may throw in in between. 1: it cannot."""
        best, rest, tall = 1, NEVER, 0
        state = s & ~(PASSING | SHOWN | PARTLY)
        if not self.until_bito:
            state &= ~EARLY
        attacks = u if self.anytime else hardest(d, u)
        meets = whole_ranks(a | t)
        while attacks != 0:
            attack = attacks & -attacks
            attacks ^= attack
            for part in range(4):
                cards = d & beating(attack) & (TRUMPS if part > 1 else PLAIN)
                cards &= meets if part & 1 else ~meets
                while cards != 0:
                    card = cards & -cards
                    cards ^= card
                    value = self.after_cover(a, d ^ card, t | card, u ^ attack, state, k)
                    if value < k:
                        return value
                    best = min(best, value)
                    rest = min(rest, self.rest)
                    tall = max(tall, self.tall)
        self.rest = rest
        self.tall = tall
        return best

    def after_cover(self, a: int, d: int, t: int, u: int, s: int, k: int) -> int:
        """The attacker's turn, or the next card to cover."""
        if u == 0:
            return self.covered(a, d, t, s, k)
        if self.anytime:
            return self.laid(a, d, t, u, s, k)
        return self.defend(a, d, t, u, s | PARTLY, k)

    # -- transfers -----------------------------------------------------------------------------

    def transfer_room(self, a: int, u: int, s: int) -> int:
        """How many cards a transfer could add to *u* for the attacker to defend; 0: only a shown one."""
        return min(self.limit_of(s), popcount(a)) - popcount(u)

    def showable(self, d: int, u: int, s: int, room: int) -> int:
        """The trump of the attack's rank, if the defender may show it (DK-21); else no card."""
        if not self.transfer_show or room < 0 or s & SHOWN != 0:
            return 0
        return d & whole_ranks(u) & TRUMPS

    def pass_on(self, a: int, d: int, u: int, s: int, k: int) -> int:
        """Show, or lay cards of the rank: the seats change places (DK-19). 1: it cannot."""
        best, rest, tall = 1, NEVER, 0
        room = self.transfer_room(a, u, s)
        state = (s & ~(ROOM | MUTE)) ^ TURNED
        if s & WORN != 0:
            state ^= SEAT
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


def hardest(d: int, u: int) -> int:
    """The uncovered card that the defender has the fewest cards against."""
    best, fewest = u & -u, 99
    while u != 0:
        attack = u & -u
        u ^= attack
        answers = popcount(d & beating(attack))
        if answers < fewest:
            best, fewest = attack, answers
    return best


def sure(a: int, d: int, transfers: int) -> bool:
    """Whether all of the attacker's cards but one at most are beyond the defender, who takes them one by one."""
    beatable = a & up_to(d >> 4)
    if d & TRUMPS != 0:
        beatable |= a & PLAIN
    if beatable & (beatable - 1) != 0:
        return False
    if not transfers:
        return True
    ranks = whole_ranks(a ^ beatable)
    return ranks & d == 0 and popcount(ranks) == 4 * popcount(a ^ beatable)
