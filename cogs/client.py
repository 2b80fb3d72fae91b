"""The bot itself: its parts put together, and taken apart in order."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from typing import Any

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.channel.board import Boards
from cogs.channel.emojis import keep_emojis
from cogs.channel.reminders import RemindersCog
from cogs.channel.threads import ThreadsCog
from cogs.clicks.errors import apologise
from cogs.clicks.game.press import GamePress, on_game_form
from cogs.clicks.lesson import LessonPress
from cogs.clicks.rulebook import RulePress
from cogs.clicks.standalone import StandalonePress, on_standalone_form
from cogs.commands.campaigns.campaign import CampaignCog
from cogs.commands.company import CompanyCog
from cogs.commands.corrections import CorrectionsCog
from cogs.commands.field import FieldCog
from cogs.commands.finding.find import FindCog
from cogs.commands.finding.follow import FollowCog
from cogs.commands.game.lobby import GameCog
from cogs.commands.help import HelpCog
from cogs.commands.host.owner import OwnerCog
from cogs.commands.ladder import LadderCog
from cogs.commands.look import LookCog
from cogs.commands.menus import message_menus
from cogs.commands.odds import OddsCog
from cogs.commands.orders import OrdersCog
from cogs.commands.play import PlayCog
from cogs.commands.practice.drill import DrillCog
from cogs.commands.roll import RollCog
from cogs.commands.rules import RulesCog
from cogs.commands.score import ScoreCog
from cogs.commands.season import SeasonCog
from cogs.commands.settings.preferences import SettingsCog
from cogs.kit.companies import Companies
from cogs.kit.drawing import queues, renew_drawing, stop_drawing, warm_up
from cogs.kit.glyphs import GLYPHS
from cogs.kit.interaction import Interaction, TableBot, answers_sent
from cogs.kit.metrics import GAMES, QUEUES, began, count_decision
from cogs.kit.offers import fill, must_fit
from cogs.kit.servers import shards_of
from cogs.kit.translations import CatalogueTranslator
from cogs.line.callbacks import answer_once
from cogs.line.identify import wait_for_turn
from cogs.line.recent import RECENT
from cogs.opponents.analyst import Analyst
from cogs.opponents.driver import Opponents, OpponentsCog
from cogs.views.looks import LOOKS
from rules import RulesError
from storage import Storage, StorageError
from table import Table
from table.records.allowance import Allowance
from table.records.breaker import Breaker
from table.time.clock import Clock
from table.waiting.elsewhere import Elsewhere
from text.facts import forget_names
from text.fluent.catalogue import fingerprint, forget_sentences, say
from text.words import forget_words

__all__ = ["GameMaster"]

log = logging.getLogger(__name__)


class CommandTree(app_commands.CommandTree[TableBot]):
    """The command tree, whose errors always reach the user."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse values beyond the limits that Discord has been told."""
        try:
            must_fit(interaction)
        except RulesError as error:
            await apologise(interaction, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await apologise(interaction, error)


class GameMaster(TableBot):
    """A Discord client with a table. It has no privileged intents, and mentions nobody by default."""

    def __init__(
        self,
        database_url: str,
        *,
        shard_ids: Sequence[int] | None = None,
        shard_count: int | None = None,
        emojis: bool = True,
        clock: Clock | None = None,
        owner_guild: int | None = None,
    ) -> None:
        more: dict[str, Any] = {} if shard_ids is None else {"shard_ids": list(shard_ids)}
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot has no voice
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=CommandTree,
            shard_count=shard_count,
            **more,
        )
        self._database_url = database_url
        self._clock = clock
        self._owners = None if owner_guild is None else discord.Object(owner_guild)
        self._emojis = emojis
        self.pages = ""
        """The address of the boards in the browser, if there are any."""
        self._in_background: set[asyncio.Task[None]] = set()
        self._elsewhere: Elsewhere | None = None
        self._draining = False
        self._leaving: asyncio.Task[None] | None = None
        self.storage: Storage
        self.boards: Boards
        self.opponents: Opponents

    async def setup_hook(self) -> None:
        """Open the database, register everything that can be pressed or typed, and tell Discord of the commands."""
        answer_once()
        self.storage = await Storage.open(self._database_url)
        self.table = Table(self.storage, clock=self._clock)
        await self.table.preferences.load()
        await self.table.links.load()
        self.table.links.base = self.pages
        self.table.former_player = lambda locale: say(locale, "former-player")
        self.table.on_drop += [forget_sentences, forget_words, forget_names, renew_drawing]
        self.companies = Companies(self.storage)
        self.allowance, self.breaker = Allowance(self.table.clock), Breaker(self.table.clock)
        self.table.may_change = self.breaker.must_be_closed
        RECENT.begin()
        LOOKS.open(self.table)
        self.boards = Boards(self, self.table)
        self.table.listen(count_decision)
        self.opponents = Opponents(self.table, self.boards)
        self.thinking = self.opponents.thinking
        self.analyst = Analyst(self.table, self.thinking)
        self.add_dynamic_items(GamePress, StandalonePress, RulePress, LessonPress)
        self.add_listener(on_game_form, "on_form")
        self.add_listener(on_standalone_form, "on_form")
        await self.tree.set_translator(CatalogueTranslator())
        for cog in self._cogs():
            await self.add_cog(cog)
        for menu in message_menus():
            self.tree.add_command(menu)
        fill(self.tree.walk_commands())
        if self._owners is not None:
            await self.add_cog(OwnerCog(self, self.table, self.boards), guild=self._owners)
        if self._first:
            await self._register_commands()
        warm_up()
        GLYPHS.forget()
        if self._emojis:
            self._in_background.add(asyncio.create_task(keep_emojis(self, upload=self._first)))
        log.info("ready commands=%d", len(self.tree.get_commands()))

    @property
    def _first(self) -> bool:
        """Whether this process does what one of them must do for all: the one with the first shard."""
        return self.shard_ids is None or 0 in self.shard_ids

    async def _register_commands(self) -> None:
        """Register the commands with Discord, unless they are the same as the last time."""
        scope, kept = f"bot:{self.application_id}", self.storage.settings
        own = () if self._owners is None else self.tree.get_commands(guild=self._owners)
        known = msgspec.json.encode([command.to_dict(self.tree) for command in (*self.tree.get_commands(), *own)])
        known += repr(self._owners).encode()
        now = hashlib.sha256(known + fingerprint()).hexdigest()
        if (await kept.of_scope(scope)).get("commands") != now:
            try:
                await self.tree.sync()
                if self._owners is not None:
                    await self.tree.sync(guild=self._owners)
            except (app_commands.AppCommandError, discord.HTTPException, aiohttp.ClientError, OSError) as error:
                log.error(
                    "commands-not-registered error=%r", error
                )  # the old ones are there; the next start tries again
                return
            await kept.set(scope, {"commands": now})

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of this process: a start just before, or another process, may have identified."""
        await wait_for_turn(self.storage, f"bot:{self.application_id}")

    def open_table(self) -> Table | None:
        """The table, once it is ready."""
        return self.table if hasattr(self, "boards") else None

    async def faults(self) -> list[str]:
        """What is wrong: ``draining``, ``discord``, ``shard-3``, ``database``, ``too-many-errors``; or nothing."""
        if self._draining:
            return ["draining"]
        if not self.is_ready():
            return ["discord"]
        found = [f"shard-{number}" for number, shard in self.shards.items() if shard.is_closed()]
        try:
            await self.storage.ping()
        except StorageError:
            found.append("database")
        return [*found, "too-many-errors"] if self.breaker.open else found

    async def watch_elsewhere(self) -> None:
        """Follow what other processes on the same database do, until cancelled."""
        await self.wait_until_ready()
        shards = shards_of(self)
        self._elsewhere = Elsewhere(self.table, shards.mine, shards.of, back=self.boards.make_up)
        self._elsewhere.drain = self._begin_to_leave
        await self._elsewhere.watch()

    def _begin_to_leave(self) -> asyncio.Task[None]:
        if self._leaving is None:
            self._leaving = asyncio.create_task(self._leave())
        return self._leaving

    @property
    def orphans(self) -> tuple[int, ...]:
        """Shards whose process is gone."""
        return self._elsewhere.orphans if self._elsewhere else ()

    async def measure(self) -> None:
        """Bring the figures up to date that are not counted one by one. Raises ``StorageError``."""
        if not hasattr(self, "boards"):  # it has not begun
            return
        for name, waiting in {**queues(), "boards": self.boards.busy}.items():
            QUEUES.labels(name).set(waiting)
        GAMES.set(await self.storage.games.count_unfinished())

    def dispatch(self, event_name: str, /, *args: object, **kwargs: object) -> None:
        """Dispatch an event; a form that is sent is one of its own too, so that other interactions wake no listener."""
        super().dispatch(event_name, *args, **kwargs)
        for sent in args if event_name == "interaction" else ():
            if isinstance(sent, discord.Interaction):
                began(sent)
                if sent.type is discord.InteractionType.modal_submit:
                    super().dispatch("form", sent)

    def _cogs(self) -> list[commands.Cog]:
        return [
            RollCog(),
            DrillCog(),
            OddsCog(self.table),
            CompanyCog(self.companies),
            GameCog(self.table, self.boards),
            FieldCog(),
            FindCog(),
            FollowCog(self.table),
            LookCog(),
            PlayCog(self.table),
            OrdersCog(self.table),
            ScoreCog(self.table),
            CorrectionsCog(),
            HelpCog(self.table),
            RulesCog(self.table),
            SeasonCog(self.table),
            LadderCog(self.table),
            SettingsCog(),
            RemindersCog(self, self.table, self.boards),
            OpponentsCog(self, self.table, self.opponents),
            ThreadsCog(self, self.table, self.boards),
            CampaignCog(self, self.table, self.boards),
        ]

    async def close(self) -> None:
        """Take nothing new, answer what has come and show it, then leave Discord and the database, in that order."""
        await asyncio.shield(self._begin_to_leave())

    async def _leave(self) -> None:
        self._draining = True
        for shard in self.shards.values():
            await shard.disconnect()
        await answers_sent()
        for task in self._in_background:
            task.cancel()
        if hasattr(self, "opponents"):
            self.analyst.close()
            await self.opponents.close()
        if hasattr(self, "boards"):
            await self.boards.close()
        await super().close()
        stop_drawing()
        if hasattr(self, "storage"):
            await self.storage.close()
