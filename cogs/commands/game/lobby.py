"""`/game`: the table's own commands, from the lobby to the end."""

from discord import app_commands
from discord.ext import commands

from cogs.actions.game.bots import change_bots, let_speak
from cogs.actions.game.history import show_report
from cogs.actions.game.host import ask_end, end, replace
from cogs.actions.game.lobby import show_setup
from cogs.actions.game.pressed import show_panel
from cogs.actions.game.votes import show_undo
from cogs.channel.board import Boards
from cogs.channel.opening import check_channel, here_of, open_lobby, post_board, title_with
from cogs.commands.game.agreements import AgreementCommands, time_choices
from cogs.commands.game.mine import ArchiveCommands, MineCommands
from cogs.commands.game.opening import bots_of, opened_as, options_of
from cogs.commands.own_fields import field_named, names_typed
from cogs.kit import offers
from cogs.kit.autocomplete import Choices, to_choices
from cogs.kit.companies import lacks_spare
from cogs.kit.custom_ids import ID_MAX
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, to_rules_words, word
from cogs.views.components import note_view
from cogs.views.game.lobby import joined_text
from rules import ruleset as find_ruleset
from rules.field import write_field
from table import Game, Table
from table.lobby import lost_seat
from table.records.provable_dice import read_words
from table.settings import GuildSettings
from table.votes.rating import rate
from table.votes.seating import configure
from text import escape
from text.fluent.catalogue import say

WORDS_SHOWN = 100
COUNT = app_commands.Range[int, 0, 9]


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class GameCog(
    MineCommands,
    ArchiveCommands,
    AgreementCommands,
    commands.GroupCog,
    group_name="game",
    group_description=word("cmd-game"),
):
    """One game a channel or thread."""

    def __init__(self, table: Table, boards: Boards) -> None:
        self.table = table
        self.boards = boards

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
        ruler="opt-field-ruler",
        field="opt-field-game",
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
        opponent="opt-opponent",
        rated="opt-rated",
    )
    @app_commands.choices(
        style=offers.STYLE_CHOICES,
        shape=offers.SHAPE_CHOICES,
        ruler=offers.RULER_CHOICES,
        dice=offers.DICE,
        language=offers.LANGUAGES,
        deployment=offers.DEPLOYMENTS,
        pace=offers.PACES,
    )
    @offers.offering(ruleset="rulesets", size="sizes", table="tables", opponent="levels")
    async def new(
        self,
        interaction: Interaction,
        ruleset: str | None = None,
        size: str | None = None,
        table: str | None = None,
        options: str | None = None,
        dice: str | None = None,
        deployment: str | None = None,
        style: str | None = None,
        shape: str | None = None,
        across: offers.ACROSS | None = None,
        ruler: str | None = None,
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
        opponent: str | None = None,
        rated: bool | None = None,
        field: str | None = None,
    ) -> None:
        """Open a lobby; the reply is the board, or leads to the thread where that is."""
        kinds = {"ruleset": ruleset, "table": table, "size": size, "dice": dice}
        code = None if field is None else write_field(await field_named(interaction, field))
        opened = opened_as(
            interaction,
            self._server(interaction),
            {**kinds, "deployment": deployment, "options": options},
            field={"style": style, "shape": shape, "across": across, "ruler": ruler, "field": code},
            custom={"stations": stations, "neutral": neutral, "rockets": rockets, "clock": clock},
            frames=frames,
            talk={"language": language, "title": title, "time": time, "pace": pace},
            rated=rated,
            bots=() if opponent is None else (opponent,),
        )
        await open_lobby(interaction, self.table, self.boards, opened, others=bots_of(opened, opponent), thread=thread)

    @app_commands.command(name="join", description=word("cmd-game-join"))
    @describe(company="opt-company", words="opt-words")
    async def join(self, interaction: Interaction, company: str | None = None, words: str | None = None) -> None:
        """Take a seat, with a company kept under a name, written out, or drawn at the start; ``words`` for the dice.

        Who has lost their seat to another person asks everybody for it.
        """
        game, locale = await self.here(interaction), private_locale(interaction)
        lost = lost_seat(game, interaction.user.id)
        if lost is not None:
            await replace(interaction, game, lost, person_of(interaction), returning=True)
            return
        text = None if company is None else await self._company(interaction, game, company)
        own = None if words is None else read_words(words)
        work = self.table.join(game.id, person_of(interaction), text, words=own, interaction=interaction.id)
        joined = await in_time(interaction, work)
        if joined.state is not None:
            await show_panel(interaction, joined, note=say(locale, "seat-taken"))
            return
        sealed = next(seat.company for seat in joined.seats if seat.user == interaction.user.id)
        note = say(locale, "joined-company", company=sealed) if sealed else joined_text(locale, joined)
        if sealed and lacks_spare(joined, sealed):
            note += "\n" + say(locale, "company-note-no-spare")
        if own:
            note += "\n" + say(locale, "words-kept", words=escape(own, WORDS_SHOWN))
        await show(interaction, note_view(note))

    def _server(self, interaction: Interaction) -> GuildSettings:
        """The server's settings. Raises ``NotAllowed`` where no game can be opened."""
        self.table_channel(interaction)
        server = self.table.preferences.guild(interaction.guild_id)
        check_channel(interaction.guild, here_of(interaction), server)
        return server

    async def _company(self, interaction: Interaction, game: Game, company: str) -> str:
        """The text of a company that is kept under a name, or written out."""
        kept = await self.table.storage.companies.named(interaction.user.id, company)
        return find_ruleset(game.ruleset).read_company(kept.text if kept else company)

    @new.autocomplete("field")
    async def _fields(self, interaction: Interaction, typed: str) -> Choices:
        return await names_typed(interaction, typed)

    @join.autocomplete("company")
    async def _companies(self, interaction: Interaction, typed: str) -> Choices:
        rows = await self.table.storage.companies.of_owner(interaction.user.id)
        found = (row for row in rows if typed.casefold() in row.name.casefold())
        return to_choices((f"{row.name}: {row.text}", row.name) for row in found)

    @app_commands.command(name="leave", description=word("cmd-game-leave"))
    async def leave(self, interaction: Interaction) -> None:
        """Free the user's seat."""
        game = await self.here(interaction)
        await in_time(interaction, self.table.leave(game.id, person_of(interaction), interaction=interaction.id))
        await show(interaction, note_view(say(private_locale(interaction), "left")))

    @app_commands.command(name="start", description=word("cmd-game-start"))
    async def start(self, interaction: Interaction) -> None:
        """Reveal the companies and begin."""
        game = await self.here(interaction)
        work = self.table.start(game.id, person_of(interaction), interaction=interaction.id)
        started = await in_time(interaction, work)
        await show_panel(interaction, started, note=say(private_locale(interaction), "started"))

    @app_commands.command(name="board", description=word("cmd-game-board"))
    async def board(self, interaction: Interaction) -> None:
        """Move the board to the bottom of the channel."""
        work = self.table.game_in(self.table_channel(interaction))
        game = await in_time(interaction, work, private=False)
        if not interaction.response.is_done():
            await interaction.response.defer(thinking=True)
        await post_board(interaction, self.boards, game)

    @app_commands.command(name="undo", description=word("cmd-game-undo"))
    async def undo(self, interaction: Interaction) -> None:
        """Show what would be undone, and offer to do it or to ask the others."""
        await show_undo(interaction, await self.here(interaction))

    @app_commands.command(name="log", description=word("cmd-game-log"))
    @describe(language="opt-report-language")
    @app_commands.choices(language=offers.LANGUAGES)
    async def log(self, interaction: Interaction, language: str | None = None) -> None:
        """Show the last part of the battle report, with the whole of it as a file."""
        await show_report(interaction, await self.here(interaction), language)

    @app_commands.command(name="options", description=word("cmd-game-options"))
    @describe(options="opt-options")
    async def options(self, interaction: Interaction, options: str) -> None:
        """Switch advanced rules on as the host, before the start; the others go off."""
        game = await self.here(interaction)
        kept = {name: value for name, value in game.options.items() if value is not True}
        named = to_rules_words(options.strip(), private_locale(interaction))
        chosen = kept | options_of("" if named == "none" else named, {})
        work = self.table.set_options(game.id, person_of(interaction), chosen, interaction=interaction.id)
        await in_time(interaction, work)
        await show(interaction, note_view(say(private_locale(interaction), "options-set")))

    @app_commands.command(name="change", description=word("cmd-game-change"))
    @describe(
        ruleset="opt-ruleset",
        size="opt-size",
        table="opt-table",
        opponent="opt-opponent-add",
        rated="opt-rated-change",
        style="opt-style",
        voice="opt-voice",
    )
    @offers.offering(ruleset="rulesets", size="own-sizes", table="tables", opponent="bots", style="bot-styles")
    async def change(
        self,
        interaction: Interaction,
        ruleset: str | None = None,
        size: str | None = None,
        table: str | None = None,
        opponent: str | None = None,
        rated: bool | None = None,
        style: str | None = None,
        voice: bool | None = None,
    ) -> None:
        """Choose another game, size or table as the host, before the start, or the bots; without options, show all.

        ``style``: how the new bot plays, or the one added last; ``voice``: whether bots say why they play as they
        do, at any time.
        """
        game = before = await self.here(interaction)
        if voice is not None:
            await let_speak(interaction, game, allowed=voice)
            return
        if opponent or style:
            await change_bots(interaction, game, opponent, style)
            return
        if ruleset or size or table:
            person = person_of(interaction)
            kind, title = (ruleset, size, table), title_with(game, ruleset)
            work = configure(self.table, game.id, person, *kind, title=title, interaction=interaction.id)
            game = await in_time(interaction, work)
        if rated is not None:
            work = rate(self.table, game.id, person_of(interaction), rated=rated, interaction=interaction.id)
            game = await in_time(interaction, work)
        await show_setup(interaction, game, before)

    @app_commands.command(name="end", description=word("cmd-game-end"))
    @describe(sure="opt-sure")
    async def end(self, interaction: Interaction, sure: bool = False) -> None:
        """End the game as the host, or call the lobby off, after a question."""
        game = await self.here(interaction)
        if sure:
            await end(interaction, game.id)
        else:
            await ask_end(interaction, game)

    @new.autocomplete("options")
    @options.autocomplete("options")
    async def _switches(self, interaction: Interaction, typed: str) -> Choices:
        """Every switch that is not yet in the list, after those that are."""
        done, _, begun = typed.rpartition(",")
        listed = [name.strip() for name in done.split(",") if name.strip()]
        left = [name for name in offers.known("switches") if name not in listed and begun.strip().lower() in name]
        lists = (", ".join([*listed, name]) for name in left)
        return to_choices((text, text) for text in lists if len(text) <= ID_MAX)

    @new.autocomplete("time")
    async def _new_times(self, interaction: Interaction, typed: str) -> Choices:
        return await time_choices(interaction, typed)
