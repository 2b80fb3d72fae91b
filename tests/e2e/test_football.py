"""Football as people play it: the same panels, another game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from table import Game
from tests.e2e.players import ButtonPlayer, ChoosePlayer, game_here, open_game, order, play, settled, start_game
from tests.e2e.world import World

FRIENDLY: dict[str, Any] = {"ruleset": "football"}


@pytest.mark.long
@pytest.mark.parametrize("player", [ButtonPlayer, pytest.param(ChoosePlayer, marks=pytest.mark.long)])
async def test_a_friendly_match(world: World, player: type[ButtonPlayer] | type[ChoosePlayer]) -> None:
    await start_game(world, "friendly", **FRIENDLY)
    game = await play(world, player(world, random.Random(4)))
    assert game.status == "ended"
    assert game.state is not None
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "full-time"
    assert "Final whistle" in world.text(world.ben)


class Runner(ChoosePlayer):
    """Runs and places where that can be; else types what is offered."""

    async def decide(self, member: Any, game: Game) -> Any:
        """One decision; the commands of a map must bring about what they say."""
        runs, kind = list(_runs(game)), game.requests[0].kind
        if kind == "act" and runs:
            return await self._put(member, self.chance.choice(runs))
        placed = [item.choice for item in game.requests[0].options if item.label in ("place-unit", "take-ball")]
        if placed:
            return await self._put(member, self.chance.choice(placed))
        return await super().decide(member, game)

    async def _put(self, member: Any, choice: str) -> Any:
        offered = await self.world.offered(member, "choose", "place", "", choice=choice)
        place = self.chance.choice(list(offered.values()))
        return await self.world.slash(member, "choose", choice=choice, place=place)


@pytest.mark.long
@pytest.mark.parametrize("player", [ButtonPlayer, ChoosePlayer, Runner])
async def test_a_friendly_match_on_a_pitch(world: World, player: Any) -> None:
    await start_game(world, "friendly", table="map", **FRIENDLY)
    game = await play(world, player(world, random.Random(6)))
    assert game.status == "ended"
    assert game.state is not None
    assert game.state.outcome is not None
    assert game.state.outcome.reason == "full-time"


async def test_a_run_is_planned_and_looked_at_before_it_counts(world: World) -> None:
    await start_game(world, "friendly", table="map", **FRIENDLY)
    game = await play(world, ButtonPlayer(world, random.Random(6)), until=_may_run)
    member = next(person for person in world.members if person.id == game.waiting[0])
    planned = await world.slash(member, "choose", choice=next(_runs(game)), preview=True)
    assert "units" in world.reply(planned)
    looked = await world.slash(member, "look")
    assert "within 8 units" in world.reply(looked)
    assert (await game_here(world)).seq == game.seq


def _runs(game: Game) -> Iterator[str]:
    asked = game.requests[0] if game.requests else None
    return (item.choice for item in (asked.options if asked else ()) if item.label == "move")


def _may_run(game: Game) -> bool:
    return any(_runs(game))


@pytest.mark.long
async def test_coaching_and_breaking_tackles_in_two_languages(world: World) -> None:
    await start_game(world, "custom", frames="2", options="coaching, tackle-breaks", others=[world.chloe], **FRIENDLY)
    game = await play(world, ButtonPlayer(world, random.Random(8)), steps=60)
    assert game.status == "running"
    assert "Football" in world.text(world.chloe)


async def test_a_match_is_for_two(world: World) -> None:
    await open_game(world, "friendly", **FRIENDLY)
    await world.press(world.chloe, "Join")
    assert len((await settled(world)).seats) == 2


async def test_teams_of_the_size_of_the_match(world: World) -> None:
    await open_game(world, "friendly", **FRIENDLY)
    await world.slash(world.ana, "game join", company="B G Y Rd; B B")
    refused = await world.slash(world.ana, "game start")
    assert (await game_here(world)).status == "lobby"
    assert "3" in world.reply(refused)


async def test_a_team_is_built_like_a_company(world: World) -> None:
    made = await world.slash(world.ana, "company generate", name="Reds", ruleset="football", size="friendly")
    assert "Reds" in world.reply(made)
    assert "rocket" not in world.reply(made).lower()


async def test_a_command_of_another_game_is_refused_kindly(world: World) -> None:
    await start_game(world, "friendly", **FRIENDLY)
    game = await game_here(world)
    member = next(person for person in world.members if person.id == game.waiting[0])
    refused = await world.slash(member, "choose", choice="advance")
    assert world.reply(refused)
    assert (await game_here(world)).seq == game.seq


async def test_standing_orders_of_football(world: World) -> None:
    await start_game(world, "friendly", **FRIENDLY)
    told = await order(world, world.ana, hotrod="never", defend="blue")
    assert "Nobody hot-rods" in told
    assert "best blue die" in told
    game = await game_here(world)
    orders = game.played.orders  # type: ignore[attr-defined]
    assert [(item.player, item.hotrod, item.defend) for item in orders] == [(0, "never", "blue")]
    assert "losses" in await order(world, world.ana, losses="B")
    assert not world.surprises()
