"""When do we play: proposed in one's own zone, voted on by buttons, decided once, made an event and a calendar file."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import discord
import pytest
import simcord
from icalendar import Calendar

from storage import MeetingRow
from table.time.clock import DAY
from tests.e2e.appointments import Ear
from tests.e2e.limits import faults
from tests.e2e.test_data import exported
from tests.e2e.world import World, text_of
from text import error_line
from text.fluent.catalogue import say


async def propose(world: World, times: str = "2026-01-03 20:00, 2026-01-04 19:30", **options: Any) -> MeetingRow:
    """Ana, who lives in Paris, proposes times."""
    await world.slash(world.ana, "settings me", time_zone="Europe/Paris")
    await world.slash(world.ana, "find time", times=times, title="Iron Winter", **options)
    return await newest(world)


async def newest(world: World) -> MeetingRow:
    found: MeetingRow = await world.bot.storage.meetings.newest_in(world.channel.id)
    return found


def poll(world: World) -> discord.Message:
    """The message with the newest poll; what is said about it stands below."""
    polls = ("When do we play?", "Quand jouer", "Called off")
    return next(found for found in reversed(world.messages()) if any(words in text_of(found) for words in polls))


def filled(form: simcord.InteractionResult) -> dict[str, str]:
    """What stands in the fields of a form as it opens, by their ids."""
    assert form.modal is not None
    fields = [labelled["component"] for labelled in form.modal["components"]]
    return {field["custom_id"]: field.get("value", "") for field in fields}


def paris(written: str) -> int:
    return int(datetime.fromisoformat(written).replace(tzinfo=ZoneInfo("Europe/Paris")).timestamp())


@pytest.mark.alone
async def test_times_are_voted_on_and_the_host_decides(world: World) -> None:
    meeting = await propose(world)
    shown = text_of(poll(world))
    assert f"<t:{paris('2026-01-03 20:00')}:F>" in shown
    assert "Iron Winter" in shown
    await world.press(world.ben, "1")
    await world.press(world.chloe, "1 · 1 ✓")
    await world.press(world.chloe, "2")
    await world.press(world.dmitri, "Any time works")
    assert "1 · 3 ✓" in world.buttons(world.ben)
    await world.press(world.ben, "1 · 3 ✓")
    assert "Chloé, Dmitri" in text_of(poll(world))
    await world.restart()
    await world.press(world.ben, "2 · 2 ✓")
    assert error_line("en", "meet-not-host", {}) in world.reply(await world.press(world.ben, "Decide on a time"))
    await world.press(world.ana, "Decide on a time")
    done = await world.choose(world.ana, "2. 2026-01-04 19:30 (Europe/Paris)", custom_id="mq:meetdecide:*")
    at = paris("2026-01-04 19:30")
    assert f"<t:{at}:F>" in world.reply(done)
    message = poll(world)
    assert f"**<t:{at}:F>**" in text_of(message)
    assert not world.buttons(world.ben)
    data = await message.attachments[0].read()
    (event,) = Calendar.from_ical(data).walk("VEVENT")
    assert event.decoded("dtstart").timestamp() == at
    (made,) = world.env.backend.get_guild(world.guild.id).scheduled_events.values()
    assert made.name == "Iron Winter"
    assert f"/events/{world.guild.id}/{made.id}" in text_of(message)
    for verb in ("meetchoose", "meetoff"):
        refused = await world.forge(world.ana, message, f"mq:{verb}:{meeting.id}:0")
        assert "already" in world.reply(refused)
    assert (await newest(world)).chosen == at
    assert len(world.env.backend.get_guild(world.guild.id).scheduled_events) == 1


async def test_all_at_the_table_decide_together(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo")
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    await propose(world, everyone=True)
    await world.press(world.ana, "2")
    await world.press(world.chloe, "2 · 1 ✓")
    assert (await newest(world)).chosen is None
    await world.press(world.ben, "Any time works")
    assert (await newest(world)).chosen == paris("2026-01-04 19:30")


async def test_without_a_table_nobody_can_decide_together(world: World) -> None:
    await world.slash(world.ana, "settings me", time_zone="UTC")
    refused = await world.slash(world.ana, "find time", times="sat 20:00", everyone=True)
    assert "no game" in world.reply(refused).lower()


async def test_commands_do_what_the_buttons_do(world: World) -> None:
    await propose(world)
    assert "counts" in world.reply(await world.slash(world.ben, "find time", vote="1, 2"))
    assert "1 · 1 ✓" in world.buttons(world.ana)
    assert error_line("en", "meet-not-host", {}) in world.reply(await world.slash(world.ben, "find time", decide=1))
    await world.slash(world.ana, "find time", decide=1)
    assert (await newest(world)).chosen == paris("2026-01-03 20:00")
    await propose(world)
    assert error_line("en", "meet-not-host", {}) in world.reply(await world.slash(world.ben, "find time", stop=True))
    await world.slash(world.ana, "find time", stop=True)
    assert "Called off" in text_of(poll(world))


async def test_a_form_asks_where_nothing_is_given(world: World) -> None:
    form = await world.slash(world.chloe, "find time")
    await world.submit(world.chloe, form, times="sam 20h, dim 18h30", title="Chez Chloé", length="2h30", zone="Paris")
    found = await newest(world)
    assert (found.title, found.minutes, len(found.times), found.locale) == ("Chez Chloé", 150, 2, "fr")
    assert "Toutes me vont" in world.buttons(world.ben)


@pytest.mark.alone
async def test_game_mine_lists_agreed_dates_until_they_come(world: World) -> None:
    meeting = await propose(world, f"{world.env.now() + timedelta(days=1):%Y-%m-%d} 20:00")
    await world.press(world.ben, "1")
    before = await world.slash(world.ana, "game mine")
    assert say("en", "mine-agreed") not in world.reply(before)
    await world.slash(world.ana, "find time", decide=1)
    at, link = round(meeting.times[0]), poll(world).jump_url
    date = say("en", "mine-agreed-date", title="Iron Winter", time=f"<t:{at}:F>", soon=f"<t:{at}:R>", link=link)
    for member in (world.ana, world.ben):
        assert date in world.reply(await world.slash(member, "game mine"))
    assert "Iron Winter" not in world.reply(await world.slash(world.dmitri, "game mine"))
    await world.wait(3 * DAY)
    assert "Iron Winter" not in world.reply(await world.slash(world.ben, "game mine"))


async def test_who_voted_for_no_chosen_time_has_no_agreed_date(world: World) -> None:
    await propose(world)
    await world.press(world.chloe, "2")
    await world.slash(world.ana, "find time", decide=1)
    assert "Iron Winter" not in world.reply(await world.slash(world.chloe, "game mine"))


@pytest.mark.alone
async def test_without_the_permission_there_is_a_file_and_no_event(world: World) -> None:
    await propose(world)
    world.fail("/guilds/*/scheduled-events", status=403, times=None, method="POST")
    told = world.reply(await world.slash(world.ana, "find time", decide=1))
    assert "Create Events" in told
    assert poll(world).attachments
    await world.restart()
    assert (await newest(world)).event is None


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"times": "whenever"}, "can't read"),
        ({"times": "2020-01-01 20:00"}, "in the past"),
        ({"times": "20:00", "length": "forever"}, "valid length"),
        ({"vote": "1"}, "no longer exists"),
        ({"decide": 3}, "no longer exists"),
        ({"stop": True}, "no longer exists"),
    ],
)
async def test_bad_input_is_one_sentence(world: World, given: dict[str, Any], said: str) -> None:
    await world.slash(world.ana, "settings me", time_zone="UTC")
    told = world.reply(await world.slash(world.ana, "find time", **given))
    assert said in told
    assert "\n" not in told


async def test_wrong_numbers_and_old_buttons(world: World) -> None:
    meeting = await propose(world)
    for wrong in ("3", "nonsense", "-1 x", "1 2 3"):
        assert "a number from 1 to" in world.reply(await world.slash(world.ben, "find time", vote=wrong)), wrong
    assert "a number from 1 to" in world.reply(await world.slash(world.ana, "find time", decide=9))
    message = poll(world)
    for forged in (f"mq:meetvote:{meeting.id}:9", "mq:meetvote:nope:1", f"mq:meetvote:{meeting.id}:x", "mq:meetvote:"):
        assert "no longer exists" in world.reply(await world.forge(world.ben, message, forged)), forged
    await world.press(world.ana, "Call the vote off")
    assert "no longer exists" in world.reply(await world.forge(world.ben, message, f"mq:meetvote:{meeting.id}:1"))


async def test_nobody_proposes_without_end(world: World) -> None:
    for _ in range(10):
        await propose(world)
    assert "10 undecided" in world.reply(await world.slash(world.ana, "find time", times="20:00"))


async def test_it_stays_within_discords_limits(world: World) -> None:
    times = ", ".join(f"2026-01-0{day} {hour}:00" for day in (3, 4) for hour in range(15, 20))
    await propose(world, times)
    for number in range(14):
        await world.press(world.newcomer(f"{number}" + "Ł*_é 🎲" * 5), "Any time works" if number else "1")
    view = discord.ui.LayoutView.from_message(poll(world), timeout=None)
    assert faults(view) == []


async def test_it_is_exported_and_deleted_with_the_rest(world: World) -> None:
    meeting = await propose(world)
    await world.press(world.ben, "1")
    assert (await exported(world, world.ben))["times_voted_for"][0]["meeting"] == meeting.id
    assert (await exported(world, world.ana))["times_proposed"][0]["title"] == "Iron Winter"
    await world.slash(world.ben, "settings delete", sure=True)
    assert await world.bot.storage.meetings.votes(meeting.id) == []
    await world.slash(world.ana, "settings delete", sure=True)
    assert await newest(world) is None


@pytest.mark.alone
async def test_voters_are_called_when_it_is_asked_decided_and_time(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    now = world.env.now()
    times = ", ".join(f"{now + timedelta(hours=hours):%Y-%m-%d %H:%M}" for hours in (2, 5))
    await world.slash(world.ana, "settings me", time_zone="UTC")
    await world.slash(world.ana, "find time", times=times, title="Round two")
    assert f"<@{world.ben.id}>: when can you play?" in text_of(world.messages()[-1]), "the voters, not their host"
    assert "when can you play?" in world.reply(await world.slash(world.ben, "game mine"))
    await world.press(world.ben, "2")
    assert "when can you play?" not in world.reply(await world.slash(world.ben, "game mine"))
    assert "decide when you play" in world.reply(await world.slash(world.ana, "game mine"))
    await world.wait(3 * 3600)
    await world.press(world.ana, "Decide on a time")
    menu = next(control for control in world.controls(world.ana) if "meetdecide" in control.custom_id)
    assert len(menu.options) == 1, "no time that is over"
    late = world.reply(await world.slash(world.ana, "find time", decide=1))
    assert "in the past" in late
    hour = world.env.now().hour
    await world.slash(world.ben, "settings me", quiet_hours=f"{hour}-{(hour + 4) % 24}", time_zone="UTC")
    ear = Ear(world)
    await world.slash(world.ana, "find time", decide=2)
    assert not ear.heard, "Ben rests"
    told = text_of(world.messages()[-1])
    assert "**Round two** is on <t:" in told
    assert f"<@{world.ben.id}>" in told
    before = len(world.messages())
    await world.wait(2 * 3600 + 60)
    (called,) = world.messages()[before:]
    assert "It's time for **Round two**" in text_of(called)
    assert {one.user for one in ear.heard} == {world.ana.id, world.ben.id}, "it is the time that he has chosen"
    await world.wait(3600)
    assert len(world.messages()) == before + 1, "once"


async def test_who_voted_for_another_time_is_told_of_the_decision_once(world: World) -> None:
    await propose(world)
    await world.slash(world.dmitri, "settings me", notifications="message")
    for member, number in ((world.ben, 1), (world.chloe, 2), (world.dmitri, 1)):
        await world.press(member, next(label for label in world.buttons(member) if label.startswith(str(number))))
    ear, at = Ear(world), paris("2026-01-04 19:30")
    await world.slash(world.ana, "find time", decide=2)
    time, soon = f"<t:{at}:F>", f"<t:{at}:R>"
    names = f"<@{world.ben.id}> <@{world.dmitri.id}>"
    told = say("en", "meet-set-without", names=names, title="Iron Winter", time=time, soon=soon)
    assert [text_of(one) for one in world.messages()].count(told) == 1
    heard = {(one.user, "didn't pick" in one.words) for one in ear.heard}
    assert heard == {(world.ben.id, True), (world.chloe.id, False), (world.dmitri.id, True)}
    (direct,) = [text_of(message) for message in world.dmitri.user.dm_channel.history()]
    assert direct.startswith(told)


async def test_who_wants_direct_messages_is_asked_there(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared")
    await world.press(world.ben, "Join")
    await world.bot.boards.settle()
    await world.slash(world.ben, "settings me", notifications="message")
    await world.slash(world.ana, "settings me", time_zone="UTC")
    await world.slash(world.ana, "find time", times=f"{world.env.now() + timedelta(hours=9):%Y-%m-%d %H:%M}")
    (told,) = [text_of(message) for message in world.ben.user.dm_channel.history()]
    assert "when can you play?" in told
    there = world.env.backend.get_message(world.channel.id, world.messages()[-1].id)
    assert "when can you play?" in text_of(world.messages()[-1])
    assert not there.ping_user_ids, "who is called by direct message is not called in the channel too"


@pytest.mark.alone
async def test_who_has_not_answered_is_reminded_once_and_a_vote_that_ends_undecided_says_so(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="demo", table="declared", title="Iron Rain")
    for member in (world.ben, world.chloe):
        await world.press(member, "Join")
    await world.bot.boards.settle()
    now = world.env.now()
    times = ", ".join(f"{now + timedelta(hours=hours):%Y-%m-%d %H:%M}" for hours in (20, 30))
    await world.slash(
        world.ben, "settings me", quiet_hours=f"{(now.hour + 9) % 24}-{(now.hour + 12) % 24}", time_zone="UTC"
    )
    await world.slash(world.ana, "settings me", time_zone="UTC")
    await world.slash(world.ana, "find time", times=times)
    assert (await newest(world)).title == "Iron Rain", "named after the channel's game"
    await world.press(world.chloe, "2")
    ear, before = Ear(world), len(world.messages())
    await world.wait(11 * 3600)
    assert not [one for one in ear.heard if "haven't said" in one.words], "Ben rests when half of the time is over"
    await world.wait(2 * 3600)
    (told,) = [one for one in ear.heard if "haven't said" in one.words]
    assert told.user == world.ben.id
    await world.wait(16 * 3600)
    assert not [text_of(one) for one in world.messages()[before:] if "is over" in text_of(one)]
    await world.wait(2 * 3600)
    (over,) = [text_of(one) for one in world.messages()[before:] if "vote on **Iron Rain** is over" in text_of(one)]
    assert "(Chloé)" in over
    assert len([one for one in ear.heard if "haven't said" in one.words]) == 1, "once"
    assert "This vote is over" in text_of(poll(world))
    assert "When do we play" not in world.reply(await world.slash(world.ben, "game mine"))


@pytest.mark.alone
async def test_the_host_is_reminded_to_decide_where_there_are_answers(world: World) -> None:
    now, ear = world.env.now(), Ear(world)
    await world.slash(world.ana, "settings me", time_zone="UTC")
    await world.slash(world.ana, "find time", times=f"{now + timedelta(hours=20):%Y-%m-%d %H:%M}", title="Open table")
    await world.press(world.ben, "1")
    await world.wait(10 * 3600 + 60)
    assert [one.user for one in ear.heard if "there are answers" in one.words] == [world.ana.id]


@pytest.mark.parametrize(("member", "locale"), [("dmitri", "en"), ("chloe", "fr")])
async def test_who_has_chosen_no_time_zone_is_asked_for_it_before_anything_is_posted(
    world: World, member: str, locale: str
) -> None:
    host, before = getattr(world, member), len(world.messages())
    form = await world.slash(host, "find time", times="2026-01-03 20:00", title="Iron Winter", length="2h")
    assert len(world.messages()) == before, "nobody is pinged yet"
    now = say(locale, "meet-zone-now", time=f"{world.env.now():%H:%M}")
    assert now in str(form.modal)
    await world.submit(host, form, **filled(form) | {"zone": "new york"})
    found = await newest(world)
    at = datetime.fromisoformat("2026-01-03 20:00").replace(tzinfo=ZoneInfo("America/New_York"))
    assert (found.title, found.minutes, found.times) == ("Iron Winter", 120, (at.timestamp(),))
    again = await world.slash(host, "find time", times="2026-01-05 20:00")
    assert again.modal is None, "asked once"


@pytest.mark.alone
async def test_utc_is_a_choice_that_is_kept(world: World) -> None:
    form = await world.slash(world.ana, "find time", times="2026-01-03 20:00")
    await world.submit(world.ana, form, **filled(form) | {"zone": "UTC"})
    await world.restart()
    assert (await world.slash(world.ana, "find time", times="2026-01-05 20:00")).modal is None


async def test_a_form_that_asks_for_the_zone_keeps_that_everyone_decides(world: World) -> None:
    assert "can't read" in world.reply(await world.slash(world.ana, "find time", times="whenever"))
    form = await world.slash(world.ana, "find time", times="2020-01-01 20:00", everyone=True)
    assert "no time zone" in world.reply(await world.submit(world.ana, form, **filled(form) | {"zone": "Mars"}))
    written = filled(form) | {"zone": "Mars"}
    form = await world.press(world.ana, say("en", "button-form-again"))
    assert filled(form) == written, "what was typed is kept"
    assert form.modal is not None
    assert form.modal["custom_id"] == "mq:meet:everyone"
    form = await world.slash(world.ana, "find time", times="2026-01-03 20:00", everyone=True)
    assert error_line("en", "no-game-here", {}) in world.reply(
        await world.submit(world.ana, form, **filled(form) | {"zone": "Paris"})
    )
