"""Random games of five rulesets against a Discord that refuses, loses and doubles, by bots that die at any moment.

A bot dies between any two of its requests to Discord and to the database, or while an answer is on its way: from then
on nothing of it gets out. `tests/crash` kills processes for good, in the middle of a transaction too. ``CHAOS`` is the
number of deaths; ``make chaos`` asks for many.
"""

from __future__ import annotations

import contextlib
import os
import random
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from cogs.channel.marks import BOARD, PINGED
from table import Game
from table.time.clock import MINUTE
from tests.e2e.players import ButtonPlayer, ChoosePlayer, game_here, settled, turn_of
from tests.e2e.test_once import MESSAGES, stands_once
from tests.e2e.world import CALLBACK, World, controls_of
from tests.long import first

pytestmark = pytest.mark.alone

DEATHS = int(os.environ.get("CHAOS", "10"))
GAMES = ("rapid-attack", "intercept-orbit", "mez", "unofficial", "football")
LIFE = 40
"""Requests of a bot at the most until it dies."""
STEPS = 30
TROUBLE = 0.25
"""The share of lives with a fault of Discord's besides."""

Call = Callable[..., Awaitable[Any]]


class Killed(BaseException):
    """The bot is dead: not an error that anything handles."""


class Fate:
    """Kills a bot after so many requests: before one, or before its answer arrives."""

    def __init__(self, bot: Any, life: int) -> None:
        self.left = life
        self.database = bot.storage._database
        bot.http.request = self.mortal(bot.http.request)
        self.database.read = self.mortal(self.database.read)
        self.database.write = self.mortal(self.database.write)

    @property
    def dead(self) -> bool:
        """Whether nothing gets out any more."""
        return self.left <= 0

    def mortal(self, call: Call) -> Call:
        async def called(*args: Any, **kwargs: Any) -> Any:
            self._age()
            done = await call(*args, **kwargs)
            self._age()
            return done

        return called

    def _age(self) -> None:
        self.left -= 1
        if self.dead:
            raise Killed


async def reborn(world: World, fate: Fate) -> None:
    """Start another bot on the same database, and let what the dead one left in memory go."""
    fate.left = 0
    old = world.bot
    await world.env.restart_bot(world.make_bot())
    with contextlib.suppress(Killed):
        await old.close()
    await fate.database._access.close()
    await world.wait(1)


def trouble(world: World, chance: random.Random) -> contextlib.AbstractContextManager[None]:
    """A fault of Discord's: a refusal, a lost request, a lost answer."""
    path, method = chance.choice(
        ((MESSAGES, "POST"), (f"{MESSAGES}/*", "PATCH"), (f"{MESSAGES}/*", "DELETE"), (CALLBACK, "POST"))
    )
    if chance.random() < 0.3:
        world.fail(path, status=chance.choice((500, 502, 429)), times=1, method=method)
        return contextlib.nullcontext()
    return world.lost(path, arrives=chance.random() < 0.5, method=method)


async def live(world: World, chance: random.Random) -> None:
    """Play until the bot dies, or the game is over."""
    by = chance.choice((ButtonPlayer, ChoosePlayer))(world, chance)
    with trouble(world, chance) if chance.random() < TROUBLE else contextlib.nullcontext():
        for _ in range(STEPS):
            game = await game_here(world)
            if game.status != "running":
                return
            with contextlib.suppress(Exception, AssertionError):  # what a fault kept from the player is not decided
                await by.decide(turn_of(world, game), game)
            if chance.random() < 0.1:
                await world.deliver_again()
            if chance.random() < 0.03:
                await world.slash(turn_of(world, game), "game undo")
                for member in (world.ana, world.ben):
                    await agree(world, member)


async def agree(world: World, member: Any) -> None:
    for control in world.controls(member)[::-1]:
        if ":agree:" in control.custom_id:
            await member.click(control.message, custom_id=control.custom_id)
            return


async def opened(world: World, ruleset: str) -> None:
    """A game of that kind, begun; whatever dies meanwhile is repeated."""
    with contextlib.suppress(Exception):
        game = await game_here(world)
        if game.status == "running":
            return
        if game.status == "ended":
            raise LookupError
    await world.slash(world.ana, "game new", table="declared", ruleset=ruleset)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")


async def pings_stand_once(world: World, game: Game) -> None:
    """Whoever is waited for is asked by one message at most, and nobody else is."""
    marks = await world.bot.storage.marks.of_game(game.id)
    asking = [
        message
        for message in world.messages()
        if any(":open:" in control.custom_id for control in controls_of(message))
        and str(message.id) != marks.get(BOARD)
    ]
    noted = {name.removeprefix(PINGED): value for name, value in marks.items() if name.startswith(PINGED)}
    users = [int(user) for message in asking for user in msgspec.json.decode(noted[str(message.id)])]
    assert len(users) == len(set(users)), "somebody is asked twice"
    assert set(users) <= set(game.waiting), "a stale ping"


async def whole(world: World) -> Game:
    """Everything stands as the log says."""
    world.env.backend.faults.clear()
    await world.wait(3 * MINUTE)
    game = await stands_once(world)
    await pings_stand_once(world, game)
    rows = await world.bot.storage.games.entries(game.id)
    assert [row.seq for row in rows] == list(range(1, game.seq + 1))
    clicks = [row.interaction for row in rows if row.interaction is not None]
    assert len(clicks) == len(set(clicks)), "an interaction was played twice"
    return game


@pytest.mark.parametrize("ruleset", first(GAMES, 2))
async def test_nothing_is_lost_doubled_missing_or_out_of_order(
    world: World, ruleset: str, caplog: pytest.LogCaptureFixture
) -> None:
    chance = random.Random(f"{ruleset} {DEATHS}")
    world.troubled = True
    for number in range(max(1, DEATHS // len(GAMES))):
        fate = Fate(world.bot, 10**9)
        await opened(world, ruleset)
        fate.left = chance.randint(1, LIFE)
        seen = await world.bot.storage.games.entries((await settled(world)).id) if fate.left > LIFE // 2 else []
        try:
            await live(world, chance)
            await settled(world)
        except (Exception, Killed, AssertionError):
            if not fate.dead:
                raise
        await reborn(world, fate)
        game = await whole(world)
        assert (await world.bot.storage.games.entries(game.id))[: len(seen)] == seen, "the log was changed"
        assert not [record for record in caplog.records if record.getMessage().startswith(("unforeseen", "board-not"))]
        caplog.clear()
        print(f"death {number + 1} of {ruleset}: {game.seq} entries, {game.status}", flush=True)
