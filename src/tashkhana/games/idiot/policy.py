"""A quick player for play-outs, after the medium player: it sheds what is cheap, and saves what always fits.

It knows what a seat knows: its own cards, the table, what everybody has seen of the other hands, and of the rest only
how often each rank is among the cards that the seat that searches cannot place. All prices are whole numbers, in
thousandths of those in ``bot_medium.py``, so that every machine plays alike.

Compiled with the C types in ``policy.pxd``.
"""

from __future__ import annotations

from collections.abc import Sequence

from tashkhana.games.idiot.codes import (
    DECLINE,
    EIGHT,
    FLIP,
    HAND,
    INVISIBLE,
    JACK,
    JOKER,
    JUMP,
    NINE,
    OPEN,
    OVER,
    PASS,
    PICK_UP,
    PLAY,
    PLAY_AGAIN,
    READY,
    SEVEN,
    SKIP,
    SWAP,
    TEN,
    THREE,
    TRADE,
    TURN,
    TWO,
    UP,
)
from tashkhana.games.idiot.rules import CODES, MOST_SEATS

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import nth, popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.idiot.engine import Position
    from tashkhana.games.idiot.legal import Moves, asked, forced, legal
    from tashkhana.games.idiot.rules import Rules

PLACES = 6
RANKS = 14
NONE = -1
WHOLE = 1000
"""What a lost deal counts, and what is certain."""

BURNER, DOWN_BURNER = 13_000, 13_000
A_TWO, DOWN_TWO = 13_000, 11_000
FREE = 11_000
POWER = 1_000
PAIR = 1_000
WEIGHT, WEIGHT_MORE, WEIGHT_LATE = 2_500, 2_500, 5_000
HIT, HIT_CARD, NEAR = 1_500, 500, 4_000
BURN_CARD = 1_000
LEAD = 3_000
TAKES = 30_000
GOES_OUT = 1_000_000
LEAST = -1_000_000_000
STILL = 40
"""After so many turns without progress it keeps nothing back."""
MANY = 24
"""Hidden cards beyond which a hand is as good as any."""


class Policy:
    """The player, and what it makes of the ranks at one table.

    ``worth[rank]``, ``face[rank]``: what a card does for its holder, in the hand and face up. ``fitting[1 + number]``:
    the ranks that fit on a number, a bit each. ``stuck_with[25 * (1 + number) + hidden]``: how likely so many cards
    hold nothing that fits, of 1,000. ``mean``: what a card of the stock is worth.
    ``move``: the number of the move chosen last, in ``moves``; ``zone``: where its cards lie.
    """

    __slots__ = (
        "at",
        "best",
        "face",
        "fitting",
        "hidden",
        "known",
        "lost",
        "mean",
        "move",
        "moves",
        "near",
        "rng",
        "stuck_with",
        "worth",
        "zone",
    )

    def __init__(self, rules: Rules, unseen: Sequence[int], seed: int) -> None:
        """*unseen*: how many cards of each rank nobody can place."""
        self.rng = Rng(seed)
        self.moves = Moves()
        self.move = NONE
        self.best = 0
        self.zone = HAND
        self.at = self.known = self.hidden = self.near = 0
        if not cython.compiled:
            self.worth = [0] * RANKS
            self.face = [0] * RANKS
            self.fitting = [0] * (RANKS + 1)
            self.stuck_with = [0] * ((MANY + 1) * (RANKS + 1))
            self.lost = [0] * MOST_SEATS
        self.price(rules)
        self.learn(rules, unseen)

    def price(self, rules: Rules) -> None:
        """What each rank is worth under these rules."""
        for rank in range(RANKS):
            worth = rank * 10_000 // 12
            if rank == TEN and rules.ten == 1:
                worth = BURNER
            elif rank == TWO:
                worth = A_TWO
            elif is_invisible(rules, rank):
                worth = FREE
            if has_power(rules, rank):
                worth += POWER
            self.worth[rank] = worth
            self.face[rank] = DOWN_TWO if rank == TWO else worth

    def learn(self, rules: Rules, unseen: Sequence[int]) -> None:
        """What can be expected of cards that nobody can place."""
        total = max(1, sum(unseen))
        self.mean = sum(unseen[rank] * self.worth[rank] for rank in range(RANKS)) // total
        for number in range(NONE, RANKS):
            fitting = [rank for rank in range(RANKS) if fits_on(rules, rank, number)]
            self.fitting[1 + number] = sum(1 << rank for rank in fitting)
            poor = WHOLE * (total - sum(unseen[rank] for rank in fitting)) // total
            chance = WHOLE
            for hidden in range(MANY + 1):
                self.stuck_with[(MANY + 1) * (1 + number) + hidden] = chance
                chance = chance * poor // WHOLE

    # -- a deal to its end --------------------------------------------------------------------

    def finish(self, p: Position, seat: int, most: int) -> None:
        """Play on, at most so many turns, until the deal is over or the seat has left it; ``lost`` tells the result."""
        last = p.turns + most
        while p.phase != OVER and p.turns < last and not p.out >> seat & 1:
            self.step(p)
        self.count_lost(p)

    def count_lost(self, p: Position) -> None:
        """How much of the deal each seat lost, of 1,000; of a deal that goes on by the cards that it still has."""
        total = 0
        for seat in range(p.players):
            self.lost[seat] = 0 if p.out >> seat & 1 else p.cards_left(seat)
            total += self.lost[seat]
        if p.phase != OVER:
            for seat in range(p.players):
                self.lost[seat] = self.lost[seat] * WHOLE // total
        else:
            for seat in range(p.players):
                self.lost[seat] = WHOLE // p.players if p.idiot < 0 else 0
            if p.idiot >= 0:
                self.lost[p.idiot] = WHOLE

    def step(self, p: Position) -> None:
        """Make the next move at the table: the house's, or a player's."""
        if p.phase == TRADE:
            self.trade_all(p)
            return
        kind = forced(p, p.turn)
        if kind >= 0:
            p.apply(p.turn, kind, 0, 0, 0)
        elif not (p.rules.jump_in and self.jumps(p)):
            self.choose(p, p.turn)
            self.make(p, p.turn)

    def make(self, p: Position, seat: int) -> None:
        """Make the chosen move."""
        i = self.move
        p.apply(seat, self.moves.kind[i], self.moves.a[i], self.moves.b[i], self.moves.n[i])

    def jumps(self, p: Position) -> bool:
        """Let a seat jump in that gains by it; half of the time the seat on turn is quicker."""
        if p.phase != TURN or p.missing() == 0:
            return False
        seats = asked(p) & ~(1 << p.turn)
        while seats != 0:
            seat = nth(seats, self.rng.below(popcount(seats)))
            seats &= ~(1 << seat)
            if self.rng.below(2) == 0 and self.choose(p, seat):
                self.make(p, seat)
                return True
        return False

    # -- the exchange -------------------------------------------------------------------------

    def trade_all(self, p: Position) -> None:
        """Everybody who is not ready exchanges, and is."""
        for seat in range(p.players):
            if p.phase == TRADE and not p.ready >> seat & 1:
                while self.trade(p, seat):
                    pass
                p.apply(seat, READY, 0, 0, 0)

    def trade(self, p: Position, seat: int) -> bool:
        """Make the exchange that makes the face-up cards best; False if there is none (IK-03)."""
        most = 0
        given = taken = NONE
        for card in range(CODES):
            if p.hand[CODES * seat + card] > 0:
                for place in range(PLACES):
                    up = p.up[PLACES * seat + place]
                    if up >= 0 and up >> 2 != card >> 2:
                        gained = self.gain_by_trade(p, seat, card >> 2, up >> 2)
                        if gained > most:
                            most = gained
                            given = card
                            taken = up
        if most > 0:
            p.apply(seat, SWAP, given, taken, 0)
        return most > 0

    def gain_by_trade(self, p: Position, seat: int, given: int, taken: int) -> int:
        gained = self.face[given] - self.face[taken]
        if p.ups(seat, given) > 0:
            gained += PAIR
        if p.ups(seat, taken) > 1:
            gained -= PAIR
        return gained

    # -- a turn -------------------------------------------------------------------------------

    def choose(self, p: Position, seat: int) -> bool:
        """Choose among the legal moves; False if it would rather let the others play."""
        self.at = NONE
        self.zone = p.zone(seat)
        legal(p, seat, self.moves)
        if p.turn == seat and p.fruitless > STILL and self.choose_plainest(p, seat):
            return True
        self.choose_lay(p, seat)
        lay = self.move
        gained = self.best
        if p.turn != seat:
            return lay >= 0 and gained >= 0
        idle = self.choose_idle(p, seat)
        if lay >= 0 and (idle < 0 or gained >= self.best):
            self.move = lay
            return True
        self.move = idle
        return True

    def gains(self, p: Position, seat: int) -> list[int]:
        """What each legal move seems to gain; what lays nothing, what a play must gain to be better."""
        self.at = NONE
        self.zone = p.zone(seat)
        legal(p, seat, self.moves)
        self.choose_idle(p, seat)
        return [self.gain(p, seat, i) if lays(self.moves.kind[i]) else self.best for i in range(self.moves.count)]

    def choose_plainest(self, p: Position, seat: int) -> bool:
        """The cheapest rank, all of it; False if nothing can be laid."""
        self.move = NONE
        least = 0
        for i in range(self.moves.count):
            if lays(self.moves.kind[i]):
                price = self.worth[self.moves.b[i]] if self.moves.b[i] >= 0 else 0
                if self.moves.a[i] > 0 and price < self.worth[TWO]:
                    price = self.worth[TWO]
                price = 256 * price - self.moves.a[i] - self.moves.n[i]
                if self.move < 0 or price < least:
                    least = price
                    self.move = i
        return self.move >= 0

    def choose_lay(self, p: Position, seat: int) -> None:
        """The play that gains most into ``move`` and ``best``; a face-down card at random."""
        self.move = NONE
        self.best = LEAST
        if self.moves.count > 0 and self.moves.kind[0] == FLIP:
            self.move = self.rng.below(p.count_down(seat))
            self.best = GOES_OUT
            return
        for i in range(self.moves.count):
            if lays(self.moves.kind[i]):
                gained = self.gain(p, seat, i)
                if gained > self.best:
                    self.best = gained
                    self.move = i

    def gain(self, p: Position, seat: int, i: int) -> int:
        """What a play gains: what it gets rid of, what is drawn for it, and what it leaves the next seat to do."""
        kind = self.moves.kind[i]
        twos = self.moves.a[i]
        rank = self.moves.b[i]
        count = self.moves.n[i]
        if rank < 0 or (twos > 0 and p.twos_burn(twos)):
            rank = TWO
            count = 0
        laid = twos + count
        if p.top == p.end and laid == p.cards_left(seat):
            return GOES_OUT
        gained = self.shed(p, seat, twos, rank, count)
        if self.zone == HAND:
            gained += self.drawn(p, p.size[seat] - laid)
        if burns(p, twos, rank, count):
            return gained + self.after_burn(p, seat, kind == JUMP)
        if p.rules.two == PLAY_AGAIN and rank == TWO and laid < held_in(p, seat, self.zone):
            return gained + WEIGHT - self.cheapest_kept(p, seat, laid)
        number = rank if not p.is_invisible(rank) else (TWO if twos > 0 else p.number())
        return gained + self.threat(p, leader_after(p, seat, rank, count), number, laid)

    def shed(self, p: Position, seat: int, twos: int, rank: int, count: int) -> int:
        """What it is worth to be rid of these cards; the last of a rank weighs most."""
        laid = twos + count
        whole = 0
        if twos > 0 and twos >= p.in_zone(seat, self.zone, TWO):
            whole += 1
        if count > 0 and count >= p.in_zone(seat, self.zone, rank):
            whole += 1
        gained = WEIGHT * whole + WEIGHT_MORE * (laid - whole)
        if p.top == p.end:
            gained += WEIGHT_LATE * laid
        return gained - twos * self.worth[TWO] - count * self.worth[rank]

    def drawn(self, p: Position, size: int) -> int:
        """What the cards are worth that come from the stock to a hand of this size."""
        count = p.rules.layout - size
        count = min(count, p.end - p.top)
        return count * (self.mean - WEIGHT) if count > 0 else 0

    def after_burn(self, p: Position, seat: int, jumping: bool) -> int:
        """What a burned pile is worth, and the lead or its loss."""
        stays = jumping or p.rules.same_after_burn
        return p.laid * BURN_CARD + (LEAD if stays else -LEAD)

    def cheapest_kept(self, p: Position, seat: int, twos: int) -> int:
        """The worth of the poorest card that is left beside so many twos."""
        least = self.worth[TWO] if p.in_zone(seat, self.zone, TWO) > twos else GOES_OUT
        for rank in range(TWO + 1, RANKS):
            if self.worth[rank] < least and p.in_zone(seat, self.zone, rank) > 0:
                least = self.worth[rank]
        return least

    def threat(self, p: Position, seat: int, number: int, laid: int) -> int:
        """What it is worth to leave this number, on a pile with so many cards more, to a seat."""
        stuck = self.stuck(p, seat, number)
        if stuck == 0:
            return 0
        return stuck * self.near // WHOLE * (HIT + HIT_CARD * (p.laid + laid)) // WHOLE

    def stuck(self, p: Position, seat: int, number: int) -> int:
        """How likely a seat holds nothing that fits on a number, of 1,000, by what everybody has seen of it."""
        if number < 0 or seat == p.turn:
            return 0
        if self.at != seat:
            self.look_at(p, seat)
        if self.known & self.fitting[1 + number]:
            return 0
        return self.stuck_with[(MANY + 1) * (1 + number) + self.hidden]

    def look_at(self, p: Position, seat: int) -> None:
        """What everybody knows of the cards a seat plays from: ranks in ``known``, and the number of the others."""
        self.at = seat
        self.near = (WHOLE + NEAR // p.cards_left(seat)) // (p.players - popcount(p.out) - 1)
        self.known = 0
        self.hidden = 0
        zone = p.zone(seat)
        if zone == HAND:
            self.hidden = p.size[seat]
            start = CODES * seat
            for card in range(CODES):
                count = p.known[start + card]
                if count > 0:
                    self.known |= 1 << (card >> 2)
                    self.hidden -= count
        elif zone == UP:
            for place in range(PLACES):
                if p.up[PLACES * seat + place] >= 0:
                    self.known |= 1 << (p.up[PLACES * seat + place] >> 2)
        else:
            self.hidden = 1
        self.hidden = min(self.hidden, MANY)

    # -- no play ------------------------------------------------------------------------------

    def choose_idle(self, p: Position, seat: int) -> int:
        """The number of the move that lays nothing, -1 if there is none; ``best``: what a play must gain."""
        self.best = 0
        last = self.moves.count - 1
        if self.moves.kind[last] == DECLINE:
            return last
        if self.moves.kind[last] == PASS:
            self.best = self.threat(p, leader_after(p, seat, NONE, 0), p.number(), 0)
            return last
        if self.moves.kind[last] != PICK_UP:
            return NONE
        self.best = LEAST
        if p.fruitless <= STILL:
            self.best = self.taken(p, seat) - TAKES + (LEAD if p.rules.same_after_pickup else -LEAD)
        return self.poorest_along(last)

    def poorest_along(self, last: int) -> int:
        """Of the ways to pick up the one that gives the poorest face-up card along."""
        best = last
        while last > 0 and self.moves.kind[last - 1] == PICK_UP:
            last -= 1
            if self.face[self.moves.a[last] >> 2] <= self.face[self.moves.a[best] >> 2]:
                best = last
        return best

    def taken(self, p: Position, seat: int) -> int:
        """What the cards of the pile are worth to who takes them."""
        gained = 0
        ranks = 0
        for i in range(p.laid):
            rank = p.pile[i] >> 2
            gained += self.worth[rank]
            if p.ranks[RANKS * seat + rank] > 0 or ranks >> rank & 1:
                gained -= WEIGHT_MORE
            else:
                gained -= WEIGHT
            ranks |= 1 << rank
        return gained - WEIGHT_LATE * p.laid if p.top == p.end else gained


def lays(kind: int) -> bool:
    """Whether moves of this kind lay cards whose ranks are known."""
    return kind in (PLAY, OPEN, JUMP)


def held_in(p: Position, seat: int, zone: int) -> int:
    """The cards of the zone, face-down ones not counted."""
    if zone == HAND:
        return p.size[seat]
    return p.count_up(seat) if zone == UP else 0


def burns(p: Position, twos: int, rank: int, count: int) -> bool:
    """Whether such a play burns the pile."""
    if rank == JOKER:
        return False
    if rank == TEN and p.rules.ten == 1:
        return True
    length = count if rank != TWO else twos
    if p.laid > 0 and p.pile[p.laid - 1] >> 2 == rank and (rank == TWO or twos == 0):
        length += p.run()
    return length >= p.burning_run(rank)


def leader_after(p: Position, seat: int, rank: int, count: int) -> int:
    """Who is due after so many cards of a rank that burn nothing."""
    step = p.direction
    if (rank == JOKER or (rank == JACK and p.rules.jack == 1)) and count & 1:
        step = -step
    over = count if rank == EIGHT and p.rules.eight == SKIP else 0
    leader = next_to(p, seat, step)
    for _ in range(over):
        leader = next_to(p, leader, step)
    return leader


def next_to(p: Position, seat: int, step: int) -> int:
    """The next seat with cards, to the left (1) or to the right (-1)."""
    seat += step
    while seat < 0 or seat >= p.players or p.out >> seat & 1:
        if seat < 0:
            seat = p.players - 1
        elif seat >= p.players:
            seat = 0
        else:
            seat += step
    return seat


def is_invisible(rules: Rules, rank: int) -> bool:
    """Whether the number below such a card stays."""
    if rank == EIGHT:
        return rules.eight == INVISIBLE
    return rank == JOKER or (rank == THREE and rules.three == 1)


def has_power(rules: Rules, rank: int) -> bool:
    """Whether the rank binds, skips or turns."""
    if rank == SEVEN:
        return rules.seven == 1
    if rank == NINE:
        return rules.nine == 1
    if rank == EIGHT:
        return rules.eight == SKIP
    return rank == JOKER or (rank == JACK and rules.jack == 1)


def fits_on(rules: Rules, rank: int, number: int) -> bool:
    """Whether a card of this rank may be laid on a number (IK-05)."""
    if number < 0 or rank == TWO or (rank == TEN and rules.ten == 1) or is_invisible(rules, rank):
        return True
    if (number == SEVEN and rules.seven == 1) or (number == NINE and rules.nine == 1):
        return rank <= number
    return rank >= number
