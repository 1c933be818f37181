"""A small network that says, at the start of a bout, how likely each seat is to be the fool.

It judges whole deals: in a search those that were dealt to fit what a seat knows, never the real one. Two hidden
layers; all arithmetic in double precision and in one order, so that every machine judges alike.

Compiled with the C types in ``net.pxd``.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:
    from tashkhana.core import nocython as cython

if not cython.compiled:
    from tashkhana.core.bits_plain import lowest
    from tashkhana.games.durak.engine import Position

INPUTS = 512
FIRST, SECOND = 64, 32
"""The numbers of hidden places."""
OUTPUTS = 7
NOBODY = -1


class Net:
    """A network for one number of players and one deck; ``gain[s]``: what the seat can expect, 1 for not losing.

    What is true of a position is a list of facts (`list_facts`), each a row of the first layer. Seats are counted from
    the opener, suits from the trump.
    """

    __slots__ = (
        "bias_0",
        "bias_1",
        "bias_2",
        "bottom",
        "count",
        "deck",
        "facts",
        "gain",
        "hidden_0",
        "hidden_1",
        "out",
        "players",
        "weight_0",
        "weight_1",
        "weight_2",
    )

    def __init__(self, players: int, deck: int) -> None:
        self.players = players
        self.deck = deck
        self.bottom = 13 - deck // 4
        self.count = 0
        if not cython.compiled:
            self.weight_0 = [0.0] * (INPUTS * FIRST)
            self.weight_1 = [0.0] * (FIRST * SECOND)
            self.weight_2 = [0.0] * (SECOND * OUTPUTS)
            self.bias_0, self.bias_1, self.bias_2 = [0.0] * FIRST, [0.0] * SECOND, [0.0] * OUTPUTS
            self.hidden_0, self.hidden_1, self.out = [0.0] * FIRST, [0.0] * SECOND, [0.0] * OUTPUTS
            self.facts = [0] * 64
            self.gain = [0.0] * 6

    def inputs(self) -> int:
        """How many facts there can be."""
        return (self.players + 2) * self.deck + self.deck - 6 * self.players + 1

    def fill(self, numbers: Sequence[float]) -> None:
        """Take the weights: of each layer its biases, then a row for each place before it.

        :raises ValueError: there are not as many numbers as this network has
        """
        outputs = self.players + 1
        sizes = [FIRST, self.inputs() * FIRST, SECOND, FIRST * SECOND, outputs, SECOND * outputs]
        if len(numbers) != sum(sizes):
            raise ValueError(f"{len(numbers)} numbers for a network of {sum(sizes)}")
        at = 0
        for part, size in enumerate(sizes):
            for i in range(size):
                self.put(part, i, numbers[at + i])
            at += size

    def put(self, part: int, i: int, number: float) -> None:
        """Set a number of one of the six parts."""
        if part == 0:
            self.bias_0[i] = number
        elif part == 1:
            self.weight_0[i] = number
        elif part == 2:
            self.bias_1[i] = number
        elif part == 3:
            self.weight_1[i] = number
        elif part == 4:
            self.bias_2[i] = number
        else:
            self.weight_2[i] = number

    # -- what the network is told ---------------------------------------------------------------

    def list_facts(self, p: Position) -> int:
        """List what is true at the start of a bout: who holds what, what the talon holds; how many facts."""
        self.count = 0
        seat = p.opener
        for i in range(self.players):
            self.list_cards(p, i, p.hand[seat])
            seat = p.left_of(seat)
        for i in range(p.top, p.size):
            self.put_fact(self.players, self.place(p, p.stock[i]))
        if p.top < p.size:
            self.put_fact(self.players + 1, self.place(p, p.stock[p.size - 1]))
        self.put_fact(self.players + 2, p.size - p.top)
        return self.count

    def list_cards(self, p: Position, block: int, cards: int) -> None:
        while cards != 0:
            self.put_fact(block, self.place(p, lowest(cards)))
            cards &= cards - 1

    def put_fact(self, block: int, place: int) -> None:
        self.facts[self.count] = block * self.deck + place
        self.count += 1

    def place(self, p: Position, card: int) -> int:
        """The number of a card with trumps first and the lowest rank as 0."""
        return ((card >> 4) + 4 - p.trump) % 4 * (13 - self.bottom) + (card & 15) - self.bottom

    # -- what it says ---------------------------------------------------------------------------

    def judge(self, p: Position) -> None:
        """Fill ``gain`` for the start of a bout."""
        self.list_facts(p)
        self.feel_first()
        self.feel_second()
        self.speak()
        share = 0.5 if self.players == 2 else 1.0 - 1.0 / self.players
        seat = p.opener
        drawn = self.out[self.players]
        for i in range(self.players):
            self.gain[seat] = 1.0 - self.out[i] - drawn + drawn * share
            seat = p.left_of(seat)

    def feel_first(self) -> None:
        for j in range(FIRST):
            self.hidden_0[j] = self.bias_0[j]
        for i in range(self.count):
            at = self.facts[i] * FIRST
            for j in range(FIRST):
                self.hidden_0[j] += self.weight_0[at + j]

    def feel_second(self) -> None:
        for j in range(SECOND):
            self.hidden_1[j] = self.bias_1[j]
        for i in range(FIRST):
            felt = self.hidden_0[i]
            if felt > 0.0:
                for j in range(SECOND):
                    self.hidden_1[j] += felt * self.weight_1[i * SECOND + j]

    def speak(self) -> None:
        """The chances of each seat, from the opener on, to be the fool, and of a drawn deal."""
        outputs = self.players + 1
        for j in range(outputs):
            self.out[j] = self.bias_2[j]
        for i in range(SECOND):
            felt = self.hidden_1[i]
            if felt > 0.0:
                for j in range(outputs):
                    self.out[j] += felt * self.weight_2[i * outputs + j]
        most = self.out[0]
        for j in range(1, outputs):
            most = max(most, self.out[j])
        total = 0.0
        for j in range(outputs):
            self.out[j] = power(self.out[j] - most)
            total += self.out[j]
        for j in range(outputs):
            self.out[j] /= total


def power(x: float) -> float:
    """The exponential of x for x <= 0, by products alone: the same on every machine."""
    y = 1.0 + max(x, -30.0) / 1024.0
    for _ in range(10):
        y *= y
    return y
