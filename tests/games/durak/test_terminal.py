"""The table of Durak in the terminal, played by its keys."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from tashkhana.core.cards import Card, number_of, set_of
from tashkhana.core.entry import read_entry
from tashkhana.core.match import Match
from tashkhana.games.durak.bots import BOTS
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.game import GAME
from tashkhana.games.durak.position import DurakPosition
from tashkhana.games.durak.settings import rules_of
from tashkhana.games.durak.terminal.choosing import own_cards, sorted_hand
from tashkhana.terminal.sitting import Sitting
from tashkhana.terminal.table import TableScreen
from tashkhana.texts import LANGUAGES, Texts
from tests.terminal.pilot import SIZE, STILL_S, open_table, shown, table, until

EN = Texts("en", ("durak",))


def sitting(preset: str = "house", seed: int = 5, **changed: Any) -> Sitting:
    return Sitting(GAME, GAME.read_settings(preset, changed), Random(seed))


class Laid(Sitting):
    """A sitting whose deal is a bout set up by hand (trump hearts); the person is A."""

    def __init__(
        self, hands: Mapping[str, str], *moves: str, attacker: str = "A", talon: str = "", **changed: Any
    ) -> None:
        settings = GAME.read_settings("house", {"players": len(hands)} | changed)
        super().__init__(GAME, settings, Random(1))
        core = Position(rules_of(settings))
        core.set_up(
            "CDHS".index("H"),
            [set_of(Card(card) for card in hand.split()) for hand in hands.values()],
            [number_of(Card(card)) for card in talon.split()],
            "ABCDEF".index(attacker),
            dealer=len(hands) - 1,
        )
        self._laid = Match.from_position(GAME, settings, GAME.first_standing(settings), DurakPosition.at_start(core))
        self._entries = [read_entry(move, GAME.shapes) for move in moves]

    def deal(self) -> None:
        self.match = self._laid
        for entry in self._entries:
            self.match = self.match.enter(entry)


async def point_at(pilot: Pilot[None], screen: TableScreen, card: str) -> None:
    """Point by the card's key, or move along the hand with the arrow keys."""
    place = sorted_hand(screen.sitting.seen.view).index(Card(card))
    if place < 10:
        await pilot.press("1234567890"[place])
    while screen.pointing.at != place:
        await pilot.press("right" if screen.pointing.at < place else "left")


async def play_by_keys(pilot: Pilot[None], screen: TableScreen) -> None:
    """One move of the person, by the keys that a person would press; a medium player whispers which."""
    seen = screen.sitting.seen
    move = BOTS["medium"](seen, 0) or seen.legal[0]
    verb, *names = move.split()
    if verb in ("take", "done"):
        await pilot.press(verb[0])
        return
    cards = own_cards(move)
    for card in cards:
        await point_at(pilot, screen, card)
        if len(cards) > 1:
            await pilot.press("space")
    await pilot.press("p" if verb == "transfer" else "enter")
    if screen.pointing.targets:
        while screen.pointing.targets[screen.pointing.aim] != names[0]:
            await pilot.press("right")
        await pilot.press("enter")


@pytest.mark.parametrize(
    ("preset", "deals", "seats"), [("kathmandu", 2, 2), ("house", 1, 3), ("yerevan-transfer", 1, 4)]
)
async def test_a_whole_match_is_played_by_keys(preset: str, deals: int, seats: int):
    """From the first deal to the result of the match, and on into another, nothing but keys."""
    at = sitting(preset, players=seats, match=f"deals:{deals}")
    app = table(at)

    async with app.run_test(size=SIZE) as pilot:
        screen = app.table
        await pilot.pause()
        while at.match.stage != "match-over":
            await until(pilot, lambda: at.due or at.match.stage != "play")
            if at.match.stage == "deal-over":
                await pilot.press("n")
            elif at.due:
                version = at.match.version
                await play_by_keys(pilot, screen)
                assert at.match.version > version
        await until(pilot, lambda: EN("result-play-again") in shown(app))

        assert at.match.outcome is not None
        assert at.match.standing.deal == deals

        await pilot.press("n")

        assert at.match.stage == "play"
        assert at.match.standing.deal == 1


async def test_everything_is_on_a_small_screen():
    """At 80 by 24: seats, stock, trump, pairs, what happened, what to do, the hand and the keys."""
    at = Laid({"A": "7C KD 9H 7D", "B": "8C 9S AH", "C": "9D JC"}, "A attack 7C", "B cover 7C 8C", talon="6S 6D 8H")

    async with open_table(at) as (_, app):
        screen = shown(app)

    lines = screen.splitlines()
    assert len(lines) == 24
    assert max(map(len, lines)) <= 80
    said = [EN(text) for text in ("you", "bot-name-1", "bot-name-2", "badge-defending", "ask-throw", "button-done")]
    for words in (*said, EN("table-stock", count=3, suit="H"), "7♣", "8♣", "8♥", "K♦"):
        assert words in screen
    assert "║ 9♥║" in screen, "a trump has a double frame, with or without colour"


async def test_a_tiny_screen_is_told_so():
    """Where the table cannot fit, the first line says what to do; the game goes on."""
    app = table(sitting(players=6), pace_s=STILL_S)

    async with app.run_test(size=(40, 12)) as pilot:
        await until(pilot, lambda: EN("terminal-too-small")[:30] in shown(app))
        await pilot.resize_terminal(*SIZE)
        await until(pilot, lambda: EN("standing-deals", deal=1, deals=3) in shown(app))


async def test_a_card_that_covers_two_asks_which():
    """The attack cards in question are marked; arrows choose, Enter lays the card there."""
    at = Laid({"A": "6H KD", "B": "7C 7D 9S"}, "B attack 7C 7D", attacker="B")

    async with open_table(at) as (pilot, app):
        await point_at(pilot, app.table, "6H")
        await pilot.press("enter")
        assert EN("ask-choose-cover") in shown(app)
        assert at.match.version == 1

        await pilot.press("escape")
        assert EN("ask-choose-cover") not in shown(app)

        await pilot.press("enter", "right", "enter")

    assert at.seen.view.table[0].cover is None
    assert at.seen.view.table[1].cover == "6H"


async def test_a_dimmed_card_says_why():
    """Enter on a card that cannot be played tells the reason in a sentence, and nothing happens."""
    at = Laid({"A": "6S KD AC", "B": "7S 9S 9C"}, "B attack 7S", attacker="B")

    async with open_table(at) as (pilot, app):
        said = []
        for card in ("6S", "KD"):
            await point_at(pilot, app.table, card)
            await pilot.press("enter")
            said.append(shown(app))

    assert EN("why-too-low") in said[0]
    assert EN("why-wrong-suit") in said[1]
    assert at.match.version == 1


async def test_a_pair_is_picked_and_laid_together():
    """Space picks cards, Enter lays them; cards of two ranks are refused with the reason."""
    at = Laid({"A": "7S 7D KC", "B": "8S 9S 9C"})

    async with open_table(at) as (pilot, app):
        await point_at(pilot, app.table, "KC")
        await pilot.press("space")
        await point_at(pilot, app.table, "7D")
        await pilot.press("space", "enter")
        assert EN("why-not-one-rank") in shown(app)
        assert at.match.version == 0

        await point_at(pilot, app.table, "KC")
        await pilot.press("space")
        await point_at(pilot, app.table, "7S")
        await pilot.press("space", "enter")

    assert {pair.attack for pair in at.seen.view.table} == {"7S", "7D"}


@pytest.mark.parametrize(
    ("keys", "kind"),
    [(("1", "p"), "transferred"), (("s",), "showed"), (("t",), "gave-up"), (("f2",), "gave-up")],
)
async def test_a_defender_has_a_key_for_each_way_out(keys: tuple[str, ...], kind: str):
    """P passes the attack on, S shows the trump, T takes; function keys do the same on any keyboard."""
    hands = {"A": "7D 7H KD", "B": "8D 8C TC JC", "C": "7S 9S 9C"}
    at = Laid(hands, "C attack 7S", attacker="C", transfer_show="on", talon="6S 6H")

    async with open_table(at) as (pilot, app):
        offered = shown(app)
        await pilot.press(*keys)

    assert at.seen.events[0].kind == kind
    assert at.seen.events[0].seat == 0
    for key, text in (("T", "button-take"), ("P", "button-transfer"), ("S", "button-show")):
        assert f"{key} {EN(text)}" in offered
    assert f"D {EN('button-done')}" not in offered


async def test_done_has_a_key():
    """D says Done where that can be said."""
    at = Laid({"A": "7S 8D AD", "B": "8S 9S 9C"}, "A attack 7S", "B cover 7S 8S", talon="6S 6H")

    async with open_table(at) as (pilot, _):
        await pilot.press("d")

    assert [event.kind for event in at.seen.events][:2] == ["passed", "beaten"]


async def test_history_tells_every_bout():
    """L opens the bouts of the deal, and closes them again."""
    at = Laid({"A": "7S 8D", "B": "8S 9S 9C"}, "A attack 7S", "B cover 7S 8S", "A throw 8D", "B take", talon="6S 6H")

    async with open_table(at) as (pilot, app):
        await pilot.press("l")
        history = shown(app)
        await pilot.press("escape")
        back = shown(app)

    assert "7♠/8♠" in history
    assert EN("history-who", attacker=EN("you"), defenders=EN("bot-name-1")) in history
    assert EN("history-taken") in history
    assert EN("history-title") not in back


async def test_leaving_is_asked_first():
    """Esc asks; Esc again plays on; Enter leaves."""
    async with open_table(sitting()) as (pilot, app):
        await pilot.press("escape")
        assert EN("terminal-quit-question") in shown(app)
        await pilot.press("escape")
        assert EN("terminal-quit-question") not in shown(app)
        assert app.is_running

        await pilot.press("q", "enter")
        await pilot.pause()
        assert not app.is_running


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_table_speaks_every_language(language: str):
    """All words come from the texts: no id shows, and the title is in the language."""
    texts = Texts(language, ("durak",))
    at = Laid({"A": "7S 8D", "B": "8S 9S 9C"}, "A attack 7S", "B cover 7S 8S", talon="6S 6H")

    async with open_table(at, language) as (_, app):
        screen = shown(app)

    assert texts("ask-throw") in screen
    assert texts("button-done") in screen
    for part in ("ask-", "event-", "badge-", "terminal-", "table-", "button-", "bot-name"):
        assert part not in screen


async def test_a_hand_of_twenty_is_whole():
    """Every card of a long hand can be read and reached."""
    hand = "6C 7C 8C 9C TC JC QC KC AC 6D 7D 8D 9D TD JD QD KD AD 6S 7S 8S 9S TS JS"
    at = Laid({"A": hand, "B": "8H 9H"})

    async with open_table(at) as (pilot, app):
        screen = shown(app)
        await pilot.press("left")
        reached = app.table.pointing.at

    for card in sorted_hand(at.seen.view):
        assert app.table.speaker.cards([card]) in screen
    assert reached == 23


async def test_a_card_is_played_by_the_mouse():
    """The first click points at a card, the second plays it."""
    at = Laid({"A": "7S 8D", "B": "8S 9S 9C"})

    async with open_table(at) as (pilot, app):
        place = sorted_hand(at.seen.view).index(Card("7S"))
        await pilot.click("#hand", offset=(5 * place + 2, 1))
        assert app.table.pointing.at == place
        await pilot.click("#hand", offset=(5 * place + 2, 1))

    assert [pair.attack for pair in at.seen.view.table] == ["7S"]


async def test_waiting_tells_nothing():
    """However many cards fit, the next move of the others comes after the same time."""
    paces = set()
    for hand in ("8S 9S 9C", "9D JC QC"):
        app = table(Laid({"A": "7S 8D", "B": hand}, "A attack 7S"), pace_s=None)
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            clock = app.table._clock
            assert clock is not None
            paces.add(clock._interval)

    assert len(paces) == 1
