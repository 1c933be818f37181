"""The examples in docstrings are promises too."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"


def modules_with_examples() -> list[str]:
    files = [file for file in SOURCE.rglob("*.py") if ">>> " in file.read_text("utf-8")]
    names = (".".join(file.relative_to(SOURCE).with_suffix("").parts) for file in files)
    return sorted(name.removesuffix(".__init__") for name in names)


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_in_docstrings_are_true(name: str):
    """Imported as players get them, so the examples of a compiled module run compiled."""
    outcome = doctest.testmod(importlib.import_module(name), optionflags=doctest.ELLIPSIS)

    assert outcome.attempted > 0, "no example was found to run"
    assert outcome.failed == 0
