"""How the exact endgame writes down what a position needs beside the cards: one number, made of these.

Compiled with the C types in ``endgame_state.pxd``.
"""

from __future__ import annotations

ROOM = 7
"""In a state: how many attack cards may still be added in this bout."""
EARLY = 8
"""The limit of the first bout holds (DK-09)."""
SHOWN = 16
"""The trump of this rank has been shown in this bout (DK-21)."""
PASSING = 32
"""Transfers are allowed in this bout."""
MUTE = 64
"""The attacker may not throw in in this bout (DK-12)."""
PARTLY = 128
"""The defender has begun to cover all that lies open and goes on."""
WORN = 256
"""No progress since the root, where positions had come twice."""
SEAT = 512
"""With ``WORN``: the seats have changed places since the root."""
BOUT, ADDING, WAITING = 1024, 2048, 3072
"""The kind of decision."""
KIND = 3072
TURNED = 4096
"""Transfers have made the seat that opened this bout its defender."""
TURN = 8192
"""In steps of this: how many times more the attack may turn to the other seat without progress."""
TURNS = 7 * TURN
ENDLESS = 7 * TURN
"""Any number of times, until a position comes again."""
