"""A page that is older than the house."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tashkhana.server.protocol import PROTOCOL
from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.friends import deal, gather, hand, host, other_seats, somebody
from tests.browser.test_friends import QUICK

EN = Texts("en")
SPEAKS = f'"protocol":{PROTOCOL}'


def make_old(page: Page) -> None:
    """The page speaks as the one of the version before did, until it is loaded again."""
    first = []

    def old(line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        first.append(line)
        spoken = SPEAKS if len(first) > 1 else f'"protocol":{PROTOCOL - 1}'
        line.on_message(lambda text: house.send(str(text).replace(SPEAKS, spoken)))

    page.route_web_socket(re.compile("/ws/"), old)


def test_an_old_page_is_told_to_reload_and_finds_its_seat(browser: Browser, house: HouseProcess) -> None:
    """It says so in a sentence with one button; after the press it has the same seat and the same cards."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    address = host(anna, house, players=2, **QUICK)
    gather(bela, address)
    deal(anna, bela)
    before = hand(bela), other_seats(bela)

    make_old(bela)
    bela.goto("about:blank")
    bela.goto(address)
    expect(bela.get_by_test_id("farewell")).to_contain_text(EN("goodbye-protocol-old"), timeout=15_000)
    assert bela.locator(".held").count() == 0
    bela.get_by_role("button", name=EN("reload")).click()

    expect(bela.locator(".held")).to_have_count(len(before[0]), timeout=15_000)
    assert (hand(bela), other_seats(bela)) == before
    for page in (anna, bela):
        page.context.close()
