"""The fields of a campaign and of a tournament: listed by name or code, and played on in turn."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules.campaign.tournament import Format, Match
from rules.field import generate, read_field, write_field
from table.campaign.model import Campaign, Fixture, Terms
from table.fields import LISTED_MAX
from tests.e2e.world import World
from text import error_line

YARD, DOCKS = (write_field(generate("town", name, across=24)) for name in ("yard", "docks"))


async def campaign_of(world: World) -> Campaign:
    return await world.bot.tournaments.campaigns.find(world.guild.id, "Cup")


async def test_games_of_a_league_are_played_on_its_fields_in_turn(world: World) -> None:
    await world.slash(world.ana, "field save", name="Yard", code=YARD)
    told = world.reply(await world.slash(world.ana, "campaign new", name="Cup", size="demo", fields=f"yard, {DOCKS}"))
    assert "Each game is played on the next of these fields: **Yard**, **(2)**." in told
    offered = await world.offered(world.ana, "campaign new", "fields", "Docks, ya", name="Cup")
    assert offered == {"Docks, Yard": "Docks, Yard"}
    await world.slash(world.ana, "field rename", name="Yard", new="Harbor")
    assert "**Yard**" in world.reply(await world.slash(world.ana, "campaign show")), "the list is as it was made"
    await world.slash(world.ana, "field delete", name="Harbor")
    await world.slash(world.ana, "campaign join")
    for expected in (YARD, DOCKS, YARD):
        await world.slash(world.ana, "campaign game", thread=True)
        await world.bot.boards.settle()
        newest = (await campaign_of(world)).games[-1]
        game = await world.bot.table.game(newest.game)
        assert read_field(game.options["field"]) == read_field(expected)
        assert game.table == "map"
    await world.slash(world.ana, "campaign settings", fields="-")
    assert (await campaign_of(world)).terms.fields == ()


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        ({"fields": "Nowhere"}, "field-not-kept", {"name": "Nowhere"}),
        ({"fields": "FLD1-NONSENSE"}, "field-code", {}),
        ({"fields": ", ".join([YARD] * (LISTED_MAX + 1))}, "fields-listed", {"most": LISTED_MAX}),
    ],
    ids=["unknown", "no code", "too many"],
)
async def test_fields_that_are_none(world: World, options: dict[str, Any], code: str, facts: dict[str, Any]) -> None:
    refused = world.reply(await world.slash(world.ana, "campaign new", name="Cup", size="demo", **options))
    assert error_line("en", code, facts) in refused
    assert await world.bot.tournaments.campaigns.rows(world.guild.id) == []


async def test_where_no_terrain_is_measured_there_are_no_fields(world: World) -> None:
    for kind in ({"table": "declared"}, {"ruleset": "football", "size": "friendly"}):
        refused = world.reply(await world.slash(world.ana, "campaign new", name="Cup", fields=YARD, **kind))
        assert error_line("en", "fields-nowhere", {}) in refused
    assert await world.bot.tournaments.campaigns.rows(world.guild.id) == []


@pytest.mark.alone
async def test_the_matches_of_a_round_are_played_on_the_same_field(world: World) -> None:
    cup = {"name": "Cup", "size": "demo", "format": "knockout", "fields": f"{YARD}, {DOCKS}"}
    told = world.reply(await world.slash(world.ana, "campaign new", **cup))
    assert "Each round is played on the next of these fields" in told
    for member in (world.ana, world.ben, world.chloe, world.dmitri):
        await world.slash(member, "campaign join")
    await world.slash(world.ana, "campaign round")
    await world.bot.tournaments.results.settle()
    games = [await world.bot.table.game(fixture.game) for fixture in (await campaign_of(world)).games]
    assert [read_field(game.options["field"]) for game in games] == [read_field(YARD)] * 2


def test_the_next_round_has_the_next_field() -> None:
    terms = Terms(fields=(("Yard", YARD), ("Docks", DOCKS)))
    league = Campaign("id", 1, 2, 3, "Cup", False, terms)
    game = Fixture("game", 1, "ended", (1, 2))
    assert [structs.replace(league, games=(game,) * n).field for n in range(3)] == [YARD, DOCKS, YARD]
    cup = structs.replace(league, terms=structs.replace(terms, format=Format.SWISS))
    match = Match((1, 2))
    assert [structs.replace(cup, rounds=((match,),) * n).field for n in range(4)] == [YARD, YARD, DOCKS, YARD]
    assert structs.replace(cup, terms=Terms()).field == ""
