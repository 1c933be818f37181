"""Six at a table join the voices at once, as often as the variable TASHKHANA_VOICE_ROUNDS says (VO03)."""

from __future__ import annotations

import os
import time

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import HouseProcess
from tests.browser.test_voice import ENERGY, LIVE, SOON_MS, leave, people, until

ROUNDS = int(os.environ.get("TASHKHANA_VOICE_ROUNDS", "1"))
VOICES = 6
PATIENCE_S = 120
"""Longer than a page waits until it has begun a silent line anew for the third time; a few seconds are usual."""
BEEP_MS = 1_500
"""The microphone of the tests beeps once in a second."""
PLAIN = """
    const real = navigator.mediaDevices?.getUserMedia.bind(navigator.mediaDevices);
    const audio = {echoCancellation: false, noiseSuppression: false, autoGainControl: false};
    if (real) navigator.mediaDevices.getUserMedia = () => real({audio});
"""
"""What cleans the sound costs as much again as six browsers, and one machine has to bear all of them."""
HEARD = f"""async () => {{
    const before = window.before ?? [];
    window.before = await ({ENERGY})();
    return before.length === window.before.length ? window.before.filter((sum, n) => sum > before[n] + 1e-6).length : 0;
}}"""
"""How many lines have brought sound since the last look, more than the hiss of silence; none if a line came or went."""


def heard(pages: list[Page]) -> list[int]:
    """How many voices each of them hears."""
    for page in pages:
        page.evaluate(HEARD)
    pages[0].wait_for_timeout(BEEP_MS)
    return [page.evaluate(HEARD) for page in pages]


def all_hear(pages: list[Page], expected: list[int], what: str) -> float:
    """Wait until each hears so many; the seconds that it took."""
    began = time.monotonic()
    while (found := heard(pages)) != expected:
        assert time.monotonic() < began + PATIENCE_S, f"{what}: {found} voices are heard, not {expected}"
    return time.monotonic() - began


def open_voices(pages: list[Page]) -> None:
    for page in pages:
        page.get_by_test_id("talk").click()
        page.get_by_test_id("voice-open").or_(page.get_by_test_id("voice-join")).first.click()
        if page.get_by_test_id("voice-leave").count() == 0:
            expect(page.get_by_test_id("voice-join")).to_be_visible()


def join_at_once(pages: list[Page]) -> None:
    """All press in the same moment, as nearly as six browsers can."""
    open_voices(pages)
    for page in pages:
        page.evaluate("setTimeout(() => document.querySelector('[data-testid=voice-join]').click(), 300)")
    for page in pages:
        expect(page.get_by_test_id("voice-leave")).to_be_visible(timeout=SOON_MS)
        page.keyboard.press("Escape")


def leave_voices(pages: list[Page]) -> None:
    for page in pages:
        page.get_by_test_id("talk").click()
        page.get_by_test_id("voice-leave").click()
        page.keyboard.press("Escape")
    for page in pages:
        assert page.evaluate(LIVE) == 0


def mute_and_unmute(pages: list[Page], who: int) -> None:
    """One falls silent for the five others, hears them meanwhile, and is heard again."""
    all_but_one = [VOICES - 1 if seat == who else VOICES - 2 for seat in range(VOICES)]
    pages[who].get_by_test_id("microphone").click()
    all_hear(pages, all_but_one, f"{who} is muted")
    pages[who].get_by_test_id("microphone").click()
    all_hear(pages, [VOICES - 1] * VOICES, f"{who} speaks again")


def test_six_hear_each_other_however_often_they_join(browser: Browser, house: HouseProcess) -> None:
    """Fifteen pairs: at once, after one has muted, and after the line of one has dropped; silence mends itself."""
    pages = people(browser, house, VOICES, PLAIN)
    for page in pages:
        page.set_default_timeout(PATIENCE_S * 1_000)
    for number in range(ROUNDS):
        join_at_once(pages)
        made = [page.evaluate("window.lines.length") for page in pages]
        joined_s = all_hear(pages, [VOICES - 1] * VOICES, "all have joined")
        mute_and_unmute(pages, number % VOICES)
        cut = pages[(number + 3) % VOICES]
        lines = cut.evaluate("window.lines.length")
        cut.evaluate("window.sockets.at(-1).close()")
        until(cut, f"window.lines.length >= {lines + VOICES - 1}")
        back_s = all_hear(pages, [VOICES - 1] * VOICES, "one has come back")
        print(f"round {number + 1}: heard after {joined_s:.1f} s, after a cut {back_s:.1f} s; lines made {made}")  # noqa: T201 (`pytest -s` shows it)
        leave_voices(pages)
    leave(*pages)
