"""What is at stake is told where people look: in headings of the story, to who loses by it, in the finale."""

import random
from typing import Any

import pytest

from cogs.channel import here
from rules import choose, default, ruleset_of
from table import Game, Move, Person
from tests.e2e.players import game_here, settled, start_game
from tests.e2e.test_finale import finale
from tests.e2e.world import World, text_of
from text import narrator
from text.stakes import event_lines, lost_line

pytestmark = pytest.mark.alone


async def stepped(world: World, game: Game, luck: random.Random) -> Game:
    """The game after one answer of the policy, or where that has none by lot."""
    request = game.requests[0]
    seat = game.seats[request.player]
    wanted = choose(game.played, request)
    choice: Any = luck.choice(request.options).choice if request.options else default(game.played, request)
    if request.kind == "station":  # as near as may be, so that stations change hands
        choice = request.options[-1].choice
    elif wanted is not None:
        choice = wanted.choice
    return await world.bot.table.answer(game.id, Person(seat.user, seat.name), [Move(choice, request.kind)])


def notes_to(world: World, user: int) -> list[str]:
    """The messages that mention a user and have no buttons of a question."""
    return [text_of(message) for message in world.messages() if f"<@{user}>" in text_of(message)]


async def test_a_loss_is_told_to_who_is_away(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(here, "LATELY", 0.0)
    await start_game(world, "skirmish")
    game, luck, told = await game_here(world), random.Random(5), 0
    while game.status == "running" and not told:
        before = game
        game = await stepped(world, game, luck)
        changes = ruleset_of(game.played).changes(before.played, game.played)
        if not ruleset_of(before.played).round_of(before.played):
            continue  # nothing is lost before the first round
        actor = before.seats[before.requests[0].player].user
        for player in changes.losers:
            seat = game.seats[player]
            line = lost_line("en", before.played, game.played, player)
            assert line
            await settled(world)
            if seat.user != actor and seat.user not in game.waiting:
                assert any(line in note for note in notes_to(world, seat.user)), line
                told += 1
    assert told


async def test_who_is_here_is_not_called(world: World) -> None:
    await start_game(world, "skirmish")
    game, luck = await game_here(world), random.Random(5)
    for _ in range(120):
        before = game
        if game.status != "running":
            break
        game = await stepped(world, game, luck)
        for player in ruleset_of(game.played).changes(before.played, game.played).losers:
            line = lost_line("en", before.played, game.played, player)
            await settled(world)
            assert not any(f"<@{seat.user}> {line}" in world.text() for seat in game.seats)


async def test_the_story_says_what_changed_hands_as_its_heading(world: World) -> None:
    await start_game(world, "skirmish")
    game, luck, seen = await game_here(world), random.Random(5), 0
    while game.status == "running" and not seen:
        before = game
        game = await stepped(world, game, luck)
        for line in event_lines("en", before.played, game.played)[:1]:
            await settled(world)
            seen += 1
            found = [text_of(message) for message in world.messages() if line in text_of(message)]
            assert any(f"### {line}" in told for told in found)
    assert seen


async def test_the_finale_retells_what_each_round_changed(world: World) -> None:
    await start_game(world, "skirmish")
    game, luck = await game_here(world), random.Random(5)
    before = game.played
    while game.status == "running" and not ruleset_of(before).changes(before, game.played).things:
        before = game.played
        game = await stepped(world, game, luck)
    number = ruleset_of(before).round_of(before)
    await world.slash(world.ana, "game end", sure=True)
    game = await settled(world)
    told = text_of(await finale(world, game))
    assert f"📜 Round {number}: " in told
    assert narrator(game.played).outcome_line("en", game.played)
