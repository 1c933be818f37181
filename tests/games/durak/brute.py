"""The end of a deal by trying everything, on the engine's own moves and its own memory of positions (DK-30)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tashkhana.games.durak.codes import DEFENCE, DONE, OPENING, OVER, SHOW, TAKE, TRANSFER
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.legal import asked, forced_seats, legal_moves
from tashkhana.games.durak.rules import Rules, pack

CHOICES: dict[str, tuple[int, ...]] = {
    "transfer": (0, 1),
    "transfer_show": (0, 1),
    "transfer_first_bout": (0, 1),
    "transfer_many": (0, 1),
    "open_set": (0, 1),
    "throwers": (0, 1, 2),
    "anytime": (0, 1),
    "throw_order": (0, 1, 2),
    "throw_after_take": (0, 1),
    "first_limit": (5, 6),
    "until_bito": (0, 1),
    "last_defender": (0, 1),
    "auto_take": (0, 1),
}
LONGEST = 30
"""Bouts without progress that it follows."""
History = tuple[tuple[Any, ...], ...]


class TooBig(Exception):
    """More positions than the test has patience for."""


def start_of(p: Position) -> tuple[Any, ...]:
    return (*p.hand, p.opener)


def after(history: History, p: Position) -> History:
    """The starts of bouts since the last progress, as the engine remembers them."""
    if p.phase != OPENING or p.ended == 0:
        return history
    return (start_of(p),) if p.past_count == 1 else (*history, start_of(p))


class Brute:
    """Values for the seat *seat*; *most*: positions it may look at.

    Positions are told apart by all that the future may depend on, the starts of bouts since the last progress too.
    """

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most
        self.memory: dict[Any, int] = {}

    def value(self, p: Position, history: History, waited: bool = False) -> int:
        """1 the other is the fool, 0 nobody, -1 the seat is. *waited*: the attacker lets the defender move."""
        if p.phase == OVER:
            return 0 if p.fool < 0 else -1 if p.fool == self.seat else 1
        key = (
            tuple(p.hand), p.opener, p.lead, p.defender, p.near, p.phase, p.done, p.table, p.uncovered, p.shown,
            p.laid, p.limit, p.early, p.bout == 1, p.moved, waited, tuple(sorted(history)),
        )  # fmt: skip
        if key not in self.memory:
            if len(self.memory) >= self.most or len(history) > LONGEST:
                raise TooBig
            self.memory[key] = self.fresh(p, history, waited)
        return self.memory[key]

    def fresh(self, p: Position, history: History, waited: bool) -> int:
        mover, ways = 0, self.ways(p, history, waited)
        best = None
        for mover, value in ways:
            if best is None or (value > best if mover == self.seat else value < best):
                best = value
            if best == (1 if mover == self.seat else -1):
                break
        assert best is not None
        return best

    def ways(self, p: Position, history: History, waited: bool) -> Iterator[tuple[int, int]]:
        """Each thing that can happen now: who decides it, and its value."""
        if house := forced_seats(p):
            seat = house.bit_length() - 1
            yield seat, self.moved(p, history, seat, TAKE if p.phase == DEFENCE else DONE, 0, -1)
            return
        seats = asked(p)
        both = seats & (seats - 1) != 0
        mover = self.quicker(p, seats) if both and not waited else p.defender if waited else seats.bit_length() - 1
        if both and not waited:
            yield mover, self.value(p, history, waited=True)
        for move in legal_moves(p, mover):
            yield mover, self.moved(p, history, mover, *move)

    def quicker(self, p: Position, seats: int) -> int:
        return (seats & ~(1 << p.defender)).bit_length() - 1

    def moved(self, p: Position, history: History, seat: int, kind: int, cards: int, target: int) -> int:
        q = p.copy()
        q.apply(seat, kind, cards, target)
        return self.value(q, after(history, q))


def random_rules(random: Random, players: int | None = None, **fixed: int) -> Rules:
    """Any settings of the house."""
    deck = random.choice((24, 36, 36, 52))
    settings = {name: random.choice(values) for name, values in CHOICES.items()} | fixed
    return Rules(players or random.choice((2, 2, 2, 3, 4)), deck, **settings)


def random_hands(random: Random, rules: Rules, cards: int, ranks: int, seats: list[int]) -> Position:
    """So many cards of so many ranks in the hands of these seats, the first of which opens."""
    p = Position(rules)
    hands = [0] * rules.players
    order = random.sample(few_ranks(random, rules.deck, cards, ranks), cards)
    for i, card in enumerate(order):
        hands[seats[i if i < len(seats) else random.randrange(len(seats))]] |= 1 << card
    p.set_up(random.randrange(4), hands, [], seats[0], bout=random.choice((1, 2)))
    return p


def few_ranks(random: Random, deck: int, cards: int, ranks: int) -> list[int]:
    """Part of a pack in which cards of one rank meet often."""
    in_pack = sorted({card & 15 for card in pack(deck)})
    chosen = random.sample(in_pack, min(len(in_pack), max(ranks, (cards + 3) // 4)))
    return [card for card in pack(deck) if card & 15 in chosen]


def random_ending(random: Random, cards: int) -> tuple[Position, History]:
    """Two seats, sometimes three of which one soon leaves, with so many cards and some moves made at random."""
    while True:
        rules = random_rules(random)
        seats = random.sample(range(rules.players), min(rules.players, random.choice((2, 2, 3))))
        p = random_hands(random, rules, cards, random.randint(1, cards), seats)
        history: History = (start_of(p),)
        for _ in range(random.choice((0, 0, 1, 2, 3, 5, 8, 13, 40))):
            if p.phase != OVER:
                history = wander(random, p, history, 1.0)
        if p.phase != OVER and rules.players - p.out.bit_count() <= 2:
            return p, history


def random_circle(random: Random, cards: int) -> tuple[Position, History]:
    """Two seats that have passed one another the same cards for a while, so that a position has come twice."""
    while True:
        rules = random_rules(random, players=2, transfer=1)
        p = random_hands(random, rules, cards, 2, [0, 1])
        history: History = (start_of(p),)
        while p.phase != OVER and history.count(history[-1]) == 1 and p.past_count > 0:
            history = wander(random, p, history, 0.05)
        for _ in range(random.randrange(8)):
            if p.phase != OVER:
                history = wander(random, p, history, 0.05)
        if p.phase != OVER and max(history.count(start) for start in history) > 1:
            return p, history


def wander(random: Random, p: Position, history: History, whims: float) -> History:
    """A move at random with these odds, else the lowest card led, transfers and takes; the history after it."""
    if house := forced_seats(p):
        p.apply(house.bit_length() - 1, TAKE if p.phase == DEFENCE else DONE, 0, -1)
        return after(history, p)
    seats = asked(p)
    seat = random.choice([seat for seat in range(p.players) if seats >> seat & 1])
    moves = legal_moves(p, seat)
    if random.random() >= whims:
        passing = [move for move in moves if move[0] in (TRANSFER, SHOW)]
        moves = moves[:1] if p.phase == OPENING else passing or moves[-1:]
    p.apply(seat, *random.choice(moves))
    return after(history, p)
