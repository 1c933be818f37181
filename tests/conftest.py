"""What all tests share: the browser, and a word about a compiled core that is older than its source."""

from __future__ import annotations

import os
import shutil
from collections.abc import Sequence
from typing import Any

import pytest

import hatch_build

WHOLE_CHROMIUM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
CHROMIUM_NAMES = ("chromium-headless-shell", *WHOLE_CHROMIUM_NAMES)
"""The same engine without a window around it comes first: it takes half the work to open a page."""
CHROMIUM_FLAGS = (
    "--no-sandbox",  # containers run as root
    "--disable-dev-shm-usage",  # and have a small /dev/shm
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
)


def pytest_report_header() -> str:
    """Say which form of the core is under test."""
    if hatch_build.core_is_fresh():
        return "core: compiled"
    if hatch_build.built_extensions():
        return "core: COMPILED FROM OLDER SOURCES, which are what is tested; run: python hatch_build.py --core"
    return "core: plain Python"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browser tests last: Playwright leaves an event loop running, in which asyncio tests could not start."""
    for item in items:
        if item.path.is_relative_to(config.rootpath / "tests" / "browser"):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of the system's Chromium: the one in the variable CHROMIUM, or the first known name on the PATH."""
    return find_chromium(CHROMIUM_NAMES)


@pytest.fixture(scope="session")
def whole_chromium() -> str:
    """The path of a Chromium that has what is around the engine, too: notices, for one."""
    return find_chromium(WHOLE_CHROMIUM_NAMES)


def find_chromium(names: Sequence[str]) -> str:
    """The path in the variable CHROMIUM, or that of the first of these names on the PATH."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        missing = f"no Chromium on the PATH under the names {', '.join(names)}"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any], chromium: str) -> dict[str, Any]:
    """How pytest-playwright starts the browser."""
    return {**browser_type_launch_args, "executable_path": chromium, "args": list(CHROMIUM_FLAGS)}
