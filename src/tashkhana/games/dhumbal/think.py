"""How a player that looks ahead finds its move: what it knows, the moves worth a look, and a search."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Final

from tashkhana.core.cards import Card
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal import codes
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.knowledge import knowledge
from tashkhana.games.dhumbal.naming import set_of
from tashkhana.games.dhumbal.policy import Policy
from tashkhana.games.dhumbal.search import Search, Stake
from tashkhana.games.dhumbal.settings import has_left

AT_MOST_S: Final = 3.0
"""No search takes longer, whatever its budget: only a machine that stands still ever notices."""
CHUNK: Final = 64
"""Deals between two looks at the clock."""
ALONE: Final = 256
"""So often a single move is played on, only to tell what it is worth."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a player thinks. `turns`: so many rounds are played on at most, times the seats, for more seats play longer.

    `throws`: so many throws are looked at.

    `under`: how far under the limit it calls at most (D-56). `match`: whether it plays for the match near its end.
    """

    turns: int
    throws: int
    under: int = 0
    match: bool = False


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found: the move (None: wait) and its points, the next best and its."""

    move: str | None
    points: float
    other: str | None = None
    other_points: float | None = None


def choose(seen: Seen, seed: int, level: Level) -> str | None:
    """The move of a player of this level; None: it lets the next seat go on rather than slap a card down."""
    if len(seen.legal) == 1 and not seen.legal[0].startswith("slap "):
        return seen.legal[0]
    thought = think(seen, seed, level)
    return thought.move if thought else None


def think(seen: Seen, seed: int, level: Level) -> Thought | None:
    """Search among the moves of the seat; None where it has none."""
    search, moves = search_for(seen, seed, level)
    if not moves:
        return None
    run(search, level.turns // seen.players if len(moves) > 1 else ALONE)
    names = [(moves[i], points) for i, points in search.found()]
    if len(names) == 1 or names[1][0] is None:
        return Thought(*names[0])
    return Thought(*names[0], *names[1])


def search_for(seen: Seen, seed: int, level: Level) -> tuple[Search, list[str | None]]:
    """A search that has not begun, and the words of its moves."""
    table = knowledge(seen, seed)
    moves = candidates(seen, table.start, level)
    search = Search(
        table.start,
        table.belief,
        mine=own_policy(seen, seed, level),
        theirs=other_policy(seen, seed),
        stake=stake(seen, level),
        moves=[(kind, cards) for kind, cards, _ in moves],
    )
    return search, [words for _, _, words in moves]


def run(search: Search, simulations: int) -> None:
    """Halve the moves until two are left, each time after a like part of the simulations."""
    halvings = max(1, (search.alive - 1).bit_length())
    ends = monotonic() + AT_MOST_S
    for halving in range(halvings):
        worlds = max(1, simulations // (halvings * search.alive))
        while worlds > 0 and not search.settled() and monotonic() < ends:
            search.run(min(worlds, CHUNK))
            worlds -= CHUNK
        search.drop(search.alive if halving == halvings - 1 else max(2, (search.alive + 1) // 2))


# -- the moves worth a look -------------------------------------------------------------------


def candidates(seen: Seen, start: Position, level: Level) -> list[tuple[int, int, str | None]]:
    """Kind, cards and words of each move that is worth a look; of those alike in rank one."""
    moves: list[tuple[int, int, str | None]] = []
    throws: dict[object, tuple[int, int, str]] = {}
    for words in seen.legal:
        kind, cards = read(words, start)
        if kind == codes.DISCARD:
            throws.setdefault(_alike(cards, start), (kind, cards, words))
        elif kind != codes.CALL or len(seen.legal) == 1 or dares(seen, level):
            moves.append((kind, cards, words))
    if any(kind == codes.SLAP for kind, _, _ in moves):
        moves.append((codes.PASS, 0, None))
    return [*moves, *_best(list(throws.values()), start, level.throws)]


def dares(seen: Seen, level: Level) -> bool:
    """Whether the hand is far enough under the limit for the level to call at all; an empty one always is (D-57)."""
    total = seen.view.total or 0
    return total == 0 or total <= seen.view.limit - level.under


def read(words: str, start: Position) -> tuple[int, int]:
    """The kind and the cards of a legal move."""
    verb, *args = words.split()
    cards = set_of(Card(arg) for arg in args if arg not in ("stock", "discard"))
    if verb == "call":
        return codes.CALL, 0
    if verb == "slap":
        return codes.SLAP, cards
    if verb == "discard":
        return codes.DISCARD, cards
    return (codes.DRAW_STOCK, 0) if args[0] == "stock" else (codes.DRAW_DISCARD, cards or start.offered())


def _alike(cards: int, start: Position) -> object:
    """What a throw is but for its suits, where they do not matter."""
    if start.rules.sequences:
        return cards
    return tuple(sorted(card & 15 for card in range(cards.bit_length()) if cards >> card & 1))


def _best(throws: Sequence[tuple[int, int, str]], start: Position, most: int) -> Iterable[tuple[int, int, str]]:
    """So many throws that look best at once."""
    if len(throws) <= most:
        return throws
    judge = Policy(0)
    hand = start.hand[start.turn]
    return sorted(throws, key=lambda throw: judge.throw_cost(start, hand, throw[1]))[:most]


# -- what the search goes by ------------------------------------------------------------------


def own_policy(seen: Seen, seed: int, level: Level) -> Policy:
    """How the seat itself plays on: what is left weighs as much as what is thrown; it calls by what others hold."""
    most = max(0, seen.view.limit - level.under)
    policy = Policy(seed)
    policy.set_limits([min(most, points) for points in (0, 1, 2, 4, 5)])
    policy.set_temper((256,) * 5, 75, ready=256, telling=64, feeding=200, gift=0, gift_below=4)
    return policy


def other_policy(seen: Seen, seed: int) -> Policy:
    """How the others play on: much like the medium player."""
    policy = Policy(seed)
    policy.set_limits([max(0, seen.view.limit - 1)] * 5)
    policy.set_temper((26, 51, 102, 154, 179), 60, ready=768, telling=128, feeding=384, gift=102, gift_below=4)
    return policy


def stake(seen: Seen, level: Level) -> Stake:
    """What the round is played for."""
    settings = seen.settings
    cumulative = settings["scoring"] == "cumulative"
    leaves = next((points for points in range(2000) if has_left(settings, points)), 0) if cumulative else 0
    last = settings["rounds"] != "until_one_left" and seen.deal >= int(settings["rounds"])
    out = sum(1 << seat for seat, there in enumerate(seen.view.seats) if there.out)
    return Stake(
        seen.seat or 0,
        list(seen.totals),
        cumulative=cumulative,
        halving=cumulative and settings["halving"] == "on",
        match=level.match and (last or leaves > 0),
        last=last,
        leaves=leaves,
        out=out,
    )
