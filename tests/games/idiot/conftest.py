"""The engine's plain form beside the compiled one."""

from __future__ import annotations

import sys
from types import SimpleNamespace

import pytest

from tests.games import plain as forms
from tests.games.plain import load_plain

THINKING = ("belief", "policy", "tree", "search", "bot_knowledge", "bot_search")


@pytest.fixture(scope="session")
def plain() -> SimpleNamespace:
    """The engine as plain Python, whether or not it is compiled as well."""
    return load_plain("idiot")


@pytest.fixture
def plain_without_cython(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """The engine as it runs where Cython is not installed."""
    monkeypatch.setitem(sys.modules, "cython", None)
    return load_plain("idiot")


@pytest.fixture(scope="session")
def plain_search() -> SimpleNamespace:
    """The players that look ahead, with an engine as plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(forms, "ENGINE", (*forms.ENGINE, *THINKING))
        return load_plain("idiot")
