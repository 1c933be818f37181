"""Servers for voices, and who is told of them."""

import hmac
import time
from base64 import b64decode

import pytest
from typer.testing import CliRunner

from tashkhana.cli import app
from tashkhana.rooms.guest import IceServer
from tashkhana.server.ice import GOOD_FOR_S, IceServers

BORIS = "boris-has-another-secret"


def test_credentials_are_made_as_coturn_checks_them():
    """The user name says until when; the password proves that the house has said so."""
    stun, turn = IceServers(("stun:cards.example",), ("turn:cards.example", "turns:cards.example"), "north")(3)

    assert stun == IceServer(("stun:cards.example",))
    expiry, _, who = turn.username.partition(":")
    assert who == "seat-3"
    assert GOOD_FOR_S - 5 <= int(expiry) - time.time() <= GOOD_FOR_S + 5
    assert b64decode(turn.credential) == hmac.digest(b"north", turn.username.encode(), "sha1")


def test_without_servers_nobody_elsewhere_is_asked():
    """Then voices find each other in the same network."""
    assert IceServers()(0) == ()


async def test_only_those_who_have_joined_are_told_the_servers(serve):
    """Nobody's address is offered before they join (issue: voice)."""
    async with serve(turn=("turn:cards.example",), turn_secret="north") as house:
        room = await house.room()
        async with house.join(room) as anna, house.join(room) as other:
            await anna.send(t="voice", id="v", on=True, open=True)
            told = await anna.hear()
            while told["t"] != "voices":
                told = await anna.hear()
            heard = await other.hear()
            while heard["t"] != "voices":
                heard = await other.hear()

    assert anna.answers["v"]["code"] is None
    assert told["voices"] == heard["voices"]
    assert [server["urls"] for server in told["ice"]] == [["turn:cards.example"]]
    assert heard["ice"] == []
    assert b"cards.example" not in b"".join(other.raw)


@pytest.mark.parametrize(
    "options",
    [
        ["--turn", "turn:cards.example"],
        ["--turn", "cards.example", "--turn-secret", "north"],
        ["--stun", "https://cards.example"],
        ["--stun", "turn:cards.example"],
        ["--proxy", "not an address/99"],
        ["--sockets-per-address", "0"],
    ],
)
def test_wishes_that_cannot_work_are_refused_at_once(options):
    """Not when the first voice joins."""
    assert CliRunner().invoke(app, ["serve", "--port", "0", *options]).exit_code == 2
