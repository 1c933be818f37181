"""Talk and voices through real sockets."""

import pytest

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CARLA = "carla-has-her-own-secret"


async def told(player, t):
    """The next tell of this kind."""
    while (tell := await player.hear())["t"] != t:
        pass
    return tell


@pytest.fixture
async def friends(house):
    """Anna, the host, and Boris, who gather."""
    room = await house.room(kind="friends")
    async with house.join(room) as anna, house.join(room, BORIS, "Boris") as boris:
        yield house, anna, boris


async def test_friends_talk_and_watchers_hear_it(friends):
    """A phrase is told as its id, so that everyone reads it in their own language; a watcher is silent."""
    house, anna, boris = friends
    async with house.watch(anna, CARLA) as carla:
        assert (await boris.ask("say", kind="phrase", words="good-luck"))["code"] is None
        for hearer in (anna, carla):
            assert await told(hearer, "said") == {"t": "said", "seat": 1, "kind": "phrase", "words": "good-luck"}
        assert (await carla.ask("say", kind="emoji", words="👍"))["code"] == "not-seated"


async def test_the_host_switches_text_on_and_off(friends):
    """It is shown as it was typed, as text: markup and marks that turn the text round do nothing (SE13)."""
    _, anna, boris = friends
    markup = "<img src=x onerror=alert(1)> \u202e\u200b&amp;"
    assert (await boris.ask("say", kind="text", words=markup))["code"] == "no-text"
    assert (await anna.ask("allow", what="text", on=True))["code"] is None
    assert (await boris.ask("say", kind="text", words=markup))["code"] is None
    assert (await told(anna, "said"))["words"] == "<img src=x onerror=alert(1)> &amp;"
    assert (await anna.ask("allow", what="text", on=False))["code"] is None
    assert (await boris.ask("say", kind="text", words="hello"))["code"] == "no-text"


async def test_a_flood_of_emoji_is_a_few_for_the_others(friends):
    """And coming back gives no new limits (VO05)."""
    house, anna, boris = friends
    codes = [(await boris.ask("say", kind="emoji", words="🔥"))["code"] for _ in range(60)]
    async with house.join(anna.welcome["room"], BORIS) as again:
        codes += [(await again.ask("say", f"again {n}", kind="emoji", words="🔥"))["code"] for n in range(20)]
    heard = codes.count(None)

    assert set(codes) == {None, "say-too-fast"}
    assert 5 <= heard <= 8
    assert (await anna.ask("say", kind="emoji", words="🙏"))["code"] is None
    said = [raw for raw in anna.raw if b'"t":"said"' in raw]
    assert len(said) <= heard + 1


async def visits(player):
    return {voice["seat"]: voice["visit"] for voice in (await told(player, "voices"))["voices"]}


async def test_browsers_find_each_other_over_the_socket_of_the_room(friends):
    """Each signal comes with the seat and the visit of its sender; a newcomer is told who speaks."""
    house, anna, boris = friends
    await anna.send(t="voice", id="v", on=True, open=True)
    await visits(anna)
    await visits(boris)
    await boris.send(t="voice", id="v", on=True, open=False)
    both = await visits(boris)
    assert await visits(anna) == both
    await boris.send(t="signal", to=0, visit=both[0], data='{"description": "offer"}')
    heard = await told(anna, "signalled")
    assert heard == {"t": "signalled", "seat": 1, "visit": both[1], "data": '{"description": "offer"}'}
    await anna.send(t="signal", to=1, visit=heard["visit"], data='{"description": "answer"}')
    assert (await told(boris, "signalled"))["seat"] == 0

    async with house.join(anna.welcome["room"], CARLA) as carla:
        assert await visits(carla) == both
        await carla.send(t="signal", to=0, visit=both[0], data="I have not joined")
        await carla.send(t="ping")
        await told(carla, "pong")
    await boris.socket.close()
    assert (await visits(anna)).keys() == {0}
    assert not any(b"I have not joined" in raw for raw in anna.raw)


async def test_a_flood_of_signals_cuts_nobodys_line(friends):
    """Neither the table of whoever is flooded nor anybody's talk."""
    _, anna, boris = friends
    for player in (anna, boris):
        await player.send(t="voice", id="v", on=True, open=True)
    seats = await visits(boris)
    while len(seats) < 2:
        seats = await visits(boris)
    for number in range(2000):
        await boris.send(t="signal", to=0, visit=seats[0], data=f"candidate {number} " + "x" * 2000)

    assert (await anna.ask("say", kind="emoji", words="👍"))["code"] is None
    assert anna.goodbye is None
    assert sum(b'"signalled"' in raw for raw in anna.raw) < 500
