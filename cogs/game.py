"""`/game`: the table's own commands, from the lobby to the end."""

from __future__ import annotations

import io
import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import board, panel, story
from cogs.press import person_of, show_undo
from cogs.reply import Interaction, patiently, private_locale, public_locale, show
from cogs.words import describe, untranslated, word
from rules import RULESETS, ruleset
from rules.rapid_attack.setup import ADVANCED
from table import Game, NotAllowed, Opened, Table
from text import LOCALES
from text.catalogue import say

__all__ = ["GameCog"]

TITLE_MAX = 80
LINES_SHOWN = 3
SIZES = ("skirmish", "battle", "demo", "custom")
COUNT = app_commands.Range[int, 0, 9]


class GameCog(commands.GroupCog, group_name="game", group_description=word("cmd-game")):
    """One game a channel or thread."""

    def __init__(self, table: Table, boards: board.Boards) -> None:
        self.table = table
        self.boards = boards

    async def cog_check_channel(self, interaction: Interaction) -> int:
        """The channel's id. Raises ``NotAllowed("not-in-dm")`` where the bot cannot keep a table."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        return interaction.channel_id

    async def _here(self, interaction: Interaction) -> Game:
        channel = await self.cog_check_channel(interaction)
        return await patiently(interaction, self.table.game_in(channel))

    @app_commands.command(name="new", description=word("cmd-game-new"))
    @describe(
        ruleset="opt-ruleset",
        size="opt-size",
        options="opt-options",
        dice="opt-dice-source",
        table="opt-table",
        deployment="opt-deployment",
        language="opt-language",
        title="opt-title",
        frames="opt-frames",
        stations="opt-stations",
        neutral="opt-neutral",
        rockets="opt-rockets-each",
        clock="opt-clock-start",
    )
    @app_commands.choices(
        ruleset=[app_commands.Choice(name=word(f"ruleset-{name}"), value=name) for name in RULESETS],
        size=[app_commands.Choice(name=word(f"size-{name}"), value=name) for name in SIZES],
        table=[app_commands.Choice(name=word("table-declared"), value="declared")],
        dice=[app_commands.Choice(name=word(f"dice-{name}"), value=name) for name in ("bot", "typed")],
        language=[app_commands.Choice(name=word(f"language-{n}"), value=n) for n in LOCALES],
        deployment=[app_commands.Choice(name=word(f"deployment-{n}"), value=n) for n in ("guided", "free")],
    )
    async def new(
        self,
        interaction: Interaction,
        ruleset: str,
        size: str = "skirmish",
        table: str = "declared",
        options: str = "",
        dice: str = "bot",
        deployment: str = "guided",
        language: str | None = None,
        title: str | None = None,
        frames: str | None = None,
        stations: COUNT | None = None,
        neutral: COUNT | None = None,
        rockets: app_commands.Range[int, 0, 99] | None = None,
        clock: app_commands.Range[int, 1, 99] | None = None,
    ) -> None:
        """Opens the lobby; the reply is the board."""
        channel = await self.cog_check_channel(interaction)
        person, locale = person_of(interaction), language or public_locale(interaction)
        default = say(locale, "game-title", ruleset=say(locale, f"ruleset-{ruleset}"), name=person.name)
        numbers = {"stations": stations, "neutral": neutral, "rockets": rockets, "clock": clock}
        opened = Opened(
            host=person.user,
            title=(title or default)[:TITLE_MAX],
            ruleset=ruleset,
            size=_size(size, frames, numbers),
            table=table,
            options=_options(options, {"dice": dice, "deployment": deployment}),
            locale=locale,
        )
        work = self.table.open(
            person, channel=channel, guild=interaction.guild_id, opened=opened, interaction=interaction.id
        )
        game = await patiently(interaction, work, private=False)
        await self._post(interaction, game)

    async def _switches(self, interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """Offers every switch that is not yet in the list, after those that are."""
        done, _, begun = current.rpartition(",")
        listed = [name.strip() for name in done.split(",") if name.strip()]
        left = [name for name in ADVANCED if name not in listed and begun.strip().lower() in name]
        return [app_commands.Choice(name=text, value=text) for n in left if (text := ", ".join([*listed, n]))[:100]]

    async def _post(self, interaction: Interaction, game: Game) -> None:
        view, files = await board.view_of(game)
        await show(interaction, view, private=False, files=files)
        message = await interaction.original_response()
        await self.boards.moved(game, message.id)

    @app_commands.command(name="join", description=word("cmd-game-join"))
    @describe(company="opt-company")
    async def join(self, interaction: Interaction, company: str | None = None) -> None:
        """Sits down, with a company kept under a name, written out, or drawn at the start."""
        game, locale = await self._here(interaction), private_locale(interaction)
        text = None if company is None else await self._company(interaction, game, company)
        work = self.table.join(game.id, person_of(interaction), text, interaction=interaction.id)
        await patiently(interaction, work)
        note = say(locale, "joined-drawn") if text is None else say(locale, "joined-company", company=text)
        await show(interaction, panel.note_view(note))

    async def _company(self, interaction: Interaction, game: Game, company: str) -> str:
        kept = await self.table.storage.company(interaction.user.id, company)
        return ruleset(game.ruleset).read_company(kept.text if kept else company)

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
        await self._post(interaction, game)

    @app_commands.command(name="undo", description=word("cmd-game-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Says what would go, then does it or asks the others."""
        await show_undo(interaction, await self._here(interaction))

    @app_commands.command(name="log", description=word("cmd-game-log"))
    async def log(self, interaction: Interaction) -> None:
        """The battle report: its last part to read here, and the whole of it as a file."""
        game, locale = await self._here(interaction), private_locale(interaction)
        chapters = story.told(await self.table.entries(game.id))
        last = story.report(chapters, locale, LINES_SHOWN)[-panel.TEXT_MAX :] or say(locale, "log-empty")
        whole = f"# {game.title}\n\n{story.report(chapters, locale)}\n"
        file = discord.File(io.BytesIO(whole.encode()), f"battle-{game.id}.md")
        await show(interaction, panel.report_view(last, file.filename), files=[file])

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
    options.autocomplete("options")(_switches)

    @app_commands.command(name="end", description=word("cmd-game-end"))
    async def end(self, interaction: Interaction) -> None:
        """The host ends the game, or calls the lobby off."""
        game = await self._here(interaction)
        await patiently(interaction, self.table.end(game.id, person_of(interaction), interaction=interaction.id))
        await show(interaction, panel.note_view(say(private_locale(interaction), "ended")))


def _options(text: str, chosen: dict[str, str]) -> dict[str, Any]:
    """The options of a game: the switches that are named, and whatever is not as usual."""
    switches = [name.strip().lower() for name in text.split(",") if name.strip()]
    unusual = {name: value for name, value in chosen.items() if value not in ("bot", "guided")}
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
