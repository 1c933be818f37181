"""How scenario files speak of Idiot: any moment of a deal, and what can be expected of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tashkhana.core.cards import RANKS, Card
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
    text,
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
)
from tashkhana.core.seat import letter
from tashkhana.games.idiot import codes
from tashkhana.games.idiot.cards import code_of, names_of
from tashkhana.games.idiot.engine import Position
from tashkhana.games.idiot.looking import rank_word
from tashkhana.games.idiot.position import IdiotPosition
from tashkhana.games.idiot.settings import rules_of

ZONES = frozenset(codes.ZONES)
PHASES = {"play": codes.TURN, "trade": codes.TRADE, "opening": codes.AUCTION}
PLACES = 6
EMPTY = "-"

# -- a moment of a deal -----------------------------------------------------------------------


def seats(position: Mapping[str, Any]) -> int:
    """As many seats as there are zones."""
    return seats_named("position.zones", position["zones"])


def set_up(start: Start) -> IdiotPosition:
    """Cards as they are said to lie; those named nowhere are burned.

    :raises Malformed: unknown cards, more than six places, or a seat on turn that is none or has no cards
    """
    table, own = start.table, start.own
    phase = PHASES.get(own.get("phase", "play"))
    if phase is None:
        raise Malformed("position.phase", f"expected play, trade or opening, found {brief(own['phase'])}")
    turn = _turn(table, own, phase)
    zones = [_zones(f"position.zones.{name}", own["zones"][name]) for name in sorted(own["zones"])]
    places = [zone["down"].split() for zone in zones]
    shared = _share_out(table, own, zones, places)
    core = Position(rules_of(start.settings))
    seats = range(len(zones))
    core.set_up(
        [_codes(shared[_field(seat, "hand")]) for seat in seats],
        [_codes(shared[_field(seat, "up")]) for seat in seats],
        [_downs(shared[_field(seat, "down")], places[seat]) for seat in seats],
        pile=_codes(shared["position.pile"]),
        stock=_codes(shared["position.stock"]),
        dealer=start.dealer,
        phase=phase,
        turn=turn,
    )
    if phase == codes.TURN and core.out >> turn & 1 and core.phase != codes.OVER:
        raise Malformed("position.turn", f"{letter(turn)} has no cards")
    return IdiotPosition(core)


def _turn(table: Table, own: Mapping[str, Any], phase: int) -> int:
    if phase != codes.TURN:
        if "turn" in own:
            raise Malformed("position.turn", "goes with phase `play` only")
        return 0
    if "turn" not in own:
        raise Malformed("position.turn", "missing key")
    return seat_of(table.seat("position.turn", own["turn"]))


def _zones(field: str, raw: Any) -> dict[str, str]:
    """The three zones of a seat as words."""
    found = keyed(field, raw)
    only(field, found, ZONES)
    words = {zone: _words(f"{field}.{zone}", found.get(zone, "")) for zone in codes.ZONES}
    for zone in ("up", "down"):
        if len(words[zone].split()) > PLACES:
            raise Malformed(f"{field}.{zone}", f"more than {PLACES} places")
    return words


def _words(field: str, raw: Any) -> str:
    return raw if raw == "" else text(field, raw)


def _field(seat: int, zone: str) -> str:
    return f"position.zones.{letter(seat)}.{zone}"


def _share_out(
    table: Table, own: Mapping[str, Any], zones: Sequence[Mapping[str, str]], places: Sequence[Sequence[str]]
) -> dict[str, tuple[Card, ...]]:
    named: dict[str, Any] = {}
    for seat, zone in enumerate(zones):
        named[_field(seat, "hand")] = zone["hand"]
        named[_field(seat, "up")] = zone["up"]
        named[_field(seat, "down")] = " ".join(word for word in places[seat] if word != EMPTY)
    named["position.pile"] = own.get("pile", "")
    named["position.stock"] = own.get("stock", "")
    return share_out(table.pack, named, ["position.stock"])


def _codes(names: Sequence[Card]) -> list[int]:
    return [code_of(name) for name in names]


def _downs(names: Sequence[Card], places: Sequence[str]) -> list[int]:
    left = iter(names)
    return [-1 if word == EMPTY else code_of(next(left)) for word in places]


# -- expectations -----------------------------------------------------------------------------


def core(moment: Moment) -> Position:
    """The truth of the deal."""
    position = moment.match.position
    assert isinstance(position, IdiotPosition)
    return position.core


def _held(moment: Moment, seat: int, zone: str) -> tuple[Card, ...]:
    p = core(moment)
    lying = {"hand": p.hand_of, "up": p.up_of, "down": p.down_of}[zone](seat)
    return names_of(code for code in lying if code >= 0)


def _counted(found: Sequence[Card], expected: str | int) -> str | int:
    """The number of cards where a number is expected, or else the cards."""
    return len(found) if isinstance(expected, int) else sorted_cards(found)


def _read_cards(field: str, raw: Any) -> str | int:
    """Cards in any order, or their number."""
    return sorted_cards(cards(field, raw)) if isinstance(raw, str) else whole(field, raw)


def _read_zones(field: str, raw: Any) -> dict[str, str | int]:
    found = keyed(field, raw)
    only(field, found, ZONES)
    if not found:
        raise Malformed(field, "names no zone")
    return {zone: _read_cards(f"{field}.{zone}", value) for zone, value in found.items()}


def _zones_found(moment: Moment, expected: Mapping[str, dict[str, str | int]]) -> dict[str, dict[str, str | int]]:
    def found(seat: int, zones: dict[str, str | int]) -> dict[str, str | int]:
        return {zone: _counted(_held(moment, seat, zone), wanted) for zone, wanted in zones.items()}

    return by_letter(expected, found)


def _hands(moment: Moment, expected: Mapping[str, str]) -> dict[str, str]:
    return by_letter(expected, lambda seat, _: sorted_cards(_held(moment, seat, "hand")))


def _counts(moment: Moment, expected: Mapping[str, int]) -> dict[str, int]:
    return by_letter(expected, lambda seat, _: len(_held(moment, seat, "hand")))


def _read_pile(_: Table, field: str, raw: Any) -> str | int:
    """Bottom to top, or the number."""
    if not isinstance(raw, str):
        return whole(field, raw)
    return " ".join(str(name) for name in cards(field, raw))


def _pile(moment: Moment, expected: str | int) -> str | int:
    pile = names_of(core(moment).pile_now())
    return len(pile) if isinstance(expected, int) else " ".join(str(name) for name in pile)


def _read_top(_: Table, field: str, raw: Any) -> str:
    return NONE if raw == NONE else card(field, raw)


def _top(moment: Moment, _: str) -> str:
    return next(iter(names_of(core(moment).pile_now()[-1:])), NONE)


def _read_asked(_: Table, field: str, raw: Any) -> str:
    """A rank, or none."""
    if raw == NONE:
        return NONE
    word = str(raw) if isinstance(raw, str | int) and not isinstance(raw, bool) else ""
    word = "T" if word == "10" else word
    if len(word) != 1 or word not in RANKS:
        raise Malformed(field, f"expected a rank, one of {' '.join(RANKS)}, or none; found {brief(raw)}")
    return word


def _asked(moment: Moment, _: str) -> str:
    p = core(moment)
    return (rank_word(p.asked_rank) or NONE) if p.phase == codes.AUCTION else NONE


def _out(moment: Moment, _: list[str]) -> list[str]:
    p = core(moment)
    return [letter(seat) for seat in range(p.players) if p.out >> seat & 1]


def _read_result(table: Table, field: str, raw: Any) -> Any:
    if raw == NONE:
        return NONE
    found = keyed(field, raw)
    only(field, found, frozenset({"idiot"}), ("idiot",))
    return {"idiot": NONE if found["idiot"] == NONE else table.seat(f"{field}.idiot", found["idiot"])}


def _result(moment: Moment, _: Any) -> Any:
    result = moment.match.result
    if result is None:
        return NONE
    return {"idiot": NONE if result.loser is None else letter(result.loser)}


EXPECTATIONS: Mapping[str, Expectation[Any]] = {
    "zones": Expectation(lambda table, field, raw: table.by_seat(field, raw, _read_zones), _zones_found),
    "hands": Expectation(
        lambda table, field, raw: table.by_seat(field, raw, lambda at, found: sorted_cards(cards(at, found))), _hands
    ),
    "counts": Expectation(lambda table, field, raw: table.by_seat(field, raw, whole), _counts),
    "stock": number_word(lambda moment: core(moment).end - core(moment).top),
    "beaten": number_word(lambda moment: core(moment).gone),
    "pile": Expectation(_read_pile, _pile),
    "top": Expectation(_read_top, _top),
    "asked": Expectation(_read_asked, _asked),
    "out": Expectation(Table.seats, _out),
    "result": Expectation(_read_result, _result),
}

WORDS = ScenarioWords(
    needed=("zones",),
    optional=("pile", "stock", "phase", "turn"),
    expectations=EXPECTATIONS,
    seats=seats,
    set_up=set_up,
)
