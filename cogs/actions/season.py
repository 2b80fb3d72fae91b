"""The page of a season, by a command or the menu under it."""

from cogs.kit.interaction import Interaction, guild_and_channel, private_locale, public_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.season_page import season_view
from table import NotAllowed
from table.history.seasons import honours_of_season


async def press_season(interaction: Interaction, argument: str) -> None:
    """Show the season that the menu names, to the user alone."""
    await show_season(interaction, (selected(interaction) or ("",))[0], private=True)


async def show_season(interaction: Interaction, number: str | None, *, private: bool) -> None:
    """Show a season by its number; None: the newest one. Raises ``NotAllowed("season-none")``."""
    guild, _ = guild_and_channel(interaction)
    table = table_of(interaction)
    rows = await in_time(interaction, table.storage.seasons.of_guild(guild), private=private)
    found = next((row for row in rows if number in (None, str(row.number))), None)
    if found is None:
        raise NotAllowed("season-none")
    honours = await in_time(interaction, honours_of_season(table, found), private=private)
    locale = private_locale(interaction) if private else public_locale(interaction)
    others = [row for row in rows if row != found]
    view, files = await in_time(interaction, season_view(locale, honours, others), private=private)
    await show(interaction, view, private=private, files=files)
