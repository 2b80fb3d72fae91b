"""The bot itself: its parts put together, and taken apart in order."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.reminders import ReminderCog
from cogs.channel.threads import ThreadsCog
from cogs.clicks.anywhere import Quick, on_quick_form
from cogs.clicks.game import Press, on_form
from cogs.commands.campaign import CampaignCog
from cogs.commands.company import CompanyCog
from cogs.commands.field import FieldCog
from cogs.commands.game.lobby import GameCog
from cogs.commands.help import ReferenceCog
from cogs.commands.look import LookCog
from cogs.commands.odds import OddsCog
from cogs.commands.orders import OrdersCog
from cogs.commands.play import PlayCog
from cogs.commands.roll import RollCog
from cogs.commands.rules import RuleLink, RulesCog
from cogs.commands.score import ScoreCog
from cogs.commands.season import SeasonCog
from cogs.commands.settings import SettingsCog
from cogs.commands.tutorial import LessonPress
from cogs.kit.commands import CatalogueTranslator
from cogs.kit.drawing import warm_up
from cogs.kit.errors import Tree
from cogs.kit.offers import fill
from storage import Storage
from table import Table
from table.time.clock import Clock
from text.fluent.catalogue import say

__all__ = ["GameMaster"]

log = logging.getLogger(__name__)


class GameMaster(commands.AutoShardedBot):
    """A Discord client with a table. No privileged intents; nobody is mentioned unless it is said so."""

    def __init__(
        self,
        database_url: str,
        *,
        shard_ids: Sequence[int] | None = None,
        shard_count: int | None = None,
        clock: Clock | None = None,
    ) -> None:
        more: dict[str, Any] = {} if shard_ids is None else {"shard_ids": list(shard_ids)}
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=Tree,
            shard_count=shard_count,
            **more,
        )
        self._database_url = database_url
        self._clock = clock
        self.storage: Storage
        self.table: Table
        self.boards: Boards

    async def setup_hook(self) -> None:
        """Opens the database, registers everything that can be pressed or typed, and tells Discord of the commands."""
        self.storage = await Storage.open(self._database_url)
        self.table = Table(self.storage, clock=self._clock)
        await self.table.preferences.load()
        self.table.forgotten.speak = lambda locale: say(locale, "former-player")
        await self.table.forgotten.load()
        self.boards = Boards(self, self.table)
        self.add_dynamic_items(Press, Quick, RuleLink, LessonPress)
        self.add_listener(on_form, "on_form")
        self.add_listener(on_quick_form, "on_form")
        await self.tree.set_translator(CatalogueTranslator())
        for cog in self._cogs():
            await self.add_cog(cog)
        fill(self.tree.walk_commands())
        await self.tree.sync()
        warm_up()
        log.info("ready commands=%d", len(self.tree.get_commands()))

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Hands out events; a form is one of its own too, so that no other interaction wakes a listener."""
        super().dispatch(event_name, *args, **kwargs)
        if event_name == "interaction" and args[0].type is discord.InteractionType.modal_submit:
            super().dispatch("form", *args)

    def _cogs(self) -> list[commands.Cog]:
        return [
            RollCog(),
            OddsCog(self.table),
            CompanyCog(self.storage),
            GameCog(self.table, self.boards),
            FieldCog(self.table),
            LookCog(self.table),
            PlayCog(self.table),
            OrdersCog(self.table),
            ScoreCog(self.table),
            ReferenceCog(self.table),
            RulesCog(self.table),
            SeasonCog(self.table),
            SettingsCog(self.table),
            ReminderCog(self, self.table, self.boards),
            ThreadsCog(self, self.table, self.boards),
            CampaignCog(self, self.table, self.boards),
        ]

    async def close(self) -> None:
        """Says what is still to be said, then leaves Discord and the database, in that order."""
        if self.is_closed():
            return
        if hasattr(self, "boards"):
            await self.boards.settle()
        await super().close()
        if hasattr(self, "storage"):
            await self.storage.close()
