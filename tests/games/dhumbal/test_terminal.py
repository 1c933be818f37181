"""The table of Dhumbal in the terminal, played by its keys."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tashkhana.core.cards import Card
from tashkhana.games.dhumbal.bots import BOTS
from tashkhana.games.dhumbal.game import GAME
from tashkhana.games.dhumbal.terminal.choosing import arranged
from tashkhana.terminal.sitting import Sitting
from tashkhana.terminal.table import TableScreen
from tashkhana.texts import LANGUAGES, Texts
from tests.terminal.pilot import SIZE, Laid, open_table, shown, table, until

EN = Texts("en", ("dhumbal",))
HANDS = {"A": "2C 7C 7D KH", "B": "6C 4D", "C": "9C QC"}


def laid(*entries: str, hands: dict[str, str] | None = None, preset: str = "dhumbal", **more: Any) -> Laid:
    """A table at which A, the person, is to move; `more` are settings, or keys of the position."""
    keys = ("discards", "stock", "last_throw", "totals", "turn")
    position = {"hands": hands or HANDS, "discards": "9D", "stock": "rest", "turn": "A"}
    position |= {key: value for key, value in more.items() if key in keys}
    changed = {key: value for key, value in more.items() if key not in keys}
    return Laid("dhumbal", position, *entries, preset=preset, **changed)


async def mark(pilot: Pilot[None], screen: TableScreen, cards: Sequence[str]) -> None:
    """Pick these cards in this order."""
    for card in cards:
        place = screen.cards().index(Card(card))
        await pilot.press("1234567890"[place], "space")


async def play_by_keys(pilot: Pilot[None], screen: TableScreen) -> None:
    """One move of the person, by the keys that a person would press; a medium player whispers which."""
    seen = screen.sitting.seen
    move = BOTS["medium"](seen, 0) or seen.legal[0]
    verb, *names = move.split()
    if verb == "call":
        await pilot.press("c")
    elif verb == "slap":
        await pilot.press("d")
    elif names == ["stock"]:
        await pilot.press("s")
    elif verb == "draw":
        await pilot.press("t")
        while screen.pointing.targets and screen.pointing.aimed != names[1]:
            await pilot.press("right")
        if screen.pointing.targets:
            await pilot.press("enter")
    else:
        await mark(pilot, screen, names)
        await pilot.press("enter")


@pytest.mark.parametrize(
    ("preset", "changed"),
    [
        ("dhumbal", {"rounds": 2, "players": 3, "limit": 10, "throw_cap": 50}),
        ("yaniv", {"rounds": 1, "players": 2, "limit": 10, "throw_cap": 50}),
        ("jhyap-100", {"rounds": 1, "players": 4, "limit": 10}),
    ],
)
async def test_a_whole_match_is_played_by_keys(preset: str, changed: dict[str, Any]):
    """From the first deal to the result of the match, and on into another, nothing but keys."""
    at = Sitting(GAME, GAME.read_settings(preset, changed), Random(5))
    app = table(at)

    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        while at.match.stage != "match-over":
            await until(pilot, lambda: at.due or at.match.stage in ("deal-over", "match-over"))
            if at.match.stage == "deal-over":
                await pilot.press("n")
            elif at.due:
                version = at.match.version
                await play_by_keys(pilot, app.table)
                assert at.match.version > version
        await until(pilot, lambda: EN("result-play-again") in shown(app))

        assert at.match.outcome is not None
        assert at.match.standing.deal == changed["rounds"]

        await pilot.press("n")

        assert at.match.stage == "play"
        assert at.match.standing.deal == 1


async def test_everything_is_on_a_small_screen():
    """At 80 by 24: seats with cards and points, stock, discards, what the hand counts, the limit, the keys."""
    async with open_table(laid(totals={"A": 12, "B": -7, "C": -5})) as (_, app):
        screen = shown(app)

    lines = screen.splitlines()
    assert len(lines) == SIZE[1]
    assert max(map(cell_len, lines)) <= SIZE[0]
    for words in (EN("table-in-hand", count=26), EN("table-limit", count=5), "+12", "−7", "9♦", "7♣", "K♥"):
        assert words in screen
    for words in (EN("ask-draw"), f"S {EN('button-draw-stock')}", f"T {EN('button-draw-discard')}"):
        assert words in screen
    assert f"C {EN('button-call', count=26)}" not in screen


async def test_marked_cards_are_thrown_in_their_order_and_their_sum_is_shown():
    """The last one marked lies on top (D-35); the key tells what is thrown away."""
    at = laid("A draw stock", stock="AH rest")

    async with open_table(at) as (pilot, app):
        await mark(pilot, app.table, ["7D", "7C"])
        marked = shown(app)
        await pilot.press("enter")

    assert EN("table-marked", count=14) in marked
    assert EN("button-throw-sum", count=14) in marked
    assert at.seen.view.last == ("7D", "7C")
    assert at.seen.view.hand == ("AH", "2C", "KH")


async def test_what_cannot_be_thrown_says_why():
    """Before drawing, cards that do not belong together, and the card just taken: each has its reason."""
    at = laid()

    async with open_table(at) as (pilot, app):
        await pilot.press("t")
        await mark(pilot, app.table, ["2C", "7C"])
        await pilot.press("enter")
        together = shown(app)
        await pilot.press("escape")
        await mark(pilot, app.table, ["9D"])
        await pilot.press("enter")
        taken = shown(app)

    assert EN("why-not-a-set") in together
    assert EN("why-taken-this-turn") in taken
    assert at.match.version == 1


async def test_of_several_discards_one_is_chosen():
    """Either end of a run may be taken: arrows choose among the two, Enter takes."""
    at = laid("A discard KH", preset="yaniv", discards="8S 9S TS", last_throw=3)

    async with open_table(at) as (pilot, app):
        await pilot.press("t")
        asked = shown(app)
        await pilot.press("right", "right", "left", "enter")

    assert EN("ask-choose-discard") in asked
    assert "TS" in at.seen.view.hand


async def test_a_call_tells_its_claim_and_the_rows_of_the_round():
    """C calls at the sum of the hand; then everybody's hand, charge and payment stand there until the next round."""
    at = laid(hands={"A": "2C 3C", "B": "6C 4D", "C": "9C QC"})

    async with open_table(at) as (pilot, app):
        before = shown(app)
        await pilot.press("c")
        after = shown(app)
        await pilot.press("n")

        assert at.match.standing.deal == 2

    assert f"C {EN('button-call', count=5)}" in before
    rows = {line.split()[0]: line.split()[1:] for line in after.splitlines() if line.strip()}
    assert rows["hand"] == ["5", "10", "19"]
    assert rows["took"] == ["0", "10", "19"]
    assert rows["paid"] == ["+29", "−10", "−19"]
    for words in (EN("result-round", who="you", name=""), EN("button-next-round"), "Q♣", EN("badge-called")):
        assert words in after


async def test_a_card_can_be_slapped_down_and_there_is_time_for_it():
    """The stock card of the rank just thrown follows by D, and the others wait a little longer for it."""
    moves = ("A discard 7C", "A draw stock")
    at = laid(*moves, preset="yaniv", hands={**HANDS, "A": "2C 7C KH"}, stock="7S rest")
    app = table(at, pace_s=None)

    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: EN("ask-slap") in shown(app))
        assert app.table._clock is not None
        assert app.table._clock._interval == pytest.approx(4.0)
        await pilot.press("d")

    assert [event.kind for event in at.seen.events] == ["slapped"]


async def test_discards_are_shuffled_when_the_stock_is_empty():
    """Whoever asks for a card of an empty stock gets one: the house shuffles, and says so."""
    hands = {"A": "2C 7C", "B": "6C 4D"}
    at = laid(hands=hands, discards="rest", stock="")

    app = table(at)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: EN("ask-draw") in shown(app))
        await pilot.press("s")
        await until(pilot, lambda: EN("event-rebuilt", count=47) in shown(app))

    assert at.seen.view.phase == "throwing"
    assert len(at.seen.view.hand) == 3


async def test_the_hand_is_sorted_as_wished():
    """O lays it by suit, and again light to heavy; the card pointed at stays so."""
    at = laid(hands={"A": "2D 3C 4D", "B": "6C 5D"})

    async with open_table(at) as (pilot, app):
        await pilot.press("3", "o")
        by_suit = app.table.cards()
        at_card = by_suit[app.table.pointing.at]
        await pilot.press("o")
        light = app.table.cards()

    assert by_suit == ("3C", "2D", "4D")
    assert at_card == "4D"
    assert light == ("2D", "3C", "4D")


async def test_history_tells_every_turn():
    """L opens the turns of the round, the latest first."""
    at = laid("A draw discard", "A discard KH", "B draw stock", "B discard 6C")

    async with open_table(at) as (pilot, app):
        await pilot.press("l")
        history = shown(app)

    first, second = (history.index(EN("history-threw", cards=card)) for card in ("6♣", "K♥"))
    assert first < second
    assert EN("history-took", cards="9♦") in history


async def test_who_is_out_of_the_match_watches_quickly():
    """A person who has left the match is told so, and the others play on without delay."""
    at = laid(preset="jhyap-100", hands={"A": "", "B": "6C 4D", "C": "9C QC"}, totals={"A": 120}, turn="B")

    app = table(at, pace_s=None)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: EN("event-out", who="you", name="") in shown(app))

        assert app.table._clock is not None
        assert app.table._clock._interval < 0.2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_speaks_every_language(language: str):
    """All words come from the texts and fit: no id shows, and the keys for drawing, calling and leaving are told."""
    texts = Texts(language, ("dhumbal",))
    at = laid(hands={"A": "2C AC", "B": "6C 4D", "C": "9C", "D": "TC", "E": "TD", "F": "TH"})

    async with open_table(at, language) as (pilot, app):
        screens = [shown(app)]
        for keys in (("s",), ("space",)):
            await pilot.press(*keys)
            screens.append(shown(app))

    assert texts("button-call", count=3) in screens[0]
    assert texts("button-draw-stock") in screens[0]
    assert texts("ask-throw") in screens[1]
    for screen in screens:
        assert texts("terminal-quit") in screen
        for part in ("ask-", "event-", "badge-", "terminal-", "table-", "button-", "bot-name", "score-", "standing-"):
            assert part not in screen


def test_jokers_lie_at_the_heavy_end():
    """Whatever the order, jokers come last."""
    hand = [Card(card) for card in ["JK2", "KS", "JK1", "AD", "2S"]]

    assert arranged(hand, "light") == ("AD", "2S", "KS", "JK1", "JK2")
    assert arranged(hand, "suit") == ("AD", "2S", "KS", "JK1", "JK2")
