"""The planning panel at work: what is pressed there is tried out and drawn; only "Go" is played."""

from __future__ import annotations

import io
from typing import Any

import discord

from cogs.clicks.game import Pressed, answer, is_private, on_verb, read_faces, table_of
from cogs.kit.commands import untranslated
from cogs.kit.drawing import drawn_at_once
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.components import plan_of
from cogs.views.maps import plan_picture
from cogs.views.plan import Plan, nudged, plan_view, read_plan
from render import Picture
from rules import Stale
from table import Game, Move
from table.planning import WHERE, Planned, imagine, look_ahead, own_request
from text.fluent.catalogue import say

__all__ = ["plan_moves", "show_plan"]

PLACE_MAX = 200


async def show_plan(interaction: Interaction, game: Game, plan: Plan, wished: Any = None, *, edit: bool) -> None:
    """Shows what would be so at the place that is wished for, or at the plan's own. Nothing is decided by it."""
    user, locale = interaction.user.id, private_locale(interaction)
    work = drawn_at_once(_tried, game, user, locale, plan, wished)
    planned, picture = await patiently(interaction, work, patience=0)
    file = discord.File(io.BytesIO(picture.data), f"plan-{game.seq}.png")
    view = plan_view(game, user, locale, planned, plan.step, file.filename)
    await show(interaction, view, edit=edit, files=[file])


def _tried(game: Game, user: int, locale: str, plan: Plan, wished: Any) -> tuple[Planned, Picture]:
    """Runs off the event loop: ways around cover and pictures take their time."""
    imagined = imagine(game, user, plan.first)
    place: Any = nudged(plan) or imagined.request.options[0].choice
    here = nudged(Plan(plan.first, plan.place)) or None
    planned = look_ahead(imagined, place if wished is None else wished, here)
    return planned, plan_picture(locale, planned)


async def _game(interaction: Interaction, pressed: Pressed) -> Game:
    """The game that the panel was made for. Raises ``Stale`` if it has gone on since."""
    game = await patiently(interaction, table_of(interaction).game(pressed.game))
    if game.seq != pressed.seq or game.state is None:
        raise Stale("stale")
    return game


@on_verb("plan")
async def _plan(interaction: Interaction, pressed: Pressed) -> None:
    game = await _game(interaction, pressed)
    await show_plan(interaction, game, read_plan(pressed.argument), edit=is_private(interaction))


@on_verb("planfirst")
async def _first(interaction: Interaction, pressed: Pressed) -> None:
    """What goes somewhere was chosen from a list; whatever needs no place is an answer by itself."""
    game = await _game(interaction, pressed)
    chosen = next(
        (item for item in own_request(game, interaction.user.id).options if item.choice == pressed.value), None
    )
    if chosen is None or plan_of(game, chosen) is None:
        await answer(interaction, pressed, [Move(pressed.value)], ("faces", pressed.value))
        return
    await show_plan(interaction, game, Plan(chosen.choice), edit=is_private(interaction))


@on_verb("planplace")
async def _place(interaction: Interaction, pressed: Pressed) -> None:
    game = await _game(interaction, pressed)
    await show_plan(interaction, game, read_plan(pressed.argument), pressed.value, edit=is_private(interaction))


@on_verb("planwrite")
async def _write(interaction: Interaction, pressed: Pressed) -> None:
    locale = private_locale(interaction)
    game = await table_of(interaction).game(pressed.game)
    if game.seq != pressed.seq:
        raise Stale("stale")
    label, hint = say(locale, "modal-where"), say(locale, "modal-where-hint")
    form = panel.modal(game, locale, "planwritten", pressed.argument, label=label, hint=hint)
    await interaction.response.send_modal(form)


@on_verb("planwritten")
async def _written(interaction: Interaction, pressed: Pressed) -> None:
    game = await _game(interaction, pressed)
    plan = read_plan(pressed.argument)
    wished = untranslated(pressed.value.strip(), private_locale(interaction))
    await show_plan(interaction, game, plan, wished, edit=is_private(interaction))


def plan_moves(game: Game, user: int, first: str, place: Any) -> list[Move]:
    """The answers that a plan stands for: what comes first, if it is still to be said, and the place."""
    kind = own_request(game, user).kind
    moves = [Move(place, WHERE)]
    return moves if kind == WHERE else [Move(first, kind), *moves]


@on_verb("go")
async def _go(interaction: Interaction, pressed: Pressed) -> None:
    await _played(interaction, pressed)


@on_verb("gofaces")
async def _go_faces(interaction: Interaction, pressed: Pressed) -> None:
    await _played(interaction, pressed, read_faces(pressed.value))


async def _played(interaction: Interaction, pressed: Pressed, faces: list[int] | None = None) -> None:
    plan, game = read_plan(pressed.argument), await _game(interaction, pressed)
    moves = plan_moves(game, interaction.user.id, plan.first, nudged(plan))
    await answer(interaction, pressed, moves, ("gofaces", pressed.argument), faces)
