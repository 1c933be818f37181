"""How many play-outs, and walks of a tree, the searches of each game make in a second of one core (for bots.py)."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import groupby

from tashkhana.core.rng import Rng
from tashkhana.core.seen import Seen
from tashkhana.games.dhumbal.bot_hard import HARD
from tashkhana.games.dhumbal.think import search_for
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.memory import recall
from tashkhana.games.durak.nets import net_for
from tashkhana.games.durak.policy import Policy, run_policy
from tashkhana.games.durak.search import Search
from tashkhana.games.durak.temper import MANY, TWO
from tashkhana.games.idiot.bot_search import Question, policy_of
from tashkhana.games.idiot.search import Search as IdiotSearch

AT_ONCE = 2_000
POSITIONS = 25

Work = Callable[[], int]
"""Some play-outs or walks; how many they were."""


def durak(seen: Seen) -> Iterator[tuple[str, Work]]:
    """Play-outs by the medium player; walks that end in one; walks that end with the bout and the network."""
    belief = recall(seen)
    dealt = Position(belief.start.rules)
    belief.deal(dealt, Rng(1))
    policy = Policy(dealt.rules, TWO if seen.players == 2 else MANY)
    search = Search(belief, 1)
    yield "play-outs", lambda: sum(run_policy(dealt, policy, AT_ONCE))
    yield "walks of the tree", lambda: search.grow(AT_ONCE) or AT_ONCE
    if (net := net_for(seen.players, int(seen.settings["deck"]))) is not None:
        judged = Search(belief, 1, net)
        yield "walks with the network", lambda: judged.grow(AT_ONCE) or AT_ONCE


def idiot(seen: Seen) -> Iterator[tuple[str, Work]]:
    """Play-outs by the quick player; walks of the tree, late in the deal."""
    if seen.view.phase == "trade":
        return
    question = Question.of(seen, 1)
    policy = policy_of(question.belief, 1)
    for what, deep in (("play-outs", False), ("walks of the tree", True)):
        search = IdiotSearch(question.belief, policy, question.seat, 1, deep=deep)
        for move in question.arms(policy):
            search.add(*move)
        yield what, lambda search=search: search.race(AT_ONCE)


def dhumbal(seen: Seen) -> Iterator[tuple[str, Work]]:
    """Rounds that are played on. There is no tree."""
    search, moves = search_for(seen, 1, HARD)

    def work() -> int:
        search.run(AT_ONCE // len(moves))
        return AT_ONCE // len(moves) * len(moves)

    if moves:
        yield "play-outs", work


PACES: dict[str, Callable[[Seen], Iterator[tuple[str, Work]]]] = {"durak": durak, "idiot": idiot, "dhumbal": dhumbal}


def per_second(game_id: str, decisions: list[Seen]) -> dict[str, float]:
    """By what is counted: how many there are in a second of CPU time, over some of these decisions."""
    some = decisions[:: max(1, len(decisions) // POSITIONS)]
    works = sorted(((what, work) for seen in some for what, work in PACES[game_id](seen)), key=lambda pair: pair[0])
    paces = {}
    for what, group in groupby(works, key=lambda pair: pair[0]):
        begun, done = time.process_time(), 0
        for _, work in group:
            done += work()
        paces[what] = done / (time.process_time() - begun)
    return paces
