"""`/choose`: every answer to an open question of any game, as its panel gives it; `/orders`: standing orders."""

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from cogs.actions.game.answers import read_faces
from cogs.actions.game.map_plan import show_plan
from cogs.actions.game.pressed import show_panel
from cogs.kit.autocomplete import Choices, choices, choices_by_name, filled_in, game_typed_in, hinted, option_choices
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.map_plan import MapPlan
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, to_rules_words, word
from cogs.views.components import note_view
from cogs.views.game.orders import ASK, orders_of, orders_view, own_units
from rules import DiceNeeded, Malformed, RulesError, ruleset_of
from rules.core.errors import shown
from table import Game, Move, NotAllowed, Table
from table.flow import moves_of, paths, plain_paths
from table.permissions import must_be_running, must_be_seated
from table.planning import WHERE, ask_place, leads_to_place, own_request
from table.records.threads import in_thread
from text import error_line, narrator
from text.fluent.catalogue import say


class PlayCog(commands.Cog):
    """Answers to the referee's questions."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="choose", description=word("cmd-choose"))
    @describe(choice="opt-choice", place="opt-place", preview="opt-preview", faces="opt-faces")
    async def choose(
        self,
        interaction: Interaction,
        choice: str,
        place: str | None = None,
        preview: bool = False,
        faces: str | None = None,
    ) -> None:
        """Answer the open question, and those that its buttons answer together with it.

        What needs a place on a map is only planned without one, or as a ``preview``.
        """
        game, person, locale = await game_here(interaction), person_of(interaction), private_locale(interaction)
        must_be_running(game)
        must_be_seated(game, person)
        way = to_rules_words(choice, locale)
        there = None if place is None else to_rules_words(place, locale)
        planned = preview or (there is None and leads_to_place(game, person.user, way))
        if planned:
            asked = own_request(game, person.user)
            plan, wished = (MapPlan(""), there or way) if asked.kind == WHERE else (MapPlan(way), there)
            await show_plan(interaction, game, plan, wished, edit=False)
        else:
            await self._play(interaction, game, moves_of(way) + ([] if there is None else [Move(there, WHERE)]), faces)

    async def _play(self, interaction: Interaction, game: Game, moves: list[Move], faces: str | None) -> None:
        """Play the moves, then show the user's next question."""
        typed, locale = None if faces is None else read_faces(faces), private_locale(interaction)
        work = self.table.answer(game.id, person_of(interaction), moves, faces=typed, interaction=interaction.id)
        try:
            after = await in_time(interaction, work)
        except DiceNeeded as error:
            if typed is not None:
                raise
            await show(interaction, note_view(error_line(locale, error.code, error.facts)))
            return
        await show_panel(interaction, after, note=say(locale, "done-note"))

    @choose.autocomplete("choice")
    async def _choices(self, interaction: Interaction, typed: str) -> Choices:
        """All answers of the panel's buttons, then the options one by one."""
        game, locale = await game_typed_in(interaction), private_locale(interaction)
        if game is None or game.state is None:
            return []
        asked = game.asked_of(interaction.user.id)
        ways = [way for find in (paths, plain_paths) for request in asked for way in find(game.state, request)]
        named = {way.argument: narrator(way.chosen[0][0]).path_label(locale, way.chosen) for way in ways}
        return choices(((label, argument) for argument, label in named.items()), typed)

    @choose.autocomplete("place")
    async def _places(self, interaction: Interaction, typed: str) -> Choices:
        game, locale = await game_typed_in(interaction), private_locale(interaction)
        if game is None or game.state is None:
            return []
        way = to_rules_words(filled_in(interaction, "choice"), locale)
        try:
            # Places take their time.
            return await in_thread(_places_after, game, interaction.user.id, locale, way, typed)
        except RulesError:
            return []


def _places_after(game: Game, user: int, locale: str, way: str, typed: str) -> Choices:
    asked = ask_place(game, user, way)
    return option_choices(asked.request.options, asked.state, typed, locale)


# -- standing orders --------------------------------------------------------------------------------------------------

NONE = "none"


class OrdersCog(commands.Cog):
    """Standing orders."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="orders", description=word("cmd-orders"))
    @describe(what="opt-orders-what", value="opt-orders-value", unit="opt-orders-unit")
    async def orders(
        self, interaction: Interaction, what: str | None = None, value: str | None = None, unit: str | None = None
    ) -> None:
        """Leave a standing order, for one unit or all. Without one show them, and what they do for a unit."""
        game, person, locale = await game_here(interaction), person_of(interaction), private_locale(interaction)
        if (what is None) is not (value is None):
            raise NotAllowed("order-half")
        if what is not None and value is not None:
            own_units(game, person)
            wanted = {what: _read(game, what, to_rules_words(value, locale))}
            wanted |= {} if unit is None else {"frame": unit}
            game = await in_time(interaction, self.table.order(game.id, person, wanted, interaction=interaction.id))
        await show(interaction, orders_view(game, person, locale, _unit_id(game, unit)))

    @orders.autocomplete("what")
    async def _what(self, interaction: Interaction, typed: str) -> Choices:
        locale = private_locale(interaction)
        return choices([(say(locale, f"orders-menu-{field}"), field) for field in await _fields(interaction)], typed)

    @orders.autocomplete("value")
    async def _value(self, interaction: Interaction, typed: str) -> Choices:
        locale, what = private_locale(interaction), filled_in(interaction, "what")
        values = (await _fields(interaction)).get(what)
        if values is None:
            return []
        ask = (say(locale, "orders-ask"), ASK if values else NONE)
        if not values:
            return hinted(say(locale, f"orders-{what}-value"), typed, [ask])
        return choices([ask, *((say(locale, f"orders-{what}-{name}"), name) for name in values)], typed)

    @orders.autocomplete("unit")
    async def _units(self, interaction: Interaction, typed: str) -> Choices:
        game = await game_typed_in(interaction)
        if game is None:
            return []
        try:
            units = own_units(game, person_of(interaction))
        except RulesError:
            return []
        return choices_by_name(((f"{id_} {name}", id_) for id_, name in units), typed)


async def _fields(interaction: Interaction) -> Mapping[str, tuple[str, ...]]:
    """What may be ordered in the channel's game, each with its values."""
    game = await game_typed_in(interaction)
    orders = None if game is None or game.state is None else ruleset_of(game.state).orders
    return {} if orders is None else orders.fields


def _read(game: Game, what: str, value: str) -> str:
    """The value as the rules read it, empty for *none*. Raises ``Malformed("orders-malformed")``."""
    fields = orders_of(game).fields
    if what not in fields:
        raise Malformed("orders-malformed", field=shown(what), text="", known=list(fields))
    return "" if not fields[what] and value.strip().casefold() == NONE else value


def _unit_id(game: Game, text: str | None) -> str | None:
    """The id of a unit, by its id or name."""
    units = () if game.state is None else ruleset_of(game.state).named(game.state, "all")
    wanted = (text or "").strip().casefold()
    return next((id_ for id_, name in units if wanted in (id_.casefold(), name.casefold())), None)
