"""Nobody fills the page of the others with news of themselves (VO05)."""

from collections import Counter

from tashkhana.rooms import player_of
from tashkhana.rooms.company import NEWS_AT_ONCE, NEWS_PER_S
from tashkhana.rooms.hosting import RENAMES_AT_ONCE, RENAMES_PER_S
from tashkhana.rooms.wishes import HandOver, Rename, Stand, Swap
from tests.rooms.people import ANNA, BORIS, CHITRA, DAVIT, ask


def told(guest):
    return Counter(code for code, _, _ in guest.told)


async def test_fifty_names_in_a_row_are_a_few(at, clock):
    """The rest are refused, change nothing and are no news; later one more is taken."""
    code = await at.friends(players=3)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)

    answers = [await ask(room, boris, f"n{number}", Rename(f"Letter {number}", "")) for number in range(50)]

    assert answers == [None] * RENAMES_AT_ONCE + ["rename-too-fast"] * (50 - RENAMES_AT_ONCE)
    assert told(anna)["renamed"] == RENAMES_AT_ONCE
    assert anna.places[1].name == f"Letter {RENAMES_AT_ONCE - 1}"
    assert await ask(room, anna, "mine", Rename("Anya", "")) is None, "others may still change theirs"
    clock.now += 1 / RENAMES_PER_S
    assert await ask(room, boris, "later", Rename("Boris", "")) is None
    assert await ask(room, boris, "again", Rename("Borya", "")) == "rename-too-fast"


async def test_neither_another_seat_nor_coming_back_gives_new_names(at, clock):
    """The limit is that of the player and that of the seat."""
    code = await at.friends(players=4)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    room = await at.house.room(code)
    for number in range(RENAMES_AT_ONCE):
        await ask(room, boris, f"n{number}", Rename(f"Letter {number}", ""))

    await ask(room, anna, "move", Swap(1, 3))
    assert await ask(room, boris, "moved", Rename("Moved", "")) == "rename-too-fast"
    await ask(room, boris, "bye", Stand())
    boris = await at.visit(code, BORIS)
    assert await ask(room, boris, "back", Rename("Back", "")) == "rename-too-fast"
    await ask(room, boris, "off", Stand())
    other = await at.visit(code, DAVIT)
    assert other.seat == 1
    assert await ask(room, other, "other", Rename("Davit", "")) == "rename-too-fast", "the seat has had its names"


async def test_standing_up_and_sitting_down_again_and_again_is_a_few_news(at, clock):
    """Who sits there is told every time all the same."""
    code = await at.friends(players=3)
    anna = await at.visit(code)
    room = await at.house.room(code)

    for number in range(30):
        boris = await at.visit(code, BORIS, name="Boris")
        assert anna.places[1].name == "Boris"
        await ask(room, boris, f"bye {number}", Stand())
        await anna.until(lambda: anna.places[1].free)

    assert sum(told(anna).values()) == NEWS_AT_ONCE
    await at.visit(code, CHITRA)
    assert sum(told(anna).values()) == NEWS_AT_ONCE, "the seat is that of a flood, whoever sits there"
    clock.now += NEWS_AT_ONCE / NEWS_PER_S
    dan = await at.visit(code, DAVIT, name="Davit")
    assert anna.told[-1] == ("joined", dan.seat, "Davit")


async def test_a_line_that_breaks_again_and_again_is_a_few_news(at, clock):
    """Who is here is told truthfully every time."""
    code = await at.friends(players=2)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    room = await at.house.room(code)

    for _ in range(20):
        room.leave(boris)
        await anna.until(lambda: not anna.places[1].here)
        boris = await at.visit(code, BORIS)
        await anna.until(lambda: anna.places[1].here)

    assert told(anna)["away"] + told(anna)["back"] + told(anna)["joined"] == NEWS_AT_ONCE


async def test_handing_the_table_to_and_fro_is_a_few_news(at, clock):
    """Who is host is told every time all the same."""
    code = await at.friends(players=3)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    chitra = await at.visit(code, CHITRA)
    room = await at.house.room(code)

    for number in range(20):
        assert await ask(room, anna, f"to {number}", HandOver(1)) is None
        assert await ask(room, boris, f"fro {number}", HandOver(0)) is None

    assert told(chitra)["host"] == 2 * NEWS_AT_ONCE, "each of the two seats has its own"
    await chitra.until(lambda: chitra.state.host == 0)


async def test_among_strangers_a_name_stays_as_it_is(at):
    """It would be a way to write to them; nothing is changed or told, also after the match."""
    people = [(player_of(ANNA), "Anna", "fox"), (player_of(BORIS), "Boris", "")]
    code = await at.house.open_quick_room("climb", "house", {"players": 2}, people)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Come to my table")
    room = await at.house.room(code)

    assert await ask(room, boris, "name", Rename("Come to my table", "owl")) == "name-fixed"
    assert [(place.name, place.picture) for place in anna.places] == [("Anna", "fox"), ("Boris", "")]
    assert told(anna)["renamed"] == 0
