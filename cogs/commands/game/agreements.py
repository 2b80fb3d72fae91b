"""The commands of `/game` that players decide by together: time, vote, replace, resign, abandon; and their buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands

from cogs.channel import board
from cogs.clicks.game import Pressed, on_verb, person_of, table_of
from cogs.clicks.votes import answered, show_wish
from cogs.kit.commands import describe, untranslated, word
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import clocks, panel, votes
from rules import Malformed
from table import Game, NotAllowed, Person, Table
from table.time.controls import read_time
from table.votes import seating
from text import escape
from text.fluent.catalogue import say

if TYPE_CHECKING:
    from discord.ext import commands

    _Base = commands.Cog
else:
    _Base = object

__all__ = ["TIMES", "ClockCommands", "time_choices"]

Choices = list[app_commands.Choice[str]]
TIMES = ("none", "10m", "1h", "1d", "2d", "3d", "7d", "30m+1m", "2h+10m", "3d+12h", "7d+1d")
PACES = [app_commands.Choice(name=word(f"pace-{name}"), value=name) for name in ("live", "post")]


async def time_choices(interaction: Interaction, current: str) -> Choices:
    """The times that games often have; any other may be written."""
    locale, choices = private_locale(interaction), Choices()
    for written in TIMES:
        name = clocks.time_text(locale, read_time(written))
        if current.lower() in f"{written} {name}".lower():
            choices.append(app_commands.Choice(name=name[:100], value=written))
    return choices


class ClockCommands(_Base):
    """What `GameCog` inherits."""

    table: Table
    boards: board.Boards

    async def _here(self, interaction: Interaction) -> Game:
        raise NotImplementedError

    @app_commands.command(name="time", description=word("cmd-game-time"))
    @describe(time="opt-time", pace="opt-pace")
    @app_commands.choices(pace=PACES)
    async def time(self, interaction: Interaction, time: str, pace: str | None = None) -> None:
        """The host sets the time in the lobby; later the players agree on another."""
        game, locale = await self._here(interaction), private_locale(interaction)
        control = read_time(untranslated(time, locale), pace)
        work = seating.set_time(self.table, game.id, person_of(interaction), control, interaction=interaction.id)
        after = await patiently(interaction, work)
        asked = after.wish is not None and after.wish.kind == "time"
        key = "wish-made" if asked else "time-set"
        await show(interaction, panel.note_view(say(locale, key, time=clocks.time_text(locale, control))))

    @time.autocomplete("time")
    async def _times(self, interaction: Interaction, current: str) -> Choices:
        return await time_choices(interaction, current)

    @app_commands.command(name="vote", description=word("cmd-game-vote"))
    @describe(agree="opt-agree")
    async def vote(self, interaction: Interaction, agree: bool | None = None) -> None:
        """Shows what is asked of the players, or answers it."""
        game = await self._here(interaction)
        if agree is None:
            await show_wish(interaction, game)
            return
        await answered(interaction, game, agree=agree)

    @app_commands.command(name="replace", description=word("cmd-game-replace"))
    @describe(player="opt-replaced", by="opt-by")
    async def replace(self, interaction: Interaction, player: str, by: discord.Member | None = None) -> None:
        """Another person plays for somebody, or nobody until somebody sits down: the host says so, others ask."""
        game = await self._here(interaction)
        if by is not None and by.bot:
            raise NotAllowed("no-bots")
        newcomer = None if by is None else Person(by.id, by.display_name)
        await _replace(interaction, self.table, game, _seat(game, player), newcomer)

    @replace.autocomplete("player")
    async def _seats(self, interaction: Interaction, current: str) -> Choices:
        try:
            game = await self.table.game_in(interaction.channel_id or 0)
        except NotAllowed:
            return []
        found = [(seat.name, str(number + 1)) for number, seat in enumerate(game.seats)]
        return [app_commands.Choice(name=n[:100], value=v) for n, v in found if current.lower() in n.lower()]

    @app_commands.command(name="resign", description=word("cmd-game-resign"))
    @describe(sure="opt-sure")
    async def resign(self, interaction: Interaction, sure: bool = False) -> None:
        """Gets up for good, after a question."""
        game = await self._here(interaction)
        if sure:
            await _resign(interaction, Pressed(game.id, game.seq, "resign", ""))
            return
        await show(interaction, votes.sure_view(game, private_locale(interaction), "resign"))

    @app_commands.command(name="abandon", description=word("cmd-game-abandon"))
    async def abandon(self, interaction: Interaction) -> None:
        """Asks the others to end the game with the scores as they are."""
        game, locale = await self._here(interaction), private_locale(interaction)
        work = seating.abandon(self.table, game.id, person_of(interaction), interaction=interaction.id)
        after = await patiently(interaction, work)
        await show(interaction, panel.note_view(say(locale, "ended" if after.status == "ended" else "wish-made")))


def _seat(game: Game, text: str) -> int:
    """A seat by its number from 1, or the name of who sits there. Raises ``NotAllowed("no-such-player")``."""
    wanted = text.strip().casefold()
    for number, seat in enumerate(game.seats):
        if wanted in (str(number + 1), seat.name.casefold()):
            return number
    raise NotAllowed("no-such-player", player=text[:40])


async def _replace(interaction: Interaction, table: Table, game: Game, player: int, by: Person | None) -> None:
    locale = private_locale(interaction)
    name = escape(game.seats[player].name)
    work = seating.replace(table, game.id, person_of(interaction), player, by, interaction=interaction.id)
    after = await patiently(interaction, work)
    key = "replaced" if after.seats[player] != game.seats[player] else "wish-made"
    await show(interaction, panel.note_view(say(locale, key, name=name)))


@on_verb("standin")
async def _standin(interaction: Interaction, pressed: Pressed) -> None:
    """Somebody who misses everything is not waited for any more, if all agree."""
    table = table_of(interaction)
    game = await patiently(interaction, table.game(pressed.game))
    if not pressed.argument.isdecimal() or int(pressed.argument) >= len(game.seats):
        raise Malformed("choice-malformed", kind="none")
    await _replace(interaction, table, game, int(pressed.argument), None)


@on_verb("resign")
async def _resign(interaction: Interaction, pressed: Pressed) -> None:
    table, locale = table_of(interaction), private_locale(interaction)
    work = seating.resign(table, pressed.game, person_of(interaction), interaction=interaction.id)
    await patiently(interaction, work)
    await show(interaction, panel.note_view(say(locale, "resigned")))
