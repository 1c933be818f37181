"""What the settings of the house allow in an exact endgame.

Compiled with the C types in ``endgame_allowed.pxd``.
"""

from __future__ import annotations

from tashkhana.games.durak.codes import IN_TURN

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.games.durak.endgame_bits_plain import (
        EARLY,
        MUTE,
        PARTLY,
        PASSING,
        ROOM,
        SEAT,
        SHOWN,
        TRUMPS,
        TURNED,
        WORN,
        beating,
        doubles,
        whole_ranks,
    )
    from tashkhana.games.durak.endgame_cards import covers_all
    from tashkhana.games.durak.endgame_memory import Memory
    from tashkhana.games.durak.rules import Rules


class Allowed(Memory):
    """The settings, and what follows from them. In all that follows the attacker holds *a*, the defender *d*.

    Of the table *t* the cards *u* lie uncovered; *s* is made of the numbers in ``endgame_state.py``.
    """

    __slots__ = (
        "anytime",
        "auto_take",
        "cyclic",
        "early_most",
        "last_defender",
        "open_set",
        "passing",
        "throw_after_take",
        "transfer_many",
        "transfer_show",
        "until_bito",
    )

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

    def limit_of(self, s: int) -> int:
        return self.early_most if s & EARLY != 0 else 6

    def worth_leading(self, a: int, d: int) -> int:
        """Of two neighbours that are alone in their ranks the lower card is never the worse lead.

        The defender has the same answers. Beaten off, either leaves the same game; taken, the higher card stays with
        the attacker, who can do with it all that he could with the lower one, while the defender gets less. Only where
        the house takes for a defender without an answer (DK-16) could an answer less cost the attacker a throw-in.
        """
        if self.anytime and self.auto_take:
            return a
        return a & ~doubles(a, a | d, a | d)

    def worth_covering(self, a: int, d: int, t: int, u: int) -> int:
        """Of two neighbours that are alone in their ranks it is all the same which card covers: the lower one."""
        return d & ~doubles(d, a | d | t, a | d | u)

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

    def parting(self, d: int, u: int) -> int:
        """The attacker has laid his last card: only covering all of it with a last card saves the defender."""
        if not self.last_defender and covers_all(d, u):
            return self.settled(0)
        return self.settled(1)

    def covering(self, s: int) -> int:
        """The state once a card is covered."""
        s &= ~(PASSING | SHOWN | PARTLY)
        return s if self.until_bito else s & ~EARLY

    def turned(self, s: int) -> int:
        """The state after a transfer, but for the room: the seats have changed places."""
        s = (s & ~(ROOM | MUTE)) ^ TURNED
        return s ^ SEAT if s & WORN != 0 else s

    def transfer_room(self, a: int, u: int, s: int) -> int:
        """How many cards a transfer could add to *u* for the attacker to defend; 0: only a shown one."""
        return min(self.limit_of(s), popcount(a)) - popcount(u)

    def showable(self, d: int, u: int, s: int, room: int) -> int:
        """The trump of the attack's rank, if the defender may show it (DK-21); else no card."""
        if not self.transfer_show or room < 0 or s & SHOWN != 0:
            return 0
        return d & whole_ranks(u) & TRUMPS
