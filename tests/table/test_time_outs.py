"""What happens when a clock has run out. Time is turned by hand."""

from __future__ import annotations

import random

import pytest

from rules import default
from storage import Storage
from table import Game, Table, log
from table.game import still_to_agree
from table.player_clocks import absent
from table.time.clock import DAY, HOUR, MINUTE, ManualClock
from table.votes import seating, wishes
from table.waiting.timeouts import play_timeouts
from tests.table.clocks import last, left, timed
from tests.table.people import ANA, BEN, CHLOE, answer, any_choice, handed

pytestmark = pytest.mark.usefixtures("same_dice")


async def test_a_time_out_is_the_stated_default_and_says_so(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "10m")
    (request,) = game.requests
    user = game.waiting[0]
    assert game.state is not None
    clock.advance(9 * MINUTE)
    assert await play_timeouts(table) == clock.now() + MINUTE
    clock.advance(MINUTE)
    await play_timeouts(table)
    event = (await last(table, game))[0]
    assert event == log.TimedOut(user, request.player, request.kind, default(game.state, request), False)
    after = await table.game(game.id)
    assert after.status == "running"
    assert [hand.strikes for hand in after.clocks if hand.user == user] == [1]


async def about_to_say_where(table: Table) -> Game:
    """A game on a map whose player has put down a die to move, and not said where to."""
    game = await timed(table, "10m", kind="map", options={"style": "woods"})
    for _ in range(40):
        if game.requests[0].kind == "where":
            return game
        moves = [item.choice for item in game.requests[0].options if item.label == "move"]
        game = await answer(table, game, (moves or [default(game.played, game.requests[0])])[0])
    raise AssertionError("nobody moves")


async def test_a_frame_stays_where_nobody_says_where_it_goes_in_time(table: Table, clock: ManualClock) -> None:
    game = await about_to_say_where(table)
    clock.advance(11 * MINUTE)
    await play_timeouts(table)
    event = (await last(table, game))[0]
    assert isinstance(event, log.TimedOut)
    assert (event.kind, event.choice) == ("where", "stay")


async def test_a_frame_stays_where_its_player_is_replaced_before_saying_where(table: Table) -> None:
    game = await about_to_say_where(table)
    after = await handed(table, game, ANA, game.requests[0].player, None)
    played = [event for event in await last(table, game) if isinstance(event, log.PlayedFor)]
    assert (played[0].kind, played[0].choice) == ("where", "stay")
    assert after.status == "running"


async def test_an_answer_in_the_last_moment_is_taken(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "10m")
    user = game.waiting[0]
    clock.advance(11 * MINUTE)
    after = await answer(table, game, any_choice(game, random.Random(1)))
    await play_timeouts(table)
    assert (await table.game(game.id)).seq == after.seq
    assert all(hand.strikes == 0 for hand in after.clocks if hand.user == user)


@pytest.mark.parametrize("time", ["10m", "1d", "30m+1m", "2h+0"])
@pytest.mark.parametrize("size", ["demo", pytest.param("skirmish", marks=pytest.mark.long)])
async def test_a_game_in_which_nobody_answers_ends_once_all_have_missed_three(
    table: Table, clock: ManualClock, time: str, size: str
) -> None:
    game = await timed(table, time, size=size, options={"hazards": True, "jettison": True})
    for _ in range(2000):
        due = await play_timeouts(table)
        if due is None:
            break
        clock.advance(max(0.0, due - clock.now()))
    game = await table.game(game.id)
    assert game.state is not None
    assert game.state.outcome is not None
    assert (game.state.outcome.reason, game.state.outcome.winners) == ("forfeited", ())
    decided = [e for _, entry in await table.entries(game.id) for e in entry.table if isinstance(e, log.TimedOut)]
    assert len(decided) >= 5, "the sixth that is missed ends the game"
    assert {e.user for e in decided} == {ANA.user, BEN.user}


async def test_an_empty_bank_leaves_time_to_play(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "1h+0", "post")
    clock.advance(HOUR)
    await play_timeouts(table)
    game = await table.game(game.id)
    for _ in range(20):
        assert left(table, game) >= HOUR
        game = await answer(table, game, any_choice(game, random.Random(2)))


async def test_three_in_a_row_and_one_answer_clears_them(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "10m")
    for _ in range(12):
        if absent(game):
            break
        clock.advance(10 * MINUTE)
        await play_timeouts(table)
        game = await table.game(game.id)
    assert absent(game)
    missing = absent(game)[0]
    while game.requests[0].player != missing:
        game = await answer(table, game, any_choice(game, random.Random(1)))
    game = await answer(table, game, any_choice(game, random.Random(1)))
    assert missing not in absent(game)


async def test_what_all_who_still_come_have_agreed_to_happens_when_the_last_voter_is_gone(
    table: Table, clock: ManualClock
) -> None:
    game = await timed(table, "1h", "post")
    seat = game.player_of(BEN.user)
    assert seat is not None
    await seating.replace(table, game.id, ANA, seat, CHLOE)
    game = await wishes.vote(table, game.id, CHLOE, agree=True)
    assert still_to_agree(game) == (BEN.user,)
    for _ in range(40):
        if game.open_wish is None:
            break
        assert seat not in absent(game)
        if game.waiting[0] == BEN.user:
            clock.advance(HOUR)
            await play_timeouts(table)
            game = await table.game(game.id)
        else:
            game = await answer(table, game, any_choice(game, random.Random(3)))
    assert (game.player_of(CHLOE.user), game.player_of(BEN.user)) == (seat, None)
    decided = [event for _, entry in await table.entries(game.id) for event in entry.table]
    assert sum(isinstance(event, log.TimedOut) for event in decided) == 3
    assert not any(isinstance(event, log.WishExpired) for event in decided)


async def test_who_is_gone_keeps_no_vote_open_that_another_completes(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "1h", "post")
    seat = game.player_of(BEN.user)
    assert seat is not None
    await seating.replace(table, game.id, ANA, seat, CHLOE)
    for _ in range(40):
        if seat in absent(game):
            break
        if game.waiting[0] == BEN.user:
            clock.advance(HOUR)
            await play_timeouts(table)
            game = await table.game(game.id)
        else:
            game = await answer(table, game, any_choice(game, random.Random(3)))
    assert still_to_agree(game) == (BEN.user, CHLOE.user)
    game = await wishes.vote(table, game.id, CHLOE, agree=True)
    assert (game.player_of(CHLOE.user), game.player_of(BEN.user)) == (seat, None)


async def test_two_loops_play_a_time_out_once(table: Table, storage: Storage, clock: ManualClock) -> None:
    game = await timed(table, "10m")
    other = Table(storage, clock=clock)
    await other.game(game.id)
    clock.advance(10 * MINUTE)
    await play_timeouts(table)
    await play_timeouts(other)
    assert (await Table(storage).game(game.id)).seq == game.seq + 1


async def test_one_query_finds_what_is_due_of_many(table: Table, storage: Storage, clock: ManualClock) -> None:
    first = await timed(table, "10m", channel=1)
    await timed(table, "1d", channel=2)
    await timed(table, "none", channel=3)
    found = await storage.deadlines.due(clock.now())
    assert found == [(first.id, clock.now() + 10 * MINUTE)], "what will be first"
    clock.advance(2 * DAY)
    assert len(await storage.deadlines.due(clock.now())) == 3, "and a look at who is silent"
    assert await storage.deadlines.due(clock.now(), shards=[1], of=2) == []


# -- with a roll, with real dice ------------------------------------------------------------------------------------


async def test_a_time_out_at_a_table_of_real_dice_rolls_the_bots(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "10m", options={"dice": "typed"})
    for _ in range(40):
        clock.advance(10 * MINUTE)
        await play_timeouts(table)
    game = await table.game(game.id)
    assert any(
        e.rolled for _, entry in await table.entries(game.id) for e in entry.table if isinstance(e, log.TimedOut)
    )
