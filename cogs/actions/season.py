"""The page of a season, by a command or the menu under it."""

from msgspec import structs

from cogs.kit.interaction import Interaction, guild_and_channel, person_of, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from cogs.views.season_page import season_view, sure_end_view
from table import NotAllowed
from table.history.seasons import end, ending, honours_of_season
from table.permissions import Person
from text import escape
from text.fluent.catalogue import say


def manager_of(interaction: Interaction) -> Person:
    """The user as a ``Person``; members who may manage the server are moderators."""
    return structs.replace(person_of(interaction), moderator=interaction.permissions.manage_guild)


async def ask_to_end(interaction: Interaction) -> None:
    """Ask before the season that runs is ended."""
    guild, _ = guild_and_channel(interaction)
    season = await in_time(interaction, ending(table_of(interaction), manager_of(interaction), guild))
    await show(interaction, sure_end_view(private_locale(interaction), season))


async def _end(interaction: Interaction, number: str) -> None:
    """End the season of that number and tell the channel. Its final page is posted where the season was begun."""
    (guild, _), table = guild_and_channel(interaction), table_of(interaction)
    if not number.isdecimal():
        raise NotAllowed("season-none")
    over = await in_time(interaction, end(table, manager_of(interaction), guild, int(number)), private=False)
    await show(interaction, note_view(say(over.locale, "season-ended", name=escape(over.name))), private=False)
    interaction.client.boards.check_pings(table.clock.now())


async def press_season(interaction: Interaction, argument: str) -> None:
    """Show the season that the menu names, to the user alone; or end the one whose number the button has."""
    if argument:
        await _end(interaction, argument)
        return
    await show_season(interaction, (selected(interaction) or ("",))[0])


async def show_season(interaction: Interaction, number: str | None) -> None:
    """Show the user a season by its number; None: the newest one. Raises ``NotAllowed("season-none")``."""
    guild, _ = guild_and_channel(interaction)
    table = table_of(interaction)
    rows = await in_time(interaction, table.storage.seasons.of_guild(guild))
    found = next((row for row in rows if number in (None, str(row.number))), None)
    if found is None:
        raise NotAllowed("season-none")
    honours = await in_time(interaction, honours_of_season(table, found))
    others = [row for row in rows if row != found]
    made = season_view(private_locale(interaction), honours, others)
    view, files = await in_time(interaction, made)
    await show(interaction, view, files=files)
