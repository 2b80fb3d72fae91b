"""`/settings`: what people have chosen for themselves, and servers for their games; by options or in a panel.

Discord has no command that is a group of commands too: what is more about oneself stands beside `me`.
"""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks.anywhere import on
from cogs.commands.privacy import DataCommands
from cogs.kit.commands import describe, word
from cogs.kit.offers import known, offering
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views.settings import HOLIDAY_FORM, QUIET_FORM, REMINDS, guild_view, holiday_form, quiet_form, user_view
from rules import RULESETS, Malformed
from table import NotAllowed, Table
from table.settings import PINGS, GuildSettings, holiday, quiet_hours, remind_every, zone_named, zones
from text import LOCALES
from text.fluent.catalogue import say

__all__ = ["SettingsCog", "opened_as", "place_of"]

OFFERED = 25
CHANNELS_MAX = 25
AS_DISCORD = "discord"
"""Stands for no language of one's own."""


def _languages() -> list[app_commands.Choice[str]]:
    named = [app_commands.Choice(name=word(f"language-{name}"), value=name) for name in LOCALES]
    return [*named, app_commands.Choice(name=word("language-discord"), value=AS_DISCORD)]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class SettingsCog(DataCommands, commands.GroupCog, group_name="settings", group_description=word("cmd-settings")):
    """What is as somebody wants it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="me", description=word("cmd-settings-me"))
    @describe(
        language="opt-my-language",
        pings="opt-pings",
        quiet_hours="opt-quiet-hours",
        time_zone="opt-time-zone",
        reminders="opt-reminders",
    )
    @app_commands.choices(
        language=_languages(),
        pings=[app_commands.Choice(name=word(f"pings-{name}"), value=name) for name in PINGS],
    )
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        pings: str | None = None,
        quiet_hours: str | None = None,
        time_zone: str | None = None,
        reminders: str | None = None,
    ) -> None:
        """Changes what is given, and shows everything."""
        changes = _own(language, pings)
        changes |= _times(private_locale(interaction), quiet_hours, time_zone, reminders)
        await _changed_me(interaction, changes, edit=False)

    @me.autocomplete("time_zone")
    async def _zones(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=name, value=name) for name in zones(current, OFFERED)]

    @me.autocomplete("reminders")
    async def _reminders(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        never = say(private_locale(interaction), "settings-off")
        offered = [never, *REMINDS]
        return [app_commands.Choice(name=name, value=name) for name in offered if current.lower().strip() in name]

    @app_commands.command(name="holiday", description=word("cmd-settings-holiday"))
    @describe(first="opt-holiday-from", last="opt-holiday-to")
    @app_commands.rename(first="from", last="until")
    async def holiday(self, interaction: Interaction, first: str | None = None, last: str | None = None) -> None:
        """Goes on holiday for some days; without days, comes back."""
        await _changed_me(interaction, {"holiday": _holiday(interaction, first or "", last or "")}, edit=False)

    @app_commands.command(name="server", description=word("cmd-settings-server"))
    @describe(
        language="opt-server-language",
        size="opt-server-size",
        dice="opt-server-dice",
        deployment="opt-server-deployment",
        options="opt-server-options",
        channel="opt-server-channel",
    )
    @app_commands.choices(
        language=_languages(),
        dice=[app_commands.Choice(name=word(f"dice-{name}"), value=name) for name in ("bot", "typed")],
        deployment=[app_commands.Choice(name=word(f"deployment-{n}"), value=n) for n in ("guided", "free")],
    )
    @offering(size="own-sizes")
    async def server(
        self,
        interaction: Interaction,
        language: str | None = None,
        size: str | None = None,
        dice: str | None = None,
        deployment: str | None = None,
        options: str | None = None,
        channel: discord.TextChannel | None = None,
    ) -> None:
        """Changes what is given for this server, and shows everything."""
        guild, chosen = _manager(interaction)
        changes: dict[str, Any] = {"size": size, "dice": dice, "deployment": deployment}
        changes = {name: value for name, value in changes.items() if value is not None}
        changes |= _own(language, None)
        if options is not None:
            changes["options"] = _switches(private_locale(interaction), options)
        if channel is not None:
            changes["channels"] = _toggled(chosen.channels, channel.id)
        await _changed_guild(interaction, guild, changes, edit=False)


def place_of(interaction: Interaction, chosen: GuildSettings) -> None:
    """Raises ``NotAllowed("channel-not-for-games")`` where the server does not want games to be opened."""
    here = {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}
    if chosen.channels and not here & set(chosen.channels):
        there = [interaction.guild.get_channel(channel) if interaction.guild else None for channel in chosen.channels]
        names = ", ".join(f"#{channel.name}" for channel in there if channel is not None)
        raise NotAllowed("channel-not-for-games", channels=names or "?")


def opened_as(chosen: GuildSettings, ruleset: str, given: dict[str, Any]) -> dict[str, Any]:
    """What ``/game new`` was given, with what the server starts from where it was given nothing."""
    sizes = RULESETS[ruleset].sizes if ruleset in RULESETS else ("skirmish",)
    usual = {"size": sizes[0], "dice": "bot", "deployment": "guided", "options": ""}
    found = {name: given[name] if given[name] is not None else getattr(chosen, name) or usual[name] for name in usual}
    if given["size"] is None and found["size"] not in sizes:
        found["size"] = sizes[0]
    if given["options"] is None and chosen.options:
        known = RULESETS[ruleset].switches if ruleset in RULESETS else ()
        found["options"] = ", ".join(name for name in chosen.options.split(", ") if name in known)
    return found


# -- reading --------------------------------------------------------------------------------------------------------


def _own(language: str | None, pings: str | None) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if language is not None:
        changes["language"] = None if language == AS_DISCORD else language
    if pings is not None:
        changes["ping"] = pings
    return changes


def _times(locale: str, quiet: str | None, zone: str | None, remind: str | None) -> dict[str, Any]:
    """What was written about times; nothing, or the word for it, switches off."""
    changes: dict[str, Any] = {}
    if quiet is not None:
        changes["quiet"] = None if _is_off(locale, quiet) else quiet_hours(quiet)
    if zone is not None:
        changes["zone"] = zone_named(zone)
    if remind is not None:
        changes["remind"] = 0.0 if _is_off(locale, remind) else remind_every(remind)
    return changes


def _is_off(locale: str, text: str) -> bool:
    words = "|".join(say(language, "typed-off") for language in {"en", locale})
    return re.fullmatch(rf"\s*(?:-|0|{words})?\s*", text, re.IGNORECASE) is not None


def _holiday(interaction: Interaction, first: str, last: str) -> Any:
    if _is_off(private_locale(interaction), first) and not last.strip():
        return None
    table = _table(interaction)
    zone = table.preferences.user(interaction.user.id).zone
    return holiday(first, last or first, table.clock.now(), zone)


def _switches(locale: str, text: str) -> str | None:
    """Advanced rules by name, with commas. Raises ``Malformed("option-unknown")``."""
    if _is_off(locale, text):
        return None
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known("switches"):
            raise Malformed("option-unknown", option=name[:40], value="")
    return ", ".join(dict.fromkeys(names))


def _toggled(channels: tuple[int, ...], channel: int) -> tuple[int, ...]:
    """The channels with that one, or without it if it is there."""
    if channel in channels:
        return tuple(other for other in channels if other != channel)
    if len(channels) >= CHANNELS_MAX:
        raise NotAllowed("too-many-channels", most=CHANNELS_MAX)
    return (*channels, channel)


# -- showing --------------------------------------------------------------------------------------------------------


def _table(interaction: Interaction) -> Table:
    table: Table = interaction.client.table
    return table


def _manager(interaction: Interaction) -> tuple[int, GuildSettings]:
    """The server, for those who may manage it. Raises ``NotAllowed``: ``not-in-dm`` or ``not-manager``."""
    if interaction.guild_id is None:
        raise NotAllowed("not-in-dm")
    if not interaction.permissions.manage_guild:
        raise NotAllowed("not-manager")
    return interaction.guild_id, _table(interaction).preferences.guild(interaction.guild_id)


async def _changed_me(interaction: Interaction, changes: dict[str, Any], *, edit: bool) -> None:
    table, user = _table(interaction), interaction.user.id
    if changes:
        await patiently(interaction, table.preferences.set_user(user, **changes))
        interaction.client.boards.pings.sooner(table.clock.now())
    view = user_view(table.preferences.user(user), private_locale(interaction), table.clock.now(), saved=bool(changes))
    await show(interaction, view, edit=edit)


async def _changed_guild(interaction: Interaction, guild: int, changes: dict[str, Any], *, edit: bool) -> None:
    table = _table(interaction)
    if changes:
        await patiently(interaction, table.preferences.set_guild(guild, **changes))
    view = guild_view(table.preferences.guild(guild), private_locale(interaction), saved=bool(changes))
    await show(interaction, view, edit=edit)


def _chosen(interaction: Interaction) -> list[str]:
    data: Any = interaction.data or {}
    return [str(value) for value in data.get("values") or ()]


@on("setme")
async def _select_me(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    """A menu of the panel: which is its argument."""
    value = (_chosen(interaction) or [""])[0]
    match argument:
        case "language" if value in (*LOCALES, AS_DISCORD):
            changes = _own(value, None)
        case "ping" if value in PINGS:
            changes = _own(None, value)
        case "remind":
            changes = _times("en", None, None, value)
        case _:
            changes = {}
    await _changed_me(interaction, changes, edit=True)


@on("setform")
async def _form(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    """A button of the panel that asks for something to be written."""
    chosen = _table(interaction).preferences.user(interaction.user.id)
    form = holiday_form if argument == HOLIDAY_FORM else quiet_form
    await interaction.response.send_modal(form(chosen, private_locale(interaction)))


@on("setwritten")
async def _written(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    """What was written there."""
    if argument == QUIET_FORM:
        locale = private_locale(interaction)
        changes = _times(locale, fields.get("quiet", ""), fields.get("zone", "").strip() or "UTC", None)
    else:
        changes = {"holiday": _holiday(interaction, fields.get("first", ""), fields.get("last", ""))}
    await _changed_me(interaction, changes, edit=interaction.message is not None)


@on("setserver")
async def _select_guild(interaction: Interaction, argument: str, fields: dict[str, str]) -> None:
    guild, _ = _manager(interaction)
    values = _chosen(interaction)
    changes: dict[str, Any] = {}
    if argument == "channels":
        changes = {"channels": tuple(int(value) for value in values[:CHANNELS_MAX])}
    elif values and values[0] in (*LOCALES, AS_DISCORD):
        changes = _own(values[0], None)
    await _changed_guild(interaction, guild, changes, edit=True)
