"""`/game mine`: what waits for the user; `/game nudge`: pinging those whom a game waits for; files of games."""

import contextlib

import discord
from discord import app_commands

from cogs.actions.forms import downloaded
from cogs.actions.game.history import send_export, show_luck, show_proof, show_replay, show_replay_page
from cogs.actions.game.thought import allow_hints, show_analysis, show_hint
from cogs.actions.game_file import import_file
from cogs.actions.tournaments import actor_of
from cogs.actions.waiting import waiting_lines
from cogs.channel.marks import BOARD
from cogs.commands.game.opening import GameCommands
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, word
from cogs.views.components import message_link, note_view
from cogs.views.game_list import Invitation, agreed_lines, game_list_view, import_form, nudged_lines, paused_lines
from cogs.views.lesson import seat_left_line
from cogs.views.seekers import host_name
from cogs.views.times import holiday_text
from rules.core.errors import Malformed
from storage import FollowRow, GameRow
from table import NotAllowed
from table.campaign.model import Campaign
from table.campaign.service import joined_campaigns, whole_campaign
from table.game import NOBODY
from table.history.archive import SIZE_MAX
from table.waiting.reminders import nudge
from text.fluent.catalogue import say


class MineCommands(GameCommands):
    """A user's games everywhere, hints, and nudges."""

    @app_commands.command(name="mine", description=word("cmd-game-mine"))
    async def mine(self, interaction: Interaction) -> None:
        """List the user's games on every server: first those that wait for them, oldest first."""
        user, locale = interaction.user.id, private_locale(interaction)
        now = self.table.clock.now()
        rows = await in_time(interaction, self.table.storage.games.unfinished_of(user, waiting=False))
        joined = await in_time(interaction, joined_campaigns(self.table.storage, user))
        campaigns = await in_time(interaction, self.table.storage.campaigns.hosted(user))
        hosted = [await whole_campaign(self.table.storage, row) for row in campaigns]
        hosted += await in_time(interaction, self._taken_over(interaction))
        followed = await in_time(interaction, self._followed(user))
        invited = await in_time(interaction, self._invited(user, now))
        holiday = holiday_text(locale, self.table.preferences.user(user), now)
        reading = waiting_lines(self.table, user, locale, rows, hosted, joined, invited)
        lines = [*await in_time(interaction, reading), *paused_lines(joined, rows, locale)]
        lines += agreed_lines(await in_time(interaction, self.table.storage.meetings.agreed_for(user, now)), locale)
        with contextlib.suppress(NotAllowed):  # no game is in this channel
            game = await in_time(interaction, self.table.game_in(interaction.channel_id or 0))
            if line := seat_left_line(game, user, locale):
                lines = [line, *(other for other in lines if other != say(locale, "mine-none-waits"))]
        await show(interaction, game_list_view(lines, locale, followed, invited, holiday))

    async def _taken_over(self, interaction: Interaction) -> list[Campaign]:
        """The server's campaigns whose founder is forgotten and that the user organises now."""
        rows = [row for row in await self.table.storage.campaigns.hosted(NOBODY) if row.guild == interaction.guild_id]
        found = [await whole_campaign(self.table.storage, row) for row in rows]
        return [one for one in found if one.is_run_by(actor_of(interaction))]

    async def _followed(self, user: int) -> list[tuple[FollowRow, GameRow]]:
        storage = self.table.storage
        found = [(row, await storage.games.get(row.game)) for row in await storage.follows.of_user(user)]
        return [(row, game) for row, game in found if game is not None]

    async def _invited(self, user: int, now: float) -> list[Invitation]:
        storage, found = self.table.storage, list[Invitation]()
        for call in await storage.seekers.invitations(user, now):
            row = await storage.games.get(call.game)
            if row is not None and row.status == "lobby":
                board = (await storage.marks.of_game(row.id)).get(BOARD)
                link = message_link(row.guild, row.channel, board)
                game = await self.table.game(row.id)
                found.append((call, host_name(game), game.title, link))
        return found

    @app_commands.command(name="hint", description=word("cmd-game-hint"))
    @describe(allowed="opt-hints-allowed")
    async def hint(self, interaction: Interaction, allowed: bool | None = None) -> None:
        """Show what the strongest bot would weigh; ``allowed``: switch hints on or off for this game, as host."""
        game = await self.here(interaction)
        if allowed is None:
            await show_hint(interaction, game)
        else:
            await allow_hints(interaction, game, allowed=allowed)

    @app_commands.command(name="nudge", description=word("cmd-game-nudge"))
    async def nudge(self, interaction: Interaction) -> None:
        """Ping those who are waited for once more, as they want to be pinged."""
        channel, locale = interaction.channel_id or 0, private_locale(interaction)
        game = await in_time(interaction, self.table.game_in(channel))
        nudged = await in_time(interaction, nudge(self.table, game, person_of(interaction)))
        await show(interaction, note_view("\n".join(nudged_lines(game.seats, nudged, locale))))
        await self.boards.pings.of_game(game)


# -- files of games ---------------------------------------------------------------------------------------------------


class ArchiveCommands(GameCommands):
    """Proofs and files of games."""

    @app_commands.command(name="verify", description=word("cmd-game-verify"))
    async def verify(self, interaction: Interaction) -> None:
        """Show the proof of the dice."""
        await show_proof(interaction, await self.here(interaction))

    @app_commands.command(name="luck", description=word("cmd-game-luck"))
    async def luck(self, interaction: Interaction) -> None:
        """Show everybody's dice against the expected ones."""
        await show_luck(interaction, await self.here(interaction))

    @app_commands.command(name="export", description=word("cmd-game-export"))
    async def export(self, interaction: Interaction) -> None:
        """Send the whole game as a file."""
        await send_export(interaction, await self.here(interaction))

    @app_commands.command(name="replay", description=word("cmd-game-replay"))
    @describe(public="opt-public", page="opt-replay-page")
    async def replay(self, interaction: Interaction, public: bool = False, page: bool = False) -> None:
        """Show the game as a moving picture, or send it as a page that plays it and proves its dice."""
        shown = show_replay_page if page else show_replay
        await shown(interaction, await self.here(interaction), private=not public)

    @app_commands.command(name="analyze", description=word("cmd-game-analyze"))
    @describe(public="opt-public")
    async def analyze(self, interaction: Interaction, public: bool = False) -> None:
        """Show what decided the channel's last game: chances, decisions, dice, turning points."""
        await show_analysis(interaction, await self.here(interaction), private=not public)

    @app_commands.command(name="import", description=word("cmd-game-import"))
    @describe(file="opt-file", running="opt-running")
    async def import_(
        self, interaction: Interaction, file: discord.Attachment | None = None, running: bool = False
    ) -> None:
        """Open the game of a file here: to be read if it has ended, to be played on if the host says so."""
        self.table_channel(interaction)
        if file is None:
            await interaction.response.send_modal(import_form(private_locale(interaction)))
            return
        if file.size > SIZE_MAX:
            raise Malformed("export-too-big", most=SIZE_MAX // 2**20)
        await import_file(interaction, downloaded(file.read()), running=running)
