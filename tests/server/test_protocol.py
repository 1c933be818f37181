"""The protocol as it is written down: for the client, and in the docs."""

import re
from pathlib import Path

import msgspec
import pytest

from tashkhana.games.durak.view import SeatView
from tashkhana.server.typescript import SPOKEN as KINDS
from tashkhana.server.typescript import protocol_ts, write_types

ROOT = Path(__file__).parents[2]
DOCS = (ROOT / "docs" / "4-protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", DOCS, re.DOTALL)
SPOKEN = {kind.__name__: kind for kind in KINDS}


def test_the_types_of_the_client_are_fresh():
    """After a change: python -m tashkhana.server.typescript client/src/protocol.ts."""
    assert (ROOT / "client" / "src" / "protocol.ts").read_text("utf-8") == protocol_ts()


def test_two_games_cannot_call_their_structs_the_same():
    """TypeScript would take both for one; the second game hears which name is taken, and by whom."""
    other = msgspec.defstruct("SeatView", [("cards", int)], module="tashkhana.games.snip.view")

    with pytest.raises(ValueError, match=r"durak\.view and tashkhana\.games\.snip\.view both call a struct SeatView"):
        write_types([SeatView, other])


@pytest.mark.parametrize(("name", "text"), EXAMPLES)
def test_the_examples_of_the_docs_are_messages(name, text):
    """Each decodes as what it says it is, and encodes to the same again."""
    kind = SPOKEN[name]
    message = msgspec.json.decode(text, type=kind)

    assert msgspec.json.decode(msgspec.json.encode(message)) == msgspec.json.decode(text)


def test_every_message_has_an_example():
    """Nothing is left to guess."""
    assert {name for name, _ in EXAMPLES} == set(SPOKEN)
