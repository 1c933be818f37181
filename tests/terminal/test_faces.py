"""Cards drawn in characters."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from tashkhana.core.cards import pack_from
from tashkhana.terminal.faces import HIGH, Face, card_under, fan, sign
from tashkhana.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [1, 6, 15, 16, 24, 36, 52])
def test_a_fan_fits_its_columns_and_shows_every_card(language: str, count: int):
    """However long the hand, no line is wider than the screen and every card can be read."""
    texts = Texts(language)
    cards = pack_from("2")[:count]

    drawn = fan(texts, [Face(card) for card in cards], 79).plain

    assert max(cell_len(line) for line in drawn.splitlines()) <= 79
    for card in cards:
        assert sign(texts, card) in drawn


@pytest.mark.parametrize("count", [1, 6, 16, 31, 52])
def test_each_card_is_found_under_the_mouse(count: int):
    """The left edge of every drawn card leads back to it, and beside the cards there is none."""
    lines = fan(Texts("en"), [Face(card, mark="*") for card in pack_from("2")[:count]], 79).plain.splitlines()
    found = [
        card_under(count, 79, x, y)
        for y in range(0, len(lines), HIGH)
        for x, letter in enumerate(lines[y])
        if letter == "┌"
    ]

    assert found == list(range(count))
    assert card_under(1, 79, 20, 0) is None
    assert card_under(6, 79, 2, HIGH) is None
