"""`/owner`, in one server alone: what the people who run the bot look at and do."""

import asyncio
import contextlib
import logging
import re
import time

import discord
from discord import app_commands
from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.post import PASSING
from cogs.gateway.asked import RECENT
from cogs.kit.drawing import queues
from cogs.kit.interaction import Interaction, TableBot, private_locale
from cogs.kit.metrics import errors_logged, since_midnight
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import TEXT_MAX, note_view
from table import Game, NotAllowed, Table
from table.time.clock import MINUTE
from table.waiting.elsewhere import DRAIN
from text import escape
from text.fluent.catalogue import Arguments, say

TEXT_MOST = 1500
BETWEEN, AGAIN = 1.0, 10 * MINUTE
"""Seconds between two messages of an announcement, and between two announcements."""
ERRORS_SHOWN = 5
NUMBER = re.compile(r"[0-9a-f]{6}|\d{15,20}")
"""The number of an error that a player read, or of an interaction."""
LOOK = 0.2

log = logging.getLogger(__name__)


class OwnerCog(commands.GroupCog, name="owner", description=word("cmd-owner")):
    """The owners' commands. Discord shows them on one server; who uses them is checked here."""

    def __init__(self, client: TableBot, table: Table, boards: Boards) -> None:
        self._client, self._table, self._boards = client, table, boards
        self._announced = float("-inf")
        self._announcing: asyncio.Task[None] | None = None

    async def _must_own(self, interaction: Interaction) -> None:
        """Raises ``NotAllowed("not-owner")`` for all but the application's owner and their team."""
        if not await in_time(interaction, self._client.is_owner(interaction.user)):
            raise NotAllowed("not-owner")

    @app_commands.command(name="stats", description=word("cmd-owner-stats"))
    async def stats(self, interaction: Interaction) -> None:
        """Show how the bot is."""
        await self._must_own(interaction)
        began = time.perf_counter()
        await asyncio.sleep(LOOK)
        lag = max(0.0, time.perf_counter() - began - LOOK)
        waiting = {**queues(), "boards": self._boards.busy}
        facts: dict[str, str | int] = {
            "games": await in_time(interaction, self._table.storage.games.count_unfinished()),
            "servers": len(self._client.guilds),
            "answers": since_midnight(),
            "lag": round(lag * 1000),
            "queues": ", ".join(f"{name} {number}" for name, number in waiting.items()),
            "errors": errors_logged(),
        }
        await _say(interaction, "owner-stats", **facts)

    @app_commands.command(name="announce", description=word("cmd-owner-announce"))
    @describe(text="opt-owner-text", sure="opt-owner-sure")
    async def announce(
        self, interaction: Interaction, text: app_commands.Range[str, 1, TEXT_MOST], sure: bool = False
    ) -> None:
        """Say something once in every channel where a game runs."""
        await self._must_own(interaction)
        channels = await in_time(interaction, self._table.storage.games.channels_running())
        left = self._announced + AGAIN - time.monotonic()
        if left > 0:
            raise NotAllowed("announced-already", minutes=int(left // MINUTE) + 1)
        if not sure:
            await _say(interaction, "owner-announce-ask", channels=len(channels), text=text)
            return
        self._announced = time.monotonic()
        self._announcing = asyncio.create_task(self._announce(channels, text))
        await _say(interaction, "owner-announced", channels=len(channels))

    async def _announce(self, channels: list[int], text: str) -> None:
        for channel in channels:
            with contextlib.suppress(discord.HTTPException, *PASSING):
                await self._client.get_partial_messageable(channel).send(view=note_view(text))
            await asyncio.sleep(BETWEEN)
        log.info("announced channels=%d", len(channels))

    @app_commands.command(name="drain", description=word("cmd-owner-drain"))
    async def drain(self, interaction: Interaction) -> None:
        """End every process on this database in order."""
        await self._must_own(interaction)
        await _say(interaction, "owner-drain")
        await self._table.storage.changes.note(DRAIN)

    @app_commands.command(name="look", description=word("cmd-owner-look"))
    @describe(game="opt-owner-game")
    async def look(self, interaction: Interaction, game: str) -> None:
        """Show where a game stands, without its secrets, or the error whose id a player was given."""
        await self._must_own(interaction)
        number = game.strip()
        errors = _errors(number) if NUMBER.fullmatch(number) else []
        if errors and await self._table.storage.games.get(game) is None:  # it is the id of an error
            await show(interaction, note_view("\n".join(errors)[:TEXT_MAX]))
            return
        found = await in_time(interaction, self._table.fresh(game))
        marks = await self._table.storage.marks.of_game(found.id)
        await show(interaction, note_view(_about(found, marks, private_locale(interaction))[:TEXT_MAX]))

    @app_commands.command(name="retry", description=word("cmd-owner-retry"))
    @describe(game="opt-owner-game")
    async def retry(self, interaction: Interaction, game: str) -> None:
        """Post what is missing of a game: its story, its board, its pings."""
        await self._must_own(interaction)
        found = await in_time(interaction, self._table.fresh(game))
        self._boards.redraw(found)
        self._boards.check_pings(self._table.clock.now())
        await _say(interaction, "owner-retry", title=escape(found.title), channel=f"<#{found.channel}>")


async def _say(interaction: Interaction, key: str, **facts: str | int) -> None:
    await show(interaction, note_view(say(private_locale(interaction), key, **facts)))


def _errors(word: str) -> list[str]:
    """The newest errors of this process whose text contains ``word``, one line of markdown each."""
    return [f"- <t:{int(error.at)}:R> {escape(error.said, 150)}" for error in RECENT.about(word)[:ERRORS_SHOWN]]


def _about(game: Game, marks: dict[str, str], locale: str) -> str:
    """A game as its owner looks at it, in Markdown: whom it asks for what, its marks, its last errors."""
    asked = [
        f"- {escape(game.seats[request.player].name)} (`{game.decider(request)}`): {request.kind}"
        for request in game.requests
    ]
    kept = [f"- `{name}`: `{value[:60]}`" for name, value in sorted(marks.items())]
    errors = _errors(game.id)
    facts: Arguments = {"title": escape(game.title), "id": game.id, "seq": game.seq, "status": game.status}
    parts = [say(locale, "owner-look", ruleset=game.ruleset, channel=f"<#{game.channel}>", **facts)]
    for key, lines in (("owner-look-asked", asked), ("owner-look-marks", kept), ("owner-look-errors", errors)):
        parts += [say(locale, key), *(lines or [say(locale, "owner-look-none")])]
    return "\n".join(parts)
