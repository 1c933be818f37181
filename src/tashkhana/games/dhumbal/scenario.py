"""How scenario files speak of Dhumbal: the start of a turn, and what can be expected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tashkhana.core.cards import Card
from tashkhana.core.scenario.fields import (
    NONE,
    Malformed,
    Table,
    card,
    cards,
    keyed,
    only,
    seats_named,
    share_out,
    signed,
    sorted_cards,
    truth,
    whole,
)
from tashkhana.core.scenario.words import (
    TOTALS,
    Expectation,
    Moment,
    ScenarioWords,
    Start,
    by_letter,
    number_word,
    seat_of,
)
from tashkhana.core.seat import letter
from tashkhana.games.dhumbal.engine import Position
from tashkhana.games.dhumbal.legal import MOST_HELD
from tashkhana.games.dhumbal.naming import card_at, number_of, set_of
from tashkhana.games.dhumbal.position import DhumbalPosition
from tashkhana.games.dhumbal.settings import out_of, rules_of
from tashkhana.games.dhumbal.view import DhumbalResult, DhumbalView

# -- the start of a turn ----------------------------------------------------------------------


def seats(position: Mapping[str, Any]) -> int:
    """As many seats as there are hands."""
    return seats_named("position.hands", position["hands"])


def set_up(start: Start) -> DhumbalPosition:
    """The start of a turn; every card is named, or stands behind `rest`.

    :raises Malformed: unknown or missing cards, a turn of nobody, or a last throw that does not lie there
    """
    table, own = start.table, start.own
    hands, discards, stock = _cards(table, own)
    turn = seat_of(table.seat("position.turn", own["turn"]))
    throws = whole("position.throws", own.get("throws", 0))
    last = whole("position.last_throw", own.get("last_throw", min(1, len(discards))), min(1, len(discards)))
    out = out_of(start.settings, start.totals)
    _check(hands, discards, stock, turn, out)
    if throws >= int(start.settings["throw_cap"]):
        raise Malformed("position.throws", f"the deal ends with throw {start.settings['throw_cap']}")
    if last > len(discards):
        raise Malformed("position.last_throw", f"only {len(discards)} cards lie there")
    core = Position(rules_of(start.settings))
    core.set_up(
        [set_of(hand) for hand in hands],
        [number_of(name) for name in discards],
        [number_of(name) for name in stock],
        turn,
        throws=throws,
        last=last,
        dealer=start.dealer,
        out=out,
    )
    return DhumbalPosition(core)


def _cards(table: Table, own: Mapping[str, Any]) -> tuple[list[tuple[Card, ...]], tuple[Card, ...], tuple[Card, ...]]:
    fields = {f"position.hands.{name}": held for name, held in sorted(own["hands"].items())}
    piles = {f"position.{name}": own.get(name, "") for name in ("discards", "stock")}
    shared = share_out(table.pack, {**fields, **piles}, list(piles))
    named = sum(map(len, shared.values()))
    if named < len(table.pack):
        raise Malformed("position", f"names {named} of {len(table.pack)} cards, and nowhere `rest`")
    hands = [shared[field] for field in fields]
    return hands, shared["position.discards"], shared["position.stock"]


def _check(
    hands: list[tuple[Card, ...]], discards: tuple[Card, ...], stock: tuple[Card, ...], turn: int, out: int
) -> None:
    """Who has left the match holds no cards and is not to move; and somewhere there is a card to draw."""
    for seat, hand in enumerate(hands):
        if out >> seat & 1 and hand:
            raise Malformed(f"position.hands.{letter(seat)}", f"{letter(seat)} has left the match and holds no cards")
        if len(hand) > MOST_HELD:
            raise Malformed(f"position.hands.{letter(seat)}", f"a hand of more than {MOST_HELD} cards")
    if out >> turn & 1:
        raise Malformed("position.turn", f"{letter(turn)} has left the match")
    if out.bit_count() > len(hands) - 2:
        raise Malformed("position.totals", "fewer than two seats are left in the match")
    if not discards and not stock:
        raise Malformed("position.stock", "all cards are in hands, none can be drawn")


# -- expectations -----------------------------------------------------------------------------


def view(moment: Moment) -> DhumbalView:
    """The table as a watcher sees it."""
    found = moment.match.game.view(moment.match.position, None)
    assert isinstance(found, DhumbalView)
    return found


def _hands(moment: Moment, expected: Mapping[str, str]) -> dict[str, str]:
    match = moment.match
    return by_letter(expected, lambda seat, _: sorted_cards(match.game.view(match.position, seat).hand))


def _counts(moment: Moment, expected: Mapping[str, int]) -> dict[str, int]:
    return by_letter(expected, lambda seat, _: view(moment).seats[seat].count)


def _read_discards(_: Table, field: str, raw: Any) -> str | int:
    """Bottom to top, or their number."""
    if isinstance(raw, str):
        return " ".join(cards(field, raw))
    return whole(field, raw)


def _discards(moment: Moment, expected: str | int) -> str | int:
    assert moment.match.position is not None
    lying = [card_at(number) for number in moment.match.position.core.discards()]
    return " ".join(lying) if isinstance(expected, str) else len(lying)


def _read_top(_: Table, field: str, raw: Any) -> str:
    return NONE if raw == NONE else card(field, raw)


def _out(moment: Moment, _: list[str]) -> list[str]:
    """Who has left the match, by the totals with the result of a deal that is over."""
    match = moment.match
    out = out_of(match.settings, match.standing.totals)
    return [letter(seat) for seat in range(match.players) if out >> seat & 1]


def _read_result(table: Table, field: str, raw: Any) -> Any:
    if raw == NONE:
        return NONE
    found = keyed(field, raw)
    only(field, found, frozenset({"winner", "caught", *ROWS}))
    if not found:
        raise Malformed(field, "expected a part of the result")
    return {key: _read_part(table, f"{field}.{key}", key, value) for key, value in found.items()}


def _read_part(table: Table, field: str, key: str, raw: Any) -> Any:
    if key == "winner":
        return NONE if raw == NONE else table.seat(field, raw)
    if key == "caught":
        return truth(field, raw)
    return table.by_seat(field, raw, signed)


ROWS = ("hand", "took", "paid")


def _result(moment: Moment, expected: Any) -> Any:
    result = moment.match.result
    if result is None:
        return NONE
    assert isinstance(result, DhumbalResult)
    winner = NONE if result.winner is None else letter(result.winner)
    found = {"winner": winner, "caught": result.caught}
    if expected == NONE:
        return found
    for row in ROWS:
        numbers = getattr(result, row)
        seats = {name: numbers[seat_of(name)] for name in expected.get(row, ()) if numbers}
        found[row] = seats or NONE
    return {key: found[key] for key in expected}


def _each(read: Callable[[str, Any], Any]) -> Callable[[Table, str, Any], Any]:
    return lambda table, field, raw: table.by_seat(field, raw, read)


def _read_hand(field: str, raw: Any) -> str:
    return sorted_cards(cards(field, raw))


EXPECTATIONS: Mapping[str, Expectation[Any]] = {
    "hands": Expectation(_each(_read_hand), _hands),
    "counts": Expectation(_each(whole), _counts),
    "discards": Expectation(_read_discards, _discards),
    "top": Expectation(_read_top, lambda moment, _: view(moment).top or NONE),
    "stock": number_word(lambda moment: view(moment).stock),
    "out": Expectation(Table.seats, _out),
    "result": Expectation(_read_result, _result),
    "totals": TOTALS,
}

WORDS = ScenarioWords(
    needed=("hands", "discards", "stock", "turn"),
    optional=("throws", "last_throw"),
    expectations=EXPECTATIONS,
    seats=seats,
    set_up=set_up,
)
