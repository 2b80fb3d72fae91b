"""Lobbies that wait: found, listed, joined from the list."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui
from msgspec import Struct, structs

from cogs.actions.finding.seekers import listed
from cogs.channel.marks import BOARD
from cogs.kit.custom_ids import StandaloneId
from cogs.kit.interaction import Interaction, guild_and_channel, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.kit.servers import everybody_sees, may_see
from cogs.views.components import Button, message_link, note_view, rows_of, text, view
from cogs.views.times import time_text
from storage import GameRow
from table import Game, NotAllowed
from table.lobby import kept_seats
from text import escape
from text.fluent.catalogue import say

LOOKED_AT = 40
"""Lobbies among which those are that somebody sees."""


async def show_lobbies(interaction: Interaction, ruleset: str | None = None, pace: str | None = None) -> None:
    """List the lobbies that wait on this server and on others that share theirs. Raises ``NotAllowed("not-in-dm")``."""
    guild, _ = guild_and_channel(interaction)
    found = await in_time(interaction, _found(interaction, guild))
    wanted = [
        lobby for lobby in found if ruleset in (None, lobby.game.ruleset) and pace in (None, str(lobby.game.time.pace))
    ]
    looking = len(await in_time(interaction, listed(interaction)))
    await show(interaction, lobbies_view(private_locale(interaction), wanted, interaction.user.id, looking))


async def press_list(interaction: Interaction, argument: str) -> None:
    """Show the list by a button."""
    await show_lobbies(interaction)


async def joinable(interaction: Interaction) -> list[tuple[str, str]]:
    """The lobbies on this server that the user may join: (title, id)."""
    if interaction.guild_id is None:
        return []
    found = await _found(interaction, interaction.guild_id)
    user = interaction.user.id
    return [(here.game.title, here.game.id) for here in found if not here.server and here.game.player_of(user) is None]


async def _found(interaction: Interaction, guild: int) -> list[Waiting]:
    """The lobbies with a free seat, kept for nobody else, that the user may know of, the newest first."""
    table = table_of(interaction)
    rows = await table.storage.games.lobbies([guild, *table.preferences.sharing(guild)], LOOKED_AT)
    seen = [row for row in rows if row.seats and await _may_know(interaction, row, guild)]
    boards = await table.storage.marks.named(BOARD, [row.id for row in seen])
    now, invited = table.clock.now(), await table.storage.seekers.invited([row.id for row in seen])
    found = list[Waiting]()
    for row in seen:
        game = await table.game(row.id)
        calls = [call for call in invited if call.game == row.id]
        free = game.seats_most - len(game.seats) - len(kept_seats(game, calls, now, interaction.user.id))
        if game.persons and free > 0:
            found.append(Waiting(game, row, free, boards.get(row.id), _server(interaction, row)))
    return found


async def _may_know(interaction: Interaction, row: GameRow, guild: int) -> bool:
    """Whether a lobby may be listed: here the user sees its channel, elsewhere every member of its server does."""
    if row.guild != guild:
        return everybody_sees(interaction.client, row.channel)
    return row.channel == interaction.channel_id or await may_see(interaction.client, row.channel, interaction.user)


def _server(interaction: Interaction, row: GameRow) -> str:
    """The name of another server than this one."""
    there = None if row.guild is None or row.guild == interaction.guild_id else interaction.client.get_guild(row.guild)
    return "" if there is None else there.name


async def press_join(interaction: Interaction, argument: str) -> None:
    """Take a seat in a lobby elsewhere. Raises ``NotAllowed("find-not-seen")`` for those who see it not."""
    table, locale = table_of(interaction), private_locale(interaction)
    game = await in_time(interaction, table.game(argument))
    row = await table.storage.games.get(game.id)
    if row is None or not await in_time(interaction, may_see(interaction.client, game.channel, interaction.user)):
        raise NotAllowed("find-not-seen")
    person = structs.replace(person_of(interaction), channel=None, moderator=False)
    await in_time(interaction, table.join(game.id, person, None, interaction=interaction.id))
    interaction.client.boards.check_pings(table.clock.now())  # what invited them loses its buttons
    board = (await table.storage.marks.named(BOARD, [game.id])).get(game.id)
    link = message_link(row.guild, game.channel, board)
    await show(interaction, note_view(say(locale, "find-joined", link=link)))


# -- how lobbies look -------------------------------------------------------------------------------------------------

SHOWN = 10
"""Lobbies in one list."""
TITLE_SHOWN = 60


class Waiting(Struct, frozen=True):
    """A lobby that waits: its game, where it is, how many may still sit down, the message with its board, and on which
    other server, if on one."""

    game: Game
    row: GameRow
    free: int
    board: str | None
    server: str = ""


def lobbies_view(locale: str, found: Sequence[Waiting], user: int, looking: int) -> ui.LayoutView:
    """The newest lobbies, a button for each that can be joined, and the ways to open one and to look for players, of
    whom so many are ``looking`` for a game."""
    shown = found[:SHOWN]
    head = say(locale, "find-games", count=len(found)) if found else say(locale, "find-games-none", looking=looking)
    lines = [_line(locale, number, lobby) for number, lobby in enumerate(shown, 1)]
    if len(found) > len(shown):
        lines.append(say(locale, "mine-more", count=len(found) - len(shown)))
    joins = [
        Button(
            label=say(locale, "button-find-join", number=number),
            custom_id=str(StandaloneId("findjoin", lobby.game.id)),
            style=ButtonStyle.success,
        )
        for number, lobby in enumerate(shown, 1)
        if not lobby.server and lobby.game.player_of(user) is None
    ]
    ways = [
        Button(label=say(locale, "button-play-now"), custom_id=str(StandaloneId("newgame")), style=ButtonStyle.primary),
        Button(label=say(locale, "button-find-players"), custom_id=str(StandaloneId("seekers"))),
    ]
    return view(text(head, *lines), *rows_of(joins), *rows_of(ways))


def _line(locale: str, number: int, lobby: Waiting) -> str:
    game, row = lobby.game, lobby.row
    size = game.size if isinstance(game.size, str) else game.size["id"]
    facts = [
        say(locale, f"ruleset-{game.ruleset}"),
        say(locale, f"size-{size}"),
        say(locale, "find-table", table=game.table),
        time_text(locale, game.time),
        say(locale, f"language-{game.locale}"),
        say(locale, "find-free", count=lobby.free),
        f"<t:{round(row.created)}:R>",
    ]
    where = say(locale, "find-on-server", server=escape(lobby.server)) if lobby.server else ""
    link = message_link(row.guild, game.channel, lobby.board)
    title = escape(game.title, TITLE_SHOWN)
    return say(locale, "find-lobby", number=number, title=title, facts=" · ".join(facts), where=where, link=link)
