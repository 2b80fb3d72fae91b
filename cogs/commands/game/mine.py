"""`/game mine` and `/game nudge`: what waits for the user anywhere, and pinging those whom a game waits for."""

from __future__ import annotations

from collections.abc import Iterator

from discord import app_commands

from cogs.channel.marks import BOARD
from cogs.clicks.game.hint import allow_hints, show_hint
from cogs.commands.game.base import GameCommands
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import note_view
from cogs.views.game_list import game_list_view
from storage import FollowRow, GameRow
from table import Game
from table.waiting.nudge import Nudged, nudge
from text import escape
from text.fluent.catalogue import say

__all__ = ["MineCommands"]


class MineCommands(GameCommands):
    """A user's games everywhere, hints, and nudges."""

    @app_commands.command(name="mine", description=word("cmd-game-mine"))
    async def mine(self, interaction: Interaction) -> None:
        """List the user's games on every server: first those that wait for them, oldest first."""
        user, locale = interaction.user.id, private_locale(interaction)
        rows = await in_time(interaction, self.table.storage.games.unfinished_of(user, waiting=False))
        boards = await in_time(interaction, self.table.storage.marks.named(BOARD, [row.id for row in rows]))
        followed = await in_time(interaction, self._followed(user))
        await show(interaction, game_list_view(rows, boards, user, locale, followed))

    async def _followed(self, user: int) -> list[tuple[FollowRow, GameRow]]:
        """What the user follows, each with its game."""
        storage = self.table.storage
        found = [(row, await storage.games.get(row.game)) for row in await storage.follows.of_user(user)]
        return [(row, game) for row, game in found if game is not None]

    @app_commands.command(name="hint", description=word("cmd-game-hint"))
    @describe(allowed="opt-hints-allowed")
    async def hint(self, interaction: Interaction, allowed: bool | None = None) -> None:
        """Show what the strongest bot would weigh; ``allowed``: switch hints on or off for this game, as host."""
        game = await self.here(interaction)
        if allowed is None:
            await show_hint(interaction, game)
        else:
            await allow_hints(interaction, game, allowed=allowed)

    @app_commands.command(name="nudge", description=word("cmd-game-nudge"))
    async def nudge(self, interaction: Interaction) -> None:
        """Ping those who are waited for once more, as they want to be pinged."""
        channel, locale = interaction.channel_id or 0, private_locale(interaction)
        game = await in_time(interaction, self.table.game_in(channel))
        nudged = await in_time(interaction, nudge(self.table, game, person_of(interaction)))
        await show(interaction, note_view("\n".join(_nudged_lines(game, nudged, locale))))
        await self.boards.pings.of_game(game)


def _nudged_lines(game: Game, nudged: Nudged, locale: str) -> Iterator[str]:
    names = {seat.user: escape(seat.name) for seat in game.seats}
    for how in ("told", "held", "silent", "recent"):
        if users := getattr(nudged, how):
            yield say(locale, f"nudge-{how}", names=", ".join(names[user] for user in users), count=len(users))
