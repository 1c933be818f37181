"""A real house in a process of its own, with quick bots."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from tashkhana.server.config import STATIC

OPEN = re.compile(r"http://\S+?:\d+")


@dataclass
class HouseProcess:
    """The house, its address, and how to stop and start it again on the same port and data."""

    data: Path
    options: tuple[str, ...] = ()
    address: str = ""
    process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Open the house and wait until it says where."""
        port = self.address.rpartition(":")[2] or "0"
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tashkhana",
                "serve",
                "--port",
                port,
                "--data",
                str(self.data),
                "--bot-delay",
                "0.1",
                *self.options,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := OPEN.search(line):
                self.address = found[0]
                return
        raise AssertionError("the house did not open")

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseProcess]:
    """A house that serves the client as it was built."""
    assert (STATIC / "index.html").is_file(), "the client is not built: python hatch_build.py --client"
    house = HouseProcess(tmp_path_factory.mktemp("house") / "tashkhana.db")
    house.start()
    yield house
    house.kill()


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A phone, unless a test says otherwise."""
    return {**browser_context_args, "viewport": {"width": 390, "height": 844}, "locale": "en"}
