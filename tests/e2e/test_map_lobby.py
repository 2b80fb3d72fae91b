"""The field of a game on a map: laid out by its host, fixed at the start."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules.field import read_field
from table.fields import shared_code
from tests.e2e.maps import MAP, start_map
from tests.e2e.players import game_here, open_game, settled
from tests.e2e.world import World
from tests.long import first
from text import error_line


async def test_the_host_lays_out_the_field(world: World) -> None:
    game = await open_game(world, "demo", **MAP)
    first = hash(game.options["field"])
    assert world.messages()[0].attachments
    await world.press(world.ana, "Another field")
    assert hash((await settled(world)).options["field"]) != first
    assert world.messages()[0].attachments
    await world.press(world.ana, "Change")
    await world.choose(world.ana, "Field: Woods", custom_id="*:fieldstyle:*")
    wood = read_field((await settled(world)).options["field"])
    assert wood.style == "woods"
    await world.slash(world.ana, "field save", name="Our wood")
    await world.press(world.ana, "Another field")
    assert read_field((await settled(world)).options["field"]).pieces != wood.pieces
    await world.press(world.ana, "Change")
    await world.choose(world.ana, "Field: Our wood", custom_id="*:fieldstyle:*")
    assert read_field((await settled(world)).options["field"]).pieces == wood.pieces
    await world.slash(world.ana, "field style", shape="round", across=40)
    field = read_field((await settled(world)).options["field"])
    assert (field.style, field.ground.shape, field.ground.size) == ("woods", "round", 40)
    code = re.search(r"FLD1-\S+", world.reply(await world.slash(world.ben, "field share"))).group()
    piece = field.pieces[0].id
    await world.slash(world.ana, "field remove", piece=piece)
    field = read_field((await settled(world)).options["field"])
    assert piece not in {other.id for other in field.pieces}
    await world.slash(world.ana, "field load", code=code)
    assert hash((await settled(world)).options["field"]) == hash(code), "a long diff would take its time"
    assert world.reply(await world.slash(world.dmitri, "field show"))


async def _choose(world: World, label: str) -> str:
    """Choose in the menus of *Change*; what is answered."""
    await world.press(world.ana, "Change")
    what = "fieldstyle" if label.startswith("Field") else f"set:{label.partition(':')[0].lower()}"
    what = {"set:game": "set:ruleset"}.get(what, what)
    return world.reply(await world.choose(world.ana, label, custom_id=f"*:{what}*"))


@pytest.mark.parametrize("kept", first([True, False]))
async def test_ones_own_field_stays_until_the_host_hears_that_it_goes(world: World, kept: bool) -> None:
    game = await open_game(world, "demo", **MAP)
    await world.slash(world.ana, "field remove", piece=read_field(game.options["field"]).pieces[0].id)
    code = (await settled(world)).options["field"]
    if kept:
        await world.slash(world.ana, "field save", name="Harbor")
    for label in ("Size: Skirmish", "Game: MEZ"):
        assert "set aside" not in await _choose(world, label)
        assert (await settled(world)).options["field"] == code, label
    for way in (
        lambda: world.press(world.ana, "A random field instead"),
        lambda: world.slash(world.ana, "field reroll"),
    ):
        told = world.reply(await way())
        assert (await settled(world)).options["field"] != code
        assert ("**Harbor** is set aside." if kept else shared_code(read_field(code))) in told
        assert "set aside" not in world.reply(await world.slash(world.ana, "field load", code=code))
        await settled(world)
    told = await _choose(world, "Game: Mecha Football")
    assert ("**Harbor**" if kept else shared_code(read_field(code))) in told
    assert "this game is played without" in told


async def test_only_the_host_and_only_before_the_start(world: World) -> None:
    game = await open_game(world, "demo", **MAP)
    commands: dict[str, dict[str, Any]] = {
        "field reroll": {},
        "field style": {"style": "port"},
        "field add": {"kind": "rock", "at": "H8"},
        "field move": {"piece": "T1", "at": "H8"},
        "field turn": {"piece": "T1", "degrees": 45},
        "field remove": {"piece": "T1"},
        "field load": {"code": game.options["field"]},
    }
    for command, options in commands.items():
        assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(
            await world.slash(world.ben, command, **options)
        )
    refused = await world.press(world.ben, "Another field")
    assert error_line("en", "not-host", {"host": "Ana"}) in world.reply(refused)
    assert (await game_here(world)).seq == game.seq
    for code in ("", "FLD1-", "x" * 4000, game.options["field"][:-3], game.options["field"] + "A"):
        await world.slash(world.ana, "field load", code=code)
    assert (await game_here(world)).seq == game.seq
    await world.press(world.ana, "Start")
    game = await settled(world)
    for command, options in commands.items():
        assert error_line("en", "field-fixed", {}) in world.reply(await world.slash(world.ana, command, **options))
    assert (await game_here(world)).seq == game.seq


async def test_a_declared_table_has_no_map(world: World) -> None:
    await open_game(world, "demo")
    for command in ("field show", "field reroll", "look"):
        assert error_line("en", "no-map", {}) in world.reply(await world.slash(world.ana, command))


async def test_the_host_puts_a_frame_somewhere_else(world: World) -> None:
    game = await start_map(world)
    frame = game.state.frames[0]
    before = game.seq
    refused = await world.slash(world.ben, "correct", what="put", which=frame.id, value="B2")
    assert world.reply(refused)
    assert (await game_here(world)).seq == before
    await world.slash(world.ana, "correct", what="put", which=frame.id, value="3,3")
    assert (await game_here(world)).state.frame(frame.id).at == (3.0, 3.0)
    nonsense = await world.slash(world.ana, "correct", what="put", which=frame.id, value="nowhere at all")
    assert world.reply(nonsense)
