"""A turn by slash commands: every button has one that does the same."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TypeAlias

from discord import app_commands
from discord.ext import commands
from msgspec import structs

from cogs.clicks.game.answers import read_faces
from cogs.clicks.game.map_plan import show_plan
from cogs.clicks.game.pressed import show_panel
from cogs.kit.autocomplete import Choices, filled_in, game_typed_in, option_choices
from cogs.kit.games import on_map
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.map_plan import MapPlan
from cogs.kit.offers import offering, worded_choices
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, to_rules_words, word
from cogs.views.components import note_view
from rules import DiceNeeded, RulesError, ruleset_of
from table import Game, Move, NotAllowed, Table
from table.permissions import must_be_running, must_be_seated
from table.planning import WHERE, ask_place, must_be_asked
from table.records.aside import aside
from text import error_line
from text.fluent.catalogue import say

__all__ = ["PlayCog"]

Complete: TypeAlias = Callable[[Interaction, str], Coroutine[object, object, Choices]]


def offered(kind: str, verb: str = "") -> Complete:
    """An autocomplete of the options of that kind of question, of one label only if a ``verb`` is given."""

    async def complete(interaction: Interaction, typed: str) -> Choices:
        return await _suggestions(interaction, kind, verb, typed)

    return complete


async def _suggestions(interaction: Interaction, kind: str, verb: str, typed: str) -> Choices:
    """The options of a question that is asked now, or would come with it."""
    game = await game_typed_in(interaction)
    player = None if game is None else game.player_of(interaction.user.id)
    if game is None or game.state is None or player is None:
        return []
    options = ruleset_of(game.state).suggestions(game.state, player, kind)
    fitting = (item for item in options if not verb or item.label == verb)
    return option_choices(fitting, game.state, typed, private_locale(interaction))


async def _to_deploy(interaction: Interaction, typed: str) -> Choices:
    """What may be put down or taken away: terrain, then frames and stations."""
    return [choice for kind in ("terrain", "deploy") for choice in await _suggestions(interaction, kind, "", typed)]


async def _places(interaction: Interaction, first: str, typed: str) -> Choices | None:
    """The places on offer after the answer that has been typed so far; None where there is no map."""
    game = await game_typed_in(interaction)
    if game is None or game.state is None or not on_map(game):
        return None
    try:
        return await aside(_places_after, game, interaction.user.id, private_locale(interaction), first, typed)
    except RulesError:
        return []


def _places_after(game: Game, user: int, locale: str, first: str, typed: str) -> Choices:
    """Runs off the event loop: places take their time."""
    asked = ask_place(game, user, first)
    return option_choices(asked.request.options, asked.state, typed, locale)


def _with_verb(verb: str, die: str) -> str:
    """A die as the rules name it: ``move:3`` as offered, or the verb and what was typed."""
    return die if die.startswith(f"{verb}:") or die == "none" else f"{verb}:{die}"


def _yes_no(answer: bool) -> str:
    return "yes" if answer else "no"


class PlayCog(commands.Cog):
    """Answers to the referee's questions."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def _play(self, interaction: Interaction, moves: list[Move], faces: str | None = None) -> None:
        """Play the moves, then show the user's next question."""
        game = await game_here(interaction)
        typed = None if faces is None else read_faces(faces)
        locale = private_locale(interaction)
        moves = [structs.replace(move, choice=to_rules_words(move.choice, locale)) for move in moves]
        work = self.table.answer(game.id, person_of(interaction), moves, faces=typed, interaction=interaction.id)
        try:
            after = await in_time(interaction, work)
        except DiceNeeded as error:
            if typed is not None:
                raise
            await show(interaction, note_view(error_line(locale, error.code, error.facts)))
            return
        await show_panel(interaction, after, note=say(locale, "done-note"))

    async def _put(self, interaction: Interaction, first: Move, place: str | None, preview: bool) -> None:
        """Play an answer and the place that goes with it. On a map it is only planned until there is a place."""
        game = await game_here(interaction)
        if not on_map(game):
            more = [] if place is None else [Move(place, "station", optional=True)]
            await self._play(interaction, [first, *more])
        elif place is not None and not preview:
            await self._play(interaction, [structs.replace(first, optional=True), Move(place, WHERE)])
        else:
            must_be_running(game)
            must_be_seated(game, person_of(interaction))
            must_be_asked(game, interaction.user.id, first.kind)
            wished = None if place is None else to_rules_words(place, private_locale(interaction))
            await show_plan(interaction, game, MapPlan(first.choice), wished, edit=False)

    # -- a turn -------------------------------------------------------------------------------------------------

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
        """Activate a frame and, as far as they are given, name its target and range."""
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
        """Assign defense."""
        await self._play(interaction, [Move(_with_verb("defend", die), "defend")], faces)

    @app_commands.command(name="move", description=word("cmd-move"))
    @describe(die="opt-die-move", to="opt-to-place", preview="opt-preview")
    async def move(self, interaction: Interaction, die: str, to: str | None = None, preview: bool = False) -> None:
        """Move; ``to`` is the place on a map, else the station that the frame now stands within one unit of."""
        await self._put(interaction, Move(_with_verb("move", die), "act"), to, preview)

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
        """Attack the declared target."""
        moves = [Move(_with_verb("attack", die), "act")]
        if cover is not None:
            moves.append(Move(cover, "cover", optional=True))
        if use_spot is not None:
            moves.append(Move(_yes_no(use_spot), "use-spot", optional=True))
        await self._play(interaction, moves, faces)

    @app_commands.command(name="cover", description=word("cmd-cover"))
    @describe(cover="opt-cover", use_spot="opt-use-spot", faces="opt-faces")
    async def cover(
        self, interaction: Interaction, cover: str, use_spot: bool | None = None, faces: str | None = None
    ) -> None:
        """Declare the cover between the attack and its target."""
        moves = [Move(cover, "cover")]
        if use_spot is not None:
            moves.append(Move(_yes_no(use_spot), "use-spot", optional=True))
        await self._play(interaction, moves, faces)

    @app_commands.command(name="agree", description=word("cmd-agree"))
    @describe(yes_no="opt-yes-no", cover="opt-cover", faces="opt-faces")
    async def agree(
        self, interaction: Interaction, yes_no: bool = True, cover: str | None = None, faces: str | None = None
    ) -> None:
        """Agree to what another player declares, or not, or name another cover."""
        await self._play(interaction, [Move(_yes_no(yes_no) if cover is None else cover, "agree")], faces)

    @app_commands.command(name="usespot", description=word("cmd-usespot"))
    @describe(yes_no="opt-yes-no", faces="opt-faces")
    async def usespot(self, interaction: Interaction, yes_no: bool, faces: str | None = None) -> None:
        """Use the spot on the target, or keep it."""
        await self._play(interaction, [Move(_yes_no(yes_no), "use-spot")], faces)

    @app_commands.command(name="at", description=word("cmd-at"))
    @describe(station="opt-to")
    async def at(self, interaction: Interaction, station: str) -> None:
        """Declare the station of the frame that moved."""
        await self._play(interaction, [Move(station, "station")])

    @app_commands.command(name="spot", description=word("cmd-spot"))
    @describe(die="opt-die-spot", target="opt-spot-target")
    async def spot(self, interaction: Interaction, target: str, die: str | None = None) -> None:
        """Spot an enemy frame, with the die that was put aside already or this one; the last step of a turn."""
        aimed = [] if die is None else [Move(_with_verb("spot", die), "act", optional=True)]
        await self._play(interaction, [*aimed, Move(target, "spot-target")])

    @app_commands.command(name="pass", description=word("cmd-pass"))
    async def pass_(self, interaction: Interaction) -> None:
        """Pass the choice down the line."""
        await self._play(interaction, [Move("pass", "activate")])

    @app_commands.command(name="done", description=word("cmd-done"))
    async def done(self, interaction: Interaction) -> None:
        """End the frame's turn."""
        await self._play(interaction, [Move("done", "act")])

    @app_commands.command(name="lose", description=word("cmd-lose"))
    @describe(system="opt-system")
    async def lose(self, interaction: Interaction, system: str) -> None:
        """Pick the system that a hit takes."""
        await self._play(interaction, [Move(system, "loss")])

    @app_commands.command(name="ground", description=word("cmd-ground"))
    @describe(yes_no="opt-yes-no", to="opt-to")
    async def ground(self, interaction: Interaction, yes_no: bool, to: str | None = None) -> None:
        """Give ground instead of taking a hit, or stay."""
        choice = "no" if not yes_no else f"yes:{to}" if to and to != "none" else "yes"
        await self._play(interaction, [Move(choice, "ground")])

    # -- around the turns ---------------------------------------------------------------------------------------

    @app_commands.command(name="doomsday", description=word("cmd-doomsday"))
    @describe(choice="opt-doomsday")
    @app_commands.rename(choice="advance_or_hold")
    @app_commands.choices(choice=worded_choices("doomsday", ("advance", "hold")))
    async def doomsday(self, interaction: Interaction, choice: str) -> None:
        """Take one more from the clock, or leave it."""
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
        """Put a frame or a station on the table, or all that are left; ``at`` is the place on a map.

        Before that the terrain: ``add:house`` with its place, ``remove:T3``, ``content``.
        """
        verb = to_rules_words(what, private_locale(interaction)).partition(":")[0]
        if verb in ("content", "remove"):
            await self._play(interaction, [Move(what, "terrain")])
        else:
            await self._put(interaction, Move(what, "terrain" if verb == "add" else "deploy"), at or station, preview)

    @app_commands.command(name="resolve", description=word("cmd-resolve"))
    @describe(choice="opt-resolve")
    async def resolve(self, interaction: Interaction, choice: str) -> None:
        """Resolve a tie for the highest score."""
        await self._play(interaction, [Move(choice, "tie")])

    @app_commands.command(name="initiative", description=word("cmd-initiative"))
    @describe(choice="opt-initiative")
    @app_commands.rename(choice="now_or_wait")
    @app_commands.choices(choice=worded_choices("initiative", ("now", "wait")))
    async def initiative(self, interaction: Interaction, choice: str) -> None:
        """Act on the lower initiative die, or wait for the other."""
        await self._play(interaction, [Move(choice, "initiative")])

    @app_commands.command(name="jettison", description=word("cmd-jettison"))
    @describe(system="opt-jettison", faces="opt-faces")
    async def jettison(self, interaction: Interaction, system: str, faces: str | None = None) -> None:
        """Throw off a system before the roll, or keep them all."""
        await self._play(interaction, [Move(system, "jettison")], faces)

    @app_commands.command(name="hazard", description=word("cmd-hazard"))
    @describe(yes_no="opt-yes-no", faces="opt-faces")
    async def hazard(self, interaction: Interaction, yes_no: bool, faces: str | None = None) -> None:
        """Declare whether the frame stands in a hazardous area."""
        await self._play(interaction, [Move(_yes_no(yes_no), "hazard")], faces)

    @app_commands.command(name="choose", description=word("cmd-choose"))
    @describe(choice="opt-choice", faces="opt-faces")
    async def choose(self, interaction: Interaction, choice: str, faces: str | None = None) -> None:
        """Answer the open question, in any game."""
        await self._play(interaction, [Move(choice)], faces)

    # -- autocomplete -------------------------------------------------------------------------------------------

    @choose.autocomplete("choice")
    async def _choices(self, interaction: Interaction, typed: str) -> Choices:
        game = await game_typed_in(interaction)
        player = None if game is None else game.player_of(interaction.user.id)
        if game is None or game.state is None or player is None:
            return []
        options = [item for request in game.requests if request.player == player for item in request.options]
        return option_choices(options, game.state, typed, private_locale(interaction))

    @move.autocomplete("to")
    async def _to(self, interaction: Interaction, typed: str) -> Choices:
        places = await _places(interaction, _with_verb("move", filled_in(interaction, "die")), typed)
        return await _suggestions(interaction, "station", "", typed) if places is None else places

    @deploy.autocomplete("at")
    async def _at(self, interaction: Interaction, typed: str) -> Choices:
        return await _places(interaction, filled_in(interaction, "what"), typed) or []

    activate.autocomplete("frame")(offered("activate"))
    activate.autocomplete("target")(offered("target"))
    defend.autocomplete("die")(offered("defend"))
    move.autocomplete("die")(offered("act", "move"))
    attack.autocomplete("die")(offered("act", "attack"))
    attack.autocomplete("cover")(offered("cover"))
    cover.autocomplete("cover")(offered("cover"))
    agree.autocomplete("cover")(offered("agree"))
    at.autocomplete("station")(offered("station"))
    spot.autocomplete("die")(offered("act", "spot"))
    spot.autocomplete("target")(offered("spot-target"))
    lose.autocomplete("system")(offered("loss"))
    ground.autocomplete("to")(offered("station"))
    deploy.autocomplete("what")(_to_deploy)
    deploy.autocomplete("station")(offered("station"))
    resolve.autocomplete("choice")(offered("tie"))
    jettison.autocomplete("system")(offered("jettison"))
