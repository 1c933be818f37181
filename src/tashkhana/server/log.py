"""What the house writes down: types and places of mistakes, never what an exception says, which may name cards."""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import TextIO

import structlog

ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


def keep_a_log() -> None:
    """Log to the standard error, what libraries have to say included."""
    renderer = structlog.dev.ConsoleRenderer(exception_formatter=_write_places)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet("%(asctime)s [%(levelname)s] %(name)s: %(message)s"))
    logging.getLogger().addHandler(handler)


class Discreet(logging.Formatter):
    """Writes what libraries log, without the values that they hold."""

    def format(self, record: logging.LogRecord) -> str:
        """As usual, but without the callbacks and tasks of asyncio, which it shows with their arguments."""
        # What another handler has made of the exception is not taken over.
        discreet = logging.makeLogRecord({**record.__dict__, "exc_text": None})
        if record.name == "asyncio":
            discreet.msg, discreet.args = re.split(r"[\n(]", record.getMessage(), maxsplit=1)[0], None
        return super().format(discreet)

    def formatException(self, ei: object) -> str:  # noqa: N802 (the name is that of the library)
        """The place, and no message."""
        assert isinstance(ei, tuple)
        return "".join(places(ei[1])).rstrip()


def _write_places(out: TextIO, failure: ExcInfo) -> None:
    out.write("\n" + "".join(places(failure[1])).rstrip())


def places(error: BaseException | None) -> Iterator[str]:
    """Where an exception comes from, of what type it is, and the same of those that led to it."""
    if error is None:
        return
    before = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if before is not None:
        yield from places(before)
        yield "\nand then\n"
    yield from traceback.format_tb(error.__traceback__)
    yield f"{type(error).__module__}.{type(error).__qualname__}\n"
    if isinstance(error, BaseExceptionGroup):
        for one in error.exceptions:
            yield from places(one)
