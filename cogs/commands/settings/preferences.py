"""`/settings`: preferences of users, and of servers for their games; by options or in a panel.

Discord has no command that is a group of commands too: what else there is about oneself stands beside `me`.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks.settings import (
    CHANNELS_MAX,
    Changes,
    change_own,
    change_server,
    is_off,
    managed_server,
    read_holiday,
    read_language,
    read_times,
)
from cogs.commands.settings.personal_data import PersonalDataCommands
from cogs.kit.autocomplete import Choices, to_choices
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.offers import DEPLOYMENTS, DICE, LANGUAGES, known, offering, worded_choices
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import note_view
from cogs.views.settings import AS_DISCORD, REMINDER_INTERVALS
from rules import Malformed
from table import NotAllowed
from table.settings import ASKS, OWN_READINGS, PINGS, READINGS, SWITCH
from table.time.away import zones
from text.fluent.catalogue import say
from think import LEVELS

__all__ = ["SettingsCog"]

ZONES_SHOWN = 25
VOID = ("void",)
OWN_LANGUAGES = [*LANGUAGES, *worded_choices("language", (AS_DISCORD,))]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class SettingsCog(
    PersonalDataCommands, commands.GroupCog, group_name="settings", group_description=word("cmd-settings")
):
    """Settings of users and servers."""

    @app_commands.command(name="me", description=word("cmd-settings-me"))
    @describe(
        language="opt-my-language",
        pings="opt-pings",
        quiet_hours="opt-quiet-hours",
        time_zone="opt-time-zone",
        reminders="opt-reminders",
        ask="opt-ask",
        reading="opt-reading",
    )
    @app_commands.choices(
        language=OWN_LANGUAGES,
        pings=worded_choices("pings", PINGS),
        ask=worded_choices("ask", ASKS),
        reading=worded_choices("reading", OWN_READINGS),
    )
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        pings: str | None = None,
        quiet_hours: str | None = None,
        time_zone: str | None = None,
        reminders: str | None = None,
        ask: str | None = None,
        reading: str | None = None,
    ) -> None:
        """Change the given settings, and show all."""
        given = {"ping": pings, "ask": ask, "reading": reading}
        changes = read_language(language) | {name: value for name, value in given.items() if value is not None}
        changes |= read_times(private_locale(interaction), quiet_hours, time_zone, reminders)
        await change_own(interaction, changes, edit=False)

    @me.autocomplete("time_zone")
    async def _zones(self, interaction: Interaction, typed: str) -> Choices:
        return to_choices((name, name) for name in zones(typed, ZONES_SHOWN))

    @me.autocomplete("reminders")
    async def _reminders(self, interaction: Interaction, typed: str) -> Choices:
        offered = [say(private_locale(interaction), "settings-off"), *REMINDER_INTERVALS]
        return to_choices((name, name) for name in offered if typed.lower().strip() in name)

    @app_commands.command(name="holiday", description=word("cmd-settings-holiday"))
    @describe(first="opt-holiday-from", last="opt-holiday-to")
    @app_commands.rename(first="from", last="until")
    async def holiday(self, interaction: Interaction, first: str | None = None, last: str | None = None) -> None:
        """Go on holiday for some days; without days, come back."""
        await change_own(interaction, {"holiday": read_holiday(interaction, first or "", last or "")}, edit=False)

    @app_commands.command(name="links", description=word("cmd-settings-links"))
    @describe(links="opt-links")
    @app_commands.choices(links=worded_choices("links", SWITCH))
    async def links(self, interaction: Interaction, links: str) -> None:
        """Switch links to boards in the browser on or off; those made so far are void when they are off."""
        table, user = table_of(interaction), interaction.user.id
        made = table.preferences.user(user).links
        if (links == SWITCH[0]) == bool(made % 2):
            await in_time(interaction, table.preferences.set_user(user, links=made + 1))
        await show(interaction, note_view(say(private_locale(interaction), f"links-are-{links}")))

    @app_commands.command(name="server", description=word("cmd-settings-server"))
    @describe(
        language="opt-server-language",
        size="opt-server-size",
        dice="opt-server-dice",
        deployment="opt-server-deployment",
        options="opt-server-options",
        channel="opt-server-channel",
        stand_in="opt-server-stand-in",
        pictures="opt-server-pictures",
        hide="opt-server-hide",
        links="opt-server-links",
        boards="opt-server-boards",
        share="opt-server-share",
        others="opt-server-others",
        forum="opt-server-forum",
        rated="opt-server-rated",
    )
    @app_commands.choices(
        language=OWN_LANGUAGES,
        dice=DICE,
        deployment=DEPLOYMENTS,
        pictures=worded_choices("pictures", SWITCH),
        links=worded_choices("server-links", VOID),
        boards=worded_choices("reading", READINGS),
        share=worded_choices("share", SWITCH),
        others=worded_choices("others", SWITCH),
        rated=worded_choices("rated", SWITCH),
    )
    @offering(size="own-sizes", stand_in="stand-ins")
    async def server(
        self,
        interaction: Interaction,
        language: str | None = None,
        size: str | None = None,
        dice: str | None = None,
        deployment: str | None = None,
        options: str | None = None,
        channel: discord.TextChannel | None = None,
        stand_in: str | None = None,
        pictures: str | None = None,
        hide: discord.User | None = None,
        links: str | None = None,
        boards: str | None = None,
        share: str | None = None,
        others: str | None = None,
        forum: discord.ForumChannel | None = None,
        rated: str | None = None,
    ) -> None:
        """Change the given settings of this server, and show all."""
        guild, chosen = managed_server(interaction)
        given = {"size": size, "dice": dice, "deployment": deployment, "pictures": pictures, "boards": boards}
        given |= {"share": share, "others": others, "rated": rated}
        changes: Changes = {name: value for name, value in given.items() if value is not None}
        changes |= read_language(language)
        if options is not None:
            changes["options"] = _read_switches(private_locale(interaction), options)
        if stand_in is not None:
            changes["stand_in"] = stand_in if stand_in in LEVELS else None
        if channel is not None:
            changes["channels"] = _toggled(chosen.channels, channel.id, "too-many-channels")
        if hide is not None:
            changes["hidden"] = _toggled(chosen.hidden, hide.id, "too-many-hidden")
        if links is not None:
            changes["links"] = chosen.links + 1
        if forum is not None:
            changes["forum"] = None if forum.id == chosen.forum else forum.id
        await change_server(interaction, guild, changes, edit=False)


def _read_switches(locale: str, text: str) -> str | None:
    """Advanced rules by name, with commas. Raises ``Malformed("option-unknown")``."""
    if is_off(locale, text):
        return None
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known("switches"):
            raise Malformed("option-unknown", option=name[:40], value="bool")
    return ", ".join(dict.fromkeys(names))


def _toggled(ids: tuple[int, ...], changed: int, full: str) -> tuple[int, ...]:
    """The ids with that one, or without it if it is there. Raises ``NotAllowed(full)``."""
    if changed in ids:
        return tuple(other for other in ids if other != changed)
    if len(ids) >= CHANNELS_MAX:
        raise NotAllowed(full, most=CHANNELS_MAX)
    return (*ids, changed)
