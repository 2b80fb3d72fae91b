"""The end of a game in its channel: a new message at the bottom, posted once; the board above it keeps its picture."""

from __future__ import annotations

import io
from collections.abc import Sequence

import discord
from msgspec import structs

from cogs.channel.marks import FINALE, OLD_FINALE
from cogs.channel.post import Channels
from cogs.kit.drawing import draw_later
from cogs.views.game.finale import Finale, finale_of, finale_view, result_card, taken_back_view
from cogs.views.looks import picture_words
from render import draw_finale
from table import Change, Game, Table
from table.history.season import rated_changes_of
from table.records.aside import aside

__all__ = ["Endings"]


class Endings:
    """Posts the finales of all games."""

    def __init__(self, table: Table, channels: Channels) -> None:
        self._table = table
        self._channels = channels

    async def show(self, game: Game, _changes: Sequence[Change], marks: dict[str, str]) -> None:
        """Post the finale of a game that is over, or edit it; say in that of a game that goes on again that it does."""
        if OLD_FINALE in marks:
            await self._channels.edit(game, int(marks[OLD_FINALE]), taken_back_view(game), [])
            await self._table.storage.marks.set(game.id, OLD_FINALE, None)
        if game.status == "ended":
            await self._show(game, marks)

    async def _show(self, game: Game, marks: dict[str, str]) -> None:
        finale = await aside(finale_of, game, await self._table.entries(game.id))
        if finale.verdict.pace:
            finale = structs.replace(finale, ratings=await rated_changes_of(self._table, game.id))
        files = await _pictures(finale)
        view = finale_view(finale, files[0].filename if files else None)
        if FINALE in marks:
            await self._channels.edit(game, int(marks[FINALE]), view, files)
            return
        key = f"end-{finale.ending.before}"
        await self._channels.once(game, key, view, files, marks=marks, noted=lambda sent: {FINALE: sent})


async def _pictures(finale: Finale) -> list[discord.File]:
    if finale.game.state is None:
        return []
    state = finale.game.played
    words = await picture_words(finale.game, state)
    done = await draw_later(draw_finale, state, words, result_card(finale, state))
    return [discord.File(io.BytesIO(done.data), f"result-{finale.game.seq}.png")]
