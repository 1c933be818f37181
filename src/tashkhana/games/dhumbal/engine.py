"""One deal of Dhumbal: its whole truth, and what a move does to it.

A card is ``16 * suit + rank`` (clubs, diamonds, hearts, spades; 0 is the ace, 12 the king, 13 a joker), a set of
cards a whole number with one bit a card, a set of seats one with one bit a seat. Numbers in brackets, as in
(HK-10), name the rules of the house.

This file runs as it stands, and compiled by Cython with the C types in ``engine.pxd``. Which moves are legal says
``legal.py``, why others are not says ``refusal.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.dhumbal.codes import (
    CALL,
    CALLED,
    CAPPED,
    CAUGHT,
    DISCARD,
    DRAW_DISCARD,
    DRAW_STOCK,
    DRAWING,
    ENDS,
    GOES_ON,
    JOKER,
    OVER,
    PACK,
    SHUFFLING,
    SLAP,
    STOCK_OUT,
    THROWING,
    TOP_ONLY,
    TURN,
)
from tashkhana.games.dhumbal.rules import pack

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.dhumbal.rules import Rules, value

NOBODY = -1
NONE = -1
JOKERS = 1 << JOKER | 1 << (16 + JOKER)


class Position:
    """The whole truth of one deal.

    ``hand[s]``, ``known[s]``: the cards of a seat; those of them that it took from the discards (HK-05).
    ``stock[top:size]``: the stock as drawn. ``pile[:piled]``: the discards, the last one on top.
    ``last``: so many of them were thrown together last, under the ``own`` ones of a turn that still has to draw;
    ``run``, ``own_run``: whether those are a sequence.
    ``out``: seats that have left the match. ``turn``: whose turn it is; ``phase``: what is due.
    ``throws``: throws so far (HK-13). ``fresh``: the card taken from the discards this turn (HK-08), or -1.
    ``drew``: the stock card that ``slapper`` may throw after its throw until the next seat acts; both -1 if none.
    ``final``: this turn drew the last stock card, and the deal ends with it (`score_hands`).
    ``ended``: how the deal ended; ``caller``, ``winner``: seats or -1; ``total[s]``, ``took[s]``, ``paid[s]``: the
    rows of its result (HK-15, HK-16).
    """

    __slots__ = (
        "caller",
        "dealer",
        "drew",
        "ended",
        "final",
        "fresh",
        "hand",
        "known",
        "last",
        "out",
        "own",
        "own_run",
        "paid",
        "phase",
        "pile",
        "piled",
        "players",
        "rules",
        "run",
        "size",
        "slapper",
        "stock",
        "throws",
        "took",
        "top",
        "total",
        "turn",
        "winner",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        if not cython.compiled:
            self.hand = [0] * 6
            self.known = [0] * 6
            self.total = [0] * 6
            self.took = [0] * 6
            self.paid = [0] * 6
            self.pile = [0] * PACK
            self.stock = [0] * PACK
        self.clear()
        self.phase = OVER

    # -- the start of a deal ------------------------------------------------------------------

    def clear(self) -> None:
        """An empty table before a deal."""
        for seat in range(6):
            self.hand[seat] = self.known[seat] = 0
            self.total[seat] = self.took[seat] = self.paid[seat] = 0
        self.top = self.size = self.piled = self.last = self.own = self.throws = self.out = 0
        self.run = self.own_run = self.final = False
        self.dealer = self.players - 1
        self.turn = self.caller = self.winner = self.slapper = NOBODY
        self.fresh = self.drew = NONE
        self.phase = TURN
        self.ended = GOES_ON

    def deal(self, order: Sequence[int], dealer: int, out: int = 0) -> None:
        """Deal the pack in this order (HK-01); the seats in *out* have left the match and get no cards.

        :raises ValueError: *order* is not the whole pack, or fewer than two seats are left.
        """
        if sorted(order) != sorted(pack(self.rules.jokers)):
            raise ValueError(f"not a pack with {self.rules.jokers} jokers: {order!r}")
        if not 0 <= dealer < self.players or self.players - popcount(out) < 2:
            raise ValueError(f"no deal for {self.players} seats by {dealer} without {out:b}")
        for i in range(len(order)):
            self.stock[i] = order[i]
        self.deal_stock(dealer, out)

    def deal_stock(self, dealer: int, out: int) -> None:
        """Deal the cards that lie in ``stock``, all of them, in the order they leave the pack."""
        self.clear()
        self.size = 52 + self.rules.jokers
        self.dealer = dealer
        self.out = out
        seat = dealer
        for _ in range(self.rules.cards * (self.players - popcount(out))):
            seat = self.next_seat(seat)
            self.hand[seat] |= bit(self.stock[self.top])
            self.top += 1
        self.pile[0] = self.stock[self.top]
        self.top += 1
        self.piled = self.last = 1
        self.turn = self.next_seat(dealer)

    def set_up(
        self,
        hands: Sequence[int],
        discards: Sequence[int],
        stock: Sequence[int],
        turn: int,
        *,
        throws: int = 0,
        last: int = 1,
        dealer: int = NOBODY,
        out: int = 0,
    ) -> None:
        """Start from the beginning of a turn: *discards* with the last one on top, *stock* with the next one first.

        :raises ValueError: the cards are not the whole pack, a seat that is out holds some or is to move, or more
            cards than lie there were thrown together last.
        """
        named = [card for cards in hands for card in range(cards.bit_length()) if cards >> card & 1]
        named += [*discards, *stock]
        if len(hands) != self.players or sorted(named) != sorted(pack(self.rules.jokers)):
            raise ValueError(f"not the cards of {self.players} seats: {hands!r}, {discards!r}, {stock!r}")
        if not 0 <= turn < self.players or any(out >> seat & 1 and (hands[seat] or seat == turn) for seat in range(6)):
            raise ValueError(f"seat {turn} to move, without {out:b}: {hands!r}")
        if not min(1, len(discards)) <= last <= len(discards):
            raise ValueError(f"{last} of {len(discards)} discards were thrown together")
        self.clear()
        for i in range(self.players):
            self.hand[i] = hands[i]
        for i in range(len(discards)):
            self.pile[i] = discards[i]
        for i in range(len(stock)):
            self.stock[i] = stock[i]
        self.piled = len(discards)
        self.size = len(stock)
        self.last = last
        self.run = self.last > 1 and not self.one_rank(self.thrown_last())
        self.throws = throws
        self.turn = turn
        self.out = out
        if dealer != NOBODY:
            self.dealer = dealer

    def set_moment(
        self, phase: int, known: Sequence[int], *, last: int, own: int, fresh: int = NONE, drew: int = NONE, seat: int
    ) -> None:
        """After ``set_up``, go on to a moment inside the turn as *seat* sees it, if its next move is due then.

        *known*: what each seat took from the discards and holds; *last*: so many cards were thrown together last, and
        *own* lie over them of a turn that still has to draw; *fresh*: the card taken this turn; *drew*: the card that
        *seat* may slap down.
        """
        self.phase = phase
        for other in range(self.players):
            self.known[other] = known[other] & self.hand[other]
        self.last = last
        self.own = own
        self.run = last > 1 and not self.one_rank(self.thrown_last())
        self.own_run = own > 1 and not self.one_rank(self.lying(self.piled - own, own))
        self.fresh = fresh
        self.drew = drew
        self.slapper = seat if drew != NONE else NOBODY
        drawn = phase == THROWING and fresh == NONE
        self.final = drawn and self.rules.score_hands != 0 and self.top == self.size

    # -- what lies there ----------------------------------------------------------------------

    def next_seat(self, seat: int) -> int:
        """The next seat to the left that is in the match."""
        while True:
            seat = 0 if seat + 1 == self.players else seat + 1
            if not self.out >> seat & 1:
                return seat

    def worth(self, cards: int) -> int:
        """The total of some cards (HK-03)."""
        together = 0
        while cards != 0:
            together += value(lowest(cards), self.rules.faces)
            cards &= cards - 1
        return together

    def one_rank(self, cards: int) -> bool:
        """Whether these are cards of one rank, or jokers, or both."""
        cards &= ~JOKERS
        return cards == 0 or cards & ~(RANK << (lowest(cards) & 15)) == 0

    def thrown_last(self) -> int:
        """The cards of the last throw that still lie together, as a set."""
        return self.lying(self.piled - self.own - self.last, self.last)

    def lying(self, first: int, count: int) -> int:
        """So many discards from this place on, as a set."""
        cards = 0
        for i in range(first, first + count):
            cards |= bit(self.pile[i])
        return cards

    def offered(self) -> int:
        """The discards that may be taken now (HK-05)."""
        return self.on_offer() if self.phase == (DRAWING if self.rules.discard_first else TURN) else 0

    def on_offer(self) -> int:
        """The discards that may be taken in this turn, by what `pick_up` says of the last throw (HK-09)."""
        if self.last == 0 or self.phase not in (TURN, DRAWING):
            return 0
        end = self.piled - self.own
        if self.rules.pick_up == TOP_ONLY:
            return bit(self.pile[end - 1])
        if self.rules.pick_up == ENDS and self.run:
            return bit(self.pile[end - 1]) | bit(self.pile[end - self.last])
        return self.thrown_last()

    def stock_is_there(self) -> bool:
        """Whether a stock card can be drawn: one is left, or discards can be shuffled (HK-10)."""
        return self.top < self.size or (not self.rules.score_hands and self.buried() > 0)

    def buried(self) -> int:
        """How many discards would become the new stock: all but the top, or all but one's own throw."""
        return max(0, self.piled - (self.own if self.rules.discard_first else 1))

    def slap_rank(self) -> int:
        """The rank of the last throw, if a card of it may be thrown after it; else -1."""
        cards = self.thrown_last()
        if self.run or cards == 0:
            return NONE
        return JOKER if cards & ~JOKERS == 0 else lowest(cards & ~JOKERS) & 15

    # -- moves --------------------------------------------------------------------------------

    def apply(self, seat: int, kind: int, cards: int) -> None:
        """Make a legal move. Several cards are thrown lowest first; ``play`` throws them in another order."""
        if kind != SLAP:
            self.slapper = NOBODY
        if kind == CALL:
            self.call(seat)
        elif kind == DRAW_STOCK:
            if self.top == self.size:
                self.phase = SHUFFLING
            else:
                self.draw()
        elif kind == DRAW_DISCARD:
            self.take(lowest(cards))
        elif kind == DISCARD:
            self.lay(cards)
            self.throw(popcount(cards))
        elif kind == SLAP:
            self.slap(cards)

    def play(self, seat: int, kind: int, cards: Sequence[int]) -> None:
        """``apply`` for cards in the order in which they are thrown, the last one on top (HK-09)."""
        self.apply(seat, kind, set_of(cards))
        if kind == DISCARD and len(cards) > 1 and not self.laid_by_house(set_of(cards)):
            for i in range(len(cards)):
                self.pile[self.piled - len(cards) + i] = cards[i]

    def laid_by_house(self, cards: int) -> bool:
        """Whether the house lays these cards in an order of its own: a run whose ends may be taken."""
        return self.rules.pick_up == ENDS and not self.one_rank(cards)

    def lay(self, cards: int) -> None:
        """Cards leave the hand of the seat whose turn it is for the discards."""
        seat = self.turn
        self.hand[seat] &= ~cards
        self.known[seat] &= ~cards
        self.own_run = not self.one_rank(cards)
        if self.laid_by_house(cards):
            self.lay_run(cards)
            return
        while cards != 0:
            self.put(lowest(cards))
            cards &= cards - 1

    def put(self, card: int) -> None:
        self.pile[self.piled] = card
        self.piled += 1

    def lay_run(self, cards: int) -> None:
        """A run from low to high: a joker fills the first gap, else the high end, or the low end under a king."""
        jokers = cards & JOKERS
        cards &= ~JOKERS
        low = lowest(cards)
        suit = low & 48
        count = popcount(cards | jokers)
        rank = low & 15
        gaps = holes(cards)
        spare = popcount(jokers) - gaps
        below = max(0, rank + count - JOKER) if spare > 0 else 0
        for i in range(count):
            at = bit(suit + rank - below + i) if rank - below + i < JOKER else 0
            if cards & at:
                self.put(suit + rank - below + i)
            elif i < below and jokers & (jokers - 1) != 0:  # the second joker went further down than the first
                self.put(16 + JOKER)
                jokers &= ~bit(16 + JOKER)
            else:
                self.put(lowest(jokers))
                jokers &= jokers - 1

    def throw(self, count: int) -> None:
        """What follows a throw: the end of the turn, or the draw; the cap ends the deal at once (HK-13)."""
        self.throws += 1
        self.own = count
        self.fresh = NONE
        if self.throws >= self.rules.throw_cap:
            self.end(CAPPED)
        elif not self.rules.discard_first:
            self.end_turn()
        else:
            self.phase = DRAWING

    def end_turn(self) -> None:
        """The throw of this turn is the last one now, and it is the next seat's turn (HK-02)."""
        if self.final:
            self.end(STOCK_OUT)
            return
        self.last = self.own
        self.run = self.own_run
        self.own = 0
        self.turn = self.next_seat(self.turn)
        self.phase = TURN

    def draw(self) -> None:
        """The seat whose turn it is gets the next stock card."""
        seat = self.turn
        card = self.stock[self.top]
        self.top += 1
        self.hand[seat] |= bit(card)
        self.final = self.rules.score_hands != 0 and self.top == self.size
        if not self.rules.discard_first:
            self.phase = THROWING
            return
        self.end_turn()
        if self.rules.slap_down and self.phase == TURN and not self.run and popcount(self.hand[seat]) > 1:
            self.slapper = seat
            self.drew = card

    def take(self, card: int) -> None:
        """The seat whose turn it is takes a card of the last throw; everybody knows it (HK-05)."""
        seat = self.turn
        place = self.piled - self.own - 1
        while self.pile[place] != card:
            place -= 1
        for i in range(place, self.piled - 1):
            self.pile[i] = self.pile[i + 1]
        self.piled -= 1
        self.last -= 1
        self.hand[seat] |= bit(card)
        self.known[seat] |= bit(card)
        if self.rules.discard_first:
            self.end_turn()
        else:
            self.fresh = card
            self.phase = THROWING

    def slap(self, cards: int) -> None:
        """The stock card just drawn follows the throw of the same rank, as a part of it."""
        self.hand[self.slapper] &= ~cards
        self.put(self.drew)
        self.last += 1
        self.slapper = NOBODY
        self.drew = NONE

    # -- the stock that is empty --------------------------------------------------------------

    def gather(self) -> None:
        """Put the discards that wait to be shuffled into the stock, in no order; the top stays (HK-10)."""
        count = self.buried()
        for i in range(count):
            self.stock[i] = self.pile[i]
        for i in range(count, self.piled):
            self.pile[i - count] = self.pile[i]
        self.piled -= count
        self.top = 0
        self.size = count
        self.last = 0 if self.rules.discard_first else 1
        self.run = False

    def reshuffle(self, order: Sequence[int]) -> None:
        """The new stock has this order, next card first; the seat that waited for it draws.

        :raises ValueError: these are not the cards that wait.
        """
        if self.phase != SHUFFLING or sorted(order) != sorted(self.waiting()):
            raise ValueError(f"not the cards that wait to be shuffled: {order!r}")
        self.gather()
        for i in range(self.size):
            self.stock[i] = order[i]
        self.draw()

    # -- the end of a deal --------------------------------------------------------------------

    def call(self, seat: int) -> None:
        """All hands are shown; the call is good if every other total is higher (HK-11, HK-12)."""
        self.caller = seat
        own = self.worth(self.hand[seat])
        caught = False
        for other in range(self.players):
            if other != seat and not self.out >> other & 1 and self.worth(self.hand[other]) <= own:
                caught = True
        self.end(CAUGHT if caught else CALLED)

    def end(self, how: int) -> None:
        """Who won, and what everybody is charged (HK-13 to HK-15)."""
        self.ended = how
        self.phase = OVER
        for seat in range(self.players):
            self.total[seat] = self.worth(self.hand[seat])
        if how == CALLED:
            self.winner = self.caller
        elif how != STOCK_OUT:
            self.winner = self.lightest()
        for seat in range(self.players):
            self.took[seat] = self.charge(seat)
        if not self.rules.cumulative and self.winner != NOBODY:
            self.settle()

    def lightest(self) -> int:
        """The lightest hand but a caught caller's; ties go to the first seat from the dealer's left (HK-14)."""
        best = NOBODY
        seat = self.dealer
        for _ in range(self.players - popcount(self.out)):
            seat = self.next_seat(seat)
            if seat != self.caller and (best == NOBODY or self.total[seat] < self.total[best]):
                best = seat
        return best

    def charge(self, seat: int) -> int:
        """What a seat is charged (HK-15); with no winner each its hand, but only where charges add up."""
        if self.winner == NOBODY and not self.rules.cumulative:
            return 0
        if seat == self.winner or self.out >> seat & 1:
            return 0
        if self.ended == CAUGHT and seat == self.caller:
            return self.rules.penalty + (self.total[seat] if self.rules.added else 0)
        return self.total[seat]

    def settle(self) -> None:
        """The winner collects what all others are charged (HK-16)."""
        for seat in range(self.players):
            if seat != self.winner:
                self.paid[seat] = -self.took[seat]
                self.paid[self.winner] += self.took[seat]

    # -- copies -------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:
        """Become the same as *other*, which has the same rules; nothing is shared."""
        for i in range(6):
            self.hand[i] = other.hand[i]
            self.known[i] = other.known[i]
            self.total[i] = other.total[i]
            self.took[i] = other.took[i]
            self.paid[i] = other.paid[i]
        for i in range(other.top, other.size):
            self.stock[i] = other.stock[i]
        for i in range(other.piled):
            self.pile[i] = other.pile[i]
        self.top = other.top
        self.size = other.size
        self.piled = other.piled
        self.last = other.last
        self.own = other.own
        self.run = other.run
        self.own_run = other.own_run
        self.out = other.out
        self.dealer = other.dealer
        self.turn = other.turn
        self.phase = other.phase
        self.throws = other.throws
        self.fresh = other.fresh
        self.drew = other.drew
        self.slapper = other.slapper
        self.final = other.final
        self.ended = other.ended
        self.caller = other.caller
        self.winner = other.winner

    def copy(self) -> Position:
        """A position of its own, the same as this one."""
        other = Position(self.rules)
        other.copy_from(self)
        return other

    def in_stock(self) -> list[int]:
        """The stock, the next card first."""
        return [self.stock[i] for i in range(self.top, self.size)]

    def discards(self) -> list[int]:
        """The discards, the last one on top."""
        return [self.pile[i] for i in range(self.piled)]

    def upper(self, count: int) -> list[int]:
        """So many discards from the top, the top last."""
        return [self.pile[i] for i in range(self.piled - count, self.piled)]

    def waiting(self) -> list[int]:
        """The discards that wait to be shuffled; none unless a stock card is asked for and the stock is empty."""
        return [self.pile[i] for i in range(self.buried())] if self.phase == SHUFFLING else []


RANK = 0x0001000100010001
"""One bit a suit: shifted left by a rank, the four cards of that rank."""


def holes(cards: int) -> int:
    """How many ranks are missing between the lowest and the highest of some cards of one suit."""
    low = lowest(cards)
    high = low
    count = 0
    while cards != 0:
        high = lowest(cards)
        cards &= cards - 1
        count += 1
    return high - low + 1 - count


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
