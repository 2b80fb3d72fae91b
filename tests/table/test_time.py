"""Clocks: what runs, what stops it, and what happens when it has run out. Time is turned by hand."""

from __future__ import annotations

import random
from datetime import UTC, date, datetime

import pytest

from rules import Malformed
from storage import Storage
from table import Opened, Table, log, player_clocks
from table.log import Joined
from table.time.away import Holiday, QuietHours
from table.time.clock import DAY, HOUR, MINUTE, ManualClock
from table.time.controls import Pace, TimeControl, TimeLimit, read_time
from table.votes import seating
from table.votes.undo import take_back
from table.votes.wishes import vote
from table.waiting.timeouts import play_timeouts
from table.waiting.waits import waits_of
from tests.table.clocks import last, left, timed
from tests.table.people import ANA, BEN, CHLOE, DMITRI, answer, any_choice, lobby, person_of, play

pytestmark = pytest.mark.usefixtures("same_dice")


# -- what is written ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "limit", "seconds", "increment", "pace"),
    [
        ("none", TimeLimit.NONE, 0, 0, Pace.POST),
        ("10m", TimeLimit.DECISION, 10 * MINUTE, 0, Pace.LIVE),
        ("1d", TimeLimit.DECISION, DAY, 0, Pace.POST),
        ("3 jours", TimeLimit.DECISION, 3 * DAY, 0, Pace.POST),
        ("2h+10m", TimeLimit.BANK, 2 * HOUR, 10 * MINUTE, Pace.LIVE),
        ("3d+0", TimeLimit.BANK, 3 * DAY, 0, Pace.POST),
        ("1d 12h", TimeLimit.DECISION, 36 * HOUR, 0, Pace.POST),
        ("1 semaine", TimeLimit.DECISION, 7 * DAY, 0, Pace.POST),
        ("2 weeks", TimeLimit.DECISION, 14 * DAY, 0, Pace.POST),
        ("90s", TimeLimit.DECISION, 90, 0, Pace.LIVE),
    ],
)
def test_a_time_is_read_and_written(text: str, limit: TimeLimit, seconds: float, increment: float, pace: Pace) -> None:
    read = read_time(text)
    assert read == TimeControl(limit, seconds, increment, pace)
    assert read_time(str(read), str(pace)) == read


@pytest.mark.parametrize(
    "text", ["soon", "1x", "1 mois", "2 months", "10", "1d+", "1d+soon", "+10m", "1d;2h", "1d\x00", "-1d", "d1"]
)
def test_a_time_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Malformed) as error:
        read_time(text)
    assert error.value.code in ("time-unreadable", "time-range")


@pytest.mark.parametrize("text", ["1s", "61d", "999999d", "0m", "1d+61d"])
def test_a_time_out_of_bounds(text: str) -> None:
    with pytest.raises(Malformed, match="time-range"):
        read_time(text)


def test_a_pace_that_there_is_not() -> None:
    with pytest.raises(Malformed, match="pace-unknown"):
        read_time("1d", "bullet")


# -- what runs ------------------------------------------------------------------------------------------------------


async def test_without_a_time_nothing_runs_and_only_a_long_silence_is_written(table: Table, clock: ManualClock) -> None:
    game = await play(table, await timed(table, "none"), random.Random(1), steps=5)
    clock.advance(player_clocks.SILENT - 1)
    await play_timeouts(table)
    assert (await table.game(game.id)).seq == game.seq
    for _ in range(3):
        clock.advance(1000 * DAY)
        await play_timeouts(table)
    written = [event for seq, entry in await table.entries(game.id) if seq > game.seq for event in entry.table]
    assert written == [log.FellSilent(game.waiting[0])]
    row = await table.storage.games.get(game.id)
    assert row is not None
    (wait,) = (wait for wait in waits_of(table, await table.game(game.id), row) if wait.user == game.waiting[0])
    assert (wait.kind, wait.gone) == ("decision", "silent"), "no decision has been missed"


async def test_after_a_time_out_the_next_decision_of_the_same_player_is_a_new_one(
    table: Table, storage: Storage, clock: ManualClock
) -> None:
    game = await timed(table, "10m")
    while True:
        (before,) = await storage.waiting.of_game(game.id)
        await storage.waiting.claim([(before, None, 1)], clock.now())
        clock.advance(11 * MINUTE)
        await play_timeouts(table)
        game = await table.game(game.id)
        if game.waiting == (before.user,):
            break
    (row,) = await storage.waiting.of_game(game.id)
    assert (row.user, row.since, row.pings, row.due) == (before.user, clock.now(), 0, clock.now())


async def test_each_decision_has_its_time(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "1d")
    assert left(table, game) == DAY
    clock.advance(10 * HOUR)
    assert left(table, game) == 14 * HOUR
    game = await answer(table, game, any_choice(game, random.Random(1)))
    assert left(table, game) == DAY
    assert game.clocks[0].until is None or game.clocks[0].until == clock.now() + DAY


async def test_a_bank_is_used_and_topped_up(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "2h+10m")
    user = game.waiting[0]
    other = BEN.user if user == ANA.user else ANA.user
    clock.advance(30 * MINUTE)
    game = await answer(table, game, any_choice(game, random.Random(1)))
    assert left(table, game, user) == 2 * HOUR - 20 * MINUTE
    clock.advance(HOUR)
    assert left(table, game, other) == (2 * HOUR if other not in game.waiting else HOUR)


async def test_only_whose_turn_it_is_loses_time(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "2h+0", "post")
    luck = random.Random(3)
    used = {ANA.user: 0.0, BEN.user: 0.0}
    for _ in range(40):
        if game.status != "running":
            break
        user = game.waiting[0]
        clock.advance(7.0)
        used[user] += 7.0
        game = await answer(table, game, any_choice(game, luck))
    for user, seconds in used.items():
        assert seconds
        assert left(table, game, user) - (2 * HOUR - seconds) == pytest.approx(0.0)


async def test_the_clocks_are_the_same_after_a_restart(table: Table, storage: Storage, clock: ManualClock) -> None:
    game = await timed(table, "2h+10m")
    luck = random.Random(4)
    for _ in range(12):
        clock.advance(luck.uniform(1, 500))
        game = await answer(table, game, any_choice(game, luck))
    again = Table(storage, clock=clock)
    clock.advance(60)
    assert await again.game(game.id) == game
    assert left(again, game) == left(table, game)


# -- what stops it --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("time", ["1d", "1d+1h"])
async def test_a_holiday_stops_the_clock(table: Table, clock: ManualClock, time: str) -> None:
    game = await timed(table, time, "post")
    user = game.waiting[0]
    first = date(2026, 3, 3)
    await table.preferences.set_user(user, holiday=Holiday(first, date(2026, 3, 12)))
    clock.advance(8 * DAY)
    assert left(table, game) == 12 * HOUR, "from Monday noon to midnight it ran"
    await play_timeouts(table)
    assert (await table.game(game.id)).seq == game.seq
    clock.advance(DAY + 12 * HOUR)  # the holiday's end is Friday at midnight
    clock.advance(DAY + 11 * HOUR)
    await play_timeouts(table)
    assert (await table.game(game.id)).seq == game.seq
    clock.advance(2 * HOUR)
    await play_timeouts(table)
    assert isinstance((await last(table, game))[0], log.TimedOut)


async def test_a_holiday_that_is_taken_back_lets_the_clock_run_again(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "1d")
    user = game.waiting[0]
    await table.preferences.set_user(user, holiday=Holiday(date(2026, 3, 2), date(2026, 4, 20)))
    clock.advance(2 * DAY)
    await play_timeouts(table)
    await table.preferences.set_user(user, holiday=None)
    clock.advance(DAY)
    await play_timeouts(table)
    assert (await table.game(game.id)).seq > game.seq


async def test_quiet_hours_stop_a_decisions_time_by_post_and_nothing_else(table: Table, clock: ManualClock) -> None:
    for channel, (time, pace, stops) in enumerate(
        (("1d", "post", True), ("1d+1h", "post", False), ("1d", "live", False))
    ):
        game = await timed(table, time, pace, channel=channel + 1)
        await table.preferences.set_user(game.waiting[0], quiet=QuietHours(22 * 60, 7 * 60))
        clock.advance(23 * HOUR)
        assert left(table, game) == (10 * HOUR if stops else HOUR)
        until = player_clocks.runs_out_at(game, game.waiting[0], clock.now(), table.preferences)
        assert until == clock.now() + (10 if stops else 1) * HOUR
        clock.advance(HOUR)


async def test_the_end_that_is_shown_knows_of_holidays_and_nights(table: Table, clock: ManualClock) -> None:
    quiet, holiday = QuietHours(22 * 60, 7 * 60), Holiday(date(2026, 3, 4), date(2026, 3, 5))
    for user in (ANA.user, BEN.user):
        await table.preferences.set_user(user, quiet=quiet, holiday=holiday)
    game = await timed(table, "1d", "post")
    hand = player_clocks.clock_of(game, game.waiting[0])
    assert hand is not None
    # Monday 12–22: 10 h; Tuesday 7–22: 14 h are left, so until 21:00.
    assert hand.until == datetime(2026, 3, 3, 21, tzinfo=UTC).timestamp()
    game2 = await timed(table, "2d", "post", channel=2)
    hand = player_clocks.clock_of(game2, game2.waiting[0])
    assert hand is not None
    # After Tuesday 25 h are used; Wednesday and Thursday are holidays; Friday 15 h; Saturday the last 8.
    assert hand.until == datetime(2026, 3, 7, 15, tzinfo=UTC).timestamp()


# -- changing it ----------------------------------------------------------------------------------------------------


async def test_live_and_by_post_are_switched_in_mid_game_by_agreement(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "10m")
    assert game.time.pace is Pace.LIVE
    asked = await seating.set_time(table, game.id, ANA, read_time("2d"))
    assert asked.time == game.time
    agreed = await vote(table, game.id, BEN, agree=True)
    assert agreed.time == read_time("2d")
    assert left(table, agreed) == 2 * DAY
    await seating.set_time(table, game.id, BEN, read_time("none"))
    none = await vote(table, game.id, ANA, agree=True)
    assert not none.time.runs
    assert none.clocks == ()
    clock.advance(10 * DAY)
    await play_timeouts(table)
    assert (await table.game(game.id)).seq == none.seq
    await seating.set_time(table, game.id, BEN, read_time("1h"))
    again = await vote(table, game.id, ANA, agree=True)
    assert left(table, again) == HOUR, "what was before counts no more"


async def test_taking_back_gives_no_time(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "2h+10m")
    while game.requests[0].kind != "activate":
        game = await answer(table, game, any_choice(game, random.Random(1)))
    person = person_of(game)
    before = left(table, game)
    for _ in range(5):
        played = await answer(table, game, game.requests[0].options[0].choice)
        game = await take_back(table, game.id, person, seq=played.seq)
    assert left(table, game) <= before


async def test_a_lobby_that_nobody_starts_closes_after_thirty_days(table: Table, clock: ManualClock) -> None:
    game = await lobby(table, BEN)
    clock.advance(29 * DAY)
    assert await play_timeouts(table) == clock.now() + DAY
    await table.join(game.id, CHLOE, None)
    clock.advance(29 * DAY)
    await play_timeouts(table)
    assert (await table.game(game.id)).status == "lobby", "somebody has come since"
    matched = [Joined(CHLOE.user, CHLOE.name), Joined(DMITRI.user, DMITRI.name)]
    opened = Opened(ANA.user, "The match", "rapid-attack", "demo", "declared", {})
    match = await table.open(
        ANA, channel=2, guild=1, opened=opened, seated=matched, attached=log.Attached("Iron Cup", 2)
    )
    clock.advance(DAY)
    await play_timeouts(table)
    closed = await table.game(game.id)
    assert (closed.status, closed.called_off) == ("ended", True)
    assert (await lobby(table)).channel == game.channel, "the channel is free"
    clock.advance(40 * DAY)
    await play_timeouts(table)
    assert (await table.game(match.id)).status == "lobby", "a match is its organisers' to decide"
