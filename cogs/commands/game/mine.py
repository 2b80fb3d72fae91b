"""`/game mine` and `/game nudge`: what waits for you anywhere, and asking those whom a game waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands, ui
from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.pings import link_to
from cogs.clicks.game import person_of
from cogs.kit.commands import word
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views.panel import note_view
from storage import GameRow
from table import Game, Table
from table.time.nudge import Nudged, nudge
from text import escape
from text.fluent.catalogue import say

__all__ = ["MineCommands", "mine_view"]

TEXT_MAX = 3800
TITLE_SHOWN = 80


class MineCommands(commands.Cog):
    """Whose turn it is, for those who play in many places."""

    table: Table
    boards: Boards

    @app_commands.command(name="mine", description=word("cmd-game-mine"))
    async def mine(self, interaction: Interaction) -> None:
        """Every game of the person's, on every server: first what waits for them, oldest first."""
        user, locale = interaction.user.id, private_locale(interaction)
        rows = await patiently(interaction, self.table.storage.games_of(user, waiting=False))
        boards = await self.table.storage.marked("board", [row.id for row in rows])
        await show(interaction, mine_view(rows, boards, user, locale))

    @app_commands.command(name="nudge", description=word("cmd-game-nudge"))
    async def nudge(self, interaction: Interaction) -> None:
        """Asks whoever is waited for once more, as they want to be asked."""
        channel, locale = interaction.channel_id or 0, private_locale(interaction)
        game = await patiently(interaction, self.table.game_in(channel))
        nudged = await patiently(interaction, nudge(self.table, game, person_of(interaction)))
        await show(interaction, note_view("\n".join(_nudged(game, nudged, locale))))
        await self.boards.pings.of_game(game, await self.table.storage.marks(game.id))


def _nudged(game: Game, nudged: Nudged, locale: str) -> Iterable[str]:
    names = {seat.user: escape(seat.name) for seat in game.seats}
    for how in ("told", "held", "silent", "recent"):
        if users := getattr(nudged, how):
            yield say(locale, f"nudge-{how}", names=", ".join(names[user] for user in users), count=len(users))


def mine_view(rows: Sequence[GameRow], boards: dict[str, str], user: int, locale: str) -> ui.LayoutView:
    """The games as a list, with the ways to them; ``boards``: the message of each game's board."""
    waits = [_line(row, boards, user, locale) for row in rows if user in row.waiting]
    others = [_line(row, boards, user, locale) for row in rows if user not in row.waiting]
    lines = [say(locale, "mine-waits" if waits else "mine-none-waits", count=len(waits)), *waits]
    if others:
        lines += ["", say(locale, "mine-others", count=len(others)), *others]
    return note_view(_fitting(lines, locale))


def _line(row: GameRow, boards: dict[str, str], user: int, locale: str) -> str:
    since = dict(zip(row.waiting, row.waiting_since, strict=True)).get(user)
    key = "mine-lobby" if row.status == "lobby" else "mine-other" if since is None else "mine-game"
    when = f"<t:{round(row.updated if since is None else since)}:R>"
    link = link_to(row.guild, row.channel, boards.get(row.id))
    return "- " + say(locale, key, title=escape(row.title[:TITLE_SHOWN]), since=when, link=link)


def _fitting(lines: Sequence[str], locale: str) -> str:
    """As many lines as a message takes, and how many more there are."""
    shown = list(lines)
    while len("\n".join(shown)) > TEXT_MAX:
        shown.pop()
    if len(shown) < len(lines):
        shown.append(say(locale, "mine-more", count=len(lines) - len(shown)))
    return "\n".join(shown)
