"""Settings read from options, menus and forms, kept, and shown: what the panel and `/settings` share."""

import re
from collections.abc import Mapping
from typing import TypeAlias

from discord import ui

from cogs.channel.threads import rename_threads
from cogs.kit.interaction import Interaction, person_of, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.campaign import missed_matches
from cogs.views.components import note_view
from cogs.views.settings import (
    AS_DISCORD,
    HOLIDAY_FORM,
    QUIET_FORM,
    form_button,
    guild_view,
    holiday_form,
    holiday_view,
    quiet_form,
    user_view,
)
from cogs.views.times import holiday_text
from table import NotAllowed
from table.campaign.service import joined_campaigns, organised_by
from table.history.privacy import forget
from table.settings import OWN_WORDS, SERVER_WORDS, GuildSettings, UserSettings
from table.time.away import Holiday, continued, holiday, quiet_hours, remind_every, zone_named
from table.waiting.timeouts import put_off_votes
from text import LOCALES
from text.fluent.catalogue import ENGLISH, say
from think import LEVELS

CHANNELS_MAX = 25
CLOCKS = {"quiet", "zone", "holiday"}
"""Settings that the clocks of a user's games depend on."""
Changes: TypeAlias = dict[str, object]
"""New values of settings, by the fields of ``UserSettings`` or ``GuildSettings``."""


# -- reading --------------------------------------------------------------------------------------------------------


def read_language(language: str | None) -> Changes:
    """The change to a language; none if it is None."""
    return {} if language is None else {"language": None if language == AS_DISCORD else language}


def read_times(locale: str, quiet: str | None, zone: str | None, remind: str | None) -> Changes:
    """Changes that were written; an empty text, or the word for it, switches off. Raises ``Malformed``."""
    changes: Changes = {}
    if quiet is not None:
        changes["quiet"] = None if is_off(locale, quiet) else quiet_hours(quiet)
    if zone is not None:
        changes["zone"] = zone_named(zone) if zone else ""
    if remind is not None:
        changes["remind"] = 0.0 if is_off(locale, remind) else remind_every(remind)
    return changes


def read_holiday(interaction: Interaction, first: str, last: str) -> Holiday | None:
    """A holiday between two days, from today where only the last is given; without any, it ends.

    Raises ``Malformed``.
    """
    table = table_of(interaction)
    person, now = table.preferences.user(interaction.user.id), table.clock.now()
    first = "" if is_off(private_locale(interaction), first) else first
    chosen = holiday(first, last or first, now, person.zone) if first or last.strip() else None
    return continued(person.holiday, chosen, now, person.zone)


def is_off(locale: str, text: str) -> bool:
    """Whether a text switches a setting off."""
    words = "|".join(say(language, "typed-off") for language in {ENGLISH, locale})
    return re.fullmatch(rf"\s*(?:-|0|{words})?\s*", text, re.IGNORECASE) is not None


def managed_server(interaction: Interaction) -> tuple[int, GuildSettings]:
    """The server and its settings, for its managers. Raises ``NotAllowed``: ``not-in-dm``, ``not-manager``."""
    if interaction.guild_id is None:
        raise NotAllowed("not-in-dm")
    if not interaction.permissions.manage_guild:
        raise NotAllowed("not-manager")
    return interaction.guild_id, table_of(interaction).preferences.guild(interaction.guild_id)


# -- changing -------------------------------------------------------------------------------------------------------


async def change_own(interaction: Interaction, changes: Changes, *, edit: bool) -> None:
    """Change the user's settings and show them all."""
    table, user = table_of(interaction), interaction.user.id
    old = table.preferences.user(user)
    if changes:
        await keep_own(interaction, changes)
    chosen, locale, now = table.preferences.user(user), private_locale(interaction), table.clock.now()
    more = await _holiday_means(interaction, old) if "holiday" in changes else []
    await show(interaction, user_view(chosen, locale, now, saved=bool(changes), more=more), edit=edit)


async def go_on_holiday(interaction: Interaction, first: str, last: str) -> None:
    """Set the user's holiday, and show it with the ways to end or change it. Raises as ``read_holiday``."""
    table, user, locale = table_of(interaction), interaction.user.id, private_locale(interaction)
    old, holiday = table.preferences.user(user), read_holiday(interaction, first, last)
    await keep_own(interaction, {"holiday": holiday})
    chosen, now = table.preferences.user(user), table.clock.now()
    await show(interaction, holiday_view(chosen, locale, now, await _holiday_means(interaction, old)))


async def _holiday_means(interaction: Interaction, old: UserSettings) -> list[str]:
    """What a changed holiday means: what it was before, and which matches it misses."""
    table, user, locale = table_of(interaction), interaction.user.id, private_locale(interaction)
    chosen, now = table.preferences.user(user), table.clock.now()
    if chosen.holiday is None:
        return []
    before, days = (holiday_text(locale, one, now) for one in (old, chosen))
    instead = [say(locale, "holiday-instead", days=days, before=before)] if days and before not in ("", days) else []
    campaigns = await in_time(interaction, joined_campaigns(table.storage, user))
    return [*instead, *missed_matches(locale, campaigns, user, *chosen.holiday.span(chosen.zone))]


async def keep_own(interaction: Interaction, changes: Changes, *, private: bool = True) -> None:
    """Change the user's settings, and what depends on them. ``private``: whether the answer will be."""
    table, user = table_of(interaction), interaction.user.id
    await in_time(interaction, table.preferences.set_user(user, **changes), private=private)
    interaction.client.boards.check_pings(table.clock.now())
    if CLOCKS & set(changes):
        await in_time(interaction, put_off_votes(table, user), private=private)
        await in_time(interaction, interaction.client.boards.redraw_of(user), private=private)


async def show_holiday(interaction: Interaction, *, ends: bool = False, edit: bool = False) -> None:
    """Show the user's holiday, present or to come, or end it (``ends``); who has none reads how to set one."""
    table, locale = table_of(interaction), private_locale(interaction)
    person, now = table.preferences.user(interaction.user.id), table.clock.now()
    days = holiday_text(locale, person, now)
    if person.holiday is None or not days:
        await show(interaction, note_view(say(locale, "holiday-none"), form_button(locale, HOLIDAY_FORM)), edit=edit)
        return
    if ends:
        begun = "yes" if person.holiday.span(person.zone)[0] <= now else "no"
        await keep_own(interaction, {"holiday": read_holiday(interaction, "", "")})
        await show(interaction, note_view(say(locale, "holiday-ended", begun=begun, days=days)), edit=edit)
        return
    await show(interaction, holiday_view(person, locale, now))


async def press_end_holiday(interaction: Interaction, _argument: str) -> None:
    """End the user's holiday, present or to come."""
    await show_holiday(interaction, ends=True, edit=True)


async def change_server(interaction: Interaction, guild: int, changes: Changes, *, edit: bool) -> None:
    """Change a server's settings and show them all."""
    table = table_of(interaction)
    if changes:
        await in_time(interaction, table.preferences.set_guild(guild, **changes))
    chosen, locale = table.preferences.guild(guild), private_locale(interaction)
    view = guild_view(chosen, locale, saved=bool(changes), voided="links" in changes)
    await show(interaction, view, edit=edit)


# -- the panel ------------------------------------------------------------------------------------------------------


async def choose_own(interaction: Interaction, argument: str) -> None:
    """Change one's own settings by a menu; the argument says which."""
    value = (selected(interaction) or ("",))[0]
    match argument:
        case "language" if value in (*LOCALES, AS_DISCORD):
            changes = read_language(value)
        case "remind":
            changes = read_times(ENGLISH, None, None, value)
        case _:
            changes = {argument: value} if value in OWN_WORDS.get(argument, ()) else {}
    await change_own(interaction, changes, edit=True)


async def open_form(interaction: Interaction, argument: str) -> None:
    """Open the form that the argument names."""
    await interaction.response.send_modal(form_of(interaction, argument))


def form_of(interaction: Interaction, argument: str) -> ui.Modal:
    """The form that the argument names, filled in with what the user has chosen."""
    chosen = table_of(interaction).preferences.user(interaction.user.id)
    form = holiday_form if argument == HOLIDAY_FORM else quiet_form
    return form(chosen, private_locale(interaction))


async def send_form(interaction: Interaction, argument: str, fields: Mapping[str, str]) -> None:
    """Change one's own settings by what was written in a form."""
    if argument == QUIET_FORM:
        quiet, zone = fields.get("quiet", ""), fields.get("zone", "").strip()
        changes = read_times(private_locale(interaction), quiet, zone, None)
    else:
        changes = {"holiday": read_holiday(interaction, fields.get("first", ""), fields.get("last", ""))}
    await change_own(interaction, changes, edit=interaction.message is not None)


async def choose_server(interaction: Interaction, argument: str) -> None:
    """Change the server's settings by a menu; the argument says which."""
    guild, _ = managed_server(interaction)
    values = selected(interaction)
    value = (values or ("",))[0]
    changes: Changes = {}
    if argument == "channels":
        changes = {"channels": tuple(int(value) for value in values[:CHANNELS_MAX])}
    elif value in SERVER_WORDS.get(argument, ()):
        changes = {argument: value}
    elif argument == "forum":
        changes = {"forum": int(value) if value else None}
    elif argument == "stand-in" and value:
        changes = {"stand_in": value if value in LEVELS else None}
    elif value in (*LOCALES, AS_DISCORD):
        changes = read_language(value)
    await change_server(interaction, guild, changes, edit=True)


async def forget_user(interaction: Interaction, *, edit: bool) -> None:
    """Delete the user's data, and draw the boards again that named them."""
    table, user = table_of(interaction), interaction.user.id
    rows = await in_time(interaction, table.storage.games.all_of(user))
    organised = await in_time(interaction, organised_by(table.storage, user))
    joined = [row.campaign for row in await in_time(interaction, table.storage.campaigns.memberships(user))]
    for game in await in_time(interaction, forget(table, person_of(interaction))):
        interaction.client.boards.redraw(game)
    interaction.client.boards.check_pings(table.clock.now())  # hosts hear that a guest does not come
    interaction.client.dispatch("user_forgotten", organised, joined, interaction.guild_id)
    await show(interaction, note_view(say(private_locale(interaction), "data-deleted")), edit=edit)
    await rename_threads(interaction.client, table, rows)


async def press_forget(interaction: Interaction, argument: str) -> None:
    """Delete the user's data; the argument is the user whom the question was for."""
    if argument == str(interaction.user.id):
        await forget_user(interaction, edit=True)


async def press_remember(interaction: Interaction, argument: str) -> None:
    """Keep the user's data."""
    await show(interaction, note_view(say(private_locale(interaction), "data-kept")), edit=True)
