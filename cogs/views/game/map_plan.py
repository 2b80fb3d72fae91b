"""The private panel for planning a move or a deployment on the map."""

import contextlib
import io
from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui
from msgspec import Struct, structs

from cogs.kit.drawing import draw_later
from cogs.kit.games import on_map
from cogs.kit.glyphs import option_emoji
from cogs.kit.map_plan import NUDGES, STEPS, MapPlan
from cogs.views import components
from cogs.views.components import Item, Row, drawing_button, gallery, rows_of, text, view
from cogs.views.looks import LOOKS, field_words, picture_words
from cogs.views.rulebook import why_button
from render import draw_field, draw_near
from render.kit.portraits import PHOTOGRAPH
from rules import Option, Request, State, ruleset_of
from rules.field import RULERS, Field, read_field
from table import Game
from table.errors import NotAllowed
from table.fields import has_fields
from table.planning import WHERE, PlacePreview, given_away, place_answer, place_ways
from table.votes.undo import undo_for
from text import error_line, escape, field_alt, field_title, narrator, plan_alt, point_text
from text.fluent.catalogue import say
from text.maps import go_label, risky_go
from text.stakes import choice_line
from text.words import decimal

ROW = 5
BESIDE_GO = 3
"""Other places that get a button beside *Go*."""
GRID = 3
MENU_MAX = 25
FIELDS_KEPT = 32
"""Pictures of lobbies' fields that are kept: a join changes nothing of them."""
_ARROWS = {"NW": "↖️", "N": "⬆️", "NE": "↗️", "W": "⬅️", "E": "➡️", "SW": "↙️", "S": "⬇️", "SE": "↘️"}

_drawn_fields: dict[tuple[object, ...], bytes] = {}


def place_controls(game: Game, request: Request, locale: str) -> list[components.Item]:
    """The ways into the planning panel where the referee asks for a place already."""
    plan = MapPlan("")
    row = components.Row(
        components.button(game, "plan", say(locale, "button-plan"), plan.argument, style=ButtonStyle.success),
        components.button(game, "planwrite", say(locale, "button-write"), plan.argument),
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
    return components.view(
        components.text(narrator(state).question(locale, asked.request, state)),
        components.gallery((picture, plan_alt(locale, state, preview))),
        *_decide(game, locale, planned, plan),
        components.text(
            *_problem(locale, planned),
            narrator(state).plan_text(locale, state, preview),
            *_at_stake(locale, planned, plan),
        ),
        *_turns(game, locale, planned, plan),
        *_nudges(game, locale, plan),
        *_all_places(game, locale, asked.request.options, state, plan),
        *_changes(game, locale, planned, plan),
        *_others(game, user, locale, plan),
        *_aside(game, user, locale, planned, plan, page),
    )


def _problem(locale: str, planned: PlacePreview) -> list[str]:
    """Why the planned place is not the one that was wished for; nothing if it is."""
    problem = planned.problem
    if problem is None:
        return []
    return [say(locale, "plan-blocked", problem=error_line(locale, problem.code, problem.facts))]


def _at_stake(locale: str, planned: PlacePreview, plan: MapPlan) -> list[str]:
    """What the place surely changes."""
    asked = planned.question
    told = choice_line(locale, asked.state, asked.request, place_answer(plan.place))
    return [say(locale, "stake-place", told=told)] if told else []


# -- places ---------------------------------------------------------------------------------------------------------


def _places(game: Game, locale: str, options: Sequence[Option], state: State, plan: MapPlan) -> list[components.Item]:
    """A button for the first place of each kind, and a menu of all if there are more."""
    shown = [_place_button(game, locale, item, state, plan) for item in _first_places(options, ROW)]
    return [*rows_of(shown), *_all_places(game, locale, options, state, plan)]


def _first_places(options: Sequence[Option], most: int) -> list[Option]:
    """The places that get a button: the first of each kind, if there are more than ``most``."""
    firsts: dict[str, Option] = {}
    for item in options:
        firsts.setdefault(item.label, item)
    return [*(firsts.values() if len(options) > most else options)][:most]


def _all_places(
    game: Game, locale: str, options: Sequence[Option], state: State, plan: MapPlan
) -> list[components.Item]:
    """A menu of all places, where not all have buttons."""
    if len(options) <= BESIDE_GO:
        return []
    return [Row(_menu(game, ("planplace", plan.argument), locale, options, state, "plan-menu"))]


def _place_button(game: Game, locale: str, item: Option, state: State, plan: MapPlan) -> components.Button:
    there = structs.replace(plan, place=item.choice, nudge="")
    return components.button(game, "plan", narrator(state).option_label(locale, item, state), there.argument)


def _changes(game: Game, locale: str, planned: PlacePreview, plan: MapPlan) -> list[components.Row]:
    """A menu of answers close to the planned one (another heading, one click more); none where the game has none."""
    state = planned.question.state
    options = [item for item in planned.preview.changes if not item.facts.get("quick")]
    if not options:
        return []
    return [components.Row(_menu(game, ("planchange", plan.argument), locale, options, state, "plan-changes"))]


def _menu(
    game: Game, press: tuple[str, str], locale: str, options: Sequence[Option], state: State, placeholder: str
) -> components.Menu:
    """``press``: verb and argument."""
    asked = Request("", 0, WHERE, tuple(options))
    shown = [
        components.menu_option(
            narrator(state).option_label(locale, item, state),
            item.choice,
            narrator(state).option_detail(locale, asked, item, state) or "",
        )
        for item in options[:MENU_MAX]
    ]
    return components.menu(components.press_id(game, *press), shown, say(locale, placeholder))


# -- turns and nudges ----------------------------------------------------------------------------------------------


def _turns(game: Game, locale: str, planned: PlacePreview, plan: MapPlan) -> list[components.Row]:
    """Quick changes of the plan in fixed places, disabled where impossible; none if the plan has no quick changes."""
    maps = ruleset_of(game.played).maps
    quick = {item.label: item.choice for item in planned.preview.changes if item.facts.get("quick")}
    if not quick or maps is None:
        return []
    names = maps.turns if planned.preview.most is None else (*maps.turns, *maps.speeds)
    return [components.Row(*(_turn_button(game, locale, name, quick.get(name), plan) for name in names))]


def _turn_button(game: Game, locale: str, name: str, there: str | None, plan: MapPlan) -> components.Button:
    argument = name if there is None else structs.replace(plan, place=there, nudge="").argument
    return components.button(
        game, "planturn", say(locale, f"button-{name}"), argument, emoji=say(locale, f"sign-{name}"), disabled=not there
    )


def _nudges(game: Game, locale: str, plan: MapPlan) -> list[components.Row]:
    """Eight directions around the length of a step, for a place that is a point."""
    if not plan.is_point or not plan.step:
        return []
    middle = _step_button(game, locale, plan)
    buttons = [_arrow(game, locale, name, plan) for name in NUDGES]
    buttons.insert(len(buttons) // 2, middle)
    return [components.Row(*buttons[start : start + GRID]) for start in range(0, len(buttons), GRID)]


def _arrow(game: Game, locale: str, name: str, plan: MapPlan) -> components.Button:
    there = structs.replace(plan, nudge=name).argument
    return components.button(game, "plan", say(locale, f"nudge-{name}"), there, emoji=_ARROWS[name])


def _step_button(game: Game, locale: str, plan: MapPlan) -> components.Button:
    following = STEPS[(STEPS.index(plan.step) + 1) % len(STEPS)] if plan.step in STEPS else STEPS[0]
    label = say(locale, "button-step", step=decimal(locale, plan.step))
    return components.button(game, "plan", label, structs.replace(plan, step=following).argument, emoji="📏")


# -- decisions ------------------------------------------------------------------------------------------------------


def _decide(game: Game, locale: str, planned: PlacePreview, plan: MapPlan) -> list[components.Row]:
    """The button that plays the plan, then the likeliest other places, where no arrows take up the room."""
    asked = planned.question
    risk = risky_go(locale, planned.preview, given_away(asked, place_answer(plan.place)))
    label = risk or go_label(locale, planned.preview)
    go = components.button(game, "go", label, plan.argument, style=ButtonStyle.danger if risk else ButtonStyle.success)
    others = [] if plan.step else _first_places(asked.request.options, BESIDE_GO)
    return rows_of([go, *(_place_button(game, locale, item, asked.state, plan) for item in others)])


def _others(game: Game, user: int, locale: str, plan: MapPlan) -> list[components.Row]:
    """A menu to plan the same place with another die or unit."""
    ways = place_ways(game, user, plan.first)[:MENU_MAX] if plan.first else ()
    options = [
        components.menu_option(
            narrator(way.chosen[0][0]).path_label(locale, way.chosen), way.argument, emoji=option_emoji(way.lead)
        )
        for way in ways
    ]
    press = components.press_id(game, "planfirst", plan.argument)
    return [Row(components.menu(press, options, say(locale, "plan-others")))] if options else []


def _aside(game: Game, user: int, locale: str, planned: PlacePreview, plan: MapPlan, page: str) -> list[components.Row]:
    """Arrows or a place in writing, the way back, undo, the rule, the board."""
    buttons = []
    if plan.is_point and not plan.step:
        arrows = structs.replace(plan, step=STEPS[0]).argument
        buttons.append(components.button(game, "plan", say(locale, "button-shift"), arrows, emoji="↔️"))
    else:
        buttons.append(components.button(game, "planwrite", say(locale, "button-write"), plan.argument, emoji="✏️"))
    buttons.append(
        components.button(game, "open", say(locale, "button-give-up" if planned.question.first else "button-refresh"))
    )
    with contextlib.suppress(NotAllowed):
        if undo_for(game, user).free:
            buttons.append(components.button(game, "undo", say(locale, "button-back")))
    ruling = narrator(planned.question.state).ruling_of(planned.question.request)
    buttons.append(why_button(game, ruling, locale))
    return rows_of([*buttons, *([components.page_button(game, locale, page, short=True)] if page else [])])


def look_view(described: str, picture: str) -> ui.LayoutView:
    """A close-up, with its description."""
    return components.view(components.gallery((picture, described.replace("**", ""))), components.text(described))


async def close_ups(game: Game) -> list[discord.File]:
    """A second picture for the board of a map: of the action, while a unit acts."""
    acts = getattr(game.state, "stack", ())  # states on a map keep the units that act there
    if not on_map(game) or not acts or game.status != "running":
        return []
    done = await draw_later(draw_near, game.played, await picture_words(game, game.played))
    return [] if done is None else [discord.File(io.BytesIO(done.data), f"close-{game.seq}.png")]


# -- the field --------------------------------------------------------------------------------------------------------


def field_of(game: Game) -> Field | None:
    """The field of a game that is played on a map."""
    code = game.options.get("field")
    return read_field(code) if on_map(game) and code else None


def field_in(game: Game) -> Field:
    """The field of a game. Raises ``NotAllowed``: ``no-map``; ``no-fields`` where its ruleset is played on none."""
    field = field_of(game)
    if field is None:
        raise NotAllowed("no-map" if has_fields(game.ruleset) else "no-fields")
    return field


def ruler_of(game: Game) -> int:
    """The length of the ruler that the lobby has chosen."""
    return RULERS[game.options.get("ruler", "standard")]


class LobbyField(Struct, frozen=True):
    """The field in a lobby's message: its ``name`` on a list, whether it lies on a ``photograph``, its pictures.

    ``own``: somebody drew, changed or keeps it.
    """

    name: str = ""
    photograph: bool = False
    files: Sequence[discord.File] = ()
    own: bool = False


NO_FIELD = LobbyField()


async def lobby_field(game: Game) -> LobbyField:
    """The field for the lobby's message; without a map, none. The picture stays the same while the field does."""
    field = field_of(game)
    if field is None or game.called_off:
        return NO_FIELD
    ruler = ruler_of(game)
    words = await field_words(game, field, game.locale, ruler)
    key = (game.options["field"], ruler, game.locale, hash(words.get(PHOTOGRAPH)))
    if key not in _drawn_fields:
        _drawn_fields[key] = (await draw_later(draw_field, field, words, ruler)).data
        while len(_drawn_fields) > FIELDS_KEPT:
            del _drawn_fields[next(iter(_drawn_fields))]
    file = discord.File(io.BytesIO(_drawn_fields[key]), f"field-{game.seq}.png")
    kept = await LOOKS.kept_field(game)
    own = await LOOKS.own_field(game)
    return LobbyField("" if kept is None else kept.name, PHOTOGRAPH in words, [file], own)


def field_items(game: Game, shown: LobbyField) -> list[Item]:
    """The field in the lobby's message: name, style, size and picture."""
    field, locale = field_of(game), game.locale
    if field is None:
        return []
    title = text(_title(locale, field, ruler_of(game), shown))
    return [title, *(gallery((file.filename, field_alt(locale, field))) for file in shown.files)]


def _title(locale: str, field: Field, ruler: int, shown: LobbyField) -> str:
    named, photograph = ("yes" if there else "no" for there in (shown.name, shown.photograph))
    about = {"named": named, "name": escape(shown.name), "photograph": photograph}
    return say(locale, "lobby-field", field=field_title(locale, field), ruler=ruler, **about)


def field_view(
    locale: str, field: Field, ruler: int, shown: LobbyField, picture: str, note: str, drawing: str = ""
) -> ui.LayoutView:
    """The field alone; ``drawing``: the address of the page on which it is drawn."""
    page = [Row(drawing_button(locale, drawing))] if drawing else []
    title = _title(locale, field, ruler, shown)
    return view(text(note, title), gallery((picture, field_alt(locale, field))), *page)
