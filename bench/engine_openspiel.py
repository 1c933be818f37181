"""The peer of `bench/engine.py`: OpenSpiel's C++ roll-outs of crazy_eights, from a position that is dealt.

Its random roll-out evaluator runs inside its tree search; a search of one simulation that plays N roll-outs
from the root is N roll-outs in C++ and one call.
"""

from __future__ import annotations

import random
import sys
import time

import pyspiel

ROLLOUTS = 500


def dealt(game: pyspiel.Game, seed: int) -> pyspiel.State:
    """A position after a random deal."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node():
        actions, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(actions, chances)[0])
    return state


def rollouts_per_second(seats: int, seconds: float) -> float:
    """Roll-outs a second of CPU time, over fresh deals."""
    game = pyspiel.load_game("crazy_eights", {"players": seats})
    played, spent = 0, 0.0
    while spent < seconds:
        state = dealt(game, played)
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, played)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, played, False)
        begun = time.process_time()
        bot.step(state)
        spent += time.process_time() - begun
        played += ROLLOUTS
    return played / spent


for line in sys.stdin:
    seats_asked, seconds_asked = line.split()
    print(rollouts_per_second(int(seats_asked), float(seconds_asked)), flush=True)
