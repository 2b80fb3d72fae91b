"""Fewer presses: one press answers several questions, and what has one answer is not asked."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from rules import Answer, Dice, Illegal, State, decide
from rules.core.memo import without_memo
from storage import Storage
from table import Game, Move, Table, log
from table.flow import more_paths, moves_of, paths, plain_paths, sole_choice
from table.votes.undo import take_back
from tests.table.people import ANA, BEN, answer, any_choice, person_of, play, started


def sole(game: Game) -> list[str]:
    """The kinds of open questions with one answer only."""
    return [asked.kind for asked in game.requests if sole_choice(game.played, asked) is not None]


async def until(table: Table, game: Game, kind: str) -> Game:
    """Random answers until the next question is of that kind."""
    chance = random.Random(4)
    while game.requests[0].kind != kind:
        game = await answer(table, game, any_choice(game, chance))
    return game


async def test_a_press_takes_a_whole_way_and_one_undo_takes_it_back(table: Table) -> None:
    game = await until(table, await started(table, size="skirmish"), "target")
    while not (ranged := [path for path in paths(game.played, game.requests[0]) if path.last.label == "range"]):
        game = await until(table, await answer(table, game, game.requests[0].options[0].choice), "target")
    person, way = person_of(game), ranged[0]
    assert way.argument == f"{way.first.choice}|range={way.last.choice}"
    assert moves_of(way.argument) == [Move(way.first.choice), Move(way.last.choice, "range")]
    after = await table.answer(game.id, person, moves_of(way.argument))
    assert after.seq == game.seq + 1
    entry = (await table.entries(game.id))[-1][1]
    assert [event.kind for event in entry.table if isinstance(event, log.Answered)] == ["target", "range"]
    assert after.requests[0].kind not in ("target", "range")
    back = await take_back(table, game.id, BEN if person == ANA else ANA, seq=after.seq, ask=True)
    assert back.requests == after.requests  # dice fell: the other must agree


async def test_no_way_goes_on_where_dice_fall(table: Table) -> None:
    game = await until(table, await started(table, size="skirmish"), "target")
    nothing = next(path for path in paths(game.played, game.requests[0]) if path.first.label == "no-target")
    assert len(nothing.steps) == 1


@pytest.mark.parametrize("kind", ["declared", "map"])
async def test_a_sole_best_defense_goes_along_and_the_others_stay(table: Table, kind: str) -> None:
    game, chance = await started(table, size="skirmish", kind=kind), random.Random(4)
    while not (given := [path for path in paths(game.played, game.requests[0]) if path.given]):
        game = await answer(table, game, any_choice(game, chance))
    asked = game.requests[0]
    assert (asked.kind, given[0].lead.label) != ("defend", "defend")
    best = max((option for option in asked.options if "die" in option.facts), key=lambda option: option.facts["face"])
    assert {path.first.facts["face"] for path in given} == {best.facts["face"]}
    others = {option.choice for option in asked.options} - {given[0].first.choice}
    assert others <= {path.argument for path in more_paths(paths(game.played, asked))}
    assert {path.lead.label for path in given if path.offered} <= {"move"}
    done = next(path for path in given if path.last.label == "done")
    await table.answer(game.id, person_of(game), moves_of(done.argument))
    entry = (await table.entries(game.id))[-1][1]
    assert [event.kind for event in entry.table if isinstance(event, log.Answered)] == ["defend", "act"]


async def test_a_wrong_way_changes_nothing(table: Table) -> None:
    game = await until(table, await started(table, size="skirmish"), "target")
    with pytest.raises(Illegal):
        await table.answer(game.id, person_of(game), moves_of("none|range=direct-fire"))
    assert (await table.game(game.id)).seq == game.seq


@pytest.mark.parametrize("kind", ["declared", "map"])
async def test_what_has_one_answer_is_not_asked(table: Table, kind: str) -> None:
    game, taken, chance = await started(table, kind=kind), 0, random.Random(1)
    while game.status == "running":
        game = await answer(table, game, any_choice(game, chance))
        assert not sole(game)
    for _, entry in await table.entries(game.id):
        taken += sum(isinstance(event, log.SoleAnswered) for event in entry.table)
    assert taken


async def test_who_wants_to_be_asked_everything_is(table: Table, storage: Storage) -> None:
    for person in (ANA, BEN):
        await table.preferences.set_user(person.user, ask="everything")
    game, chance, seen = await started(table), random.Random(1), list[str]()
    while game.status == "running":
        seen += sole(game)
        game = await answer(table, game, any_choice(game, chance))
    assert "activate" in seen
    again = Table(storage)
    await again.preferences.load()
    assert again.preferences.user(ANA.user).asks_everything


async def test_the_only_frame_left_goes_back_with_the_decision_before_it(table: Table) -> None:
    game, chance = await started(table), random.Random(1)
    while True:
        before = game
        game = await answer(table, game, any_choice(game, chance))
        entry = (await table.entries(game.id))[-1][1]
        if any(isinstance(event, log.SoleAnswered) for event in entry.table):
            break
    person = person_of(before)
    assert [decision.user for decision in game.decisions if decision.seq == game.seq] == [person.user]


async def test_a_whole_deployment_is_not_played_to_find_that_nothing_follows(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await until(table, await started(table, size="skirmish", kind="map"), "deploy")
    tried: list[object] = []

    def noted(state: State, answered: Answer, dice: Dice) -> Any:
        tried.append(answered.choice)
        return decide(state, answered, dice)

    monkeypatch.setattr("table.flow.decide", noted)
    every = paths(without_memo(game.played), game.requests[0])
    (at_once,) = [path for path in every if path.first.label in ("place-all", "place-in-turn")]
    assert len(at_once.steps) == 1
    assert at_once.first.choice not in tried


async def test_plain_questions_have_a_way_for_each_option(table: Table) -> None:
    game = await started(table)
    asked = game.requests[0]
    assert [path.argument for path in plain_paths(game.played, asked)] == [item.choice for item in asked.options]
    assert more_paths(plain_paths(game.played, asked)) == ()
    await play(table, game, random.Random(2), steps=5)


async def test_a_ship_is_named_together_with_one_of_its_best_targets(table: Table) -> None:
    game = await until(table, await started(table, ruleset="intercept-orbit", size="standard"), "activate")
    every = paths(game.played, game.requests[0])
    aimed = [path for path in every if path.offered]
    assert {path.last.label for path in aimed} == {"aim"}
    assert max(Counter(path.first.choice for path in aimed).values()) == 4
    assert {path.argument for path in every} >= {item.choice for item in game.requests[0].options}


@pytest.mark.long
async def test_a_move_is_offered_with_a_spot_on_the_target_alone(table: Table) -> None:
    game, chance, spotted = await started(table, ruleset="intercept-orbit", size="standard"), random.Random(4), 0
    for _ in range(80):
        asked = game.requests[0]
        for path in paths(game.played, asked):
            if path.offered and path.last.label == "spot-at":
                spotted += 1
                assert path.last.facts["asset"] == path.steps[-1].request.facts["target"]
                assert path.argument.rpartition("|")[0] in {way.argument for way in paths(game.played, asked)}
        game = await answer(table, game, any_choice(game, chance))
    assert spotted
