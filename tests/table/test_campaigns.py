"""Campaigns at the table: who may what, companies that go on, results that count once."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from msgspec import structs

from cogs.views.campaign import left_text
from rules import RulesError
from rules.campaign.league import Placed, Played, Points
from rules.campaign.roster import Carry
from rules.campaign.tournament import Format, Match
from storage import Storage
from table import Game, Opened, Person, Table
from table.campaign.model import Campaign, Desk, Fixture, Member, Report, Terms, to_json, without_organiser
from table.campaign.service import MEMBERS_MAX, Campaigns
from table.time.clock import ManualClock
from table.votes.seating import decide
from tests.table.people import ANA, BEN, CHLOE, DMITRI, lobby, play
from text.campaign import standings_text

pytestmark = pytest.mark.long

COMPANY = ("The Third", "Kestrel: Rd Rd B G; Badger: Rh Rh B B")
TERMS = Terms(size="demo", carry=Carry.SCARS)
HOST = structs.replace(DMITRI, moderator=True)


@pytest.fixture
def campaigns(table: Table) -> Campaigns:
    """The campaigns of that table."""
    return Campaigns(table)


async def begun(campaigns: Campaigns, terms: Terms = TERMS, *people: Person) -> Campaign:
    """Ana's campaign, she and Ben in it."""
    campaign = await campaigns.create(ANA, 5, 7, "Iron Winter", terms)
    for person in people or (ANA, BEN):
        campaign = await campaigns.join(campaign.id, person, COMPANY)
    return campaign


async def opened(table: Table, campaigns: Campaigns, campaign: Campaign, channel: int = 1, size: str = "demo") -> Game:
    """A lobby of the campaign with Ana and Ben."""
    about = Opened(ANA.user, "The game", "rapid-attack", size, "declared", {})
    game = await table.open(ANA, channel=channel, guild=5, opened=about)
    await campaigns.attach(campaign.id, ANA, game)
    return await table.join(game.id, BEN, None)


async def one_game(table: Table, campaigns: Campaigns, campaign: Campaign, seed: int) -> Game:
    """A game of the campaign from the lobby to its result."""
    game = await opened(table, campaigns, campaign, channel=seed)
    game = await table.start(game.id, ANA)
    game = await play(table, game, random.Random(seed))
    await campaigns.settle(game.id)
    return game


async def refused(code: str, work: object) -> None:
    """It is refused for this reason."""
    with pytest.raises(RulesError) as caught:
        await work  # type: ignore[misc]
    assert caught.value.code == code


FLEET = (
    "The Swarm",
    "Capital Kestrel: Rp Ra B K; Frigate Wasp: Rp Ra K; Frigate Moth: Ra Y B; Company Hornets: ace R; Company Bees; "
    "HVA Peaches; HVA Plums; HVA Pears",
)
ORBIT = Terms(ruleset="intercept-orbit", size="standard")


@pytest.mark.parametrize("carry", [Carry.SCARS, pytest.param(Carry.LOSSES, marks=pytest.mark.long)])
async def test_fleets_go_from_game_to_game(table: Table, campaigns: Campaigns, carry: Carry) -> None:
    """However they come home, they are taken for the next game; what a game cost is known after it."""
    campaign = await campaigns.create(ANA, 5, 7, "Far Belt", structs.replace(ORBIT, carry=carry))
    for person in (ANA, BEN):
        campaign = await campaigns.join(campaign.id, person, FLEET)
    for seed in range(1, 5):
        about = Opened(ANA.user, "The game", "intercept-orbit", "standard", "declared", {})
        game = await table.open(ANA, channel=seed, guild=5, opened=about)
        await campaigns.attach(campaign.id, ANA, game)
        game = await table.start((await table.join(game.id, BEN, None)).id, ANA)
        state: Any = game.state
        campaign = await campaigns.campaign(campaign.id)
        for player, seat in enumerate(game.seats):
            units = campaign.member(seat.user).roster.units  # type: ignore[union-attr]
            ships = {asset.name: asset.lost for asset in state.assets if asset.owner == player}
            assert all(sorted(ships[unit.name]) == sorted(unit.lost) for unit in units if unit.name in ships)
        game = await play(table, game, random.Random(seed))
        await campaigns.settle(game.id)
        campaign = await campaigns.campaign(campaign.id)
        assert not any(
            news.kind == "stranger" for report in campaign.reports for _, told in report.news for news in told
        )
    units = [unit for member in campaign.members if member.roster is not None for unit in member.roster.units]
    assert any(unit.lost if carry is Carry.SCARS else unit.gone for unit in units)


@pytest.mark.parametrize("carry", [Carry.SCARS, Carry.LOSSES])
@pytest.mark.parametrize("renewals", [0, pytest.param(1, marks=pytest.mark.long), 3])
async def test_companies_go_from_game_to_game(table: Table, campaigns: Campaigns, carry: Carry, renewals: int) -> None:
    campaign = await begun(campaigns, structs.replace(TERMS, carry=carry, renewals=renewals))
    for seed in range(1, 6):
        game = await one_game(table, campaigns, campaign, seed)
        after = await campaigns.campaign(campaign.id)
        assert len(after.reports) == seed
        for player, seat in enumerate(game.seats):
            frames = [frame for frame in game.state.frames if frame.owner == player]  # type: ignore[union-attr]
            roster = after.member(seat.user).roster  # type: ignore[union-attr]
            assert len(frames) == 2, "whatever was lost, the next game can be played"
            if carry is Carry.SCARS:
                assert [sorted(unit.left) for unit in roster.units] == [sorted(frame.systems) for frame in frames]
            elif renewals == 0:
                assert [unit.gone for unit in roster.units] == [not frame.alive for frame in frames]
    assert sum(line.played for line in after.standings()) == 2, "only the first game of two counts"


async def test_nothing_carries_over_unless_it_says_so(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns, structs.replace(TERMS, carry=Carry.NOTHING))
    before = [member.roster for member in campaign.members]
    await one_game(table, campaigns, campaign, 3)
    after = await campaigns.campaign(campaign.id)
    assert [member.roster for member in after.members] == before
    assert after.reports[0].news == ()


async def test_a_result_counts_once_whoever_asks(table: Table, campaigns: Campaigns, storage: Storage) -> None:
    campaign = await begun(campaigns)
    game = await one_game(table, campaigns, campaign, 2)
    once = await campaigns.campaign(campaign.id)
    elsewhere = Campaigns(Table(storage))
    told = await asyncio.gather(*(who.settle(game.id) for who in (campaigns, elsewhere) for _ in range(3)))
    assert all(item is not None and item[1] == once.reports[0] for item in told)
    assert await campaigns.campaign(campaign.id) == once
    assert await campaigns.unposted() == [game.id]
    await campaigns.set_posted(game.id, 99)
    assert await campaigns.unposted() == []


async def test_a_game_that_never_began_is_no_game_of_the_campaign(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns)
    game = await opened(table, campaigns, campaign)
    await table.end(game.id, ANA)
    assert await campaigns.settle(game.id) == (await campaigns.campaign(campaign.id), None)
    assert (await campaigns.campaign(campaign.id)).games == ()


async def test_who_plays_another_company_keeps_their_own_as_it_was(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns, structs.replace(TERMS, carry=Carry.NOTHING))
    game = await opened(table, campaigns, campaign)
    await table.join(game.id, BEN, "Otter: Y Y; Lynx: G G")
    game = await table.start(game.id, ANA)
    names = [frame.name for frame in game.state.frames]  # type: ignore[union-attr]
    assert names == ["Kestrel", "Badger", "Otter", "Lynx"]


async def test_who_may_what(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns)
    await refused("campaign-not-host", campaigns.change(campaign.id, BEN, renewals=2))
    await refused("campaign-not-host", campaigns.end(campaign.id, DMITRI))
    await refused("campaign-points", campaigns.change(campaign.id, ANA, points=Points(100, 0, 0)))
    await refused("campaign-points-order", campaigns.change(campaign.id, ANA, points=Points(1, 1, 3)))
    await refused("campaign-points-order", campaigns.change(campaign.id, ANA, points=Points(3, 4, 0)))
    await refused("campaign-renewals", campaigns.change(campaign.id, ANA, renewals=10))
    await refused("size-unknown", campaigns.change(campaign.id, ANA, size="huge"))
    await refused("wrong-number-of-players", campaigns.change(campaign.id, ANA, seats=9))
    await refused("campaign-already-in", campaigns.join(campaign.id, BEN, None))
    await refused("campaign-company-needed", campaigns.join(campaign.id, CHLOE, None))
    plain = await campaigns.create(ANA, 5, 8, "Plain Cup", structs.replace(TERMS, carry=Carry.NOTHING))
    await campaigns.join(plain.id, BEN, None)
    await refused("campaign-already-in", campaigns.join(plain.id, BEN, None))
    await refused("wrong-number-of-frames", campaigns.join(campaign.id, CHLOE, ("One", "B B")))
    await refused("system-unknown", campaigns.join(campaign.id, CHLOE, ("None", "Q Q; Q")))
    await refused("campaign-not-in", campaigns.leave(campaign.id, CHLOE))
    await refused("campaign-unknown", campaigns.campaign("nonsense"))
    await refused("campaign-unknown", campaigns.find(6, "Iron Winter"))
    await refused("campaign-none", campaigns.find(6, None))
    assert (await campaigns.change(campaign.id, HOST, renewals=2)).terms.renewals == 2
    game = await opened(table, campaigns, campaign)
    await refused("campaign-begun", campaigns.change(campaign.id, ANA, carry=Carry.NOTHING))
    await refused("campaign-attached", campaigns.attach(campaign.id, ANA, game))
    await campaigns.join(campaign.id, BEN, ("Another", "Otter: Y Y; Lynx: G G"))
    running = await table.start((await opened(table, campaigns, campaign, channel=2)).id, ANA)
    await refused("campaign-company-fixed", campaigns.join(campaign.id, BEN, COMPANY))
    await campaigns.end(campaign.id, HOST)
    here = campaign.channel
    assert (await campaigns.to_show(5, None, here, ANA.user)).id == campaign.id, "its final table, in its channel"
    assert (await campaigns.to_show(5, None, here + 99, ANA.user)).id == plain.id
    await refused("campaign-over", campaigns.join(campaign.id, CHLOE, COMPANY))
    await refused("campaign-over", campaigns.repair(campaign.id, ANA, "Kestrel", "B"))
    assert (await table.game(running.id)).status == "running", "games under way are played on"
    await refused("lobby-closed", table.start(game.id, ANA))


async def test_a_stranger_and_somebody_without_a_company(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns, TERMS, ANA)
    await refused("campaign-members-only", opened(table, campaigns, campaign, channel=2))
    game = await table.join((await lobby(table)).id, BEN, None)
    await campaigns.attach(campaign.id, ANA, game)
    await refused("campaign-stranger", table.start(game.id, ANA))
    await refused("match-others", table.start(game.id, CHLOE))
    await campaigns.join(campaign.id, BEN, COMPANY)
    await refused("campaign-members-only", table.join(game.id, CHLOE, None))
    assert (await table.start(game.id, BEN)).status == "running", "any player of a match may begin it"


async def test_nobody_is_waited_for_in_the_lobbies_of_a_league_that_they_have_left(
    table: Table, campaigns: Campaigns
) -> None:
    campaign = await begun(campaigns, TERMS, ANA, BEN, CHLOE)
    game = await opened(table, campaigns, campaign)
    own = await lobby(table, channel=2)
    await campaigns.attach(campaign.id, ANA, own)
    await campaigns.leave(campaign.id, BEN)
    assert [seat.user for seat in (await table.game(game.id)).seats] == [ANA.user]
    await table.join(game.id, CHLOE, None)
    row = await table.storage.games.get(game.id)
    assert row is not None
    assert set(row.waiting) == {ANA.user, CHLOE.user}
    await campaigns.remove(campaign.id, ANA, CHLOE.user)
    await campaigns.leave(campaign.id, ANA)
    assert [(await table.game(one.id)).called_off for one in (game, own)] == [True, True]


async def test_which_game_may_be_taken_in(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns)
    about = Opened(BEN.user, "The game", "rapid-attack", "skirmish", "declared", {})
    game = await table.open(BEN, channel=3, guild=5, opened=about)
    await refused("campaign-other-game", campaigns.attach(campaign.id, BEN, game))
    own = await table.open(BEN, channel=4, guild=5, opened=structs.replace(about, size="demo"))
    await refused("campaign-not-host", campaigns.attach(campaign.id, CHLOE, own))
    await campaigns.attach(campaign.id, BEN, own)


async def test_a_campaign_is_found_by_name_or_place(table: Table, campaigns: Campaigns) -> None:
    first = await begun(campaigns)
    assert (await campaigns.find(5, None)).id == first.id
    second = await campaigns.create(BEN, 5, 8, "Second", TERMS)
    await refused("campaign-which", campaigns.find(5, None))
    assert (await campaigns.find(5, None, channel=8)).id == second.id
    assert (await campaigns.find(5, "iron winter")).id == first.id
    assert (await campaigns.find(5, None, user=ANA.user)).id == first.id, "the one that she is in"
    third = await campaigns.create(BEN, 5, 8, "Third", TERMS)
    about = Opened(BEN.user, "The game", "rapid-attack", "demo", "declared", {})
    game = await table.open(BEN, channel=9, guild=5, opened=about)
    await refused("campaign-not-in", campaigns.attach(third.id, BEN, game))
    for player in (ANA, BEN):
        await campaigns.join(third.id, player, COMPANY)
    await refused("campaign-which", campaigns.find(5, None, 8, ANA.user))
    await campaigns.attach(third.id, BEN, game)
    assert (await campaigns.find(5, None, 9, ANA.user)).id == third.id, "the one whose game is there"
    await refused("campaign-name-long", campaigns.create(BEN, 5, 8, "x" * 61, TERMS))
    await refused("campaign-exists", campaigns.create(BEN, 5, 8, "second", TERMS))
    await refused("campaign-name-empty", campaigns.create(BEN, 5, 8, " \u200b. ", TERMS))


async def test_limits(campaigns: Campaigns) -> None:
    campaign = await campaigns.create(ANA, 5, 7, "Big", structs.replace(TERMS, carry=Carry.NOTHING))
    for number in range(MEMBERS_MAX):
        campaign = await campaigns.join(campaign.id, Person(1000 + number, f"P{number}"), None)
    await refused("campaign-full", campaigns.join(campaign.id, ANA, None))
    assert len(campaign.to_play()) == MEMBERS_MAX * (MEMBERS_MAX - 1) // 2
    for number in range(24):
        await campaigns.create(ANA, 5, 7, f"More {number}", TERMS)
    await refused("too-many-campaigns", campaigns.create(ANA, 5, 7, "One more", TERMS))


async def test_who_leaves_and_comes_back_has_their_company_and_their_points(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns)
    await one_game(table, campaigns, campaign, 4)
    before = await campaigns.campaign(campaign.id)
    left = await campaigns.leave(campaign.id, BEN)
    assert len(left.active) == 1
    assert left.standings() == before.standings()
    assert left.to_play() == ()
    back = await campaigns.join(campaign.id, BEN, None)
    assert back == before


async def test_a_record_over_campaigns(table: Table, campaigns: Campaigns) -> None:
    campaign = await begun(campaigns)
    await one_game(table, campaigns, campaign, 4)
    other = await campaigns.create(ANA, 5, 7, "Other", TERMS)
    await campaigns.join(other.id, BEN, COMPANY)
    lines = await campaigns.record(5, BEN.user)
    assert sorted((found.name, line.played) for found, line in lines) == [("Iron Winter", 1), ("Other", 0)]
    assert await campaigns.record(6, BEN.user) == []
    assert await campaigns.record(5, CHLOE.user) == []


@pytest.mark.parametrize("kind", [Format.LEAGUE, Format.SWISS, Format.KNOCKOUT])
def test_who_is_forgotten_keeps_their_place_and_their_title(kind: Format) -> None:
    members = (Member(-9, "", gone=True), Member(2, "Ben"), Member(3, "Chloé"), Member(4, "Dmitri"))
    games, rows = [], []
    for number, (won, lost) in enumerate([(-9, 2), (3, 4), (-9, 3), (2, 4)]):
        seats = (Placed(won, "", 5, True), Placed(lost, "", 3, False))
        games.append(Fixture(f"g{number}", 1, "ended", (won, lost), Report(Played(f"g{number}", seats), "doomsday")))
        rows.append(Match((won, lost), "game", (won,), (5, 3), (f"g{number}",)))
    rounds = (tuple(rows[:2]), tuple(rows[2:3] if kind is Format.KNOCKOUT else rows[2:]))
    ids = ("c", 5, 7, 1, "Iron Winter", True, Terms(format=kind, rounds=2 if kind is Format.SWISS else 0))
    found = Campaign(*ids, members, tuple(games), () if kind is Format.LEAGUE else rounds)
    assert found.champions == (-9,)
    assert [line.user for line in found.standings() if line.rank == 1] == [-9]
    shown = standings_text("en", found.standings(), found.gone)
    assert "**1. a former player (has left)**" in shown


LEFT: dict[str, tuple[dict[int, bool], list[tuple[int, int]], tuple[int, ...]]] = {
    "who stayed and has played wins": ({1: True}, [(1, 2), (1, 3)], (2, 3)),
    "the best of them": ({1: True}, [(1, 2), (1, 3), (3, 2)], (3,)),
    "who left after the end has won": ({1: False}, [(1, 2), (1, 3)], (1,)),
    "who left wins where nobody who stayed has played": ({1: True, 2: True}, [(1, 2)], (1,)),
    "nobody left": ({}, [(1, 2), (3, 2)], (1, 3)),
}


@pytest.mark.parametrize(("left", "games", "winners"), LEFT.values(), ids=LEFT)
def test_who_has_left_a_league_before_its_end_wins_it_from_nobody_who_stayed(
    left: dict[int, bool], games: list[tuple[int, int]], winners: tuple[int, ...]
) -> None:
    members = tuple(Member(user, str(user), user in left, early=left.get(user, False)) for user in (1, 2, 3))
    fixtures = []
    for number, (won, lost) in enumerate(games):
        seats = (Placed(won, str(won), 5, True), Placed(lost, str(lost), 3, False))
        fixtures.append(Fixture(f"g{number}", 1, "ended", (won, lost), Report(Played(f"g{number}", seats), "doomsday")))
    found = Campaign("c", 5, 7, 9, "Iron Winter", True, Terms(), members, tuple(fixtures))
    assert found.champions == winners


def test_a_desk_forgets_a_user_who_was_taken_out() -> None:
    assert without_organiser(to_json(Desk(removed=(5, 6))), 5) == to_json(Desk(removed=(6,)))


async def test_a_title_stays_with_who_leaves_after_the_end(
    table: Table, campaigns: Campaigns, clock: ManualClock
) -> None:
    campaign = await begun(campaigns)
    await one_game(table, campaigns, campaign, 4)
    (first, *_) = (await campaigns.campaign(campaign.id)).standings()
    other = next(person for person in (ANA, BEN) if person.user != first.user)
    winner = next(person for person in (ANA, BEN) if person.user == first.user)
    await campaigns.leave(campaign.id, winner)
    clock.advance(1)
    await campaigns.end(campaign.id, ANA)
    assert (await campaigns.campaign(campaign.id)).champions == (other.user,), "they left before it was over"
    await campaigns.reopen(campaign.id, ANA)
    await campaigns.join(campaign.id, winner, None)
    await campaigns.end(campaign.id, ANA)
    clock.advance(1)
    await campaigns.leave(campaign.id, winner)
    assert (await campaigns.campaign(campaign.id)).champions == (winner.user,)


@pytest.mark.parametrize("winners", [(BEN.user,), (ANA.user, BEN.user), ()])
async def test_a_game_that_an_organiser_decides_reads_the_same_from_its_log(
    table: Table, campaigns: Campaigns, winners: tuple[int, ...]
) -> None:
    campaign = await begun(campaigns, Terms(size="demo"))
    game = await table.start((await opened(table, campaigns, campaign)).id, ANA)
    game = await decide(table, game.id, winners)
    assert await Table(table.storage).game(game.id) == game
    await campaigns.settle(game.id)
    (report,) = (await campaigns.campaign(campaign.id)).reports
    assert (report.reason, tuple(seat.user for seat in report.played.seats if seat.won)) == ("awarded", winners)


def _league(*running: tuple[int, ...], left: int = 0) -> Campaign:
    """An ended league of five in which Player 1 has beaten 2, 3 and 4, with games under way."""
    members = tuple(Member(user, f"P{user}", user == left, early=user == left) for user in range(1, 6))
    over = []
    for other in (2, 3, 4):
        seats = (Placed(1, "P1", 5, True), Placed(other, f"P{other}", 3, False))
        over.append(Fixture(f"a{other}", 1, "ended", (1, other), Report(Played(f"a{other}", seats), "doomsday")))
    going = (Fixture(f"b{number}", 1, "running", seats) for number, seats in enumerate(running))
    return Campaign("c", 1, 1, 99, "Iron Winter", True, Terms(), members, (*over, *going))


@pytest.mark.parametrize(
    ("running", "left", "deciding"),
    [
        (((2, 3),), 0, 0),  # 3 points at most, and the first has 9
        (((1, 5),), 0, 0),  # only the first could get more
        (((2, 3), (2, 4)), 0, 0),
        (((2, 3), (2, 4), (2, 5)), 0, 3),  # level with the first
        (((2, 3),), 1, 1),  # the first has left: one of those who stayed wins
    ],
)
def test_a_league_waits_only_for_games_that_can_change_who_is_first(
    running: tuple[tuple[int, ...], ...], left: int, deciding: int
) -> None:
    league = _league(*running, left=left)
    assert len(league.deciding) == deciding
    assert bool(league.champions) == (not deciding)


@pytest.mark.parametrize(("locale", "told"), [("en", "1 is open"), ("fr", "1 est ouverte")])
def test_a_game_under_way_whose_player_has_left_a_league_is_still_open(locale: str, told: str) -> None:
    league = structs.replace(_league((2, 5), left=5), ended=False)
    assert told in left_text(locale, league, ())
    assert not league.played_out()
