"""A company built by menus alone: from nothing to the lobby, kept with its looks, the same after a restart."""

from __future__ import annotations

import re

import pytest
import simcord

from cogs.kit.companies import AnySheet, sheet_of
from rules import builder_of
from tests.e2e.players import settled
from tests.e2e.world import World, controls_of


async def _sheet(world: World, member: simcord.MemberActor | None = None) -> AnySheet:
    """The member's only company."""
    (row,) = await world.bot.companies.rows((member or world.ana).id)
    return sheet_of(row)


async def _text(world: World) -> str:
    sheet = await _sheet(world)
    return builder_of(sheet.ruleset).write(sheet.force)


def _menu(world: World, what: str) -> list[str]:
    found = controls_of(world.messages(world.ana)[-1])
    return next(list(control.options) for control in found if f":{what}:" in control.custom_id and control.options)


async def _pick(world: World, what: str, *labels: str) -> None:
    every = _menu(world, what)
    wanted = [next(option for option in every if option.startswith(label)) for label in labels]
    await world.choose(world.ana, *wanted, custom_id=f"mq:build:*:{what}:*")


@pytest.mark.alone
async def test_a_company_is_built_by_thumb_and_brought_to_the_lobby(world: World) -> None:
    await world.slash(world.ana, "game new")
    await world.press(world.ana, "My company")
    await world.press(world.ana, "Build a company")
    sheet = await _sheet(world)
    assert (sheet.ruleset, sheet.size) == ("rapid-attack", "demo")
    await _pick(world, "add", "Soldier")
    await _pick(world, "systems", "Rd · direct-fire", "Rd · direct-fire (2)", "B ·", "Y ·")
    await world.restart()
    await world.press(world.ana, "Rocket +1")
    await _pick(world, "add", "Sniper")
    result = await world.press(world.ana, "Edit as text")
    await world.submit(world.ana, result, name="Long Tom", text="Ra Ra G")
    assert await _text(world) == "Kestrel: B Y Rd Rd +1 rocket; Long Tom: Ra Ra G"
    await _pick(world, "unit", "1. Kestrel")
    await world.press(world.ana, "Rocket −1")
    await _pick(world, "add", "Scout")
    await world.press(world.ana, "Remove")
    assert await _text(world) == "Kestrel: B Y Rd Rd; Long Tom: Ra Ra G"
    await world.press(world.ana, "Use in this game")
    game = await settled(world)
    assert game.seats[0].company == "Kestrel: B Y Rd Rd; Long Tom: Ra Ra G"


async def test_a_kept_company_is_chosen_in_the_lobby(world: World) -> None:
    await world.slash(world.ben, "company import", text="Kestrel: Rd Rd B G; Badger: Rh Rh B B", name="Rust")
    await world.slash(world.ben, "company generate", name="Fleet", ruleset="intercept-orbit")
    await world.slash(world.ana, "game new")
    await world.press(world.ben, "My company")
    menus = [control for control in world.controls(world.ben) if control.custom_id == "mq:bring:"]
    assert list(menus[-1].options) == ["Rust"]
    await world.choose(world.ben, "Rust", custom_id="mq:bring:")
    assert (await settled(world)).seats[1].company == "Kestrel: Rd Rd B G; Badger: Rh Rh B B"


async def test_its_looks_are_its_owners(world: World) -> None:
    await world.slash(world.ana, "company new", name="Rust")
    form = await world.press(world.ana, "Name and looks")
    await world.ana.submit_modal(form, {"name": "Rust & Co", "colour": ["red"], "emblem": "⚡"})
    sheet = await _sheet(world)
    assert (sheet.name, sheet.colour, sheet.emblem) == ("Rust & Co", "red", "⚡")
    await _pick(world, "add", "Soldier")
    sheet = await _sheet(world)
    assert (sheet.colour, sheet.emblem) == ("red", "⚡")
    shown = world.messages(world.ana)[-1]
    assert shown.components[0].accent_colour.value == 0xE5484D
    assert "⚡ Rust" in world.text(world.ana)


@pytest.mark.parametrize(
    ("ruleset", "first", "second", "built"),
    [
        ("football", "Soldier", "Scout", 2),
        ("intercept-orbit", "Company with a red ace", "High value asset", 2),
        ("mez", "Soldier", "Guardian", 2),
    ],
)
async def test_every_game_has_its_builder(world: World, ruleset: str, first: str, second: str, built: int) -> None:
    await world.slash(world.ana, "company new", ruleset=ruleset)
    await _pick(world, "add", first)
    await _pick(world, "add", second)
    sheet = await _sheet(world)
    assert len(builder_of(ruleset).units(sheet.force)) == built


async def test_a_ship_gets_its_systems_by_a_menu(world: World) -> None:
    await world.slash(world.ana, "company new", ruleset="intercept-orbit")
    design = next(label for label in _menu(world, "add") if "Frigate" in label)
    await world.choose(world.ana, design, custom_id="mq:build:*:add:*")
    await _pick(world, "systems", "Rs · support weapon", "B ·", "K ·")
    assert "Frigate" in await _text(world)
    assert "Rs B K" in await _text(world)


async def test_an_empty_one_cannot_be_shared_and_nobody_elses_is_touched(world: World) -> None:
    await world.slash(world.ana, "company new", name="Rust")
    refused = await world.slash(world.ana, "company share", name="Rust")
    assert "nothing to share" in world.reply(refused)
    (row,) = await world.bot.companies.rows(world.ana.id)
    message = world.messages(world.ana)[-1]
    for what in ("add", "systems", "remove", "unit"):
        await world.forge(world.ben, message, f"mq:build:{row.id}:{what}:0", "soldier")
    forged = await world.forge(world.ana, message, f"mq:build:{row.id}:remove:7")
    assert "changed" in world.reply(forged)
    await world.forge(world.ana, message, f"mq:build:{row.id}:remove:")
    assert await _text(world) == ""


async def test_companies_are_there_in_direct_messages(world: World) -> None:
    alone = await world.ana.user.slash("company generate", name="Rust")
    assert "Rust" in world.reply(alone)


# -- forms and menus of messages ------------------------------------------------------------------------------------


async def test_a_company_is_read_from_a_message(world: World) -> None:
    said = await world.ben.send(world.channel, "My list:\n```\nKestrel: Rd Rd B G; Badger: Rh Rh B B\n```")
    read = await world.ana.context_menu(world.channel, "Read this company", said)
    assert read.ephemeral
    assert await _text(world) == "Kestrel: Rd Rd B G; Badger: Rh Rh B B"
    nothing = await world.ben.send(world.channel, "Hello!")
    refused = await world.ana.context_menu(world.channel, "Read this company", nothing)
    assert refused.ephemeral
    assert len(await world.bot.companies.rows(world.ana.id)) == 1


async def test_a_code_in_a_message_is_enough(world: World) -> None:
    await world.slash(world.ben, "company import", text="Kestrel: Rd Rd B G; Badger: Rh Rh B B", name="Rust")
    shared = await world.slash(world.ben, "company share", name="Rust")
    code = re.search(r"MF1-[0-9A-Z]+", world.reply(shared))
    assert code is not None
    said = await world.ben.send(world.channel, f"Play with {code.group()}, it is fun.")
    await world.ana.context_menu(world.channel, "Read this company", said)
    assert (await _sheet(world)).name == "Rust"


async def test_a_list_is_uploaded_in_the_form(world: World) -> None:
    form = await world.slash(world.ana, "company import")
    await world.ana.submit_modal(
        form, {"name": "Rust", "file": [("list.txt", b"Kestrel: Rd Rd B G\nBadger: Rh Rh B B")]}
    )
    assert await _text(world) == "Kestrel: Rd Rd B G; Badger: Rh Rh B B"


async def test_a_board_says_what_it_waits_for(world: World) -> None:
    await world.slash(world.ana, "game new")
    board = world.messages()[-1]
    told = await world.ben.context_menu(world.channel, "What does this wait for?", board)
    assert told.ephemeral
    assert "Join" in world.reply(told)


async def test_a_game_is_uploaded_in_a_form(world: World) -> None:
    await world.slash(world.ana, "game new")
    form = await world.slash(world.ben, "game import")
    refused = await world.ben.submit_modal(form, {"file": [("game.json", b"{}")], "running": False})
    assert refused.ephemeral
    assert world.reply(refused)


@pytest.mark.alone
async def test_the_menus_of_messages_have_french_names(world: World) -> None:
    sent = next(r.json for r in world.env.http_requests if r.method == "PUT" and r.path.endswith("/commands"))
    names = {command["name"]: command["name_localizations"]["fr"] for command in sent if command.get("type") == 3}
    assert names == {
        "Read this company": "Lire cette équipe",
        "What does this wait for?": "Qu’attend cette partie\u202f?",
    }
