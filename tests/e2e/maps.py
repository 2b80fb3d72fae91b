"""Games on a map, begun and brought to a move."""

from __future__ import annotations

import random
from typing import Any

import simcord

from table import Game
from tests.e2e.players import ButtonPlayer, open_game, play, settled, turn_of
from tests.e2e.world import Control, World

SMALL = {"frames": "1", "stations": 1, "clock": 2, "rockets": 0}
MAP = {"table": "map", "across": 32}


async def start_map(world: World, size: str = "demo", **options: Any) -> Game:
    """Ana opens a game on a map, Ben joins, Ana starts it: all by button but the first."""
    await open_game(world, size, **MAP, **options)
    await world.press(world.ana, "Start")
    return await settled(world)


async def at_move(world: World, seed: int = 4) -> tuple[Game, simcord.MemberActor, Control]:
    """A demo game in which somebody may move, and the button of a die to move with."""
    await start_map(world)
    game = await play(world, ButtonPlayer(world, random.Random(seed)), until=_may_move)
    member = turn_of(world, game)
    await world.press(member, custom_id="*:open:")
    return game, member, _plan_button(world, member, game)


def _may_move(game: Game) -> bool:
    return any(option.label == "move" for option in game.requests[0].options)


def _plan_button(world: World, member: simcord.MemberActor, game: Game) -> Control:
    shown = world.controls(member)
    return next(c for c in reversed(shown) if f":{game.seq}:plan:move:" in c.custom_id)
