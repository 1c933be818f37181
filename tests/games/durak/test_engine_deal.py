"""Dealing, refilling, going out and the end of a deal: DK-02 to DK-06, DK-17, DK-18, DK-20 to DK-24."""

from __future__ import annotations

import pytest

from tashkhana.core.cards import Card, card_at, number_of
from tashkhana.games.durak.engine import Position, set_of
from tashkhana.games.durak.rules import Rules, pack


def cards(text: str) -> list[int]:
    return [number_of(Card(card)) for card in text.split()]


def dealt(order: list[int], dealer: int, leader: int = -1, **rules: int) -> Position:
    position = Position(Rules(**rules))
    position.deal(order, dealer, leader)
    return position


@pytest.mark.parametrize(
    ("players", "deck", "talon"),
    [(2, 24, 12), (4, 24, 0), (2, 36, 24), (6, 36, 0), (2, 52, 40), (4, 52, 28), (6, 52, 16)],
)
def test_six_cards_each_and_the_rest_is_the_talon(players: int, deck: int, talon: int):
    """DK-02, DK-31."""
    position = dealt(pack(deck), 0, players=players, deck=deck)

    assert len(position.talon()) == talon
    assert [position.hand[seat].bit_count() for seat in range(players)] == [6] * players


def test_cards_are_dealt_singly_from_the_dealers_left_and_the_next_one_is_the_trump():
    """DK-02, DK-03: the turned card goes under the talon."""
    order = pack(36)
    position = dealt(order, 1, players=3)

    assert position.hand[2] & set_of(order[:3]) == set_of(order[:1])
    assert position.hand[0] & set_of(order[:3]) == set_of(order[1:2])
    assert position.hand[1] & set_of(order[:3]) == set_of(order[2:3])
    assert position.trump_card == order[18]
    assert position.talon() == [*order[19:], order[18]]
    assert position.trump == order[18] >> 4


def test_without_a_talon_the_dealers_last_card_is_the_trump_and_everybody_knows_it():
    """DE-41, DE-43: it counts for the lowest trump, and the dealer may lead by it."""
    rest = [card for card in pack(36) if card_at(card)[1] != "H"]
    hearts = cards("JH QH KH AH TH 9H 8H 7H")
    order = [*rest, *hearts, *cards("6H")]
    position = dealt(order, 5, players=6)

    assert position.talon() == []
    assert (card_at(position.trump_card), position.trump) == ("6H", 2)
    assert position.known[5] == set_of(cards("6H"))
    assert (position.opener, card_at(position.lead_card)) == (5, "6H")


def test_with_one_card_for_the_talon_the_dealer_gets_five():
    """DK-03, `talon_one`."""
    position = dealt(pack(36), 5, players=6, talon_one=1)

    assert position.talon() == [pack(36)[-1]]
    assert position.hand[5].bit_count() == 5
    assert position.known[5] == 0


def test_the_lowest_trump_leads_and_is_shown():
    """DK-04."""
    plain = [card for card in pack(36) if card_at(card)[1] != "H"]
    order = [*plain[:1], *cards("6H 7H"), *plain[1:10], *cards("9H"), *plain[10:], *cards("8H TH JH QH KH AH")]
    position = dealt(order, 0, players=2)

    assert position.trump == 2
    assert (position.opener, card_at(position.lead_card)) == (0, "6H")
    assert list(position.known) == [set_of(cards("6H")), 0, 0, 0, 0, 0]


def test_without_a_trump_in_any_hand_the_dealers_left_leads():
    plain = [card for card in pack(36) if card_at(card)[1] != "H"]
    position = dealt([*plain[:18], *cards("6H"), *plain[18:], *cards("7H 8H 9H TH JH QH KH AH")], 1, players=3)

    assert (position.opener, position.lead_card) == (2, -1)


def test_a_leader_named_by_the_match_opens_and_shows_nothing():
    position = dealt(pack(36), 0, 2, players=3)

    assert (position.opener, position.defender, position.lead_card) == (2, 0, -1)


def test_a_deal_wants_the_whole_pack_and_seats_at_the_table():
    for order, dealer, leader in ((pack(24), 0, -1), ([0] * 36, 0, -1), (pack(36), 3, -1), (pack(36), 0, 3)):
        with pytest.raises(ValueError, match=r"seats|pack"):
            dealt(order, dealer, leader, players=3)
    with pytest.raises(ValueError, match="cannot be dealt"):
        Rules(5, 24)


@pytest.mark.parametrize(
    ("hands", "given"),
    [
        ("7S|", {}),
        ("|7S", {}),
        ("7S|7S", {}),
        ("7S|8S", {"talon": "7S"}),
        ("7S|8S", {"talon": "6H 9S"}),
        ("7S|2S", {}),
        ("7S||9S", {"talon": "6H"}),
    ],
)
def test_a_position_that_cannot_be_played_is_refused(lay, hands: str, given: dict[str, str]):
    with pytest.raises(ValueError):  # noqa: PT011 (each has words of its own)
        lay(hands, **given)


def test_the_opener_draws_first_and_the_defender_last(lay):
    """DU28."""
    table = lay("7S 6C|8S 9D|KC QC|KD QD", talon="6S TS JS QS TC TD JC JD 8C 8D 7C 7D 6D 9C 9S 8H 7H 6H")
    table.do("A attack 7S", "B cover 7S 8S", "house")

    assert set(table.drawn("A").split()) == {"6S", "TS", "JS", "QS", "TC"}
    assert set(table.drawn("C").split()) == {"TD", "JC", "JD", "8C"}
    assert set(table.drawn("D").split()) == {"8D", "7C", "7D", "6D"}
    assert set(table.drawn("B").split()) == {"9C", "9S", "8H", "7H", "6H"}
    assert table.known("B") == "6H"


def test_after_transfers_the_opener_still_draws_first(lay):
    """DK-20, DE-29: B transferred with the last card, refills in his place."""
    table = lay("7S 6C|7D|8S 8D KC QC", talon="6S TS JS QS TC TD 9C JD 8C 6H", transfer=1)
    table.do("A attack 7S", "B transfer 7D", "C cover 7S 8S", "C cover 7D 8D", "house")

    assert set(table.drawn("A").split()) == {"6S", "TS", "JS", "QS", "TC"}
    assert set(table.drawn("B").split()) == {"TD", "9C", "JD", "8C", "6H"}
    assert table.drawn("C") == ""
    assert table.out == ""


def test_the_last_two_cards_go_to_the_attacker_and_the_trump_to_the_defender(lay):
    """DU22."""
    table = lay("7S 6C 6D 6S TC TD|8S 9D 9C JC JD QD", talon="KS 6H").do("A attack 7S", "B cover 7S 8S", "A done")

    assert (table.drawn("A"), table.drawn("B")) == ("KS", "6H")
    assert (table.known("A"), table.known("B")) == ("", "6H")
    assert table.position.talon() == []


def test_roles_are_set_after_the_refill(lay):
    """DU11: the attacker laid his last card, but draws first and stays in."""
    table = lay("7S|8S 9D KD KC QC QD", talon="6S 6H").do("A attack 7S", "B cover 7S 8S")

    assert (table.hand("A"), table.out) == ("6H 6S", "")
    assert (table.attacker, table.defender) == ("B", "A")


def test_the_opener_draws_the_last_trump_and_the_defender_is_out(lay):
    """DE-31."""
    table = lay("7S 6C 6D 9C 9D QC|8S|TS TD TC", talon="TH").do("A attack 7S", "B cover 7S 8S")

    assert (table.hand("A"), table.out) == ("6C 9C QC 6D 9D TH", "B")
    assert (table.attacker, table.defender) == ("C", "A")
    assert table.known("A") == "TH"


def test_a_hand_above_six_draws_nothing(lay):
    """DE-32."""
    table = lay("7S 6C|8D 9D TD JD QD KD AC|7C KC", talon="6S 6D 7D 8C 9C TC JC 6H")
    table.do("A attack 7S", "B take", "house", "C throw 7C", "house")

    assert table.drawn("B") == ""
    assert table.attacker == "C"


def test_an_empty_hand_at_the_limit_ends_the_bout_and_draws_last(lay):
    """DE-07."""
    table = lay("7S 7D KC QC|8S 8D 8C|7C TC", talon="6S 6D 9C 9D JC JD TS TD QS QD AS 6H")
    table.do("A attack 7S", "B cover 7S 8S", "A throw 7D", "B cover 7D 8D", "C throw 7C", "B cover 7C 8C")

    assert table.out == ""
    assert table.attacker == "B"
    assert len(table.hand("B").split()) == 3


def test_after_a_cover_the_defender_attacks_and_after_a_take_he_is_passed_over(lay):
    """DK-18."""
    covered = lay("7S KC|8S KD|QC QD").do("A attack 7S", "B cover 7S 8S", "house")
    taken = lay("7S KC|8S KD|QC QD").do("A attack 7S", "B take", "house")

    assert (covered.attacker, covered.defender) == ("B", "C")
    assert (taken.attacker, taken.defender) == ("C", "A")


def test_seats_that_are_out_are_neither_attacked_nor_asked(lay):
    """DU15, DU26, DE-38."""
    beaten = lay("7S 9C|8S|KD KC|QD QC").do("A attack 7S", "B cover 7S 8S")
    assert (beaten.out, beaten.attacker, beaten.defender, beaten.turn) == ("B", "C", "D", "C")

    taken = lay("7S|9D TD|KC QC|7D").do("A attack 7S", "B take", "D throw 7D")
    assert (taken.out, taken.attacker, taken.defender) == ("AD", "C", "B")
    assert taken.why("A done") == taken.why("D attack 7D") == "out-of-game"


@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        ("7S|8S", ["A attack 7S", "B cover 7S 8S"]),
        ("7S|8S 8D|7D", ["A attack 7S", "B cover 7S 8S", "C throw 7D", "B cover 7D 8D"]),
        ("9C|TC|", ["A attack 9C", "B cover 9C TC"]),
    ],
)
def test_when_the_last_hands_empty_together_the_deal_is_drawn_or_the_last_defender_loses(lay, hands, moves):
    """DE-34, DE-35, DE-37, DU17, DV-03."""
    drawn = lay(hands).do(*moves)
    lost = lay(hands, last_defender=1).do(*moves)

    assert (drawn.fool, lost.fool) == ("nobody", "B")
    assert drawn.position.phase == lost.position.phase == 4
    assert drawn.why("A done") == "deal-over"


def test_one_active_seat_left_after_the_refill_is_the_fool(lay):
    """DK-24: the bout is still played to its end."""
    table = lay("7S|8S 9D").do("A attack 7S")
    assert (table.out, table.turn) == ("A", "B")

    table.do("B cover 7S 8S")
    assert table.fool == "B"
    assert table.hand("B") == "9D"


def test_a_copy_is_independent_of_its_original(lay):
    table = lay("7S 7D KC|8S 9D 9C|7C TC", talon="6S 6D 6H").do("A attack 7S")
    copy = table.position.copy()
    before = (copy.talon(), copy.pairs(), list(copy.hand), copy.phase)

    table.do("B cover 7S 8S", "A throw 7D", "B take", "house", "C throw 7C")

    assert (copy.talon(), copy.pairs(), list(copy.hand), copy.phase) == before
    copy.copy_from(table.position)
    assert (copy.talon(), list(copy.hand), copy.opener) == (table.position.talon(), list(table.position.hand), 2)
