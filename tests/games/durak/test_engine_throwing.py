"""Opening, throwing in and its order: DK-07 to DK-09 and DK-12 to DK-17."""

from __future__ import annotations

import pytest

from tashkhana.games.durak.codes import ATTACKER, ATTACKER_FIRST, FREE, IN_TURN, NEIGHBOURS


def test_opening_is_one_card_or_with_sets_several_of_one_rank(lay):
    """DE-10."""
    single = lay("8S 8D 9C|TS TD TC")
    sets = lay("8S 8D 9C|TS TD TC", open_set=1)

    assert single.legal("A") == {"attack 8S", "attack 8D", "attack 9C"}
    assert sets.legal("A") == {"attack 8S", "attack 8D", "attack 9C", "attack 8D 8S"}
    assert single.why("A attack 8S 8D") == "one-card-only"
    assert sets.why("A attack 8S 9C") == "not-one-rank"
    assert sets.why("A done") == "attacker-must-play"
    assert sets.why("A throw 8S") == "attacker-must-play"
    assert sets.why("B attack TS") == "not-your-turn"


def test_an_opening_set_keeps_to_the_limit_of_the_bout_and_the_defender(lay):
    two = lay("8S 8D 8C|TS TD", open_set=1)
    one = lay("8S 8D 8C|TS", open_set=1)

    assert two.why("A attack 8S 8D 8C") == "defender-too-few-cards"
    assert two.why("A attack 8S 8D") == ""
    assert one.legal("A") == {"attack 8S", "attack 8D", "attack 8C"}


def test_ranks_of_cover_cards_open_throw_ins(lay):
    """DE-11, DU20."""
    table = lay("7S 7D QC|JS 9S 9D 9C|JD 8D").do("A attack 7S", "B cover 7S JS")

    assert table.legal("A") == {"throw 7D", "done"}
    assert table.legal("C") == {"throw JD", "done"}
    assert table.why("A throw QC") == "rank-not-on-table"
    assert table.why("A throw 7D JD") == "not-your-card"


def test_no_seventh_attack_card_and_no_sixth_in_the_first_bout(lay):
    """DE-05, DU06: beaten ones count."""
    attacks = "6S 6D 6C 7S 7D 7C 8C"
    covers = "7H 8S 8D 9S 9D 9C TC TS TD QD QC"
    moves = ["A attack 6S", "B cover 6S 8S", "A throw 6D", "B cover 6D 8D", "A throw 6C", "B cover 6C 7H"]
    moves += ["A throw 7S", "B cover 7S 9S", "A throw 7D"]
    later = lay(f"{attacks} AS|{covers}", anytime=1).do(*moves, "B cover 7D 9D", "A throw 7C")
    first = lay(f"{attacks} AS|{covers}", bout=1).do(*moves)

    assert later.why("A throw 8C") == "attack-limit"
    assert later.position.limit == 6
    assert first.position.limit == 5
    first.do("B cover 7D 9D")
    assert (first.attacker, first.position.beaten) == ("B", 36 - 19 + 10)


@pytest.mark.parametrize(("until_bito", "limit"), [(0, 6), (1, 5)])
def test_the_first_limit_ends_with_the_first_bout_or_with_the_first_beaten_one(lay, until_bito: int, limit: int):
    """DV-08: a take does not end it, the first beaten-off bout does."""
    hands = "7S 7D 8S 8D 9D TD JD|9S TS JS QS KS AS 6C 7C"
    table = lay(hands, bout=1, until_bito=until_bito).do("A attack 7S", "B take", "A done")
    assert table.position.limit == limit

    table.do("A attack 8S", "B cover 8S 9S", "A done")
    assert (table.attacker, table.position.limit) == ("B", 5)
    assert table.position.most() == 6


def test_the_limit_by_the_defenders_hand_holds_before_and_after_a_take(lay):
    """DE-08, DE-14."""
    four = lay("7S 7D 8D 8C|8S 9D QC KC|7C", anytime=1).do(
        "A attack 7S", "B cover 7S 8S", "A throw 7D", "B cover 7D 9D"
    )
    four.do("A throw 8D", "C throw 7C")
    assert four.why("A throw 8C") == "defender-too-few-cards"

    two = lay("7S 7D 7C 9C|QS KC", anytime=1).do("A attack 7S", "A throw 7D", "B take")
    assert (two.attacker, two.hand("B")) == ("A", "KC 7D 7S QS")


def test_a_throw_in_waits_for_the_covers_unless_any_time_is_allowed(lay):
    """DK-13."""
    covered = lay("7S 7D|9S 9D 9C|7C KC").do("A attack 7S")
    anytime = lay("7S 7D|9S 9D 9C|7C KC", anytime=1).do("A attack 7S")

    assert covered.legal("A") == covered.legal("C") == set()
    assert covered.why("C throw 7C") == "wait-for-defender"
    assert covered.why("C done") == "wait-for-defender"
    assert anytime.legal("C") == {"throw 7C"}
    assert anytime.why("C done") == "wait-for-defender"
    assert anytime.turn == "ABC"


def test_in_turn_only_the_defender_answers_while_a_card_is_uncovered(lay):
    table = lay("7S 7D|9S 9D 9C|7C KC", anytime=1, throw_order=IN_TURN).do("A attack 7S")

    assert table.turn == "B"
    assert table.why("C throw 7C") == "wait-for-defender"


def test_in_turn_asks_from_the_lead_leftwards_and_starts_again_after_a_card(lay):
    """DK-14."""
    table = lay("7S 9D KC|9S TD KD QD|7D KS|7C AS", throw_order=IN_TURN).do("A attack 7S", "B cover 7S 9S")

    assert table.turn == "A"
    assert table.why("C throw 7D") == "not-your-turn"
    table.do("A done")
    assert table.turn == "C"
    table.do("C throw 7D")
    assert table.turn == "B"
    table.do("B cover 7D TD")
    assert table.turn == "A"
    table.do("A throw 9D", "B cover 9D KD", "A throw KC")
    assert table.turn == "B"


def test_in_turn_a_seat_that_holds_cards_but_none_that_fits_is_asked_and_the_house_answers(lay):
    """No rule acts on hidden cards: the engine asks, `forced` says what the house does."""
    table = lay("7S KC|9S TD|AC AS|9C 8D", throw_order=IN_TURN).do("A attack 7S", "B cover 7S 9S")

    assert table.legal("A") == {"done"}
    assert table.turn == ""
    table.do("house")
    assert table.turn == "D"


def test_in_turn_each_seat_is_asked_once_after_a_take(lay):
    """A throw there counts as the one turn; any number of cards in one move."""
    table = lay("7S 7D KC|9S TD 6C JC|7C JD QS|7H JS", throw_order=IN_TURN).do("A attack 7S", "B take")

    assert table.legal("A") == {"throw 7D", "done"}
    table.do("A throw 7D")
    assert table.turn == "C"
    table.do("C throw 7C")
    assert table.turn == "D"
    assert table.why("A done") == "not-your-turn"
    table.do("D throw 7H")
    assert (table.attacker, table.hand("B")) == ("C", "6C 7C JC 7D TD 7H 7S 9S")


def test_free_order_lets_anyone_add_and_a_card_makes_every_done_void(lay):
    """DE-52: the first to arrive is laid, the second is refused."""
    table = lay("7S 8D KC|8S TD|7D KS|7C AS", throw_order=FREE).do("A attack 7S", "B cover 7S 8S")
    assert table.turn == "ACD"

    table.do("A done")
    assert table.turn == "CD"
    assert table.why("A throw 8D") == "not-your-turn"
    table.do("D throw 7C")
    assert table.why("C throw 7D") in ("defender-too-few-cards", "wait-for-defender")
    assert table.position.done == 0


def test_a_take_makes_earlier_dones_void(lay):
    table = lay("7S 8D KC|8S TD 6D 6S|7D KS|7C AS").do("A attack 7S", "B cover 7S 8S", "A done", "C throw 7D")
    table.do("B take")

    assert table.turn == "AD"
    assert table.legal("A") == {"throw 8D", "done"}


def test_the_attacker_comes_first_until_he_says_done(lay):
    """DV-02; a card he adds closes the gate again."""
    table = lay("7S 8D KC|8S TD 9D|7D KS|7C AS", throw_order=ATTACKER_FIRST).do("A attack 7S", "B cover 7S 8S")
    assert table.turn == "A"
    assert table.why("C throw 7D") == "not-your-turn"

    table.do("A done")
    assert table.turn == "CD"
    table.do("C throw 7D", "B cover 7D TD")
    assert table.turn == "A"


def test_an_attacker_who_is_out_passes_the_lead_on(lay):
    """DE-40: C goes on throwing in."""
    table = lay("7S|8S 9D TD|8D 8C KC|AC", throw_order=ATTACKER_FIRST).do("A attack 7S", "B cover 7S 8S")

    assert table.out == "A"
    assert (table.attacker, table.lead, table.turn) == ("A", "C", "C")
    table.do("C throw 8D", "B cover 8D 9D", "C throw 8C")
    assert table.position.laid == 3


def test_an_attacker_without_cards_holds_nobody_up_while_the_talon_lasts(lay):
    table = lay("7S|8S 9D TD|8D KC", talon="9H", throw_order=ATTACKER_FIRST).do("A attack 7S", "B cover 7S 8S")

    assert table.out == ""
    assert table.lead == "A"
    assert table.turn == "C"


def test_neighbours_throw_in_whether_or_not_transfers_are_on(lay):
    """DU09."""
    for transfer in (0, 1):
        table = lay("7S 8D|8S 9D 9C|7C KC|7D AC", throwers=NEIGHBOURS, transfer=transfer)
        table.do("A attack 7S", "B cover 7S 8S")
        assert table.turn == "AC"
        assert table.why("D throw 7D") == table.why("D done") == "not-allowed-to-throw"


def test_after_a_transfer_the_neighbours_are_those_of_the_new_defender(lay):
    """DE-16."""
    table = lay("7S 8D 8H|7D 8S|9S 9D 9C TD|8C AC", throwers=NEIGHBOURS, transfer=1)
    table.do("A attack 7S", "B transfer 7D", "C cover 7S 9S", "C cover 7D 9D")

    assert table.why("A throw 8D") == "not-allowed-to-throw"
    assert table.why("B done") == table.why("D done") == ""


def test_a_neighbour_who_goes_out_is_not_replaced(lay):
    table = lay("7S|8S 9D 9C|KC AC|8D AD", throwers=NEIGHBOURS).do("A attack 7S", "B cover 7S 8S")

    assert table.out == "A"
    assert table.why("D throw 8D") == "not-allowed-to-throw"
    assert table.legal("C") == {"done"}


def test_with_the_attacker_alone_throwing_nobody_does_once_he_is_out(lay):
    """DK-12 [decision]; the bout ends by itself (DE-55)."""
    table = lay("7S|8S 9D 9C|8D 8C", throwers=ATTACKER).do("A attack 7S", "B cover 7S 8S")

    assert (table.attacker, table.defender) == ("B", "C")


def test_after_a_transfer_the_transferrer_is_the_one_who_throws_in(lay):
    table = lay("7S 8D|7D 8S|9S 8C 9C JC", throwers=ATTACKER, transfer=1)
    table.do("A attack 7S", "B transfer 7D", "C take")

    assert table.why("A done") == "not-allowed-to-throw"
    assert table.turn == ""
    assert table.legal("B") == {"done"}


def test_after_a_take_the_others_may_add_several_cards_within_the_limit(lay):
    """DE-13."""
    table = lay("7S 7D AC|JS 9S 9D 9C|JC 7C 8C").do("A attack 7S", "B cover 7S JS", "A throw 7D", "B take")

    assert table.legal("C") == {"throw JC", "throw 7C", "throw 7C JC", "done"}
    assert table.why("C throw 8C") == "rank-not-on-table"
    assert table.why("B cover 7D 9D") == table.why("B take") == "not-your-turn"
    table.do("C throw JC 7C")
    assert table.position.ended == 2
    assert table.known("B") == "7C JC 7D 7S JS"


def test_several_cards_at_once_lie_in_the_order_they_were_named(lay):
    table = lay("8S 8D 8C KC|9S 9D 9C TD", open_set=1).do("A attack 8S 8C 8D")

    assert table.table == "8S 8C 8D"


def test_with_throwing_closed_after_a_take_the_bout_ends_at_once(lay):
    """DV-11."""
    table = lay("7S 7D 9C|9S TD|7C KC", throw_after_take=0).do("A attack 7S", "B take")

    assert (table.attacker, table.hand("B")) == ("C", "TD 7S 9S")
    assert table.why("A throw 7D") == "throwing-closed"


def test_nobody_throws_in_against_himself(lay):
    table = lay("7S KC|8S 7D|9C KD").do("A attack 7S", "B cover 7S 8S")

    assert table.why("B throw 7D") == "not-allowed-to-throw"
    assert table.why("B done") == "not-your-turn"
