"""The modules of a compiled engine once more, from their sources, whether or not they are compiled as well."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType, SimpleNamespace

import tashkhana

ENGINE = ("audit", "engine", "legal", "playout", "refusal", "rules")


class SourcesOnly:
    """Finds this package's modules in their sources, even where a compiled form lies beside them."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] != "tashkhana":
            return None
        for folder in path or [str(Path(tashkhana.__file__).parents[1])]:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None:
                return spec
        return None


def ours() -> dict[str, ModuleType]:
    return {name: module for name, module in sys.modules.items() if name.partition(".")[0] == "tashkhana"}


def load_plain(game: str, *more: str) -> SimpleNamespace:
    """The modules of a game's engine anew, from their sources, and *more* of its modules."""
    kept = ours()
    finder = SourcesOnly()
    for name in kept:
        del sys.modules[name]
    sys.meta_path.insert(0, finder)
    try:
        modules = {name: importlib.import_module(f"tashkhana.games.{game}.{name}") for name in (*ENGINE, *more)}
    finally:
        sys.meta_path.remove(finder)
        for name in ours():
            del sys.modules[name]
        sys.modules.update(kept)
    assert all(str(module.__file__).endswith(".py") for module in modules.values())
    return SimpleNamespace(**modules)
