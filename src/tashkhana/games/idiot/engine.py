"""One deal of Idiot: its whole truth, and what a move does to it.

Cards are numbers as in ``rules.py``. There may be up to four of each, so a hand is a count by card, beside a count
by rank; a set of seats is a number with one bit a seat. Numbers in brackets, as in (IK-09), name the rules of the
house.

This file runs as it stands, and compiled by Cython with the C types in ``engine.pxd``. Which moves are legal says
``legal.py``, why others are not says ``refusal.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.idiot.codes import (
    ACE,
    AUCTION,
    BY_AUCTION,
    DECLINE,
    DOWN,
    EIGHT,
    EXTRA,
    FACE_UP_LOW,
    FLIP,
    HAND,
    INVISIBLE,
    JACK,
    JOKER,
    LOWEST_HAND,
    NINE,
    OVER,
    PASS,
    PICK_UP,
    PLAY_AGAIN,
    READY,
    SEVEN,
    SIX,
    SKIP,
    SWAP,
    TEN,
    THREE,
    TRADE,
    TURN,
    TWO,
    UP,
)
from tashkhana.games.idiot.rules import CODES, MOST_CARDS, MOST_SEATS, pack

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest, popcount
    from tashkhana.games.idiot.rules import Rules

PLACES = 6  # the most cards face up or face down before a seat
RANKS = 14
MOST_LAID = 64  # cards of one play; no move has more
FRUITLESS = 200  # turns in a row with an empty stock in which nothing left the game (IK-19)
MOST_TURNS = 2000
NOBODY = -1
NONE = -1


class Position:
    """The whole truth of one deal.

    ``hand[54 * s + card]``, ``known[…]``: how many of a card a seat holds; how many of them everybody has seen.
    ``ranks[14 * s + rank]``, ``size[s]``: the same hand by rank, and its number of cards.
    ``up[6 * s + place]``, ``down[…]``: the cards before a seat, -1 where there is none (any more).
    ``stock[top:end]``: the stock as drawn; ``pile[:laid]``: the discard pile, bottom to top.
    ``burned[card]``, ``gone``: cards out of the game.
    ``turn``: who is due; ``direction``: 1 to the left, -1 to the right; ``asked_rank``: of the auction, or -1.
    ``fresh[card]``: cards drawn in this turn and still in the hand of who is due; ``last``: the rank laid last.
    ``again``: a two has been laid that makes the seat play once more (IK-09). ``skips``: eights laid in this turn.
    ``required``: the card that the first play must contain (``lowest_hand``); ``lead_card``: the card that gave the
    lead, both -1 if there is none. ``ready``, ``out``: seats.
    ``turns``, ``fruitless``: for IK-19. ``idiot``: with ``phase`` over the seat that lost, or -1 for nobody.
    ``chosen[:placed]``: the cards that the last move laid; ``drew[:drawn]``: what was drawn after it;
    ``burnt``, ``taken``: cards that it burned or picked up; ``turned``: whether it turned the direction.
    """

    __slots__ = (
        "again",
        "asked_rank",
        "burned",
        "burnt",
        "choice",
        "chosen",
        "dealer",
        "direction",
        "down",
        "drawn",
        "drew",
        "end",
        "fresh",
        "fruitless",
        "gone",
        "hand",
        "idiot",
        "known",
        "laid",
        "last",
        "lead_card",
        "moved",
        "out",
        "phase",
        "pile",
        "placed",
        "players",
        "ranks",
        "ready",
        "required",
        "rules",
        "size",
        "skips",
        "stock",
        "taken",
        "top",
        "turn",
        "turned",
        "turns",
        "up",
    )

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players = rules.players
        if not cython.compiled:
            self.hand = [0] * (MOST_SEATS * CODES)
            self.known = [0] * (MOST_SEATS * CODES)
            self.ranks = [0] * (MOST_SEATS * RANKS)
            self.size = [0] * MOST_SEATS
            self.up = [NONE] * (MOST_SEATS * PLACES)
            self.down = [NONE] * (MOST_SEATS * PLACES)
            self.stock = [0] * MOST_CARDS
            self.pile = [0] * MOST_CARDS
            self.burned = [0] * CODES
            self.fresh = [0] * CODES
            self.chosen = [0] * MOST_LAID
            self.drew = [0] * PLACES
        self.clear()
        self.phase = OVER

    # -- the start of a deal ------------------------------------------------------------------

    def clear(self) -> None:
        """A table without cards."""
        for i in range(MOST_SEATS * CODES):
            self.hand[i] = self.known[i] = 0
        for i in range(MOST_SEATS * RANKS):
            self.ranks[i] = 0
        for i in range(MOST_SEATS):
            self.size[i] = 0
        for i in range(MOST_SEATS * PLACES):
            self.up[i] = self.down[i] = NONE
        for i in range(CODES):
            self.burned[i] = self.fresh[i] = 0
        self.top = self.end = self.laid = self.gone = 0
        self.phase = TURN
        self.turn = 0
        self.dealer = self.players - 1
        self.out = self.ready = 0
        self.direction = 1
        self.asked_rank = self.last = self.required = self.lead_card = NONE
        self.skips = self.turns = self.fruitless = 0
        self.again = self.moved = self.turned = False
        self.idiot = NOBODY
        self.forget()

    def forget(self) -> None:
        """Nothing is told of the move before."""
        self.choice = self.placed = self.drawn = self.burnt = self.taken = 0
        self.turned = False

    def deal(self, order: Sequence[int], dealer: int) -> None:
        """Deal the packs in this order (IK-02).

        :raises ValueError: *order* is not all cards of the packs, or the dealer is not at the table.
        """
        if sorted(order) != pack(self.rules.packs, self.rules.joker):
            raise ValueError(f"not {self.rules.packs} packs: {order!r}")
        if not 0 <= dealer < self.players:
            raise ValueError(f"no such seat at a table of {self.players}: {dealer}")
        for i in range(len(order)):
            self.stock[i] = order[i]
        self.deal_stock(dealer)

    def deal_stock(self, dealer: int) -> None:
        """Deal from the cards that lie in ``stock``, in the order they leave the pack: down, up, hand."""
        self.clear()
        self.dealer = dealer
        self.end = (52 + self.rules.joker) * self.rules.packs
        for zone in range(DOWN, HAND - 1, -1):
            for place in range(self.rules.layout):
                for i in range(1, self.players + 1):
                    self.deal_card((dealer + i) % self.players, zone, place)
        if self.rules.trade:
            self.phase = TRADE
        else:
            self.begin_opening()

    def deal_card(self, seat: int, zone: int, place: int) -> None:
        card = self.stock[self.top]
        self.top += 1
        if zone == UP:
            self.up[PLACES * seat + place] = card
        elif zone == DOWN:
            self.down[PLACES * seat + place] = card
        else:
            self.hold(seat, card)

    def set_up(
        self,
        hands: Sequence[Sequence[int]],
        ups: Sequence[Sequence[int]],
        downs: Sequence[Sequence[int]],
        *,
        pile: Sequence[int] = (),
        stock: Sequence[int] = (),
        dealer: int = 0,
        phase: int = TURN,
        turn: int = 0,
    ) -> None:
        """Put cards where they are said to lie; those named nowhere are burned. -1 in *downs*: an empty place.

        *phase*: TURN, TRADE, or AUCTION for the moment in which the opening begins, whatever it is.
        """
        self.clear()
        self.dealer = dealer
        for seat in range(self.players):
            for card in hands[seat]:
                self.hold(seat, card)
            for place in range(len(ups[seat])):
                self.up[PLACES * seat + place] = ups[seat][place]
            for place in range(len(downs[seat])):
                self.down[PLACES * seat + place] = downs[seat][place]
        for card in pile:
            self.put(card)
        for card in stock:
            self.stock[self.end] = card
            self.end += 1
        self.burn_rest([*pile, *stock, *(card for zone in (*hands, *ups, *downs) for card in zone)])
        self.begin_at(phase, turn)

    def lay_out(
        self,
        hands: Sequence[Sequence[int]],
        known: Sequence[Sequence[int]],
        ups: Sequence[Sequence[int]],
        pile: Sequence[int],
        burned: Sequence[int],
    ) -> None:
        """Put cards where they are seen to lie, in the middle of a deal: *known* are those of the hands seen by all.

        Nobody is due yet (`resume`), nothing lies face down, and there is no stock.
        """
        self.clear()
        for seat in range(self.players):
            for card in hands[seat]:
                self.hold(seat, card)
            for card in known[seat]:
                self.known[CODES * seat + card] += 1
            for place in range(len(ups[seat])):
                self.up[PLACES * seat + place] = ups[seat][place]
        for card in pile:
            self.put(card)
        for card in burned:
            self.burned[card] += 1
            self.gone += 1

    def resume(
        self,
        phase: int,
        turn: int,
        dealer: int,
        *,
        out: int = 0,
        ready: int = 0,
        direction: int = 1,
        asked_rank: int = NONE,
        required: int = NONE,
        fresh: Sequence[int] = (),
        skips: int = 0,
        again: bool = False,
        turns: int = 0,
        fruitless: int = 0,
    ) -> None:
        """Go on from here; the words are those of the class."""
        self.phase = phase
        self.turn = turn
        self.dealer = dealer
        self.out = out
        self.ready = ready
        self.direction = direction
        self.asked_rank = asked_rank
        self.required = required
        for card in fresh:
            self.fresh[card] += 1
        self.last = self.pile[self.laid - 1] >> 2 if self.laid > 0 else NONE
        self.skips = skips
        self.again = again
        self.turns = turns
        self.fruitless = fruitless

    def burn_rest(self, named: Sequence[int]) -> None:
        """All cards of the packs but these are out of the game.

        :raises ValueError: a card is named more often than the packs hold it.
        """
        left = pack(self.rules.packs, self.rules.joker)
        for card in named:
            if card != NONE:
                left.remove(card)
        for card in left:
            self.burned[card] += 1
            self.gone += 1

    def begin_at(self, phase: int, turn: int) -> None:
        for seat in range(self.players):
            if self.cards_left(seat) == 0:
                self.out |= 1 << seat
        if self.players - popcount(self.out) < 2:
            self.finish()
        elif phase == TRADE:
            self.phase = TRADE
        elif phase == AUCTION:
            self.begin_opening()
        else:
            self.start_turn(turn)

    # -- cards --------------------------------------------------------------------------------

    def hold(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hand[CODES * seat + card] += 1
        self.ranks[RANKS * seat + (card >> 2)] += 1
        self.size[seat] += 1

    def let_go(self, seat: int, card: int) -> None:
        """Take a card out of a hand. Of equal cards the one that everybody knows goes first."""
        at = CODES * seat + card
        self.hand[at] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1
        self.ranks[RANKS * seat + (card >> 2)] -= 1
        self.size[seat] -= 1

    def put(self, card: int) -> None:
        """Put a card on the pile."""
        self.pile[self.laid] = card
        self.laid += 1

    def place_up(self, seat: int, card: int) -> int:
        """The place where this card lies face up before the seat, or -1."""
        for place in range(PLACES):
            if self.up[PLACES * seat + place] == card:
                return place
        return NONE

    def ups(self, seat: int, rank: int) -> int:
        """How many cards of a rank lie face up before the seat."""
        count = 0
        for place in range(PLACES):
            card = self.up[PLACES * seat + place]
            if card >= 0 and card >> 2 == rank:
                count += 1
        return count

    def count_up(self, seat: int) -> int:
        count = 0
        for place in range(PLACES):
            if self.up[PLACES * seat + place] >= 0:
                count += 1
        return count

    def count_down(self, seat: int) -> int:
        count = 0
        for place in range(PLACES):
            if self.down[PLACES * seat + place] >= 0:
                count += 1
        return count

    def cards_left(self, seat: int) -> int:
        return self.size[seat] + self.count_up(seat) + self.count_down(seat)

    def zone(self, seat: int) -> int:
        """The zone the seat plays from (IK-06), or -1 if it has no cards.

        The face-up cards wait for the stock to be empty; only if there were nothing else to do they do not.
        """
        if self.size[seat] > 0 or (self.top < self.end and self.laid > 0):
            return HAND
        if self.count_up(seat) > 0:
            return UP
        return DOWN if self.count_down(seat) > 0 else NONE

    def in_zone(self, seat: int, zone: int, rank: int) -> int:
        """How many cards of a rank the zone holds, face-down ones not counted."""
        if zone == HAND:
            return self.ranks[RANKS * seat + rank]
        return self.ups(seat, rank) if zone == UP else 0

    # -- the pile -----------------------------------------------------------------------------

    def number(self) -> int:
        """The rank that has to be matched; -1 if there is none, and anything goes (IK-05)."""
        for i in range(self.laid - 1, -1, -1):
            if not self.is_invisible(self.pile[i] >> 2):
                return self.pile[i] >> 2
        return NONE

    def is_invisible(self, rank: int) -> bool:
        if rank == EIGHT:
            return self.rules.eight == INVISIBLE
        return rank == JOKER or (rank == THREE and self.rules.three == 1)

    def is_free(self, rank: int) -> bool:
        """Whether the rank may always be played."""
        return rank == TWO or (rank == TEN and self.rules.ten == 1) or self.is_invisible(rank)

    def is_ceiling(self, number: int) -> bool:
        """Whether this number asks for cards that are not higher."""
        return (number == SEVEN and self.rules.seven == 1) or (number == NINE and self.rules.nine == 1)

    def fits(self, rank: int) -> bool:
        """Whether a card of this rank may be laid now."""
        number = self.number()
        if number < 0 or self.is_free(rank):
            return True
        return rank <= number if self.is_ceiling(number) else rank >= number

    def run(self) -> int:
        """How many cards of the top one's rank lie on top, as they lie; jokers make no run."""
        if self.laid == 0 or self.pile[self.laid - 1] >> 2 == JOKER:
            return 0
        rank = self.pile[self.laid - 1] >> 2
        count = 0
        while count < self.laid and self.pile[self.laid - 1 - count] >> 2 == rank:
            count += 1
        return count

    def burning_run(self, rank: int) -> int:
        """The length at which a run of this rank burns; longer than any run where none does (IK-11)."""
        if self.rules.four == 0:
            return MOST_CARDS
        return self.rules.six_run if rank == SIX else self.rules.four

    def burns_now(self) -> bool:
        """Whether the run on top burns."""
        length = self.run()
        return length > 0 and length >= self.burning_run(self.pile[self.laid - 1] >> 2)

    def twos_burn(self, twos: int) -> bool:
        """Whether so many twos laid now would complete a burning run (IK-09)."""
        length = twos
        if self.laid > 0 and self.pile[self.laid - 1] >> 2 == TWO:
            length += self.run()
        return length >= self.burning_run(TWO)

    def missing(self) -> int:
        """How many cards a jump-in needs to complete the run on top; 0 if there is no run."""
        length = self.run()
        if length == 0 or not self.rules.jump_in:
            return 0
        needed = self.burning_run(self.pile[self.laid - 1] >> 2)
        return needed - length if needed > length else 1

    # -- seats --------------------------------------------------------------------------------

    def next_active(self, seat: int) -> int:
        """The next seat with cards in the direction of play; this one if no other has any."""
        other = seat
        for _ in range(self.players):
            other = (other + self.direction + self.players) % self.players
            if not self.out >> other & 1:
                return other
        return seat

    def first_asked(self) -> int:
        """The first seat from the dealer's left."""
        return self.next_active(self.dealer)

    # -- moves --------------------------------------------------------------------------------

    def apply(self, seat: int, kind: int, a: int, b: int, count: int) -> None:
        """Make a legal move of ``legal.py``: of equal ranks the lowest cards are laid."""
        self.forget()
        if kind == SWAP:
            self.swap(seat, a, b)
        elif kind == READY:
            self.get_ready(seat)
        elif kind == DECLINE:
            self.decline(seat)
        elif kind == FLIP:
            self.flip(seat, a)
        elif kind == PICK_UP:
            self.pick_up(seat, a)
        elif kind == PASS:
            self.pass_on(seat)
        else:
            self.pick(seat, a, b, count)
            self.lay(seat)

    def pick(self, seat: int, twos: int, rank: int, count: int) -> None:
        """Choose the lowest cards for a play: twos, then cards of one rank, after the hand's those that lie face up."""
        self.choice = 0
        zone = self.zone(seat)
        if twos > 0:
            self.pick_rank(seat, zone, TWO, twos)
        if rank >= 0:
            self.pick_rank(seat, zone, rank, count)
            if zone == HAND and self.choice < twos + count:
                self.pick_rank(seat, UP, rank, twos + count - self.choice)

    def pick_rank(self, seat: int, zone: int, rank: int, count: int) -> None:
        for card in range(4 * rank, 4 * rank + 4 if rank < JOKER else CODES):
            held = self.held(seat, zone, card)
            while held > 0 and count > 0:
                self.chosen[self.choice] = card
                self.choice += 1
                held -= 1
                count -= 1

    def held(self, seat: int, zone: int, card: int) -> int:
        """How many of this very card may be laid from the zone; in an extra draw only those just drawn."""
        if zone == HAND:
            return self.fresh[card] if self.phase == EXTRA else self.hand[CODES * seat + card]
        count = 0
        for place in range(PLACES):
            if self.up[PLACES * seat + place] == card:
                count += 1
        return count

    def play(self, seat: int, kind: int, cards: Sequence[int], place: int = NONE) -> None:
        """Make a legal move with these very cards; twos go before their companions (IK-09)."""
        if kind == SWAP:
            self.apply(seat, kind, cards[0], cards[1], 0)
        elif kind == PICK_UP:
            self.apply(seat, kind, cards[0] if cards else NONE, 0, 0)
        elif not cards:
            self.apply(seat, kind, place, 0, 0)
        else:
            self.forget()
            for card in sorted(cards, key=lambda card: card >> 2 != TWO):
                self.chosen[self.choice] = card
                self.choice += 1
            self.lay(seat)

    def swap(self, seat: int, card: int, up: int) -> None:
        """Exchange a hand card for a face-up one; everybody knows where that goes (IK-03)."""
        self.let_go(seat, card)
        self.up[PLACES * seat + self.place_up(seat, up)] = card
        self.hold(seat, up)
        self.known[CODES * seat + up] += 1

    def get_ready(self, seat: int) -> None:
        self.ready |= 1 << seat
        if self.ready | self.out == (1 << self.players) - 1:
            self.begin_opening()

    def begin_opening(self) -> None:
        """Who leads first (IK-04)."""
        first = self.first_asked()
        if self.rules.opening == BY_AUCTION:
            self.phase = AUCTION
            self.asked_rank = THREE
            self.turn = first
            return
        if self.rules.opening == FACE_UP_LOW:
            first = self.lowest_up(first)
        elif self.rules.opening == LOWEST_HAND:
            first = self.lowest_hand(first)
        self.start_turn(first)

    def lowest_up(self, first: int) -> int:
        """The nearest seat that shows the lowest rank face up, twos last; *first* if nobody shows any."""
        for i in range(1, ACE + 2):
            seat = first
            for _ in range(self.players):
                for place in range(PLACES):
                    card = self.up[PLACES * seat + place]
                    if card >= 0 and card >> 2 == i % (ACE + 1):
                        self.lead_card = card
                        return seat
                seat = self.next_active(seat)
        return first

    def lowest_hand(self, first: int) -> int:
        """The nearest seat that holds the lowest card, which is shown; twos last; *first* if there are only jokers."""
        for i in range(4, 56):
            seat = first
            for _ in range(self.players):
                if self.hand[CODES * seat + i % 52] > 0:
                    self.lead_card = self.required = i % 52
                    if self.known[CODES * seat + i % 52] == 0:
                        self.known[CODES * seat + i % 52] = 1
                    return seat
                seat = self.next_active(seat)
        return first

    def decline(self, seat: int) -> None:
        """Ask the next seat, or for the next rank; who is asked first must lead when all have declined all."""
        first = self.first_asked()
        self.turn = self.next_active(seat)
        if self.turn != first:
            return
        if self.asked_rank == TWO:
            self.asked_rank = NONE
            self.start_turn(first)
        else:
            self.asked_rank = (self.asked_rank + 1) % (ACE + 1)

    def lay(self, seat: int) -> None:
        """Lay the chosen cards, with all that follows; twos that burn keep their companions back (IK-11)."""
        was = self.phase
        if was == AUCTION:
            self.start_turn(seat)
            self.asked_rank = NONE
        jumping = seat != self.turn
        self.required = NONE
        self.again = False
        while self.placed < self.choice:
            card = self.chosen[self.placed]
            if card >> 2 != TWO and self.placed > 0 and self.chosen[self.placed - 1] >> 2 == TWO and self.burns_now():
                break
            self.leave(seat, card, was == EXTRA)
            self.put(card)
            self.placed += 1
        self.follow(seat, jumping)

    def leave(self, seat: int, card: int, drawn: bool) -> None:
        """The card leaves the hand, or else its place before the seat."""
        at = CODES * seat + card
        if self.hand[at] == 0:
            self.up[PLACES * seat + self.place_up(seat, card)] = NONE
            return
        self.let_go(seat, card)
        if seat == self.turn and (self.fresh[card] > self.hand[at] or (drawn and self.fresh[card] > 0)):
            self.fresh[card] -= 1

    def follow(self, seat: int, jumping: bool) -> None:
        """What the cards just laid do, and who is due then."""
        self.last = self.chosen[self.placed - 1] >> 2
        for i in range(self.placed):
            self.take_effect(self.chosen[i] >> 2)
        burned = self.burns_now() or (self.last == TEN and self.rules.ten == 1)
        if burned:
            self.burn()
        self.refill(seat)
        if self.leaves(seat):
            return
        if burned:
            self.end_turn(seat, seat if jumping or self.rules.same_after_burn else self.next_active(seat))
        elif self.last == TWO and self.rules.two == PLAY_AGAIN and not self.out >> seat & 1:
            self.again = True
            self.phase = TURN
        elif self.rules.extra_draw and self.drawn > 0 and self.last != JOKER:
            self.phase = EXTRA
        else:
            self.pass_on(seat)

    def take_effect(self, rank: int) -> None:
        if rank == JOKER or (rank == JACK and self.rules.jack == 1):
            self.direction = -self.direction
            self.turned = not self.turned
        elif rank == EIGHT and self.rules.eight == SKIP:
            self.skips += 1

    def burn(self) -> None:
        """The pile leaves the game (IK-10, IK-11)."""
        for i in range(self.laid):
            self.burned[self.pile[i]] += 1
        self.burnt = self.laid
        self.gone += self.laid
        self.laid = 0
        self.moved = True

    def refill(self, seat: int) -> None:
        """Draw up to a full hand while the stock lasts (IK-07)."""
        while self.size[seat] < self.rules.layout and self.top < self.end:
            card = self.stock[self.top]
            self.top += 1
            self.hold(seat, card)
            if seat == self.turn:
                self.fresh[card] += 1
            self.drew[self.drawn] = card
            self.drawn += 1

    def leaves(self, seat: int) -> bool:
        """Let a seat without cards go (IK-16); whether that ends the deal (IK-17)."""
        if self.cards_left(seat) > 0:
            return False
        self.out |= 1 << seat
        self.moved = True
        if self.players - popcount(self.out) > 1:
            return False
        self.finish()
        return True

    def flip(self, seat: int, place: int) -> None:
        """Turn a face-down card: it is laid if it fits, or else goes to the hand with the pile (IK-14)."""
        card = self.down[PLACES * seat + place]
        self.down[PLACES * seat + place] = NONE
        self.chosen[0] = card
        self.choice = self.placed = 1
        self.required = NONE
        self.again = False
        if self.fits(card >> 2):
            self.put(card)
            self.follow(seat, False)
        else:
            self.take(seat, card)
            self.pick_up(seat, NONE)

    def take(self, seat: int, card: int) -> None:
        """A card that everybody has seen goes into a hand."""
        self.hold(seat, card)
        self.known[CODES * seat + card] += 1

    def pick_up(self, seat: int, up: int) -> None:
        """Take the pile (IK-13), and one face-up card along where that is the rule."""
        for i in range(self.laid):
            self.take(seat, self.pile[i])
        self.taken = self.laid
        self.laid = 0
        if up >= 0:
            self.up[PLACES * seat + self.place_up(seat, up)] = NONE
            self.take(seat, up)
        if self.rules.same_after_pickup:
            self.end_turn(seat, seat)
        else:
            self.pass_on(seat)

    def pass_on(self, seat: int) -> None:
        """End the turn; the next seat is due, or one further on for each eight that skips."""
        leader = seat
        for _ in range(1 + self.skips):
            leader = self.next_active(leader)
        self.end_turn(seat, leader)

    def end_turn(self, seat: int, leader: int) -> None:
        """End a turn, and the deal if it leads nowhere (IK-19); a seat that has left does not lead."""
        self.turns += 1
        self.fruitless = 0 if self.moved or self.top < self.end else self.fruitless + 1
        if self.out >> leader & 1:
            leader = self.next_active(seat)
        if self.fruitless == FRUITLESS or self.turns == MOST_TURNS:
            self.give_up()
        else:
            self.start_turn(leader)

    def start_turn(self, seat: int) -> None:
        self.phase = TURN
        self.turn = seat
        self.skips = 0
        self.again = self.moved = False
        for i in range(CODES):
            self.fresh[i] = 0

    def finish(self) -> None:
        """The last seat with cards is the Idiot (IK-17)."""
        self.phase = OVER
        self.idiot = NOBODY
        left = (1 << self.players) - 1 & ~self.out
        if left != 0:
            self.idiot = lowest(left)

    def give_up(self) -> None:
        """The seat with most cards is the Idiot; of equals nobody (IK-19)."""
        self.phase = OVER
        self.idiot = NOBODY
        most = 0
        for seat in range(self.players):
            left = self.cards_left(seat)
            if left == most:
                self.idiot = NOBODY
            elif left > most:
                most = left
                self.idiot = seat

    # -- copies -------------------------------------------------------------------------------

    def copy_from(self, other: Position) -> None:
        """Become the same as *other*, which has the same rules; nothing is shared."""
        for i in range(CODES * self.players):
            self.hand[i] = other.hand[i]
            self.known[i] = other.known[i]
        for i in range(RANKS * self.players):
            self.ranks[i] = other.ranks[i]
        for i in range(self.players):
            self.size[i] = other.size[i]
        for i in range(PLACES * self.players):
            self.up[i] = other.up[i]
            self.down[i] = other.down[i]
        for i in range(other.top, other.end):
            self.stock[i] = other.stock[i]
        for i in range(other.laid):
            self.pile[i] = other.pile[i]
        for i in range(CODES):
            self.burned[i] = other.burned[i]
            self.fresh[i] = other.fresh[i]
        self.copy_report(other)
        self.top = other.top
        self.end = other.end
        self.laid = other.laid
        self.gone = other.gone
        self.phase = other.phase
        self.turn = other.turn
        self.dealer = other.dealer
        self.out = other.out
        self.ready = other.ready
        self.direction = other.direction
        self.asked_rank = other.asked_rank
        self.last = other.last
        self.required = other.required
        self.lead_card = other.lead_card
        self.skips = other.skips
        self.turns = other.turns
        self.fruitless = other.fruitless
        self.again = other.again
        self.moved = other.moved
        self.idiot = other.idiot

    def copy_report(self, other: Position) -> None:
        for i in range(other.choice):
            self.chosen[i] = other.chosen[i]
        for i in range(other.drawn):
            self.drew[i] = other.drew[i]
        self.choice = other.choice
        self.placed = other.placed
        self.drawn = other.drawn
        self.burnt = other.burnt
        self.taken = other.taken
        self.turned = other.turned

    def copy(self) -> Position:
        """A position of its own, the same as this one."""
        other = Position(self.rules)
        other.copy_from(self)
        return other

    # -- for those outside --------------------------------------------------------------------

    def hand_of(self, seat: int) -> list[int]:
        """The cards of a hand, equal ones together."""
        return [card for card in range(CODES) for _ in range(self.hand[CODES * seat + card])]

    def count_hand(self, seat: int) -> int:
        """How many cards a hand holds."""
        return self.size[seat]

    def known_of(self, seat: int) -> list[int]:
        """Those of them that everybody has seen."""
        return [card for card in range(CODES) for _ in range(self.known[CODES * seat + card])]

    def up_of(self, seat: int) -> list[int]:
        """The face-up cards by place, -1 for an empty place."""
        return [self.up[PLACES * seat + place] for place in range(PLACES)]

    def down_of(self, seat: int) -> list[int]:
        """The face-down cards by place, -1 for an empty place."""
        return [self.down[PLACES * seat + place] for place in range(PLACES)]

    def fresh_cards(self) -> list[int]:
        """The cards drawn in this turn that are still in the hand."""
        return [card for card in range(CODES) for _ in range(self.fresh[card])]

    def stock_left(self) -> list[int]:
        """The stock, the next card first."""
        return [self.stock[i] for i in range(self.top, self.end)]

    def pile_now(self) -> list[int]:
        """The discard pile, bottom to top."""
        return [self.pile[i] for i in range(self.laid)]

    def burned_cards(self) -> list[int]:
        """The cards out of the game."""
        return [card for card in range(CODES) for _ in range(self.burned[card])]

    def cards_laid(self) -> list[int]:
        """The cards that the last move laid, or turned."""
        return [self.chosen[i] for i in range(self.placed)]

    def cards_drawn(self) -> list[int]:
        """The cards drawn after it, in their order."""
        return [self.drew[i] for i in range(self.drawn)]
