"""What hard and expert share: the moves worth a look, by the words that name them, and the exchange."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from zlib import crc32

from tashkhana.core.cards import Card
from tashkhana.core.rng import Rng
from tashkhana.core.seen import Seen
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.belief import Belief
from tashkhana.games.idiot.bot_knowledge import belief_of, codes_of
from tashkhana.games.idiot.bot_ranks import rank_of
from tashkhana.games.idiot.cards import code_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.legal import legal_moves
from tashkhana.games.idiot.naming import LAYING
from tashkhana.games.idiot.policy import Policy
from tashkhana.games.idiot.search import Search

Compact = tuple[int, int, int, int]
Swap = tuple[int, int]

MOST_MOVES = 14
"""Plays of a long list that are tried: those that look best to the quick player."""
MOST_EXCHANGES = 12
STILL, LONG = 40, 60
"""Turns without progress, and turns for each seat, after which a deal drags on."""
LATE = 8
"""Cards of the stock from which on later moves are searched too: before, what is drawn decides what they are."""
WAIT = -1
"""The kind of a move that is none: to let the others play."""


@dataclass(frozen=True)
class Question:
    """What a seat has to decide: the moves that are told apart, and the words for each."""

    seen: Seen
    seat: int
    seed: int
    belief: Belief
    moves: dict[Compact, str]

    @classmethod
    def of(cls, seen: Seen, seed: int) -> Question:
        """The question to the seat that sees this."""
        assert seen.seat is not None
        belief = belief_of(seen)
        words = {key_of_words(move): move for move in reversed(seen.legal)}
        world = Position(belief.base.rules)
        belief.deal(world, Rng(seed))
        moves = {move: words[key] for move in legal_moves(world, seen.seat) if (key := key_of(move)) in words}
        return cls(seen, seen.seat, seed, belief, _one_flip(moves, seed))

    def search(self, budget: int, *, deep: bool = False) -> list[Tried]:
        """The moves, the best first, as so many play-outs tell; *deep*: those that learn."""
        policy = policy_of(self.belief, self.seed)
        search = Search(self.belief, policy, self.seat, self.seed + 1, deep=deep and self.belief.stock <= LATE)
        arms = self.arms(policy)
        for move in arms:
            search.add(*move)
        search.run(affordable(budget, self.belief.base))
        return [Tried(self.moves.get(arms[i]), search.share(i), search.tries[i]) for i in search.order()]

    def arms(self, policy: Policy) -> list[Compact]:
        """The moves worth a look, those that look best first; to let the others play too, where it may.

        Of moves that fare alike the first is made: where all is won or lost, what the quick player would do.
        """
        world = Position(self.belief.base.rules)
        self.belief.deal(world, Rng(self.seed))
        gains = dict(zip(legal_moves(world, self.seat), policy.gains(world, self.seat), strict=True))
        lays = sorted((move for move in self.moves if move[0] in LAYING), key=lambda move: -gains[move])
        others = [move for move in self.moves if move[0] not in LAYING]
        if lays and self.drags_on():
            others = [move for move in others if move[0] != codes.PICK_UP]
        moves = lays[:MOST_MOVES] + others
        moves.sort(key=lambda move: -gains[move])
        return moves if self.seen.view.turn == self.seat else [*moves, (WAIT, 0, 0, 0)]

    def drags_on(self) -> bool:
        """Whether the deal leads nowhere: then no pile is taken by choice, or two of them could go round for ever.

        Also before the stock is empty: nobody draws while all hold many cards (IK-07, IK-19).
        """
        view = self.seen.view
        return bool(view.still > STILL or view.turns > LONG * self.seen.players)


@dataclass(frozen=True)
class Tried:
    """A move (None: to let the others play), the share of deals lost after it, and in how many it was tried."""

    words: str | None
    lost: float
    tries: int


def obvious(seen: Seen, seed: int) -> str | None:
    """The only move, or a face-down card, of which nobody knows any; None where there is a choice."""
    if flips := [move for move in seen.legal if move.startswith("flip")]:
        return Random(seed).choice(flips)  # noqa: S311 - a whim, no secret
    return seen.legal[0] if len(seen.legal) == 1 and seen.view.turn in (seen.seat, None) else None


def _one_flip(moves: dict[Compact, str], seed: int) -> dict[Compact, str]:
    """Face-down cards are all alike: one of them instead of all moves."""
    flips = {move: words for move, words in moves.items() if move[0] == codes.FLIP}
    return dict([Random(seed).choice(list(flips.items()))]) if flips else moves  # noqa: S311


def look_ahead(seen: Seen, seed: int, budget: int, *, deep: bool = False) -> list[Tried]:
    """The moves, the best first, as so many play-outs tell; *deep*: with the own later moves searched too."""
    if seen.view.phase == "trade":
        return [exchange(seen, budget)]
    return Question.of(seen, seed).search(budget, deep=deep)


def affordable(budget: int, base: Position) -> int:
    """Fewer play-outs the more cards are in play, as they take longer then: *budget* is for one pack."""
    return budget * 52 // max(26, (52 + base.rules.joker) * base.rules.packs - base.gone)


# -- the exchange -----------------------------------------------------------------------------


def exchange(seen: Seen, budget: int) -> Tried:
    """The next step to the face-up cards that play-outs like best (IK-03).

    The answer depends on the cards that the seat has, not on how they lie, so that it does not exchange for ever.
    """
    assert seen.seat is not None
    up = [code_of(card) for card in seen.view.seats[seen.seat].up if card is not None]
    best = best_face_up(seen, sorted([*codes_of(seen.view.hand), *up]), len(up), budget)
    wanted, lying = Counter(best.ranks), Counter(card >> 2 for card in up)
    for words in seen.legal:
        verb, *cards = words.split()
        if verb == "swap":
            given, taken = (rank_of(Card(card)) for card in cards)
            if wanted[given] > lying[given] and lying[taken] > wanted[taken]:
                return Tried(words, best.lost, best.tries)
    return Tried("ready", best.lost, best.tries)


@dataclass(frozen=True)
class FaceUp:
    """Ranks that may lie face up, and how that fared."""

    ranks: tuple[int, ...]
    lost: float
    tries: int


def best_face_up(seen: Seen, cards: list[int], places: int, budget: int) -> FaceUp:
    """What should lie face up, of these cards."""
    assert seen.seat is not None
    belief = belief_of(seen, (cards[places:], cards[:places]))
    seed = seed_of(seen, cards)
    policy = policy_of(belief, seed)
    ways = ways_to_face_up(cards, places, policy)
    search = Search(belief, policy, seen.seat, seed + 1)
    for way in ways:
        search.add(codes.READY, 0, 0, 0, swaps_to(way, cards, places))
    best = search.run(affordable(budget, belief.base))
    return FaceUp(tuple(card >> 2 for card in ways[best]), search.share(best), search.tries[best])


def ways_to_face_up(cards: list[int], places: int, policy: Policy) -> list[tuple[int, ...]]:
    """Cards that may be put face up, each choice of ranks once: those that look best to the quick player."""
    ways = {tuple(card >> 2 for card in way): way for way in combinations(cards, places)}
    return sorted(ways.values(), key=lambda way: (-face_worth(way, policy), way))[:MOST_EXCHANGES]


def face_worth(cards: Sequence[int], policy: Policy) -> int:
    """What such face-up cards look worth to the quick player."""
    ranks = [card >> 2 for card in cards]
    return sum(policy.face[rank] for rank in ranks) + 1000 * (len(ranks) - len(set(ranks)))


def swaps_to(way: Sequence[int], cards: list[int], places: int) -> list[Swap]:
    """The exchanges after which these cards lie face up, where the lowest of all do now."""
    given, taken = Counter(way), Counter(cards[:places])
    return list(zip(sorted((given - taken).elements()), sorted((taken - given).elements()), strict=True))


def seed_of(seen: Seen, cards: Iterable[int]) -> int:
    """A seed from the cards that lie there, the same however they lie."""
    others = [card for seat, look in enumerate(seen.view.seats) if seat != seen.seat for card in look.up]
    shown = sorted(code_of(card) for card in others if card is not None)
    return crc32(bytes([*cards, 255, *shown]))


# -- the moves by their words -----------------------------------------------------------------


def policy_of(belief: Belief, seed: int) -> Policy:
    """The quick player at this table."""
    count = Counter(card >> 2 for card in belief.cards())
    return Policy(belief.base.rules, [count[rank] for rank in range(14)], seed)


def key_of_words(words: str) -> tuple[object, ...]:
    """What tells plays apart: the verb, and the ranks laid (I-11); of other moves all words."""
    verb, *args = words.split()
    if codes.KINDS.index(verb) in LAYING:
        return (verb, *sorted(rank_of(Card(card)) for card in args))
    if verb == "flip":
        return (verb, int(args[0]) - 1)
    return (verb, *codes_of(map(Card, args)))


def key_of(move: Compact) -> tuple[object, ...]:
    """The same of a move of the engine."""
    kind, a, b, n = move
    if kind in LAYING:
        return (codes.KINDS[kind], *(codes.TWO,) * a, *(b,) * n)
    if kind == codes.SWAP:
        return (codes.KINDS[kind], a, b)
    if kind == codes.FLIP or (kind == codes.PICK_UP and a >= 0):
        return (codes.KINDS[kind], a)
    return (codes.KINDS[kind],)
