"""The table of Idiot in the terminal, played by its keys."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from tashkhana.core.cards import Card, pack_from
from tashkhana.games.idiot.bots import BOTS
from tashkhana.games.idiot.game import GAME
from tashkhana.games.idiot.terminal.choosing import Thing
from tashkhana.games.idiot.terminal.table import IdiotTable
from tashkhana.terminal.sitting import Sitting
from tashkhana.terminal.table import TableApp
from tashkhana.texts import LANGUAGES, Texts
from tests.terminal.pilot import SIZE, Laid, open_table, shown, table, until

EN = Texts("en", ("idiot",))
OTHERS = {"hand": "5S 6D JD", "up": "TH", "down": "JC TC 8C"}


def laid(*entries: str, preset: str = "funny-hat", **more: Any) -> Laid:
    """A table of two at which A, the person, is to move; `more` are zones of A, keys of the position, or settings."""
    zones = {"A": {zone: more.pop(zone, "") for zone in ("hand", "up", "down")}, "B": more.pop("other", OTHERS)}
    position: dict[str, Any] = {"zones": zones, "pile": more.pop("pile", ""), "stock": more.pop("stock", "")}
    position |= {"dealer": more.pop("dealer")} if "dealer" in more else {}
    position |= {"phase": more.pop("phase")} if "phase" in more else {"turn": more.pop("turn", "A")}
    return Laid("idiot", position, *entries, preset=preset, **more)


def screen_of(app: TableApp) -> IdiotTable:
    assert isinstance(app.table, IdiotTable)
    return app.table


async def point_at(pilot: Pilot[None], screen: IdiotTable, place: int) -> None:
    """Point by the key, or along the rows."""
    if place < 10:
        await pilot.press("1234567890"[place])
    while screen.pointing.at != place:
        await pilot.press("right" if screen.pointing.at < place else "left")


async def pick(pilot: Pilot[None], screen: IdiotTable, cards: Sequence[str]) -> None:
    """Pick these cards, from the hand as long as it has them, else from the table."""
    for card in cards:
        things = screen.cards()
        free = [thing for thing in things if thing not in screen.pointing.picked]
        found = next(thing for thing in free if screen.own.card(thing) == card)
        await point_at(pilot, screen, things.index(found))
        await pilot.press("space")


async def play_by_keys(pilot: Pilot[None], screen: IdiotTable) -> None:
    """One move of the person, by the keys that a person would press; a medium player whispers which."""
    seen = screen.sitting.seen
    move = BOTS["medium"](seen, 0) or seen.legal[0]
    verb, *names = move.split()
    if verb in ("ready", "decline", "pass"):
        await pilot.press("d")
    elif verb == "swap":
        for name, place in zip(names, (False, True), strict=True):
            own = screen.own
            things = own.places if place else own.hand
            found = next(thing for thing in things if own.card(thing) == name)
            await point_at(pilot, screen, screen.cards().index(found))
            await pilot.press("enter")
    elif verb == "flip":
        await point_at(pilot, screen, screen.cards().index(Thing(f"@{int(names[0]) - 1}")))
        await pilot.press("enter")
    elif verb == "pick-up":
        await pilot.press("p")
        if screen.pointing.targets:
            await pilot.press("enter")
    else:
        await pick(pilot, screen, names)
        await pilot.press("enter")


@pytest.mark.parametrize(
    ("preset", "changed", "seed"),
    [
        ("funny-hat", {"players": 3}, 5),
        ("palace", {"players": 4, "up_fail": "pile+one_up", "jump_in": "on"}, 8),
        ("shithead-classic", {"players": 4, "joker": 2, "trade": "off", "voluntary": "off"}, 15),
    ],
)
async def test_a_whole_match_is_played_by_keys(preset: str, changed: dict[str, Any], seed: int):
    """From the deal to the hat, and on into another match, nothing but keys."""
    at = Sitting(GAME, GAME.read_settings(preset, {"match": "deals:1", **changed}), Random(seed))
    app = table(at)

    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        while at.match.stage != "match-over":
            await until(pilot, lambda: at.due or at.match.stage == "match-over")
            if at.due:
                version = at.match.version
                # Where somebody may jump in, what was pointed at may be gone before the last key.
                with suppress(ValueError, RuntimeError):
                    await play_by_keys(pilot, screen_of(app))
                assert at.match.version > version
            assert at.match.version < 2000
        await until(pilot, lambda: EN("result-play-again") in shown(app))

        assert at.match.outcome is not None

        await pilot.press("n")

        assert at.match.stage == "play"


async def test_everything_is_on_a_small_screen():
    """At 80 by 24: seats with what lies before them, number, pile, stock, the own places, the hand, the keys."""
    at = laid(hand="9S TD", up="5C 8D KH", down="3C 4C 6C", pile="4D 4S 9D", stock="AS KS")

    async with open_table(at) as (_, app):
        screen = shown(app)

    lines = screen.splitlines()
    assert len(lines) == SIZE[1]
    assert max(map(cell_len, lines)) <= SIZE[0]
    for words in (
        EN("number-higher", corner="9", rank=9),
        EN("table-own"),
        "│  2│",
        "9♦",
        "10♥ ▒▒▒",
        "│ 5♣││ 8♦││ K♥│",
    ):
        assert words in screen
    assert "│ 5♣││ 8♦││ K♥│" in screen
    for words in (EN("ask-play-higher", corner="9", rank=9), f"P {EN('button-pick-up')}", EN("terminal-play")):
        assert words in screen


async def test_a_hand_of_forty_is_whole():
    """Every card of a very long hand can be read and reached, and everything else is still there."""
    cards = [card for card in pack_from("2") if card != "AS"][:40]
    at = laid(hand=" ".join(cards), up="3S 4S 5S", down="6S 7S 8S", pile="9S TS", decks=2, other={"hand": "9S"})

    async with open_table(at) as (pilot, app):
        screen = shown(app)
        await pilot.press("up", "left")
        last = app.table.pointing.at
        await pilot.press("right", "down", "down")
        down_left = app.table.pointing.at

    assert sum(screen.count(app.table.speaker.cards([card])) for card in set(cards)) >= 40
    for words in (EN("number-higher", corner="10", rank=10), EN("table-own"), EN("button-pick-up"), "3♠", "▒▒▒"):
        assert words in screen
    assert last == 39
    assert down_left == 19


async def test_hand_and_table_are_swapped_then_ready_is_said():
    """Enter on a hand card, Enter on a face-up one, in either order; D says Ready."""
    at = laid(hand="4C QD", up="AH 3S", down="5C 6C", phase="trade", stock="rest")

    async with open_table(at) as (pilot, app):
        assert EN("ask-trade") in shown(app)
        await pilot.press("1", "enter")
        first = shown(app)
        await pilot.press("enter")
        swapped = shown(app)
        await pilot.press("up", "right", "enter")
        second = shown(app)
        await pilot.press("1", "enter")
        view = at.seen.view
        await pilot.press("d")

    assert EN("ask-swap-up") in first
    assert EN("event-swapped", who="you", name="", hand="4♣", up="A♥") in swapped
    assert EN("ask-swap-hand") in second
    assert {"4C", "QD"} < set(view.seats[0].up)
    assert at.seen.view.seats[0].ready


async def test_a_rank_is_opened_or_declined():
    """In the auction the asked rank stands in the question; D declines, Enter opens with the picked cards."""
    other = {**OTHERS, "hand": "QS JD"}
    for keys, kind in (("d", "declined"), ("enter", "opened")):
        at = laid(hand="3C 3D KH", phase="opening", other=other, dealer="B")
        async with open_table(at) as (pilot, app):
            await until(pilot, lambda app=app: EN("ask-open", corner="3", rank=3) in shown(app))
            await pick(pilot, screen_of(app), ["3C", "3D"])
            assert EN("button-lay", count=2) in shown(app)
            await pilot.press(keys)

        assert at.seen.events[0].kind == kind


async def test_a_two_asks_for_its_companion():
    """Enter on a two asks for the card that goes with it; Enter on that card lays both."""
    at = laid(hand="2C 4S 9H", up="5C", pile="KD", stock="AS KS")

    async with open_table(at) as (pilot, app):
        await pilot.press("1", "enter")
        asked = shown(app)
        await pilot.press("2", "enter")

    assert EN("ask-companion") in asked
    assert at.seen.view.pile == ("KD", "2C", "4S")


async def test_equal_cards_of_several_packs_are_picked_one_by_one():
    """Two nines of spades are two cards."""
    at = laid(hand="9S 9S KD", decks=2, stock="rest")

    async with open_table(at) as (pilot, app):
        await pilot.press("1", "space", "2", "space")
        assert EN("button-lay", count=2) in shown(app)
        await pilot.press("enter")

    assert at.seen.view.pile == ("9S", "9S")


async def test_the_last_hand_card_takes_its_twins_along():
    """With an empty stock, a face-up card of the same rank is picked besides and laid in the same play."""
    at = laid(hand="QC", up="QD 5C KD", pile="JS")

    async with open_table(at) as (pilot, app):
        await pick(pilot, screen_of(app), ["QC", "QD"])
        await pilot.press("enter")

    assert set(at.seen.view.pile) == {"JS", "QC", "QD"}


async def test_face_down_cards_are_turned_over_by_their_keys():
    """With an empty hand the digits point at the places; Enter turns the card over."""
    at = laid(down="3C - 6C", pile="4D")

    async with open_table(at) as (pilot, app):
        asked = shown(app)
        await pilot.press("2", "enter")

    assert EN("ask-flip") in asked
    assert at.seen.events[0].kind == "flipped"
    assert at.seen.events[0].cards == ("6C",)


async def test_a_face_up_card_comes_along_with_the_pile():
    """Where the rules want it, P asks which; arrows choose, Enter takes; Esc thinks again."""
    at = laid(up="3D 4S 5H", down="3C 7S 6C", pile="9D", up_fail="pile+one_up")

    async with open_table(at) as (pilot, app):
        await pilot.press("p")
        asked = shown(app)
        await pilot.press("escape")
        again = shown(app)
        await pilot.press("p", "right", "enter")

    assert EN("ask-pick-up-card") in asked
    assert EN("ask-nothing-fits") in again
    assert set(at.seen.view.hand) == {"9D", "4S"}


async def test_a_card_just_drawn_may_be_laid_or_kept():
    """After drawing the rank just laid, it is asked for; D keeps it."""
    at = laid("A play 7C", hand="7C QD KD", stock="7S AS", pile="5D")

    async with open_table(at) as (pilot, app):
        asked = shown(app)
        await pilot.press("d")

    assert EN("ask-extra") in asked
    assert f"D {EN('button-pass')}" in asked
    assert at.seen.events[0].kind == "passed"


async def test_one_may_jump_in_and_there_is_time_for_it():
    """Out of turn the picked cards burn the pile, and the others wait a little longer for it."""
    at = laid(hand="9C KD KS", pile="9D 9S 9H", turn="B", jump_in="on")
    app = table(at, pace_s=None)

    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: EN("ask-jump") in shown(app))
        assert app.table._clock is not None
        assert app.table._clock._interval == pytest.approx(4.0)
        await pilot.press("1", "enter")

    assert [event.kind for event in at.seen.events][:2] == ["jumped", "burned"]


async def test_what_cannot_be_played_says_why():
    """A card too low, a face-up card before its time: each has its reason, and nothing happens."""
    at = laid(hand="4S KD", up="AH", down="5C", pile="9D")

    async with open_table(at) as (pilot, app):
        said = []
        for keys in (("1", "enter"), ("up", "enter")):
            await pilot.press(*keys)
            said.append(shown(app))

    assert EN("why-lower-than-pile") in said[0]
    assert EN("why-zone-locked") in said[1]
    assert at.match.version == 0


async def test_the_house_declines_for_who_has_not_the_rank():
    """In the auction a person without the rank is passed over, after the same time as everybody."""
    at = laid(hand="KC KD", phase="opening", other={**OTHERS, "hand": "3S JD"}, dealer="B")
    app = table(at)

    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: EN("event-declined", who="you", name="") in shown(app))


async def test_history_tells_every_play():
    """L opens the last plays, the latest first."""
    at = laid("A play 9S", "B pick-up", hand="9S KD", pile="4D", up="5C")

    async with open_table(at) as (pilot, app):
        await pilot.press("l")
        history = shown(app)

    taken = EN("event-picked-up", who="bot", name=EN("bot-name-1"), count=2)
    assert history.index(taken) < history.index(EN("event-played", who="you", name="", cards="9♠"))


async def test_places_are_played_by_the_mouse():
    """The first click points at a face-down card, the second turns it over."""
    at = laid(down="3C - 6C", pile="4D")

    async with open_table(at) as (pilot, app):
        await pilot.click("#own", offset=(12, 2))
        assert app.table.pointing.at == 1
        await pilot.click("#own", offset=(12, 2))

    assert at.seen.events[0].cards == ("6C",)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_speaks_every_language(language: str):
    """All words come from the texts and fit: no id shows, and the keys for playing and leaving are told."""
    texts = Texts(language, ("idiot",))
    at = laid(
        "A play 7C", hand="7C QD KD", up="5C 5D 5H", down="6C 6S 6H", stock="7S AS", pile="5S", other={"hand": "4S JD"}
    )

    async with open_table(at, language) as (pilot, app):
        screens = [shown(app)]
        await pilot.press("space")
        screens.append(shown(app))

    for screen in screens:
        for text_id in ("ask-extra", "button-pass", "terminal-quit", "table-own"):
            assert texts(text_id) in screen
        for part in ("ask-", "event-", "badge-", "terminal-", "table-", "button-", "bot-name", "number-", "standing-"):
            assert part not in screen


def test_equal_cards_keep_their_numbers():
    """What is pointed at says which of two equal cards it is."""
    at = laid(hand="9S KD 9S", decks=2, stock="rest")
    at.deal()
    screen = IdiotTable(at, EN, "", pace_s=1.0)

    assert screen.cards()[:3] == ("9S.0", "9S.1", "KD.0")
    assert screen.own.cards(screen.cards()) == (Card("9S"), Card("9S"), Card("KD"))
