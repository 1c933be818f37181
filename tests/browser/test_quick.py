"""The quick match: one waits and computers come, two meet, and nobody meets themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.friends import hand, somebody
from tests.browser.person import Person

FILL_S = 6
SEATED_MS = 1_000 * FILL_S + 15_000
EN = Texts("en", ["durak"])


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house in which computers come soon."""
    house = HouseProcess(tmp_path_factory.mktemp("hasty") / "tashkhana.db", ("--fill-s", str(FILL_S)))
    house.start()
    yield house
    house.kill()


def seek(page: Page, house: HouseProcess) -> None:
    """Wait for a table of Durak with any number of seats."""
    page.goto(f"{house.address}/quick/durak")
    expect(page.get_by_test_id("quick-count")).to_be_visible(timeout=15_000)


def names(page: Page) -> list[str]:
    """Of the others at the table."""
    found: list[str] = page.locator(".seat .name").all_text_contents()
    return [name.strip() for name in found]


def is_computer(name: str) -> bool:
    return name in {EN(f"bot-name-{number}") for number in range(1, 13)}


def test_who_waits_alone_plays_with_computers_after_the_stated_time(browser: Browser, hasty: HouseProcess) -> None:
    """The page counts who waits, and the seconds down; then there are cards, and the match goes on."""
    anna = somebody(browser, "Anna")
    seek(anna, hasty)
    wait = anna.get_by_test_id("quick-wait")
    expect(anna.get_by_test_id("quick-count")).to_contain_text("1")
    expect(wait).to_contain_text(re.compile(rf"in \W*[3-{FILL_S}]\W* seconds"))
    expect(wait).to_contain_text(re.compile(r"in \W*[12]\W* second"), timeout=SEATED_MS)

    expect(anna.locator(".held").first).to_be_visible(timeout=SEATED_MS)
    expect(anna).to_have_url(re.compile(r"/r/\w{8}$"))
    others = names(anna)
    assert len(others) == 3
    assert all(map(is_computer, others)), others
    Person(anna, "mouse").play_moves(2)
    anna.context.close()


def test_two_persons_meet_and_two_tabs_do_not(browser: Browser, hasty: HouseProcess) -> None:
    """Anna waits in two tabs, of which the newer counts; with Bela she has one seat, and both have cards."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    tab = anna.context.new_page()
    seek(anna, hasty)
    seek(tab, hasty)
    expect(anna.get_by_test_id("farewell")).to_contain_text(EN("goodbye-quick-elsewhere"))
    expect(tab.get_by_test_id("quick-count")).to_contain_text("1")
    seek(bela, hasty)

    for page in (tab, bela):
        expect(page.locator(".held").first).to_be_visible(timeout=SEATED_MS)
    assert tab.url == bela.url
    assert (names(tab), names(bela)) == (["Bela"], ["Anna"])
    assert not set(hand(tab)) & set(hand(bela))
    expect(anna.get_by_test_id("farewell")).to_be_visible()
    for page in (anna, bela):
        page.context.close()


def test_the_other_tab_leads_to_the_same_seat(browser: Browser, hasty: HouseProcess) -> None:
    """Who has a quick match that goes on is led to it, and not into a second one."""
    anna = somebody(browser, "Anna")
    seek(anna, hasty)
    expect(anna.locator(".held").first).to_be_visible(timeout=SEATED_MS)
    tab = anna.context.new_page()

    tab.goto(f"{hasty.address}/quick/durak")

    expect(tab.locator(".held").first).to_be_visible(timeout=15_000)
    assert tab.url == anna.url
    assert all(map(is_computer, names(tab)))
    anna.context.close()
