"""Who is who to the others in a room: whom one mutes there stays muted."""

from tashkhana.rooms import player_of
from tashkhana.rooms.wishes import Rename, Stand, Swap
from tests.rooms.people import ANNA, BORIS, CHITRA, ask

PHONE = "the-phone-has-its-own-one"


def persons(guest):
    return [place.person for place in guest.places]


async def seat_code(room, guest):
    room.seat_code(guest, "code")
    await guest.until(lambda: "code" in guest.seat_codes)
    return guest.seat_codes["code"]


async def test_everybody_is_a_person_of_their_own_also_without_a_name(at):
    """All in the room are told the same; a free seat and a computer are nobody."""
    code = await at.friends(players=4)
    anna, boris = await at.visit(code), await at.visit(code, BORIS)
    chitra = await at.visit(code, CHITRA)
    await anna.until(lambda: not anna.places[2].free)

    assert anna.places[1].name == anna.places[2].name == ""
    assert len(set(persons(anna))) == 4
    assert persons(anna)[3] == ""
    assert persons(anna) == persons(chitra)
    assert "" not in persons(boris)[:2]
    alone = await at.visit(await at.room(players=3))
    assert persons(alone)[1:] == ["", ""]


async def test_neither_a_name_nor_a_seat_nor_coming_back_makes_another_person(at):
    """Who is muted cannot escape it so, and who sits down in the same seat, under the same name, is not muted."""
    code = await at.friends(players=3)
    anna, boris = await at.visit(code), await at.visit(code, BORIS, name="Boris")
    room = await at.house.room(code)
    person = boris.places[1].person

    await ask(room, boris, "name", Rename("Somebody", "owl"))
    await anna.until(lambda: anna.places[1].name == "Somebody")
    assert anna.places[1].person == person
    await ask(room, anna, "swap", Swap(1, 2))
    await anna.until(lambda: anna.places[2].name == "Somebody")
    assert anna.places[2].person == person
    await ask(room, boris, "bye", Stand())
    chitra = await at.visit(code, CHITRA, name="Somebody")
    again = await at.visit(code, BORIS, name="Boris")
    assert chitra.places[1].name == "Somebody"
    assert again.places[2].person == person != again.places[1].person


async def test_who_moves_to_another_device_is_the_same_person_also_after_a_restart(open_house):
    """And under another name there."""
    async with open_house() as at:
        code = await at.friends(players=2)
        anna, boris = await at.visit(code), await at.visit(code, BORIS)
        room = await at.house.room(code)
        person = boris.places[1].person
        await at.house.claim_seat(player_of(PHONE), await seat_code(room, boris))
        phone = await at.visit(code, PHONE)
        assert phone.places[1].person == anna.places[1].person == person
        await ask(room, phone, "name", Rename("Phone", ""))
    async with open_house() as at:
        phone = await at.visit(code, PHONE)
        assert (phone.places[1].name, phone.places[1].person) == ("Phone", person)
        await at.house.claim_seat(player_of(BORIS), await seat_code(await at.house.room(code), phone))
        assert (await at.visit(code, BORIS)).places[1].person == person


async def test_a_person_leads_neither_to_the_player_nor_to_another_room(at):
    """Two tables cannot find out that the same person sits at both."""
    here = await at.visit(await at.friends(players=2))
    there = await at.visit(await at.friends(players=2))

    assert here.places[0].person != there.places[0].person
    assert here.places[0].person not in player_of(ANNA)
