"""Ratings: openskill's own figures, what counts, and that a corrected result leaves no trace."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from storage import ResultRow, ResultSeat, Storage
from table import Game, NotAllowed, Person, Table
from table.game import BOTS
from table.history.privacy import forget
from table.history.ratings import GAMES_LEAST, Rating, changes_in, ladders, ladders_of_guild, rated_as
from table.history.season import rated_changes_of, save_result
from table.votes import seating, wishes
from table.votes.rating import ask_to_end, rate
from tests.table.people import ANA, BEN, CHLOE, lobby, person_of, play

POOL = ("rapid-attack", "post")


def result(game: str, *ranks: tuple[int, int], ended: float = 0.0, **more: Any) -> ResultRow:
    seats = tuple(ResultSeat(user, f"P{user}", 0, rank == 1, rank=rank) for user, rank in ranks)
    return ResultRow(game, 1, "rapid-attack", "A game", 0.0, ended, 4, 90, seats, **{"rated": "post", **more})


def figures(*results: ResultRow) -> dict[int, tuple[float, float]]:
    return {rating.user: (rating.mu, rating.sigma) for rating in ladders(results)[POOL].ratings}


def test_openskills_own_figures() -> None:
    """Those of openskill's documentation and of its reference data for Plackett-Luce, all of them new players."""
    two = figures(result("a", (1, 1), (2, 2)))
    assert two[1] == pytest.approx((27.63523138347365, 8.065506316323548), abs=2e-3)
    assert two[2] == pytest.approx((22.36476861652635, 8.065506316323548), abs=2e-3)
    level = figures(result("a", (1, 1), (2, 1)))
    assert level[1] == pytest.approx((25.0, 8.0655063), abs=2e-3)


def test_the_same_as_openskill_itself_for_ranks_and_ties() -> None:
    from openskill.models import PlackettLuce

    model, ranks = PlackettLuce(), [2, 1, 2, 4]
    expected = [one for (one,) in model.rate([[model.rating()] for _ in ranks], ranks=ranks)]
    found = figures(result("a", *enumerate(ranks, start=1)))
    assert [found[user] for user in (1, 2, 3, 4)] == [(one.mu, one.sigma) for one in expected]
    assert found[1] == found[3]


def test_pools_are_rated_apart() -> None:
    found = ladders([result("a", (1, 1), (2, 2)), result("b", (1, 2), (2, 1), rated="live")])
    assert set(found) == {POOL, ("rapid-attack", "live")}
    assert {rating.games for ladder in found.values() for rating in ladder.ratings} == {1}


def test_a_result_taken_back_leaves_no_trace() -> None:
    games = [result(f"{n}", (1, 1 + n % 2), (2, 2 - n % 2), (3, 1)) for n in range(12)]
    without = [game for game in games if game.game != "4"]
    assert ladders(without) == ladders([game for game in games if game.game != "4"])
    assert ladders([*without[:4], games[4], *without[4:]]) == ladders(games)
    before, after = changes_in(games, "7")[0]
    assert (before.games, after.games) == (7, 8)
    assert changes_in(games, "none") == ()


def test_no_rating_is_shown_below_ten_games() -> None:
    games = [result(f"{n}", (1, 1), (n + 2, 2)) for n in range(GAMES_LEAST)]
    (ladder,) = ladders(games).values()
    assert [rating.user for rating in ladder.settled] == [1]
    assert ladder.ratings[0].value > 1500
    (short,) = ladders(games[1:]).values()
    assert short.settled == ()
    assert Rating(1, "").value == 1500


def test_the_forgotten_stay_apart_from_each_other() -> None:
    row = result("a", (1, 1), (2, 2), (3, 3))
    hidden = tuple(structs.replace(seat, user=0, name="?", former=70 + n) for n, seat in enumerate(row.seats[1:]))
    changed = structs.replace(row, seats=(row.seats[0], *hidden))
    assert figures(changed)[1] == figures(row)[1]
    assert set(figures(changed)) == {1, -70, -71}


# -- which games count ----------------------------------------------------------------------------------------------


async def rated(table: Table, *others: Any, channel: int = 1) -> Game:
    """A rated game of Ana and the others, begun."""
    game = await lobby(table, channel=channel, size="skirmish")
    game = await rate(table, game.id, ANA, rated=True)
    for person in others or (BEN,):
        game = await table.join(game.id, person, None)
    return await table.start(game.id, ANA)


async def verdict(table: Table, game: Game) -> tuple[str, str]:
    found = rated_as(await table.game(game.id), await table.entries(game.id))
    return found.pace, found.reason


async def agreed_end(table: Table, game: Game) -> None:
    await seating.abandon(table, game.id, ANA)
    await wishes.vote(table, game.id, BEN, agree=True)


async def both_decide(table: Table, game: Game) -> Game:
    """Decisions until both have made one."""
    acted, chance = set[int](), random.Random(1)
    while not acted >= {ANA.user, BEN.user}:
        acted.add(person_of(game).user)
        game = await play(table, game, chance, 1)
    return game


async def test_a_game_among_people_counts_when_all_agree_to_its_end(table: Table) -> None:
    game = await both_decide(table, await rated(table))
    await agreed_end(table, game)
    assert await verdict(table, game) == ("post", "")
    changes = await rated_changes_of(table, game.id)
    assert [after.games for _, after in changes] == [1, 1]


async def test_a_game_that_nobody_made_rated_does_not(table: Table) -> None:
    game = await lobby(table, BEN, size="skirmish")
    game = await both_decide(table, await table.start(game.id, ANA))
    await agreed_end(table, game)
    assert await verdict(table, game) == ("", "")
    assert await rated_changes_of(table, game.id) == ()


async def test_who_has_resigned_has_lost(table: Table) -> None:
    game = await both_decide(table, await rated(table))
    game = await seating.resign(table, game.id, BEN)
    assert game.status == "ended"
    assert rated_as(game, await table.entries(game.id)).ranks == (1, 2)
    changes = await rated_changes_of(table, game.id)
    assert [after.user for _, after in changes] == [ANA.user, BEN.user]


async def test_who_resigns_at_once_has_lost_to_those_who_have_begun(table: Table) -> None:
    game = await rated(table)
    first = person_of(game)
    other = BEN if first.user == ANA.user else ANA
    game = await play(table, game, random.Random(1), 1)
    await seating.resign(table, game.id, other)
    found = rated_as(await table.game(game.id), await table.entries(game.id))
    assert (found.reason, found.ranks) == ("", (1, 2) if first.user == ANA.user else (2, 1))
    untouched = await rated(table, channel=2)
    await seating.resign(table, untouched.id, BEN)
    assert await verdict(table, untouched) == ("", "absent"), "nobody had begun"


async def test_an_end_that_the_host_alone_wants_is_asked_for_or_does_not_count(table: Table) -> None:
    game = await both_decide(table, await rated(table))
    asked = await ask_to_end(table, game.id, ANA)
    assert asked is not None
    assert asked.status == "running"
    await wishes.vote(table, game.id, BEN, agree=False)
    await table.end(game.id, structs.replace(CHLOE, moderator=True))
    assert await verdict(table, game) == ("", "ended")


async def test_who_leaves_a_rated_game_is_last_and_voids_nothing_for_the_others(table: Table) -> None:
    game = await both_decide(table, await rated(table, BEN, CHLOE))
    while not any(decision.user == CHLOE.user for decision in game.decisions):
        game = await play(table, game, random.Random(2), 1)
    await seating.resign(table, game.id, CHLOE)
    game = await seating.resign(table, game.id, BEN)
    assert game.status == "ended"
    ranks = rated_as(game, await table.entries(game.id)).ranks
    assert (ranks[0], min(ranks[1:])) == (1, 2)


async def test_the_host_who_plays_gives_nobodys_seat_away_alone(table: Table) -> None:
    game = await both_decide(table, await rated(table))
    for person in (ANA, structs.replace(CHLOE, moderator=True)):
        for by in (None, CHLOE, Person(BOTS[0], "Bot")):
            with pytest.raises(NotAllowed, match="seats-count"):
                await seating.replace(table, game.id, person, 1, by, level="pilot")
    assert (await table.game(game.id)).seats == game.seats


@pytest.mark.parametrize(("size", "guild", "code"), [("demo", 1, "rated-demo"), ("skirmish", None, "rated-here")])
async def test_what_cannot_be_rated(table: Table, size: str, guild: int | None, code: str) -> None:
    from table import Opened

    opened = Opened(ANA.user, "Game", "rapid-attack", size, "declared", {}, rated=True)
    with pytest.raises(NotAllowed) as caught:
        await table.open(ANA, channel=5, guild=guild, opened=opened)
    assert caught.value.code == code


async def test_a_lobby_that_others_have_joined_stays_as_it_is(table: Table) -> None:
    game = await lobby(table, BEN, size="skirmish")
    for person, code in ((ANA, "rated-joined"), (BEN, "not-host")):
        with pytest.raises(NotAllowed) as caught:
            await rate(table, game.id, person, rated=True)
        assert caught.value.code == code
    game = await lobby(table, size="skirmish", channel=2)
    assert (await rate(table, game.id, ANA, rated=True)).rated
    with pytest.raises(NotAllowed) as caught:
        await seating.add_bot(table, game.id, ANA, "Bot", "pilot")
    assert caught.value.code == "rated-bots"
    with pytest.raises(NotAllowed) as caught:
        await seating.configure(table, game.id, ANA, None, "demo")
    assert caught.value.code == "rated-demo"
    assert not (await rate(table, game.id, ANA, rated=False)).rated


async def test_the_end_taken_back_takes_the_rating_back(table: Table, storage: Storage) -> None:
    game = await both_decide(table, await rated(table))
    await agreed_end(table, game)
    await save_result(table, game.id)
    assert (await ladders_of_guild(table, 1))[POOL].of(ANA.user) is not None
    await storage.results.delete(game.id)
    assert await ladders_of_guild(table, 1) == {}


async def test_the_time_of_the_end_stays(table: Table, storage: Storage) -> None:
    game = await both_decide(table, await rated(table))
    await agreed_end(table, game)
    await save_result(table, game.id)
    row = await storage.results.get(game.id)
    assert row is not None
    await storage.results.save(structs.replace(row, ended=row.ended + 99))
    assert await storage.results.get(game.id) == row


async def test_the_forgotten_are_on_no_ladder_and_change_no_rating(table: Table, storage: Storage) -> None:
    game = await both_decide(table, await rated(table))
    await agreed_end(table, game)
    before = (await rated_changes_of(table, game.id))[0]
    await forget(table, BEN)
    table.drop_cache()
    assert (await rated_changes_of(table, game.id))[0] == before
    assert [rating.user for rating in (await ladders_of_guild(table, 1))[POOL].ratings] == [ANA.user]
    row = await storage.results.get(game.id)
    assert row is not None
    assert [seat.user for seat in row.seats] == [ANA.user, 0]
