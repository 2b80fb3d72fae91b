"""The lobby: from an empty channel to the first dice, set up by a thumb, cancelled, left by all."""

from __future__ import annotations

import re
from typing import Any

import pytest
import simcord

from rules import ruleset_of
from table import Game
from tests.e2e.players import game_here, settled, turn_of
from tests.e2e.world import Control, World, controls_of

PRESSES_MOST = 6


async def _lobby(world: World, host: simcord.MemberActor | None = None, **options: Any) -> Game:
    await world.slash(host or world.ana, "game new", **options)
    return await settled(world)


async def _set(world: World, what: str, *labels: str) -> Game:
    await world.choose(world.ana, *labels, custom_id=f"*:set:{what}")
    return await settled(world)


def _menus(world: World) -> dict[str, list[str]]:
    """Labels by what is chosen, in Ana's newest panel."""
    newest = world.messages(world.ana)[-1]
    return {control.custom_id.split(":", 3)[3]: list(control.options) for control in controls_of(newest)}


@pytest.mark.parametrize("by_help", [False, True])
async def test_six_presses_from_an_empty_channel_to_ones_own_dice_on_a_map(world: World, by_help: bool) -> None:
    presses = 1
    if by_help:
        await world.slash(world.ana, "help")
        await world.press(world.ana, "Play with friends")
        presses += 1
    else:
        await world.slash(world.ana, "game new")
    game = await settled(world)
    assert (game.ruleset, game.size, game.table) == ("rapid-attack", "demo", "map")
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    game = await settled(world)
    presses += 2
    while game.played.drawn == 0:
        member = turn_of(world, game)
        await _press_for_dice(world, member)
        presses, game = presses + 1, await settled(world)
    assert presses - by_help <= PRESSES_MOST, presses


async def _press_for_dice(world: World, member: simcord.MemberActor) -> None:
    """Press the first thing that a panel offers; without a panel open one."""
    shown = [
        control for control in world.controls(member) if re.search(":(open|pick|choose|paths?):", control.custom_id)
    ]
    control = [control for control in shown if control.message.flags.ephemeral][:1] or shown
    await use(world, member, control[0])


async def use(world: World, member: simcord.MemberActor, control: Control) -> None:
    """Press a button, or choose a menu's first option."""
    if control.options:
        await member.select(control.message, [next(iter(control.options.values()))], custom_id=control.custom_id)
    else:
        await member.click(control.message, custom_id=control.custom_id)


@pytest.mark.alone
async def test_a_host_sets_the_game_up_by_menus(world: World) -> None:
    await _lobby(world)
    await world.press(world.ana, "Change")
    menus = _menus(world)
    assert menus["set:size"] == ["Size: Skirmish", "Size: Battle", "Size: Demo"]
    assert menus["set:table"][0].startswith("Table: a map")
    game = await _set(world, "ruleset", "Game: Intercept Orbit")
    assert (game.ruleset, game.size, game.table) == ("intercept-orbit", "standard", "map")
    assert _menus(world)["set:size"] == ["Size: Standard", "Size: Afternoon"]
    game = await _set(world, "size", "Size: Afternoon")
    game = await _set(world, "table", next(label for label in _menus(world)["set:table"] if "own table" in label))
    game = await _set(world, "time", "Time: 1d for each decision, by post")
    assert (game.size, game.table, str(game.time)) == ("afternoon", "declared", "1d")
    assert "at your own table" in world.text()
    await world.restart()
    game = await _set(world, "ruleset", "Game: Mecha Football")
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    assert (await settled(world)).played.ruleset == "football"
    assert (await world.bot.storage.games.get(game.id)) is not None


async def test_only_the_host_sets_up_and_only_before_the_start(world: World) -> None:
    game = await _lobby(world)
    shown = await world.press(world.ben, "Change")
    assert "host" in world.reply(shown)
    await world.press(world.ana, "Change")
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await world.choose(world.ana, "Game: MEZ", custom_id="*:set:ruleset")
    assert (await settled(world)).ruleset == game.ruleset
    assert "started" in world.text(world.ana)


async def test_a_command_does_the_same(world: World) -> None:
    await _lobby(world)
    await world.slash(world.ana, "game change", ruleset="mez", size="skirmish", table="declared")
    game = await settled(world)
    assert (game.ruleset, game.size, game.table) == ("mez", "skirmish", "declared")


async def test_a_game_is_on_a_map_unless_the_host_says_otherwise(world: World) -> None:
    assert (await _lobby(world, ruleset="football")).table == "map"
    await world.press(world.ana, "Call the game off")
    await settled(world)
    assert (await _lobby(world, ruleset="rapid-attack", table="declared")).table == "declared"


async def test_a_company_of_another_game_is_left_out(world: World) -> None:
    await _lobby(world, ruleset="rapid-attack", size="demo")
    await world.slash(world.ana, "game join", company="Rd Rd B G; Ra Ra Y B")
    assert (await game_here(world)).seats[0].company
    await world.press(world.ana, "Change")
    assert (await _set(world, "size", "Size: Skirmish")).seats[0].company
    assert (await _set(world, "ruleset", "Game: Intercept Orbit")).seats[0].company is None


async def test_cancel_closes_the_lobby(world: World) -> None:
    await _lobby(world)
    refused = await world.press(world.ben, "Call the game off")
    assert "host" in world.reply(refused)
    await world.press(world.ana, "Call the game off")
    assert (await settled(world)).called_off
    assert "called off" in world.text()


async def test_a_lobby_that_all_have_left_is_in_nobodys_way(world: World) -> None:
    first = await _lobby(world)
    await world.press(world.ana, "Leave")
    await world.slash(world.ben, "game new")
    second = await settled(world)
    assert second.id != first.id
    assert second.host == world.ben.id
    refused = await world.slash(world.dmitri, "game new")
    assert "already" in world.reply(refused)


async def test_the_lobby_of_a_french_host_is_french_unless_the_server_has_a_language(world: World) -> None:
    game = await _lobby(world, world.chloe)
    assert game.locale == "fr"
    assert "Rejoindre" in world.buttons(world.ana)
    await world.press(world.chloe, "Annuler la partie")
    await world.slash(world.ana, "settings server", language="en")
    assert (await _lobby(world, world.chloe)).locale == "en"


async def test_no_name_stands_twice(world: World) -> None:
    twin = world.newcomer("Ana")
    await _lobby(world, ruleset="rapid-attack", size="demo", table="map")
    await world.press(twin, "Join")
    await world.slash(world.ana, "game join", company="Crane: Rd Rd B G; Wolf: Ra Ra Y B")
    await world.slash(twin, "game join", company="Crane: Rd Rd B G; Ra Ra Y B")
    await world.press(world.ana, "Start")
    game = await settled(world)
    assert [seat.name for seat in game.seats] == ["Ana", "Ana 2"]
    names = [name for _, name in find_named(game)]
    assert len(set(names)) == len(names)
    assert names[:2] == ["Crane", "Wolf"]


def find_named(game: Game) -> tuple[tuple[str, str], ...]:
    return ruleset_of(game.played).named(game.played, "frames")


@pytest.mark.alone
async def test_the_usual_title_follows_a_change_of_game_and_one_of_ones_own_stays(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack")
    assert (await game_here(world)).title == "Rapid Attack with Ana"
    await world.slash(world.ana, "game change", ruleset="football")
    assert (await game_here(world)).title == "Mecha Football with Ana"
    await world.slash(world.ana, "game end", sure=True)
    await world.slash(world.ana, "game new", ruleset="rapid-attack", title="Friday night")
    await world.slash(world.ana, "game change", ruleset="mez")
    assert (await game_here(world)).title == "Friday night"


@pytest.mark.alone
async def test_a_forgotten_lobby_closes_and_its_people_hear_it_once(world: World) -> None:
    game = await _lobby(world, world.chloe)
    await world.press(world.ben, "Rejoindre")
    await world.slash(world.ben, "settings me", notifications="off")
    await world.bot.storage.deadlines.set(game.id, (await settled(world)).seq, world.env.now().timestamp() + 270)
    before = len(world.mentions())
    for _ in range(3):
        await world.wait(180)
        await world.bot.boards.settle()
    told = [(text, allowed) for text, allowed in world.mentions()[before:] if "🏁" in text]
    assert len(told) == 1
    ((text, allowed),) = told
    assert f"<@{world.chloe.id}> <@{world.ben.id}> Personne n’a commencé" in text
    assert allowed["users"] == [world.chloe.id], "who wants no pings is named alone"
    assert not world.buttons(world.dmitri)
    await world.slash(world.ben, "game new")
    assert (await settled(world)).host == world.ben.id
    assert game.title not in world.reply(await world.slash(world.chloe, "game mine"))
