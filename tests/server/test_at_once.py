"""What two people do in the same moment, over the wire: two cards for one bout, and one finger twice (ON10, ON14)."""

import asyncio
import contextlib
import random

ANNA = "anna-has-a-long-secret-0"
BORIS = "boris-has-another-secret"
CHITRA = "chitra-has-yet-another-1"
NO_PLACE = ("attack-limit", "defender-too-few-cards")
LIVELY = {"players": 3, "deck": 52, "transfer": "off", "throw_timing": "anytime", "match": "single"}


@contextlib.asynccontextmanager
async def three_friends(house):
    """Three people at a table where throwers need not wait for the defender."""
    room = await house.room(kind="friends", preset="house", **LIVELY)
    async with house.join(room) as anna, house.join(room, BORIS) as boris, house.join(room, CHITRA) as chitra:
        people = (anna, boris, chitra)
        for player in people:
            player.stirs = True
        await begin(people, "start")
        yield people


async def begin(people, t, **more):
    """Ask for a match, and wait until all have their cards."""
    number = people[0].table["match"] if people[0].table else 0
    waits = (player.until(lambda player=player: player.table and player.table["match"] > number) for player in people)
    await people[0].send(t=t, id=f"{t}-{number}", **more)
    await asyncio.gather(*waits)


async def agree(people, at=0):
    """Until all have seen the newest table that anybody knows of, or one of this version."""
    for player in people:
        await player.send(t="ping")
        while (await player.hear())["t"] != "pong":
            pass
    newest = max((player.table["match"], max(player.version, at)) for player in people)
    for player in people:
        await player.until(lambda player=player: (player.table["match"], player.version) >= newest)


def throws(player):
    """The single cards that may be thrown in."""
    return [move for move in player.seen["legal"] if move.startswith("throw ") and move.count(" ") == 1]


def places(player):
    """So many attack cards the bout can still have."""
    view = player.seen["view"]
    return view["limit"] - len(view["table"])


async def go_on(people, dice):
    """One of those who may moves, cards rather than words; a match that is over is followed by the next one."""
    if people[0].seen["stage"] == "match-over":
        await begin(people, "again", version=people[0].version)
        return
    player = dice.choice([player for player in people if player.seen["legal"]])
    cards = throws(player) or [move for move in player.seen["legal"] if " " in move]
    await player.act(dice.choice(cards if cards and dice.random() < 0.8 else player.seen["legal"]))


async def two_throwers(people, room, dice):
    """Play until two people hold a card to throw in, in a bout with (exactly, if it is one) so many places."""
    for _ in range(3_000):
        await agree(people)
        ready = [player for player in people if throws(player)]
        if len(ready) == 2 and (places(ready[0]) == 1 if room == 1 else places(ready[0]) >= room):
            return ready
        await go_on(people, dice)
    raise AssertionError("it never happens")


async def throw_at_once(ready):
    """Both throw a card on the table of the same version, before they hear of each other; who was first goes first."""
    version = ready[0].version
    assert ready[1].version == version
    moves = [throws(player)[0] for player in ready]
    answers = await asyncio.gather(*(player.act(move) for player, move in zip(ready, moves, strict=True)))
    both = sorted(zip(ready, moves, answers, strict=True), key=lambda one: one[2]["code"] is not None)
    assert [answer["code"] for _, _, answer in both] == [None, "stale-version"]
    await agree(ready)
    assert {player.version for player in ready} == {version + 1}
    return both


def attacks(player):
    return [pair["attack"] for pair in player.seen["view"]["table"]]


def reason(player, throw):
    """Why the card of a throw stays in hand, as the player's own table tells it."""
    if player.seen["stage"] != "play":
        return "deal-over"
    return player.seen["why"].get(throw.split()[1], "attacker-must-play")


async def test_of_two_throws_at_once_both_are_laid_where_there_is_room(house):
    """The second hears that the table has changed, sees the new one, and the same card is laid on its second try."""
    dice = random.Random("room for two")
    async with three_friends(house) as people:
        for _ in range(5):
            (first, card, _), (second, other, _) = await throw_at_once(await two_throwers(people, 2, dice))
            assert attacks(first)[-1] == card.split()[1]
            assert other in second.seen["legal"]

            assert (await second.act(other))["code"] is None
            await agree(people)

            for player in people:
                assert attacks(player)[-2:] == [card.split()[1], other.split()[1]]
            assert other.split()[1] not in second.seen["view"]["hand"]


async def test_of_two_throws_at_once_for_one_place_exactly_one_is_laid(house):
    """The other is told why, twice: the table has changed, and there is no place; the card stays in hand."""
    dice = random.Random("room for one")
    async with three_friends(house) as people:
        for _ in range(3):
            ready = await two_throwers(people, 1, dice)
            before = attacks(ready[0])
            (_, card, _), (second, other, _) = await throw_at_once(ready)

            assert other not in second.seen["legal"]
            assert other.split()[1] in second.seen["view"]["hand"]
            told = reason(second, other)
            refused = await second.act(other)
            await agree(people)

            table = attacks(second)
            # The last place may have ended the bout, and the deal with it: then the reason is that of the next table.
            assert table in ([*before, card.split()[1]], [])
            assert refused["code"] == told
            assert told in NO_PLACE or not table
            assert [attacks(player) for player in people] == [table] * 3
            assert other.split()[1] in second.seen["view"]["hand"]


async def test_a_double_tap_among_friends_plays_once(house):
    """The same ask twice in one breath: two equal answers, one card, and all see the same table."""
    dice = random.Random("double tap")
    async with three_friends(house) as people:
        for turn in range(5):
            player, _ = await two_throwers(people, 2, dice)
            before, version, move = attacks(player), player.version, throws(player)[0]
            tap = {"t": "act", "id": f"tap-{turn}", "version": version, "move": move}
            await asyncio.gather(player.send(**tap), player.send(**tap))
            answers = []
            while len(answers) < 2:
                answers += [tell] if (tell := await player.hear())["t"] == "answer" else []
            await agree(people, at=version + 1)

            assert (
                answers == [{"t": "answer", "id": f"tap-{turn}", "version": version + 1, "code": None, "facts": {}}] * 2
            )
            assert [attacks(one) for one in people] == [[*before, move.split()[1]]] * 3
            assert [one.version for one in people] == [version + 1] * 3


async def test_a_stale_tap_is_refused_and_the_table_is_told_anew(house):
    """Somebody laid a card meanwhile: the move is not made, and the answer comes with the table as it lies."""
    dice = random.Random("stale tap")
    async with three_friends(house) as people:
        for _ in range(5):
            first, second = await two_throwers(people, 2, dice)
            version, late = second.version, throws(second)[0]
            hand = second.seen["view"]["hand"]
            await first.act(throws(first)[0])

            answer = await second.act(late, version=version)

            assert (answer["code"], answer["version"]) == ("stale-version", version + 1)
            assert second.version == version + 1
            assert second.seen["view"]["hand"] == hand
            assert attacks(second) == attacks(first)
