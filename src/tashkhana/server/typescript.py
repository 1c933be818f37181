"""Writes `client/src/protocol.ts` from the structs of the protocol and of every game's view.

    python -m tashkhana.server.typescript client/src/protocol.ts

The client's types are never written by hand; a test compares the committed file with what this makes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import msgspec
from msgspec import Struct
from msgspec import inspect as shape

from tashkhana.core import settings
from tashkhana.server import protocol

HEADER = """\
// Written by `python -m tashkhana.server.typescript` from the structs in src/tashkhana. Do not edit.

export const PROTOCOL = {protocol};
"""

SPOKEN: tuple[type[Struct], ...] = (
    *protocol.AnyAsk.__args__,
    *protocol.AnyTell.__args__,
    protocol.House,
    protocol.OpenRoom,
    protocol.ClaimSeat,
    protocol.Opened,
    protocol.MoveCode,
    protocol.ClaimMove,
    protocol.Merge,
    protocol.Refused,
    protocol.Me,
)
UNIONS: dict[str, Any] = {"AnyAsk": protocol.AnyAsk, "AnyTell": protocol.AnyTell, "Setting": settings.Setting}
NAMES: dict[type, str] = {
    settings.Choice: "ChoiceSetting",
    settings.Number: "NumberSetting",
    settings.Counted: "CountedSetting",
}
"""Names that would hide something in TypeScript (`Number`), said longer."""


def view_types() -> list[type[Struct]]:
    """The structs of every game's `view` module."""
    package = import_module("tashkhana.games")
    found: list[type[Struct]] = []
    for folder in sorted(module.name for module in iter_modules(package.__path__) if module.ispkg):
        module = import_module(f"{package.__name__}.{folder}.view")
        own = (value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Struct))
        found.extend(value for value in own if value.__module__ == module.__name__)
    return found


def write_types(roots: Iterable[type[Struct]]) -> str:
    """The TypeScript module that describes these structs and all that they hold.

    :raises ValueError: two structs of one name, which the module could not tell apart
    """
    infos: dict[type, shape.StructType] = {}
    for info in shape.multi_type_info(roots):
        _gather(info, infos)
    _tell_apart(infos)
    interfaces = (_interface(info) for info in infos.values())
    unions = (f"export type {name} = {_text(shape.type_info(union))};\n" for name, union in UNIONS.items())
    return "\n".join((HEADER.format(protocol=protocol.PROTOCOL), *interfaces, *unions))


def _tell_apart(structs: Iterable[type]) -> None:
    places: dict[str, str] = {}
    for cls in structs:
        other = places.setdefault(_name(cls), cls.__module__)
        if other != cls.__module__:
            raise ValueError(
                f"{other} and {cls.__module__} both call a struct {_name(cls)}; "
                "the client has one list of names for all games, so call one of them after its game"
            )


def _gather(info: Any, infos: dict[type, shape.StructType]) -> None:
    """Note every struct that occurs in a type, each once."""
    if isinstance(info, shape.StructType):
        if info.cls in infos:
            return
        infos[info.cls] = info
    for inner in _inner(info):
        _gather(inner, infos)


def _inner(info: Any) -> Iterator[Any]:
    match info:
        case shape.StructType():
            yield from (field.type for field in info.fields)
        case shape.UnionType():
            yield from info.types
        case shape.TupleType():
            yield from info.item_types
        case shape.DictType():
            yield info.value_type
        case shape.VarTupleType() | shape.ListType():
            yield info.item_type
        case shape.Metadata():
            yield info.type
        case _:
            return


def _interface(info: shape.StructType) -> str:
    lines = [f"/** {_doc(info.cls)} */", f"export interface {_name(info.cls)} {{"]
    if info.tag_field is not None:
        lines.append(f"  {info.tag_field}: {_literal(info.tag)};")
    lines.extend(
        f"  {field.encode_name}{'?' if _may_lack(info, field) else ''}: {_text(field.type)};" for field in info.fields
    )
    return "\n".join((*lines, "}\n"))


def _may_lack(info: shape.StructType, field: shape.Field) -> bool:
    """A browser may leave out what has a default; the house leaves it out only where a struct says so."""
    heard = info.forbid_unknown_fields
    return not field.required and (heard or info.cls.__struct_config__.omit_defaults)


def _doc(cls: type) -> str:
    text = cleandoc(cls.__doc__ or "").replace("*/", "* /")
    return text.replace("\n", "\n * ").replace(" * \n", " *\n")


def _name(cls: type) -> str:
    return NAMES.get(cls, cls.__name__)


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _text(info: Any) -> str:  # noqa: PLR0911 (one line for each kind of type)
    match info:
        case shape.StructType():
            return _name(info.cls)
        case shape.LiteralType():
            return " | ".join(_literal(value) for value in info.values)
        case shape.UnionType():
            return " | ".join(_text(kind) for kind in info.types)
        case shape.TupleType():
            return f"[{', '.join(_text(kind) for kind in info.item_types)}]"
        case shape.VarTupleType() | shape.ListType():
            item = _text(info.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case shape.DictType():
            return f"Record<string, {_text(info.value_type)}>"
        case shape.Metadata():
            return _text(info.type)
        case _:
            return _plain(info)


def _plain(info: Any) -> str:
    words: dict[type, str] = {
        shape.AnyType: "unknown",
        shape.NoneType: "null",
        shape.BoolType: "boolean",
        shape.IntType: "number",
        shape.FloatType: "number",
        shape.StrType: "string",
    }
    return words[type(info)]


def protocol_ts() -> str:
    """The whole of `client/src/protocol.ts`."""
    return write_types((*SPOKEN, *view_types()))


def main() -> None:
    """Write the file named on the command line."""
    Path(sys.argv[1]).write_text(protocol_ts(), "utf-8")


if __name__ == "__main__":
    main()
