"""Which tickets make a table: laws over any hall, and examples."""

from hypothesis import given
from hypothesis import strategies as st

from tashkhana.rooms.player import PlayerId
from tashkhana.rooms.tickets import FILL_S, SETTLE_S, Hall, Seeking, Ticket

HALL = Hall(fewest=2, usual=4)


def tickets(*wishes, since=0.0, apart=0.0):
    return [
        Ticket(Seeking(PlayerId(f"player {number}"), "climb", wish), since + number * apart)
        for number, wish in enumerate(wishes)
    ]


def names(found):
    return [ticket.seeking.player[-1] for ticket in found.tickets]


queues = st.lists(st.tuples(st.sampled_from([0, 0, 3, 4, 6]), st.floats(0, 60)), max_size=14).map(
    lambda wishes: [
        Ticket(Seeking(PlayerId(f"player {number}"), "climb", wish), since)
        for number, (wish, since) in enumerate(sorted(wishes, key=lambda one: one[1]))
    ]
)
halls = st.builds(Hall, fewest=st.integers(2, 3), usual=st.integers(3, 5))


def all_tables(hall, queue, now):
    """Every table that is made now, and who is left."""
    made = []
    while (found := hall.table(queue, now)) is not None:
        made.append(found)
        queue = [ticket for ticket in queue if ticket not in found.tickets]
    return made, queue


@given(halls, queues, st.floats(0, 90))
def test_wishes_are_respected_and_nobody_sits_twice(hall, queue, now):
    """Whoever asked for a number of seats gets a table of just that; each ticket is used once."""
    queue = [ticket for ticket in queue if ticket.since <= now]
    made, left = all_tables(hall, queue, now)

    seated = [ticket for found in made for ticket in found.tickets]
    assert sorted(ticket.seeking.player for ticket in [*seated, *left]) == sorted(t.seeking.player for t in queue)
    for found in made:
        assert 1 <= len(found.tickets) <= found.seats
        assert found.seats >= hall.fewest
        assert {ticket.wish for ticket in found.tickets} <= {0, found.seats}


@given(halls, queues, st.floats(0, 90))
def test_nobody_waits_longer_than_was_said(hall, queue, now):
    """At the stated time a table is made, with computers if there is nobody else."""
    queue = [ticket for ticket in queue if ticket.since <= now]
    _made, left = all_tables(hall, queue, now)

    assert all(now < ticket.since + hall.fill_s for ticket in left)


@given(halls, queues, st.floats(0, 90))
def test_no_computer_sits_where_nobody_has_waited_long_enough(hall, queue, now):
    """A table that begins early is one of people alone."""
    queue = [ticket for ticket in queue if ticket.since <= now]

    for found in all_tables(hall, queue, now)[0]:
        waited = max(now - ticket.since for ticket in found.tickets)
        assert len(found.tickets) == found.seats or waited >= hall.fill_s


@given(halls, queues, st.floats(0, 90))
def test_the_next_table_is_due_when_it_can_be_made(hall, queue, now):
    """So one timer is enough; nothing is missed and nothing is tried in vain."""
    queue = [ticket for ticket in queue if ticket.since <= now]
    _made, left = all_tables(hall, queue, now)
    due = hall.due(left)

    assert (due is None) == (not left)
    if due is not None:
        assert due > now
        assert hall.table(left, due) is not None


def test_a_table_of_the_number_that_all_wished_begins_at_once():
    """Nobody waits for more than they asked for."""
    found = HALL.table(tickets(3, 2, 3, 3), 0.0)

    assert (found.seats, names(found)) == (3, ["0", "2", "3"])


def test_who_takes_any_number_fills_the_table_of_others():
    """And goes first to whoever has waited longest."""
    found = HALL.table(tickets(3, 0, 0, since=5), 5.0)

    assert (found.seats, names(found)) == (3, ["0", "1", "2"])


def test_two_who_take_any_number_sit_together_within_a_second():
    """They wait just long enough for more who come at the same time."""
    queue = tickets(0, 0)

    assert SETTLE_S < 1
    assert HALL.table(queue, 0.0) is None
    assert HALL.table(queue, SETTLE_S).seats == 2
    assert HALL.table(tickets(0, 0, 0), SETTLE_S).seats == 3
    assert HALL.table(tickets(0, 0, 0, 0), 0.0).seats == 4


def test_computers_fill_up_after_the_stated_time():
    """As many seats as were wished; the usual number for whoever takes any; that of others if they wait too."""
    alone = HALL.table(tickets(0), FILL_S)
    three = HALL.table(tickets(3, 0), FILL_S)
    any_first = HALL.table(tickets(0, 6, apart=1), FILL_S)

    assert HALL.table(tickets(0), FILL_S - 0.1) is None
    assert (alone.seats, names(alone)) == (4, ["0"])
    assert (three.seats, names(three)) == (3, ["0", "1"])
    assert (any_first.seats, names(any_first)) == (6, ["0", "1"])
