"""What every game shares: cards, settings, moves, the contract of a game, the match and its record.

Nothing in here reads a clock, draws a random number, or touches a file or a socket.
"""
