"""The words of the house: Fluent texts in five languages, here for the terminal (the browser reads the same files).

`docs/6-texts.md` says how ids and arguments are built.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import babel
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Resource

from tashkhana.core.cards import JOKERS, RANKS, Card

LANGUAGES = ("en", "ne", "ur", "hy", "ru")
"""English first: a message that another language lacks is said in English."""

RIGHT_TO_LEFT = frozenset({"ur"})

_DEVANAGARI = str.maketrans("0123456789", "०१२३४५६७८९")
_ISOLATES = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))
_CORNERS = {"T": "10"}
_RUSSIAN_CORNERS = _CORNERS | {"J": "В", "Q": "Д", "K": "К", "A": "Т"}


class _Number(FluentInt):
    """A whole number that is written as its language writes it: Devanagari digits in Nepali, no `9 999` in Armenian."""

    def format(self, locale: babel.Locale) -> str:
        """The digits."""
        grouped = locale.language != "hy" or abs(self) >= 10_000
        text: str = format_decimal(int(self), locale=locale, group_separator=grouped)
        return text.translate(_DEVANAGARI) if locale.language == "ne" else text


@cache
def _resource(package: str, folder: str, language: str) -> Resource | None:
    found = files(package) / folder / f"{language}.ftl"
    return FluentResource(found.read_text("utf-8")) if found.is_file() else None


def _bundle(language: str, games: Iterable[str]) -> FluentBundle:
    bundle = FluentBundle([language])
    for name in ("", *games):
        game, _, page = name.partition("/")
        resource = _resource(f"tashkhana.games.{game}" if game else "tashkhana", page or "texts", language)
        if resource is not None:
            bundle.add_resource(resource)
    return bundle


class Texts:
    """The texts of the house and of some games in one language; `durak/page` are those of a game's rule page.

    `isolating` keeps the marks that hold names and card signs together in right-to-left text;
    most terminals show them as boxes, so they are left out unless asked for.
    """

    def __init__(self, language: str, games: Sequence[str] = (), *, isolating: bool = False) -> None:
        """Read the files.

        :raises ValueError: the house does not speak this language
        """
        if language not in LANGUAGES:
            raise ValueError(f"the house speaks {', '.join(LANGUAGES)}, not {language[:20]!r}")
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self._isolating = isolating
        self._bundles = [_bundle(spoken, games) for spoken in dict.fromkeys((language, "en"))]

    def __call__(self, message_id: str, **arguments: str | int) -> str:
        """The message, in English where this language lacks it; a message that nobody knows shows its id."""
        for bundle in self._bundles:
            if bundle.has_message(message_id):
                return self._format(bundle, message_id, arguments)
        return message_id

    def knows(self, message_id: str) -> bool:
        """Whether this language or English has the message."""
        return any(bundle.has_message(message_id) for bundle in self._bundles)

    def number(self, count: int) -> str:
        """A number in the digits of the language.

        >>> Texts("ne").number(-12)
        '-१२'
        """
        return _Number(count).format(babel.Locale(self.language))

    def refusal(self, code: str) -> str:
        """The sentence of a reason code."""
        known = self.knows(f"why-{code}")
        return self(f"why-{code}" if known else "why-unknown")

    def card(self, card: Card, form: str = "name", **more: str | int) -> str:
        """A card in words, in one of the forms `name`, `object`, `instrument`, `trump`; a joker has only its name.

        >>> Texts("en").card(Card("7H")), Texts("en").card(Card("JK1"))
        ('seven of hearts', 'joker')
        """
        if card in JOKERS:
            return self("joker-name")
        return self(f"card-{form}", rank=RANKS.index(card[0]) + 2, suit=card[1], **more)

    def sign(self, card: Card, *, russian: bool | None = None) -> str:
        """A card in signs; `russian` corner letters (None: as the language has them).

        >>> Texts("ru").sign(Card("QS")), Texts("en").sign(Card("TS")), Texts("ne").sign(Card("JK2"))
        ('Д♠︎', '10♠︎', '★')
        """
        if card in JOKERS:
            return self("joker-sign")
        return self("card-sign", corner=self.corner(card[0], russian=russian), suit=card[1])

    def corner(self, rank: str, *, russian: bool | None = None) -> str:
        """A rank as it stands in the corner of a card; `russian` as in `sign`.

        >>> Texts("en").corner("T"), Texts("ru").corner("K")
        ('10', 'К')
        """
        cyrillic = self.language == "ru" if russian is None else russian
        corners = _RUSSIAN_CORNERS if cyrillic else _CORNERS
        return corners.get(rank, rank)

    def listed(self, items: Sequence[str]) -> str:
        """Items side by side, without a word between the last two."""
        return self("list-comma").join(items)

    def listed_with_and(self, items: Sequence[str]) -> str:
        """Items as a sentence lists them.

        >>> Texts("en").listed_with_and(["Anna", "Tom", "Maya"])
        'Anna, Tom and Maya'
        """
        if len(items) < 2:
            return "".join(items)
        return self("list-and", items=self.listed(items[:-1]), last=items[-1])

    def _format(self, bundle: FluentBundle, message_id: str, arguments: dict[str, Any]) -> str:
        # Not bundle.format_pattern: it would turn our numbers back into its own, which know no Devanagari digits.
        fluent = {name: _Number(value) if isinstance(value, int) else value for name, value in arguments.items()}
        errors: list[Exception] = []
        env = ResolverEnvironment(context=bundle, current=CurrentEnvironment(args=fluent), errors=errors)
        pattern = bundle.get_message(message_id).value
        if pattern is None:
            return message_id
        text = str(pattern(env))
        return text if self._isolating else text.translate(_ISOLATES)


def nearest_language(*wishes: str) -> str:
    """The first of these language tags or locale names that the house speaks, else English.

    >>> nearest_language("de_DE.UTF-8", "ne_NP.UTF-8")
    'ne'
    """
    for wish in wishes:
        language = wish.replace("_", "-").split("-")[0].split(".")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
