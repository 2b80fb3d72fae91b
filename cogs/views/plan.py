"""The private panel in which a move or a deployment is planned on the map before it counts.

The plan lives in the components' custom ids, ``plan:<first answer>@<place>~<step>``, so that it survives a restart:
nothing is remembered. ``cogs/clicks/plan.py`` reads it back.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from math import sqrt
from typing import Any

import discord
from discord import ButtonStyle, ui
from msgspec import Struct, structs

from cogs.views.components import DIE_EMOJI, button, gallery, press_id, text, view
from cogs.views.rulebook import why_button
from rules import Malformed, Option, Request
from table import Game
from table.errors import NotAllowed
from table.planning import Planned, first_choices, own_request
from table.votes.undo import undo_for
from text import error_line, option_detail, option_label, plan_alt, plan_text, point_text, question, ruling_of
from text.fluent.catalogue import say

__all__ = ["NUDGES", "Plan", "nudged", "place_controls", "plan_view", "read_plan"]

ROW = 5
PAGE = 25
STEPS = (1.0, 2.0, 0.25)
"""How far one nudge goes, in units; the step button goes from one to the next."""
_DIAGONAL = 1 / sqrt(2)
NUDGES: dict[str, tuple[float, float, str]] = {
    "NW": (-_DIAGONAL, -_DIAGONAL, "↖️"),
    "N": (0, -1, "⬆️"),
    "NE": (_DIAGONAL, -_DIAGONAL, "↗️"),
    "W": (-1, 0, "⬅️"),
    "E": (1, 0, "➡️"),
    "SW": (-_DIAGONAL, _DIAGONAL, "↙️"),
    "S": (0, 1, "⬇️"),
    "SE": (_DIAGONAL, _DIAGONAL, "↘️"),
}
_PLAN = re.compile(r"(?P<first>[^@]*)@(?P<place>[^~!]*)(?:~(?P<step>\d(?:\.\d+)?))?(?:!(?P<nudge>[NSEW]{1,2}))?")
_POINT = re.compile(r"(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)(?: (\d+(?:\.\d+)?))?")
"""A point, and the heading of what has one."""


class Plan(Struct, frozen=True):
    """What is planned: the answer that comes first (a die, a frame; none if that is given), where to, and a nudge."""

    first: str
    place: str = ""
    step: float = STEPS[0]
    nudge: str = ""

    @property
    def argument(self) -> str:
        """The plan as the argument of a custom id."""
        return f"{self.first}@{self.place}~{self.step:g}" + (f"!{self.nudge}" if self.nudge else "")


def read_plan(argument: str) -> Plan:
    """A plan from a custom id. Raises ``Malformed("choice-malformed")``."""
    match = _PLAN.fullmatch(argument)
    if match is None or (match["nudge"] or "N") not in NUDGES:
        raise Malformed("choice-malformed", kind="where")
    return Plan(match["first"], match["place"], float(match["step"] or STEPS[0]), match["nudge"] or "")


def nudged(plan: Plan) -> list[float] | str:
    """The place that the plan wishes for: its own, or the point a step away from it; a heading comes third."""
    match = _POINT.fullmatch(plan.place)
    if match is None:
        return plan.place
    x, y = float(match[1]), float(match[2])
    if plan.nudge:
        right, down, _ = NUDGES[plan.nudge]
        x, y = x + right * plan.step, y + down * plan.step
    return [round(x, 2), round(y, 2), *([] if match[3] is None else [float(match[3])])]


def place_controls(game: Game, request: Request, locale: str) -> list[ui.Item[Any]]:
    """Where the referee asks for a place already: every way into the planning panel."""
    plan = Plan("")
    row = ui.ActionRow[ui.LayoutView](
        button(game, "plan", say(locale, "button-plan"), plan.argument, style=ButtonStyle.success),
        button(game, "planwrite", say(locale, "button-write"), plan.argument),
    )
    return [row, *_places(game, locale, request.options, game.state, plan)]


def _places(game: Game, locale: str, options: Sequence[Option], state: Any, plan: Plan) -> list[ui.Item[Any]]:
    """A button for the first place of each kind, and a menu of all if there are more."""
    firsts = list({item.label: item for item in reversed(options)}.values())[::-1]
    shown = (firsts if len(options) > ROW else list(options))[:ROW]
    items: list[ui.Item[Any]] = []
    if shown:
        items.append(ui.ActionRow(*(_place(game, locale, item, state, plan, n) for n, item in enumerate(shown))))
    if len(options) > len(shown):
        items.append(ui.ActionRow(_menu(game, locale, options, state, plan)))
    return items


def _place(game: Game, locale: str, item: Option, state: Any, plan: Plan, number: int) -> ui.Button[ui.LayoutView]:
    argument = structs.replace(plan, place=item.choice, nudge="").argument
    return button(game, f"plan{number + 10}", option_label(locale, item, state), argument)


def _menu(
    game: Game,
    locale: str,
    options: Sequence[Option],
    state: Any,
    plan: Plan,
    verb: str = "planplace",
    hint: str = "menu",
) -> ui.Select[ui.LayoutView]:
    asked = Request("", 0, "where", tuple(options))
    choices = [
        discord.SelectOption(
            label=option_label(locale, item, state)[:100],
            value=item.choice[:100],
            description=(option_detail(locale, asked, item, state) or "")[:100] or None,
        )
        for item in options[:PAGE]
    ]
    custom_id = press_id(game, verb, plan.argument)
    return ui.Select(custom_id=custom_id, placeholder=say(locale, f"plan-{hint}"), options=choices)


def _changes(game: Game, locale: str, planned: Planned, plan: Plan) -> list[ui.ActionRow[ui.LayoutView]]:
    """A menu of answers that are close to this one, where its family has such: another heading, one click more."""
    options = planned.preview.changes
    if not options:
        return []
    menu = _menu(game, locale, options, planned.imagined.state, plan, "planplace1", "changes")
    return [ui.ActionRow(menu)]


def plan_view(game: Game, user: int, locale: str, planned: Planned, step: float, picture: str) -> ui.LayoutView:
    """The panel: what would be so, as picture and words, and the ways to change it or to do it."""
    imagined, preview = planned.imagined, planned.preview
    plan = Plan(imagined.first or "", preview.written or point_text(preview.at), step)
    told = plan_text(locale, imagined.state, preview)
    items: list[ui.Item[Any]] = [
        text(question(locale, imagined.request, imagined.state)),
        gallery((picture, plan_alt(locale, imagined.state, preview))),
        text(*_problem(locale, planned), told),
        *_places(game, locale, imagined.request.options, imagined.state, plan),
        *_nudges(game, locale, plan),
        *_changes(game, locale, planned, plan),
        _decide(game, user, locale, planned, plan),
        _aside(game, user, locale, planned),
    ]
    return view(*items)


def _problem(locale: str, planned: Planned) -> list[str]:
    """Why it is not the place that was wished for."""
    problem = planned.problem
    if problem is None:
        return []
    return [say(locale, "plan-blocked", problem=error_line(locale, problem.code, problem.facts))]


def _nudges(game: Game, locale: str, plan: Plan) -> list[ui.ActionRow[ui.LayoutView]]:
    """Eight directions and how far, for what is a point; and the way to write."""
    buttons = _steps(game, locale, plan) if _POINT.fullmatch(plan.place) else []
    buttons.append(button(game, "planwrite", say(locale, "button-write"), plan.argument, emoji="✏️"))
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def _steps(game: Game, locale: str, plan: Plan) -> list[ui.Button[ui.LayoutView]]:
    buttons = [
        button(
            game,
            f"plan{number + 20}",
            say(locale, f"nudge-{name}"),
            structs.replace(plan, nudge=name).argument,
            emoji=emoji,
        )
        for number, (name, (_, _, emoji)) in enumerate(NUDGES.items())
    ]
    following = STEPS[(STEPS.index(plan.step) + 1) % len(STEPS)] if plan.step in STEPS else STEPS[0]
    label = say(locale, "button-step", step=f"{plan.step:g}".replace(".", "," if locale == "fr" else "."))
    return [*buttons, button(game, "plan30", label, structs.replace(plan, step=following).argument, emoji="📏")]


def _decide(game: Game, user: int, locale: str, planned: Planned, plan: Plan) -> ui.ActionRow[ui.LayoutView]:
    """The button that does it, and the same place with other dice or for other frames."""
    placing = planned.preview.most is None
    go = button(
        game, "go", say(locale, "button-put" if placing else "button-go"), plan.argument, style=ButtonStyle.success
    )
    others: list[ui.Button[ui.LayoutView]] = []
    if plan.first:
        choices = [item for item in first_choices(game, own_request(game, user)) if item.choice != plan.first]
        others = [_other(game, locale, item, plan, number) for number, item in enumerate(choices[: ROW - 1])]
    return ui.ActionRow(go, *others)


def _other(game: Game, locale: str, item: Option, plan: Plan, number: int) -> ui.Button[ui.LayoutView]:
    assert game.state is not None
    die = str(item.facts.get("die", " "))[0]
    argument = structs.replace(plan, first=item.choice).argument
    label = option_label(locale, item, game.state)
    return button(game, f"plan{number + 40}", label, argument, emoji=DIE_EMOJI.get(die))


def _aside(game: Game, user: int, locale: str, planned: Planned) -> ui.ActionRow[ui.LayoutView]:
    buttons = [button(game, "open", say(locale, "button-give-up" if planned.imagined.first else "button-refresh"))]
    with contextlib.suppress(NotAllowed):
        if undo_for(game, user).free:
            buttons.append(button(game, "undo", say(locale, "button-back")))
    asked = planned.imagined.request
    return ui.ActionRow(*buttons, why_button(game, ruling_of(asked, planned.imagined.state), locale))
