"""A vote on times: its message, the host's choice among them, and the form that asks for them."""

from collections.abc import Sequence
from datetime import datetime

import discord
from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Row, menu, menu_option, rows_of, text, view
from storage import MeetingRow, MeetingVote
from table.finding import local_time
from text import escape
from text.fluent.catalogue import say
from text.words import day_text

EVERYONE = "everyone"
"""Of the form: the time is decided as soon as everybody at the table agrees."""
LENGTH = "3h"
TIMES_MAX, TITLE_MAX, LENGTH_MAX = 400, 80, 20
NAMES_SHOWN = 12
LABEL_MAX = 45


def meeting_view(
    meeting: MeetingRow, votes: Sequence[MeetingVote], *, event: str = "", file: str | None = None, over: bool = False
) -> ui.LayoutView:
    """The times, who can play then, and the buttons to vote, unless it is ``over``; once it is decided the time, event
    and calendar file."""
    locale = meeting.locale
    head = say(locale, "meet-head", title=escape(meeting.title, TITLE_MAX))
    if meeting.chosen is not None:
        names = names_at(votes, meeting.chosen)
        at = round(meeting.chosen)
        told = say(locale, "meet-decided", time=f"<t:{at}:F>", soon=f"<t:{at}:R>", names=names or "–")
        made = view(text(head, told, event))
        return made if file is None else made.add_item(ui.File(f"attachment://{file}"))
    counts = [sum(at in vote.times for vote in votes) for at in meeting.times]
    lines = [
        say(locale, "meet-line", number=number, time=f"<t:{round(at)}:F>", count=count, names=names_at(votes, at))
        for number, (at, count) in enumerate(zip(meeting.times, counts, strict=True), 1)
    ]
    if over:
        return view(text(head, *lines, say(locale, "meet-undecided")))
    how = say(locale, "meet-how", how="all" if meeting.everyone else "host", host=f"<@{meeting.host}>")
    times = [
        Button(
            label=f"{number} · {count} ✓" if count else str(number),
            custom_id=_id("meetvote", meeting, number),
            style=ButtonStyle.primary,
        )
        for number, count in enumerate(counts, 1)
    ]
    others = [
        Button(label=say(locale, "button-meet-any"), custom_id=_id("meetvote", meeting, 0)),
        Button(label=say(locale, "button-meet-decide"), custom_id=_id("meetchoose", meeting, 0)),
        Button(label=say(locale, "button-meet-off"), custom_id=_id("meetoff", meeting, 0), style=ButtonStyle.danger),
    ]
    return view(text(head, *lines, how), *rows_of(times), Row(*others))


def event_link(meeting: MeetingRow) -> str:
    """The address of Discord's event for a meeting; empty where there is none."""
    return f"https://discord.com/events/{meeting.guild}/{meeting.event}" if meeting.event else ""


def names_at(votes: Sequence[MeetingVote], at: float) -> str:
    """Who can play at a time, as many as are shown."""
    names = [escape(vote.name, 30) for vote in votes if at in vote.times]
    more = [f"+{len(names) - NAMES_SHOWN}"] if len(names) > NAMES_SHOWN else []
    return ", ".join([*names[:NAMES_SHOWN], *more])


def _id(verb: str, meeting: MeetingRow, number: int) -> str:
    return str(StandaloneId(verb, f"{meeting.id}:{number}"))


def choice_view(locale: str, meeting: MeetingRow, votes: Sequence[MeetingVote], zone: str, now: float) -> ui.LayoutView:
    """The host's choice among the times that are still to come, by the clocks of their own zone."""
    zone = zone or "UTC"
    options: list[discord.SelectOption] = []
    for number, at in enumerate(meeting.times, 1):
        if at <= now:
            continue
        names = ", ".join(vote.name for vote in votes if at in vote.times)
        options.append(menu_option(f"{number}. {day_text(locale, local_time(at, zone))} ({zone})", str(number), names))
    return view(text(say(locale, "meet-choose")), Row(menu(_id("meetdecide", meeting, 0), options)))


def meeting_form(
    locale: str,
    times: str = "",
    title: str = "",
    length: str = "",
    *,
    everyone: bool = False,
    utc: datetime | None = None,
) -> ui.Modal:
    """Ask for times, a title, and how long it takes, filled in with what is known; ``utc``: the time there, to ask for
    the user's zone too."""
    name = str(StandaloneId("meet", EVERYONE if everyone else ""))
    form = ui.Modal(title=say(locale, "meet-form")[:LABEL_MAX], custom_id=name)
    long, hint = discord.TextStyle.paragraph, say(locale, "meet-times-hint")
    fields: dict[str, ui.TextInput[ui.Modal]] = {
        "times": ui.TextInput(
            custom_id="times", style=long, placeholder=hint, default=times[:TIMES_MAX], max_length=TIMES_MAX
        ),
        "title": ui.TextInput(custom_id="title", required=False, default=title[:TITLE_MAX], max_length=TITLE_MAX),
        "length": ui.TextInput(custom_id="length", required=False, default=length or LENGTH, max_length=LENGTH_MAX),
    }
    for name, field in fields.items():
        form.add_item(ui.Label(text=say(locale, f"meet-field-{name}")[:LABEL_MAX], component=field))
    if utc is not None:
        zone: ui.TextInput[ui.Modal] = ui.TextInput(custom_id="zone", max_length=40)
        now = say(locale, "meet-zone-now", time=f"{utc:%H:%M}")
        form.add_item(ui.Label(text=say(locale, "meet-field-zone")[:LABEL_MAX], description=now, component=zone))
    form.stop()
    return form
