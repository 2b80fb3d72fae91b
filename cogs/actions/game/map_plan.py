"""The planning panel: each press tries a plan out and draws it; only "Go" is played."""

import asyncio
import io
from collections.abc import Callable

import discord
from msgspec import structs

from cogs.actions.game.answers import answer, read_faces
from cogs.actions.game.pressed import Pressed, ask_line, asked_game, current_game
from cogs.kit.drawing import draw_now
from cogs.kit.interaction import Interaction, charge, is_private, person_of, private_locale, table_of
from cogs.kit.map_plan import PLACE, MapPlan
from cogs.kit.reply import in_time, show
from cogs.kit.translations import to_rules_words
from cogs.views.components import picture_view
from cogs.views.game.map_plan import field_in, plan_view
from cogs.views.looks import picture_words
from render import Picture, draw_plan
from rules import ruleset
from rules.core.json_input import Options
from rules.field import SIZE_MOST, Field, read_field
from table import Game, NotAllowed
from table.fields import kept_in, own_field, shared_code
from table.flow import moves_of
from table.permissions import must_be_host
from table.planning import PlacePreview, ask_place, best_place, foresee, leads_to_place, place_moves, preview_place
from table.records.threads import in_thread
from text import escape, narrator, plan_alt
from text.fluent.catalogue import say

PREVIEW = "preview.png"


async def show_plan(
    interaction: Interaction, game: Game, plan: MapPlan, wished: str | None = None, *, edit: bool
) -> None:
    """Preview the place ``wished``, or else the plan's own place. Nothing is played."""
    user, locale = interaction.user.id, private_locale(interaction)
    planned, picture = await in_time(interaction, _drawn(game, user, locale, plan, wished), slow=True)
    file = discord.File(io.BytesIO(picture.data), f"plan-{game.seq}.png")
    page = table_of(interaction).links.page(game.id, user, locale)
    view = plan_view(game, user, locale, planned, plan.step, file.filename, page)
    sent = await show(interaction, view, edit=edit, files=[file])
    interaction.client.boards.panels.opened(sent, game, plan=True)


async def _drawn(game: Game, user: int, locale: str, plan: MapPlan, wished: str | None) -> tuple[PlacePreview, Picture]:
    planned = await in_thread(_try_out, game, user, plan, wished)
    state = planned.question.state
    return planned, await draw_now(draw_plan, state, await picture_words(game, state, locale), planned.preview)


def _try_out(game: Game, user: int, plan: MapPlan, wished: str | None) -> PlacePreview:
    """The preview of the place. It runs off the event loop, because finding ways around cover takes long."""
    asked = ask_place(game, user, plan.first)
    place = plan.wished or best_place(asked)
    here = MapPlan(plan.first, plan.place).wished or None
    return preview_place(asked, place if wished is None else wished, here)


async def open_plan(interaction: Interaction, pressed: Pressed) -> None:
    """Show the plan of the pressed button: a die or a unit, a place, a nudge."""
    game = await current_game(interaction, pressed)
    await show_plan(interaction, game, MapPlan.parse(pressed.id.argument), edit=is_private(interaction))


async def foresee_option(interaction: Interaction, pressed: Pressed) -> None:
    """Show, beside the panel, what an option that asks for no place would move."""
    game, locale = await current_game(interaction, pressed), private_locale(interaction)
    preview = foresee(game, interaction.user.id, pressed.id.argument)
    drawn = draw_now(draw_plan, game.played, await picture_words(game, game.played, locale), preview)
    picture = await in_time(interaction, drawn, slow=True)
    told, alt = narrator(game.played).plan_text(locale, game.played, preview), plan_alt(locale, game.played, preview)
    await show(interaction, picture_view(told, alt, PREVIEW), files=[discord.File(io.BytesIO(picture.data), PREVIEW)])


async def choose_first(interaction: Interaction, pressed: Pressed) -> None:
    """Plan with an option of a menu, at the planned place where there is one; one that needs no place is an answer."""
    game = await current_game(interaction, pressed)
    if not leads_to_place(game, interaction.user.id, pressed.value):
        await answer(interaction, pressed, moves_of(pressed.value), ("faces", pressed.value))
        return
    there = MapPlan.parse(pressed.id.argument) if PLACE in pressed.id.argument else MapPlan("")
    await show_plan(interaction, game, structs.replace(there, first=pressed.value), edit=is_private(interaction))


async def choose_place(interaction: Interaction, pressed: Pressed) -> None:
    """Show the plan at a place of a menu."""
    game = await current_game(interaction, pressed)
    await show_plan(interaction, game, MapPlan.parse(pressed.id.argument), pressed.value, edit=is_private(interaction))


async def write_place(interaction: Interaction, pressed: Pressed) -> None:
    """Ask for a place as text."""
    game = await asked_game(interaction, pressed)
    await ask_line(interaction, game, "planwritten", pressed.id.argument, "modal-where")


async def send_place(interaction: Interaction, pressed: Pressed) -> None:
    """Show the plan at a place that was written."""
    game = await current_game(interaction, pressed)
    plan = MapPlan.parse(pressed.id.argument)
    wished = to_rules_words(pressed.value.strip(), private_locale(interaction))
    await show_plan(interaction, game, plan, wished, edit=is_private(interaction))


async def send_faces(interaction: Interaction, pressed: Pressed) -> None:
    """Play the plan with dice that were rolled by hand."""
    await carry_out(interaction, pressed, read_faces(pressed.value))


async def carry_out(interaction: Interaction, pressed: Pressed, faces: list[int] | None = None) -> None:
    """Play the plan; ``faces``: of the dice, where they were rolled by hand."""
    plan, game = MapPlan.parse(pressed.id.argument), await current_game(interaction, pressed)
    moves = place_moves(game, interaction.user.id, plan.first, plan.wished)
    await answer(interaction, pressed, moves, ("gofaces", pressed.id.argument), faces)


# -- the field --------------------------------------------------------------------------------------------------------


def open_field(game: Game) -> Field:
    """The field while it may be changed. Raises ``NotAllowed``: see ``field_in``; ``field-fixed``."""
    field = field_in(game)
    if game.status != "lobby":
        raise NotAllowed("field-fixed")
    return field


async def change_field(interaction: Interaction, game: Game, make_options: Callable[[], Options]) -> Game:
    """Give the lobby other options as its host; they are made off the event loop. Raises ``RulesError``."""
    open_field(game)
    must_be_host(game, person_of(interaction))
    charge(interaction)
    options = await in_time(interaction, asyncio.to_thread(make_options))
    work = table_of(interaction).set_options(game.id, person_of(interaction), options, interaction=interaction.id)
    return await in_time(interaction, work)


async def set_aside(interaction: Interaction, before: Game, after: Game) -> str:
    """A sentence about a drawn or kept field that a change of the lobby has taken away, with the way to get it back;
    empty where it is still there."""
    code, storage = before.options.get("field"), table_of(interaction).storage
    if after.options.get("field") == code or not await in_time(interaction, own_field(storage, before)):
        return ""
    kept = await in_time(interaction, kept_in(storage, before))
    there = "yes" if "field" in after.options else "no"
    name = "none" if kept is None else escape(kept.name)
    bare = shared_code(read_field(code))
    return say(private_locale(interaction), "field-set-aside", name=name, there=there, code=bare)


def another_field(game: Game, seed: str, wanted: Options) -> Options:
    """The game's options with a newly laid out field. What ``wanted`` leaves out (style, shape, size) stays as it is.

    A field for another ruler has that ruler's usual size.
    """
    field = open_field(game)
    kept = {name: value for name, value in game.options.items() if name not in ("field", "across")}
    same: Options = {"style": field.style, "shape": field.ground.shape}
    if "ruler" not in wanted:
        same["across"] = min(SIZE_MOST, round(field.ground.widest))
    return ruleset(game.ruleset).prepare(game.size, game.table, kept | same | wanted, seed)
