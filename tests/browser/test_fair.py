"""Checking a deal in the browser: a fair one is confirmed, and one that was tampered with is told as wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

from tashkhana.core.record import read_record
from tashkhana.fair import verify
from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.door import open_table, visit
from tests.browser.faults import amiss
from tests.browser.person import Person
from tests.browser.test_dhumbal import DhumbalPerson
from tests.browser.test_idiot import IdiotPerson
from tests.fair.test_page import block

HEX = re.compile(r"^[0-9a-f]{64}$")
QUICK = {"players": 2, "deck": 24, "match": "single", "speed": "fast"}


def marks(fair: Locator) -> dict[str, str]:
    """What was found of each point."""
    found: dict[str, str] = fair.locator("li").evaluate_all(
        "points => Object.fromEntries(points.map(({dataset}) => [dataset.point, dataset.mark]))"
    )
    return found


def check(page: Page) -> Locator:
    """Open the check from the result, or, where a screen is too low for its button, from the menu."""
    button = page.get_by_test_id("check-deal")
    if button.is_visible():
        button.click()
    else:
        page.locator("#menu-button").click()
        page.get_by_test_id("menu-check").click()
    fair = page.get_by_test_id("fair")
    expect(fair.locator("li").first).to_be_visible()
    return fair


def test_a_deal_is_sealed_played_and_checked(browser: Browser, house: HouseProcess, tmp_path: Path) -> None:
    """In the page, by the lines of the docs, and by the record that the page saves; a reload loses nothing."""
    context = visit(browser, "ru", "mouse", 390, 844)
    page = open_table(context, house, "durak", "kathmandu", **QUICK)
    page.locator("#menu-button").click()
    page.get_by_test_id("menu-check").click()
    fair = page.get_by_test_id("fair")
    expect(fair.locator("code")).to_have_text(HEX)
    assert fair.locator("li").count() == 0
    sealed = fair.locator("code").inner_text()
    page.keyboard.press("Escape")
    expect(fair).to_have_count(0)
    expect(page.get_by_test_id("menu")).to_have_count(0)
    Person(page, "mouse").play_match()

    fair = check(page)

    expect(fair).to_have_attribute("data-verdict", "right")
    assert marks(fair) == {"seal": "right", "number": "right", "order": "right", "hand": "right"}
    facts = page.get_by_test_id("fair-facts").input_value()
    assert json.loads(facts)["seal"] == sealed
    lines = [sys.executable, "-c", block("python")]
    said = subprocess.run(lines, input=facts, capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "seal: right order: right"
    with page.expect_download() as download:
        page.get_by_test_id("save-record").click()
    download.value.save_as(tmp_path / "record.yaml")
    record = read_record((tmp_path / "record.yaml").read_text("utf-8"))
    assert [(finding.verdict, finding.silent) for finding in verify(record)] == [("right", (1,))]
    assert record.seals[0].seal == sealed
    page.reload()
    page.get_by_test_id("check-deal").wait_for(timeout=15_000)
    expect(check(page)).to_have_attribute("data-verdict", "right")
    page.keyboard.press("Escape")
    assert amiss(page, "the end of a match") == []
    context.close()


def another_secret(tell: dict[str, Any]) -> None:
    tell["secret"] = "0" * 64


def other_numbers(tell: dict[str, Any]) -> None:
    tell["numbers"] = [None for _ in tell["numbers"]]


def another_order(tell: dict[str, Any]) -> None:
    tell["orders"][0].reverse()


@pytest.mark.parametrize(
    ("change", "wrong"),
    [(another_secret, {"seal", "order"}), (other_numbers, {"order"}), (another_order, {"order", "hand"})],
)
def test_a_deal_that_was_tampered_with_is_told_as_wrong(
    browser: Browser, house: HouseProcess, change: Any, wrong: set[str]
) -> None:
    """Whatever the house shows after the deal must fit what it showed before."""
    context = visit(browser, "en", "mouse", 390, 844)

    def tamper(line: WebSocketRoute) -> None:
        house_line = line.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            tell = json.loads(frame)
            if tell["t"] == "revealed":
                change(tell)
            line.send(json.dumps(tell))

        house_line.on_message(pass_on)

    context.route_web_socket("**/ws/**", tamper)
    page = open_table(context, house, "durak", "kathmandu", **QUICK)
    Person(page, "mouse").play_match()

    fair = check(page)

    expect(fair).to_have_attribute("data-verdict", "wrong")
    assert {point for point, mark in marks(fair).items() if mark == "wrong"} == wrong
    expect(fair).to_contain_text(Texts("en")("fair-verdict-wrong"))
    context.close()


@pytest.mark.parametrize(
    ("game", "preset", "language", "somebody"),
    [("idiot", "palace", "ur", IdiotPerson), ("dhumbal", "dhumbal", "hy", DhumbalPerson)],
)
def test_every_game_is_checked_in_every_language(
    browser: Browser, house: HouseProcess, game: str, preset: str, language: str, somebody: type[Person]
) -> None:
    """The cards that I was dealt lie where they should, whatever the game deals first; all fits a small phone."""
    context = visit(browser, language, "touch", 320, 568)
    page = open_table(context, house, game, preset, players=2, speed="fast")
    person = somebody(page, "touch")
    person.play_deal()

    fair = check(page)

    expect(fair).to_have_attribute("data-verdict", "right")
    assert marks(fair)["hand"] == "right"
    assert not re.search(r"fair-\w+-\w+", fair.inner_text().replace("9-fair-deals.md", "")), "a text is missing"
    assert fair.evaluate("panel => panel.querySelector('.body').scrollWidth <= panel.clientWidth")
    page.keyboard.press("Escape")
    expect(fair).to_have_count(0)
    assert amiss(page, f"result of {game} in {language}") == []
    context.close()
