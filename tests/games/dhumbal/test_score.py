"""What a round of Dhumbal means for the running totals."""

from __future__ import annotations

from tashkhana.core.outcome import Standing
from tashkhana.games.dhumbal.game import GAME
from tashkhana.games.dhumbal.view import DhumbalResult


def test_the_result_tells_which_totals_became_half():
    """Only who lands exactly on 50, 100 or 200 by a charge; nobody at a table without halving."""
    yaniv = GAME.read_settings("yaniv", {"players": 3})
    standing = Standing(deal=2, dealer=0, marks=(0, 0, 0), totals=(40, 50, 90))
    result = DhumbalResult(winner=1, hand=(10, 3, 9), took=(10, 0, 9))

    halving = GAME.score(yaniv, standing, result)
    plain = GAME.score({**yaniv, "halving": "off"}, standing, result)

    assert halving.totals == (25, 50, 99)
    assert halving.last == DhumbalResult(winner=1, hand=(10, 3, 9), took=(10, 0, 9), halved=(0,))
    assert plain.last == result
