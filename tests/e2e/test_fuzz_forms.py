"""Forms, files and completions of nonsense: each gets a sentence in time, changes nothing, and costs little."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from simcord import actors
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import AppCommandType, InteractionType
from simcord.interactions import store_interaction_attachment

from cogs.actions.company_builder import WRITTEN
from cogs.actions.game.press import VERBS
from cogs.actions.standalone import FORMS
from cogs.kit.custom_ids import ID_MAX
from table.records.allowance import Allowance
from tests.e2e.players import game_here, start_game
from tests.e2e.test_fuzz import STRANGE, nonsense
from tests.e2e.test_limits_of_ours import BROKEN
from tests.e2e.world import World

pytestmark = pytest.mark.alone

MANY = int(os.environ.get("FUZZ", "150"))
PATIENCE = 3.0
GROWS_MOST = 150.0
"""MiB by which the process may grow, with all that simcord keeps."""
LAG_MOST = 1.0
"""Seconds of the processor for one step of the loop, with what simcord copies of ten megabytes."""
FOCUSED = {3: "x" * 10_000, 4: "9" * 10_000, 10: "9." * 5000}

FILES: tuple[tuple[str, bytes], ...] = (
    ("empty.json", b""),
    ("bomb.json", b"[" * 200_000),
    ("bomb2.json", b'{"a":' * 100_000 + b"1" + b"}" * 100_000),
    ("number.json", b'{"format":"x","version":' + b"9" * 100_000 + b"}"),
    ("broken.json", b'\xff\xfe{"format": "\xc3\x28", \x00}'),
    ("surrogate.json", b'{"format":"\\ud800","version":1}'),
    ("picture.png", b"\x89PNG\r\n\x1a\n" + bytes(1000)),
    ("picture.gif", b"GIF89a\xff\xff\xff\xff" + bytes(100)),
    ("program.exe", b"MZ" + bytes(5000)),
    ("big.json", b" " * (10 * 2**20 + 1)),
    ("nearly.json", b'{"format":"' + b"x" * (10 * 2**20 - 100) + b'"}'),
    ("list.json", b"[" + b"1," * 1_000_000 + b"1]"),
)
GONE = ("gone.json", b"")
"""A file that is no longer there."""


def attached(world: World, chance: random.Random, resolved: dict[str, Any]) -> str:
    """A file of any kind among what an interaction brings; its id."""
    name, data = chance.choice((*FILES, GONE))
    number = store_interaction_attachment(world.env.backend, world.channel.id, name, data, resolved)
    about = resolved["attachments"][number]
    if name == GONE[0]:
        about["url"] = about["proxy_url"] = "https://cdn.simcord.invalid/none"
    return number


def field(world: World, chance: random.Random, resolved: dict[str, Any]) -> Any:
    """A part of a form as no form of ours has it."""
    names = ("file", "running", "text", "picture", "place", "colour", "span", "name", "zone", "first", "languages", "")
    number = chance.choice((str(world.ana.id), "1", attached(world, chance, resolved), "none"))
    value = chance.choice((nonsense(chance), "x" * 10_000, "9" * 4000, "a\n" * 2000, *STRANGE))
    inner: dict[str, Any] = {"custom_id": chance.choice(names), "type": chance.choice((3, 4, 5, 19, 21, 22, 23, 99))}
    kinds = (
        {"value": value},
        {"values": [value]},
        {"values": []},
        {"values": [number]},
        {},
        {"value": None},
        {"value": 1},
    )
    inner |= chance.choice(kinds)
    shapes: tuple[Any, ...] = (
        {"type": 18, "id": 1, "component": inner},
        {"type": 1, "components": [inner]},
        {"type": 18, "component": None},
        {"type": 1, "components": None},
        {"type": 10, "content": value},
    )
    return chance.choices(shapes, (6, 4, 1, 1, 1))[0]


async def send_form(
    world: World, member: simcord.MemberActor, chance: random.Random, game: str, seq: int, company: str
) -> Any:
    """A form, with fields that it never had."""
    resolved: dict[str, Any] = {}
    fields = [field(world, chance, resolved) for _ in range(chance.randint(0, 5))]
    what, unit = chance.choice((*WRITTEN, "x")), chance.choice(("0", "1", "99", "-1", "", "9" * 30))
    argument = chance.choice(
        (nonsense(chance), f"{company}:{what}:{unit}", f"{'9' * 30}:{what}:0", "quiet", "a/b/c", "")
    )
    ours = f"mq:{chance.choice(tuple(FORMS))}:{argument}"
    games = f"mf:{game}:{chance.choice((seq, 0, seq + 1))}:{chance.choice(tuple(VERBS))}:{nonsense(chance)}"
    custom_id = chance.choice((ours, games))[:ID_MAX].replace("\n", " ")
    data = {"custom_id": custom_id, "components": fields, "resolved": resolved}
    return await _dispatch_actor_interaction(member, InteractionType.MODAL_SUBMIT, world.channel, data), data


def _wrapped(command: str, given: list[dict[str, Any]]) -> list[dict[str, Any]]:
    for part in reversed(command.split()[1:]):
        given = [{"name": part, "type": 1, "options": given}]
    return given


async def _typed(
    world: World, member: simcord.MemberActor, kind: InteractionType, command: str, given: Any, resolved: Any
) -> Any:
    first = command.split(maxsplit=1)[0]
    root = actors._resolve_visible_command(member, world.channel.id, first, AppCommandType.CHAT_INPUT)
    data = {"id": root["id"], "name": first, "type": 1, "options": _wrapped(command, given), "resolved": resolved}
    return await _dispatch_actor_interaction(member, kind, world.channel, data), (command, given)


async def send_file(world: World, member: simcord.MemberActor, chance: random.Random) -> Any:
    """A command with a file."""
    resolved: dict[str, Any] = {}
    file = {"type": 11, "value": attached(world, chance, resolved)}
    running = {"name": "running", "type": 5, "value": True}
    picture = [{"name": "company", "type": 3, "value": "Mine"}, {"name": "frame", "type": 3, "value": "1"}]
    command, given = chance.choice((
        ("game import", [{**file, "name": "file"}]),
        ("game import", [{**file, "name": "file"}, running]),
        ("company picture", [*picture, {**file, "name": "image"}]),
    ))  # fmt: skip
    return await _typed(world, member, InteractionType.APPLICATION_COMMAND, command, given, resolved)


def completed(command: Any, path: str = "") -> list[tuple[str, Any]]:
    """Each option that completes, with its command."""
    name = f"{path} {command['name']}".strip()
    options = command.get("options", [])
    inner = [found for option in options if option["type"] in (1, 2) for found in completed(option, name)]
    return inner + [(name, option) for option in options if option.get("autocomplete")]


async def complete(
    world: World, member: simcord.MemberActor, chance: random.Random, known: list[tuple[str, Any]]
) -> Any:
    """Ask what could be typed, after far too much."""
    command, option = chance.choice(known)
    typed = chance.choice((FOCUSED[option["type"]], nonsense(chance), ""))
    given = [{"name": option["name"], "type": option["type"], "value": typed, "focused": True}]
    return await _typed(world, member, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, command, given, {})


def memory() -> float:
    """MiB that this process takes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


@contextlib.asynccontextmanager
async def watched() -> AsyncIterator[list[float]]:
    """The longest step of the loop so far, in seconds of the processor."""
    longest = [0.0]

    async def beat() -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            longest[0] = max(longest[0], time.thread_time() - before)

    beating = asyncio.create_task(beat())
    yield longest
    beating.cancel()


def wrongs(world: World, kind: str, result: simcord.InteractionResult, took: float) -> list[tuple[str, bool]]:
    """What may be wrong with an answer, and whether it is."""
    told, choices = world.reply(result), result.autocomplete_choices or ()
    spoken = (
        bool(told) or result.modal is not None or (result.response is not None and bool(result.response.components))
    )
    return [
        ("no answer", not result.acknowledged),
        ("nothing told", kind != "typed" and not spoken),
        ("something went wrong", BROKEN in told),
        ("too many choices", len(choices) > 25),
        ("slow", took > PATIENCE),
    ]


class Fuzzed:
    """What was sent, and what fell by it."""

    def __init__(self, world: World, caplog: pytest.LogCaptureFixture, chance: random.Random) -> None:
        self.world, self.caplog, self.chance = world, caplog, chance
        self.did = dict.fromkeys(("form", "file", "typed"), 0)
        self.slowest = 0.0
        self.fell: dict[str, str] = {}

    async def begin(self) -> None:
        """A game on a map, and a stranger with a company."""
        world = self.world
        await start_game(world, table="map")
        self.stranger = world.newcomer("Eve")
        await world.slash(self.stranger, "company generate", ruleset="rapid-attack", name="Mine")
        self.mine = str((await world.bot.companies.rows(self.stranger.id))[0].id)
        tree = world.bot.tree
        self.known = [found for command in tree.get_commands() for found in completed(command.to_dict(tree))]
        self.before = await game_here(world)

    async def once(self) -> None:
        """One thing that is broken, and what is wrong with its answer."""
        kind = self.chance.choices(tuple(self.did), (5, 2, 4))[0]
        self.did[kind] += 1
        start = time.process_time()
        result, what = await self._sent(kind)
        self.slowest = max(self.slowest, took := time.process_time() - start)
        wrong = [word for word, is_so in wrongs(self.world, kind, result, took) if is_so]
        wrong += [record.getMessage() for record in self.caplog.records if record.levelno >= logging.ERROR]
        now, before = await game_here(self.world), self.before
        if (now.id, now.state, now.seats, now.host) != (before.id, before.state, before.seats, before.host):
            wrong.append("a game was changed")
        if wrong:
            self.fell.setdefault(f"{wrong}", f"{str(what)[:500]}")
            self.caplog.clear()
        self.before = now

    async def _sent(self, kind: str) -> tuple[Any, Any]:
        if kind == "form":
            game = self.before
            return await send_form(self.world, self.stranger, self.chance, game.id, game.seq, self.mine)
        if kind == "file":
            return await send_file(self.world, self.stranger, self.chance)
        return await complete(self.world, self.stranger, self.chance, self.known)


async def test_broken_forms_files_and_completions(world: World, caplog: pytest.LogCaptureFixture) -> None:
    chance = random.Random(MANY)
    fuzzed = Fuzzed(world, caplog, chance)
    await fuzzed.begin()
    began = memory()
    async with watched() as longest:
        for number in range(MANY):
            if chance.random() < 0.7:
                world.bot.allowance = Allowance(world.bot.table.clock)
            await fuzzed.once()
            if number % 50 == 49:
                _forget(world)
                caplog.clear()
                await world.wait(60)
    grown = memory() - began
    world.troubled = True  # all that was logged has been looked at
    assert not fuzzed.fell
    print(f"{fuzzed.did}, slowest {fuzzed.slowest:.2f} s, longest step {longest[0]:.2f} s, {grown:+.0f} MiB")
    assert longest[0] < LAG_MOST
    assert grown < GROWS_MOST


def _forget(world: World) -> None:
    """Let simcord forget what it keeps for tests."""
    backend = world.env.backend
    backend.transcript.clear()
    backend.http_requests.clear()
    world.delivered.clear()
    backend.cdn._blobs.clear()
    messages = backend.messages[world.channel.id]
    for message in [message for message in messages.values() if message.is_ephemeral]:
        del messages[message.id]
