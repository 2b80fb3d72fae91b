"""Seasons with a beginning and an end: who leads, who wins, and the next one."""

import json
import random
from datetime import UTC, datetime

import pytest
from msgspec import structs

from cogs.views.season_page import season_view
from rules.campaign.tournament import Format, open_matches
from table import NotAllowed, Opened, Person, Table
from table.campaign.model import Terms
from table.campaign.service import Campaigns
from table.campaign.tournament import open_round
from table.history.privacy import export, forget
from table.history.season import save_result
from table.history.seasons import (
    CUP,
    WIN,
    Cup,
    begin,
    end,
    end_of,
    honours_of_season,
    next_name,
    places_of,
    running,
    turn,
)
from table.time.clock import ManualClock
from table.votes import seating
from tests.table.people import ANA, BEN, CHLOE, DMITRI, play, started
from tests.table.test_campaigns import refused
from tests.table.test_season import result, seat

HOST = Person(ANA.user, "Ana", moderator=True)


def day(written: str) -> float:
    return datetime.fromisoformat(written).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("every", "began", "ends"),
    [
        ("month", "2026-01-01", "2026-02-01"),
        ("month", "2026-01-17", "2026-02-01"),
        ("month", "2026-01-20", "2026-03-01"),
        ("month", "2026-12-05", "2027-01-01"),
        ("quarter", "2026-02-10", "2026-04-01"),
        ("quarter", "2026-12-25", "2027-04-01"),
    ],
)
def test_a_season_ends_with_its_month_or_quarter(every: str, began: str, ends: str) -> None:
    assert end_of(every, day(began)) == day(ends)
    assert end_of("", day(began)) is None


@pytest.mark.parametrize(("name", "after"), [("Season 9", "Season 10"), ("Winter", "Winter 2"), ("2026", "2027")])
def test_the_next_season_has_the_next_number(name: str, after: str) -> None:
    assert next_name(name) == after


def test_points_come_from_games_and_tournaments_and_one_friend_is_not_enough() -> None:
    many = [result(seat(1, "Ana", True), seat(2, "Ben"), ended=float(n)) for n in range(9)]
    found = places_of(
        [*many, result(seat(2, "Ben", True), seat(3, "Cy", True), ended=9.0)], [Cup("Iron Cup", (3,), 9.0)]
    )
    assert [(line.name, line.points, line.games, line.cups) for line in found] == [
        ("Ana", 18, 6, ()),
        ("Cy", 1 + CUP, 1, ("Iron Cup",)),
        ("Ben", 1, 7, ()),
    ]
    assert places_of([result(seat(1, "Ana", True), seat(-1, "Bot"))], []) == ()


def test_a_game_that_somebody_did_not_play_counts_for_nobody() -> None:
    idle = structs.replace(seat(1, "Ana", True), idle=True)
    found = places_of([result(idle, seat(2, "Ben")), result(seat(1, "Ana"), seat(2, "Ben", True))], [])
    assert [(line.name, line.points, line.games) for line in found] == [("Ben", 3, 1), ("Ana", 0, 1)]


async def test_who_won_by_a_resignation_without_having_played_is_kept_as_idle(table: Table) -> None:
    game = await started(table, BEN)
    await seating.resign(table, game.id, BEN)
    assert await save_result(table, game.id)
    kept = await table.storage.results.get(game.id)
    assert kept is not None
    assert [(seat.won, seat.idle) for seat in kept.seats] == [(True, True), (False, False)]


def test_who_is_level_shares_the_place() -> None:
    found = places_of([result(seat(1, "Ana", True), seat(2, "Ben")), result(seat(2, "Ben", True), seat(1, "Ana"))], [])
    assert [(line.place, line.name) for line in found] == [(1, "Ana"), (1, "Ben")]


async def test_a_season_that_is_over_keeps_its_winner_whatever_is_corrected_later(
    table: Table, clock: ManualClock
) -> None:
    row = await begin(table, HOST, 1, 7, "en", name="Season 1")
    chance = random.Random(2)
    game = await started(table, BEN)
    while {one.user for one in game.decisions} != {ANA.user, BEN.user}:
        game = await play(table, game, chance, steps=1)
    await seating.resign(table, game.id, BEN)
    clock.advance(5)
    over = await end(table, HOST, 1, row.number)
    before = await honours_of_season(table, over)
    assert [(one.name, one.points) for one in before.winners] == [("Ana", WIN)]
    assert (before.winners, before.corrected) == (before.leaders, False)
    kept = await table.storage.results.get(game.id)
    assert kept is not None
    won = tuple(structs.replace(one, won=one.user == BEN.user) for one in kept.seats)
    await table.storage.results.save(structs.replace(kept, seats=won))
    (over,) = await table.storage.seasons.of_guild(1)
    page = await honours_of_season(table, over)
    assert (page.winners, page.corrected) == (before.winners, True)
    assert [one.name for one in page.leaders] == ["Ben"]
    (told,) = json.loads(await export(table, ANA.user))["seasons_won"]
    assert (told["name"], told["your_name"], told["points"]) == ("Season 1", "Ana", WIN)
    clock.advance(5)
    await forget(table, ANA)
    assert json.loads(await export(table, ANA.user))["seasons_won"] == []
    (over,) = await table.storage.seasons.of_guild(1)
    page = await honours_of_season(table, over)
    assert [(one.user, one.name, one.points) for one in page.winners] == [(0, "", WIN)], "nobody else gets the title"
    assert not page.corrected, "that is not known of who is forgotten"


async def test_one_season_at_a_time_and_the_next_by_itself(table: Table, clock: ManualClock) -> None:
    await refused("not-manager", begin(table, ANA, 1, 7, "en", name="Season 1"))
    await refused("season-name", begin(table, HOST, 1, 7, "en", name="!!"))
    await refused("season-none", end(table, HOST, 1, 1))
    first = await begin(table, HOST, 1, 7, "en", name="Season 1", every="month")
    await refused("season-runs", begin(table, HOST, 1, 7, "en", name="Another"))
    assert first.ends is not None
    clock.advance(first.ends - clock.now() + 5)
    over = await turn(table, first)
    assert over.ended == first.ends
    second = await running(table, 1)
    assert second is not None
    assert (second.number, second.name, second.began) == (2, "Season 2", first.ends)
    assert second.ends == end_of("month", first.ends)
    assert [row.number for row in await table.storage.seasons.unposted()] == [1]
    await refused("season-none", end(table, HOST, 1, 1))
    await end(table, HOST, 1, 2)
    assert await running(table, 1) is None
    await refused("season-taken", begin(table, HOST, 1, 7, "en", name="season 1"))
    with pytest.raises(NotAllowed):
        await end(table, HOST, 1, 2)


@pytest.mark.long
@pytest.mark.parametrize(("people", "counts"), [((ANA, BEN, CHLOE, DMITRI), True), ((ANA, BEN), False)])
async def test_a_tournament_brings_points_only_if_four_have_played_in_it(
    table: Table, clock: ManualClock, people: tuple[Person, ...], counts: bool
) -> None:
    await begin(table, HOST, 5, 7, "en", name="Season 1")
    campaigns = Campaigns(table)
    cup = await campaigns.create(ANA, 5, 7, "Iron Cup", Terms(size="demo", format=Format.KNOCKOUT))
    for one in people:
        cup = await campaigns.join(cup.id, one, None)
    cup = await open_round(campaigns, cup.id, ANA)
    seed = 0
    while not cup.decided:
        one, other = (found for found in people if found.user in open_matches(cup.rounds)[0].players)
        about = Opened(one.user, "The game", "rapid-attack", "demo", "declared", {})
        game = await table.open(one, channel=100 + seed, guild=5, opened=about)
        await campaigns.attach(cup.id, one, game)
        await table.join(game.id, other, None)
        game = await play(table, await table.start(game.id, one), random.Random(seed := seed + 1))
        clock.advance(5)
        await campaigns.settle(game.id)
        cup = await campaigns.campaign(cup.id)
    row = await running(table, 5)
    assert row is not None
    page = await honours_of_season(table, row)
    (kept,) = page.cups
    (winner,) = (line for line in page.places if line.user == kept.winners[0])
    assert (kept.counts, winner.cups) == (counts, ("Iron Cup",) if counts else ())
    assert winner.points == WIN * winner.won + winner.drawn + (CUP if counts else 0)
    shown, _ = await season_view("en", page)
    assert ("no points" in str(shown.to_components())) is not counts
