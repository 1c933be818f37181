"""Talk at the table: emoji and phrases in each reader's language, muting, limits, and text where the host allows it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tashkhana.texts import Texts
from tests.browser.company import gather, sit_together
from tests.browser.conftest import HouseProcess
from tests.browser.door import open_table, visit
from tests.browser.friends import gather as gather_at
from tests.browser.friends import host, seat, somebody
from tests.browser.test_shell import AXE, SERIOUS, SIZES

FREE = """() => {
    const all = selector => [...document.querySelectorAll(selector)].filter(one => one.getClientRects().length);
    const touch = (one, other) => {
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    };
    const on = selector => all('[data-testid=bubbles] p').flatMap(bubble => all(selector)
        .filter(one => touch(bubble, one)).map(one => `${bubble.textContent} lies on ${one.outerHTML.slice(0, 90)}`));
    const button = document.querySelector('#talk-button');
    const pressed = all('.held, .actions button, header button').filter(one => touch(button, one))
        .map(one => `the talk button lies on ${one.outerHTML.slice(0, 90)}`);
    const {width, height} = button.getBoundingClientRect();
    return [...on('.game .card, button, .seat .count'), ...pressed, ...(width < 43 || height < 43 ? ['small'] : [])];
}"""
"""What a bubble or the button of the talk lies on that it must leave free."""
LOOKS = 15
"""A bubble finds its place again and again, as cards move; so often it is looked at."""


def say(page: Page, words: str) -> None:
    """Press an emoji or a phrase in the sheet."""
    page.get_by_test_id("talk").click()
    page.get_by_test_id("talk-sheet").get_by_role("button", name=words, exact=True).click()
    expect(page.get_by_test_id("talk-sheet")).to_have_count(0)


def lying(page: Page) -> list[str]:
    """What still lies on something when all have found their places."""
    found: list[str] = []
    for _ in range(LOOKS):
        page.wait_for_timeout(150)
        found = page.evaluate(FREE)
        if not found:
            break
    return found


def bubble(page: Page, seat: int) -> Locator:
    return page.locator(f"[data-testid=bubbles] [data-from='{seat}']")


def test_everybody_reads_in_their_own_language(browser: Browser, house: HouseProcess) -> None:
    """An emoji is itself; a phrase is said in the words of whoever reads it, and spoken to who listens."""
    contexts = [visit(browser, language, "touch", 390, 844) for language in ("ru", "ur")]
    ann, bob = sit_together(house, contexts, players=2)

    say(ann, Texts("ru")("phrase-well-played"))

    expect(bubble(bob, 0)).to_have_text(Texts("ur")("phrase-well-played"))
    expect(bubble(ann, 0)).to_have_text(Texts("ru")("phrase-well-played"))
    expect(bob.get_by_test_id("said")).to_contain_text(Texts("ur")("phrase-well-played"))
    say(bob, "👏")
    expect(bubble(ann, 1)).to_have_text("👏")
    ann.keyboard.press("m")
    expect(ann.get_by_test_id("said-last").locator("li")).to_have_count(2)
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("talk")).to_be_focused()
    expect(ann.get_by_test_id("menu")).to_have_count(0)
    expect(bubble(ann, 1)).to_have_count(0, timeout=8_000)
    for context in contexts:
        context.close()


def test_whom_one_mutes_is_not_heard_not_even_after_a_reload(browser: Browser, house: HouseProcess) -> None:
    """Muting holds on this device only; the others go on hearing."""
    contexts = [visit(browser, "en", "mouse", 768, 1024) for _ in range(3)]
    ann, bob, cid = sit_together(house, contexts, players=3)

    ann.keyboard.press("m")
    ann.get_by_test_id("mute-1").click()
    ann.keyboard.press("Escape")
    ann.reload()
    expect(ann.locator(".held").first).to_be_visible()
    say(bob, "Wow!")
    expect(bubble(cid, 1)).to_be_visible()
    say(cid, "👍")
    expect(bubble(ann, 2)).to_be_visible()

    expect(bubble(ann, 1)).to_have_count(0)
    ann.keyboard.press("m")
    expect(ann.get_by_test_id("mute-1")).to_have_attribute("aria-pressed", "true")
    ann.get_by_test_id("mute-1").click()
    ann.keyboard.press("Escape")
    say(bob, "Oops!")
    expect(bubble(ann, 1)).to_have_text("Oops!")
    for context in contexts:
        context.close()


def test_of_people_without_a_name_one_is_muted_whatever_they_are_called_then(
    browser: Browser, house: HouseProcess
) -> None:
    """Nobody has to give a name; another one, and coming back under it, lets nobody be heard who is muted."""
    ann, bob, cid = (somebody(browser, "", "en") for _ in range(3))
    address = host(ann, house, players=3)
    for page in (bob, cid):
        gather_at(page, address)
    ann.keyboard.press("m")
    ann.get_by_test_id("mute-1").click()
    expect(ann.get_by_test_id("mute-1")).to_have_attribute("aria-pressed", "true")
    expect(ann.get_by_test_id("mute-2")).to_have_attribute("aria-pressed", "false")
    ann.keyboard.press("Escape")

    bob.locator("[data-gather='1']").click()
    bob.get_by_test_id("my-name").fill("Bob")
    bob.get_by_test_id("my-name").press("Enter")
    bob.keyboard.press("Escape")
    expect(seat(ann, 1)).to_contain_text("Bob")
    say(bob, "Wow!")
    expect(bubble(cid, 1)).to_be_visible()
    say(cid, "👍")
    expect(bubble(ann, 2)).to_be_visible()
    expect(bubble(ann, 1)).to_have_count(0)
    ann.reload()
    expect(seat(ann, 1)).to_contain_text("Bob")
    ann.keyboard.press("m")
    expect(ann.get_by_test_id("mute-1")).to_have_attribute("aria-pressed", "true")
    for page in (ann, bob, cid):
        page.context.close()


def test_a_flood_is_refused(browser: Browser, house: HouseProcess) -> None:
    """Who says too much is told so; the others see one bubble (VO05)."""
    contexts = [visit(browser, "en", "mouse", 390, 844) for _ in range(2)]
    ann, bob = sit_together(house, contexts, players=2)

    for _ in range(7):
        say(ann, "😀")

    expect(ann.get_by_test_id("toast")).to_have_text(Texts("en")("why-say-too-fast"))
    expect(bubble(bob, 0)).to_have_count(1)
    bob.keyboard.press("m")
    assert bob.get_by_test_id("said-last").locator("li").count() <= 6
    for context in contexts:
        context.close()


def test_text_is_written_where_the_host_allows_it(browser: Browser, house: HouseProcess) -> None:
    """Off at first; then text is text and never markup, of a length that is counted."""
    contexts = [visit(browser, "en", "mouse", 390, 844) for _ in range(2)]
    ann, bob = sit_together(house, contexts, players=2)
    bob.keyboard.press("m")
    expect(bob.get_by_test_id("talk-sheet").get_by_role("button", name="Wow!")).to_be_visible()
    expect(bob.get_by_test_id("talk-text")).to_have_count(0)

    ann.keyboard.press("Escape")
    ann.get_by_test_id("menu").get_by_role("switch", name=Texts("en")("party-text")).click()
    field = bob.get_by_test_id("talk-text")
    expect(field).to_be_visible()
    field.fill("x" * 300)
    assert len(field.input_value()) == 200
    expect(bob.get_by_test_id("talk-sheet")).to_contain_text("0")
    field.fill("<b>see</b> you \u202e")
    field.press("Enter")

    expect(bubble(ann, 1)).to_contain_text("<b>see</b> you")
    assert ann.locator("[data-testid=bubbles] b").count() == 0
    for context in contexts:
        context.close()


@pytest.mark.parametrize(("game", "preset"), [("durak", "house"), ("idiot", "palace"), ("dhumbal", "yaniv")])
@pytest.mark.parametrize("language", ["en", "ur"])
def test_bubbles_and_button_leave_cards_and_buttons_free(
    browser: Browser, house: HouseProcess, game: str, preset: str, language: str
) -> None:
    """At every size, with a phrase and an emoji at once."""
    contexts = [visit(browser, language, "mouse", 320, 568) for _ in range(3)]
    ann, bob, cid = sit_together(house, contexts, game, preset, players=4)
    found = []
    for at, (width, height) in enumerate(SIZES):
        ann.set_viewport_size({"width": width, "height": height})
        say(bob, Texts(language)("phrase-let-me-think"))
        say(cid, "🔥")
        expect(bubble(ann, 1)).to_be_visible()
        expect(bubble(ann, 2)).to_be_visible()
        found += [f"{width}x{height}: {fault}" for fault in lying(ann)]
        if at >= 2:
            ann.wait_for_timeout(1_500)  # the house lets one say so much
    assert found == []
    for context in contexts:
        context.close()


def test_the_sheet_can_be_used_by_everyone(browser: Browser, house: HouseProcess) -> None:
    """Opened by its key, while a room gathers too; nothing serious for axe; it fits the smallest screen."""
    contexts = [visit(browser, "ur", "keyboard", 320, 568) for _ in range(2)]
    ann, bob = gather(house, contexts, "durak", "house", players=2)

    ann.keyboard.press("m")
    expect(ann.get_by_test_id("talk-sheet").get_by_role("button", name="👍")).to_be_visible()
    ann.get_by_test_id("voice-open").click()
    ann.evaluate(AXE.read_text("utf-8"))
    violations = ann.evaluate("axe.run({include: [['[data-testid=talk-sheet]']]})")["violations"]
    assert [json.dumps(one["nodes"][0]["html"]) for one in violations if one["impact"] in SERIOUS] == []
    assert ann.evaluate("document.documentElement.scrollWidth") <= 320
    ann.get_by_test_id("talk-sheet").get_by_role("button", name="👍").press("Enter")
    expect(bubble(bob, 0)).to_be_visible()
    for context in contexts:
        context.close()


def test_nobody_talks_to_computers(browser: Browser, house: HouseProcess) -> None:
    """At a table of one's own there is no button that nobody would answer."""
    context = visit(browser, "en", "mouse", 390, 844)
    page = open_table(context, house, "durak", "house", players=2)

    expect(page.get_by_test_id("talk")).to_have_count(0)
    page.keyboard.press("m")
    expect(page.get_by_test_id("talk-sheet")).to_have_count(0)
    context.close()
