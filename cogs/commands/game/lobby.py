"""`/game`: the table's own commands, from the lobby to the end."""

from __future__ import annotations

import re
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.channel import board
from cogs.channel.opening import open_lobby, post_board
from cogs.clicks import proofs
from cogs.clicks.game import person_of
from cogs.clicks.votes import show_undo
from cogs.commands.game.agreements import PACES, ClockCommands, time_choices
from cogs.commands.game.archive import MemoryCommands
from cogs.commands.game.mine import MineCommands
from cogs.commands.settings import opened_as, place_of
from cogs.kit.commands import describe, untranslated, word
from cogs.kit.offers import known, offering
from cogs.kit.reply import Interaction, patiently, private_locale, public_locale, show
from cogs.views import panel
from cogs.views.maps import ACROSS, SHAPE_CHOICES, STYLE_CHOICES
from rules import ruleset as find_ruleset
from table import Game, NotAllowed, Opened, Table
from table.history.provable_dice import read_words
from table.settings import GuildSettings
from table.time.controls import read_time
from text import LOCALES, escape
from text.fluent.catalogue import say

__all__ = ["GameCog"]

TITLE_MAX = 80
COUNT = app_commands.Range[int, 0, 9]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class GameCog(
    MineCommands,
    MemoryCommands,
    ClockCommands,
    commands.GroupCog,
    group_name="game",
    group_description=word("cmd-game"),
):
    """One game a channel or thread."""

    def __init__(self, table: Table, boards: board.Boards) -> None:
        self.table = table
        self.boards = boards

    async def cog_check_channel(self, interaction: Interaction) -> int:
        """The channel's id. Raises ``NotAllowed("not-in-dm")`` where the bot cannot keep a table."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        if interaction.is_user_integration() and not interaction.is_guild_integration():
            raise NotAllowed("bot-not-here")
        return interaction.channel_id

    async def _here(self, interaction: Interaction) -> Game:
        channel = await self.cog_check_channel(interaction)
        return await patiently(interaction, self.table.game_in(channel))

    async def _place(self, interaction: Interaction) -> GuildSettings:
        """What the server has settled. Raises ``NotAllowed`` where no game may be opened."""
        await self.cog_check_channel(interaction)
        here = self.table.preferences.guild(interaction.guild_id)
        place_of(interaction, here)
        return here

    @app_commands.command(name="new", description=word("cmd-game-new"))
    @describe(
        ruleset="opt-ruleset",
        size="opt-size",
        options="opt-options",
        dice="opt-dice-source",
        table="opt-table",
        deployment="opt-deployment",
        style="opt-field-style",
        shape="opt-field-shape",
        across="opt-field-across",
        language="opt-language",
        title="opt-title",
        frames="opt-frames",
        stations="opt-stations",
        neutral="opt-neutral",
        rockets="opt-rockets-each",
        clock="opt-clock-start",
        time="opt-time",
        pace="opt-pace",
        thread="opt-thread",
    )
    @app_commands.choices(
        style=STYLE_CHOICES,
        shape=SHAPE_CHOICES,
        dice=[app_commands.Choice(name=word(f"dice-{name}"), value=name) for name in ("bot", "typed")],
        language=[app_commands.Choice(name=word(f"language-{n}"), value=n) for n in LOCALES],
        deployment=[app_commands.Choice(name=word(f"deployment-{n}"), value=n) for n in ("guided", "free")],
        pace=PACES,
    )
    @offering(ruleset="rulesets", size="sizes", table="tables")
    async def new(
        self,
        interaction: Interaction,
        ruleset: str,
        size: str | None = None,
        table: str = "declared",
        options: str | None = None,
        dice: str | None = None,
        deployment: str | None = None,
        style: str | None = None,
        shape: str | None = None,
        across: ACROSS | None = None,
        language: str | None = None,
        title: str | None = None,
        frames: str | None = None,
        stations: COUNT | None = None,
        neutral: COUNT | None = None,
        rockets: app_commands.Range[int, 0, 99] | None = None,
        clock: app_commands.Range[int, 1, 99] | None = None,
        time: str | None = None,
        pace: str | None = None,
        thread: bool = False,
    ) -> None:
        """Opens the lobby; the reply is the board, or leads to the thread of its own where that is."""
        given = {"size": size, "dice": dice, "deployment": deployment, "options": options}
        usual = opened_as(await self._place(interaction), ruleset, given)
        person, locale = person_of(interaction), language or public_locale(interaction)
        numbers = {"stations": stations, "neutral": neutral, "rockets": rockets, "clock": clock}
        field = {"style": style, "shape": shape, "across": across}
        opened = Opened(
            host=person.user,
            title=(title or _title(locale, ruleset, person.name))[:TITLE_MAX],
            ruleset=ruleset,
            size=_size(usual["size"], frames, numbers),
            table=table,
            options=_options(usual["options"], {"dice": usual["dice"], "deployment": usual["deployment"]} | field),
            locale=locale,
            time=read_time(untranslated(time or "none", private_locale(interaction)), pace),
        )
        await open_lobby(interaction, self.table, self.boards, opened, thread=thread)

    async def _switches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offers every switch that is not yet in the list, after those that are."""
        done, _, begun = current.rpartition(",")
        listed = [name.strip() for name in done.split(",") if name.strip()]
        left = [name for name in known("switches") if name not in listed and begun.strip().lower() in name]
        return [app_commands.Choice(name=text, value=text) for n in left if (text := ", ".join([*listed, n]))[:100]]

    @app_commands.command(name="join", description=word("cmd-game-join"))
    @describe(company="opt-company", words="opt-words")
    async def join(self, interaction: Interaction, company: str | None = None, words: str | None = None) -> None:
        """Sits down, with a company kept under a name, written out, or drawn at the start; ``words`` for the dice."""
        game, locale = await self._here(interaction), private_locale(interaction)
        text = None if company is None else await self._company(interaction, game, company)
        own = None if words is None else read_words(words)
        work = self.table.join(game.id, person_of(interaction), text, words=own, interaction=interaction.id)
        joined = await patiently(interaction, work)
        if joined.state is not None:
            view = panel.panel_view(joined, interaction.user.id, locale, note=say(locale, "seat-taken"))
            await show(interaction, view)
            return
        sealed = next(seat.company for seat in joined.seats if seat.user == interaction.user.id)
        note = say(locale, "joined-company", company=sealed) if sealed else say(locale, "joined-drawn")
        if own:
            note += "\n" + say(locale, "words-kept", words=escape(own, 100))
        await show(interaction, panel.note_view(note))

    async def _company(self, interaction: Interaction, game: Game, company: str) -> str:
        kept = await self.table.storage.company(interaction.user.id, company)
        return find_ruleset(game.ruleset).read_company(kept.text if kept else company)

    @join.autocomplete("company")
    async def _companies(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        rows = await self.table.storage.companies(interaction.user.id)
        found = [row for row in rows if current.lower() in row.name.lower()]
        return [app_commands.Choice(name=f"{row.name}: {row.text}"[:100], value=row.name[:100]) for row in found[:25]]

    @app_commands.command(name="leave", description=word("cmd-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Frees the seat again."""
        game = await self._here(interaction)
        await patiently(interaction, self.table.leave(game.id, person_of(interaction), interaction=interaction.id))
        await show(interaction, panel.note_view(say(private_locale(interaction), "left")))

    @app_commands.command(name="start", description=word("cmd-game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Reveals the companies and begins."""
        game = await self._here(interaction)
        work = self.table.start(game.id, person_of(interaction), interaction=interaction.id)
        started, locale = await patiently(interaction, work), private_locale(interaction)
        view = panel.panel_view(started, interaction.user.id, locale, note=say(locale, "started"))
        await show(interaction, view)

    @app_commands.command(name="board", description=word("cmd-game-board"))
    async def board(self, interaction: Interaction) -> None:
        """The board again, at the bottom of the channel."""
        channel = await self.cog_check_channel(interaction)
        game = await patiently(interaction, self.table.game_in(channel), private=False)
        if not interaction.response.is_done():
            await interaction.response.defer(thinking=True)
        await post_board(interaction, self.boards, game)

    @app_commands.command(name="undo", description=word("cmd-game-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Says what would go, then does it or asks the others."""
        await show_undo(interaction, await self._here(interaction))

    @app_commands.command(name="log", description=word("cmd-game-log"))
    @describe(language="opt-report-language")
    @app_commands.choices(language=[app_commands.Choice(name=word(f"language-{n}"), value=n) for n in LOCALES])
    async def log(self, interaction: Interaction, language: str | None = None) -> None:
        """The battle report: its last part to read here, and the whole of it as a file."""
        await proofs.show_report(interaction, await self._here(interaction), language)

    @app_commands.command(name="options", description=word("cmd-game-options"))
    @describe(options="opt-options")
    async def options(self, interaction: Interaction, options: str) -> None:
        """The host switches advanced rules on, before the start; the others go off."""
        game = await self._here(interaction)
        kept = {name: value for name, value in game.options.items() if value is not True}
        named = untranslated(options.strip(), private_locale(interaction))
        chosen = kept | _options("" if named == "none" else named, {})
        work = self.table.set_options(game.id, person_of(interaction), chosen, interaction=interaction.id)
        await patiently(interaction, work)
        await show(interaction, panel.note_view(say(private_locale(interaction), "options-set")))

    new.autocomplete("options")(_switches)
    new.autocomplete("time")(time_choices)
    options.autocomplete("options")(_switches)

    @app_commands.command(name="end", description=word("cmd-game-end"))
    async def end(self, interaction: Interaction) -> None:
        """The host ends the game, or calls the lobby off."""
        game = await self._here(interaction)
        await patiently(interaction, self.table.end(game.id, person_of(interaction), interaction=interaction.id))
        await show(interaction, panel.note_view(say(private_locale(interaction), "ended")))


def _title(locale: str, ruleset: str, name: str) -> str:
    """What a game is called when nobody says."""
    return say(locale, "game-title", ruleset=say(locale, f"ruleset-{ruleset}"), name=name)


def _options(text: str, chosen: dict[str, Any]) -> dict[str, Any]:
    """The options of a game: the switches that are named, and whatever is not as usual."""
    switches = [name.strip().lower() for name in text.split(",") if name.strip()]
    unusual = {name: value for name, value in chosen.items() if value not in ("bot", "guided", None)}
    return unusual | dict.fromkeys(switches, True)


def _size(size: str, frames: str | None, numbers: dict[str, int | None]) -> str | dict[str, Any]:
    """A size by name or, for a custom one, with the host's numbers. Raises ``Malformed("size-number")``."""
    given: dict[str, Any] = {name: value for name, value in numbers.items() if value is not None}
    if frames is not None:
        found = [int(number) for number in re.findall(r"\d{1,3}", frames)][:2]
        given["frames"] = [found[0], found[-1]] if found else 0
    if size != "custom":
        if given:
            raise NotAllowed("only-custom", given=", ".join(given))
        return size
    return {"id": "custom", **given}
