"""Friends who come back to their table, pass its link on, lose their host, or leave for good."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tashkhana.texts import Texts
from tests.browser.conftest import HouseProcess
from tests.browser.friends import gather, host, seat, somebody

EN = Texts("en", ["durak"])


def test_the_start_page_leads_back_to_the_table_that_gathers(browser: Browser, house: HouseProcess) -> None:
    """With its game, its code and how many are there, until the seat is given up."""
    anna, bela = somebody(browser, "Anna"), somebody(browser, "Bela")
    address = host(anna, house, players=3)
    gather(bela, address)
    bela.goto(house.address)
    offered = bela.get_by_test_id("gathering-rooms")
    expect(offered).to_contain_text(re.compile(r"2\W+people"), timeout=15_000)
    expect(offered).to_contain_text(EN("durak-name"))
    expect(offered.get_by_test_id("code")).to_contain_text(", ".join(address.rpartition("/")[2]))

    offered.get_by_role("link", name=EN("gather-back")).click()
    expect(seat(bela, 1)).to_contain_text("Bela")
    expect(bela).to_have_url(address)

    bela.goto(house.address)
    offered.get_by_role("button", name=EN("menu-leave")).click()
    expect(offered).to_have_count(0)
    expect(seat(anna, 1)).not_to_contain_text("Bela")
    for page in (anna, bela):
        page.context.close()
