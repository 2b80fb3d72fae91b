"""Who wins: one outcome for finale, ladder, campaign and season, however a game ends."""

from __future__ import annotations

import os
import random
from functools import partial

import pytest

from table import Game, Opened, Person, Table
from table.campaign.model import Report, Terms
from table.campaign.service import Campaigns
from table.game import BOTS
from table.history.privacy import forget
from table.history.ratings import idle_in, rated_as
from table.history.season import save_result
from table.history.seasons import WIN, places_of
from table.player_clocks import absent
from table.time.clock import DAY, ManualClock
from table.time.controls import read_time
from table.votes import seating, wishes
from table.votes.rating import ask_to_end
from table.waiting.timeouts import play_timeouts
from table.winning import ends_by_vote, outcome_now
from tests.long import LONG
from tests.table.people import ANA, BEN, CHLOE, play, started

GAMES = int(os.environ.get("ENDINGS", "4" if LONG else "2"))
"""Of each kind; with 72 a thousand together."""
ENDINGS = ("played", "resigned", "agreed", "stayed away", "forfeited", "forgotten")
PEOPLE = (ANA, BEN, CHLOE)


async def match(table: Table, campaigns: Campaigns, players: tuple[Person, ...], guild: int) -> Game:
    """A rated game of a campaign, begun, with a day for each decision; a guild each, since one holds few campaigns."""
    terms = Terms(size="skirmish", seats=len(players))
    campaign = await campaigns.create(ANA, guild, 7, "Cup", terms)
    for person in players:
        await campaigns.join(campaign.id, person, None)
    opened = Opened(ANA.user, "The match", "rapid-attack", "skirmish", "declared", {}, rated=True, time=read_time("1d"))
    game = await table.open(ANA, channel=guild, guild=guild, opened=opened)
    await campaigns.attach(campaign.id, ANA, game)
    for person in players[1:]:
        await table.join(game.id, person, None)
    return await table.start(game.id, ANA)


async def all_act(table: Table, game: Game, chance: random.Random) -> Game:
    """Decisions until everybody has made one, and some more."""
    while {decision.user for decision in game.decisions} < set(game.persons):
        game = await play(table, game, chance, 1)
    return await play(table, game, chance, chance.randrange(30))


async def stays_away(table: Table, clock: ManualClock, game: Game, who: Person, chance: random.Random) -> Game:
    """The player misses decision after decision while the others play on."""
    while game.status == "running" and who.user not in [game.seats[number].user for number in absent(game)]:
        if game.waiting[0] == who.user:
            clock.advance(DAY)
            await play_timeouts(table)
            game = await table.game(game.id)
        else:
            game = await play(table, game, chance, 1)
    return game


async def ended(table: Table, clock: ManualClock, game: Game, how: str, loser: Person, chance: random.Random) -> None:
    others = [person for person in PEOPLE if person.user in game.persons and person != loser]
    at_once = {
        "played": lambda: play(table, game, chance),
        "resigned": lambda: seating.resign(table, game.id, loser),
        "awarded": lambda: seating.award(table, game.id, (others[0].user,)),
        "forgotten": lambda: forget(table, loser),
    }
    if how in at_once:
        await at_once[how]()
    elif how == "agreed":
        await seating.abandon(table, game.id, others[0])
        for person in (loser, *others[1:]):
            await wishes.vote(table, game.id, person, agree=True)
    else:
        game = await stays_away(table, clock, game, loser, chance)
        if game.status == "running" and how == "forfeited":
            game = await seating.replace(table, game.id, others[0], game.player_of(loser.user) or 0, None)
        elif game.status == "running":
            await seating.abandon(table, game.id, others[0])
        if (await table.game(game.id)).wish is not None:
            for person in others[1:]:
                await wishes.vote(table, game.id, person, agree=True)
    await play(table, await table.game(game.id), chance)  # where it goes on without them


def winners_of(report: Report) -> list[int]:
    return [number for number, seat in enumerate(report.played.seats) if seat.won]


@pytest.mark.long
@pytest.mark.parametrize(("number", "how"), [(2, "awarded"), *((number, how) for number in (2, 3) for how in ENDINGS)])
async def test_everybody_who_asks_hears_of_the_same_winner(
    table: Table, clock: ManualClock, how: str, number: int
) -> None:
    campaigns = Campaigns(table)
    for seed in range(GAMES):
        chance = random.Random(f"{how} {number} {seed}")
        players = PEOPLE[:number]
        game = await all_act(table, await match(table, campaigns, players, 100 + seed), chance)
        loser = chance.choice(players)
        seat = game.player_of(loser.user)
        await ended(table, clock, game, how, loser, chance)
        game = await table.game(game.id)
        assert game.status == "ended", how
        outcome = game.played.outcome
        assert outcome is not None
        settled = await campaigns.settle(game.id)
        assert settled is not None
        assert winners_of(settled[1]) == sorted(outcome.winners)
        verdict = rated_as(game, await table.entries(game.id))
        assert verdict.reason == ""
        assert [player for player, rank in enumerate(verdict.ranks) if rank == 1] == sorted(outcome.winners)
        await save_result(table, game.id)
        result = await table.storage.results.get(game.id)
        assert result is not None
        assert [player for player, line in enumerate(result.seats) if line.won] == sorted(outcome.winners)
        left = (game.seats[seat or 0].given_up, seat in absent(game))
        if how not in ("played", "agreed") and any(left):
            assert seat not in outcome.winners
            assert outcome.ranking[-1] == seat
        if how in ("resigned", "forfeited", "forgotten", "awarded") and number == 2:
            assert len(outcome.winners) == 1
        assert await Table(table.storage, clock=clock).game(game.id) == game
        clock.advance(DAY)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("how", ["resigned", "forgotten", "stayed away"])
async def test_a_bot_that_stands_in_takes_nothing_from_those_who_stay(
    table: Table, clock: ManualClock, how: str
) -> None:
    chance = random.Random(6)
    game = await all_act(table, await match(table, Campaigns(table), PEOPLE, 100), chance)
    bot = Person(BOTS[0], "Bot")
    if how == "resigned":
        await seating.resign(table, game.id, CHLOE, bot, "pilot")
    elif how == "forgotten":
        await forget(table, CHLOE)
        await seating.replace(table, game.id, ANA, 2, bot, level="pilot")
    else:
        await stays_away(table, clock, game, CHLOE, chance)
        await seating.replace(table, game.id, ANA, 2, bot, level="pilot")
        await wishes.vote(table, game.id, BEN, agree=True)
    game = await table.game(game.id)
    assert (game.status, game.seats[2].user) == ("running", bot.user)
    await seating.resign(table, game.id, BEN)
    game = await table.game(game.id)
    assert rated_as(game, await table.entries(game.id)).reason == ""
    await save_result(table, game.id)
    result = await table.storage.results.get(game.id)
    assert result is not None
    assert [(line.name, line.points) for line in places_of([result], ())][:2] == [("Ana", WIN), ("Ben", 0)]


async def test_who_never_came_and_lost_the_seat_to_a_bot_is_no_player_that_never_began(
    table: Table, clock: ManualClock
) -> None:
    opened = Opened(ANA.user, "Game", "rapid-attack", "skirmish", "declared", {}, time=read_time("1d"))
    game, chance = await table.open(ANA, channel=1, guild=1, opened=opened), random.Random(7)
    for person in (BEN, CHLOE):
        await table.join(game.id, person, None)
    game = await stays_away(table, clock, await table.start(game.id, ANA), CHLOE, chance)
    await seating.replace(table, game.id, ANA, 2, Person(BOTS[0], "Bot"), level="pilot")
    game = await seating.resign(table, game.id, BEN)
    assert CHLOE.user not in idle_in(game, await table.entries(game.id))


async def test_ladder_and_season_follow_the_winner_whom_the_organiser_names(table: Table) -> None:
    chance = random.Random(3)
    game = await all_act(table, await match(table, Campaigns(table), (ANA, BEN), 100), chance)
    game = await seating.resign(table, game.id, ANA)
    await save_result(table, game.id)
    before = await table.storage.results.get(game.id)
    await seating.overrule(table, game.id, (0,))
    await save_result(table, game.id)
    after = await table.storage.results.get(game.id)
    assert before is not None
    assert after is not None
    assert [[(line.won, line.rank) for line in row.seats] for row in (before, after)] == [
        [(False, 2), (True, 1)],
        [(True, 1), (False, 2)],
    ]
    assert (after.ended, after.rated) == (before.ended, before.rated) != (0.0, "")


@pytest.mark.parametrize("by", [ANA, Person(9, "Moderator", moderator=True)])
async def test_a_host_who_ends_a_game_alone_takes_no_win(table: Table, by: Person) -> None:
    """Not in a season either, where every game between people counts; those who agree have the scores as they are."""
    opened = Opened(ANA.user, "Game", "rapid-attack", "skirmish", "declared", {})
    for agreed in (False, True):
        game, chance = await table.open(ANA, channel=1, guild=1, opened=opened), random.Random(7)
        await table.join(game.id, BEN, None)
        game = await all_act(table, await table.start(game.id, ANA), chance)
        told = outcome_now(game, () if agreed else (by.user,))
        if agreed:
            await seating.abandon(table, game.id, ANA)
            game = await wishes.vote(table, game.id, BEN, agree=True)
        else:
            game = await table.end(game.id, by)
        assert game.played.outcome is not None
        assert told.winners == game.played.outcome.winners
        assert bool(game.played.outcome.winners) == agreed
        await save_result(table, game.id)
        result = await table.storage.results.get(game.id)
        assert result is not None
        assert bool(places_of([result], ())) == agreed


async def test_who_is_behind_and_ends_a_game_alone_loses_it(table: Table) -> None:
    """Nor can they take the other's win away by it."""
    seen = set()
    for seed in range(12):
        opened = Opened(ANA.user, "Game", "rapid-attack", "skirmish", "declared", {})
        game, chance = await table.open(ANA, channel=1, guild=1, opened=opened), random.Random(seed)
        await table.join(game.id, BEN, None)
        game = await all_act(table, await table.start(game.id, ANA), chance)
        own, other = (player.score for player in game.played.players)
        told = outcome_now(game, (ANA.user,))
        game = await table.end(game.id, ANA)
        assert game.played.outcome == told
        assert game.played.outcome.winners == ((1,) if own < other else ())
        seen.add(own < other)
    assert seen == {True, False}


async def test_who_plays_alone_ends_the_game_with_its_scores(table: Table) -> None:
    opened = Opened(ANA.user, "Game", "rapid-attack", "skirmish", "declared", {})
    game = await table.open(ANA, channel=1, guild=1, opened=opened)
    await seating.add_bot(table, game.id, ANA, "Bot", "rookie")
    game = await table.end((await table.start(game.id, ANA)).id, ANA)
    assert game.played.outcome is not None
    assert game.played.outcome.winners


async def test_a_game_that_a_host_ends_alone_counts_for_nobody(table: Table, clock: ManualClock) -> None:
    campaigns, chance = Campaigns(table), random.Random(5)
    for seed in range(GAMES):
        game = await all_act(table, await match(table, campaigns, (ANA, BEN), 100 + seed), chance)
        if game.status == "running":
            game = await table.end(game.id, Person(9, "Organiser", moderator=True))
            settled = await campaigns.settle(game.id)
            assert settled is not None
            assert settled[1] is None, "it makes no report"
            assert game.played.outcome is not None
            assert not game.played.outcome.winners
            assert rated_as(game, await table.entries(game.id)).reason == "ended"
        clock.advance(DAY)


async def test_who_ends_a_game_of_several_who_play_on_asks_them(table: Table) -> None:
    table.hooks.before_end.append(partial(ask_to_end, table))
    three = await started(table, BEN, CHLOE)
    assert ends_by_vote(three, ANA.user)
    asked = await table.end(three.id, ANA)
    assert asked.status == "running"
    assert asked.open_wish is not None
    for voter in (BEN, CHLOE):
        asked = await wishes.vote(table, three.id, voter, agree=True)
    assert asked.status == "ended"


async def test_in_a_game_of_two_the_host_ends_it_alone(table: Table) -> None:
    table.hooks.before_end.append(partial(ask_to_end, table))
    two = await started(table)
    assert not ends_by_vote(two, ANA.user)
    assert (await table.end(two.id, ANA)).status == "ended"


async def test_a_resigned_game_that_is_ruled_a_draw_ranks_both_alike(table: Table) -> None:
    game = await match(table, Campaigns(table), (ANA, BEN), 5)
    game = await all_act(table, game, random.Random(4))
    game = await seating.resign(table, game.id, BEN)
    assert game.status == "ended"
    game = await seating.overrule(table, game.id, (0, 1))
    entries = await table.entries(game.id)
    assert rated_as(game, entries).ranks == (1, 1)
