"""`/settings`: preferences of users, and of servers for their games; by options or in a panel.

Discord has no command that is a group of commands too: what else there is about oneself stands beside `me`.
"""

import io

import discord
from discord import ButtonStyle, app_commands, ui
from discord.ext import commands

from cogs.actions import settings
from cogs.kit.autocomplete import Choices, to_choices
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.interaction import Interaction, private_locale, table_of
from cogs.kit.offers import DEPLOYMENTS, DICE, LANGUAGES, known, offering, worded_choices
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import Button, Row, note_view, report_view, text, view
from cogs.views.settings import AS_DISCORD, PREFIXES, REMINDER_INTERVALS
from rules import Malformed
from table import NotAllowed
from table.history.privacy import StoredCounts, count_stored, export
from table.settings import ASKS, OWN_READINGS, PANELS, PINGS, SERVER_WORDS, SWITCH
from table.time.away import zones
from text import error_line, escape
from text.fluent.catalogue import say
from think import LEVELS

# -- what the bot keeps of a user -------------------------------------------------------------------------------------


class PersonalDataCommands(commands.Cog):
    """Export and deletion of a user's data."""

    @app_commands.command(name="export", description=word("cmd-settings-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send all data about the user as a file."""
        user = interaction.user.id
        data = await in_time(interaction, export(table_of(interaction), user))
        file = discord.File(io.BytesIO(data), f"data-{user}.json")
        await show(
            interaction, report_view(say(private_locale(interaction), "data-exported"), file.filename), files=[file]
        )

    @app_commands.command(name="delete", description=word("cmd-settings-delete"))
    @describe(sure="opt-sure")
    async def delete(self, interaction: Interaction, sure: bool = False) -> None:
        """List the data and ask; ``sure`` deletes them."""
        if sure:
            await settings.forget_user(interaction, edit=False)
            return
        user = interaction.user.id
        kept = await in_time(interaction, count_stored(table_of(interaction), user))
        await show(interaction, forget_view(private_locale(interaction), kept, user))


def forget_view(locale: str, kept: StoredCounts, user: int) -> ui.LayoutView:
    """The data about a user, and the buttons to delete or keep them."""
    counts = {"companies": kept.companies, "campaigns": kept.campaigns, "games": kept.games, "matches": kept.matches}
    names = ", ".join(f"**{escape(name)}**" for name in kept.organised) or "none"
    former = say(locale, "former-player")
    question = say(locale, "data-delete-ask", former=former, organised=names, **counts)
    forget, remember = (str(StandaloneId(verb, str(user))) for verb in ("forget", "remember"))
    row = Row(
        Button(label=say(locale, "button-data-delete"), style=ButtonStyle.danger, custom_id=forget),
        Button(label=say(locale, "button-data-keep"), custom_id=remember),
    )
    return view(text(question), row)


# -- preferences ------------------------------------------------------------------------------------------------------

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
        notifications="opt-pings",
        quiet_hours="opt-quiet-hours",
        time_zone="opt-time-zone",
        reminders="opt-reminders",
        ask="opt-ask",
        panel="opt-panel",
        reading="opt-reading",
    )
    @app_commands.choices(
        language=OWN_LANGUAGES,
        notifications=worded_choices("pings", PINGS),
        ask=worded_choices("ask", ASKS),
        panel=worded_choices("panel", PANELS),
        reading=worded_choices("reading", OWN_READINGS),
    )
    async def me(
        self,
        interaction: Interaction,
        language: str | None = None,
        notifications: str | None = None,
        quiet_hours: str | None = None,
        time_zone: str | None = None,
        reminders: str | None = None,
        ask: str | None = None,
        panel: str | None = None,
        reading: str | None = None,
    ) -> None:
        """Change the given settings, and show all."""
        given = {"ping": notifications, "ask": ask, "panel": panel, "reading": reading}
        changes = settings.read_language(language) | {name: value for name, value in given.items() if value is not None}
        locale = private_locale(interaction)
        try:
            changes |= settings.read_times(locale, quiet_hours, time_zone, reminders)
        except Malformed as error:
            if len([*interaction.namespace]) == 1:
                raise
            refused = error_line(locale, error.code, error.facts)
            await show(interaction, note_view(f"{refused} {say(locale, 'settings-unsaved')}"))
            return
        await settings.change_own(interaction, changes, edit=False)

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
        """Go on holiday for some days; without days, show the holiday; "off" ends it."""
        given = [(day or "").strip() for day in (first, last)]
        if all(settings.is_off(private_locale(interaction), day) for day in given):
            await settings.show_holiday(interaction, ends=any(given))
        else:
            await settings.go_on_holiday(interaction, *given)

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
        links=worded_choices("server-links", VOID),
        **{name: worded_choices(PREFIXES.get(name, name), words) for name, words in SERVER_WORDS.items()},
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
        guild, chosen = settings.managed_server(interaction)
        given = {"size": size, "dice": dice, "deployment": deployment, "pictures": pictures, "boards": boards}
        given |= {"share": share, "others": others, "rated": rated}
        changes: settings.Changes = {name: value for name, value in given.items() if value is not None}
        changes |= settings.read_language(language)
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
        await settings.change_server(interaction, guild, changes, edit=False)


def _read_switches(locale: str, text: str) -> str | None:
    """Advanced rules by name, with commas. Raises ``Malformed("option-unknown")``."""
    if settings.is_off(locale, text):
        return None
    names = [name.strip().lower() for name in text.split(",") if name.strip()]
    for name in names:
        if name not in known("switches"):
            raise Malformed("option-unknown", option=name[:40], value="true")
    return ", ".join(dict.fromkeys(names))


def _toggled(ids: tuple[int, ...], changed: int, full: str) -> tuple[int, ...]:
    """The ids with that one, or without it if it is there. Raises ``NotAllowed(full)``."""
    if changed in ids:
        return tuple(other for other in ids if other != changed)
    if len(ids) >= settings.CHANNELS_MAX:
        raise NotAllowed(full, most=settings.CHANNELS_MAX)
    return (*ids, changed)
