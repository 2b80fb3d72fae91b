"""What Discord would not let through is checked again: places, rights, numbers, choices, members, files."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
import simcord
from msgspec import structs
from simcord import actors
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import AppCommandType, InteractionType

from cogs.kit.custom_ids import PressId
from rules import Malformed
from rules.frames.odds import DICE_MOST, attack_odds
from rules.rapid_attack.profile import RAPID_ATTACK
from table.history.archive import Archive, Record, pack
from table.history.transfer import ENTRIES_MAX, export_game, read_archive
from table.log import Entry
from table.records import allowance
from tests.e2e.players import ButtonPlayer, game_here, open_game, play, start_game
from tests.e2e.world import World
from text import error_line
from text.fluent.catalogue import say

BROKEN = say("en", "error-internal", id="").split("`")[0][:20]
TYPES = {bool: 5, int: 4, str: 3, simcord.MemberActor: 6}


async def typed(world: World, member: simcord.MemberActor, command: str, **options: Any) -> str:
    """The answer to a command with options that Discord would not have let through."""
    root = actors._resolve_visible_command(
        member, world.channel.id, command.split(maxsplit=1)[0], AppCommandType.CHAT_INPUT
    )
    given: list[dict[str, Any]] = [
        {"name": name, "type": TYPES[type(value)], "value": value} for name, value in options.items()
    ]
    for part in reversed(command.split()[1:]):
        given = [{"name": part, "type": 1, "options": given}]
    data = {"id": root["id"], "name": root["name"], "type": 1, "options": given}
    answer = await _dispatch_actor_interaction(member, InteractionType.APPLICATION_COMMAND, world.channel, data)
    return world.reply(answer)


async def test_a_press_from_elsewhere_changes_nothing(world: World) -> None:
    game = await open_game(world, table="map")
    stranger = world.env.create_user("mallory")
    own = world.env.create_guild("Own server", owner=stranger)
    here, elsewhere = world.channel, world.guild.create_text_channel("elsewhere")
    there, mallory = own.create_text_channel("mine"), own.add_member(stranger)
    before = await game_here(world)
    for channel, member in ((elsewhere, world.dmitri), (elsewhere, world.ana), (there, mallory)):
        world.channel = channel
        await world.slash(member, "roll", dice="W")
        message = world.messages(member, channel)[-1]
        for verb, value in (
            ("join", None),
            ("start", None),
            ("calloff", None),
            ("leave", None),
            ("fieldagain", None),
            ("end", None),
            ("set", "declared"),
        ):
            result = await world.forge(member, message, str(PressId(game.id, before.seq, verb)), value)
            assert BROKEN not in world.reply(result), verb
            world.channel = here
            assert await game_here(world) == before, verb
            world.channel = channel
        refused = await world.forge(member, message, str(PressId(game.id, before.seq, "join")))
        assert error_line("en", "game-elsewhere", {"channel": here.id}) in world.reply(refused)


async def test_numbers_and_choices_are_checked_again(world: World) -> None:
    began = time.process_time()
    beyond = error_line("en", "option-range", {"option": "attack", "least": 0, "most": 12})
    assert await typed(world, world.ana, "odds", attack=1_000_000) == beyond
    assert await typed(world, world.ana, "odds", attack=-1) == beyond
    assert time.process_time() - began < 3
    nonsense = await typed(world, world.ana, "campaign new", name="x", ruleset="rapid-attack", carry="nonsense")
    assert nonsense == error_line("en", "option-choice", {"option": "carry"})
    long = await typed(world, world.ana, "roll", dice="W" * 7000)
    assert long == error_line("en", "option-length", {"option": "dice", "least": 0, "most": 6000})


async def test_whoever_is_not_on_the_server_gets_no_seat(world: World) -> None:
    game = await start_game(world)
    unknown = error_line("en", "member-unknown", {})
    message = world.messages()[0]
    for user in ("99", "9" * 90, "1234567890123456789"):
        result = await world.forge(world.ana, message, str(PressId(game.id, game.seq, "replace", f"0.{user}"[:60])))
        assert world.reply(result).startswith(unknown)
    assert await game_here(world) == game


@pytest.mark.parametrize("argument", ["", "x", "-1", "9" * 50, "²", "1.5"])
async def test_the_rules_behind_no_chapter(world: World, argument: str) -> None:
    game = await start_game(world)
    result = await world.forge(world.ana, world.messages()[0], str(PressId(game.id, game.seq, "why", argument)))
    assert result.acknowledged
    assert BROKEN not in world.reply(result)


@pytest.mark.alone
async def test_dear_requests_have_a_limit(world: World) -> None:
    await start_game(world)
    for _ in range(allowance.MOST):
        world.bot.allowance.take(world.ben.id)
    told = world.reply(await world.slash(world.ben, "game export"))
    assert told == error_line("en", "too-often", {"seconds": int(allowance.PERIOD)})
    assert told != world.reply(await world.slash(world.ana, "game export"))
    await world.wait(allowance.PERIOD + 1)
    assert told != world.reply(await world.slash(world.ben, "game export"))


def test_no_attack_has_that_many_dice() -> None:
    chart = RAPID_ATTACK.chart
    assert attack_odds(chart, DICE_MOST, "direct-fire", "frame").dice == DICE_MOST
    with pytest.raises(Malformed, match="too-many-dice"):
        attack_odds(chart, DICE_MOST + 1, "direct-fire", "frame")


async def hostile(world: World, entries: int, events: int) -> bytes:
    """A file whose log goes on with so many decisions of so many events."""
    await start_game(world)
    game = await play(world, ButtonPlayer(world, random.Random(3)), steps=6)
    found: Archive = await export_game(world.bot.table, game)
    last = found.records[-1]
    more = [
        Record(last.seq + number, last.at, last.actor, Entry((), last.entry.rules[-1:] * events))
        for number in range(1, entries + 1)
    ]
    return pack(structs.replace(found, records=(*found.records, *more)))


@pytest.mark.parametrize(("entries", "events"), [(ENTRIES_MAX + 1, 1), (2, 501), (50, 500)])
async def test_a_log_that_no_game_has_is_refused_before_it_is_replayed(world: World, entries: int, events: int) -> None:
    data = await hostile(world, entries, events)
    began = time.process_time()
    with pytest.raises(Malformed, match="export-too-long"):
        read_archive(data)
    assert time.process_time() - began < 5
    elsewhere = world.guild.create_text_channel("elsewhere")
    result = await world.slash(world.ben, "game import", channel=elsewhere, file=("game.json", data))
    assert world.reply(result) == error_line("en", "export-too-long", {})
