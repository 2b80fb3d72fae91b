"""What has just happened, step by step: whole, in order, and with nobody's secrets."""

import contextlib
import random
from typing import Any

import pytest

from rules import RULESETS, RulesError
from table import Table
from table.votes.undo import take_back
from tests.table.people import ANA, BEN, person_of, play, started
from tests.web.boards import Client
from web.replay import board_since
from web.shown import seen_by
from web.steps import KEPT, Steps


def _on_top(before: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    """As ``patch.js`` does it."""
    after = dict(before)
    for key, value in patch.items():
        if value is None:
            after.pop(key, None)
        else:
            after[key] = _on_top(before["map"], value) if key == "map" and before.get("map") else value
    return after


def _bare(board: Any) -> dict[str, Any]:
    """Without what is said of one step alone."""
    found = {name: value for name, value in board.items() if value is not None}
    if found.get("map"):
        found["map"] = {name: value for name, value in found["map"].items() if value is not None and name != "marks"}
    return found


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["rapid-attack", "intercept-orbit", "football"])
async def test_the_steps_lead_to_the_board_that_each_player_sees(table: Table, ruleset: str) -> None:
    steps, chance = Steps(), random.Random(2)
    game = await started(table, ruleset=ruleset, size=RULESETS[ruleset].sizes[0], kind="map")
    table.listen(steps.changed)
    for _ in range(4):
        before = game.seq
        game = await play(table, game, chance, 6)
        for player in (0, 1, None):
            found = steps.since(game, before, player, "en")
            assert [step.seq for step in found] == sorted({step.seq for step in found})
            board: dict[str, Any] = {}
            for step in found:
                board = _on_top(board, dict(step.board))
            state = seen_by(game.played, player)
            last = steps._games[game.id][-1].moments
            if last and found[-1].seq == game.seq:
                assert _bare(board) == _bare(board_since(((last[-1][0], state),)))
    assert steps.since(game, game.seq - KEPT - 1, 0, "en") == [], "it is not known any more"
    assert steps.since(game, game.seq, 0, "en") == []


async def test_what_was_taken_back_is_not_played(table: Table) -> None:
    steps, chance, undone = Steps(), random.Random(2), False
    game = await started(table, kind="map")
    table.listen(steps.changed)
    while not undone:
        game = await play(table, game, chance, 1)
        before = game.seq
        for person in (ANA, BEN):
            with contextlib.suppress(RulesError):
                game = await take_back(table, game.id, person, seq=game.seq)
                undone = True
                break
    assert steps.since(game, before - 1, 0, "en") == []


async def test_a_follower_asks_what_the_others_did(table: Table, page: Client) -> None:
    game = await started(table, kind="map")
    user = person_of(game).user
    token = page.token(game, user)
    async with page.session.get(f"{page.base}api/stream", headers={"Authorization": f"Bearer {token}"}) as stream:
        await stream.content.readuntil(b"\n\n")
        before = game.seq
        game = await play(table, game, random.Random(2), 4)
        status, found = await page.ask(f"api/steps?since={before}", token)
    assert status == 200
    assert [step["seq"] for step in found] == list(range(before + 1, game.seq + 1))
    assert any(step.get("lines") for step in found)  # type: ignore[union-attr]
    for wrong in ("", "-1", "x", "9" * 40):
        status, answer = await page.ask(f"api/steps?since={wrong}", token)
        assert (status, answer["error"]) == (409, "page-unreadable")


@pytest.mark.long
async def test_a_goal_is_a_great_moment_for_everybody(table: Table) -> None:
    steps, chance = Steps(), random.Random(2)
    game = await started(table, ruleset="football", size="friendly", options={"trust": True})
    table.listen(steps.changed)
    while not any(player.score for player in game.played.players):
        if game.status == "ended":  # nobody scored: another match
            game = await started(table, ruleset="football", size="friendly", options={"trust": True})
        before = game.seq
        game = await play(table, game, chance, 1)
    found = steps.since(game, before, 0, "en")
    place = next(place for place, step in enumerate(found) if step.great)
    led, goal, *after = found[place - 1 :]
    assert goal.great.startswith("⚽ **Goal for")
    assert goal.lines == (goal.great,)
    assert {step.seq for step in (led, goal, *after)} == {goal.seq}, "what led to the goal is shown first"
    assert led.lines
    assert not any(step.great for step in (led, *after))
    assert sorted(side["score"] for side in goal.board["sides"]) == [0, 1]
    assert goal.board["action"] is None, "the kicker's turn is over"
