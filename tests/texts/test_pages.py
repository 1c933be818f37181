"""The rule pages say what the table plays, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.core.scenario.file import read_case
from tashkhana.core.scenario.run import failure
from tashkhana.core.settings import HOUSE_SETTINGS, Counted
from tashkhana.texts import LANGUAGES, Texts
from tests.texts.pages import TITLES, Page, all_pages, conditions_of, drawn, matrices, messages_of

pages = pytest.mark.parametrize("page", all_pages().values(), ids=all_pages())


def texts_of(page: Page, language: str) -> Texts:
    return Texts(language, [page.game.id, f"{page.game.id}/page"])


def test_durak_has_a_page():
    assert "durak" in all_pages()


@pages
def test_every_message_stands_somewhere_on_the_page(page: Page, catalogues: Any):
    """And every one that the outline or an example asks for has been written."""
    catalogue = catalogues[f"{page.game.id}/page", "en"]
    there = set(catalogue.messages)
    asked = {message for block in page.blocks for message in messages_of(block, None)}
    by_examples = [found for scenario in page.scenarios.values() for found in drawn(page, scenario)]
    needed = asked | {message for message, must in by_examples if must}
    allowed = asked | {message for message, _ in by_examples}
    titles = {f"page-title-{section['id']}" for section in page.outline["sections"]}
    keys = {f"page-key-{name}" for block in page.blocks for name in block.get("keys", {}).values()}

    assert needed - catalogues.seen_from(catalogue).keys() == set()
    assert there - allowed - titles - keys == set()


@pages
def test_every_section_has_its_title(page: Page, catalogues: Any):
    known = catalogues.seen_from(catalogues[f"{page.game.id}/page", "en"])
    sections = [section["id"] for section in page.outline["sections"]]

    assert [name for name in sections if f"page-title-{name}" not in known and f"rules-{name}" not in known] == []
    assert len(set(sections)) == len(sections)
    assert [name for name in known if TITLES.fullmatch(name) and name.removeprefix("page-title-") not in sections] == []


@pages
def test_a_page_tells_all_that_a_page_must_tell(page: Page):
    """Goal, what is needed, the settings of this table, tips, words, history, relatives, and eight questions."""
    sections = {section["id"] for section in page.outline["sections"]}
    questions = [question for block in page.blocks for question in block.get("questions", ())]

    assert {"goal", "needs", "preparation", "settings", "controls"} <= sections
    assert {"tips", "words", "history", "relatives", "questions"} <= sections
    assert any("settings" in block for block in page.blocks)
    assert len(questions) >= 8


@pages
def test_conditions_ask_for_settings_that_exist(page: Page):
    """A setting misspelt would hide a paragraph for ever."""
    known: dict[str, set[object]] = {}
    for setting in (*page.game.own_settings, *HOUSE_SETTINGS):
        words = [*setting.words, *setting.ranges] if isinstance(setting, Counted) else setting.examples()
        known[setting.id] = set(words)
    asked = [(name, value) for name, value in conditions_of(page) if name not in page.numbers]
    terms = {name for number in page.numbers.values() for name in number} - {"plus"}

    assert [(name, value) for name, value in asked if value not in known.get(name, ())] == []
    assert terms <= known.keys()


@pages
def test_every_example_is_a_scenario_that_is_shown(page: Page):
    shown = {example for settings in matrices(page.game) for example in page.examples(page.facts(settings))}

    assert shown == set(page.scenarios)
    assert {block["example"] for block in page.blocks if "example" in block} == shown
    assert len(shown) >= 3


@pages
def test_every_example_holds_under_all_settings_that_show_it(page: Page):
    """What the page draws is what this table would play: with the players of the example, and with all its rules."""
    failed = set()
    played = 0
    for settings in matrices(page.game):
        for example in page.examples(page.facts(settings)):
            case = {key: value for key, value in page.scenarios[example].items() if key not in {"preset", "settings"}}
            rules = {name: value for name, value in settings.items() if name != "players" or "deck" in case}
            found = failure(read_case(case | {"settings": rules}, set()))
            played += 1
            if found is not None:
                failed.add((example, found))

    assert failed == set()
    assert played >= len(page.scenarios)


@pages
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read_in_every_language(page: Page, language: str):
    """Nothing is left unfilled, whatever the settings."""
    texts = texts_of(page, language)
    unsaid = set()
    for facts in map(page.facts, matrices(page.game)):
        for message in page.said(facts):
            said = texts(message, **facts)
            if not said.strip() or said == message or re.search(r"[{}]|\?\?\?|\bNone\b", said):
                unsaid.add((message, said))

    assert unsaid == set()


@pages
def test_whoever_changes_a_rule_changes_the_page(page: Page):
    """Any two values of a setting read differently somewhere, and not only in the list of house rules."""
    texts = texts_of(page, "en")

    def text(settings: dict[str, Any]) -> list[str]:
        facts = page.facts(settings)
        return [texts(message, **facts) for message in page.said(facts)] + page.examples(facts)

    bases = list(matrices(page.game))
    silent = [
        (setting.id, one, other)
        for setting in page.game.own_settings
        for one, other in combinations(setting.examples(), 2)
        if not any(text(this) != text(that) for this, that in changes(page, bases, setting.id, one, other))
    ]

    assert silent == []


Rules = dict[str, Any]


def changes(page: Page, bases: list[Rules], setting: str, one: Any, other: Any) -> Iterator[tuple[Rules, Rules]]:
    """Settings with one value and with the other, where both can be played."""
    for base in bases:
        this, that = base | {setting: one}, base | {setting: other}
        try:
            page.game.check(this)
            page.game.check(that)
        except NotAllowed:
            continue
        yield this, that
