"""The bot itself: its parts put together, and taken apart in order."""

import asyncio
import hashlib
import logging
import math
import time
from collections.abc import Mapping, Sequence
from http import HTTPStatus
from typing import Any

import aiohttp
import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from cogs.actions.errors import apologise
from cogs.actions.game.press import GamePress, on_game_form
from cogs.actions.lesson import LessonPress, RulePress
from cogs.actions.standalone import StandalonePress, on_standalone_form
from cogs.actions.tournaments import Tournaments
from cogs.channel.board import Boards
from cogs.channel.emojis import keep_emojis
from cogs.channel.reminders import RemindersCog
from cogs.channel.threads import ThreadsCog
from cogs.commands.campaigns import CampaignCog
from cogs.commands.company import CompanyCog
from cogs.commands.field import FieldCog, LookCog
from cogs.commands.finding import FindCog, FollowCog
from cogs.commands.game.lobby import GameCog
from cogs.commands.help import DrillCog, HelpCog, MissionsCog, RulesCog
from cogs.commands.menus import message_menus
from cogs.commands.odds import OddsCog, RollCog
from cogs.commands.owner import OwnerCog
from cogs.commands.play import OrdersCog, PlayCog
from cogs.commands.score import CorrectionsCog, ScoreCog
from cogs.commands.season import LadderCog, SeasonCog
from cogs.commands.settings import SettingsCog
from cogs.gateway.asked import RECENT
from cogs.gateway.callbacks import answer_once, wait_for_turn
from cogs.kit.companies import Companies
from cogs.kit.drawing import queues, renew_drawing, stop_drawing, warm_up
from cogs.kit.glyphs import GLYPHS
from cogs.kit.host import HOST
from cogs.kit.interaction import Interaction, TableBot, answers_sent
from cogs.kit.loops import kept_going
from cogs.kit.metrics import (
    BACKUP,
    GAMES,
    QUEUES,
    SHARDS,
    THINKERS,
    began,
    count_decision,
    database_took,
    known,
    watched_requests,
)
from cogs.kit.offers import fill, must_fit
from cogs.kit.servers import shards_of
from cogs.kit.translations import CatalogueTranslator
from cogs.opponents.analyst import Analyst
from cogs.opponents.driver import Opponents, OpponentsCog
from cogs.views.looks import LOOKS
from cogs.warming import warmed
from rules import RulesError
from storage import Storage, StorageError
from storage.marks import BACKED_UP, BACKUPS
from table import Table
from table.hooks import Hooks
from table.records.allowance import Allowance
from table.records.breaker import Breaker
from table.time.clock import Clock, SystemClock
from table.waiting.elsewhere import Elsewhere
from text.facts import forget_names
from text.fluent.catalogue import ENGLISH, fingerprint, forget_sentences, locale_of, say
from text.words import forget_words

log = logging.getLogger(__name__)


ENTRY_POINT = 4
"""The type of the command that Discord adds to an application whose host has switched Activities on."""
OF_ENTRY_POINT = ("type", "handler", "integration_types", "contexts")


class CommandTree(app_commands.CommandTree[TableBot]):
    """The command tree, whose errors always reach the user."""

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        """Overwrite the application's commands, together with its entry point: Discord refuses an overwrite without it.

        The library does not know commands of that type. Where Activities have been switched off, Discord refuses one
        with it.
        """
        if guild is not None or self.client.application_id is None or self.translator is None:
            return await super().sync(guild=guild)
        http, number = self.client.http, self.client.application_id
        own = [await command.get_translated_payload(self, self.translator) for command in self.get_commands()]
        entry = [
            _entry_point(there) for there in await http.get_global_commands(number) if there["type"] == ENTRY_POINT
        ]
        try:
            done = await http.bulk_upsert_global_commands(number, payload=[*own, *entry])
        except discord.HTTPException as error:
            if not entry or error.status != HTTPStatus.BAD_REQUEST:
                raise
            done = await http.bulk_upsert_global_commands(number, payload=own)
        return [app_commands.AppCommand(data=each, state=self._state) for each in done if each["type"] != ENTRY_POINT]

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Refuse values beyond the limits that Discord has been told."""
        known(interaction)
        try:
            must_fit(interaction)
        except RulesError as error:
            await apologise(interaction, error)
            return False
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        await apologise(interaction, error)


def _entry_point(there: Mapping[str, Any]) -> dict[str, Any]:
    """The entry point as it is there, with our name in all languages."""
    kept: dict[str, Any] = {name: there[name] for name in OF_ENTRY_POINT if there.get(name) is not None}
    languages = {locale.value: locale_of(locale.value) for locale in discord.Locale}
    for field, key in (("name", "name-entry-point"), ("description", "cmd-entry-point")):
        translated = {locale: say(own, key) for locale, own in languages.items() if own != ENGLISH}
        kept |= {field: say(ENGLISH, key), f"{field}_localizations": translated}
    return kept


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
        thinkers: int | None = None,
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
            http_trace=watched_requests(),
            shard_count=shard_count,
            **more,
        )
        self._database_url = database_url
        self._clock = clock
        self._owners = None if owner_guild is None else discord.Object(owner_guild)
        self._emojis = emojis
        self._thinkers = thinkers
        self.pages = ""
        """The address of the boards in the browser, if there are any."""
        self.inside = False
        """Whether the host has set up that boards open inside Discord."""
        self.warms = False
        """Whether to do in idle moments, once ready, what first replies would wait for."""
        self._in_background: set[asyncio.Task[None]] = set()
        self._elsewhere: Elsewhere | None = None
        self._draining = False
        self._leaving: asyncio.Task[None] | None = None
        self._opened: Storage | None = None
        self._begun = False
        """Whether there are a table and what follows it."""
        self.storage: Storage
        self.boards: Boards
        self.tournaments: Tournaments
        self.opponents: Opponents

    async def setup_hook(self) -> None:
        """Open the database, register everything that can be pressed or typed, and tell Discord of the commands."""
        answer_once()
        self.storage = self._opened = await Storage.open(self._database_url)
        HOST.open(self, None if self._owners is None else self._owners.id)
        self.storage.tell_failures(HOST.storage_failed)
        self.storage.tell_times(database_took)
        clock = self._clock or SystemClock()
        self.allowance, self.breaker = Allowance(clock), Breaker(clock)
        hooks = Hooks(
            former_player=lambda locale: say(locale, "former-player"),
            may_change=self.breaker.must_be_closed,
            on_drop=[forget_sentences, forget_words, forget_names, renew_drawing],
        )
        self.table = Table(self.storage, clock=clock, hooks=hooks)
        await self.table.preferences.load()
        await self.table.links.load()
        self.table.links.base = self.pages
        self.table.links.inside = self.inside and bool(self.pages) and self.application_flags.embedded
        self.companies = Companies(self.storage)
        RECENT.begin()
        LOOKS.open(self.table)
        self.boards = Boards(self, self.table)
        self.table.listen(count_decision)
        self.opponents = Opponents(self.table, self.boards, self._thinkers)
        self.thinking = self.opponents.thinking
        self.analyst = Analyst(self.table, self.thinking)
        self.tournaments = Tournaments(self, self.table, self.boards)
        self._begun = True
        self.add_dynamic_items(GamePress, StandalonePress, RulePress, LessonPress)
        self.add_listener(on_game_form, "on_form")
        self.add_listener(on_standalone_form, "on_form")
        await self.tree.set_translator(CatalogueTranslator())
        await self._add_commands()
        warm_up()
        GLYPHS.forget()
        if self._emojis:
            self._in_background.add(asyncio.create_task(keep_emojis(self, upload=self._first)))
        log.info("ready commands=%d", len(self.tree.get_commands()))

    async def _add_commands(self) -> None:
        """Add all commands, and tell Discord of them if need be."""
        for cog in self._cogs():
            await self.add_cog(cog)
        for menu in message_menus():
            self.tree.add_command(menu)
        fill(self.tree.walk_commands())
        if self._owners is not None:
            await self.add_cog(OwnerCog(self, self.table, self.boards), guild=self._owners)
        if self._first:
            await self._register_commands()

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

    async def on_ready(self) -> None:
        """Warm up after the first time."""
        if self.warms:
            self.warms = False
            self._in_background.add(asyncio.create_task(warmed(), name="warming"))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait for the turn of this process: a start just before, or another process, may have identified."""
        await wait_for_turn(self.storage, f"bot:{self.application_id}")

    def open_table(self) -> Table | None:
        """The table, once it is ready."""
        return self.table if self._begun else None

    async def faults(self) -> list[str]:
        """Why the bot is not ready, as ``/ready`` names it: ``draining``, ``discord``, ``shard-3``, ``database``,
        ``too-many-errors``; empty when it is."""
        if self._draining:
            return ["draining"]
        if not self.is_ready():
            return ["discord"]
        found = [f"shard-{number}" for number, shard in self.shards.items() if shard.is_closed()]
        if self.storage.failing or not await self._database_answers():
            found.append("database")
        return [*found, "too-many-errors"] if self.breaker.open else found

    async def _database_answers(self) -> bool:
        try:
            await self.storage.ping()
        except StorageError:
            return False
        return True

    async def watch_elsewhere(self) -> None:
        """Follow what other processes on the same database do, until cancelled."""
        await self.wait_until_ready()
        shards = shards_of(self)
        self._elsewhere = Elsewhere(self.table, shards.mine, shards.of, back=self.boards.catch_up)
        self._elsewhere.drain = self._begin_to_leave
        self._elsewhere.orphaned = lambda: self.boards.check_pings(self.table.clock.now())
        await kept_going("elsewhere", self._elsewhere.watch)

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
        if not self._begun:
            return
        for name, waiting in {**queues(), "boards": self.boards.busy}.items():
            QUEUES.labels(name).set(waiting)
        closed = sum(shard.is_closed() for shard in self.shards.values())
        SHARDS.labels("closed").set(closed)
        SHARDS.labels("open").set(len(self.shards) - closed)
        THINKERS.set(self.opponents.thinking.running)
        GAMES.set(await self.storage.games.count_unfinished())
        backed_up = (await self.storage.settings.of_scope(BACKUPS)).get(BACKED_UP)
        BACKUP.set(math.nan if backed_up is None else max(0.0, time.time() - float(backed_up)))

    def dispatch(self, event_name: str, /, *args: object, **kwargs: object) -> None:
        """Dispatch an event; a form that is sent is one of its own too, so that other interactions wake no listener."""
        super().dispatch(event_name, *args, **kwargs)
        for sent in args if event_name == "interaction" else ():
            if isinstance(sent, discord.Interaction):
                began(sent)
                self.table.preferences.spoke(sent.user.id, locale_of(str(sent.locale)))
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
            HelpCog(self.table, self.tournaments),
            MissionsCog(),
            RulesCog(self.table),
            SeasonCog(self, self.table, self.boards),
            LadderCog(self.table),
            SettingsCog(),
            RemindersCog(self, self.table, self.boards),
            OpponentsCog(self, self.table, self.opponents),
            ThreadsCog(self, self.table, self.boards),
            CampaignCog(self, self.table, self.tournaments),
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
        if self._begun:
            self.analyst.close()
            await self.opponents.close()
            await self.boards.close()
        await super().close()
        stop_drawing()
        if self._opened is not None:
            await self._opened.close()
