"""The private panel for planning a move or a deployment on the map."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from discord import ButtonStyle, ui
from msgspec import structs

from cogs.kit.glyphs import option_emoji
from cogs.kit.map_plan import NUDGES, STEPS, MapPlan
from cogs.views.components import (
    Button,
    Item,
    Menu,
    Row,
    button,
    gallery,
    menu,
    menu_option,
    page_button,
    press_id,
    text,
    view,
)
from cogs.views.rulebook import why_button
from rules import Option, Request, State
from table import Game
from table.errors import NotAllowed
from table.flow import Path
from table.planning import WHERE, PlacePreview, place_ways
from table.votes.undo import undo_for
from text import (
    error_line,
    option_detail,
    option_label,
    path_label,
    plan_alt,
    plan_text,
    point_text,
    question,
    ruling_of,
)
from text.fluent.catalogue import say
from text.words import decimal

__all__ = ["place_controls", "plan_view"]

ROW = 5
GRID = 3
_TURNS = ("click-port", "click-starboard", "slower", "faster")
_TURN_SIGNS = {"click-port": "↩️", "click-starboard": "↪️", "slower": "➖", "faster": "➕"}
MENU_MAX = 25
_ARROWS = {"NW": "↖️", "N": "⬆️", "NE": "↗️", "W": "⬅️", "E": "➡️", "SW": "↙️", "S": "⬇️", "SE": "↘️"}


def place_controls(game: Game, request: Request, locale: str) -> list[Item]:
    """The ways into the planning panel where the referee asks for a place already."""
    plan = MapPlan("")
    row = Row(
        button(game, "plan", say(locale, "button-plan"), plan.argument, style=ButtonStyle.success),
        button(game, "planwrite", say(locale, "button-write"), plan.argument),
    )
    return [row, *_places(game, locale, request.options, game.played, plan)]


def plan_view(
    game: Game, user: int, locale: str, planned: PlacePreview, step: float, picture: str, page: str = ""
) -> ui.LayoutView:
    """The panel: the plan's preview, as picture and words, and the controls to change it or carry it out.

    ``page``: the address of the user's board in the browser.
    """
    asked, preview = planned.question, planned.preview
    state = asked.state
    plan = MapPlan(asked.first or "", preview.written or point_text(preview.at), step)
    return view(
        text(question(locale, asked.request, state)),
        gallery((picture, plan_alt(locale, state, preview))),
        _decide(game, user, locale, planned, plan),
        text(*_problem(locale, planned), plan_text(locale, state, preview)),
        *_turns(game, locale, planned, plan),
        *_nudges(game, locale, plan),
        *_places(game, locale, asked.request.options, state, plan),
        *_changes(game, locale, planned, plan),
        _aside(game, user, locale, planned, plan, page),
    )


def _problem(locale: str, planned: PlacePreview) -> list[str]:
    """The reason why it is not the place wished for."""
    problem = planned.problem
    if problem is None:
        return []
    return [say(locale, "plan-blocked", problem=error_line(locale, problem.code, problem.facts))]


# -- places ---------------------------------------------------------------------------------------------------------


def _places(game: Game, locale: str, options: Sequence[Option], state: State, plan: MapPlan) -> list[Item]:
    """A button for the first place of each kind, and a menu of all if there are more."""
    firsts = list({item.label: item for item in reversed(options)}.values())[::-1]
    shown = (firsts if len(options) > ROW else list(options))[:ROW]
    items: list[Item] = []
    if shown:
        items.append(Row(*(_place_button(game, locale, item, state, plan) for item in shown)))
    if len(options) > len(shown):
        items.append(Row(_menu(game, ("planplace", plan.argument), locale, options, state, "plan-menu")))
    return items


def _place_button(game: Game, locale: str, item: Option, state: State, plan: MapPlan) -> Button:
    there = structs.replace(plan, place=item.choice, nudge="")
    return button(game, "plan", option_label(locale, item, state), there.argument)


def _changes(game: Game, locale: str, planned: PlacePreview, plan: MapPlan) -> list[Row]:
    """A menu of answers that are close to this one, where the family has such: another heading, one click more."""
    state = planned.question.state
    options = [item for item in planned.preview.changes if not item.facts.get("quick")]
    if not options:
        return []
    return [Row(_menu(game, ("planchange", plan.argument), locale, options, state, "plan-changes"))]


def _menu(
    game: Game, press: tuple[str, str], locale: str, options: Sequence[Option], state: State, placeholder: str
) -> Menu:
    """``press``: verb and argument."""
    asked = Request("", 0, WHERE, tuple(options))
    shown = [
        menu_option(option_label(locale, item, state), item.choice, option_detail(locale, asked, item, state) or "")
        for item in options[:MENU_MAX]
    ]
    return menu(press_id(game, *press), shown, say(locale, placeholder))


# -- turns and nudges ----------------------------------------------------------------------------------------------


def _turns(game: Game, locale: str, planned: PlacePreview, plan: MapPlan) -> list[Row]:
    """Port, starboard, slower and faster, each in its place: dead where it does not go. Nothing for other plans."""
    quick = {item.label: item.choice for item in planned.preview.changes if item.facts.get("quick")}
    names = _TURNS if planned.preview.most is not None else _TURNS[:2]
    return [Row(*(_turn_button(game, locale, name, quick.get(name), plan) for name in names))] if quick else []


def _turn_button(game: Game, locale: str, name: str, there: str | None, plan: MapPlan) -> Button:
    argument = name if there is None else structs.replace(plan, place=there, nudge="").argument
    return button(
        game, "planturn", say(locale, f"button-{name}"), argument, emoji=_TURN_SIGNS[name], disabled=there is None
    )


def _nudges(game: Game, locale: str, plan: MapPlan) -> list[Row]:
    """Eight directions around the length of a step, for a place that is a point."""
    if not plan.is_point:
        return []
    middle = _step_button(game, locale, plan)
    buttons = [_arrow(game, locale, name, plan) for name in NUDGES]
    buttons.insert(len(buttons) // 2, middle)
    return [Row(*buttons[start : start + GRID]) for start in range(0, len(buttons), GRID)]


def _arrow(game: Game, locale: str, name: str, plan: MapPlan) -> Button:
    there = structs.replace(plan, nudge=name).argument
    return button(game, "plan", say(locale, f"nudge-{name}"), there, emoji=_ARROWS[name])


def _step_button(game: Game, locale: str, plan: MapPlan) -> Button:
    following = STEPS[(STEPS.index(plan.step) + 1) % len(STEPS)] if plan.step in STEPS else STEPS[0]
    label = say(locale, "button-step", step=decimal(locale, plan.step))
    return button(game, "plan", label, structs.replace(plan, step=following).argument, emoji="📏")


# -- decisions ------------------------------------------------------------------------------------------------------


def _decide(game: Game, user: int, locale: str, planned: PlacePreview, plan: MapPlan) -> Row:
    """The button that carries out the plan, and the same place with other dice or for other units."""
    placing = planned.preview.most is None
    label = say(locale, "button-put" if placing else "button-go")
    go = button(game, "go", label, plan.argument, style=ButtonStyle.success)
    others: list[Button] = []
    if plan.first:
        ways = place_ways(game, user, plan.first)
        others = [_first_button(game, locale, way, plan) for way in ways[: ROW - 1]]
    return Row(go, *others)


def _first_button(game: Game, locale: str, way: Path, plan: MapPlan) -> Button:
    argument = structs.replace(plan, first=way.argument).argument
    return button(game, "plan", path_label(locale, way.chosen), argument, emoji=option_emoji(way.lead))


def _aside(game: Game, user: int, locale: str, planned: PlacePreview, plan: MapPlan, page: str) -> Row:
    buttons = [button(game, "planwrite", say(locale, "button-write"), plan.argument, emoji="✏️")]
    buttons += [button(game, "open", say(locale, "button-give-up" if planned.question.first else "button-refresh"))]
    with contextlib.suppress(NotAllowed):
        if undo_for(game, user).free:
            buttons.append(button(game, "undo", say(locale, "button-back")))
    ruling = ruling_of(planned.question.request, planned.question.state)
    return Row(*buttons, why_button(game, ruling, locale), *([page_button(locale, page)] if page else []))
