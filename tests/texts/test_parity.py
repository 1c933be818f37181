"""Five languages say the same things: same messages, same arguments, every plural form."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tashkhana.texts import LANGUAGES, Texts

ONES = {
    "en": r"\bone\b|\bsingle\b",
    "ne": r"(?<![ऀ-ॿ])(एक|एउटा|एउटै)(?![ऀ-ॿ])",
    "ur": r"(?<!\w)ایک(?!\w)",
    "hy": r"(?<!\w)(մեկ|մի)(?!\w)",
    "ru": r"(?<!\w)(один|одна|одно|одну|одного|одной)(?!\w)",
}
"""Words that are false in a `one` branch: Armenian says it for 0 too, Russian for 21, a browser's Nepali for 0."""


def faults_of(catalogues: Any, check: Any) -> list[str]:
    return [
        f"{theirs.name}/{theirs.language}: {message_id}"
        for english, theirs in catalogues.pairs()
        for message_id in sorted(english.shared & theirs.shared)
        if check(english, theirs, message_id)
    ]


def test_every_file_is_fluent_without_faults(catalogues: Any) -> None:
    """No junk, no message twice, nothing that the two readers of these files treat differently."""
    assert [f"{c.name}/{c.language}: {fault}" for c in catalogues.values() for fault in c.faults] == []


def test_every_language_has_every_message(catalogues: Any) -> None:
    """And no message that English lacks, but for helpers of its own grammar."""
    missing = [f"{c.name}/{c.language} lacks {m}" for en, c in catalogues.pairs() for m in sorted(en.shared - c.shared)]
    surplus = [
        f"{c.name}/{c.language} alone has {m}" for en, c in catalogues.pairs() for m in sorted(c.shared - en.shared)
    ]

    assert missing + surplus == []


def test_a_message_takes_the_same_arguments_in_every_language(catalogues: Any) -> None:
    """What the caller passes is known from the English file."""

    def differ(english: Any, theirs: Any, message_id: str) -> bool:
        return catalogues.all_arguments(english, message_id) != catalogues.all_arguments(theirs, message_id)

    assert faults_of(catalogues, differ) == []


def test_what_a_message_refers_to_exists(catalogues: Any) -> None:
    """Within the same language, in the game's file or the house's."""
    dangling = [
        f"{c.name}/{c.language}: {message_id} refers to {name}"
        for c in catalogues.values()
        for message_id, said in c.messages.items()
        for name in said.refers - catalogues.seen_from(c).keys()
    ]

    assert dangling == []


def test_files_that_are_read_together_share_no_id(catalogues: Any) -> None:
    """A game takes no id of the house, and a rule page none of its game."""
    taken = [
        f"{c.name}/{c.language}: {message_id} belongs to {other}"
        for c in catalogues.values()
        for other in c.read_with[:-1]
        for message_id in c.messages.keys() & catalogues[other, c.language].messages.keys()
    ]

    assert taken == []


def test_every_plural_form_of_the_language_is_there(catalogues: Any) -> None:
    """Russian needs four, the others two, even where two of them read alike."""
    incomplete = [
        f"{c.name}/{c.language}: {message_id}"
        for c in catalogues.values()
        for message_id, said in c.messages.items()
        for choice in said.choices
        if choice.by_number and choice.branches.keys() != c.plural_forms
    ]

    assert incomplete == []


def test_what_is_counted_in_english_is_counted_everywhere(catalogues: Any) -> None:
    """No language forgets that a number asks for another form."""

    def counted(catalogue: Any, message_id: str) -> set[str]:
        return {choice.argument for choice in catalogue.messages[message_id].choices if choice.by_number}

    assert faults_of(catalogues, lambda en, theirs, name: counted(en, name) != counted(theirs, name)) == []


def test_a_branch_for_one_prints_the_number_itself(catalogues: Any) -> None:
    """`one` is a grammatical form, not the number 1."""
    wrong = [
        f"{c.name}/{c.language}: {message_id}"
        for c in catalogues.values()
        for message_id, said in c.messages.items()
        for choice in said.choices
        if choice.by_number
        and (
            choice.argument not in choice.branches["one"].prints
            or any(re.search(rf"\d|{ONES[c.language]}", text) for text in choice.branches["one"].texts)
        )
    ]

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str, catalogues: Any) -> None:
    """With any number and any player, and nothing is left unfilled."""
    for catalogue in (c for c in catalogues.values() if c.language == language):
        texts = Texts(language, catalogue.read_with[1:])
        for message_id in catalogue.shared:
            for number, who in ((0, "you"), (1, "person"), (2, "bot"), (5, "person"), (21, "you")):
                names = catalogues.all_arguments(catalogue, message_id)
                said = texts(message_id, **{name: filled(name, number, who) for name in names})

                assert said.strip() or message_id == "list-comma"
                assert "{" not in said
                assert "???" not in said


def filled(argument: str, number: int, who: str) -> str | int:
    numbers = {"count", "deal", "deals", "number", "place", "rank"}
    if argument in numbers:
        return number
    return {"who": who, "nextWho": who, "suit": "CDHS"[number % 4]}.get(argument, "Anna")


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (0, "0 карт"),
        (1, "1 карта"),
        (2, "2 карты"),
        (5, "5 карт"),
        (11, "11 карт"),
        (21, "21 карта"),
        (22, "22 карты"),
        (101, "101 карта"),
        (111, "111 карт"),
    ],
)
def test_russian_counts_cards_in_three_forms(number: int, said: str) -> None:
    """The form agrees with the number, and the number is printed."""
    assert Texts("ru")("count-cards", count=number) == said


def test_numbers_are_written_as_the_language_writes_them() -> None:
    """Devanagari in Nepali; no grouping of four digits in Armenian."""
    assert Texts("ne")("count-cards", count=36) == "३६ पत्ती"
    assert Texts("ne")("count-cards", count=12345) == "१२,३४५ पत्ती"
    assert Texts("hy")("count-cards", count=1234) == "1234 խաղաթուղթ"
    assert Texts("ur")("count-cards", count=36) == "36 پتے"
