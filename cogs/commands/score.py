"""`/score` and `/station`: how it stands, and the host's corrections."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.channel import board
from cogs.clicks.game import person_of, read_faces
from cogs.kit.commands import describe, word
from cogs.kit.reply import Interaction, patiently, private_locale, public_locale, show
from cogs.views import clocks, panel
from rules import AdjustScore, Correction, Fall, PlaceFrame, PutAt, SetClock, SetStation, SetTerrain, ruleset_of
from table import Game, NotAllowed, Table
from table.time.clocks import left_now
from text import alt_text, state_text
from text.fluent.catalogue import say

__all__ = ["ScoreCog"]

NOBODY = "-"
Choices = list[app_commands.Choice[str]]


class ScoreCog(commands.Cog):
    """Scores, stations and the clock."""

    score = app_commands.Group(name="score", description=word("cmd-score"))

    def __init__(self, table: Table) -> None:
        self.table = table

    async def _here(self, interaction: Interaction, *, private: bool = True) -> Game:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        return await patiently(interaction, self.table.game_in(interaction.channel_id), private=private)

    async def _correct(self, interaction: Interaction, correction: Correction, faces: str | None = None) -> None:
        game, person = await self._here(interaction), person_of(interaction)
        typed = None if faces is None else read_faces(faces)
        work = self.table.correct(game.id, person, correction, faces=typed, interaction=interaction.id)
        await patiently(interaction, work)
        await show(interaction, panel.note_view(say(private_locale(interaction), "corrected")))

    @score.command(name="show", description=word("cmd-score-show"))
    async def show_score(self, interaction: Interaction) -> None:
        """Points, assets, order and clock, as text and picture."""
        game = await self._here(interaction, private=False)
        if not interaction.response.is_done():
            await interaction.response.defer(thinking=True)
        locale = public_locale(interaction)
        if game.state is None:
            await show(interaction, panel.note_view(say(locale, "panel-lobby")), private=False)
            return
        file = await board.picture(game)
        text = "\n".join([state_text(locale, game.state), *self._clocks(game, locale)])
        view = panel.score_view(text, alt_text(locale, game.state), file.filename)
        await show(interaction, view, private=False, files=[file])

    def _clocks(self, game: Game, locale: str) -> list[str]:
        now, people = self.table.clock.now(), self.table.preferences
        return clocks.banks(game, locale, lambda user: left_now(game, user, now, people))

    @score.command(name="adjust", description=word("cmd-score-adjust"))
    @describe(player="opt-player", points="opt-points", reason="opt-reason")
    async def adjust(self, interaction: Interaction, player: str, points: int, reason: str = "") -> None:
        """The host adds points to a score, or takes some."""
        game = await self._here(interaction)
        await self._correct(interaction, AdjustScore(_player(game, player), points, reason))

    @app_commands.command(name="clock", description=word("cmd-clock"))
    @describe(value="opt-clock")
    async def clock(self, interaction: Interaction, value: int) -> None:
        """The host sets the doomsday clock."""
        await self._correct(interaction, SetClock(value))

    @app_commands.command(name="station", description=word("cmd-station"))
    @describe(station="opt-station", owner="opt-owner", frame="opt-station-frame")
    async def station(
        self, interaction: Interaction, station: str, owner: str | None = None, frame: str | None = None
    ) -> None:
        """The host says who controls a station, or which frame stands at it."""
        if frame is not None:
            await self._correct(interaction, PlaceFrame(frame, None if station == NOBODY else station))
            return
        if owner is None:
            raise NotAllowed("nothing-said")
        game = await self._here(interaction)
        holder = None if owner == NOBODY else _player(game, owner)
        await self._correct(interaction, SetStation(station, holder))

    @app_commands.command(name="terrain", description=word("cmd-terrain"))
    @describe(hits="opt-terrain-hits", name="opt-terrain-name", piece="opt-terrain-piece")
    async def terrain(self, interaction: Interaction, hits: int, name: str = "", piece: str | None = None) -> None:
        """The host has a piece of terrain kept count of, or puts one right."""
        await self._correct(interaction, SetTerrain(piece, name, hits))

    @app_commands.command(name="put", description=word("cmd-put"))
    @describe(item="opt-put-item", place="opt-put-place")
    async def put(self, interaction: Interaction, item: str, place: str) -> None:
        """The host puts a frame or a station somewhere else on the map."""
        await self._correct(interaction, PutAt(item, place))

    @put.autocomplete("item")
    async def _items(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "movable")

    @app_commands.command(name="fall", description=word("cmd-fall"))
    @describe(frame="opt-frame", bricks="opt-bricks", faces="opt-faces")
    async def fall(self, interaction: Interaction, frame: str, bricks: int, faces: str | None = None) -> None:
        """The host says that a frame fell (advanced rule: elevation)."""
        await self._correct(interaction, Fall(frame, bricks), faces)

    async def _suggest(self, interaction: Interaction, current: str, names: str) -> Choices:
        try:
            game = await self.table.game_in(interaction.channel_id or 0)
        except NotAllowed:
            return []
        locale = private_locale(interaction)
        found = _names(game, names, locale)
        shown = [(name, value) for name, value in found if current.lower() in f"{name} {value}".lower()]
        return [app_commands.Choice(name=name[:100], value=value[:100]) for name, value in shown[:25]]

    @station.autocomplete("station")
    async def _stations(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "stations")

    @terrain.autocomplete("piece")
    async def _pieces(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "pieces")

    @fall.autocomplete("frame")
    @station.autocomplete("frame")
    async def _frames(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "frames")

    @station.autocomplete("owner")
    async def _owners(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "owners")

    @adjust.autocomplete("player")
    async def _players(self, interaction: Interaction, current: str) -> Choices:
        return await self._suggest(interaction, current, "players")


def _player(game: Game, text: str) -> int:
    """A player by number from 1, letter or name. Raises ``NotAllowed("no-such-player")``."""
    players = game.state.players if game.state else ()
    for number, player in enumerate(players):
        if text.casefold() in (str(number + 1), player.letter.casefold(), player.name.casefold()):
            return number
    raise NotAllowed("no-such-player", player=text[:40])


def _names(game: Game, names: str, locale: str) -> list[tuple[str, str]]:
    state = game.state
    if state is None:
        return []
    nobody = (say(locale, "ui-nobody"), NOBODY)
    if names in ("stations", "pieces", "frames"):
        found = [(id_ if id_ == name else f"{id_} {name}", id_) for id_, name in ruleset_of(state).named(state, names)]
        return [*found, (say(locale, "ui-no-station"), NOBODY)] if names == "stations" else found
    if names == "movable":
        return [*_names(game, "frames", locale), *((id_, id_) for id_, _ in ruleset_of(state).named(state, "stations"))]
    players = [(f"{player.letter} {player.name}", player.letter) for player in state.players]
    return [*players, nobody] if names == "owners" else players
