"""When do we play: times proposed, voted on, decided, and made an event."""

import asyncio
import contextlib
import io
import logging
import secrets
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta

import discord
from discord import ui
from msgspec import structs

from cogs.actions.settings import keep_own
from cogs.channel.finding.starts import expected_at, post_meeting
from cogs.channel.post import PASSING
from cogs.kit.interaction import (
    Interaction,
    guild_and_channel,
    person_of,
    private_locale,
    selected,
    table_locale,
    table_of,
)
from cogs.kit.reply import in_time, show
from cogs.views.components import message_link, note_view
from cogs.views.meeting import EVERYONE, LENGTH, TITLE_MAX, choice_view, event_link, meeting_form, meeting_view
from rules import Malformed
from storage import MeetingRow, MeetingVote
from table import NotAllowed, Table
from table.finding import calendar_file, local_time, read_length, read_times, reminder_at
from table.time.away import zone_named
from table.time.clock import DAY
from text.fluent.catalogue import say

log = logging.getLogger(__name__)

OPEN_MOST = 10
"""Undecided meetings of one host within ``OPEN_FOR`` seconds."""
OPEN_FOR = 30 * DAY
NAME_MAX, PLACE_MAX = 100, 100


async def find_time(
    interaction: Interaction, times: str | None, title: str | None, length: str | None, *, everyone: bool
) -> None:
    """Post times to vote on; a form asks first for times that are not given, and for the zone of who has chosen none.

    Raises as ``propose``.
    """
    guild_and_channel(interaction)
    table, locale = table_of(interaction), private_locale(interaction)
    zone, now = table.preferences.user(interaction.user.id).zone, table.clock.now()
    if times is not None and zone:
        await propose(interaction, times, title, length, everyone=everyone)
        return
    read_length(length or LENGTH)
    if times is not None:
        _read_anywhere(times, now)
    utc = None if zone else local_time(now, zone)
    form = meeting_form(locale, times or "", title or "", length or "", everyone=everyone, utc=utc)
    await interaction.response.send_modal(form)


def form_of(interaction: Interaction, argument: str) -> ui.Modal:
    """The empty form, as the argument of its custom id says."""
    table = table_of(interaction)
    zone = table.preferences.user(interaction.user.id).zone
    utc = None if zone else local_time(table.clock.now(), zone)
    return meeting_form(private_locale(interaction), everyone=argument == EVERYONE, utc=utc)


def _read_anywhere(times: str, now: float) -> None:
    """Raises ``Malformed`` for times that no zone can read: what is past in one may be to come in another."""
    try:
        read_times(times, now, "UTC")
    except Malformed as wrong:
        if wrong.code != "meet-past":
            raise


async def send_form(interaction: Interaction, argument: str, fields: Mapping[str, str]) -> None:
    """Propose the times of the form, and keep the zone if it asked for one."""
    title, length = fields.get("title", "").strip() or None, fields.get("length", "").strip() or None
    if "zone" in fields:
        await keep_own(interaction, {"zone": zone_named(fields["zone"])}, private=False)
    await propose(interaction, fields.get("times", ""), title, length, everyone=argument == EVERYONE)


async def propose(
    interaction: Interaction, times: str, title: str | None, length: str | None, *, everyone: bool = False
) -> None:
    """Post times to vote on, written by the clocks of the user's zone.

    Raises ``Malformed`` as ``read_times`` and ``read_length``, ``NotAllowed``: ``meet-too-many``, ``no-game-here``.
    """
    guild, channel = guild_and_channel(interaction)
    table, user = table_of(interaction), interaction.user.id
    now, locale = table.clock.now(), table_locale(interaction)
    zone = table.preferences.user(user).zone
    read = read_times(times, now, zone)
    minutes = read_length(length or LENGTH)
    if everyone:
        await in_time(interaction, table.game_in(channel), private=False)
    if await table.storage.meetings.count_open(user, now - OPEN_FOR) >= OPEN_MOST:
        raise NotAllowed("meet-too-many", most=OPEN_MOST)
    name = " ".join((title or "").split()) or await _usual_title(table, channel) or say(locale, "meet-title")
    facts = (guild, channel, user, name[:TITLE_MAX], locale, read, minutes, everyone, now)
    meeting = MeetingRow(secrets.token_hex(5), *facts, due=reminder_at(now, read))
    await table.storage.meetings.create(meeting)
    interaction.client.boards.check_pings(meeting.due or now)
    await show(interaction, meeting_view(meeting, ()), private=False)
    try:
        await table.storage.meetings.posted(meeting.id, (await interaction.original_response()).id)
    except (discord.HTTPException, *PASSING) as error:
        log.info("meeting-not-noted error=%r", error)
    called = [other for other in await expected_at(table, meeting, all_of_table=True) if other != user]
    if called:
        await post_meeting(interaction.client, table_of(interaction), meeting, "meet-called", called)


async def _usual_title(table: Table, channel: int) -> str:
    """The title of the channel's game; empty without one."""
    try:
        return (await table.game_in(channel)).title
    except NotAllowed:
        return ""


# -- votes ----------------------------------------------------------------------------------------------------------


async def press_vote(interaction: Interaction, argument: str) -> None:
    """Say that the user can play at a time, or cannot after all; number 0: at all of them."""
    meeting, number = await _pressed(interaction, argument)
    _must_be_ahead(interaction, meeting)
    if meeting.chosen is not None:
        await show(interaction, await _shown(interaction, meeting), edit=True)
        return
    await _vote(interaction, meeting, [number] if number else [], toggle=True)
    after = await _settled_by_all(interaction, meeting)
    if after.chosen is None:
        await show(interaction, await _shown(interaction, after), edit=True)


async def vote_here(interaction: Interaction, written: str) -> None:
    """Say when the user can play, at the channel's newest meeting: ``1, 3``, or nothing but ``0`` for all."""
    meeting = await in_time(interaction, _here(interaction))
    numbers = [int(part) for part in written.replace(",", " ").split() if part.isdecimal() and len(part) < 3]
    if not numbers or any(number > len(meeting.times) for number in numbers):
        raise Malformed("meet-number", text=written[:40], most=len(meeting.times))
    if meeting.chosen is not None:
        raise NotAllowed("meet-decided")
    _must_be_ahead(interaction, meeting)
    await _vote(interaction, meeting, [] if 0 in numbers else numbers, toggle=False)
    after = await _settled_by_all(interaction, meeting)
    if after.chosen is None:
        await in_time(interaction, _edit(interaction, after))
        await show(interaction, note_view(say(private_locale(interaction), "meet-voted")))


async def _vote(interaction: Interaction, meeting: MeetingRow, numbers: list[int], *, toggle: bool) -> None:
    meetings, user = table_of(interaction).storage.meetings, interaction.user
    before = {vote.user: vote.times for vote in await in_time(interaction, meetings.votes(meeting.id))}
    asked = {meeting.times[number - 1] for number in numbers} or set(meeting.times)
    times = set(before.get(user.id, ())) ^ asked if toggle and numbers else asked
    await meetings.vote(MeetingVote(meeting.id, user.id, user.display_name, tuple(sorted(times))))


async def _settled_by_all(interaction: Interaction, meeting: MeetingRow) -> MeetingRow:
    """The meeting, decided if everybody at the channel's table can play at a time: the first one."""
    if not meeting.everyone:
        return meeting
    table = table_of(interaction)
    needed = set((await table.game_in(meeting.channel)).persons)
    votes = await table.storage.meetings.votes(meeting.id)
    agreed = (at for at in meeting.times if needed <= {vote.user for vote in votes if at in vote.times})
    at = next(agreed, None) if len(needed) > 1 else None
    return meeting if at is None else await _decide(interaction, meeting, at)


# -- the decision ---------------------------------------------------------------------------------------------------


async def press_choose(interaction: Interaction, argument: str) -> None:
    """Let the host choose. Raises ``NotAllowed("meet-not-host")``."""
    meeting, _ = await _pressed(interaction, argument)
    _must_be_host(interaction, meeting)
    if meeting.chosen is not None:
        raise NotAllowed("meet-decided")
    votes = await table_of(interaction).storage.meetings.votes(meeting.id)
    table = table_of(interaction)
    _must_be_ahead(interaction, meeting)
    zone, now = table.preferences.user(interaction.user.id).zone, table.clock.now()
    await show(interaction, choice_view(private_locale(interaction), meeting, votes, zone, now))


async def press_decide(interaction: Interaction, argument: str) -> None:
    """Decide on the time that was chosen."""
    meeting, _ = await _pressed(interaction, argument)
    await _decide_on(interaction, meeting, (selected(interaction) or ("",))[0], edit=True)


async def decide_here(interaction: Interaction, number: int) -> None:
    """Decide on a time of the channel's newest meeting."""
    await _decide_on(interaction, await in_time(interaction, _here(interaction)), str(number), edit=False)


async def _decide_on(interaction: Interaction, meeting: MeetingRow, number: str, *, edit: bool) -> None:
    _must_be_host(interaction, meeting)
    if not number.isdecimal() or not 0 < int(number[:3]) <= len(meeting.times):
        raise Malformed("meet-number", text=number[:40], most=len(meeting.times))
    if meeting.chosen is not None:
        raise NotAllowed("meet-decided")
    await _decide(interaction, meeting, meeting.times[int(number) - 1], edit=edit)


async def _decide(interaction: Interaction, meeting: MeetingRow, at: float, *, edit: bool = False) -> MeetingRow:
    """Decide on a time once, make it an event if Discord lets the bot, show it in the meeting's message, and tell those
    who come and those who voted for other times. Raises ``Malformed("meet-past")``."""
    meetings, locale = table_of(interaction).storage.meetings, private_locale(interaction)
    if at <= table_of(interaction).clock.now():
        zone = table_of(interaction).preferences.user(interaction.user.id).zone
        raise Malformed("meet-past", text=local_time(at, zone))
    if not await in_time(interaction, meetings.decide(meeting.id, at)):
        raise NotAllowed("meet-decided")
    interaction.client.boards.check_pings(at)
    decided = structs.replace(meeting, chosen=at)
    event = await in_time(interaction, _event(interaction, decided))
    if event is not None:
        await meetings.set_event(meeting.id, event)
        decided = structs.replace(decided, event=event)
    await in_time(interaction, _edit(interaction, decided))
    key = "meet-done" if event is not None else "meet-done-no-event"
    mine = edit and interaction.message is not None and interaction.message.flags.ephemeral
    await show(interaction, note_view(say(locale, key, time=f"<t:{round(at)}:F>")), edit=mine)
    expected = await expected_at(table_of(interaction), decided)
    others = [vote.user for vote in await meetings.votes(meeting.id) if vote.user not in expected]
    time, soon = (f"<t:{round(at)}:{how}>" for how in "FR")
    for key, users in (("meet-set", expected), ("meet-set-without", others)):
        called = [user for user in users if user != interaction.user.id]
        if called or users is expected:
            await post_meeting(interaction.client, table_of(interaction), decided, key, called, time=time, soon=soon)
    return decided


async def _event(interaction: Interaction, meeting: MeetingRow) -> int | None:
    """Discord's scheduled event for a decided meeting; None where the bot may make none."""
    guild, at = interaction.guild, datetime.fromtimestamp(meeting.chosen or 0.0, UTC)
    if guild is None:
        return None
    try:
        made = await guild.create_scheduled_event(
            name=meeting.title[:NAME_MAX],
            start_time=at,
            end_time=at + timedelta(minutes=meeting.minutes),
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=message_link(meeting.guild, meeting.channel)[:PLACE_MAX],
        )
    except (discord.HTTPException, *PASSING) as error:
        log.info("no-event meeting=%s error=%s", meeting.id, type(error).__name__)
        return None
    return made.id


async def press_off(interaction: Interaction, argument: str) -> None:
    """Call it off, as its host."""
    meeting, _ = await _pressed(interaction, argument)
    _must_be_host(interaction, meeting)
    if meeting.chosen is not None:
        raise NotAllowed("meet-decided")
    await table_of(interaction).storage.meetings.delete(meeting.id)
    await show(interaction, note_view(say(meeting.locale, "meet-off")), edit=True)


async def call_off_here(interaction: Interaction) -> None:
    """Call the channel's newest meeting off, unless it is decided."""
    meeting = await in_time(interaction, _here(interaction))
    _must_be_host(interaction, meeting)
    if meeting.chosen is not None:
        raise NotAllowed("meet-decided")
    await table_of(interaction).storage.meetings.delete(meeting.id)
    if meeting.message is not None:
        there = interaction.client.get_partial_messageable(meeting.channel).get_partial_message(meeting.message)
        with contextlib.suppress(discord.HTTPException, *PASSING):
            await in_time(interaction, there.edit(view=note_view(say(meeting.locale, "meet-off"))))
    await show(interaction, note_view(say(private_locale(interaction), "meet-off")))


# -- shared steps ---------------------------------------------------------------------------------------------------


async def _pressed(interaction: Interaction, argument: str) -> tuple[MeetingRow, int]:
    """The meeting whose message was pressed, and the number of the time. Raises ``NotAllowed("meet-gone")``."""
    name, _, number = argument.partition(":")
    meeting = await in_time(interaction, table_of(interaction).storage.meetings.get(name))
    if meeting is None or not number.isdecimal() or int(number[:3]) > len(meeting.times):
        raise NotAllowed("meet-gone")
    return meeting, int(number[:3])


async def _here(interaction: Interaction) -> MeetingRow:
    """The newest meeting of the channel. Raises ``NotAllowed("meet-gone")``."""
    _, channel = guild_and_channel(interaction)
    meeting = await table_of(interaction).storage.meetings.newest_in(channel)
    if meeting is None:
        raise NotAllowed("meet-gone")
    return meeting


def _must_be_host(interaction: Interaction, meeting: MeetingRow) -> None:
    if meeting.host != interaction.user.id and not person_of(interaction).moderator:
        raise NotAllowed("meet-not-host")


def _must_be_ahead(interaction: Interaction, meeting: MeetingRow) -> None:
    """Raises ``NotAllowed("meet-all-past")`` once all times of an undecided meeting are over."""
    if meeting.chosen is None and meeting.times[-1] <= table_of(interaction).clock.now():
        raise NotAllowed("meet-all-past")


async def _shown(interaction: Interaction, meeting: MeetingRow) -> discord.ui.LayoutView:
    votes = await table_of(interaction).storage.meetings.votes(meeting.id)
    return meeting_view(meeting, votes, event=event_link(meeting))


async def _edit(interaction: Interaction, meeting: MeetingRow) -> None:
    """Show a meeting in its message; once it is decided with a calendar file."""
    table = table_of(interaction)
    if meeting.message is None:
        return
    there = interaction.client.get_partial_messageable(meeting.channel).get_partial_message(meeting.message)
    votes, files = await table.storage.meetings.votes(meeting.id), list[discord.File]()
    if meeting.chosen is not None:
        link = message_link(meeting.guild, meeting.channel, str(meeting.message))
        data = await asyncio.to_thread(calendar_file, meeting, meeting.chosen, link, table.clock.now())
        files = [discord.File(io.BytesIO(data), "game.ics")]
    made = meeting_view(meeting, votes, event=event_link(meeting), file=files[0].filename if files else None)
    try:
        await there.edit(view=made, attachments=files)
    except (discord.HTTPException, *PASSING) as error:
        log.info("meeting-not-shown meeting=%s error=%s", meeting.id, type(error).__name__)
