"""Voices from browser to browser, with Chromium's microphone that beeps: they arrive, fall silent, and come back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tashkhana.texts import Texts
from tests.browser.company import sit_together
from tests.browser.conftest import HouseProcess
from tests.browser.door import visit
from tests.browser.person import looks

WATCHED = """
    const Real = window.RTCPeerConnection, Socket = window.WebSocket;
    window.lines = []; window.sockets = []; window.asked = [];
    window.RTCPeerConnection = class extends Real { constructor(...all) { super(...all); window.lines.push(this); } };
    window.WebSocket = class extends Socket {
        constructor(...all) { super(...all); window.sockets.push(this); }
        send(data) { if (!window.deaf || JSON.parse(data).t !== 'signal') super.send(data); }
    };
    const ask = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    if (ask) navigator.mediaDevices.getUserMedia = async wish => {
        if (window.refusing) throw new DOMException('', window.refusing);
        const stream = await ask(wish);
        window.asked.push(...stream.getTracks());
        return stream;
    };
"""
"""Keeps what the page makes, for the tests to look into and to cut."""
SHUT = """
    const play = HTMLMediaElement.prototype.play;
    window.shut = true;
    HTMLMediaElement.prototype.play = function () {
        return window.shut ? Promise.reject(new DOMException('', 'NotAllowedError')) : play.call(this);
    };
"""
"""A browser that lets nothing be heard before another press."""
ENERGY = """async () => {
    const sums = [];
    for (const line of window.lines.filter(line => line.connectionState === 'connected'))
        for (const report of (await line.getStats()).values())
            if (report.type === 'inbound-rtp' && report.kind === 'audio') sums.push(report.totalAudioEnergy);
    return sums;
}"""
LIVE = "window.lines.filter(line => line.connectionState !== 'closed').length"
SOON_MS = 20_000
LOOKS = 150


def people(browser: Browser, house: HouseProcess, count: int, script: str = "") -> list[Page]:
    """So many at a table, each page watched, and with this script before its own."""
    contexts: list[BrowserContext] = []
    for _ in range(count):
        contexts.append(visit(browser, "en", "mouse", 768, 1024))
        contexts[-1].add_init_script(script + WATCHED)
    return sit_together(house, contexts, players=count)


def join(page: Page, how: str = "join") -> None:
    page.get_by_test_id("talk").click()
    if page.get_by_test_id("voice").count() == 0:
        page.get_by_test_id("voice-open").click()
    page.get_by_test_id(f"voice-{how}").click()
    expect(page.get_by_test_id("voice-leave")).to_be_visible(timeout=SOON_MS)
    page.keyboard.press("Escape")


def hears(page: Page, voices: int) -> None:
    """Sound arrives from so many: the energy of each grows."""
    grows = f"""async () => {{
        const energy = {ENERGY};
        const before = await energy();
        await new Promise(done => setTimeout(done, 1500));
        const now = await energy();
        return now.length === {voices} && before.length === {voices} && now.every((sum, n) => sum > before[n]);
    }}"""
    for _ in range(10):
        if page.evaluate(grows):
            return
    raise AssertionError(f"silence: {page.evaluate(ENERGY)}")


def until(page: Page, condition: str) -> None:
    """Wait for it; the page lets nothing but `evaluate` look into it."""
    for _ in looks(page, f"never: {condition}", pause_ms=200, count=LOOKS):
        if page.evaluate(condition):
            return


def is_silent(page: Page) -> None:
    """Nothing more arrives, once what was on its way has come."""
    page.wait_for_timeout(1_000)
    before = page.evaluate(ENERGY)
    page.wait_for_timeout(2_500)
    assert page.evaluate(ENERGY) == pytest.approx(before, abs=1e-9)


def leave(*pages: Page) -> None:
    for page in pages:
        page.context.close()


def test_two_hear_each_other_until_one_mutes(browser: Browser, house: HouseProcess) -> None:
    """By one press each; who speaks is seen at the seat; muted is silent; leaving stops everything."""
    ann, bob = people(browser, house, 2)
    join(ann)
    assert ann.evaluate("window.lines.length") == 0, "an address was offered before anybody else had joined"
    join(bob)

    hears(ann, 1)
    hears(bob, 1)
    expect(ann.locator("[data-testid=voice-1].speaking")).to_be_visible(timeout=SOON_MS)
    ann.get_by_test_id("microphone").click()
    is_silent(bob)
    expect(bob.get_by_test_id("voice-0")).to_contain_text(Texts("en")("voice-shut"))
    hears(ann, 1)
    ann.get_by_test_id("microphone").click()
    hears(bob, 1)

    ann.get_by_test_id("talk").click()
    ann.get_by_test_id("voice-leave").click()
    expect(bob.get_by_test_id("voice-0")).to_have_count(0)
    assert ann.evaluate(LIVE) == 0
    assert ann.evaluate("window.asked.map(track => track.readyState)") == ["ended"]
    leave(ann, bob)


def test_voices_come_back_after_the_line_to_the_house_was_cut(browser: Browser, house: HouseProcess) -> None:
    """And whoever leaves the table takes the voice along."""
    ann, bob = people(browser, house, 2)
    join(ann)
    join(bob)
    hears(bob, 1)
    made = ann.evaluate("window.lines.length")

    ann.evaluate("window.sockets.at(-1).close()")

    until(bob, f"window.lines.length > {made}")
    hears(bob, 1)
    hears(ann, 1)
    ann.goto("about:blank")
    expect(bob.get_by_test_id("voice-0")).to_have_count(0, timeout=SOON_MS)
    leave(ann, bob)


def test_three_hear_each_other_and_one_only_listens(browser: Browser, house: HouseProcess) -> None:
    """Each hears each who speaks; listening needs no microphone."""
    ann, bob, cid = people(browser, house, 3)
    join(ann)
    join(cid, "listen")
    join(bob)

    hears(cid, 2)
    assert cid.evaluate("window.asked.length") == 0
    expect(ann.get_by_test_id("voice-2")).to_contain_text(Texts("en")("voice-shut"))
    cid.get_by_test_id("microphone").click()
    hears(ann, 2)
    leave(ann, bob, cid)


def test_a_line_that_stays_silent_is_begun_anew(browser: Browser, house: HouseProcess) -> None:
    """The first signals of one browser are lost; both find each other by themselves (VO03)."""
    ann, bob = people(browser, house, 2)
    join(ann)
    ann.evaluate("window.deaf = true")
    join(bob)
    ann.wait_for_timeout(3_000)
    assert bob.evaluate(ENERGY) == []

    ann.evaluate("window.deaf = false")

    for page in (ann, bob):
        until(page, "window.lines.some(line => line.connectionState === 'connected')")
    hears(bob, 1)
    leave(ann, bob)


@pytest.mark.parametrize(("error", "fault"), [("NotAllowedError", "refused"), ("NotFoundError", "missing")])
def test_without_a_microphone_one_is_told_why_and_listens(
    browser: Browser, house: HouseProcess, error: str, fault: str
) -> None:
    """In clear words; and another press tries again."""
    ann, bob = people(browser, house, 2)
    join(bob)
    ann.evaluate(f"window.refusing = '{error}'")
    join(ann)
    hears(ann, 1)

    ann.get_by_test_id("talk").click()
    expect(ann.get_by_test_id("voice-fault")).to_have_text(Texts("en")(f"voice-fault-{fault}"))
    ann.evaluate("window.refusing = null")
    ann.get_by_role("button", name=Texts("en")("voice-microphone-again")).click()
    expect(ann.get_by_test_id("voice-fault")).to_have_count(0)
    hears(bob, 1)
    leave(ann, bob)


def test_a_browser_that_wants_another_press_says_so_at_the_table(browser: Browser, house: HouseProcess) -> None:
    """The button stands there while one plays, and one press is enough (VO01)."""
    ann, bob = people(browser, house, 2, SHUT)
    join(ann)
    join(bob, "listen")

    hear = bob.get_by_test_id("voice-hear")
    expect(hear).to_be_visible(timeout=SOON_MS)
    bob.evaluate("window.shut = false")
    hear.click()

    expect(hear).to_have_count(0)
    hears(bob, 1)
    bob.wait_for_timeout(500)
    expect(hear).to_have_count(0)
    leave(ann, bob)
