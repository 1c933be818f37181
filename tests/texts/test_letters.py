"""Every language in its own letters, digits and stops."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest

SCRIPTS = {"en": "LATIN", "ne": "DEVANAGARI", "ur": "ARABIC", "hy": "ARMENIAN", "ru": "CYRILLIC"}
FOREIGN_WORDS = re.compile(r"\b(Enter|Esc|Tab|Space|QR)\b")
"""Words printed on keys, and a sign that Russian and Armenian write so."""
OWN_SCRIPT_ANYWHERE = re.compile(r"^(language-(en|ne|ur|hy|ru)|prefs-corner-(latin|russian)|key-letter-.*)$")

FORBIDDEN = {
    "en": {r"[\"']": "straight quotes", r"[«»„]": "foreign quotes", r"\.\.\.": "dots for …"},
    "ne": {
        r"[0-9]": "Latin digits",
        r"\.(?!\w)": "a full stop that is no danda",
        r"र्य[ोौे]": "reph-ya without the joiner U+200D",
        r"अंक": "अंक for अङ्क",
        r"तिमी|तपाइँ|तपाईँ|(?<!\w)तँ(?!\w)": "another address than तपाईं",
        r"[«»„\"']": "foreign quotes",
    },
    "ur": {
        r"[يكهةى]": "Arabic letters for ی ک ہ",
        r"[٠-٩۰-۹]": "digits that are not Latin",
        r"[.,;?](?!\w)": "Latin stops",
        r"(?<!\w)(تم|تمہار\w+)(?!\w)": "another address than آپ",
        r"[«»„“”']": "quotes other than straight ones",
    },
    "hy": {
        r":": "a colon for ։ or ՝",
        r"[?!]": "Latin marks for ՞ and ՜",
        r"\.\s*$": "a Latin full stop",
        r"[“”„\"']": "quotes other than « »",
        r"ԵՒ": "capitals made by code",
    },
    "ru": {
        r"[“”\"']": "quotes other than « »",
        r"\.\.\.": "dots for …",
        r"(?<!\w)(ты|тебе|твой|твоя)(?!\w)": "ты for вы",
    },
}
EVERYWHERE = {
    r"[°\[\]]|\(\?\)": "marks of a word list",
    r"<|&\w+;": "markup",
    r"[♠♥♦♣](?!\ufe0e)": "a suit sign that phones turn into an emoji",
    r"  ": "two spaces",
}


def sentences(catalogues: Any) -> Iterator[tuple[str, str, str]]:
    """(language, where, text) of everything that is said."""
    for catalogue in catalogues.values():
        for message_id, said in catalogue.messages.items():
            for text in said.texts:
                yield catalogue.language, f"{catalogue.name}/{catalogue.language}: {message_id}", text


def strangers(text: str, script: str) -> set[str]:
    """The letters of other scripts."""
    letters = {letter for letter in FOREIGN_WORDS.sub("", text) if unicodedata.category(letter)[0] == "L"}
    return {letter for letter in letters if not unicodedata.name(letter).startswith(script)}


def test_no_letter_of_another_script(catalogues: Any) -> None:
    """A Latin c in a Russian word, a Cyrillic Т for a ten: invisible, and wrong for search and for speech."""
    found = [
        (where, text, strangers(text, SCRIPTS[language]))
        for language, where, text in sentences(catalogues)
        if not OWN_SCRIPT_ANYWHERE.match(where.rpartition(" ")[2]) and strangers(text, SCRIPTS[language])
    ]

    assert found == []


@pytest.mark.parametrize("language", SCRIPTS)
def test_nothing_that_the_language_does_not_write(language: str, catalogues: Any) -> None:
    """Letters, digits, quotes and stops as the readers of each language know them."""
    rules = FORBIDDEN[language] | EVERYWHERE
    found = [
        (where, text, fault)
        for spoken, where, text in sentences(catalogues)
        if spoken == language
        for rule, fault in rules.items()
        if re.search(rule, text)
    ]

    assert found == []


def test_guillemets_come_in_pairs(catalogues: Any) -> None:
    """In Russian and Armenian."""
    whole: dict[str, str] = {}
    for _, where, text in sentences(catalogues):
        whole[where] = whole.get(where, "") + text

    assert [where for where, text in whole.items() if text.count("«") != text.count("»")] == []


def test_every_language_names_itself(catalogues: Any) -> None:
    """Whoever landed in the wrong language finds the own one."""
    names = {"en": "English", "ne": "नेपाली", "ur": "اردو", "hy": "Հայերեն", "ru": "Русский"}
    for language in names:
        for named, name in names.items():
            assert catalogues["house", language].messages[f"language-{named}"].texts == [name]


def test_card_signs_run_from_left_to_right_everywhere(catalogues: Any) -> None:
    """Without the isolate Urdu would show `7♥` as `♥7`."""
    for language in SCRIPTS:
        texts = catalogues["house", language].messages["card-sign"].texts

        assert "".join(texts).startswith("\u2066")
        assert "".join(texts).endswith("\u2069")
