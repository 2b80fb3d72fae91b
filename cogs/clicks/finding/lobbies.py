"""Lobbies that wait: found, listed, joined from the list."""

from __future__ import annotations

from msgspec import structs

from cogs.channel.marks import BOARD
from cogs.kit.interaction import Interaction, guild_and_channel, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.kit.servers import everybody_sees, may_see
from cogs.views.components import message_link, note_view
from cogs.views.finding.lobbies import Waiting, free_seats, lobbies_view
from storage import GameRow
from table import NotAllowed
from text.fluent.catalogue import say

__all__ = ["joinable", "press_join", "press_list", "show_lobbies"]

LOOKED_AT = 40
"""Lobbies among which those are that somebody sees."""


async def show_lobbies(interaction: Interaction, ruleset: str | None = None, pace: str | None = None) -> None:
    """List the lobbies that wait on this server and on others that share theirs. Raises ``NotAllowed("not-in-dm")``."""
    guild, _ = guild_and_channel(interaction)
    found = await in_time(interaction, _found(interaction, guild))
    wanted = [
        lobby for lobby in found if ruleset in (None, lobby.game.ruleset) and pace in (None, str(lobby.game.time.pace))
    ]
    await show(interaction, lobbies_view(private_locale(interaction), wanted, interaction.user.id))


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
    """The lobbies with a free seat that the user may know of, the newest first."""
    table = table_of(interaction)
    rows = await table.storage.games.lobbies([guild, *table.preferences.sharing(guild)], LOOKED_AT)
    seen = [row for row in rows if row.seats and await _may_know(interaction, row, guild)]
    boards = await table.storage.marks.named(BOARD, [row.id for row in seen])
    found = [Waiting(await table.game(row.id), row, boards.get(row.id), _server(interaction, row)) for row in seen]
    return [lobby for lobby in found if lobby.game.persons and free_seats(lobby.game) > 0]


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
    board = (await table.storage.marks.named(BOARD, [game.id])).get(game.id)
    link = message_link(row.guild, game.channel, board)
    await show(interaction, note_view(say(locale, "find-joined", link=link)))
