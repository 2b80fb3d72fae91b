"""Interactions: the bot, user, languages and channel of one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from copy import copy
from typing import Any, Protocol, TypeAlias

import discord
from discord import ui
from discord.ext import commands
from msgspec import Struct

from cogs.kit.companies import Companies
from cogs.kit.discord_private import forget_response
from rules.core.json_input import Facts
from storage import Storage
from table import Game, NotAllowed, Person, Table
from table.history.archive import Archive
from table.records.allowance import Allowance
from table.records.breaker import Breaker
from text.chapters import Chapter
from text.fluent.catalogue import locale_of
from think import Thought
from think.analysis import Analysis
from think.worker import Task

ANSWERING = ("CommandTree-invoker", "discord-ui-view-dispatch", "discord-ui-dynamic-item", "discord.py: on_form")
"""The names that discord.py gives to the tasks that answer interactions."""
LAST_ANSWERS = 10.0

DISCORDS_OWN = "en-US"
"""The language of servers that have chosen none."""


class Sent(Struct, frozen=True):
    """An answer, by its message. It can be edited for as long as Discord takes the token of its interaction.

    ``original``: the interaction's own response, not one of those that follow it.
    """

    interaction: Interaction
    message: int
    original: bool = True

    @property
    def kept(self) -> Sent:
        """A copy for keeping: it doesn't hold the pressed message in memory."""
        light = copy(self.interaction)
        light.message = light.data = None
        forget_response(light)
        return Sent(light, self.message, self.original)

    async def edit(self, view: ui.LayoutView) -> None:
        """Show another view in the message, without pictures. Raises ``discord.HTTPException``."""
        if self.original:
            await self.interaction.edit_original_response(view=view, attachments=[])
        else:
            await self.interaction.followup.edit_message(self.message, view=view, attachments=[])

    async def again(self, view: ui.LayoutView) -> Sent:
        """Show a view in a new private message, below all others. Raises ``discord.HTTPException``."""
        more = await self.interaction.followup.send(view=view, ephemeral=True, wait=True)
        return Sent(self.interaction, more.id, original=False)

    async def delete(self) -> None:
        """Delete the message. Raises ``discord.HTTPException``."""
        if self.original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message)


class PanelKeeper(Protocol):
    """The part of ``cogs.channel.panels.Panels`` that replies use."""

    def opened(
        self,
        sent: Sent | None,
        game: Game,
        view: ui.LayoutView | None = None,
        *,
        page: int = 0,
        more: bool = False,
        plan: bool = False,
        note: str = "",
    ) -> None:
        """Keep an answer up to date that shows a part of the options to its user, and delete their earlier panel."""

    def left(self, message: int) -> None:
        """Stop keeping the panel in this message up to date: the message shows something else now."""

    def aside(self, sent: Sent | None, game: Game | None = None) -> None:
        """Keep a private answer beside the panel that was pressed, or the user's of that game, while it is asked."""


class BoardKeeper(Protocol):
    """The part of ``cogs.channel.board.Boards`` that replies use."""

    @property
    def panels(self) -> PanelKeeper:
        """The private panels that refresh themselves."""

    @property
    def following(self) -> Following:
        """What sends games to those who follow them."""

    @property
    def tags(self) -> TagKeeper:
        """The tags of posts in a forum for games."""

    async def view_in(self, message: discord.Message, game: Game, page: int, *, more: bool) -> ui.LayoutView | None:
        """The board of a game with the pictures that its message has; None for another message."""

    def redraw(self, game: Game) -> None:
        """Show a game's board, story and pings again."""

    def show_pending(self, game_id: str) -> None:
        """Show changes of a game that were held back during a bot's turn."""

    async def show_imported(self, game: Game) -> None:
        """Show an imported game soon."""

    async def redraw_of(self, user: int) -> None:
        """Redraw the boards of all games that wait for the user."""

    async def post(self, game: Game) -> int:
        """Post a game's board at the bottom of its channel; its message's id."""

    def check_pings(self, at: float) -> None:
        """Look for due pings at that time at the latest."""

    async def post_once(self, game: Game, name: str, view: ui.LayoutView, files: Sequence[discord.File]) -> None:
        """Post something in a game's channel, and keep its message under that name."""

    def newest_chapter(self, game_id: str) -> tuple[int, Chapter] | None:
        """The number and content of the chapter that is being written, if it is remembered."""

    async def deliver(self, user: int, send: Callable[[str], Awaitable[None]]) -> None:
        """Send a host the reports that no direct message could deliver."""


class TagKeeper(Protocol):
    """The part of ``cogs.channel.finding.forum.Tags`` that replies use."""

    async def keep(self, game: Game, marks: Mapping[str, str]) -> None:
        """Give a game's post the tag of its status."""


class Following(Protocol):
    """The part of ``cogs.channel.finding.followers.Followers`` that replies use."""

    def follow(self, game_id: str) -> None:
        """Send the chapters of a game from now on."""


class Thinker(Protocol):
    """The part of ``cogs.opponents.thinking.Thinking`` that replies use."""

    async def think(self, task: Task) -> Thought:
        """Think about a decision. Raises ``workers.worker.WorkFailed``."""


class Hurried(Protocol):
    """The part of ``cogs.opponents.driver.Opponents`` that replies use."""

    def hurry(self, game_id: str) -> None:
        """Let the bots of a game play on without pauses."""


class Analyst(Protocol):
    """The part of ``cogs.opponents.analyst.Analyst`` that replies use."""

    async def analysis(self, game: Game, progress: Callable[[float], Awaitable[None]]) -> Analysis:
        """The analysis of a game that is over. Raises ``NotAllowed("analysis-failed")``."""

    def close(self) -> None:
        """Stop; an analysis under way fails."""


class Presses(Protocol):
    """The part of ``cogs.actions.tournaments.Tournaments`` that replies use."""

    async def press(self, interaction: Interaction, verb: str, campaign_id: str) -> None:
        """Do what a button of a campaign says; ``verb``: which one."""


class TableBot(commands.AutoShardedBot):
    """A Discord client with a table: the bot, as far as replies know it."""

    table: Table
    boards: BoardKeeper
    companies: Companies
    allowance: Allowance
    breaker: Breaker
    storage: Storage
    replay_page: Callable[[Archive, Mapping[str, bytes], Mapping[str, Facts]], bytes] | None = None
    """Makes a game's replay as a page; the room of pages hands it in."""
    tells_news = False
    """Whether each server hears once of a new version."""
    thinking: Thinker
    opponents: Hurried
    analyst: Analyst
    tournaments: Presses


Interaction: TypeAlias = discord.Interaction[TableBot]
AnyInteraction: TypeAlias = discord.Interaction[Any]
"""An interaction as discord.py hands it to a component."""
AnyItem: TypeAlias = ui.Item[Any]
"""A component of any view."""


def table_of(interaction: Interaction) -> Table:
    """The table of the bot that got the interaction."""
    return interaction.client.table


def charge(interaction: Interaction) -> None:
    """Count a request that takes much work. Raises ``NotAllowed("too-often")``."""
    interaction.client.allowance.take(interaction.user.id)


def person_of(interaction: Interaction) -> Person:
    """The user who acts; members who may manage the channel may act as a game's host."""
    user = interaction.user
    moderator = bool(interaction.guild_id and interaction.permissions.manage_channels)
    return Person(user.id, user.display_name, moderator, interaction.channel_id if interaction.guild_id else None)


def private_locale(interaction: Interaction) -> str:
    """The user's language: as chosen in the settings, else that of their Discord."""
    chosen = table_of(interaction).preferences.user(interaction.user.id).language
    return locale_of(chosen or str(interaction.locale))


def public_locale(interaction: Interaction) -> str:
    """The server's language, chosen or Discord's; in direct messages the user's. What calls many people is in it: a
    campaign or a season, also if one who speaks another begins it."""
    if interaction.guild_id is None:
        return private_locale(interaction)
    chosen = table_of(interaction).preferences.guild(interaction.guild_id).language
    return locale_of(chosen or str(interaction.guild_locale or interaction.locale))


def table_locale(interaction: Interaction) -> str:
    """The language of a table that is opened: the server's if it has chosen one, else its host's."""
    guild = interaction.guild_id
    chosen = None if guild is None else table_of(interaction).preferences.guild(guild).language
    if chosen is None and str(interaction.guild_locale or DISCORDS_OWN) == DISCORDS_OWN:
        return private_locale(interaction)
    return public_locale(interaction)


def guild_and_channel(interaction: Interaction) -> tuple[int, int]:
    """The ids of server and channel. Raises ``NotAllowed("not-in-dm")``."""
    if interaction.guild_id is None or interaction.channel_id is None:
        raise NotAllowed("not-in-dm")
    return interaction.guild_id, interaction.channel_id


def table_place(interaction: Interaction) -> tuple[int | None, int]:
    """The ids of the server and channel where a game may be played; no server in direct messages with the bot.

    Raises ``NotAllowed``: ``not-in-dm`` in other people's messages, ``bot-not-here`` where the bot cannot post.
    """
    if interaction.channel_id is None or not (interaction.guild_id or interaction.context.dm_channel):
        raise NotAllowed("not-in-dm")
    if interaction.guild_id is not None and is_own_app(interaction):
        raise NotAllowed("bot-not-here")
    return interaction.guild_id, interaction.channel_id


def may_play(interaction: Interaction) -> bool:
    """Whether a game may be played here."""
    try:
        table_place(interaction)
    except NotAllowed:
        return False
    return True


def is_own_app(interaction: Interaction) -> bool:
    """Whether the bot is here only as a user's own app, not as a member of the server."""
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def is_private(interaction: Interaction) -> bool:
    """Whether only the user can see the message that they pressed."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def selected(interaction: Interaction) -> tuple[str, ...]:
    """The values that were chosen in a menu; none for a button."""
    data: Any = interaction.data or {}
    return tuple(map(str, data.get("values") or ()))


async def answers_sent() -> None:
    """Wait until every interaction that has come is answered, for ``LAST_ANSWERS`` at the most."""
    here = asyncio.current_task()
    answering = [task for task in asyncio.all_tasks() if task is not here and task.get_name().startswith(ANSWERING)]
    if answering:
        await asyncio.wait(answering, timeout=LAST_ANSWERS)
