"""Times as people write them, by the clocks of their zone; meetings as calendar files."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from icalendar import Calendar

from rules import Malformed
from storage import MeetingRow
from table.finding import calendar_file, read_length, read_times

PARIS = ZoneInfo("Europe/Paris")
NOW = datetime(2026, 11, 25, 15, 0, tzinfo=PARIS).timestamp()  # a Wednesday


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("Sat 20:00", "2026-11-28 20:00"),
        ("saturday 20h", "2026-11-28 20:00"),
        ("sam. 20h30", "2026-11-28 20:30"),
        ("wed 20:00", "2026-11-25 20:00"),
        ("mercredi 14:00", "2026-12-02 14:00"),
        ("20:00", "2026-11-25 20:00"),
        ("9:05", "2026-11-26 09:05"),
        ("today 16:00", "2026-11-25 16:00"),
        ("demain 18h", "2026-11-26 18:00"),
        ("2027-03-28 19:30", "2027-03-28 19:30"),
    ],
)
def test_what_is_written_is_meant_by_the_clocks_of_the_zone(written: str, expected: str) -> None:
    (at,) = read_times(written, NOW, "Europe/Paris")
    assert f"{datetime.fromtimestamp(at, PARIS):%Y-%m-%d %H:%M}" == expected


def test_several_are_sorted_and_none_stands_twice() -> None:
    found = read_times("sat 20:00, thu 20:00; sam 20h\n2026-11-28 20:00", NOW, "Europe/Paris")
    assert len(found) == 2
    assert found[0] < found[1]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "meet-unreadable"),
        (" , ;", "meet-unreadable"),
        ("whenever", "meet-unreadable"),
        ("sat", "meet-unreadable"),
        ("25:00", "meet-unreadable"),
        ("20:61", "meet-unreadable"),
        ("2026-02-30 20:00", "meet-unreadable"),
        ("blursday 20:00", "meet-unreadable"),
        ("today 14:00", "meet-past"),
        ("2020-01-01 20:00", "meet-past"),
        ("2030-01-01 20:00", "meet-far"),
        (",".join(f"{hour}:00" for hour in range(11)), "meet-many"),
        ("9" * 4000, "meet-unreadable"),
    ],
)
def test_what_is_no_time_is_said(written: str, code: str) -> None:
    with pytest.raises(Malformed) as raised:
        read_times(written, NOW, "Europe/Paris")
    assert raised.value.code == code


@pytest.mark.parametrize(("written", "minutes"), [("3h", 180), ("90m", 90), ("2h30", 150), ("45", 45), ("24h", 1440)])
def test_lengths(written: str, minutes: int) -> None:
    assert read_length(written) == minutes


@pytest.mark.parametrize("written", ["", "long", "0", "25h", "-3h", "9999h"])
def test_lengths_that_are_none(written: str) -> None:
    with pytest.raises(Malformed) as raised:
        read_length(written)
    assert raised.value.code == "meet-length"


def test_calendars_read_the_file() -> None:
    title = "Robots; and, commas: é 🎲" + " long" * 20
    meeting = MeetingRow("m1", 5, 7, 1, title, "en", (NOW + 3600,), 90, False, NOW)
    data = calendar_file(meeting, NOW + 3600, "https://discord.com/channels/5/7/9", NOW)
    assert all(len(line) <= 75 for line in data.split(b"\r\n"))
    (event,) = Calendar.from_ical(data).walk("VEVENT")
    assert str(event["summary"]) == title
    assert event.decoded("dtstart").timestamp() == NOW + 3600
    assert (event.decoded("dtend") - event.decoded("dtstart")).total_seconds() == 90 * 60
    assert "m1" in str(event["uid"])
