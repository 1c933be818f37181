"""One deal of Durak: its whole truth, and what a move does to it.

A card is ``16 * suit + rank`` (clubs, diamonds, hearts, spades; 0 is the two, 12 the ace), a set of
cards a whole number with one bit a card, a set of seats one with one bit a seat. Numbers in
brackets, as in (DK-19), name the rules of the house.

This file runs as it stands, and compiled by Cython with the C types in ``engine.pxd``. Which moves
are legal says ``legal.py``, why others are not says ``refusal.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.core.bits_plain import ALL_SUITS, ONE_SUIT
from tashkhana.games.durak.codes import (
    ATTACK,
    ATTACKER,
    BEATEN,
    COVER,
    DEFENCE,
    DONE,
    FREE,
    GOES_ON,
    IN_TURN,
    NEIGHBOURS,
    OPENING,
    OVER,
    PICKED_UP,
    SHOW,
    TAKE,
    TAKEN,
    THROW,
    THROWING,
    TRANSFER,
)
from tashkhana.games.durak.rules import HAND, pack

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.durak.rules import Rules

FRUITLESS = 60  # bouts in a row without any progress that make a deal drawn (DK-30)
ROW = 7  # one bout start in the memory of DK-30: six hands and the opener
NOBODY = -1
NONE = -1


class Position:
    """The whole truth of one deal.

    ``hand[s]``, ``known[s]``: the cards of a seat; those of them that everybody knows (DK-22).
    ``stock[top:size]``: the talon as drawn; the last one lies face up.
    ``trump``: the trump suit; ``trump_card``: the card that fixed it, -1 when nobody can tell.
    ``opener``: who opened this bout; ``lead``: he or the last to transfer; ``defender``.
    ``attack[i]``, ``cover[i]`` for i < ``laid``: the pairs on the table (-1: not covered).
    ``limit``: attack cards this bout may have (DK-09); ``bout``: its number, from 1.
    ``done``, ``out``, ``holders``: seats that have said Done, that have left the deal, that hold cards.
    ``shown``: trumps shown in this bout (DK-21); ``beaten``: cards beaten off so far.
    ``fool``: with ``phase`` over, the seat that lost, or -1 for a drawn deal.
    ``ended``, ``drawn[s]``: whether the last move ended its bout and how, and what each seat then drew.
    """

    __slots__ = (
        "attack",
        "beaten",
        "bout",
        "cover",
        "dealer",
        "defender",
        "done",
        "drawn",
        "early",
        "ended",
        "fool",
        "hand",
        "holders",
        "known",
        "laid",
        "lead",
        "lead_card",
        "limit",
        "moved",
        "near",
        "opener",
        "out",
        "past",
        "past_count",
        "phase",
        "players",
        "ranks",
        "rules",
        "shown",
        "size",
        "stock",
        "table",
        "took",
        "top",
        "trump",
        "trump_card",
        "trumps",
        "uncovered",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        if not cython.compiled:
            self.hand = [0] * 6
            self.known = [0] * 6
            self.drawn = [0] * 6
            self.stock = [0] * 52
            self.attack = [NONE] * 6
            self.cover = [NONE] * 6
            self.past = [0] * (ROW * FRUITLESS)
        self.clear(0)
        self.phase = OVER

    # -- the start of a deal ------------------------------------------------------------------

    def clear(self, trump: int) -> None:
        """An empty table before a deal with this trump suit."""
        for seat in range(6):
            self.hand[seat] = self.known[seat] = self.drawn[seat] = 0
        self.trump = trump
        self.trumps = ONE_SUIT << (16 * trump)
        self.trump_card = self.lead_card = NONE
        self.top = self.size = self.beaten = self.out = self.holders = self.past_count = 0
        self.bout = 1
        self.early = self.moved = True
        self.took = False
        self.ended = GOES_ON
        self.fool = NOBODY
        self.dealer = self.players - 1
        self.opener = self.lead = self.defender = NOBODY
        self.clear_table()

    def clear_table(self) -> None:
        self.laid = self.limit = self.near = self.done = 0
        self.uncovered = self.table = self.ranks = self.shown = 0

    def deal(self, order: Sequence[int], dealer: int, leader: int = NOBODY) -> None:
        """Deal the pack in this order (DK-02, DK-03); *leader* opens, or the lowest trump (DK-04).

        :raises ValueError: *order* is not the whole pack, or a seat is not at the table.
        """
        if sorted(order) != pack(self.rules.deck):
            raise ValueError(f"not a pack of {self.rules.deck} cards: {order!r}")
        if not 0 <= dealer < self.players or not NOBODY <= leader < self.players:
            raise ValueError(f"no such seats at a table of {self.players}: {dealer}, {leader}")
        for i in range(self.rules.deck):
            self.stock[i] = order[i]
        self.deal_stock(dealer, leader)

    def deal_stock(self, dealer: int, leader: int) -> None:
        """Deal the cards that lie in ``stock``, all of them, in the order they leave the pack."""
        size = self.rules.deck
        dealt = HAND * self.players
        turned = self.stock[size - 1]
        if dealt < size:
            turned = self.stock[dealt]
            for i in range(dealt, size - 1):
                self.stock[i] = self.stock[i + 1]
            self.stock[size - 1] = turned
        elif self.rules.talon_one:
            dealt -= 1
        self.clear(turned >> 4)
        self.dealer = dealer
        self.size = size
        self.trump_card = turned
        seat = dealer
        for i in range(dealt):
            seat = self.left_of(seat)
            self.hand[seat] |= bit(self.stock[i])
        self.top = dealt
        if dealt == size:
            self.known[dealer] = bit(turned)
        self.count_hands()
        if leader == NOBODY:
            leader = self.lowest_trump()
        self.begin(leader)

    def lowest_trump(self) -> int:
        """Who leads by the lowest trump, which is then shown; left of the dealer if nobody holds one."""
        best = 64
        leader = self.left_of(self.dealer)
        for seat in range(self.players):
            held = self.hand[seat] & self.trumps
            if held != 0 and lowest(held) < best:
                best = lowest(held)
                leader = seat
        if best < 64:
            self.lead_card = best
            self.known[leader] |= bit(best)
        return leader

    def set_up(
        self,
        trump: int,
        hands: Sequence[int],
        talon: Sequence[int],
        attacker: int,
        *,
        bout: int = 2,
        dealer: int = NOBODY,
    ) -> None:
        """Start from the beginning of a bout: *talon* as drawn, cards named nowhere are beaten.

        Any *bout* but 1 counts as after the first beaten-off one.

        :raises ValueError: hands do not match the seats, a card stands twice, the last card of the
            talon is no trump, or the attacker or the one to defend has no cards.
        """
        named = [card for cards in hands for card in cards_of(cards)] + list(talon)
        if len(hands) != self.players or len(set(named)) != len(named):
            raise ValueError(f"not the cards of {self.players} seats: {hands!r}, {talon!r}")
        if not set(named) <= set(pack(self.rules.deck)):
            raise ValueError(f"cards that are not in a deck of {self.rules.deck}: {hands!r}, {talon!r}")
        if len(talon) > 0 and talon[len(talon) - 1] >> 4 != trump:
            raise ValueError(f"the talon does not end with a trump of suit {trump}: {talon!r}")
        self.clear(trump)
        self.size = len(talon)
        for i in range(self.size):
            self.stock[i] = self.trump_card = talon[i]
        for i in range(self.players):
            self.hand[i] = hands[i]
        self.bout = bout
        self.early = bout == 1
        self.beaten = self.rules.deck - len(named)
        if dealer != NOBODY:
            self.dealer = dealer
        self.count_hands()
        if not 0 <= attacker < self.players or hands[attacker] == 0:
            raise ValueError(f"seat {attacker} has no card to attack with")
        if self.next_active(attacker) == NOBODY or hands[self.next_active(attacker)] == 0:
            raise ValueError(f"seat {attacker} has nobody to attack")
        self.begin(attacker)

    # -- seats --------------------------------------------------------------------------------

    def left_of(self, seat: int) -> int:
        return 0 if seat + 1 == self.players else seat + 1

    def next_active(self, seat: int) -> int:
        """The nearest active seat to the left (DK-01), or nobody."""
        other = self.left_of(seat)
        while other != seat:
            if not self.out >> other & 1:
                return other
            other = self.left_of(other)
        return NOBODY

    def last_active(self, seat: int) -> int:
        """The nearest active seat to the right, or nobody."""
        other = seat
        while True:
            other = (self.players if other == 0 else other) - 1
            if other == seat:
                return NOBODY
            if not self.out >> other & 1:
                return other

    def neighbours(self, seat: int) -> int:
        """The active seats next to this one on both sides."""
        left = self.next_active(seat)
        return 0 if left == NOBODY else 1 << left | 1 << self.last_active(seat)

    def lead_now(self) -> int:
        """The lead of DK-14: if he is out, the next active seat but the defender, or nobody."""
        seat = self.lead
        if seat == NOBODY or not self.out >> seat & 1:
            return seat
        seat = self.next_active(seat)
        if seat == self.defender:
            seat = self.next_active(seat)
        return NOBODY if seat == self.defender else seat

    def throwers(self) -> int:
        """The seats that may throw in, if it is their turn: allowed and not without cards (DK-12)."""
        seats = self.holders & ~(1 << self.defender)
        if self.rules.throwers == NEIGHBOURS:
            return seats & self.near
        if self.rules.throwers == ATTACKER:
            return seats & 1 << self.lead
        return seats

    def on_turn(self) -> int:
        """The throwers whose turn it is, by the order of DK-14, to add cards or say Done."""
        waiting = self.throwers() & ~self.done
        if waiting == 0 or self.rules.throw_order == FREE:
            return waiting
        seat = self.lead
        if self.rules.throw_order == IN_TURN:
            while not waiting >> seat & 1:
                seat = self.left_of(seat)
            return 1 << seat
        seat = self.lead_now()
        if seat != NOBODY and waiting >> seat & 1:
            return 1 << seat
        return waiting

    def most(self) -> int:
        """M of DK-09: the attack cards a bout may have, whoever defends."""
        return self.rules.first_limit if self.early else 6

    def target(self) -> int:
        """Who would defend after a transfer (DK-19), or nobody."""
        return self.next_active(self.defender)

    # -- moves --------------------------------------------------------------------------------

    def apply(self, seat: int, kind: int, cards: int, target: int) -> None:
        """Make a legal move; *target* is the attack card that a cover answers, else -1.

        Several cards are laid lowest first; ``play`` lays them in another order.
        """
        self.ended = GOES_ON
        if kind == COVER:
            self.answer(lowest(cards), target)
        elif kind in (ATTACK, THROW):
            self.add(seat, cards)
        elif kind == TRANSFER:
            self.lay(seat, cards)
            self.pass_on(seat)
        elif kind == SHOW:
            self.shown |= cards
            self.known[seat] |= cards
            self.pass_on(seat)
        elif kind == TAKE:
            self.phase = TAKEN
            self.done = 0
        elif kind == DONE:
            self.done |= 1 << seat
        self.settle()

    def play(self, seat: int, kind: int, cards: Sequence[int], target: int = NONE) -> None:
        """``apply`` for cards in the order in which they are laid."""
        first = self.laid
        self.apply(seat, kind, set_of(cards), target)
        if len(cards) > 1 and self.ended == GOES_ON:
            for i in range(len(cards)):
                self.attack[first + i] = cards[i]

    def add(self, seat: int, cards: int) -> None:
        """Open, or throw in. An added card makes every Done void (DK-14)."""
        self.lay(seat, cards)
        if self.phase != TAKEN:
            self.phase = DEFENCE
            self.done = 0
        elif self.rules.throw_order == IN_TURN:
            self.done |= 1 << seat
        else:
            self.done = 0

    def lay(self, seat: int, cards: int) -> None:
        """Put attack cards on the table, lowest first."""
        self.leave_hand(seat, cards)
        self.uncovered |= cards
        while cards != 0:
            self.attack[self.laid] = lowest(cards)
            self.cover[self.laid] = NONE
            self.laid += 1
            cards &= cards - 1

    def answer(self, card: int, target: int) -> None:
        """Cover an attack card (DK-11)."""
        self.leave_hand(self.defender, bit(card))
        for i in range(self.laid):
            if self.attack[i] == target:
                self.cover[i] = card
        self.uncovered &= ~bit(target)
        if self.uncovered == 0:
            self.phase = THROWING

    def leave_hand(self, seat: int, cards: int) -> None:
        """Cards go from a hand to the table; who has none left and none to draw is out (DK-23)."""
        self.hand[seat] &= ~cards
        self.known[seat] &= ~cards
        self.table |= cards
        if self.hand[seat] == 0:
            self.count_hands()
        while cards != 0:
            self.ranks |= ALL_SUITS << (lowest(cards) & 15)
            cards &= cards - 1

    def pass_on(self, seat: int) -> None:
        """The defender has transferred: he leads now, the next seat defends (DK-19, DK-21)."""
        self.lead = seat
        self.take_office(self.next_active(seat))

    def take_office(self, seat: int) -> None:
        """Become the defender: fixes the limit (DK-09) and the neighbours (DK-12)."""
        self.defender = seat
        self.limit = min(self.most(), popcount(self.hand[seat]))
        self.near = self.neighbours(seat)

    def pass_by(self, seats: int) -> None:
        """Say Done for these seats, as the house does; which of them says it first makes no difference."""
        self.ended = GOES_ON
        self.done |= seats
        self.settle()

    def settle(self) -> None:
        """End the bout if nobody can add anything any more (DK-15, DK-17)."""
        if self.phase not in (THROWING, TAKEN):
            return
        closed = self.phase == TAKEN and not self.rules.throw_after_take
        if closed or self.laid == self.limit or self.throwers() & ~self.done == 0:
            self.end_bout()

    # -- the end of a bout --------------------------------------------------------------------

    def end_bout(self) -> None:
        self.took = self.phase == TAKEN
        if self.took:
            self.ended = PICKED_UP
            self.hand[self.defender] |= self.table
            self.known[self.defender] |= self.table
        else:
            self.ended = BEATEN
            self.beaten += popcount(self.table)
            self.moved = True
        if not (self.rules.until_bito and self.took):
            self.early = False
        self.refill()
        self.count_hands()
        self.bout += 1
        if self.players - popcount(self.out) <= 1:
            self.finish()
        elif self.took or self.out >> self.defender & 1:
            self.begin(self.next_active(self.defender))
        else:
            self.begin(self.defender)

    def refill(self) -> None:
        """From the opener leftwards, the defender last (DK-20)."""
        seat = self.opener
        for _ in range(self.players):
            if seat != self.defender:
                self.draw(seat)
            seat = self.left_of(seat)
        self.draw(self.defender)

    def draw(self, seat: int) -> None:
        """Draw up to six cards; everybody sees who gets the face-up trump (DK-22)."""
        drawn = 0
        missing = HAND - popcount(self.hand[seat])
        while missing > 0 and self.top < self.size:
            drawn |= bit(self.stock[self.top])
            self.top += 1
            missing -= 1
            if self.top == self.size:
                self.known[seat] |= bit(self.stock[self.top - 1])
        self.hand[seat] |= drawn
        self.drawn[seat] = drawn
        if drawn != 0:
            self.moved = True

    def count_hands(self) -> None:
        """See who holds cards; with the talon empty, the others are out (DK-23)."""
        self.holders = 0
        for seat in range(self.players):
            if self.hand[seat] != 0:
                self.holders |= 1 << seat
            elif self.top == self.size and not self.out >> seat & 1:
                self.out |= 1 << seat
                self.moved = True

    def finish(self) -> None:
        """One active seat is the fool; none is a drawn deal, or the last defender's loss (DK-24)."""
        self.fool = self.defender if self.rules.last_defender else NOBODY
        for seat in range(self.players):
            if not self.out >> seat & 1:
                self.fool = seat
        self.clear_table()
        self.phase = OVER

    def begin(self, opener: int) -> None:
        """Start a bout, unless the safety rule ends the deal (DK-07, DK-30)."""
        self.clear_table()
        self.opener = self.lead = opener
        self.take_office(self.next_active(opener))
        self.phase = OPENING
        if self.moved:
            self.past_count = 0
            self.moved = False
        if self.past_count == FRUITLESS or self.occurrences() == 2:
            self.phase = OVER
            return
        self.remember()

    def occurrences(self) -> int:
        """How often a bout has started from these very hands and this opener before."""
        times = 0
        for i in range(self.past_count):
            same = self.past[ROW * i + 6] == self.opener
            for seat in range(self.players):
                if self.past[ROW * i + seat] != self.hand[seat]:
                    same = False
            if same:
                times += 1
        return times

    def remember(self) -> None:
        """Keep the start of this bout; the talon stays the same until something moves."""
        for seat in range(self.players):
            self.past[ROW * self.past_count + seat] = self.hand[seat]
        self.past[ROW * self.past_count + 6] = self.opener
        self.past_count += 1

    def recall_start(self, hands: Sequence[int], opener: int) -> None:
        """Remember that a bout started from these hands, when the position is put together from what a seat saw."""
        for seat in range(self.players):
            self.past[ROW * self.past_count + seat] = hands[seat]
        self.past[ROW * self.past_count + 6] = opener
        self.past_count += 1

    # -- copies -------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:
        """Become the same as *other*, which has the same rules; nothing is shared."""
        self.players = other.players
        for i in range(6):
            self.hand[i] = other.hand[i]
            self.known[i] = other.known[i]
            self.drawn[i] = other.drawn[i]
            self.attack[i] = other.attack[i]
            self.cover[i] = other.cover[i]
        for i in range(other.top, other.size):
            self.stock[i] = other.stock[i]
        for i in range(ROW * other.past_count):
            self.past[i] = other.past[i]
        self.past_count = other.past_count
        self.top = other.top
        self.size = other.size
        self.trump = other.trump
        self.trumps = other.trumps
        self.trump_card = other.trump_card
        self.lead_card = other.lead_card
        self.dealer = other.dealer
        self.opener = other.opener
        self.lead = other.lead
        self.defender = other.defender
        self.phase = other.phase
        self.bout = other.bout
        self.early = other.early
        self.laid = other.laid
        self.limit = other.limit
        self.near = other.near
        self.done = other.done
        self.out = other.out
        self.holders = other.holders
        self.uncovered = other.uncovered
        self.table = other.table
        self.ranks = other.ranks
        self.shown = other.shown
        self.beaten = other.beaten
        self.moved = other.moved
        self.took = other.took
        self.ended = other.ended
        self.fool = other.fool

    def copy(self) -> Position:
        """A position of its own, the same as this one."""
        other = Position(self.rules)
        other.copy_from(self)
        return other

    def talon(self) -> list[int]:
        """The cards still to be drawn, the next one first, the face-up trump last."""
        return [self.stock[i] for i in range(self.top, self.size)]

    def pairs(self) -> list[tuple[int, int]]:
        """The table: each attack card as laid, with its cover or -1."""
        return [(self.attack[i], self.cover[i]) for i in range(self.laid)]


def bit(card: int) -> int:
    """The set of one card. Its own variable, for a C shift has the width of what is shifted."""
    one = 1
    one <<= card
    return one


def set_of(cards: Sequence[int]) -> int:
    """The set of the cards."""
    together = 0
    for card in cards:
        together |= bit(card)
    return together


def cards_of(cards: int) -> list[int]:
    """The cards of a set, lowest first.

    >>> cards_of(set_of([4, 60]))
    [4, 60]
    """
    found = []
    while cards != 0:
        found.append(lowest(cards))
        cards &= cards - 1
    return found
