"""When to tell somebody: told as a table, on a clock that is turned."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import pairwise
from typing import Any

import pytest
from msgspec import structs

from storage import WaitingRow
from table import Game, NotAllowed, Table
from table.player_clocks import Allowance, allowances
from table.settings import UserSettings
from table.time.away import Holiday, QuietHours
from table.time.clock import DAY, HOUR, MINUTE, ManualClock
from table.votes import seating
from table.waiting.reminders import REMINDERS, PingNow, Postpone, nudge, schedule
from table.waiting.waits import allowances_of
from tests.table.clocks import timed
from tests.table.people import ANA, BEN, CHLOE, answer, lobby, person_of, started

ROW = WaitingRow("g", 1, 0.0, 0, None, 0.0, None, False, None, 1, 1, "The game", "en")


def days_of(
    chosen: UserSettings, row: WaitingRow = ROW, end: float = 30 * DAY, times: Sequence[Allowance] = ()
) -> list[float]:
    """When somebody is told, who never answers: the clock goes from one look to the next."""
    told, now = [], row.due
    while now is not None and now <= end:
        match schedule(row, chosen, now, times):
            case PingNow(count, until):
                told.append(now)
                row = structs.replace(row, pings=count, told=now, due=until, nudge=False)
            case Postpone(until):
                row = structs.replace(row, due=until)
        assert row.due is None or row.due > now, "each look leads on"
        now = row.due
    return told


@pytest.mark.parametrize(
    ("chosen", "hours"),
    [
        (UserSettings(), [0, 24, 48, 72]),
        (UserSettings(remind=6 * HOUR), [0, 6, 12, 18]),
        (UserSettings(remind=0), [0]),
        (UserSettings(ping="off"), []),
        (UserSettings(quiet=QuietHours(22 * 60, 7 * 60)), [7, 31, 55, 79]),
        (UserSettings(quiet=QuietHours(22 * 60, 7 * 60), remind=6 * HOUR), [7, 13, 19, 31]),
    ],
)
def test_a_month_of_silence(chosen: UserSettings, hours: list[float]) -> None:
    assert [at / HOUR for at in days_of(chosen)] == hours


NIGHT = QuietHours(22 * 60, 7 * 60)


@pytest.mark.parametrize(
    ("written", "chosen", "hours"),
    [
        ("1d", UserSettings(), [0, 18]),
        ("1d", UserSettings(quiet=NIGHT), [7, 34]),
        ("1d", UserSettings(quiet=NIGHT, remind=6 * HOUR), [7, 13, 19, 34]),
        ("1d", UserSettings(remind=HOUR), [0, 6, 12, 18]),
        ("2d", UserSettings(), [0, 24, 36]),
        ("3d", UserSettings(), [0, 24, 54]),
        ("7d", UserSettings(), [0, 42, 84, 126]),
        ("7d", UserSettings(remind=0), [0, 126]),
        ("1d+1h", UserSettings(quiet=NIGHT, remind=6 * HOUR), [7, 18]),
        ("1d", UserSettings(quiet=NIGHT, holiday=Holiday(date(1970, 1, 2), date(1970, 1, 3))), [7, 82]),
    ],
)
async def test_a_quarter_of_the_time_lies_between_two_calls(
    table: Table, written: str, chosen: UserSettings, hours: list[float]
) -> None:
    game = await timed(table, written)
    user, changed = game.waiting[0], {name: getattr(chosen, name) for name in ("quiet", "remind", "holiday")}
    await table.preferences.set_user(user, **changed)
    times = allowances(structs.replace(game, at=0.0), user, table.preferences)
    assert [at / HOUR for at in days_of(chosen, times=times)] == hours
    assert all(later - at >= times[0].quarter for at, later in pairwise([at * HOUR for at in hours]))


def test_a_nudge_puts_the_warning_off_instead_of_doubling_it() -> None:
    times, nudged = [Allowance.until(DAY, DAY)], structs.replace(ROW, pings=2, told=16 * HOUR)
    assert schedule(nudged, UserSettings(), 17 * HOUR, times) == Postpone(22 * HOUR)
    assert schedule(structs.replace(nudged, told=19 * HOUR), UserSettings(), 19 * HOUR, times) == Postpone(None)


def test_who_acted_is_only_reminded() -> None:
    acted = structs.replace(ROW, pings=1, told=0.0, due=HOUR)
    assert [at / HOUR for at in days_of(UserSettings(), acted)] == [24, 48, 72]


def test_a_nudge_comes_besides_the_reminders() -> None:
    silent = structs.replace(ROW, pings=1 + REMINDERS, told=5 * HOUR, nudge=True, nudged=10 * HOUR, due=10 * HOUR)
    assert schedule(silent, UserSettings(), 10 * HOUR) == PingNow(1 + REMINDERS, None)
    first = structs.replace(ROW, nudge=True, nudged=0.0)
    assert schedule(first, UserSettings(), 0.0) == PingNow(1, DAY), "the first ping and the nudge are one"


def test_settings_that_change_are_heeded() -> None:
    held = structs.replace(ROW, due=7 * HOUR)
    assert schedule(held, UserSettings(), MINUTE) == PingNow(1, DAY + MINUTE)
    assert schedule(held, UserSettings(ping="off"), MINUTE) == Postpone(None)


# -- nudges ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock() -> ManualClock:
    """A clock at a day in 2001."""
    return ManualClock(1e9)


async def refused(code: str, *args: Any) -> None:
    """It is not allowed, for that reason."""
    with pytest.raises(NotAllowed) as found:
        await nudge(*args)
    assert found.value.code == code


async def test_who_may_nudge_and_when(table: Table, clock: ManualClock) -> None:
    await refused("nudge-no-player", table, await lobby(table, channel=9), ANA)
    await refused("nudge-nobody", table, await lobby(table, BEN, channel=8), ANA)
    game = await started(table, BEN)
    waiting, other = person_of(game), BEN if person_of(game) == ANA else ANA
    await refused("not-seated", table, game, CHLOE)
    await refused("nudge-nobody", table, game, waiting)
    assert (await nudge(table, game, other)).pinged == (waiting.user,)
    clock.advance(12 * HOUR - 1)
    await refused("nudge-too-soon", table, game, other)
    clock.advance(1)
    assert (await nudge(table, game, other)).pinged == (waiting.user,)


async def test_a_nudge_says_what_becomes_of_it(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    waiting, other = person_of(game), BEN if person_of(game) == ANA else ANA
    await table.preferences.set_user(waiting.user, ping="off")
    assert (await nudge(table, game, other)).silent == (waiting.user,)
    await table.preferences.set_user(waiting.user, ping="channel", quiet=QuietHours(0, 1439))
    ((held, at),) = (await nudge(table, game, other)).held
    assert (held, at) == (waiting.user, table.preferences.user(waiting.user).free_at(clock.now()))


async def test_an_answer_at_the_table_begins_anew(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    before = {row.user: row.since for row in await table.storage.waiting.of_game(game.id)}
    assert set(before) == set(game.waiting)
    clock.advance(DAY)
    game = await answer(table, game, game.requests[0].options[0].choice)
    after = await table.storage.waiting.of_game(game.id)
    assert {row.user for row in after} == set(game.waiting)
    assert all(row.since == clock.now() for row in after)


async def test_one_warning_comes_when_a_quarter_of_the_time_is_left(table: Table, clock: ManualClock) -> None:
    game = await timed(table, "12h")
    user, begun = game.waiting[0], clock.now()
    (time,) = allowances(game, user, table.preferences)
    warning = time.warn
    assert time == Allowance(begun + 6 * HOUR, begun + 9 * HOUR, begun + 12 * HOUR, 3 * HOUR)
    waited = structs.replace((await table.storage.waiting.of_game(game.id))[0], since=begun, pings=1, told=begun)
    chosen = table.preferences.user(user)
    assert schedule(waited, chosen, begun + HOUR, [time]) == Postpone(warning)
    now = schedule(waited, chosen, warning, [time])
    assert isinstance(now, PingNow)
    assert now.until is None or now.until > begun + 12 * HOUR, "no reminder in the minute in which time runs out"
    told = structs.replace(waited, pings=2, told=warning)
    assert isinstance(schedule(told, chosen, warning + HOUR, [time]), Postpone), "once"
    live = await timed(table, "10m", channel=2)
    assert not allowances(live, live.waiting[0], table.preferences)


async def test_a_vote_gives_one_warning_before_it_runs_out(table: Table, clock: ManualClock) -> None:
    game = await started(table, BEN)
    clock.advance(HOUR)
    asker, voter = person_of(game), BEN if person_of(game) == ANA else ANA
    game = await seating.abandon(table, game.id, asker)
    (row,) = [row for row in await table.storage.waiting.of_game(game.id) if row.user == voter.user]
    asked = structs.replace(row, pings=1, told=clock.now())
    times, chosen = allowances_of(table, game, asked), table.preferences.user(voter.user)
    (warning,) = (one.warn for one in times)
    assert warning == clock.now() + 36 * HOUR
    assert schedule(structs.replace(asked, told=warning), chosen, warning, times) == Postpone(None), "once"
    (mine,) = [row for row in await table.storage.waiting.of_game(game.id) if row.user == asker.user]
    assert allowances_of(table, game, mine) == [], "who asked has no vote to give"


@pytest.mark.parametrize(("ends", "days"), [(7 * DAY, [0, 5.25]), (None, [0, 1])])
async def test_to_a_match_that_nobody_begins_its_players_are_called_twice(
    table: Table, monkeypatch: pytest.MonkeyPatch, ends: float | None, days: list[float]
) -> None:
    game = await lobby(table, BEN)
    monkeypatch.setattr(Game, "ready", True)
    table.hooks.round_end = lambda _game: ends
    assert [at / DAY for at in days_of(UserSettings(), times=allowances_of(table, game, ROW))] == days
