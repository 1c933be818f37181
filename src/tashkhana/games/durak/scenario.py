"""How scenario files speak of Durak: the start of a bout, and what can be expected of a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tashkhana.core.cards import SUITS, Card, number_of
from tashkhana.core.scenario.fields import (
    NONE,
    Malformed,
    Table,
    brief,
    card,
    cards,
    keyed,
    only,
    seats_named,
    share_out,
    sorted_cards,
    truth,
    whole,
)
from tashkhana.core.scenario.words import (
    Expectation,
    Moment,
    ScenarioWords,
    Start,
    by_letter,
    number_word,
    seat_of,
    seat_word,
)
from tashkhana.core.seat import letter
from tashkhana.games.durak.engine import Position
from tashkhana.games.durak.position import DurakPosition
from tashkhana.games.durak.settings import rules_of
from tashkhana.games.durak.view import DurakView

# -- the start of a bout ----------------------------------------------------------------------


def seats(position: Mapping[str, Any]) -> int:
    """As many seats as there are hands."""
    return seats_named("position.hands", position["hands"])


def set_up(start: Start) -> DurakPosition:
    """The start of a bout; cards named nowhere lie in the beaten pile.

    :raises Malformed: unknown cards, a talon whose last card is no trump, or nobody who could attack or defend
    """
    table, own = start.table, start.own
    trump = _suit("position.trump", own["trump"])
    attacker = seat_of(table.seat("position.attacker", own["attacker"]))
    bout = whole("position.bout", own.get("bout", 2), 1)
    hands, talon = _cards(table, own)
    if talon and talon[-1][1] != trump:
        raise Malformed("position.talon", f"the last card, {talon[-1]}, is no trump")
    _check_roles(hands, talon, attacker)
    core = Position(rules_of(start.settings))
    core.set_up(
        SUITS.index(trump),
        [sum(1 << number_of(name) for name in hand) for hand in hands],
        [number_of(name) for name in talon],
        attacker,
        bout=bout,
        dealer=start.dealer,
    )
    return DurakPosition.at_start(core)


def _cards(table: Table, own: Mapping[str, Any]) -> tuple[list[tuple[Card, ...]], tuple[Card, ...]]:
    fields = {f"position.hands.{name}": held for name, held in sorted(own["hands"].items())}
    named = {**fields, "position.talon": own.get("talon", "")}
    shared = share_out(table.pack, named, ["position.talon"])
    return [shared[field] for field in fields], shared["position.talon"]


def _check_roles(hands: list[tuple[Card, ...]], talon: tuple[Card, ...], attacker: int) -> None:
    """Who opens and who is attacked must hold cards; seats without are out, unless the talon still has some."""
    if not hands[attacker]:
        raise Malformed("position.attacker", f"{letter(attacker)} has no card to attack with")
    others = [(attacker + step) % len(hands) for step in range(1, len(hands))]
    active = [seat for seat in others if hands[seat] or talon]
    if not active or not hands[active[0]]:
        raise Malformed("position.hands", f"{letter(attacker)} attacks nobody who holds a card")


def _suit(field: str, raw: Any) -> str:
    if not isinstance(raw, str) or raw not in SUITS or len(raw) != 1:
        raise Malformed(field, f"expected a suit, one of C D H S; found {brief(raw)}")
    return raw


# -- expectations -----------------------------------------------------------------------------


def view(moment: Moment) -> DurakView:
    """The table as a watcher sees it."""
    found = moment.match.game.view(moment.match.position, None)
    assert isinstance(found, DurakView)
    return found


def _hand(moment: Moment, seat: int) -> str:
    return sorted_cards(moment.match.game.view(moment.match.position, seat).hand)


def _hands(moment: Moment, expected: Mapping[str, str]) -> dict[str, str]:
    return by_letter(expected, lambda seat, _: _hand(moment, seat))


def _counts(moment: Moment, expected: Mapping[str, int]) -> dict[str, int]:
    return by_letter(expected, lambda seat, _: view(moment).seats[seat].count)


def _out(moment: Moment, _: list[str]) -> list[str]:
    return [letter(seat) for seat, seen in enumerate(view(moment).seats) if seen.role == "out"]


def _read_table(_: Table, field: str, raw: Any) -> str:
    """Attack cards as laid, each with its cover behind a stroke."""
    if not isinstance(raw, str):
        raise Malformed(field, f"expected a table such as 8C/9C 8S, found {brief(raw)}")
    for pair in raw.split():
        names = pair.split("/")
        if len(names) > 2:
            raise Malformed(field, f"no pair: {brief(pair)}")
        for name in names:
            card(field, name)
    return " ".join(raw.split())


def _table(moment: Moment, _: str) -> str:
    pairs = view(moment).table
    return " ".join(f"{pair.attack}/{pair.cover}" if pair.cover else pair.attack for pair in pairs)


def _read_lead_card(_: Table, field: str, raw: Any) -> str:
    return NONE if raw == NONE else card(field, raw)


def _read_result(table: Table, field: str, raw: Any) -> Any:
    if raw == NONE:
        return NONE
    found = keyed(field, raw)
    only(field, found, frozenset({"fool", "drawn"}))
    if len(found) != 1:
        raise Malformed(field, f"expected either fool or drawn, found {brief(raw)}")
    if "fool" in found:
        return {"fool": table.seat(f"{field}.fool", found["fool"])}
    return {"drawn": truth(f"{field}.drawn", found["drawn"])}


def _result(moment: Moment, expected: Any) -> Any:
    result = moment.match.result
    if result is None:
        return NONE
    if (isinstance(expected, dict) and "drawn" in expected) or result.loser is None:
        return {"drawn": result.drawn}
    return {"fool": letter(result.loser)}


def _each(read: Callable[[str, Any], Any]) -> Callable[[Table, str, Any], Any]:
    return lambda table, field, raw: table.by_seat(field, raw, read)


def _read_hand(field: str, raw: Any) -> str:
    return sorted_cards(cards(field, raw))


EXPECTATIONS: Mapping[str, Expectation[Any]] = {
    "attacker": seat_word(lambda moment: view(moment).attacker),
    "defender": seat_word(lambda moment: view(moment).defender),
    "lead": seat_word(lambda moment: view(moment).lead),
    "trump": Expectation(lambda _, field, raw: _suit(field, raw), lambda moment, _: view(moment).trump),
    "lead_card": Expectation(_read_lead_card, lambda moment, _: view(moment).lead_card or NONE),
    "table": Expectation(_read_table, _table),
    "hands": Expectation(_each(_read_hand), _hands),
    "counts": Expectation(_each(whole), _counts),
    "talon": number_word(lambda moment: view(moment).talon),
    "beaten": number_word(lambda moment: view(moment).beaten),
    "out": Expectation(Table.seats, _out),
    "result": Expectation(_read_result, _result),
}

WORDS = ScenarioWords(
    needed=("trump", "hands", "attacker"),
    optional=("talon", "bout"),
    expectations=EXPECTATIONS,
    seats=seats,
    set_up=set_up,
)
