"""People who play at random, by what they see: buttons and menus of their own panel, or slash commands."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import simcord

from table import Game
from table.planning import WHERE
from tests.e2e.world import Control, World

RANGES = ("hand-to-hand", "direct-fire", "artillery")
DECIDE = re.compile(":(pick|choose|several|plan|planfirst|planplace|planchange|go):")
GO = ":go:"
SURE = 0.6
TRIES_MAX = 6
"""Places that somebody tries out on the map before going to one of them."""


async def settled(world: World) -> Game:
    """The game of the channel once everything about it is shown."""
    await world.bot.boards.settle()
    return await game_here(world)


async def game_here(world: World) -> Game:
    """The game of the channel, as the bot knows it."""
    return await world.bot.table.game_in(world.channel.id)


async def open_game(
    world: World,
    size: str = "demo",
    *,
    others: Sequence[simcord.MemberActor] = (),
    ruleset: str = "rapid-attack",
    **options: str,
) -> Game:
    """Ana opens a game, Ben (or ``others``) join by button."""
    await world.slash(world.ana, "game new", **{"table": "declared", "ruleset": ruleset, "size": size, **options})
    for member in others or (world.ben,):
        await world.press(member, "Join")
        await world.bot.boards.settle()
    return await game_here(world)


async def start_game(world: World, size: str = "demo", **options: Any) -> Game:
    """The same, and Ana starts it by button."""
    await open_game(world, size, **options)
    await world.press(world.ana, "Start")
    return await settled(world)


async def order(world: World, member: simcord.MemberActor, unit: str | None = None, **orders: str) -> str:
    """Leave standing orders one by one; the last reply."""
    only = {} if unit is None else {"unit": unit}
    for what, value in orders.items():
        told = world.reply(await world.slash(member, "orders", what=what, value=value, **only))
    return told


def turn_of(world: World, game: Game) -> simcord.MemberActor:
    """The member whom the game waits for."""
    return next(member for member in world.members if member.id == game.waiting[0])


async def open_panel(world: World, member: simcord.MemberActor) -> list[Control]:
    """Presses "Your move" on the board and returns what the member may decide with."""
    await world.press(member, custom_id="*:open:")
    return _decisions(world, member, await game_here(world))


def _decisions(world: World, member: simcord.MemberActor, game: Game) -> list[Control]:
    """What the member's newest panel offers for the question that is open now, if it shows it."""
    shown = [
        control
        for control in world.controls(member)
        if f":{game.seq}:" in control.custom_id and DECIDE.search(control.custom_id)
    ]
    return [control for control in shown if control.message.id == shown[-1].message.id]


class ButtonPlayer:
    """Presses what is offered, in the panel that is open already, or else after "Your move"."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance
        self.said: Counter[str] = Counter()

    async def decide(self, member: simcord.MemberActor, game: Game) -> simcord.InteractionResult:
        """One decision; on a map places are tried out before one counts."""
        self.said[game.requests[0].kind] += 1
        for tried in range(TRIES_MAX + 2):
            found = _decisions(self.world, member, game) or await open_panel(self.world, member)
            go = [control for control in found if GO in control.custom_id]
            sure = tried > TRIES_MAX or self.chance.random() < SURE
            result = await self._use(member, self.chance.choice(go if go and sure else found))
            if result.modal is not None or (await game_here(self.world)).seq > game.seq:
                return result
            self.said["tried"] += 1
        return result

    async def _use(self, member: simcord.MemberActor, choice: Control) -> simcord.InteractionResult:
        self.said[choice.custom_id.split(":")[3]] += 1
        if choice.options:
            value = self.chance.choice(list(choice.options.values()))
            return await member.select(choice.message, [value], custom_id=choice.custom_id)
        return await member.click(choice.message, custom_id=choice.custom_id)


class ChoosePlayer:
    """Answer the open question by `/choose`."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance
        self.said: Counter[str] = Counter()

    async def decide(self, member: simcord.MemberActor, game: Game) -> simcord.InteractionResult:
        """One decision; what needs a place gets one that is offered."""
        found = list((await self.world.offered(member, "choose", "choice", "")).values())
        choice = self.chance.choice(found)
        self.said[game.requests[0].kind] += 1
        places = list((await self.world.offered(member, "choose", "place", "", choice=choice)).values())
        if not places or game.requests[0].kind == WHERE:
            return await self.world.slash(member, "choose", choice=choice)
        self.said["place"] += 1
        return await self.world.slash(member, "choose", choice=choice, place=self.chance.choice(places))


async def answered(world: World, game: Game) -> Game:
    """The game one entry later; the test ends here if there is none, or more than one."""
    after = await game_here(world)
    assert after.seq == game.seq + 1, world.text(turn_of(world, game))
    return after


async def play(
    world: World,
    player: ButtonPlayer | ChoosePlayer | Mapping[int, ButtonPlayer | ChoosePlayer],
    *,
    steps: int = 2000,
    until: Callable[[Game], bool] = lambda _game: False,
) -> Game:
    """Everybody plays at random until the game is over, or for so many decisions."""
    game = await game_here(world)
    for _ in range(steps):
        if game.status != "running" or until(game):
            break
        member = turn_of(world, game)
        by = player if isinstance(player, ButtonPlayer | ChoosePlayer) else player[member.id]
        await by.decide(member, game)
        game = await answered(world, game)
    return await settled(world)
