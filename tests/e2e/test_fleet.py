"""`/company` with fleets: the same commands as for companies of frames, and none of them knows the difference."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules import RULESETS
from rules.intercept_orbit.fleet.text import parse
from rules.intercept_orbit.state.units import Kind
from rules.share_codes import read_code
from tests.e2e.test_company import codes, pictures, stored
from tests.e2e.world import World

ORBIT = "intercept-orbit"
ASSETS = (
    ("Kestrel", "Capital Rp Ra B K"),
    ("Wasp", "Frigate Rp/Ra B Y"),
    ("Vega", "frégate soutien soutien comms"),
    ("Hornets", "Company ace R"),
    ("Peaches", "HVA"),
    ("Plums", "hva"),
    ("Pears", "HVA"),
)
TEXT = (
    "Capital Kestrel: Rp Ra B K; Frigate Wasp: Rp/Ra B Y; Frigate Vega: Rs Rs Y; Company Hornets: ace R; "
    "HVA Peaches; HVA Plums; HVA Pears"
)


async def begun(world: World, **options: Any) -> str:
    """An empty fleet of Ana's, named Peach."""
    return world.reply(await world.slash(world.ana, "company new", **({"name": "Peach", "ruleset": ORBIT} | options)))


async def built(world: World) -> str:
    """A fleet of Ana's, asset by asset; the last reply."""
    await begun(world)
    for name, systems in ASSETS:
        result = await world.slash(world.ana, "company frame", company="peach", frame=name, systems=systems)
    assert pictures(result)
    return world.reply(result)


async def test_a_fleet_is_built_asset_by_asset(world: World) -> None:
    text = await begun(world)
    assert "Intercept Orbit · standard game, 2 players" in text
    assert "with the menu below" in text
    text = await built(world)
    assert "**Pears** (high value asset) added." in text
    assert "Ready to play." in text
    assert TEXT in text
    assert "4 TAs: 3 ships, 1 company · 3 HVAs · 10 shipboard systems · 1 catapult" in text
    assert await stored(world, "Peach") == TEXT


FAULTS = [
    ("Vega", "Frigate Rp B", "Asset Vega has 2 systems: a frigate has exactly 3."),
    ("Vega", "Capital Rp B B", "Asset Vega has 3 systems: a capital ship has exactly 4."),
    ("Vega", "Frigate B B B", "Asset Vega has too much B: at most 2 of one type"),
    ("Vega", "Frigate Rs Rs K", "This fleet has 1 company and 2 catapults: it needs as many companies as catapults."),
    ("Hornets", "Company", "There is a catapult and no ace"),
    ("Peaches", "Company ace B", "There are 2 aces: a fleet has one"),
    ("Kestrel", "Capital Rp Ra B B", "There is an ace and no catapult"),
    ("Peaches", "HVA B", "Asset Peaches takes no systems of its own: an HVA has no dice at all."),
    ("Vega", "Frigate Rs Rs Y ace R", "Asset Vega can't have an ace: only a company can."),
    ("Vega", "HVA", "There are 4 HVAs: exactly 3 are needed here."),
    ("Vega", "HVA", "There are 3 TAs (ships and companies): from 4 to 6 are needed here."),
]


@pytest.mark.parametrize(("frame", "systems", "sentence"), FAULTS)
async def test_each_fault_has_its_sentence(world: World, frame: str, systems: str, sentence: str) -> None:
    await world.slash(world.ana, "company import", text=TEXT, name="Peach", ruleset=ORBIT)
    text = world.reply(await world.slash(world.ana, "company frame", company="Peach", frame=frame, systems=systems))
    assert f"**{frame}**" in text.partition(" rebuilt.")[0]
    assert sentence in text


async def test_faults_in_french(world: World) -> None:
    given = {"text": "Frigate Wasp: Rp B K K; HVA: B", "name": "Prune", "ruleset": ORBIT}
    text = world.reply(await world.slash(world.chloe, "company import", **given))
    faults = [line for line in text.splitlines() if line.startswith("- ") and "**" not in line]
    assert len(faults) == 6, text
    assert "L’unité Wasp a 4 équipements" in text
    assert "n’a aucune compagnie et 2 catapultes" in text


async def test_an_asset_is_replaced_and_removed_by_name_or_number(world: World) -> None:
    await built(world)
    text = world.reply(await world.slash(world.ana, "company frame", company="Peach", frame="4", systems="ace blue"))
    assert "Company Hornets: ace B" in text
    text = world.reply(await world.slash(world.ana, "company remove", company="Peach", frame="plums"))
    assert " removed." in text
    assert await stored(world, "Peach") == TEXT.replace("ace R", "ace B").replace("HVA Plums; ", "")
    text = world.reply(await world.slash(world.ana, "company remove", company="Peach", frame="Nobody"))
    assert "Kestrel, Wasp, Vega" in text


@pytest.mark.parametrize(
    ("systems", "rockets", "sentence"),
    [
        ("Rd Rd B", None, "Asset Wasp has no system “Rd”: use Rp, Ra, Rs, Rp/Ra, Ra/Rs, Rp/Rs, B, Y or K."),
        ("Frigate Rp B; HVA", None, "That is 2 assets: write one, like `Frigate Rp B K`."),
        ("Frigate Rp B K", 2, "Fleets carry no rockets: leave them out."),
        ("...", None, "Asset Wasp has no type: start with Capital, Frigate, Company or HVA."),
    ],
)
async def test_bad_input_gets_one_sentence(world: World, systems: str, rockets: int | None, sentence: str) -> None:
    await built(world)
    more = {} if rockets is None else {"rockets": rockets}
    result = await world.slash(world.ana, "company frame", company="Peach", frame="Wasp", systems=systems, **more)
    assert world.reply(result) == sentence
    assert await stored(world, "Peach") == TEXT


async def test_a_fleet_has_no_end_of_assets(world: World) -> None:
    await world.slash(world.ana, "company import", text="HVA;" * 24, name="Peach", ruleset=ORBIT)
    text = world.reply(await world.slash(world.ana, "company frame", company="Peach", frame="X", systems="HVA"))
    assert text == "25 are too many: 24 at most."


@pytest.mark.alone
@pytest.mark.parametrize("archetype", [None, *RULESETS[ORBIT].builder.archetypes])
async def test_a_drawn_fleet_is_legal_and_can_be_drawn_again(world: World, archetype: str | None) -> None:
    options = {"archetype": archetype} if archetype else {}
    result = await world.slash(world.ana, "company generate", ruleset=ORBIT, size="afternoon", players=3, **options)
    assert pictures(result)
    first = await stored(world, "Fleet")
    RULESETS[ORBIT].company(first, "afternoon", 3)
    await world.restart()
    await world.press(world.ana, "Draw another")
    second = await stored(world, "Fleet")
    RULESETS[ORBIT].company(second, "afternoon", 3)
    assert second != first


async def test_archetypes_are_those_of_the_game(world: World) -> None:
    offered = await world.offered(world.ana, "company generate", "archetype", "", ruleset=ORBIT)
    assert list(offered.values()) == list(RULESETS[ORBIT].builder.archetypes)
    assert "sniper" in (await world.offered(world.ana, "company generate", "archetype", "snip")).values()
    refused = world.reply(await world.slash(world.ana, "company generate", ruleset=ORBIT, archetype="sniper"))
    assert refused == "There is no archetype “sniper”: choose from balanced, carrier, gunline, swift."
    await begun(world)
    offered = await world.offered(world.ana, "company frame", "systems", "flag", company="Peach")
    assert offered == {"Flagship: Capital Rp Ra B K": "Capital Rp Ra B K"}
    await world.slash(world.ana, "company frame", company="Peach", frame="Wasp", systems="Frigate Rp B K")
    assert await world.offered(world.ana, "company remove", "frame", "", company="Peach") == {
        "Wasp: Frigate Rp B K": "Wasp"
    }


async def test_a_code_takes_a_fleet_to_somebody_else(world: World) -> None:
    await built(world)
    (code,) = codes(world.reply(await world.slash(world.ana, "company share", name="Peach")))
    assert read_code(code).force == parse(TEXT)
    text = world.reply(await world.slash(world.chloe, "company import", text=code.lower()))
    assert TEXT in text
    assert "Intercept Orbit · partie standard, 2 joueurs" in text
    refused = world.reply(await world.slash(world.ben, "company import", text=code, ruleset="mez"))
    assert refused == "That company was built for a different ruleset: pick the right one, or leave it blank."


async def test_a_fleet_is_deleted_and_brought_back(world: World) -> None:
    await built(world)
    asked = world.reply(await world.slash(world.ana, "company delete", name="Peach"))
    assert "Delete **Peach** (7 assets)?" in asked
    await world.press(world.ana, "Delete")
    (code,) = codes(world.text(world.ana))
    assert TEXT in world.reply(await world.slash(world.ana, "company import", text=code))


@pytest.mark.parametrize("ruleset", [None, ORBIT])
async def test_notation_in_a_form(world: World, ruleset: str | None) -> None:
    form = await world.slash(world.ana, "company import", **({"ruleset": ruleset} if ruleset else {}))
    lines = "The Peach Fleet:\n- Capital Kestrel: Rp Ra B K\n2) Wasp (frigate) : p/a blindage Y\nCompany red ace\nHVA"
    await world.submit(world.ana, form, name="", text=lines.replace("p/a", "Rp/a"))
    written = "Capital Kestrel: Rp Ra B K; Frigate Wasp: Rp/Ra B Y; Company: ace R; HVA"
    assert await stored(world, "The Peach Fleet") == written


async def test_fleets_and_companies_stand_side_by_side(world: World) -> None:
    await built(world)
    await world.slash(world.ana, "company generate", name="Rust", size="demo")
    text = world.reply(await world.slash(world.ana, "company list"))
    assert "**Peach** · Intercept Orbit · standard game, 2 players · 7 assets · ready to play" in text
    assert "**Rust** · Rapid Attack" in text
    assert "2 frames" in text
    shown = await world.slash(world.ana, "company show", name="peach")
    assert TEXT in world.reply(shown)
    assert pictures(shown)


async def test_the_longest_fleet_fits(world: World) -> None:
    asset = "Capital " + "*_~`|<" * 5 + ": " + "Rp/Ra " * 4
    for text in (";".join([asset.replace("|", "!")] * 24), "Company " + "W" * 32 + ": ace R;" + "HVA;" * 23):
        result = await world.slash(world.ana, "company import", text=text, name="W" * 40, ruleset=ORBIT)
        assert 1000 < len(world.reply(result)) < 4000
        assert pictures(result)


async def test_nobody_else_sees_it(world: World) -> None:
    await built(world)
    for command in ("show", "share", "delete"):
        assert "Rp" not in world.reply(await world.slash(world.ben, f"company {command}", name="Peach"))
    assert world.messages() == []


async def test_broken_rows_can_be_shown_and_built_on(world: World) -> None:
    for number, built_for in enumerate((f"{ORBIT}/skirmish/9", f"{ORBIT}/standard/5", ORBIT)):
        await world.bot.storage.companies.save(world.ana.id, f"C{number}", built_for, "Rd Rd B")
        assert f"C{number}" in world.reply(await world.slash(world.ana, "company show", name=f"C{number}"))
        given = {"company": f"C{number}", "frame": "A", "systems": "HVA"}
        assert "HVA A" in world.reply(await world.slash(world.ana, "company frame", **given))


async def test_a_kept_fleet_goes_to_war(world: World) -> None:
    await built(world)
    await world.slash(world.ana, "game new", table="declared", ruleset=ORBIT, size="standard")
    assert TEXT in world.reply(await world.slash(world.ana, "game join", company="Peach"))
    assert {plan.kind for plan in parse(TEXT).units} == set(Kind) - {Kind.DEBRIS}


async def test_a_fleet_comes_from_the_json_of_the_web_tool(world: World) -> None:
    ships = [{"name": "Titan", "class": "frigate", "systems": [{"class": "defense"}] * 2 + [{"class": "sensor"}]}]
    saved = json.dumps({"players": [{"name": "Red Dawn", "hva": 1, "ships": ships}]})
    assert "Red Dawn" in world.reply(await world.slash(world.ana, "company import", text=saved))
    (row,) = await world.bot.companies.rows(world.ana.id)
    assert (row.name, row.text) == ("Red Dawn", "Frigate Titan: B B Y; HVA")
    form = await world.slash(world.ana, "company import", name="Filed")
    await world.ana.submit_modal(form, {"name": "Filed", "file": ("fleet.json", saved.encode())})
    assert sorted(row.name for row in await world.bot.companies.rows(world.ana.id)) == ["Filed", "Red Dawn"]
    both = json.dumps([{"name": name, "ships": ships} for name in ("Ana", "Ben")])
    assert "Keep only one" in world.reply(await world.slash(world.ana, "company import", text=both))
    refused = await world.slash(world.ana, "company import", text=saved, ruleset="rapid-attack")
    assert len(await world.bot.companies.rows(world.ana.id)) == 2, world.reply(refused)
