"""Tables of Durak to look at while drawing: `python client/dev/scenes.py`, then `npm run dev` and /dev/?scene=six.

Writes scenes.json beside itself: by name, the list of `seen` that seat 0 gets one after another.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from tashkhana.core.cards import Card, card_at, number_of, set_of
from tashkhana.core.entry import Act, Deal
from tashkhana.core.match import Match
from tashkhana.core.move import Move
from tashkhana.core.outcome import Standing
from tashkhana.core.seat import Seat
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.position import DurakPosition
from tashkhana.games.durak.settings import rules_of

Moves = list[tuple[int, str]]

TALON = "KC QD JS AH"
SIX = ["7C 9S 8D TS JD KH QH AC 8H", "7D KS AS QC 9H JC", "9D TC 9C AD QS JH", "6C 7S 6D 6S TD TH"]
SETS = ["7C 7S 7D TS JD KH", "9S KS AS QC 9H JC", "9D TC 9C AD QS JH", "6C 8D 6D 6S TD 6H"]
FIRST = ["7C 7S 8D TS JD KH", "7D KS AS QC 9H JC", "9D TC 9C AD QS JH", "6C 9S 6D 6S TD 6H"]
PASS = ["6H 6D 8D TS JD KH QH AC 8H", *SIX[1:3], "6C 7S 7C 6S TD TH"]
MANY = [SIX[0], "7D KS AS", "9D TC 9C", "QC JC", "QS JH", SIX[3]]


def start(players: int, hands: list[str], talon: str, attacker: int, bout: int = 2, **settings: Any) -> Match[Any]:
    """A match at the start of a bout, hearts trump."""
    chosen = GAME.read_settings("house", {"players": players, **settings})
    core = Position(rules_of(chosen))
    bits = [set_of(Card(name) for name in hand.split()) for hand in hands]
    core.set_up(2, bits, [number_of(Card(name)) for name in talon.split()], attacker, bout=bout, dealer=players - 1)
    nothing = (0,) * players
    standing = Standing(deal=1, dealer=players - 1, marks=nothing, totals=nothing)
    return Match.from_position(GAME, chosen, standing, DurakPosition.at_start(core))


def play(match: Match[Any], moves: Moves) -> list[Match[Any]]:
    """The match after each of these moves, itself first."""
    reel = [match]
    for seat, words in moves:
        verb, *args = words.split()
        reel.append(reel[-1].enter(Act(Seat(seat), Move(verb, tuple(args)))))
    return reel


def spread(players: int, own: int, deck: str = "36") -> tuple[list[str], str]:
    """Hands with `own` cards for seat 0, the rest among the others, no talon."""
    lowest = {"36": 4, "52": 0}[deck]
    pack = [card_at(16 * suit + rank) for rank in range(lowest, 13) for suit in range(4)]
    rest = pack[own:]
    return [" ".join(pack[:own]), *(" ".join(rest[i :: players - 1][:8]) for i in range(players - 1))], ""


def scenes() -> dict[str, list[Match[Any]]]:
    """Every scene by its name."""
    pairs: Moves = [
        (3, "attack 6C"), (0, "cover 6C 7C"), (3, "throw 7S"), (0, "cover 7S 9S"), (3, "throw 6D"), (0, "cover 6D 8D"),
        (3, "throw 6S"), (0, "cover 6S TS"), (2, "throw 9D"), (0, "cover 9D JD"), (2, "throw TC"),
    ]  # fmt: skip
    six = start(4, SIX, TALON, 3)
    two = start(2, [SIX[0], "7D KS AS QC 9H 6C 6D 6S"], TALON, 1)
    deal = Match.begin(GAME, GAME.read_settings("house", {"players": 4, "next_lead": "lowest_trump"}))
    order = list(GAME.pack(deal.settings))
    order = order[7:] + order[:7]
    shuffled = [order[(i * 17) % 36] for i in range(36)]
    take: Moves = [(3, "attack 6C"), (0, "take"), (2, "done"), (1, "done"), (3, "throw 6D 6S")]
    hands20, none = spread(4, 20)
    hands40, _ = spread(4, 30, "52")
    return {
        "deal": [deal, deal.enter(Deal(tuple(shuffled)))],
        "first": [start(4, FIRST, TALON, 0, bout=1)],
        "six": play(six, pairs),
        "take": play(six, take),
        "two": play(two, [(1, "attack 6C 6D")]),
        "twenty": [start(4, hands20, none, 0)],
        "twenty6": [start(6, [hands20[0], "AC AD", "AH AS", "QS KC", "KD KH", "KS QH"], none, 0)],
        "thirty": [start(4, hands40, none, 0, deck=52)],
        "pass": play(start(4, PASS, TALON, 3, transfer_show="on"), [(3, "attack 6C 6S")]),
        "set": [start(4, SETS, TALON, 0)],
        "six6": play(start(6, MANY, TALON, 5), [(5 if seat == 3 else seat, words) for seat, words in pairs]),
    }


def whole_match(players: int) -> list[Match[Any]]:
    """A whole deal among medium bots."""
    match = Match.begin(GAME, GAME.read_settings("house", {"players": players}))
    pack = list(GAME.pack(match.settings))
    match = match.enter(Deal(tuple(pack[(i * 23 + 5) % 36] for i in range(36))))
    reel = [match]
    while match.stage == "play" and len(reel) < 400:
        for seat in match.asked():
            move = GAME.bots["medium"](match.seen(seat), len(reel)) if match.legal(seat) else None
            if move is None:
                continue
            verb, *args = move.split()
            match = match.enter(Act(Seat(seat), Move(verb, tuple(args))))
            reel.append(match)
            break
    return reel


def main() -> None:
    reels = {**scenes(), "match": whole_match(4)}
    seen = {name: [match.seen(0) for match in reel if match.position is not None] for name, reel in reels.items()}
    Path(__file__).with_name("scenes.json").write_bytes(msgspec.json.encode(seen))
    sys.stdout.write(" ".join(f"{name}:{len(reel)}" for name, reel in seen.items()) + "\n")


if __name__ == "__main__":
    main()
