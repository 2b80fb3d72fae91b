"""`/clock`, `/station`, `/terrain`, `/put`, `/fall`, `/give`, `/fuel` and `/cling`: the host corrects the table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks.game.answers import read_faces
from cogs.kit.autocomplete import Choices, choices, game_typed_in
from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, to_rules_words, word
from cogs.views.components import note_view
from rules import (
    Cling,
    Correction,
    Fall,
    GiveAsset,
    PlaceFrame,
    PutAt,
    SetClock,
    SetFrame,
    SetFuel,
    SetStation,
    SetTerrain,
    State,
    ruleset_of,
)
from table import Game, NotAllowed
from text.fluent.catalogue import say

__all__ = ["CorrectionsCog", "correct", "names_of", "player_named"]

NOBODY = "-"


async def correct(interaction: Interaction, game: Game, correction: Correction, faces: str | None = None) -> None:
    """Correct a game as its host; ``faces``: dice that were rolled by hand."""
    table, person, typed = table_of(interaction), person_of(interaction), None if faces is None else read_faces(faces)
    await in_time(interaction, table.correct(game.id, person, correction, faces=typed, interaction=interaction.id))
    await show(interaction, note_view(say(private_locale(interaction), "corrected")))


def player_named(game: Game, text: str) -> int:
    """A player by number from 1, letter or name. Raises ``NotAllowed("no-such-player")``."""
    players = game.state.players if game.state else ()
    for number, player in enumerate(players):
        if text.casefold() in (str(number + 1), player.letter.casefold(), player.name.casefold()):
            return number
    raise NotAllowed("no-such-player", player=text[:40])


async def names_of(interaction: Interaction, kind: str) -> list[tuple[str, str]]:
    """The names for a correction in the channel's game, as (label, value).

    ``kind``: ``players``, ``owners``, ``movable``, ``hosts``, or one that ``Ruleset.named`` knows.
    """
    game = await game_typed_in(interaction)
    if game is None or game.state is None:
        return []
    locale, state = private_locale(interaction), game.state
    if kind == "players":
        return _players(state)
    if kind == "owners":
        return [*_players(state), (say(locale, "ui-nobody"), NOBODY)]
    if kind in ("movable", "hosts"):
        stations = ruleset_of(state).named(state, "stations")
        nothing = [(say(locale, "ui-nobody"), NOBODY)] if kind == "hosts" else []
        return [*_named(state, "frames"), *((id_, id_) for id_, _ in stations), *nothing]
    if kind == "stations":
        return [*_named(state, kind), (say(locale, "ui-no-station"), NOBODY)]
    return _named(state, kind)


def _players(state: State) -> list[tuple[str, str]]:
    return [(f"{player.letter} {player.name}", player.letter) for player in state.players]


def _named(state: State, kind: str) -> list[tuple[str, str]]:
    return [(id_ if id_ == name else f"{id_} {name}", id_) for id_, name in ruleset_of(state).named(state, kind)]


class CorrectionsCog(commands.Cog):
    """Corrections."""

    @app_commands.command(name="clock", description=word("cmd-clock"))
    @describe(value="opt-clock")
    async def clock(self, interaction: Interaction, value: int) -> None:
        """Set the doomsday clock."""
        await correct(interaction, await game_here(interaction), SetClock(value))

    @app_commands.command(name="station", description=word("cmd-station"))
    @describe(station="opt-station", owner="opt-owner", frame="opt-station-frame")
    async def station(
        self, interaction: Interaction, station: str, owner: str | None = None, frame: str | None = None
    ) -> None:
        """Set the owner of a station, or the stations of a frame."""
        if frame is None and owner is None:
            raise NotAllowed("nothing-said")
        game = await game_here(interaction)
        if frame is not None:
            named = () if station == NOBODY else tuple(station.upper().replace(",", " ").split())
            await correct(interaction, game, PlaceFrame(frame, named))
        elif owner is not None:
            holder = None if owner == NOBODY else player_named(game, owner)
            await correct(interaction, game, SetStation(station, holder))

    @app_commands.command(name="terrain", description=word("cmd-terrain"))
    @describe(hits="opt-terrain-hits", name="opt-terrain-name", piece="opt-terrain-piece")
    async def terrain(self, interaction: Interaction, hits: int, name: str = "", piece: str | None = None) -> None:
        """Add a piece of terrain whose hits are counted, or change one."""
        await correct(interaction, await game_here(interaction), SetTerrain(piece, name, hits))

    @app_commands.command(name="put", description=word("cmd-put"))
    @describe(item="opt-put-item", place="opt-put-place")
    async def put(self, interaction: Interaction, item: str, place: str) -> None:
        """Put a frame or a station somewhere else on the map."""
        await correct(interaction, await game_here(interaction), PutAt(item, place))

    @app_commands.command(name="frame", description=word("cmd-frame"))
    @describe(frame="opt-frame", systems="opt-set-systems", whites="opt-set-whites", dice="opt-set-dice")
    async def frame(
        self,
        interaction: Interaction,
        frame: str,
        systems: str | None = None,
        whites: int | None = None,
        dice: str | None = None,
    ) -> None:
        """Set what a frame has left, or the dice of its roll."""
        if systems is None and whites is None and dice is None:
            raise NotAllowed("nothing-said")
        if systems is not None:
            systems = to_rules_words(systems, private_locale(interaction))
        await correct(interaction, await game_here(interaction), SetFrame(frame.upper(), systems, whites, dice))

    @app_commands.command(name="fall", description=word("cmd-fall"))
    @describe(frame="opt-frame", bricks="opt-bricks", faces="opt-faces")
    async def fall(self, interaction: Interaction, frame: str, bricks: int, faces: str | None = None) -> None:
        """Let a frame fall (advanced rule: elevation)."""
        await correct(interaction, await game_here(interaction), Fall(frame, bricks), faces)

    @app_commands.command(name="give", description=word("cmd-give"))
    @describe(asset="opt-give-asset", player="opt-owner")
    async def give(self, interaction: Interaction, asset: str, player: str) -> None:
        """Give a ship or an HVA to a player."""
        game = await game_here(interaction)
        await correct(interaction, game, GiveAsset(asset, player_named(game, player)))

    @app_commands.command(name="fuel", description=word("cmd-fuel"))
    @describe(asset="opt-fuel-asset", value="opt-fuel-value")
    async def fuel(self, interaction: Interaction, asset: str, value: int | None = None) -> None:
        """Set a company's fuel; without a value it is aboard."""
        await correct(interaction, await game_here(interaction), SetFuel(asset, value))

    @app_commands.command(name="cling", description=word("cmd-cling"))
    @describe(asset="opt-fuel-asset", to="opt-cling-to")
    async def cling(self, interaction: Interaction, asset: str, to: str) -> None:
        """Put a company at a hull, or free of all."""
        await correct(interaction, await game_here(interaction), Cling(asset, None if to == NOBODY else to))

    @give.autocomplete("asset")
    @put.autocomplete("item")
    async def _items(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "movable"), typed)

    @station.autocomplete("station")
    async def _stations(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "stations"), typed)

    @terrain.autocomplete("piece")
    async def _pieces(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "pieces"), typed)

    @cling.autocomplete("to")
    async def _hosts(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "hosts"), typed)

    @give.autocomplete("player")
    async def _players(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "players"), typed)

    @fuel.autocomplete("asset")
    @cling.autocomplete("asset")
    @fall.autocomplete("frame")
    @station.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "frames"), typed)

    @frame.autocomplete("frame")
    async def _every_frame(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "all"), typed)

    @station.autocomplete("owner")
    async def _owners(self, interaction: Interaction, typed: str) -> Choices:
        return choices(await names_of(interaction, "owners"), typed)
