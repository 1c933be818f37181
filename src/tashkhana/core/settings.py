"""Settings: the house rules of a match, their ranges, and reading them from outside."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from tashkhana.core.refusal import NotAllowed

Value = str | int
Settings = Mapping[str, Value]


class Choice(msgspec.Struct, frozen=True, tag="choice"):
    """A setting with named values; switches are `off` and `on`. `offered` are the ones a form shows (empty: all)."""

    id: str
    values: tuple[Value, ...]
    offered: tuple[Value, ...] = ()

    def read(self, raw: Any) -> Value:
        """The value meant by `raw`.

        :raises NotAllowed: "setting-out-of-range"
        """
        value = _as_switch(raw)
        for known in self.values:
            if isinstance(value, str | int) and str(value) == str(known):
                return known
        raise NotAllowed("setting-out-of-range", setting=self.id, value=str(raw))

    def examples(self) -> tuple[Value, ...]:
        """Values that between them exercise the setting."""
        return self.offered or self.values


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A setting that is a whole number from `low` to `high`; `offered` are the ones a form shows (empty: all)."""

    id: str
    low: int
    high: int
    offered: tuple[int, ...] = ()

    def read(self, raw: Any) -> Value:
        """The number meant by `raw`.

        :raises NotAllowed: "setting-out-of-range"
        """
        number = _as_number(raw)
        if number is None or not self.low <= number <= self.high:
            raise NotAllowed("setting-out-of-range", setting=self.id, value=str(raw))
        return number

    def examples(self) -> tuple[Value, ...]:
        """Values that between them exercise the setting."""
        return self.offered or tuple(range(self.low, self.high + 1))


class Counted(msgspec.Struct, frozen=True, tag="counted"):
    """A setting whose values are words, some with a number: `single`, `deals:1` … `deals:12`.

    `words` stand alone; `ranges` maps a counted word to (lowest, highest); `offered` are the ones a form shows.
    """

    id: str
    words: tuple[str, ...]
    ranges: dict[str, tuple[int, int]]
    offered: tuple[str, ...]

    def read(self, raw: Any) -> Value:
        """The value meant by `raw`, in its one spelling.

        :raises NotAllowed: "setting-out-of-range"
        """
        value = _as_switch(raw)
        if isinstance(value, str):
            if value in self.words:
                return value
            word, _, count = value.partition(":")
            low, high = self.ranges.get(word, (1, 0))
            number = _as_number(count)
            if number is not None and low <= number <= high:
                return f"{word}:{number}"
        raise NotAllowed("setting-out-of-range", setting=self.id, value=str(raw))

    def examples(self) -> tuple[Value, ...]:
        """Values that between them exercise the setting."""
        return self.offered


Setting = Choice | Number | Counted

SWITCH: tuple[Value, ...] = ("off", "on")

LEVELS = ("easy", "medium", "hard", "expert")
"""How well computer players play, the weakest first; a game may lack some."""

HOUSE_SETTINGS: tuple[Setting, ...] = (
    Choice("level", LEVELS),
    Choice("speed", ("relaxed", "normal", "fast")),
    Choice("clock", ("off", "relaxed", "normal", "fast")),
    Choice("hints", SWITCH),
    Choice("hint_bulb", SWITCH),
)
"""Settings that belong to every game and change no rule; `Game.house_settings` has only the levels of the game."""


def _as_switch(raw: Any) -> Any:
    """A YAML reader that turns off/on into False/True means the same."""
    return ("on" if raw else "off") if isinstance(raw, bool) else raw


def _as_number(raw: Any) -> int | None:
    if isinstance(raw, bool):
        return None
    if isinstance(raw, int):
        return raw
    if isinstance(raw, str) and raw.isascii() and raw.isdigit() and len(raw) < 4:
        return int(raw)
    return None


def read_settings(known: Iterable[Setting], base: Settings, overrides: Mapping[str, Any]) -> dict[str, Value]:
    """`base` with `overrides`, every value checked and in its one spelling.

    :raises NotAllowed: "setting-unknown", "setting-out-of-range"
    """
    settings_by_id = {setting.id: setting for setting in known}
    settings = dict(base)
    for name, raw in overrides.items():
        if name not in settings_by_id:
            raise NotAllowed("setting-unknown", setting=str(name)[:40])
        settings[name] = settings_by_id[name].read(raw)
    return settings
