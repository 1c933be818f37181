"""Covering, taking, transferring and showing: DK-10, DK-11, DK-15, DK-16, DK-19, DK-21."""

from __future__ import annotations

import pytest

from tashkhana.games.durak.codes import COVER, REASONS, TAKE, TRANSFER
from tashkhana.games.durak.refusal import why_not


def test_higher_in_the_suit_or_a_trump_beats(lay):
    """DE-01."""
    table = lay("9S AC|TS AS 8S 6H KD").do("A attack 9S")

    assert table.legal("B") == {"cover 9S TS", "cover 9S AS", "cover 9S 6H", "take"}
    assert table.why("B cover 9S 8S") == "too-low"
    assert table.why("B cover 9S KD") == "wrong-suit"


def test_a_trump_is_beaten_by_a_higher_trump_only(lay):
    """DE-02."""
    table = lay("7H AC|AS 6H KH").do("A attack 7H")

    assert table.legal("B") == {"cover 7H KH", "take"}
    assert table.why("B cover 7H AS") == "trump-needs-higher-trump"


def test_uncovered_cards_are_covered_in_any_order_and_taken_at_any_time(lay):
    """DE-53."""
    table = lay("7S 7D 7C KC|8S 8D 8C 9C", open_set=1).do("A attack 7S 7D 7C", "B cover 7C 8C", "B cover 7S 8S")

    assert table.table == "7S/8S 7D 7C/8C"
    assert table.legal("B") == {"cover 7D 8D", "take"}
    assert table.why("B cover 7S 8D") == "already-covered"
    assert table.why("B cover KC 8D") == "no-such-attack"


@pytest.mark.parametrize("target", [5, -1, 63, -2, 1000, 5 * 16])
def test_an_attack_that_does_not_lie_there_is_refused(lay, target: int):
    """DU04."""
    table = lay("7S KC|8S 8D").do("A attack 7S")

    reason = why_not(table.position, 1, COVER, 1 << 16 * 3 + 6, target)

    assert REASONS[reason] == "no-such-attack"
    assert table.table == "7S"


@pytest.mark.parametrize("seat", [-1, 2, 6, 99])
@pytest.mark.parametrize("kind", [-1, 0, TAKE, TRANSFER, 7, 99])
def test_seats_and_kinds_that_do_not_exist_are_refused(lay, seat: int, kind: int):
    table = lay("7S KC|8S 8D").do("A attack 7S")

    assert why_not(table.position, seat, kind, 0, -1) != 0
    assert why_not(table.position, 1, kind, -5, -1) != 0


def test_a_card_that_is_not_held_is_refused_alike_wherever_it_is(lay):
    """DU01: no hint who holds 7H."""
    table = lay("7S 7H KC|7D 8S 9C|9S 9D TD|AC", transfer=1).do("A attack 7S")

    assert table.why("B transfer 7H") == table.why("B transfer 7C") == "not-your-card"
    assert table.table == "7S"
    table.do("B transfer 7D")
    assert (table.table, table.defender, table.hand("B")) == ("7S 7D", "C", "9C 8S")


def test_nothing_to_take_when_all_is_covered(lay):
    table = lay("7S 8D KC|8S 9D").do("A attack 7S", "B cover 7S 8S")

    assert table.why("B take") == "nothing-to-take"
    assert table.legal("B") == set()


def test_a_transfer_needs_a_target_with_enough_cards(lay):
    """DE-19, DU24."""
    short = lay("8C 8S KC|8D 9D|TS TD", transfer=1, open_set=1).do("A attack 8C 8S")
    enough = lay("8C 8S KC|8D 9D|TS TD JD", transfer=1, open_set=1).do("A attack 8C 8S")

    assert short.why("B transfer 8D") == "target-too-few-cards"
    enough.do("B transfer 8D")
    assert (enough.attacker, enough.lead, enough.defender, enough.position.limit) == ("A", "B", "C", 3)


def test_a_transfer_stays_within_the_limit_of_the_bout(lay):
    table = lay("8C 8S 8D 9C 9S 9D|8H 9H TC TD|JC QC KC AC JD QD", transfer=1, open_set=1, first_limit=5, bout=1)
    table.do("A attack 8C 8S 8D", "B transfer 8H")

    assert table.position.limit == 5
    assert table.position.laid == 4


def test_no_transfer_after_a_cover(lay):
    """DE-20."""
    table = lay("8C 8S KC|9C 8D TD|TS JD QD", transfer=1, open_set=1).do("A attack 8C 8S", "B cover 8C 9C")

    assert table.why("B transfer 8D") == "transfer-after-cover"


def test_transfers_are_off_unless_the_table_plays_them(lay):
    table = lay("8C KC|8D 9D|TS TD").do("A attack 8C")

    assert table.why("B transfer 8D") == "transfer-off"
    assert table.why("B show 9D") == "show-off"


def test_the_first_bout_may_be_closed_to_transfers(lay):
    """DV-07."""
    closed = {"transfer": 1, "transfer_show": 1, "transfer_first_bout": 0}
    first = lay("8C KC|8H 9D|TS TD", bout=1, **closed).do("A attack 8C")
    second = lay("8C KC|8H 9D|TS TD", bout=2, **closed).do("A attack 8C")

    assert first.why("B transfer 8H") == first.why("B show 8H") == "transfer-first-bout"
    assert second.why("B transfer 8H") == second.why("B show 8H") == ""


def test_a_wrong_rank_does_not_transfer_and_two_cards_only_where_many_may(lay):
    hands = "8C KC|8D 8S 9D|TS TD JD QD"
    one = lay(hands, transfer=1).do("A attack 8C")
    many = lay(hands, transfer=1, transfer_many=1).do("A attack 8C")

    assert one.why("B transfer 9D") == "transfer-wrong-rank"
    assert one.why("B transfer 8D 8S") == "one-card-only"
    many.do("B transfer 8S 8D")
    assert many.table == "8C 8S 8D"


def test_the_first_attacker_may_have_to_defend_his_own_card(lay):
    """DE-25."""
    enough = lay("8C KC KD QC QD|8D 9D|8S 9S TS|8H 9H TH JH", transfer=1)
    enough.do("A attack 8C", "B transfer 8D", "C transfer 8S", "D transfer 8H")
    short = lay("8C KC KD QC|8D 9D|8S 9S TS|8H 9H TH JH", transfer=1)
    short.do("A attack 8C", "B transfer 8D", "C transfer 8S")

    assert (enough.defender, enough.lead, enough.position.limit) == ("A", "D", 4)
    assert short.why("D transfer 8H") == "target-too-few-cards"


def test_a_transfer_passes_over_seats_that_are_out(lay):
    """DE-26."""
    table = lay("8C KC|8D 9D||TS TD", transfer=1).do("A attack 8C", "B transfer 8D")

    assert table.defender == "D"


def test_who_transfers_with_the_last_card_is_out_only_when_the_talon_is_empty(lay):
    """DE-28, DE-29."""
    empty = lay("8C KC|8D|TS TD JD", transfer=1).do("A attack 8C", "B transfer 8D")
    talon = lay("8C KC|8D|TS TD JD", transfer=1, talon="6H 7H").do("A attack 8C", "B transfer 8D")

    assert (empty.out, empty.lead) == ("B", "A")
    assert (talon.out, talon.lead) == ("", "B")


def test_two_players_transfer_back_to_the_opener(lay):
    """DK-31."""
    table = lay("8C KC QC|8D 9D", transfer=1).do("A attack 8C", "B transfer 8D")

    assert (table.defender, table.lead, table.attacker) == ("A", "B", "A")


def test_two_players_may_both_be_out_of_the_lead_and_the_bout_still_ends(lay):
    """B transfers with the last card and is out; A covers or takes alone."""
    table = lay("8C KC QC|8D", transfer=1).do("A attack 8C", "B transfer 8D")

    assert (table.out, table.lead, table.turn) == ("B", "nobody", "A")
    table.do("A take")
    assert table.fool == "A"


def test_a_shown_trump_moves_the_attack_without_growing_it(lay):
    """DE-22."""
    table = lay("8C KC|8H 9D|TC", transfer=1, transfer_show=1).do("A attack 8C")
    assert table.legal("B") == {"cover 8C 8H", "show 8H", "take"}
    assert table.why("B transfer 8H") == "target-too-few-cards"

    table.do("B show 8H")
    assert (table.table, table.defender, table.lead) == ("8C", "C", "B")
    assert table.known("B") == "8H"
    assert table.hand("B") == "9D 8H"


def test_a_trump_is_shown_once_a_bout_and_may_be_laid_later(lay):
    """DE-23."""
    table = lay("8C 8D KC QC JC|8H 9D TD", transfer=1, transfer_show=1).do("A attack 8C", "B show 8H", "A transfer 8D")

    assert table.why("B show 8H") == "already-shown"
    assert "transfer 8H" in table.legal("B")
    assert "cover 8C 8H" in table.legal("B")


def test_only_the_trump_of_the_rank_may_be_shown(lay):
    table = lay("8C KC|8S 9H 9D|TC TD", transfer=1, transfer_show=1).do("A attack 8C")

    assert table.why("B show 8S") == "not-a-trump"
    assert table.why("B show 9H") == "transfer-wrong-rank"
    assert table.why("B show 8H") == "not-your-card"


def test_the_house_takes_only_when_nothing_else_can_be_done(lay):
    """DE-49, DE-50."""
    cover = lay("7H 7S KC|8S 6C 6D", open_set=1, auto_take=1).do("A attack 7H 7S")
    transfer = lay("7H KC|7D 6C|8D 9D TD", auto_take=1, transfer=1).do("A attack 7H")
    show = lay("7S KC|7H 6C|8D", auto_take=1, transfer=1, transfer_show=1, trump="H").do("A attack 7S")
    nothing = lay("7H KC|6D 6C|8D 9D", auto_take=1, transfer=1).do("A attack 7H")
    off = lay("7H KC|6D 6C|8D 9D", transfer=1).do("A attack 7H")

    assert cover.turn == transfer.turn == show.turn == off.turn == "B"
    assert nothing.turn == ""
    nothing.do("house")
    assert nothing.attacker == "C"
