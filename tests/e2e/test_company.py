"""`/company` from the first frame to the last: private, kept, checked as it is built."""

from __future__ import annotations

import re
from typing import Any

import pytest

from rules import RULESETS
from rules.companies.company import parse
from rules.share_codes import read_code
from tests.e2e.world import World
from text.fluent.catalogue import say

FORUM = "Team Rust:\nKestrel: 2W 2Rd+d8 1B 1G\n- Anvil: d6Rh d6Rh (axe) d6B d6B d8Rr\nRdRdBG +2 rockets"
ODD_NAMES = ("🤖🔥", "W" * 6_000, "@everyone **bold** `code`", "Ωμέγα; Привет: +3 rockets", "\x00\u202eevil\n\tname")


async def made(world: World, member: Any = None, **options: Any) -> str:
    """A company by /company new, with one frame."""
    member = member or world.ana
    await world.slash(member, "company new", **({"name": "Rust"} | options))
    result = await world.slash(
        member, "company frame", company=options.get("name", "Rust"), frame="Kestrel", systems="Rd Rd B G"
    )
    return world.reply(result)


def pictures(result: Any) -> list[str]:
    """The files of an answer."""
    return [file.filename for file in result.response.message.attachments]


def codes(text: str) -> list[str]:
    """Share codes in a text."""
    return re.findall(r"MF1-[0-9A-Z]+", text)


async def test_a_company_is_built_frame_by_frame(world: World) -> None:
    first = world.reply(await world.slash(world.ana, "company new", name="Rust", ruleset="unofficial", players=3))
    assert "This company has 0 frames" in first or "0 frames" in first or "no frames" in first, first
    for name, systems in (("Kestrel", "Rd Rd B G"), ("Anvil", "2W 2Rh+d8 2B"), ("Long Tom", "RaRaYB")):
        result = await world.slash(world.ana, "company frame", company="rust", frame=name, systems=systems)
        assert result.response.message.flags.ephemeral
        assert name in world.reply(result)
    text = world.reply(result)
    assert "Ready to play." in text
    assert "Kestrel: Rd Rd B G; Anvil: B B Rh Rh; Long Tom: Ra Ra Y B" in text
    assert pictures(result)


async def test_each_fault_has_its_sentence(world: World) -> None:
    await world.slash(world.ana, "company new", name="Rust")
    text = world.reply(
        await world.slash(world.ana, "company frame", company="Rust", frame="Mess", systems="B B B G G Rd", rockets=2)
    )
    faults = [line for line in text.splitlines() if line.startswith("- ") and "`" not in line]
    assert "**4 problems to fix:**" in text
    assert len(faults) == 4, faults


async def test_a_frame_is_replaced_and_removed_by_name_or_number(world: World) -> None:
    await made(world)
    await world.slash(world.ana, "company frame", company="Rust", frame="Anvil", systems="Rh Rh B B", rockets=1)
    text = world.reply(await world.slash(world.ana, "company frame", company="Rust", frame="kestrel", systems="Ra Y"))
    assert "Kestrel: Ra Y; Anvil: Rh Rh B B +1 rocket" in text
    text = world.reply(await world.slash(world.ana, "company remove", company="Rust", frame="1"))
    assert "Anvil: Rh Rh B B +1 rocket" in text
    assert "Kestrel: " not in text.rpartition("```\n")[0].rpartition("```\n")[2]
    text = world.reply(await world.slash(world.ana, "company remove", company="Rust", frame="Nobody"))
    assert "Anvil" in text


async def test_a_spare_frame_is_marked_behind_its_systems(world: World) -> None:
    await made(world)
    hint = say("en", "company-note-no-spare")
    assert hint in world.reply(await world.slash(world.ana, "company show", name="Rust"))
    done = await world.slash(world.ana, "company frame", company="Rust", frame="Crane", systems="Y G B spare")
    assert "Crane: Y G B spare" in world.reply(done)
    assert ", spare" in world.reply(done)
    assert hint not in world.reply(done)
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack")
    assert hint not in world.reply(await world.slash(world.ana, "game join", company="Rust"))
    assert hint in world.reply(await world.slash(world.ana, "game join", company="Rd; Rd; Rd; Rd"))


async def test_nobody_else_sees_it(world: World) -> None:
    await made(world)
    for command in ("show", "share", "delete"):
        text = world.reply(await world.slash(world.ben, f"company {command}", name="Rust"))
        assert "Rd" not in text
        assert not codes(text)
    assert "Rust" not in world.reply(await world.slash(world.ben, "company list"))
    assert await world.offered(world.ben, "company show", "name", "R") == {}
    assert await world.offered(world.ana, "company show", "name", "r") == {"Rust": "Rust"}
    assert world.messages() == []


@pytest.mark.alone
async def test_deleting_asks_first_and_can_be_taken_back(world: World) -> None:
    await made(world)
    asked = await world.slash(world.ana, "company delete", name="Rust")
    assert "Delete **Rust** (1 frame)?" in world.reply(asked)
    await world.press(world.ana, "Keep")
    assert "Rust" in world.reply(await world.slash(world.ana, "company list"))
    await world.slash(world.ana, "company delete", name="Rust")
    await world.restart()
    await world.press(world.ana, "Delete")
    assert "no companies" in world.reply(await world.slash(world.ana, "company list"))
    (code,) = codes(world.text(world.ana))
    assert "Kestrel: Rd Rd B G" in world.reply(await world.slash(world.ana, "company import", text=code))


async def test_a_company_that_changed_is_not_deleted_by_an_old_button(world: World) -> None:
    await made(world)
    await world.slash(world.ana, "company delete", name="Rust")
    await world.slash(world.ana, "company frame", company="Rust", frame="Anvil", systems="Rh")
    await world.press(world.ana, "Delete")
    assert "has changed since" in world.text(world.ana)
    assert "Rust" in world.reply(await world.slash(world.ana, "company list"))


@pytest.mark.alone
async def test_a_drawn_company_is_legal_and_can_be_drawn_again(world: World) -> None:
    result = await world.slash(world.ana, "company generate", size="battle", players=3, archetype="sniper")
    assert pictures(result)
    told = world.reply(result)
    assert "Drawn at random and saved as **Company**." in told
    assert "```" not in told
    first = await stored(world, "Company")
    RULESETS["rapid-attack"].company(first, "battle", 3)
    assert "Ra Ra Y B" in first.partition(";")[0]
    await world.restart()
    await world.press(world.ana, "Draw another")
    second = await stored(world, "Company")
    assert second != first
    assert "Ra Ra Y B" in second.partition(";")[0]
    await world.press(world.ana, "Change")
    assert await world.press(world.ana, "Name and looks")
    await world.slash(world.ana, "company generate")
    assert await stored(world, "Company") == second
    assert await stored(world, "Company 2")


async def stored(world: World, name: str) -> str:
    """Ana's company of that name, as it is kept."""
    row = await world.bot.storage.companies.named(world.ana.id, name)
    assert row is not None
    return str(row.text)


async def test_a_code_takes_a_company_to_somebody_else(world: World) -> None:
    await world.slash(world.ana, "company generate", name="Rust", ruleset="mez", players=3)
    shared = await world.slash(world.ana, "company share", name="Rust")
    assert shared.response.message.flags.ephemeral
    (code,) = codes(world.reply(shared))
    assert read_code(code).force == parse(await stored(world, "Rust"))
    text = world.reply(await world.slash(world.chloe, "company import", text=f" {code.lower()} "))
    assert await stored(world, "Rust") in text
    assert "MEZ · escarmouche, 3 joueurs" in text
    wrong = world.reply(await world.slash(world.ben, "company import", text=code[:-1]))
    assert wrong == "That code is mistyped or cut off: copy all of it, from MF1- to the last letter."


async def test_forum_notation_in_a_form(world: World) -> None:
    form = await world.slash(world.ana, "company import", size="custom")
    text = world.reply(await world.submit(world.ana, form, name="", text=FORUM))
    assert "Team Rust" in text
    assert "Kestrel: B G Rd Rd; Anvil: B B Rh +1 rocket; Rd Rd B G +2 rockets" in text
    assert "custom game" in text


async def test_a_kept_company_goes_to_war(world: World) -> None:
    await world.slash(world.ana, "company generate", name="Rust", size="demo")
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    assert await stored(world, "Rust") in world.reply(await world.slash(world.ana, "game join", company="Rust"))


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_names_of_every_kind(world: World, name: str) -> None:
    await world.slash(world.ana, "company new", name=name)
    (row,) = await world.bot.storage.companies.of_owner(world.ana.id)
    assert 0 < len(row.name) <= 40
    result = await world.slash(world.ana, "company frame", company=row.name, frame=name, systems="Rd Rd B G")
    assert pictures(result)
    assert "@everyone" not in world.reply(result).partition("```")[0]
    await world.slash(world.ana, "company share", name=row.name)
    assert row.name in (await world.offered(world.ana, "company show", "name")).values()
    await world.slash(world.ana, "company delete", name=row.name)
    await world.press(world.ana, "Delete")
    assert await world.bot.storage.companies.of_owner(world.ana.id) == []


BAD: list[tuple[str, dict[str, Any]]] = [
    ("new", {"name": "   "}),
    ("new", {"name": "Rust"}),
    ("new", {"name": "Five", "ruleset": "unofficial", "players": 5}),
    ("show", {"name": "x" * 10_000}),
    ("frame", {"company": "Rust", "frame": "A", "systems": "x" * 10_000}),
    ("frame", {"company": "Rust", "frame": "A", "systems": "Rd; Rd"}),
    ("frame", {"company": "Rust", "frame": "A", "systems": "🤖"}),
    ("frame", {"company": "Nobody's", "frame": "A", "systems": "Rd"}),
    ("import", {"text": "x" * 10_000}),
    ("import", {"text": "MF1-" + "0" * 5_000}),
    ("import", {"text": "MF1-"}),
    ("import", {"text": ";" * 500}),
    ("import", {"text": "Rd;" * 13}),
    ("import", {"text": "2W 2Rq"}),
    ("remove", {"company": "Rust", "frame": "99"}),
]


async def test_bad_input_gets_one_sentence(world: World) -> None:
    await made(world)
    for command, options in BAD:
        result = await world.slash(world.ana, f"company {command}", **options)
        text = world.reply(result)
        assert result.response.message.flags.ephemeral, command
        assert 10 < len(text) < 400, text
        assert "went wrong" not in text
        (row,) = await world.bot.storage.companies.of_owner(world.ana.id)
        assert row.text == "Kestrel: Rd Rd B G"


async def test_many_companies_fill_the_list_and_no_more_than_a_hundred_are_kept(world: World) -> None:
    for number in range(100):
        await world.bot.storage.companies.save(world.ana.id, f"{number} {'W' * 35}", "mez/battle/4", "Rd Rd B G; Ra")
    text = world.reply(await world.slash(world.ana, "company list"))
    assert "more: type part of a name" in text
    assert "100 companies" in world.reply(await world.slash(world.ana, "company new", name="Rust"))
    assert len(await world.bot.storage.companies.of_owner(world.ana.id)) == 100


async def test_a_dozen_frames_with_long_names_fit(world: World) -> None:
    frame = "*_~`|<" * 5 + ": Rd Rd Rh Rh Ra Ra B B B B G G G Y Y Y +99 rockets"
    for size in ("custom", "battle"):
        result = await world.slash(world.ana, "company import", text=";".join([frame] * 12), name="W" * 40, size=size)
        assert 1000 < len(world.reply(result)) < 4000
        assert pictures(result)


async def test_old_and_broken_rows_can_be_shown(world: World) -> None:
    for number, (ruleset, text) in enumerate((("mez", "Rd"), ("gone/huge/9", "Rq"), ("unofficial/battle/5", ""))):
        await world.bot.storage.companies.save(world.ana.id, f"C{number}", ruleset, text)
        assert f"C{number}" in world.reply(await world.slash(world.ana, "company show", name=f"C{number}"))


async def test_autocomplete_knows_frames_and_archetypes(world: World) -> None:
    await made(world)
    assert await world.offered(world.ana, "company remove", "frame", "", company="Rust") == {
        "Kestrel: Rd Rd B G": "Kestrel"
    }
    offered = await world.offered(world.chloe, "company frame", "systems", "soldat")
    assert offered["Soldat: B G Y Rd"] == "B G Y Rd"


async def test_french_names_and_replies(world: World) -> None:
    commands = {command["name"]: command for command in registered(world)}
    assert commands["company"]["name_localizations"]["fr"] == "équipe"
    subs = {option["name"]: option["name_localizations"]["fr"] for option in commands["company"]["options"]}
    assert subs["delete"] == "supprimer"
    new = next(option for option in commands["company"]["options"] if option["name"] == "new")
    assert [option["name_localizations"]["fr"] for option in new["options"]] == ["nom", "règles", "taille", "joueurs"]
    pattern = re.compile(r"[-_'\w]{1,32}")
    for option in [*commands["company"]["options"], *new["options"], *commands["odds"]["options"]]:
        name = option["name_localizations"]["fr"]
        assert pattern.fullmatch(name)
        assert name == name.lower()
    assert "menu ci-dessous" in world.reply(await world.slash(world.chloe, "company new", name="Rouille"))


def registered(world: World) -> list[dict[str, Any]]:
    """The commands as Discord was told of them."""
    return [dict(command) for command in world.env.backend.commands[None].values()]
