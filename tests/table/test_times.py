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
        ("saturday 8pm", "2026-11-28 20:00"),
        ("tomorrow at 8:30 p.m.", "2026-11-26 20:30"),
        ("tonight 9pm", "2026-11-25 21:00"),
        ("12am", "2026-11-26 00:00"),
        ("12:15 pm", "2026-11-26 12:15"),
        ("24 Dec 8pm", "2026-12-24 20:00"),
        ("December 24 at 20:00", "2026-12-24 20:00"),
        ("Jan 2nd 20:00", "2027-01-02 20:00"),
        ("samedi à 20h", "2026-11-28 20:00"),
        ("le 1er décembre à 20h30", "2026-12-01 20:30"),
        ("14 févr. 20h", "2027-02-14 20:00"),
        ("15/02 20h", "2027-02-15 20:00"),
        ("mardi 20h", "2026-12-01 20:00"),
        ("9 mars 20h", "2027-03-09 20:00"),
        ("mar 20h", "2026-12-01 20:00"),
        ("mar 9 mars 20h", "2027-03-09 20:00"),
        ("9 mar 20:00", "2027-03-09 20:00"),
        ("next friday 20:00", "2026-12-04 20:00"),
        ("next monday 20:00", "2026-11-30 20:00"),
        ("next wed 20:00", "2026-12-02 20:00"),
        ("this saturday at 8", "2026-11-28 20:00"),
        ("sat @ 8pm", "2026-11-28 20:00"),
        ("tonight at 9", "2026-11-25 21:00"),
        ("8:30 this evening", "2026-11-25 20:30"),
        ("tomorrow night 8pm", "2026-11-26 20:00"),
        ("tomorrow night 8", "2026-11-26 20:00"),
        ("tomorrow morning at 10", "2026-11-26 10:00"),
        ("saturday at 12", "2026-11-28 12:00"),
        ("8pm saturday", "2026-11-28 20:00"),
        ("8 pm on Saturday", "2026-11-28 20:00"),
        ("Sat Jan 23 8pm", "2027-01-23 20:00"),
        ("Saturday, January 23, 2027, 8pm", "2027-01-23 20:00"),
        ("sun 6.30pm", "2026-11-29 18:30"),
        ("24.01 20:00", "2027-01-24 20:00"),
        ("24.01.27 20:00", "2027-01-24 20:00"),
        ("saturday noon", "2026-11-28 12:00"),
        ("in 3 days at 8pm", "2026-11-28 20:00"),
        ("the day after tomorrow 8pm", "2026-11-27 20:00"),
        ("the 24th at 7pm", "2026-12-24 19:00"),
        ("sat 5 20:00", "2026-12-05 20:00"),
        ("1/25 7pm", "2027-01-25 19:00"),
        ("12/24 8pm", "2026-12-24 20:00"),
        ("ce samedi à 20h", "2026-11-28 20:00"),
        ("samedi prochain à 20 h 30", "2026-11-28 20:30"),
        ("mercredi prochain 20h", "2026-12-02 20:00"),
        ("demain soir 20h", "2026-11-26 20:00"),
        ("après-demain 20h", "2026-11-27 20:00"),
        ("après demain à 20 heures", "2026-11-27 20:00"),
        ("20h30 samedi", "2026-11-28 20:30"),
        ("samedi midi", "2026-11-28 12:00"),
        ("sam 23 janv. 20h30", "2027-01-23 20:30"),
        ("le 24 à 20h", "2026-12-24 20:00"),
        ("dans 3 jours à 20h", "2026-11-28 20:00"),
        ("vendredi 8h du soir", "2026-11-27 20:00"),
        ("vendredi 3h de l’après-midi", "2026-11-27 15:00"),
    ],
)
def test_what_is_written_is_meant_by_the_clocks_of_the_zone(written: str, expected: str) -> None:
    (at,) = read_times(written, NOW, "Europe/Paris")
    assert f"{datetime.fromtimestamp(at, PARIS):%Y-%m-%d %H:%M}" == expected


def test_several_are_sorted_and_none_stands_twice() -> None:
    found = read_times("sat 20:00, thu 20:00; sam 20h\n2026-11-28 20:00 and thursday 8pm", NOW, "Europe/Paris")
    assert len(found) == 2
    assert found[0] < found[1]


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ("sat and sun 8pm", "28 20:00, 29 20:00"),
        ("sat, sun 8pm", "28 20:00, 29 20:00"),
        ("sat, sun, 8pm", "28 20:00, 29 20:00"),
        ("sat 8pm & sun 6pm", "28 20:00, 29 18:00"),
        ("tomorrow 8pm or sunday 6pm", "26 20:00, 29 18:00"),
        ("sat 6pm or 8pm", "28 18:00, 28 20:00"),
        ("16:00, 20:00", "25 16:00, 25 20:00"),
        ("samedi et dimanche à 20h", "28 20:00, 29 20:00"),
        ("jeudi ou vendredi 20h", "26 20:00, 27 20:00"),
    ],
)
def test_days_share_an_hour_and_hours_a_day(written: str, expected: str) -> None:
    found = read_times(written, NOW, "Europe/Paris")
    assert ", ".join(f"{datetime.fromtimestamp(at, PARIS):%d %H:%M}" for at in found) == expected


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("", "meet-unreadable"),
        (" , ;", "meet-unreadable"),
        ("whenever", "meet-unreadable"),
        ("sat", "meet-unreadable"),
        ("25:00", "meet-unreadable"),
        ("20:61", "meet-unreadable"),
        ("2026-02-30 20:00", "meet-no-day"),
        ("blursday 20:00", "meet-unreadable"),
        ("saturnalia 20:00", "meet-unreadable"),
        ("sat 8", "meet-unreadable"),
        ("13pm", "meet-unreadable"),
        ("24:00", "meet-unreadable"),
        ("13/24 8pm", "meet-no-day"),
        ("Sat Jan 24 8pm", "meet-no-day"),  # it is a Sunday
        ("dec 8pm", "meet-no-day"),
        ("3 jui 20h", "meet-unreadable"),  # June or July
        ("29 Feb 20:00", "meet-far"),
        ("saturday at 10", "meet-unreadable"),  # in the morning or in the evening
        ("tonight at 12", "meet-unreadable"),
        ("saturday midnight", "meet-unreadable"),  # its beginning or its end
        ("saturday night", "meet-unreadable"),
        ("sat 8pm and sun", "meet-unreadable"),
        ("the, sat 8pm", "meet-unreadable"),
        ("sat sun 8pm", "meet-unreadable"),
        ("sat 8-10pm", "meet-unreadable"),
        ("sat 8pm 9pm", "meet-unreadable"),
        ("8am tonight", "meet-unreadable"),
        ("in 2 hours", "meet-unreadable"),
        ("next 20:00", "meet-unreadable"),
        ("feb 3 8", "meet-unreadable"),
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
