"""The medium player in the compiled core: it plays by hand, table and counts (K-63, L-47), and ends deals so.

Low plain cards go first, covers are cheap, trumps are saved while the stock is full. What is dear say the few
numbers of a `Temper`. Prices are whole numbers, so that every machine plays alike: `RANK` times as many parts of a
rank as the stock had cards at first.

Compiled with the C types in ``policy.pxd``.
"""

from __future__ import annotations

from tashkhana.core.bits_plain import ALL_SUITS
from tashkhana.games.durak.codes import (
    ATTACK,
    COVER,
    DEFENCE,
    DONE,
    OPENING,
    OVER,
    SHOW,
    TAKE,
    TAKEN,
    THROW,
    TRANSFER,
    WAIT,
)
from tashkhana.games.durak.temper import Temper

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.durak.engine import Position, bit
    from tashkhana.games.durak.legal import adding, beaters, forced_seats, holding, showable, transfer_room
    from tashkhana.games.durak.rules import Rules

(
    PAIR,
    TRUMP,
    TRUMP_LATE,
    NEW_RANK,
    DEFEND,
    DEFEND_LATE,
    DEFEND_PILE,
    THROWN,
    THROWN_LATE,
    COSTLY,
    DUMP,
    DUMP_LATE,
    PASSED,
) = range(13)
"""The numbers of a `Temper` in their order."""

RANK = 150
"""A step of one rank in a pack of 36; it divides the steps of the other packs, too."""
ACES = ALL_SUITS << 12
NEVER = 1 << 30
NOBODY = -1
NONE = -1
ATTACKS = 6


class Policy:
    """A player of one temper under one set of rules; ``kind``, ``cards``, ``target`` are what it chose last.

    ``waited``: the throwers that let the defender go first, since the last move.
    """

    __slots__ = (
        "above",
        "answer",
        "answers",
        "attacks",
        "bottom",
        "cards",
        "dear",
        "dearest",
        "empty",
        "first",
        "full",
        "kept",
        "kind",
        "lying",
        "step",
        "target",
        "tried",
        "unit",
        "waited",
    )

    def __init__(self, rules: Rules, temper: Temper) -> None:
        self.bottom = 13 - rules.deck // 4
        self.first = rules.deck - 6 * rules.players
        self.unit = max(1, self.first)
        self.step = 8 * RANK // (12 - self.bottom) * self.unit
        if not cython.compiled:
            self.dear = [0] * 13
            self.attacks = [0] * ATTACKS
            self.answers = [0] * ATTACKS
            self.answer = [0] * ATTACKS
        for i, name in enumerate(Temper.__slots__):
            self.dear[i] = round(RANK * getattr(temper, name))
        self.kind = self.target = NONE
        self.cards = self.tried = 0
        self.full = self.empty = self.above = self.kept = self.dearest = self.lying = self.waited = 0

    # -- whose move, and the whole play --------------------------------------------------------

    def advance(self, p: Position) -> int:
        """Make the moves of the house; then the seat that is to decide, or nobody when the deal is over."""
        while p.phase != OVER:
            seats = forced_seats(p)
            if seats == 0:
                return self.next_seat(p)
            if p.phase == DEFENCE:
                p.apply(p.defender, TAKE, 0, NONE)
            else:
                p.pass_by(seats)
        return NOBODY

    def next_seat(self, p: Position) -> int:
        """Of the seats that are asked the one that is taken to answer first: throwers from the lead leftwards.

        While a card lies open it is the defender: others lose nothing by waiting, if they may add after a take.
        """
        if p.phase == OPENING:
            return p.opener
        if p.phase != DEFENCE:
            return first_of(p, adding(p))
        if p.rules.anytime and not p.rules.throw_after_take and p.laid < p.limit:
            seats = adding(p) & holding(p) & ~self.waited
            if seats != 0:
                return first_of(p, seats)
        return p.defender

    def make(self, p: Position, seat: int, kind: int, cards: int, target: int) -> None:
        """Make a move, or wait."""
        if kind == WAIT:
            self.waited |= 1 << seat
        else:
            self.waited = 0
            p.apply(seat, kind, cards, target)

    def play_out(self, p: Position) -> None:
        """Play the deal to its end."""
        seat = self.advance(p)
        while seat != NOBODY:
            self.choose(p, seat)
            self.make(p, seat, self.kind, self.cards, self.target)
            seat = self.advance(p)

    def play_bout(self, p: Position) -> None:
        """Play on to the start of the next bout, or to the end."""
        seat = self.advance(p)
        while seat != NOBODY and p.phase != OPENING:
            self.choose(p, seat)
            self.make(p, seat, self.kind, self.cards, self.target)
            seat = self.advance(p)

    # -- one decision ---------------------------------------------------------------------------

    def choose(self, p: Position, seat: int) -> None:
        """Choose a move for a seat that is asked; of hidden cards only their numbers count."""
        self.look(p)
        if p.phase == OPENING:
            self.open(p)
        elif seat == p.defender:
            self.defend(p)
        else:
            self.throw(p, seat)

    def look(self, p: Position) -> None:
        """See how full the stock is, and what trumps are therefore worth."""
        self.full = min(p.size - p.top, self.first)
        self.empty = self.unit - self.full
        self.above = self.dear[TRUMP] * self.full + self.dear[TRUMP_LATE] * self.empty
        self.kept = self.above + (2 * (8 * RANK * self.unit) if p.top < p.size else 0)

    def set_move(self, kind: int, cards: int, target: int) -> None:
        self.kind = kind
        self.cards = cards
        self.target = target

    def price(self, p: Position, card: int) -> int:
        """What the card is worth to its holder now."""
        height = self.step * ((card & 15) - self.bottom)
        return height + self.above if card >> 4 == p.trump else height

    def laying_price(self, p: Position, card: int) -> int:
        """The price of a card that nobody asks for: a trump is kept as long as there is a stock."""
        height = self.step * ((card & 15) - self.bottom)
        return height + self.kept if card >> 4 == p.trump else height

    def cover_price(self, p: Position, card: int) -> int:
        """The price of a cover, which may bring a new rank to the table."""
        return self.price(p, card) + (0 if p.ranks & bit(card) else self.dear[NEW_RANK] * self.unit)

    def open(self, p: Position) -> None:
        """Low plain cards and pairs first (K-52, L-35); of the last two cards the one that nothing beats."""
        hand = p.hand[p.opener]
        best = NEVER
        size = 0
        self.set_move(ATTACK, hand & p.trumps & ACES, NONE)
        if self.cards != 0 and p.top == p.size and popcount(hand) == 2 and p.players - popcount(p.out) == 2:
            return
        rest = hand
        while rest != 0:
            alike = rest & -rest
            worth = self.laying_price(p, lowest(rest))
            if alike & p.trumps == 0:
                alike = hand & ~p.trumps & (ALL_SUITS << (lowest(rest) & 15))
                worth -= self.dear[PAIR] * self.unit * (popcount(alike) - 1)
            alike = first_cards(alike, p.limit if p.rules.open_set else 1)
            if worth < best or (worth == best and popcount(alike) > size):
                best = worth
                size = popcount(alike)
                self.cards = alike
            rest &= rest - 1

    def defend(self, p: Position) -> None:
        """The cheapest cover of all that lies open, or a cheap transfer, or the take when that costs less."""
        beaten = self.plan(p)
        most = self.most_paid(p)
        dear = not beaten or self.dearest > most
        if self.pass_on(p, most if dear else self.dear[PASSED] * self.unit):
            return
        if dear:
            self.set_move(TAKE, 0, NONE)
        else:
            self.cover_cheapest(p)

    def most_paid(self, p: Position) -> int:
        """The dearest cover it gives. With the stock empty it never takes what it can beat: hands only shrink."""
        if p.top == p.size:
            return NEVER
        pile = self.dear[DEFEND_PILE] * self.unit * (popcount(p.table) - 1)
        return self.dear[DEFEND] * self.unit + self.dear[DEFEND_LATE] * self.empty + pile

    def pass_on(self, p: Position, most: int) -> bool:
        """Show a trump, which costs nothing, or lay cards of at most this price."""
        room = transfer_room(p)
        shown = showable(p, room)
        if shown != 0:
            self.set_move(SHOW, shown, NONE)
            return True
        alike = p.hand[p.defender] & p.ranks
        if alike & ~p.trumps:
            alike &= ~p.trumps
        if room < 1 or alike == 0 or self.price(p, lowest(alike)) > most:
            return False
        self.set_move(TRANSFER, first_cards(alike, room if p.rules.transfer_many else 1), NONE)
        return True

    def throw(self, p: Position, seat: int) -> None:
        """The cards whose going is worth most; nothing, when each is worth keeping."""
        cards = p.hand[seat] & p.ranks
        room = p.limit - p.laid if p.phase == TAKEN else 1
        dearest = self.dearest_thrown(p)
        chosen = 0
        while room > 0 and cards != 0:
            card = self.cheapest_laid(p, cards)
            if self.laying_price(p, card) >= dearest:
                break
            chosen |= bit(card)
            cards &= ~bit(card)
            room -= 1
        if p.phase == DEFENCE and p.rules.throw_after_take:
            chosen = 0
        if chosen != 0:
            self.set_move(THROW, chosen, NONE)
        else:
            self.set_move(WAIT if p.phase == DEFENCE else DONE, 0, NONE)

    def dearest_thrown(self, p: Position) -> int:
        """The price from which on it keeps a card."""
        if p.phase == TAKEN:
            return self.dear[DUMP] * self.unit + self.dear[DUMP_LATE] * self.empty
        dearest = self.dear[THROWN] * self.unit + self.dear[THROWN_LATE] * self.empty
        for i in range(p.laid):
            if p.cover[i] != NONE and p.cover[i] >> 4 == p.trump:
                return dearest + self.dear[COSTLY] * self.unit
        return dearest

    def cheapest_laid(self, p: Position, cards: int) -> int:
        """The card that it parts with most gladly."""
        return self.cheapest(p, cards, False)

    def cheapest(self, p: Position, cards: int, covering: bool) -> int:
        """Of these cards the one that costs least, as a cover or laid unasked; of equals the lowest number."""
        found = NONE
        best = NEVER
        while cards != 0:
            card = lowest(cards)
            worth = self.cover_price(p, card) if covering else self.laying_price(p, card)
            if worth < best:
                best = worth
                found = card
            cards &= cards - 1
        return found

    # -- covering all that lies open for the least ----------------------------------------------

    def plan(self, p: Position) -> bool:
        """Find a cover for every open attack card, dear cards spared; False when they cannot all be beaten.

        The hardest attack card chooses first, each takes the cheapest card that beats it; a card that has no answer
        left may push another attack card to its next answer.
        """
        self.list_attacks(p)
        self.dearest = 0
        for i in range(self.lying):
            self.answer[i] = NONE
        for i in range(self.lying):
            self.tried = 0
            if not self.place(p, i):
                return False
        for i in range(self.lying):
            self.dearest = max(self.dearest, self.cover_price(p, self.answer[i]))
        return True

    def list_attacks(self, p: Position) -> None:
        """The open attack cards and all that beats them, the hardest first."""
        rest = p.uncovered
        self.lying = 0
        while rest != 0:
            attack = lowest(rest)
            beating = p.hand[p.defender] & beaters(attack, p.trump)
            i = self.lying
            while i > 0 and popcount(self.answers[i - 1]) > popcount(beating):
                self.attacks[i] = self.attacks[i - 1]
                self.answers[i] = self.answers[i - 1]
                i -= 1
            self.attacks[i] = attack
            self.answers[i] = beating
            self.lying += 1
            rest &= rest - 1

    def place(self, p: Position, i: int) -> bool:
        """Give the attack card its cheapest answer that is free or can be freed."""
        while self.answers[i] & ~self.tried != 0:
            cover = self.cheapest(p, self.answers[i] & ~self.tried, True)
            self.tried |= bit(cover)
            other = self.answered_by(cover)
            if other == NONE or self.place(p, other):
                self.answer[i] = cover
                return True
        return False

    def answered_by(self, cover: int) -> int:
        """The place of the attack card that this card is to cover, or -1."""
        for i in range(self.lying):
            if self.answer[i] == cover:
                return i
        return NONE

    def cover_cheapest(self, p: Position) -> None:
        """Lay the cheapest cover of the plan first."""
        best = NEVER
        for i in range(self.lying):
            worth = self.cover_price(p, self.answer[i])
            if worth < best:
                best = worth
                self.set_move(COVER, bit(self.answer[i]), self.attacks[i])

    def cover_hardest(self) -> None:
        """Of the plan just made, cover the attack card that is hardest to cover."""
        self.set_move(COVER, bit(self.answer[0]), self.attacks[0])


def first_of(p: Position, seats: int) -> int:
    """The first of these seats from the lead leftwards."""
    seat = p.lead
    while not seats >> seat & 1:
        seat = p.left_of(seat)
    return seat


def first_cards(cards: int, most: int) -> int:
    """The lowest of the cards, not more than so many."""
    rest = cards
    while rest != 0 and most > 0:
        rest &= rest - 1
        most -= 1
    return cards & ~rest


def run_policy(start: Position, policy: Policy, count: int) -> list[int]:
    """Play a position to its end so many times: how often each seat lost and, last, nobody did."""
    p = start.copy()
    lost = [0] * (start.players + 1)
    for _ in range(count):
        with cython.nogil:
            p.copy_from(start)
            policy.waited = 0
            policy.play_out(p)
        lost[p.fool if p.fool >= 0 else start.players] += 1
    return lost
