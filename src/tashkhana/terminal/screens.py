"""Screens over the table: the history, and the question before leaving."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static


class Reading(ModalScreen[None]):
    """Something to read; any of the usual keys closes it."""

    CSS = """
    Reading { align: center middle; }
    #sheet { border: round #f2c063; width: 90%; height: 90%; padding: 0 1; background: #173a2f; color: #efe9da; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,l,q,f6", "close", "")]

    def __init__(self, title: str, text: Text) -> None:
        """Show this text under this title."""
        super().__init__()
        self._title, self._text = title, text

    def compose(self) -> ComposeResult:
        """One box that scrolls."""
        with VerticalScroll(id="sheet") as sheet:
            sheet.border_title = self._title
            yield Static(self._text, id="reading")

    def action_close(self) -> None:
        """Back to the table."""
        self.dismiss(None)


class Leaving(ModalScreen[bool]):
    """Whether to leave: Enter leaves, Esc plays on."""

    CSS = """
    Leaving { align: center middle; }
    #question { border: round #f2c063; width: auto; height: auto; padding: 1 2; background: #173a2f; color: #efe9da; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [("enter,y,q,f10", "leave", ""), ("escape,n", "stay", "")]

    def __init__(self, question: str, answers: str) -> None:
        """Ask this; `answers` says which key does what."""
        super().__init__()
        self._question, self._answers = question, answers

    def compose(self) -> ComposeResult:
        """The question and its two keys."""
        yield Static(Text(f"{self._question}\n\n{self._answers}"), id="question")

    def action_leave(self) -> None:
        """Leave the table."""
        self.dismiss(True)

    def action_stay(self) -> None:
        """Back to the table."""
        self.dismiss(False)
