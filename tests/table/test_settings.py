"""What people write about times, what comes of it, and how it is kept."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import event

from rules import Malformed
from storage import Storage
from table import Table
from table.settings import GuildSettings, UserSettings
from table.time.away import (
    Holiday,
    QuietHours,
    _zones_by_place,
    continued,
    holiday,
    quiet_hours,
    remind_every,
    zone_named,
    zones,
)
from table.time.clock import DAY, HOUR

PARIS = ZoneInfo("Europe/Paris")
NIGHT = QuietHours(22 * 60, 7 * 60)
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC).timestamp()


def at(*parts: int, zone: Any = PARIS, fold: int = 0) -> float:
    """A local time as seconds since 1970."""
    return datetime(*parts, tzinfo=zone, fold=fold).timestamp()  # type: ignore[arg-type,misc]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("22:00-07:00", "22:00-07:00"),
        (" 22-7 ", "22:00-07:00"),
        ("22h30 – 7h", "22:30-07:00"),
        ("9.15 to 17.45", "09:15-17:45"),
        ("21h à 8h", "21:00-08:00"),
        ("0-24:00", None),
        ("23-24", "23:00-00:00"),
        ("10pm-7am", "22:00-07:00"),
        ("from 9:30 p.m. to 12 am", "21:30-00:00"),
        ("de 22h à 7h", "22:00-07:00"),
    ],
)
def test_quiet_hours_as_people_write_them(written: str, read: str | None) -> None:
    if read is None:
        with pytest.raises(Malformed, match="quiet-always"):
            quiet_hours(written)
    else:
        assert str(quiet_hours(written)) == read


@pytest.mark.parametrize(
    "written", ["", "night", "25-7", "22:60-7", "22:00", "22-7-9", "-5-7", "22:0-7", "13pm-7", "²-7", "2" * 300]
)
def test_quiet_hours_that_are_none(written: str) -> None:
    with pytest.raises(Malformed, match="quiet-unreadable"):
        quiet_hours(written)


@pytest.mark.parametrize(
    ("written", "hours"),
    [("6h", 6), ("1 week", 168), ("2 semaines", 336), ("1d", 24), ("2 jours", 48), ("12 Hours", 12), ("14j", 336)],
)
def test_intervals(written: str, hours: float) -> None:
    assert remind_every(written) == hours * HOUR


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("0h", "range"),
        ("15d", "range"),
        ("9999d", "range"),
        ("h", "unreadable"),
        ("1.5h", "unreadable"),
        ("6", "unreadable"),
    ],
)
def test_intervals_that_are_none(written: str, code: str) -> None:
    with pytest.raises(Malformed, match=f"remind-{code}"):
        remind_every(written)


def test_zones() -> None:
    assert zone_named(" europe/PARIS ") == "Europe/Paris"
    assert zone_named("america/new york") == "America/New_York"
    assert zone_named("utc") == "UTC"
    assert [zone_named(city) for city in ("Paris", "new york")] == ["Europe/Paris", "America/New_York"]
    assert [zone_named(place) for place in ("Lyon", "München", "saint étienne")] == [
        "Europe/Paris",
        "Europe/Berlin",
        "Europe/Paris",
    ]
    assert [zone_named(country) for country in ("France", "poland", "Espagne")] == [
        "Europe/Paris",
        "Europe/Warsaw",
        "Europe/Madrid",
    ]
    assert zones("paris", 5)[0] == zones("lyo", 5)[0] == "Europe/Paris"
    assert len(zones("", 25)) == 25
    for nonsense in ("", "GMT+2", "UTC+2", "Eastern", "Mars/Olympus", "../../etc/passwd", "Europe/Paris\0"):
        with pytest.raises(Malformed, match="zone-unknown"):
            zone_named(nonsense)
    for several in ("Georgia", "United States"):
        with pytest.raises(Malformed, match="zone-unknown"):
            zone_named(several)


def test_each_place_has_a_zone_of_the_list() -> None:
    for place, zone in _zones_by_place().items():
        assert zone_named(zone) == zone, place


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("2026-12-24", "2026-12-20", "backwards"),
        ("2026-11-01", "2026-11-20", "over"),
        ("2026-12-01", "2027-02-01", "long"),
        ("2028-01-01", "2028-01-02", "far"),
        ("24.13.2026", "2027-01-02", "unreadable"),
        ("24 Dec 20:00", "2027-01-02", "unreadable"),
        ("2026-02-30", "2026-03-01", "unreadable"),
        ("9999-12-31", "9999-12-31", "far"),
    ],
)
def test_holidays_that_cannot_be(first: str, last: str, code: str) -> None:
    with pytest.raises(Malformed, match=f"holiday-{code}"):
        holiday(first, last, NOW, "Europe/Paris")


@pytest.mark.parametrize(
    ("first", "last", "days"),
    [
        ("tomorrow", "Friday", "2026-12-11/2026-12-11"),
        ("lundi", "vendredi", "2026-12-14/2026-12-18"),
        ("24 Dec", "2 January", "2026-12-24/2027-01-02"),
        ("24/12", "2/1", "2026-12-24/2027-01-02"),
        ("24.12.2026", "Sat 2 Jan", "2026-12-24/2027-01-02"),
        ("the day after tomorrow", "dim. 20 déc.", "2026-12-12/2026-12-20"),
        ("", "in 2 weeks", "2026-12-10/2026-12-24"),
        ("samedi prochain", "le 24", "2026-12-12/2026-12-24"),
        ("", "dimanche", "2026-12-10/2026-12-13"),
    ],
)
def test_days_of_a_holiday_as_people_write_them(first: str, last: str, days: str) -> None:
    thursday = datetime(2026, 12, 10, 12, tzinfo=UTC).timestamp()
    assert str(holiday(first, last, thursday, "UTC")) == days


def test_a_holiday_that_ends_early_or_is_drawn_out_keeps_its_days_so_far() -> None:
    today = datetime.fromtimestamp(NOW, UTC).date()
    began, still = today - timedelta(days=4), today + timedelta(days=3)
    running, more = Holiday(began, still), Holiday(today, today + timedelta(days=9))
    ended = continued(running, None, NOW, "UTC")
    assert ended == Holiday(began, today, NOW), "it ends at this moment, not with yesterday"
    assert Holiday.parse(str(ended)) == ended == continued(ended, None, NOW + 60, "UTC")
    assert continued(Holiday(today, still), None, NOW, "UTC") == Holiday(today, today, NOW)
    person = UserSettings(holiday=ended)
    assert (person.free_at(NOW - 60), person.free_at(NOW + 60)) == (NOW, NOW + 60)
    assert person.away_between(NOW - 60, NOW + 60) == 60
    assert continued(running, more, NOW, "UTC") == Holiday(began, more.last)
    for none in (None, Holiday(today, still), Holiday(began, today - timedelta(days=2))):
        assert continued(none, more, NOW, "UTC") == more, "nothing of it has passed, or it is over"
    with pytest.raises(Malformed, match="holiday-long"):
        continued(running, Holiday(today, today + timedelta(days=58)), NOW, "UTC")


def test_a_night_in_paris() -> None:
    chosen = UserSettings(quiet=NIGHT, zone="Europe/Paris")
    assert chosen.free_at(at(2026, 1, 1, 23)) == at(2026, 1, 2, 7)
    assert chosen.free_at(at(2026, 1, 1, 6, 59)) == at(2026, 1, 1, 7)
    for free in (at(2026, 1, 1, 7), at(2026, 1, 1, 21, 59)):
        assert chosen.free_at(free) == free


def test_a_siesta() -> None:
    chosen = UserSettings(quiet=QuietHours(13 * 60, 15 * 60), zone="Europe/Paris")
    assert chosen.free_at(at(2026, 7, 1, 13)) == at(2026, 7, 1, 15)
    assert chosen.free_at(at(2026, 7, 1, 12, 59)) == at(2026, 7, 1, 12, 59)
    assert chosen.free_at(at(2026, 7, 1, 23)) == at(2026, 7, 1, 23)


def test_the_night_when_the_clocks_go_forward_is_shorter() -> None:
    chosen = UserSettings(quiet=NIGHT, zone="Europe/Paris")
    evening = at(2026, 3, 28, 22)
    assert chosen.free_at(evening) - evening == 8 * HOUR
    gap = UserSettings(quiet=QuietHours(60, 150), zone="Europe/Paris")
    assert gap.free_at(at(2026, 3, 29, 1)) == at(2026, 3, 29, 3, 30), "half past two is not there that night"


def test_the_night_when_the_clocks_go_back_is_longer() -> None:
    chosen = UserSettings(quiet=NIGHT, zone="Europe/Paris")
    evening = at(2026, 10, 24, 22)
    assert chosen.free_at(evening) - evening == 10 * HOUR
    twice = UserSettings(quiet=QuietHours(60, 150), zone="Europe/Paris")
    second = at(2026, 10, 25, 2, 10, fold=1)
    assert twice.free_at(second) == at(2026, 10, 25, 2, 30, fold=1)


def test_a_holiday_ends_in_the_night_and_so_in_the_morning() -> None:
    chosen = UserSettings(quiet=NIGHT, zone="Europe/Paris", holiday=Holiday(date(2026, 12, 24), date(2027, 1, 2)))
    assert chosen.free_at(at(2026, 12, 24, 12)) == at(2027, 1, 3, 7)
    assert chosen.free_at(at(2026, 12, 23, 23)) == at(2027, 1, 3, 7)
    assert chosen.away_between(at(2026, 12, 23), at(2026, 12, 25)) == DAY
    assert chosen.away_between(at(2027, 1, 2, 12), at(2027, 2, 1)) == DAY / 2
    assert UserSettings().away_between(0, 9e9) == 0


@given(
    st.floats(0, 4e9),
    st.integers(0, 1439),
    st.integers(1, 1439),
    st.sampled_from(
        ["Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC", "Africa/Casablanca"]
    ),
)
def test_free_is_never_quiet_and_never_far(now: float, start: int, length: int, zone: str) -> None:
    quiet = QuietHours(start, (start + length) % 1440)
    chosen = UserSettings(quiet=quiet, zone=zone)
    free = chosen.free_at(now)
    assert now <= free <= now + 1.5 * DAY
    local = datetime.fromtimestamp(free, ZoneInfo(zone))
    end = quiet.end_at(local)
    assert end is None or end.timestamp() <= free


# -- kept -----------------------------------------------------------------------------------------------------------


async def test_settings_outlive_the_process(table: Table, storage: Storage) -> None:
    chosen = {"language": "fr", "ping": "message", "quiet": NIGHT, "zone": "Asia/Tokyo", "remind": 6 * HOUR}
    chosen["holiday"] = Holiday(date(2026, 12, 24), date(2027, 1, 2))
    await table.preferences.set_user(1, **chosen)
    await table.preferences.set_guild(2, language="fr", channels=(3, 4), options="a, b", size="battle")
    later = Table(storage)
    await later.preferences.load()
    assert later.preferences.user(1) == UserSettings(**chosen)
    assert later.preferences.guild(2) == GuildSettings("fr", size="battle", options="a, b", channels=(3, 4))
    await storage.forgotten.begin(1, 5.0)
    await later.preferences.read_again("user:1")
    assert later.preferences.user(1) == UserSettings()
    assert "user:1" not in await storage.settings.all()


async def test_what_cannot_be_read_is_as_for_anybody(table: Table, storage: Storage) -> None:
    broken = {"quiet": "never", "zone": "Mars/Olympus", "remind": "x", "holiday": "soon", "language": "fr", "more": "1"}
    await storage.settings.set("user:1", dict(broken))
    await storage.settings.set("guild:x", {"language": "fr"})
    await storage.settings.set("guild:2", {"channels": "1 b"})
    await table.preferences.load()
    assert table.preferences.user(1) == UserSettings(language="fr")
    assert table.preferences.guild(2) == table.preferences.guild(None) == GuildSettings()


async def test_a_read_costs_no_query(table: Table, storage: Storage) -> None:
    await table.preferences.set_user(1, language="fr")
    said: list[str] = []
    event.listen(
        storage._database.engine,
        "before_cursor_execute",
        lambda _c, _u, statement, *_: said.append(statement),
    )
    for user in range(1000):
        table.preferences.user(user)
    assert said == []
    await table.preferences.load()
    assert len(said) == 1
