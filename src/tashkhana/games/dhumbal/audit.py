"""The engine held against its promises: random deals, looked at after every move.

The tests run this over the whole matrix of settings; it is compiled like the engine (``audit.pxd``) so that every
conceivable move of every seat can be asked about.
"""

from __future__ import annotations

from tashkhana.games.dhumbal.codes import (
    CALLED,
    CAPPED,
    CAUGHT,
    DISCARD,
    LEGAL,
    OVER,
    SHUFFLING,
    STOCK_OUT,
    TURN,
)

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import popcount
    from tashkhana.core.rng import Rng
    from tashkhana.games.dhumbal.engine import Position, bit
    from tashkhana.games.dhumbal.legal import Moves, asked, legal, may_act
    from tashkhana.games.dhumbal.playout import Player, fill_stock
    from tashkhana.games.dhumbal.refusal import why_not
    from tashkhana.games.dhumbal.rules import Rules
    from tashkhana.games.dhumbal.shuffling import rebuild

PROMISES = (
    "",
    "every card is somewhere, and nowhere twice",
    "a hand is never larger at the end of a turn than before it",
    "what everybody knows of a hand is in that hand",
    "what may be taken lies among the discards",
    "a stock that is empty can always be rebuilt, with nine cards or more",
    "every legal move has no reason against it",
    "every move that is not legal has a reason against it",
    "the seats that are asked are those with a legal move, and everybody can tell them",
    "while a deal goes on somebody is asked",
    "asking changes nothing",
    "a copy lists the same moves in the same order",
    "playing on in a copy leaves the original as it was",
    "a deal has no more throws than its cap",
    "a deal that is over has the winner and the charges that the rules give it",
    "what is paid sums up to zero",
)
"""What is promised, by the number that ``Auditor.broken`` gives; 0: all kept."""

(
    KEPT,
    CARDS,
    HANDS,
    KNOWN,
    OFFERED,
    REBUILT,
    LEGAL_IS_LEGAL,
    REST_IS_NOT,
    ASKED,
    SOMEBODY,
    UNCHANGED,
    STABLE,
    INDEPENDENT,
    ENDS,
    RESULT,
    ZERO,
) = range(len(PROMISES))

CHOICES = {
    "cards": (5, 7),
    "jokers": (0, 2),
    "limit": (3, 5, 7, 10),
    "faces": (0, 1),
    "discard_first": (0, 1),
    "pick_up": (0, 1, 2),
    "sequences": (0, 1),
    "joker_in_sequence": (0, 1),
    "added": (0, 1),
    "penalty": (0, 25, 30),
    "cumulative": (0, 1),
    "slap_down": (0, 1),
    "score_hands": (0, 1, 0),
    "throw_cap": (50, 200),
}


def matrix(number: int) -> dict[str, int]:
    """One point of the settings matrix, as arguments of ``Rules``; the same for the same number."""
    rng = Rng(number)
    chosen = {"players": 2 + rng.below(5)}
    return chosen | {name: values[rng.below(len(values))] for name, values in CHOICES.items()}


class Auditor:
    """Plays random deals under one set of rules and looks after every move whether a promise is broken.

    ``broken``: 0, or the number of the first broken promise; the position stays where that was seen.
    ``positions``, ``refused``: positions swept, conceivable moves refused there; ``rebuilt``: stocks rebuilt.
    """

    __slots__ = (
        "again",
        "before",
        "broken",
        "found",
        "held",
        "moves",
        "p",
        "player",
        "positions",
        "rebuilt",
        "refused",
        "spare",
        "thrown",
    )

    def __init__(self, rules: Rules, seed: int) -> None:
        self.player = Player(seed)
        self.p = Position(rules)
        self.before = Position(rules)
        self.spare = Position(rules)
        self.moves = Moves()
        self.again = Moves()
        self.found = 0
        self.thrown = 0
        self.broken = KEPT
        self.positions = 0
        self.refused = 0
        self.rebuilt = 0
        if not cython.compiled:
            self.held = [0] * 6

    def run(self, deals: int, every: int) -> int:
        """Play so many deals, sweeping about one position in *every*; ``broken``."""
        for _ in range(deals):
            fill_stock(self.p)
            with cython.nogil:
                self.player.deal(self.p, self.player.rng.below(self.p.players))
                self.run_deal(self.p, every)
            if self.broken != KEPT:
                break
        return self.broken

    def run_deal(self, p: Position, every: int) -> None:
        self.thrown = 0
        for seat in range(p.players):
            self.held[seat] = popcount(p.hand[seat])
        self.look(p)
        while p.phase != OVER and self.broken == KEPT:
            if self.player.rng.below(every) == 0:
                self.sweep()
            self.step(p)
            self.look(p)
            if self.thrown > p.rules.throw_cap or p.throws != self.thrown:
                self.broken = ENDS
        if self.broken == KEPT:
            self.look_at_result(p)

    def step(self, p: Position) -> None:
        """A random move; throws are counted apart from the engine, and a rebuilt stock is looked at."""
        self.player.choose(p)
        p.apply(self.player.seat, self.player.kind, self.player.cards)
        if self.player.kind == DISCARD:
            self.thrown += 1
        if p.phase == SHUFFLING:
            if p.buried() < 9 or p.rules.score_hands or asked(p) != 0:
                self.broken = REBUILT
            rebuild(p, self.player.rng)
            self.rebuilt += 1

    # -- after every move ---------------------------------------------------------------------

    def look(self, p: Position) -> None:
        if not cards_conserved(p):
            self.broken = CARDS
        elif p.phase == TURN and not self.hands_right(p):
            self.broken = HANDS
        elif not known_held(p):
            self.broken = KNOWN
        elif p.offered() & ~lying_there(p) != 0:
            self.broken = OFFERED
        elif p.phase != OVER and asked(p) == 0:
            self.broken = SOMEBODY

    def hands_right(self, p: Position) -> bool:
        for seat in range(p.players):
            if popcount(p.hand[seat]) > self.held[seat]:
                return False
            self.held[seat] = popcount(p.hand[seat])
        return True

    def look_at_result(self, p: Position) -> None:
        if not result_fits(p):
            self.broken = RESULT
        together = 0
        for seat in range(p.players):
            together += p.paid[seat]
        if together != 0:
            self.broken = ZERO

    # -- every conceivable move ---------------------------------------------------------------

    def sweep(self) -> None:
        """Ask about every conceivable move of every seat, and of two that are not at the table."""
        self.positions += 1
        self.before.copy_from(self.p)
        self.spare.copy_from(self.p)
        if asked(self.p) & ~may_act(self.p) != 0:
            self.broken = ASKED
        for seat in range(-1, self.p.players + 1):
            self.sweep_seat(seat)
        if self.broken == KEPT and not same(self.p, self.before):
            self.broken = UNCHANGED
        self.player.playout(self.spare)
        if self.broken == KEPT and not same(self.p, self.before):
            self.broken = INDEPENDENT

    def sweep_seat(self, seat: int) -> None:
        count = 0
        hand = 0
        if 0 <= seat < self.p.players:
            count = legal(self.p, seat, self.moves)
            hand = self.p.hand[seat]
            self.check_list(self.p, seat, count)
        self.found = 0
        for kind in range(-1, 7):
            self.ask(seat, kind, 0)
            self.try_hand(seat, kind, hand)
            self.try_others(seat, kind, hand)
        if self.found != count and self.broken == KEPT:
            self.broken = REST_IS_NOT

    def check_list(self, p: Position, seat: int, count: int) -> None:
        """What ``legal`` lists is legal, in the same order every time, and fits the other questions."""
        for i in range(count):
            if why_not(p, seat, self.moves.kind[i], self.moves.cards[i]) != LEGAL:
                self.broken = LEGAL_IS_LEGAL
        if (asked(p) >> seat & 1 == 1) != (count > 0):
            self.broken = ASKED
        if legal(self.spare, seat, self.again) != count or not same_moves(self.moves, self.again):
            self.broken = STABLE

    def ask(self, seat: int, kind: int, cards: int) -> None:
        if why_not(self.p, seat, kind, cards) == LEGAL:
            self.found += 1
        else:
            self.refused += 1

    def try_hand(self, seat: int, kind: int, hand: int) -> None:
        """Every set of the cards held."""
        cards = hand
        while cards != 0:
            self.ask(seat, kind, cards)
            cards = (cards - 1) & hand

    def try_others(self, seat: int, kind: int, hand: int) -> None:
        """Each card that is not held, alone, with the next of its suit, and beside one that is held."""
        for suit in range(4):
            for rank in range(14):
                card = bit(16 * suit + rank)
                if card & hand == 0:
                    self.ask(seat, kind, card)
                    self.ask(seat, kind, card | bit(16 * suit + rank + 1))
                    if hand != 0:
                        self.ask(seat, kind, card | (hand & -hand))


# -- a position alone -----------------------------------------------------------------------------


def cards_conserved(p: Position) -> bool:
    """Hands, discards and stock together are the pack, and no card is in two places."""
    union = lying_there(p)
    count = p.piled
    for seat in range(p.players):
        union |= p.hand[seat]
        count += popcount(p.hand[seat])
    for i in range(p.top, p.size):
        union |= bit(p.stock[i])
        count += 1
    return count == 52 + p.rules.jokers and popcount(union) == count


def lying_there(p: Position) -> int:
    """The discards as a set."""
    cards = 0
    for i in range(p.piled):
        cards |= bit(p.pile[i])
    return cards


def known_held(p: Position) -> bool:
    elsewhere = 0
    for seat in range(p.players):
        elsewhere |= p.known[seat] & ~p.hand[seat]
    return elsewhere == 0


def weight(p: Position, seat: int) -> int:
    """The total of a hand, counted another way than the engine does."""
    together = 0
    for rank in range(13):
        each = rank + 1
        if each > 10 and not p.rules.faces:
            each = 10
        for suit in range(4):
            if p.hand[seat] & bit(16 * suit + rank) != 0:
                together += each
    return together


def result_fits(p: Position) -> bool:
    """Who won, by what the hands are (HK-11 to HK-14), and what each is charged (HK-15)."""
    if p.ended == STOCK_OUT:
        if p.winner != -1 or not p.rules.score_hands or p.top < p.size:
            return False
    elif not winner_fits(p):
        return False
    for seat in range(p.players):
        if p.total[seat] != weight(p, seat) or p.took[seat] != due(p, seat):
            return False
        if seat != p.winner and p.paid[seat] != (0 if p.rules.cumulative else -p.took[seat]):
            return False
    return True


def winner_fits(p: Position) -> bool:
    """Nobody who could have won is lighter than the winner; a call is good or caught by the other hands."""
    if p.ended == CAPPED and (p.throws != p.rules.throw_cap or p.caller != -1):
        return False
    lighter_or_equal = False
    for seat in range(p.players):
        if seat in (p.winner, p.caller):
            continue
        if p.ended == CALLED or distance(p, seat) < distance(p, p.winner):
            if weight(p, seat) <= weight(p, p.winner):
                return False
        elif weight(p, seat) < weight(p, p.winner):
            return False
    if p.ended == CALLED:
        return p.winner == p.caller and weight(p, p.caller) <= p.rules.limit
    if p.ended == CAUGHT:
        lighter_or_equal = weight(p, p.winner) <= weight(p, p.caller)
        return p.winner != p.caller and lighter_or_equal
    return p.ended == CAPPED


def distance(p: Position, seat: int) -> int:
    """How far a seat sits from the dealer's left."""
    return (seat - p.dealer - 1 + p.players) % p.players


def due(p: Position, seat: int) -> int:
    """What a seat is charged."""
    if p.ended == STOCK_OUT:
        return weight(p, seat) if p.rules.cumulative else 0
    if seat == p.winner:
        return 0
    if p.ended == CAUGHT and seat == p.caller:
        return p.rules.penalty + weight(p, seat) * p.rules.added
    return weight(p, seat)


def same_moves(one: Moves, other: Moves) -> bool:
    for i in range(one.count):
        if one.kind[i] != other.kind[i] or one.cards[i] != other.cards[i]:
            return False
    return one.count == other.count


def same(p: Position, q: Position) -> bool:
    """Whether two positions are the same in everything that a seat could ever notice."""
    for seat in range(6):
        if p.hand[seat] != q.hand[seat] or p.known[seat] != q.known[seat] or p.took[seat] != q.took[seat]:
            return False
    if p.piled != q.piled or p.top != q.top or p.size != q.size:
        return False
    for i in range(p.piled):
        if p.pile[i] != q.pile[i]:
            return False
    for i in range(p.top, p.size):
        if p.stock[i] != q.stock[i]:
            return False
    return same_state(p, q)


def same_state(p: Position, q: Position) -> bool:
    if p.turn != q.turn or p.phase != q.phase or p.throws != q.throws or p.out != q.out or p.dealer != q.dealer:
        return False
    if p.last != q.last or p.own != q.own or p.run != q.run or p.own_run != q.own_run or p.final != q.final:
        return False
    if p.fresh != q.fresh or p.slapper != q.slapper or (p.slapper >= 0 and p.drew != q.drew):
        return False
    return p.ended == q.ended and p.caller == q.caller and p.winner == q.winner
