"""Endless play: DK-30 and the examples of "Termination"."""

from __future__ import annotations

from tashkhana.games.durak.codes import OVER

ROUND = (
    ("A", "6C", "B"),
    ("C", "8C", "A"),
    ("B", "6C", "C"),
    ("A", "8C", "B"),
    ("C", "6C", "A"),
    ("B", "8C", "C"),
)


def play(table, bouts) -> None:
    """Bouts of one card that is taken, to which nobody adds anything."""
    for attacker, card, defender in bouts:
        table.do(f"{attacker} attack {card}", f"{defender} take")
        while table.position.ended == 0:
            seat = next(seat for seat in "ABC" if table.why(f"{seat} done") == "")
            table.do(f"{seat} done")


def test_three_seats_of_takes_come_back_to_the_start_and_the_third_time_is_drawn(lay):
    """DE-58: the start counts as the first time."""
    table = lay("6C 9D|7C 9H|8C 9C", trump="S")
    start = [table.hand(seat) for seat in "ABC"]

    play(table, ROUND)
    assert [table.hand(seat) for seat in "ABC"] == start
    assert table.attacker == "A"
    assert table.position.phase != OVER

    play(table, ROUND[:-1])
    assert table.position.phase != OVER
    play(table, ROUND[-1:])
    assert (table.position.phase, table.fool) == (OVER, "nobody")
    assert table.position.out == 0


def test_two_players_can_run_in_circles_with_transfers(lay):
    circle = ["A attack 6C", "B transfer 6D", "A take", "B attack 6H", "A transfer 6D", "B take"]
    table = lay("6C KS KD|6D 6H AS AC", trump="S", transfer=1).do(*circle)
    assert (table.attacker, table.hand("A"), table.hand("B")) == ("A", "6C KD KS", "AC 6D 6H AS")

    table.do(*circle)
    assert (table.position.phase, table.fool) == (OVER, "nobody")


def test_what_cannot_be_undone_starts_the_count_again(lay):
    """Once something is beaten off, earlier positions cannot come back and are forgotten."""
    table = lay("6C 9D 6D|7C 9H TD|8C 9C JD", trump="S")
    play(table, [("A", "6D", "B"), ("C", "JD", "A")])
    assert table.position.past_count == 3

    table.do("B attack 7C", "C cover 7C 8C", "house")
    assert table.position.past_count == 1


def test_sixty_fruitless_bouts_in_a_row_are_drawn(lay):
    """Also where no position comes three times."""
    table = lay("6C 6D 7C 7D 8C 8D 9C 9D TC|6S 7S 8S 9S TS JC JD|QC QD QS KC KD KS", trump="H")
    seen = set()
    for bout in range(60):
        assert table.position.phase != OVER
        assert table.position.past_count == bout + 1
        attacker, defender, hands = table.attacker, table.defender, {seat: table.hand(seat) for seat in "ABC"}
        card = next(
            card
            for card in hands[attacker].split()
            if (card, attacker, hands[attacker]) not in seen and len(hands[attacker].split()) > 1
        )
        seen.add((card, attacker, hands[attacker]))
        play(table, [(attacker, card, defender)])

    assert (table.position.phase, table.fool, table.position.bout) == (OVER, "nobody", 62)
