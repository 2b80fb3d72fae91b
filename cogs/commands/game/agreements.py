"""The commands of `/game` for joint decisions: time, vote, replace, resign, abandon."""

import discord
from discord import app_commands

from cogs.actions.game.host import bot_for, replace, stand_in
from cogs.actions.game.lobby import rematch
from cogs.actions.game.votes import answer_wish, resign, show_wish
from cogs.commands.game.opening import GameCommands
from cogs.kit.autocomplete import Choices, choices_by_name, game_typed_in, to_choices
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.offers import PACES, offering
from cogs.kit.reply import in_time, show
from cogs.kit.translations import describe, none_or, word
from cogs.views.components import note_view
from cogs.views.game.setup import TIMES
from cogs.views.game.votes import sure_resign_view
from cogs.views.times import time_text
from table import Game, NotAllowed, Person
from table.permissions import must_be_running, must_be_seated
from table.time.controls import read_time
from table.votes import seating
from text.fluent.catalogue import say


async def time_choices(interaction: Interaction, typed: str) -> Choices:
    """Usual times for a game; the player may also write another one."""
    locale = private_locale(interaction)
    wanted = _squeezed(typed)
    named = ((time_text(locale, read_time(written)), written) for written in TIMES)
    return to_choices((name, written) for name, written in named if wanted in _squeezed(f"{written} {name}"))


def _squeezed(text: str) -> str:
    """The text without blanks and in lower case, so that ``1j`` finds ``1 j``."""
    return "".join(text.casefold().split())


class AgreementCommands(GameCommands):
    """Decisions of the players together."""

    @app_commands.command(name="time", description=word("cmd-game-time"))
    @describe(time="opt-time", pace="opt-pace")
    @app_commands.choices(pace=PACES)
    async def time(self, interaction: Interaction, time: str, pace: str | None = None) -> None:
        """Set the time in the lobby as the host; later propose another to the players."""
        game, locale = await self.here(interaction), private_locale(interaction)
        control = read_time(none_or(time, locale), pace)
        work = seating.set_time(self.table, game.id, person_of(interaction), control, interaction=interaction.id)
        after = await in_time(interaction, work)
        asked = after.wish is not None and after.wish.kind == "time"
        key = "wish-made" if asked else "time-set"
        await show(interaction, note_view(say(locale, key, time=time_text(locale, control))))

    @time.autocomplete("time")
    async def _times(self, interaction: Interaction, typed: str) -> Choices:
        return await time_choices(interaction, typed)

    @app_commands.command(name="vote", description=word("cmd-game-vote"))
    @describe(agree="opt-agree")
    async def vote(self, interaction: Interaction, agree: bool | None = None) -> None:
        """Show the open wish, or answer it."""
        game = await self.here(interaction)
        if agree is None:
            await show_wish(interaction, game)
        else:
            await answer_wish(interaction, game, agree=agree)

    @app_commands.command(name="replace", description=word("cmd-game-replace"))
    @describe(player="opt-replaced", by="opt-by", level="opt-level")
    @offering(level="levels")
    async def replace(
        self, interaction: Interaction, player: str, by: discord.Member | None = None, level: str | None = None
    ) -> None:
        """Let another person play for somebody, a bot, or the referee until somebody sits down: as host, or by vote."""
        game = await self.here(interaction)
        if level is not None:
            await replace(interaction, game, _seat(game, player), bot_for(game, level), level)
            return
        if by is not None and by.bot:
            raise NotAllowed("no-bots")
        newcomer = await stand_in(interaction, game) if by is None else (Person(by.id, by.display_name), "")
        seat = _seat(game, player)
        returning = by is not None and by.id == game.seats[seat].before
        await replace(interaction, game, seat, *newcomer, returning=returning)

    @replace.autocomplete("player")
    async def _seats(self, interaction: Interaction, typed: str) -> Choices:
        game = await game_typed_in(interaction)
        seats = () if game is None else game.seats
        return choices_by_name(((seat.name, str(number + 1)) for number, seat in enumerate(seats)), typed)

    @app_commands.command(name="resign", description=word("cmd-game-resign"))
    @describe(sure="opt-sure")
    async def resign(self, interaction: Interaction, sure: bool = False) -> None:
        """Leave the seat for good, after a question."""
        game = await self.here(interaction)
        if sure:
            await resign(interaction, game.id)
        else:
            must_be_running(game)
            player = must_be_seated(game, person_of(interaction))
            await show(interaction, sure_resign_view(game, private_locale(interaction), player))

    @app_commands.command(name="abandon", description=word("cmd-game-abandon"))
    async def abandon(self, interaction: Interaction) -> None:
        """Ask the others to end the game with the scores as they are."""
        game, locale = await self.here(interaction), private_locale(interaction)
        work = seating.abandon(self.table, game.id, person_of(interaction), interaction=interaction.id)
        after = await in_time(interaction, work)
        await show(interaction, note_view(say(locale, "ended" if after.status == "ended" else "wish-made")))

    @app_commands.command(name="rematch", description=word("cmd-game-rematch"))
    async def rematch(self, interaction: Interaction) -> None:
        """Open the lobby of the channel's last game once more, sides swapped."""
        row = await in_time(interaction, self.table.storage.games.newest_ended_in(self.table_channel(interaction)))
        if row is None:
            raise NotAllowed("rematch-too-early")
        await rematch(interaction, await in_time(interaction, self.table.game(row.id)))


def _seat(game: Game, text: str) -> int:
    """A seat by its number from 1, or its player's name. Raises ``NotAllowed("no-such-player")``."""
    wanted = text.strip().casefold()
    for number, seat in enumerate(game.seats):
        if wanted in (str(number + 1), seat.name.casefold()):
            return number
    raise NotAllowed("no-such-player", player=text[:40])
