"""A turn by slash commands: every button has one that does the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.clicks.game import ask_faces, person_of, read_faces, table_of
from cogs.clicks.plan import show_plan
from cogs.kit.autocomplete import as_answer, place_choices
from cogs.kit.commands import describe, untranslated, word
from cogs.kit.offers import offering
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.components import on_map
from cogs.views.plan import Plan
from rules import DiceNeeded, Option, State, ruleset_of
from table import Game, Move, NotAllowed, Table
from table.planning import WHERE
from table.seats import must_be_running, must_be_seated
from text import option_label
from text.fluent.catalogue import say

__all__ = ["PlayCog"]

Choices = list[app_commands.Choice[str]]
CHOICES_MAX = 25


def offered(kind: str, verb: str = "") -> Callable[..., Any]:
    """An autocomplete that offers what the referee offers the person for that kind of question."""

    async def complete(interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, kind, verb, current)

    return complete


class PlayCog(commands.Cog):
    """Answers to the referee's questions."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def _here(self, interaction: Interaction) -> Game:
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        return await patiently(interaction, self.table.game_in(interaction.channel_id))

    async def _play(self, interaction: Interaction, moves: list[Move], faces: str | None = None) -> None:
        """Plays the moves, then shows what is asked of the person now."""
        game = await self._here(interaction)
        typed = None if faces is None else read_faces(faces)
        locale = private_locale(interaction)
        moves = [structs.replace(move, choice=untranslated(move.choice, locale)) for move in moves]
        work = self.table.answer(game.id, person_of(interaction), moves, faces=typed, interaction=interaction.id)
        try:
            after = await patiently(interaction, work)
        except DiceNeeded as error:
            if typed is not None:
                raise
            await show(interaction, panel.note_view(ask_faces(error, locale)))
            return
        await show(interaction, panel.panel_view(after, interaction.user.id, locale, note=say(locale, "done-note")))

    @app_commands.command(name="activate", description=word("cmd-activate"))
    @describe(frame="opt-frame", target="opt-target", range="opt-range", rockets="opt-rockets", faces="opt-faces")
    @offering(range="ranges")
    async def activate(
        self,
        interaction: Interaction,
        frame: str | None = None,
        target: str | None = None,
        range: str | None = None,
        rockets: app_commands.Range[int, 0, 99] = 0,
        faces: str | None = None,
    ) -> None:
        """Activates a frame and, as far as they are given, names its target and range."""
        moves = [] if frame is None else [Move(frame, "activate", optional=target is not None)]
        if target is not None:
            moves.append(Move(target, "target"))
        if range is not None:
            moves.append(Move(f"{range}+{rockets}" if rockets else range, "range", optional=target is not None))
        if not moves:
            raise NotAllowed("nothing-said")
        await self._play(interaction, moves, faces)

    @app_commands.command(name="defend", description=word("cmd-defend"))
    @describe(die="opt-die-defend", faces="opt-faces")
    async def defend(self, interaction: Interaction, die: str, faces: str | None = None) -> None:
        """Assigns defense."""
        await self._play(interaction, [Move(as_answer("defend", die), "defend")], faces)

    @app_commands.command(name="move", description=word("cmd-move"))
    @describe(die="opt-die-move", to="opt-to-place", preview="opt-preview")
    async def move(self, interaction: Interaction, die: str, to: str | None = None, preview: bool = False) -> None:
        """Moves; ``to`` is the place on a map, else the station that the frame now stands within one unit of."""
        await self._put(interaction, Move(as_answer("move", die), "act"), to, preview)

    @app_commands.command(name="attack", description=word("cmd-attack"))
    @describe(die="opt-die-attack", cover="opt-cover", use_spot="opt-use-spot", faces="opt-faces")
    async def attack(
        self,
        interaction: Interaction,
        die: str,
        cover: str | None = None,
        use_spot: bool | None = None,
        faces: str | None = None,
    ) -> None:
        """Attacks the declared target."""
        moves = [Move(as_answer("attack", die), "act")]
        if cover is not None:
            moves.append(Move(cover, "cover", optional=True))
        if use_spot is not None:
            moves.append(Move("yes" if use_spot else "no", "use-spot", optional=True))
        await self._play(interaction, moves, faces)

    @app_commands.command(name="cover", description=word("cmd-cover"))
    @describe(cover="opt-cover", use_spot="opt-use-spot", faces="opt-faces")
    async def cover(
        self, interaction: Interaction, cover: str, use_spot: bool | None = None, faces: str | None = None
    ) -> None:
        """Says what stands between the attack and its target."""
        moves = [Move(cover, "cover")]
        if use_spot is not None:
            moves.append(Move("yes" if use_spot else "no", "use-spot", optional=True))
        await self._play(interaction, moves, faces)

    @app_commands.command(name="usespot", description=word("cmd-usespot"))
    @describe(yes_no="opt-yes-no", faces="opt-faces")
    async def usespot(self, interaction: Interaction, yes_no: bool, faces: str | None = None) -> None:
        """Uses the spot on the target, or keeps it."""
        await self._play(interaction, [Move("yes" if yes_no else "no", "use-spot")], faces)

    @app_commands.command(name="at", description=word("cmd-at"))
    @describe(station="opt-to")
    async def at(self, interaction: Interaction, station: str) -> None:
        """Says which station the frame that moved now stands at."""
        await self._play(interaction, [Move(station, "station")])

    @app_commands.command(name="spot", description=word("cmd-spot"))
    @describe(die="opt-die-spot", target="opt-spot-target")
    async def spot(self, interaction: Interaction, target: str, die: str | None = None) -> None:
        """Spots an enemy frame, with the die that was put aside already or this one; the last step of a turn."""
        aimed = [] if die is None else [Move(as_answer("spot", die), "act", optional=True)]
        await self._play(interaction, [*aimed, Move(target, "spot-target")])

    @app_commands.command(name="pass", description=word("cmd-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Passes the choice down the line."""
        await self._play(interaction, [Move("pass", "activate")])

    @app_commands.command(name="done", description=word("cmd-done"))
    async def done(self, interaction: Interaction) -> None:
        """Ends the frame's turn."""
        await self._play(interaction, [Move("done", "act")])

    @app_commands.command(name="lose", description=word("cmd-lose"))
    @describe(system="opt-system")
    async def lose(self, interaction: Interaction, system: str) -> None:
        """Picks the system that a hit takes."""
        await self._play(interaction, [Move(system, "loss")])

    @app_commands.command(name="ground", description=word("cmd-ground"))
    @describe(yes_no="opt-yes-no", to="opt-to")
    async def ground(self, interaction: Interaction, yes_no: bool, to: str | None = None) -> None:
        """Gives ground instead of taking a hit, or stays."""
        choice = "no" if not yes_no else f"yes:{to}" if to and to != "none" else "yes"
        await self._play(interaction, [Move(choice, "ground")])

    @app_commands.command(name="doomsday", description=word("cmd-doomsday"))
    @describe(choice="opt-doomsday")
    @app_commands.rename(choice="advance_or_hold")
    @app_commands.choices(
        choice=[app_commands.Choice(name=word(f"doomsday-{name}"), value=name) for name in ("advance", "hold")]
    )
    async def doomsday(self, interaction: Interaction, choice: str) -> None:
        """Takes one more from the clock, or leaves it."""
        await self._play(interaction, [Move(choice, "doomsday")])

    @app_commands.command(name="deploy", description=word("cmd-deploy"))
    @describe(what="opt-deploy", station="opt-to", at="opt-at", preview="opt-preview")
    async def deploy(
        self,
        interaction: Interaction,
        what: str,
        station: str | None = None,
        at: str | None = None,
        preview: bool = False,
    ) -> None:
        """Puts a frame or a station on the table, or all that are left; ``at`` is the place on a map."""
        await self._put(interaction, Move(what, "deploy"), at or station, preview)

    async def _put(self, interaction: Interaction, first: Move, place: str | None, preview: bool) -> None:
        """An answer and the place that goes with it. On a map nothing counts until there is one: it is tried out."""
        game = await self._here(interaction)
        if not on_map(game):
            more = [] if place is None else [Move(place, "station", optional=True)]
            await self._play(interaction, [first, *more])
        elif place is not None and not preview:
            await self._play(interaction, [structs.replace(first, optional=True), Move(place, WHERE)])
        else:
            must_be_running(game)
            must_be_seated(game, person_of(interaction))
            wished = None if place is None else untranslated(place, private_locale(interaction))
            await show_plan(interaction, game, Plan(first.choice), wished, edit=False)

    @app_commands.command(name="resolve", description=word("cmd-resolve"))
    @describe(choice="opt-resolve")
    async def resolve(self, interaction: Interaction, choice: str) -> None:
        """Resolves a tie for the highest score."""
        await self._play(interaction, [Move(choice, "tie")])

    @app_commands.command(name="initiative", description=word("cmd-initiative"))
    @describe(choice="opt-initiative")
    @app_commands.rename(choice="now_or_wait")
    @app_commands.choices(
        choice=[app_commands.Choice(name=word(f"initiative-{name}"), value=name) for name in ("now", "wait")]
    )
    async def initiative(self, interaction: Interaction, choice: str) -> None:
        """Acts on the lower initiative die, or waits for the other."""
        await self._play(interaction, [Move(choice, "initiative")])

    @app_commands.command(name="jettison", description=word("cmd-jettison"))
    @describe(system="opt-jettison", faces="opt-faces")
    async def jettison(self, interaction: Interaction, system: str, faces: str | None = None) -> None:
        """Throws off a system before the roll, or keeps them all."""
        await self._play(interaction, [Move(system, "jettison")], faces)

    @app_commands.command(name="hazard", description=word("cmd-hazard"))
    @describe(yes_no="opt-yes-no", faces="opt-faces")
    async def hazard(self, interaction: Interaction, yes_no: bool, faces: str | None = None) -> None:
        """Says whether the frame stands in a hazardous area."""
        await self._play(interaction, [Move("yes" if yes_no else "no", "hazard")], faces)

    async def _to(self, interaction: Interaction, current: str) -> Choices:
        first = as_answer("move", str(interaction.namespace.die or ""))
        places = await place_choices(interaction, first, current)
        return await suggest(interaction, "station", "", current) if places is None else places

    async def _at(self, interaction: Interaction, current: str) -> Choices:
        return await place_choices(interaction, str(interaction.namespace.what or ""), current) or []

    @app_commands.command(name="choose", description=word("cmd-choose"))
    @describe(choice="opt-choice", faces="opt-faces")
    async def choose(self, interaction: Interaction, choice: str, faces: str | None = None) -> None:
        """Answers whatever is asked, in any game."""
        await self._play(interaction, [Move(choice)], faces)

    @choose.autocomplete("choice")
    async def _choices(self, interaction: Interaction, current: str) -> Choices:
        return await suggest(interaction, None, "", current)

    deploy.autocomplete("what")(offered("deploy"))
    deploy.autocomplete("station")(offered("station"))
    resolve.autocomplete("choice")(offered("tie"))
    jettison.autocomplete("system")(offered("jettison"))
    activate.autocomplete("frame")(offered("activate"))
    activate.autocomplete("target")(offered("target"))
    defend.autocomplete("die")(offered("defend"))
    move.autocomplete("die")(offered("act", "move"))
    move.autocomplete("to")(_to)
    deploy.autocomplete("at")(_at)
    attack.autocomplete("die")(offered("act", "attack"))
    attack.autocomplete("cover")(offered("cover"))
    cover.autocomplete("cover")(offered("cover"))
    at.autocomplete("station")(offered("station"))
    spot.autocomplete("die")(offered("act", "spot"))
    spot.autocomplete("target")(offered("spot-target"))
    lose.autocomplete("system")(offered("loss"))
    ground.autocomplete("to")(offered("station"))


def _verb(verb: str, die: str) -> str:
    """A die as the rules want it named: ``move:3`` as offered, or what was written after the verb."""
    return die if die.startswith(f"{verb}:") or die == "none" else f"{verb}:{die}"


async def suggest(interaction: Interaction, kind: str | None, verb: str, current: str) -> Choices:
    """The options of an open question, or of the one that would come with it, as autocomplete choices.

    ``kind`` None: whatever is asked.
    """
    if interaction.channel_id is None:
        return []
    try:
        game = await table_of(interaction).game_in(interaction.channel_id)
    except NotAllowed:
        return []
    player = game.player_of(interaction.user.id)
    if game.state is None or player is None:
        return []
    if kind is None:
        options = [item for request in game.requests if request.player == player for item in request.options]
    else:
        options = [
            item
            for item in ruleset_of(game.state).suggestions(game.state, player, kind)
            if not verb or item.label == verb
        ]
    return _choices(game.state, options, current, private_locale(interaction))


def _choices(state: State, options: list[Option], current: str, locale: str) -> Choices:
    named = [(option_label(locale, item, state), item.choice) for item in options]
    found = [(name, choice) for name, choice in named if current.lower() in f"{name} {choice}".lower()]
    return [app_commands.Choice(name=name[:100], value=choice[:100]) for name, choice in found[:CHOICES_MAX]]
