"""The moves of the engine by the cards they name.

The engine says how many cards of a rank may be laid. Which ones is the player's choice, and with several packs in a
large hand there are more ways than anybody could list: then each play is listed once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from tashkhana.core.move import Move
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.cards import NAMES, names_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.legal import legal_moves
from tashkhana.games.idiot.rules import CODES

LONGEST_LIST = 512
"""A list of moves this long names each play once, with the lowest of equal cards."""

LAYING = (codes.OPEN, codes.PLAY, codes.JUMP)
Compact = tuple[int, int, int, int]
NONE = -1


def named_moves(core: Position, seat: int) -> list[Move]:
    """Every legal move of the seat in a stable order; a long list leaves out the same plays in other suits."""
    compact = legal_moves(core, seat)
    total = sum(_ways(core, seat, move) for move in compact)
    if total <= LONGEST_LIST:
        return [named for move in compact for named in _all_names(core, seat, move)]
    return [named for move in compact for named in _some_names(core, seat, move)]


def _all_names(core: Position, seat: int, move: Compact) -> Iterator[Move]:
    """The move with each choice of cards."""
    kind, a, b, n = move
    if kind not in LAYING:
        yield Move(codes.KINDS[kind], _words(move))
        return
    for twos in _choices(core, seat, codes.TWO, a):
        for cards in _choices(core, seat, b, n):
            chosen = (*twos, *cards)
            if core.required in (NONE, *chosen):
                yield Move(codes.KINDS[kind], names_of(chosen))


def _some_names(core: Position, seat: int, move: Compact) -> Iterator[Move]:
    """The first choice of cards; of a single card all."""
    names = _all_names(core, seat, move)
    if move[1] + move[3] == 1:
        yield from names
    else:
        yield next(names)


def _ways(core: Position, seat: int, move: Compact) -> int:
    kind, a, b, n = move
    if kind not in LAYING:
        return 1
    zone = core.zone(seat)
    return ways_to_choose(_held(core, seat, zone, codes.TWO), a) * max(1, ways_to_choose(_held(core, seat, zone, b), n))


def _choices(core: Position, seat: int, rank: int, count: int) -> Iterator[tuple[int, ...]]:
    """So many cards of a rank in each way; all that the hand holds before any that lie face up (IK-15)."""
    zone = core.zone(seat)
    held = _held(core, seat, zone, rank)
    more = count - sum(there for _, there in held)
    if more <= 0 or zone != codes.HAND:
        yield from choices(held, count)
        return
    for ups in choices(_held(core, seat, codes.UP, rank), more):
        yield (*choices(held, count - more)[0], *ups)


def _held(core: Position, seat: int, zone: int, rank: int) -> tuple[tuple[int, int], ...]:
    """Each card of the rank in the zone, with how many of it may be laid."""
    if rank < 0:
        return ()
    found = range(4 * rank, 4 * rank + 4 if rank < codes.JOKER else CODES)
    return tuple((card, count) for card in found if (count := core.held(seat, zone, card)))


@lru_cache(4096)
def choices(held: tuple[tuple[int, int], ...], count: int) -> tuple[tuple[int, ...], ...]:
    """Every choice of so many of these cards, the lowest first.

    >>> choices(((4, 2), (5, 1)), 2)
    ((4, 4), (4, 5))
    """
    if count == 0:
        return ((),)
    if not held:
        return ()
    (card, most), rest = held[0], held[1:]
    return tuple(
        (*(card,) * taken, *others)
        for taken in range(min(most, count), -1, -1)
        for others in choices(rest, count - taken)
    )


@lru_cache(4096)
def ways_to_choose(held: tuple[tuple[int, int], ...], count: int) -> int:
    """How many choices there are.

    >>> ways_to_choose(((4, 2), (5, 1)), 2)
    2
    """
    if not held:
        return int(count == 0)
    return sum(ways_to_choose(held[1:], count - taken) for taken in range(min(held[0][1], count) + 1))


def _words(move: Compact) -> tuple[str, ...]:
    """The arguments of a move that lays no cards."""
    kind, a, b, _ = move
    if kind == codes.SWAP:
        return (NAMES[a], NAMES[b])
    if kind == codes.FLIP:
        return (str(a + 1),)
    return (NAMES[a],) if kind == codes.PICK_UP and a >= 0 else ()
