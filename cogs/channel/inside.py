"""What the board asks of the bot: who somebody is, a lobby, companies, a line in a channel; a channel's greeting."""

import contextlib
from collections.abc import Sequence

import discord
from discord import PartialMessageable

from cogs.channel.board import Boards
from cogs.channel.opening import bots_named, check_channel, game_title, usual_title, usually_rated
from cogs.channel.post import PASSING, Channels, Tag
from cogs.kit.companies import builder_of, faults_of, hints_of, sheet_of
from cogs.kit.interaction import TableBot
from cogs.kit.servers import may_write
from cogs.views.components import text, view
from cogs.views.lesson import help_view
from rules.share_codes import write_code
from storage import CompanyRow
from table import Game, NotAllowed, Opened, Person, Table
from table.log import Joined
from table.records.links import Place
from table.records.threads import in_thread
from text import escape
from text.company import company_line, company_text
from text.fluent.catalogue import ENGLISH, locale_of, say


async def person_in(client: TableBot, place: Place, user: int) -> Person:
    """A user under the name that they have in a place.

    Raises ``NotAllowed``: ``bot-not-here``; ``not-in-dm`` in other people's messages.
    """
    try:
        if place.guild is None:
            known = client.get_user(user) or await client.fetch_user(user)
            if (known.dm_channel or await known.create_dm()).id != place.channel:
                raise NotAllowed("not-in-dm")
            return Person(user, known.display_name)
        guild = client.get_guild(place.guild) or await client.fetch_guild(place.guild)
        return Person(user, (await guild.fetch_member(user)).display_name)
    except discord.HTTPException:
        raise NotAllowed("bot-not-here") from None


async def companies_of(client: TableBot, user: int, locale: str) -> list[tuple[str, str, str]]:
    """The companies that a user keeps: each one's line in a list, its units as markdown, its share code."""
    return await in_thread(_told, await client.storage.companies.of_owner(user), locale)


def _told(rows: Sequence[CompanyRow], locale: str) -> list[tuple[str, str, str]]:
    told = []
    for row in rows:
        sheet = sheet_of(row)
        builder, faults = builder_of(sheet), faults_of(sheet)
        text = company_text(locale, sheet, faults, builder.analysis(sheet.force), hints_of(sheet))
        code = write_code(sheet) if builder.units(sheet.force) else ""
        told.append((company_line(locale, sheet, faults), text, code))
    return told


async def open_lobby_in(
    client: TableBot,
    place: Place,
    person: Person,
    kind: tuple[str, str, str],
    levels: Sequence[str],
    own: str,
    number: int,
) -> Game:
    """Open a lobby as ``/game new`` does; its message is posted beside. ``kind``: ruleset, size and table.

    ``own``: the person's language; ``number``: the press's. Raises ``RulesError``: ``bot-not-here`` too.
    """
    table, (ruleset, size, played) = client.table, kind
    server = table.preferences.guild(place.guild)
    there = await _channel(client, place.channel)
    guild = getattr(there, "guild", None)
    check_channel(guild, {place.channel, getattr(there, "parent_id", None)}, server)
    spoken = guild.preferred_locale if isinstance(guild, discord.Guild) else None
    english = str(spoken or discord.Locale.american_english) == str(discord.Locale.american_english)
    locale = server.language or (own if english else locale_of(str(spoken)))
    title = game_title(None, usual_title(locale, ruleset, person.name))
    rated = usually_rated(server, place.guild, size, levels)
    opened = Opened(person.user, title, ruleset, size, played, {}, locale, rated=rated)
    seated = (Joined(person.user, person.name), *bots_named(locale, levels))
    game = await table.open(
        person, channel=place.channel, guild=place.guild, opened=opened, seated=seated, interaction=number
    )
    with contextlib.suppress(discord.HTTPException):  # the host gets a report; `/game board` posts it
        await client.boards.post(game)
    await client.boards.tags.keep(game, {})
    return game


async def _channel(client: TableBot, channel: int) -> object:
    """A channel, or a thread that was archived when the bot began. Raises ``NotAllowed("bot-not-here")``."""
    try:
        return client.get_channel(channel) or await client.fetch_channel(channel)
    except discord.HTTPException:
        raise NotAllowed("bot-not-here") from None


async def say_in(client: TableBot, channels: Channels, game: Game, person: Person, line: str, number: int) -> None:
    """Post a person's line in a game's channel, once for the press of that number; it mentions nobody.

    Raises ``NotAllowed``: ``say-refused`` for one who may not write there, ``say-not-sent``.
    """
    if not await may_write(client, game.channel, person.user):
        raise NotAllowed("say-refused")
    said = say(game.locale, "board-said", name=escape(person.name), text=escape(line, len(line)))
    nonce, nobody = Tag.of(game.id, f"line {number}").nonce, discord.AllowedMentions.none()
    try:
        await channels.send(game, view(text(said)), nonce=nonce, mentions=nobody)
    except (discord.HTTPException, *PASSING):
        raise NotAllowed("say-not-sent") from None


async def greet(table: Table, boards: Boards, channel: PartialMessageable) -> None:
    """Post the board of the channel's game, or what a newcomer may do first."""
    try:
        game = await table.game_in(channel.id)
    except NotAllowed:
        game = None
    if game is not None and game.status != "ended":
        await boards.post(game)
    else:
        await channel.send(view=help_view(say(ENGLISH, "help-no-game"), ENGLISH, play=True))
