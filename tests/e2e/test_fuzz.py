"""Interactions of nonsense: ids, values, options, forms of every kind get a sentence in time, and change nothing."""

from __future__ import annotations

import contextlib
import os
import random
import string
import time
from typing import Any

import pytest
import simcord

from cogs.actions.game.press import VERBS
from cogs.actions.standalone import PRESSES
from cogs.kit.custom_ids import ID_MAX
from tests.e2e.players import game_here, start_game
from tests.e2e.test_limits_of_ours import BROKEN, typed
from tests.e2e.world import World
from tests.long import first

pytestmark = pytest.mark.alone

MANY = int(os.environ.get("FUZZ", "150"))
PATIENCE = 3.0
STRANGE = (
    "",
    "0",
    "-1",
    "9" * 30,
    "none",
    "A1",
    "B1",
    "1.2",
    "0.99",
    "@everyone",
    "🤖",
    "²",
    "\u202ex",
    "a~b,1",
    "~",
    "..",
    "[",
)
NUMBERS = (-(2**53), -1, 0, 1, 13, 101, 10**6, 2**53)


def nonsense(chance: random.Random) -> str:
    """A text that nobody would type."""
    if chance.random() < 0.7:
        return chance.choice(STRANGE)
    return "".join(chance.choices(string.printable, k=chance.randint(1, 40))).replace("\x00", "")


def custom_id(chance: random.Random, game: str, seq: int) -> str:
    """An id like ours, of this game, another one or none."""
    there, when = chance.choice((game, game, game, "abc", "0")), chance.choice((seq, 0, seq + 1, 99_999))
    verb = chance.choice((*VERBS, "nonsense"))
    kinds = (
        f"mf:{there}:{when}:{verb}:{nonsense(chance)}",
        f"mq:{chance.choice((*PRESSES, 'x'))}:{chance.choice((nonsense(chance), f'1:draw:{nonsense(chance)}'))}",
        f"rule:{chance.choice(('cover', '', 'x'))}:{chance.choice(('rapid-attack', 'x'))}",
        f"lesson:rapid-attack:{chance.randint(0, 10**6)}:{chance.choice(('start', 'back', '7'))}",
    )
    return chance.choices(kinds, (6, 2, 1, 1))[0][:ID_MAX].replace("\n", " ")


def options(chance: random.Random, command: Any) -> dict[str, Any]:
    """Values for some options of a command, most of them beyond its limits."""
    found: dict[str, Any] = {}
    for option in command.get("options", []):
        if option.get("required") or chance.random() < 0.5:
            if option["type"] == 3:
                found[option["name"]] = nonsense(chance)
            elif option["type"] == 4:
                found[option["name"]] = chance.choice(NUMBERS)
            elif option["type"] == 5:
                found[option["name"]] = chance.random() < 0.5
    return found


def leaves(command: Any, path: str = "") -> list[tuple[str, Any]]:
    """Commands that can be run, each with its path; those with attachments or members apart."""
    name = f"{path} {command['name']}".strip()
    inner = [option for option in command.get("options", []) if option["type"] in (1, 2)]
    if inner:
        return [leaf for option in inner for leaf in leaves(option, name)]
    return (
        []
        if any(o.get("required") and o["type"] not in (3, 4, 5) for o in command.get("options", []))
        else [(name, command)]
    )


@pytest.mark.parametrize("table", first(["map", "declared"]))
async def test_nonsense_gets_a_sentence_in_time(world: World, table: str, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(table)
    await start_game(world, table=table)
    stranger, outcome = world.newcomer("Eve"), dict.fromkeys(("press", "command"), 0)
    known = [leaf for command in world.bot.tree.get_commands() for leaf in leaves(command.to_dict(world.bot.tree))]
    known = [(name, leaf) for name, leaf in known if leaf.get("type", 1) in (1, None)]
    before = await game_here(world)
    slowest = 0.0
    for number in range(MANY):
        began = time.process_time()
        if chance.random() < 0.6:
            message = chance.choice(world.messages()[-5:])
            value = nonsense(chance)[:ID_MAX] or None if chance.random() < 0.4 else None
            made = custom_id(chance, before.id, before.seq)
            result = await world.forge(stranger, message, made, value)
            what, told = f"{made!r} {value!r}", world.reply(result)
            outcome["press"] += 1
        else:
            name, leaf = chance.choice(known)
            given = options(chance, leaf)
            what, told = f"/{name} {given}", ""
            with contextlib.suppress(simcord.BackendError):
                told = await typed(world, stranger, name, **given)
            outcome["command"] += 1
        took = time.process_time() - began
        slowest = max(slowest, took)
        assert BROKEN not in told, what
        assert took < PATIENCE, what
        assert not [record for record in caplog.records if record.getMessage().startswith("unforeseen")], what
        now = await game_here(world)
        assert (now.id, now.state, now.seats, now.host) == (before.id, before.state, before.seats, before.host), what
        before = now
        if number % 100 == 99:
            await world.wait(60)
            caplog.clear()
    print(f"{table}: {outcome}, slowest {slowest:.2f} s")
