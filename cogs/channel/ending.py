"""The end of a game in its channel: a new message at the bottom, posted once; the board above it keeps its picture."""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord

from cogs.channel.marks import FINALE
from cogs.channel.post import Channels
from cogs.kit.drawing import draw_later
from cogs.views.game.finale import Finale, finale_of, finale_view, result_card, taken_back_view
from render import draw_finale
from table import Game, Table
from table.records.aside import aside
from text import board_labels

__all__ = ["Endings"]


class Endings:
    """Posts the finales of all games. The mark tells its message; Discord posts it once while there is none yet."""

    def __init__(self, table: Table, channels: Channels) -> None:
        self._table = table
        self._channels = channels

    async def show(self, game: Game, marks: Mapping[str, str]) -> None:
        """Post the finale of a game that is over, or edit it; say in that of a game that goes on again that it does."""
        if game.status == "ended":
            await self._show(game, marks)
        elif FINALE in marks:
            await self._table.storage.marks.set(game.id, FINALE, None)
            await self._channels.edit(game, int(marks[FINALE]), taken_back_view(game), [])

    async def _show(self, game: Game, marks: Mapping[str, str]) -> None:
        finale = await aside(finale_of, game, await self._table.entries(game.id))
        files = await _pictures(finale)
        view = finale_view(finale, files[0].filename if files else None)
        if FINALE in marks:
            await self._channels.edit(game, int(marks[FINALE]), view, files)
            return
        sent = await self._channels.send(game, view, files, nonce=f"end-{game.id}-{finale.ending.before}")
        await self._table.storage.marks.set(game.id, FINALE, str(sent.id))

    async def missing(self, since: float) -> list[Game]:
        """The games that have ended since then and whose finale has not been posted."""
        return [await self._table.game(found) for found in await self._table.storage.marks.ended_without(FINALE, since)]


async def _pictures(finale: Finale) -> list[discord.File]:
    if finale.game.state is None:
        return []
    state = finale.game.played
    words = board_labels(finale.game.locale, state)
    done = await draw_later(draw_finale, state, words, result_card(finale, state))
    return [discord.File(io.BytesIO(done.data), f"result-{finale.game.seq}.png")]
