"""What a browser keeps is no prison: a file brings it back, and a code moves it to another device (SA19, ON39)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.door import open_table
from tests.browser.friends import gather, host, seat, somebody
from tests.browser.person import Person
from tests.browser.test_shell import found_by_axe

EN = Texts("en")
SHORT: dict[str, Any] = {"players": 2, "deck": 24, "match": "single", "speed": "fast"}


def enter(page: Page, house: HouseProcess) -> Page:
    """The start page, with the figures of Durak."""
    page.goto(house.address)
    expect(page.get_by_test_id("play")).to_be_visible(timeout=15_000)
    expect(page.get_by_test_id("statistics")).to_be_visible()
    return page


def open_panel(page: Page) -> Page:
    page.get_by_test_id("keep").click()
    expect(page.get_by_test_id("keep-panel")).to_be_visible()
    return page


def figures(page: Page) -> list[str]:
    """Played, won, the best streak."""
    return page.locator("[data-testid=statistics] .great dd").all_text_contents()


def play_a_match(page: Page, house: HouseProcess) -> list[str]:
    """A short match of Durak in this browser; the figures after it."""
    table = open_table(page.context, house, "durak", "house", **SHORT)
    table.context.set_default_timeout(10_000)
    Person(table, "mouse").play_match()
    table.close()
    enter(page, house)
    expect(page.locator("[data-testid=statistics] .great")).to_be_visible()
    return figures(page)


def keep_file(page: Page, file: Path) -> Path:
    with page.expect_download() as kept:
        page.get_by_role("button", name=EN("keep-save")).click()
    kept.value.save_as(file)
    return file


def shown_code(page: Page) -> str:
    page.get_by_role("button", name=EN("move-give")).click()
    return (page.get_by_test_id("keep-panel").get_by_test_id("code").locator("bdi").text_content() or "").replace(
        " ", ""
    )


def test_a_kept_file_brings_the_figures_back(browser: Browser, house: HouseProcess, tmp_path: Path) -> None:
    """After the browser forgot everything, and once more: nothing counts twice."""
    anna = somebody(browser, "Anna")
    before = play_a_match(anna, house)
    open_panel(anna)
    expect(anna.get_by_test_id("keep-panel")).to_contain_text(EN("keep-care"))
    file = keep_file(anna, tmp_path / "kept.json")
    anna.evaluate("localStorage.clear()")
    enter(anna, house)
    expect(anna.get_by_test_id("statistics")).to_contain_text(EN("statistics-none"))

    open_panel(anna).get_by_test_id("keep-file").set_input_files(file)

    expect(anna.get_by_test_id("keep-panel")).to_contain_text(EN("keep-arrived"))
    expect(anna.locator("[data-testid=statistics] .great")).to_be_visible()
    assert figures(anna) == before
    anna.get_by_test_id("keep-file").set_input_files(file)
    expect(anna.get_by_test_id("keep-panel")).to_contain_text(EN("keep-arrived"))
    enter(anna, house)
    assert figures(anna) == before
    assert anna.evaluate("JSON.parse(localStorage['tashkhana.prefs']).name") == "Anna"
    anna.context.close()


def test_a_file_that_cannot_be_gone_on_with_changes_nothing(
    browser: Browser, house: HouseProcess, tmp_path: Path
) -> None:
    """Damaged, of another kind, or of another house: each is said."""
    anna = somebody(browser, "Anna")
    open_panel(enter(anna, house))
    mine = anna.evaluate("localStorage['tashkhana.player']")
    stranger = {
        "kind": "tashkhana-player",
        "version": 1,
        "secret": "nobody-has-this-secret-0",
        "name": "",
        "picture": "",
    }

    for text, code in (("{", "file-damaged"), ("[1]", "file-foreign"), (json.dumps(stranger), "player-unknown")):
        (tmp_path / "file.json").write_text(text)
        anna.get_by_test_id("keep-file").set_input_files(tmp_path / "file.json")
        expect(
            anna.get_by_test_id("keep-panel").get_by_role("alert").filter(has_text=EN(f"why-{code}"))
        ).to_be_visible()

    assert anna.evaluate("localStorage['tashkhana.player']") == mine
    anna.context.close()


def test_everything_moves_to_another_device_by_a_code(browser: Browser, house: HouseProcess) -> None:
    """Figures and the open table are there; the first device is told, also at the table, and is somebody new."""
    anna, phone = somebody(browser, "Anna"), somebody(browser, "Phone")
    before = play_a_match(anna, house)
    table = open_table(anna.context, house, "durak", "house", **{**SHORT, "speed": "relaxed"})
    enter(anna, house)
    code = shown_code(open_panel(anna))

    open_panel(enter(phone, house))
    field = phone.get_by_test_id("keep-panel").get_by_test_id("code-field")
    field.fill("2222 2222")
    field.press("Enter")
    expect(phone.get_by_test_id("keep-panel")).to_contain_text(EN("why-move-code-unknown"))
    field.fill(code.lower())
    field.press("Enter")

    expect(phone.get_by_test_id("keep-panel")).to_contain_text(EN("keep-arrived"))
    expect(phone.get_by_test_id("resume")).to_be_visible()
    assert figures(phone) == before
    expect(table.get_by_test_id("farewell")).to_contain_text(EN("goodbye-moved"))
    expect(anna.get_by_test_id("moved")).to_contain_text(EN("moved-here"), timeout=10_000)
    expect(anna.get_by_test_id("statistics")).to_contain_text(EN("statistics-none"))
    enter(anna, house).get_by_test_id("moved").get_by_role("button").click()
    expect(anna.get_by_test_id("moved")).to_be_hidden()
    expect(enter(anna, house).get_by_test_id("moved")).to_have_count(0)
    anna.context.close()
    phone.context.close()


def test_a_full_table_says_how_to_get_a_seat_of_another_browser(browser: Browser, house: HouseProcess) -> None:
    """Whoever comes without the secret of the old browser is not just turned away."""
    anna, bela, late = (somebody(browser, name) for name in ("Anna", "Bela", "Late"))
    address = host(anna, house, players=2)
    gather(bela, address)
    expect(seat(anna, 1)).to_contain_text("Bela")

    late.goto(address)
    farewell = late.get_by_test_id("farewell")
    for words in (*EN("claim-where", choice="|").split("|"), EN("pass-seat")):
        expect(farewell).to_contain_text(words)
    farewell.get_by_role("button", name=EN("claim-title")).click()

    expect(late.get_by_test_id("claim-seat")).to_be_visible()
    for page in (anna, bela, late):
        page.context.close()


@pytest.mark.parametrize("language", ["en", "ur", "hy"])
def test_keeping_and_moving_fits_a_small_phone(browser: Browser, house: HouseProcess, language: str) -> None:
    """Nothing is cut off, and nothing is hidden from a screen reader."""
    anna = somebody(browser, "Anna", language, viewport={"width": 320, "height": 568})
    host(anna, house, players=2)
    enter(anna, house)
    anna.evaluate(
        """async () => {
            const secret = JSON.parse(localStorage['tashkhana.player']);
            const headers = {authorization: `Bearer ${secret}`, 'content-type': 'application/json'};
            const body = JSON.stringify({game: 'durak', preset: 'house'});
            const {room} = await (await fetch('/api/rooms', {method: 'POST', headers, body})).json();
            await fetch(`/api/rooms/${room}`, {method: 'DELETE', headers});
        }"""
    )
    open_panel(enter(anna, house))
    anna.get_by_role("button", name=Texts(language)("move-give")).click()
    expect(anna.get_by_test_id("keep-panel").get_by_test_id("code")).to_be_visible()

    assert anna.evaluate("document.documentElement.scrollWidth") == 320
    assert found_by_axe(anna) == []
    anna.context.close()
