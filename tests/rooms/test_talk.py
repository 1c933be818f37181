"""What is said at a table: checked, limited, and heard by all."""

from collections.abc import Callable

import pytest

from tashkhana.core.refusal import NotAllowed
from tashkhana.rooms import Saying, player_of
from tashkhana.rooms.talk import EMOJI, LONGEST_TEXT, PHRASES, SAID_AT_ONCE, Talk

ANNA, BORIS = player_of("anna-has-a-long-secret-0"), player_of("boris-has-another-secret")


def refusal(say: Callable[[], object]) -> str:
    with pytest.raises(NotAllowed) as refused:
        say()
    return refused.value.code


def test_the_phrases_and_emoji_of_the_house_can_be_said(clock):
    """Each reader sees them in the own language."""
    talk = Talk()
    for number, (kind, words) in enumerate([*(("emoji", e) for e in EMOJI), *(("phrase", p) for p in PHRASES)]):
        clock.now += 10
        assert talk.say(ANNA, 0, f"a{number}", Saying(kind, words), text=False) == Saying(kind, words)

    for kind, words in [
        ("phrase", "you fool"),
        ("emoji", "💩"),
        ("emoji", "hello"),
        ("phrase", "👍"),
        ("phrase", "Hello"),
    ]:
        assert refusal(lambda: talk.say(ANNA, 0, "b", Saying(kind, words), text=True)) == "phrase-unknown"  # noqa: B023


def test_text_is_for_rooms_whose_host_allows_it():
    """Strangers have only the words of the house."""
    talk = Talk()

    assert refusal(lambda: talk.say(ANNA, 0, "a", Saying("text", "hi"), text=False)) == "no-text"
    assert talk.say(ANNA, 0, "b", Saying("text", "hi"), text=True) == Saying("text", "hi")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  good \u202e cards\n\tAnna ", "good cards Anna"),
        ("a\u200bb\u2066c\x00d\ufeff", "abc d"),
        ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
        ("क्\u200dष", "क्\u200dष"),
        ("x" * 500, "x" * LONGEST_TEXT),
    ],
)
def test_text_is_cleaned_as_names_are(typed: str, shown: str):
    """No control or bidirectional marks; markup stays text; joiners that letters need stay too."""
    heard = Talk().say(ANNA, 0, "a", Saying("text", typed), text=True)

    assert heard is not None
    assert heard.words == shown


def test_text_of_invisible_marks_is_not_said():
    """An empty bubble says nothing."""
    assert refusal(lambda: Talk().say(ANNA, 0, "a", Saying("text", "\u202e \u200b"), text=True)) == "phrase-unknown"


def test_watchers_say_nothing():
    """Who wants to talk sits down."""
    assert refusal(lambda: Talk().say(ANNA, None, "a", Saying("emoji", "👍"), text=False)) == "not-seated"


def said(talk: Talk, player: str, seat: int, times: int, start: int = 0) -> int:
    """How many of so many sayings were heard."""
    heard = 0
    for number in range(start, start + times):
        try:
            talk.say(player_of(player), seat, f"{player}{number}", Saying("emoji", "🔥"), text=False)
            heard += 1
        except NotAllowed as refused:
            if refused.code != "say-too-fast":
                raise
    return heard


def test_three_hundred_emoji_in_three_seconds_are_a_few(clock):
    """Five at once, then one in two seconds (VO05)."""
    talk, heard = Talk(), 0
    for number in range(300):
        clock.now += 0.01
        heard += said(talk, "anna", 0, 1, number)

    assert heard == SAID_AT_ONCE + 1


def test_neither_coming_back_nor_coming_as_another_gives_new_limits(clock):
    """A join and leave loop with a message each time, under new secrets or in new seats (VO05)."""
    talk = Talk()

    assert sum(said(talk, f"stranger {number}", 1, 1) for number in range(100)) == SAID_AT_ONCE
    assert sum(said(talk, "hopper", seat, 1, seat) for seat in range(2, 60)) == SAID_AT_ONCE
    assert said(talk, "anna", 0, 3) == 3, "the others may still talk"


def test_the_limits_recover(clock):
    """Ten seconds later all is forgiven."""
    talk = Talk()
    said(talk, "anna", 0, 20)
    clock.now += 2.01
    assert said(talk, "anna", 0, 20, 20) == 1
    clock.now += 60
    assert said(talk, "anna", 0, 20, 40) == SAID_AT_ONCE


def test_what_is_asked_again_is_heard_once():
    """A lost answer is asked for again under the same id."""
    talk = Talk()

    assert talk.say(ANNA, 0, "tap", Saying("emoji", "👍"), text=False) is not None
    assert talk.say(ANNA, 0, "tap", Saying("emoji", "👍"), text=False) is None
    assert talk.say(BORIS, 1, "tap", Saying("emoji", "👍"), text=False) is not None


async def test_all_windows_of_a_room_hear_it(at):
    """Also the own ones; and the answer says that it was heard."""
    code = await at.room()
    anna, other = await at.visit(code), await at.visit(code)
    room = await at.house.room(code)

    room.say(anna, "a", Saying("phrase", "well-played"))
    room.say(anna, "b", Saying("text", "well played"))
    await anna.answered("b")
    await other.until(lambda: other.heard)

    assert anna.heard == other.heard == [(0, "phrase", "well-played")]
    assert anna.answers["a"][0][1] is None
    assert anna.answers["b"][0][1] == "no-text"
    assert (await at.house.room(code)).match.version == anna.seen.version, "talk is no entry"
