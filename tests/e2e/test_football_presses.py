"""Football by few presses: a kick-off of three a side, and a goal that the story shows."""

from __future__ import annotations

from typing import Any

import simcord

from table import Game
from tests.e2e.players import game_here, open_panel, start_game, turn_of
from tests.e2e.world import World

KICK_OFF = 3


async def pressed(world: World, member: simcord.MemberActor, choice: str) -> Game:
    """The game after the button of that choice."""
    for control in await open_panel(world, member):
        if not control.options and control.custom_id.split(":", 4)[4] == choice:
            await member.click(control.message, custom_id=control.custom_id)
            return await game_here(world)
    raise AssertionError(f"no button for {choice}")


async def test_a_kick_off_of_three_is_a_few_presses(world: World) -> None:
    await start_game(world, "friendly", table="map", ruleset="football")
    presses, game = 0, await game_here(world)
    usual: dict[str, Any] = {"toss": "offence", "deploy": "all"}
    while game.requests[0].kind in usual:
        game = await pressed(world, turn_of(world, game), usual[game.requests[0].kind])
        presses += 1
    assert presses <= KICK_OFF
    state: Any = game.played
    assert state.turn == 1
    assert all(unit.at is not None for unit in state.units)


async def test_the_button_says_where_everybody_goes(world: World) -> None:
    await start_game(world, "friendly", table="map", ruleset="football")
    game = await pressed(world, turn_of(world, await game_here(world)), "offence")
    member = turn_of(world, game)
    await open_panel(world, member)
    (label,) = [label for label in world.buttons(member) if label.startswith("As suggested")]
    units = [unit.id for unit in game.played.units if unit.owner == game.requests[0].player]  # type: ignore[attr-defined]
    assert all(unit in label for unit in units)
