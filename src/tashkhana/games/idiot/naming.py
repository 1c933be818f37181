"""The moves of the engine by the cards they name.

The engine says how many cards of a rank may be laid. Which ones is the player's choice, and with several packs in a
large hand there are more ways than anybody could list: then each play is listed once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
Held = tuple[tuple[int, int], ...]
NONE = -1


def named_moves(core: Position, seat: int) -> list[Move]:
    """Every legal move of the seat in a stable order; a long list leaves out the same plays in other suits."""
    compact = legal_moves(core, seat)
    hand = _Hand(core, seat)
    total = sum(_ways(hand, move) for move in compact)
    if total <= LONGEST_LIST:
        return [named for move in compact for named in _all_names(hand, move)]
    return [named for move in compact for named in _some_names(hand, move)]


class _Hand:
    """What a seat has to lay from, each rank of it counted once."""

    __slots__ = ("_core", "_of", "_seat", "required", "zone")

    def __init__(self, core: Position, seat: int) -> None:
        self._core, self._seat = core, seat
        self.zone = core.zone(seat)
        self.required = core.required
        self._of: dict[int, Held] = {NONE: ()}

    def of(self, rank: int) -> Held:
        """Each card of the rank in the zone it lays from."""
        held = self._of.get(rank)
        if held is None:
            held = self._of[rank] = self.there(self.zone, rank)
        return held

    def there(self, zone: int, rank: int) -> Held:
        """Each card of the rank in a zone, with how many of it may be laid."""
        found = range(4 * rank, 4 * rank + 4 if rank < codes.JOKER else CODES)
        held = self._core.held
        return tuple((card, count) for card in found if (count := held(self._seat, zone, card)))


def _all_names(hand: _Hand, move: Compact) -> Iterator[Move]:
    """The move with each choice of cards."""
    kind, a, b, n = move
    if kind not in LAYING:
        yield Move(codes.KINDS[kind], _words(move))
        return
    for twos in _choices(hand, codes.TWO, a):
        for cards in _choices(hand, b, n):
            chosen = (*twos, *cards)
            if hand.required in (NONE, *chosen):
                yield Move(codes.KINDS[kind], names_of(chosen))


def _some_names(hand: _Hand, move: Compact) -> Iterator[Move]:
    """The first choice of cards; of a single card all."""
    names = _all_names(hand, move)
    if move[1] + move[3] == 1:
        yield from names
    else:
        yield next(names)


def _ways(hand: _Hand, move: Compact) -> int:
    kind, a, b, n = move
    if kind not in LAYING:
        return 1
    return ways_to_choose(hand.of(codes.TWO), a) * max(1, ways_to_choose(hand.of(b), n))


def _choices(hand: _Hand, rank: int, count: int) -> Iterable[tuple[int, ...]]:
    """So many cards of a rank in each way; all that the hand holds before any that lie face up (IK-15)."""
    held = hand.of(rank)
    more = count - sum(there for _, there in held)
    if more <= 0 or hand.zone != codes.HAND:
        return choices(held, count)
    own = choices(held, count - more)[0]
    return [(*own, *ups) for ups in choices(hand.there(codes.UP, rank), more)]


@lru_cache(4096)
def choices(held: Held, count: int) -> tuple[tuple[int, ...], ...]:
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
def ways_to_choose(held: Held, count: int) -> int:
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
