"""The laws that every game keeps, under all of its house rules."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tashkhana.core.cards import is_card
from tashkhana.core.entry import Act, Deal, Shuffle, read_entry
from tashkhana.core.game import Game
from tashkhana.core.match import Match
from tashkhana.core.move import Move, Shape, read_move, same_move
from tashkhana.core.record import read_record, write_record
from tashkhana.core.refusal import NotAllowed
from tests.laws.play import GAMES, LONGEST_DEAL, SEEDS, each_step, house_rules, laws, play, whole

RELOADS = 60
"""Steps of one match at which the house stops; in a long match they are drawn by lot."""
MANY_DEALS = 6
"""An endless match is not played beyond them."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@every_game
def test_a_game_names_all_its_settings_in_every_preset(game: Game[Any]):
    """A preset is complete, every value of it is known, and the house's own preset is one of them."""
    names = {setting.id for setting in game.settings}

    assert game.house_preset in game.presets
    for preset, values in game.presets.items():
        assert set(values) == names
        assert game.read_settings(preset, {}) == values
    for setting in game.settings:
        assert [setting.read(value) for value in setting.examples()] == list(setting.examples())


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(25)
def test_random_play_ends(game: Game[Any], data: st.DataObject, seed: int):
    """A match ends by itself, whoever plays and however."""
    played = play(game, data.draw(house_rules(game)), seed, deals=MANY_DEALS)

    last = played.matches[-1]
    assert last.stage in ("match-over", "deal-over")
    assert last.result is not None
    assert last.stage == "match-over" or last.standing.deal == MANY_DEALS
    assert len(played.entries) < LONGEST_DEAL * last.standing.deal


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(25)
def test_somebody_can_act_or_the_dealer_is_awaited(game: Game[Any], data: st.DataObject, seed: int):
    """A table never waits for nobody; who can act is asked, and the house only makes moves that are legal."""
    played = play(game, data.draw(house_rules(game)), seed, deals=2)

    for match in played.matches:
        able = {seat for seat in range(match.players) if match.legal(seat)}
        assert able <= set(match.asked())
        assert bool(able) == (match.stage == "play")
        assert bool(match.awaits()) == (match.stage in ("before-deal", "deal-over", "shuffle"))
        assert (match.result is not None) == (match.stage in ("deal-over", "match-over"))
        for seat in range(match.players):
            assert match.forced(seat) in (None, *match.legal(seat))


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(25)
def test_a_table_moves_on_when_the_time_of_all_is_up(game: Game[Any], data: st.DataObject, seed: int):
    """Who must move can; who may only add is done, or is silent while somebody else must speak (setting `clock`)."""
    played = play(game, data.draw(house_rules(game)), seed, deals=2)

    for match in played.matches:
        must = [seat for seat in match.asked() if game.must_move(match.position, seat)]
        done = {seat: game.done(match.position, seat) for seat in match.asked() if seat not in must}
        assert all(match.legal(seat) for seat in must)
        assert all(move is None or move in match.legal(seat) for seat, move in done.items())
        assert bool(must or any(done.values())) == (match.stage == "play")


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(10)
def test_legal_and_why_not_agree(game: Game[Any], data: st.DataObject, seed: int):
    """A move is refused with a reason exactly if it is not listed, whoever asks."""
    played = play(game, data.draw(house_rules(game)), seed)
    chance = Random(seed)
    ideas = plausible_moves(played.matches, chance)

    for match in played.matches:
        for seat in range(match.players):
            legal = match.legal(seat)
            listed = {same_move(move, game.shapes) for move in legal}
            assert len(listed) == len(legal)
            assert all(match.why_not(seat, move) is None for move in legal)
            for move in chance.sample(ideas, 8):
                refusal = match.why_not(seat, move)
                assert (refusal is None) == (same_move(match.spelled(move), game.shapes) in listed) or (
                    refusal is None and game.alike(move) in {game.alike(one) for one in legal}
                )
                assert refusal is None or refusal.code


def plausible_moves(matches: list[Match[Any]], chance: Random) -> list[Move]:
    """Moves that were legal for somebody at some time, and some with cards drawn by lot."""
    game, pack = matches[0].game, matches[0].game.pack(matches[0].settings)
    once = {move for match in matches for seat in range(match.players) for move in match.legal(seat)}
    lots = [_by_lot(verb, shape, pack, chance) for verb, shape in game.shapes.items() for _ in range(20)]
    return sorted(once) + [read_move(str(move), game.shapes) for move in lots]


def _by_lot(verb: str, shape: Shape, pack: tuple[str, ...], chance: Random) -> Move:
    words = (chance.choice(shape.words),) if shape.words else ()
    least, most = shape.cards_after.get(words[0], (0, 0)) if words else (shape.least, shape.most)
    count = chance.randint(least, min(most, least + 3))
    return Move(verb, (*words, *(chance.choice(pack) for _ in range(count))))


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(6)
def test_refused_actions_change_nothing(game: Game[Any], data: st.DataObject, seed: int):
    """After any refusal all is as before for everybody; and a legal action leaves the match before it untouched."""
    played = play(game, data.draw(house_rules(game)), seed)
    chance = Random(seed)
    ideas = plausible_moves(played.matches, chance)

    for match, entry, _ in each_step(played):
        before = whole(match)
        for seat in range(match.players + 1):
            move = chance.choice(ideas)
            refusal = match.why_not(seat, move)
            if refusal is not None:
                with pytest.raises(NotAllowed) as refused:
                    match.enter(Act(seat, move))
                assert refused.value.code == refusal.code
        match.enter(entry)
        assert whole(match) == before


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(25)
def test_cards_are_conserved(game: Game[Any], data: st.DataObject, seed: int):
    """Every card of the pack is in exactly one place after every entry, also over several deals."""
    settings = data.draw(house_rules(game))
    played = play(game, settings, seed, deals=2)
    pack = sorted(game.pack(settings))

    for match in played.matches[1:]:
        assert sorted(game.cards_of(match.position)) == pack


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(6)
def test_a_record_replays_to_the_same_state_at_every_step(game: Game[Any], data: st.DataObject, seed: int):
    """A record that people can read leads anybody to the same match, and tells every seat the same on the way."""
    played = play(game, data.draw(house_rules(game)), seed, deals=2)

    record = read_record(write_record(game, played.settings, played.entries))

    assert (record.game, record.settings, list(record.entries)) == (game, played.settings, played.entries)
    match = Match.begin(record.game, record.settings)
    for entry, original in zip(record.entries, played.matches[1:], strict=True):
        match = match.enter(entry)
        assert whole(match) == whole(original)


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(2)
def test_saving_and_reloading_at_any_step_changes_nothing(game: Game[Any], data: st.DataObject, seed: int):
    """Whenever the house stops and starts again, play goes on as if it had not."""
    played = play(game, data.draw(house_rules(game)), seed)
    steps = list(enumerate(each_step(played)))
    tried = steps if len(steps) <= RELOADS else Random(seed).sample(steps, RELOADS)

    for n, (_, entry, after) in tried:
        reloaded = read_record(write_record(game, played.settings, played.entries[:n])).replay()
        assert whole(reloaded.enter(entry)) == whole(after)


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(10)
def test_legal_moves_keep_their_order(game: Game[Any], data: st.DataObject, seed: int):
    """The list of legal moves is the same whenever it is asked for, here and in a replay."""
    played = play(game, data.draw(house_rules(game)), seed)
    again = Match.begin(game, played.settings)

    for n, match in enumerate(played.matches):
        for seat in range(match.players):
            assert match.legal(seat) == match.legal(seat) == again.legal(seat)
        if n < len(played.entries):
            again = again.enter(played.entries[n])


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(10)
def test_entries_survive_being_written_down(game: Game[Any], data: st.DataObject, seed: int):
    """Every entry and every legal move reads back as it was written."""
    played = play(game, data.draw(house_rules(game)), seed, deals=2)

    for match, entry, _ in each_step(played):
        assert read_entry(str(entry), game.shapes) == entry
        for seat in range(match.players):
            assert all(read_move(str(move), game.shapes) == move for move in match.legal(seat))


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(5)
def test_entries_at_the_wrong_time_are_refused(game: Game[Any], data: st.DataObject, seed: int):
    """Nobody deals into a deal, shuffles what is not waiting, deals another pack, or acts from no seat."""
    played = play(game, data.draw(house_rules(game)), seed, deals=2)
    pack = game.pack(played.settings)

    for match in played.matches:
        wrong: list[tuple[Any, str]] = [(Deal(pack[1:]), "wrong-pack"), (Deal((*pack[1:], pack[-1])), "wrong-pack")]
        if match.stage not in ("before-deal", "deal-over"):
            wrong = [(Deal(pack), "deal-under-way")]
        if match.stage != "shuffle":
            wrong.append((Shuffle(pack), "no-shuffle-due"))
        for entry, code in wrong:
            with pytest.raises(NotAllowed) as refused:
                match.enter(entry)
            assert refused.value.code == code


@every_game
@given(data=st.data(), seed=SEEDS)
@laws(10)
def test_a_seat_is_told_why_its_cards_are_dim(game: Game[Any], data: st.DataObject, seed: int):
    """Each card that a reason is told for is played by no legal move, and somebody who is not due gets reasons too."""
    played = play(game, data.draw(house_rules(game)), seed)

    for match in played.matches:
        for seat in range(match.players):
            seen = match.seen(seat)
            own = Counter(card for move in match.legal(seat) for card in cards_played(move, game))
            assert not set(seen.why) & set(own)
            assert all(is_card(card) and code for card, code in seen.why.items())


def cards_played(move: Move, game: Game[Any]) -> tuple[str, ...]:
    """The cards of a move that leave a hand; `cover` names the attack card first."""
    return move.cards[1:] if game.shapes[move.verb].same_order and move.verb == "cover" else move.cards
