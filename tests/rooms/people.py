"""The people of these tests, and how they ask."""

from __future__ import annotations

import asyncio
from typing import Any

from tashkhana.rooms import Move
from tashkhana.rooms.wishes import Start

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CHITRA = "chitra-has-yet-another-1"
DAVIT = "davit-has-the-fourth-one"


async def ask(room: Any, guest: Any, name: str, wish: Any) -> Any:
    """What a guest is answered."""
    room.ask(guest, name, wish)
    return (await guest.answered(name))[1]


async def two(at: Any, **settings: Any) -> tuple[Any, Any, Any]:
    """Anna and Boris, playing against each other; both see the table as it is."""
    code = await at.friends(players=2, **settings)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)
    await ask(room, anna, "go", Start())
    await boris.until(lambda: boris.tables and boris.seen.stage == "play")
    await anna.until(lambda: anna.tables and anna.seen.version == room.match.version)
    return room, anna, boris


async def play_on(room: Any, *guests: Any) -> None:
    """All play their first legal move until the deal is over."""
    for number in range(1000):
        for guest in guests:
            if guest.seen.legal and guest.seen.version == room.match.version:
                await ask(
                    room,
                    guest,
                    f"m{room.number}-{guest.seen.version}-{number}",
                    Move(guest.seen.version, guest.seen.legal[0]),
                )
        if room.match.stage.endswith("-over"):
            await asyncio.gather(
                *(guest.until(lambda guest=guest: guest.seen.stage == room.match.stage) for guest in guests)
            )
            return
        await asyncio.sleep(0.001)
