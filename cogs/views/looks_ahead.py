"""Where a choice leads on a map, and who goes for whom with it: what is drawn of hints, puzzles and turning points."""

from rules import Reason, Request, RulesError, State
from rules.field import Point
from table.planning import PlacePreview, place_question, preview_place
from text.analysis import choice_label
from text.fluent.catalogue import say
from text.maps import place
from think.analysis import Turn
from think.choose import place_after
from think.judge import Weighed, asked_of


def led_to(state: State, request: Request, choice: object, wished: object = None) -> PlacePreview | None:
    """A preview of the place that a choice names or leads to (``wished``, else the policy's), or None. Slow."""
    question = place_question(state, request, choice)
    if question is None:
        return None
    if question.first is None:
        wished = choice
    elif wished is None:
        wished = place_after(state, request, choice)
    if wished is None:
        return None
    try:
        return preview_place(question, wished)
    except RulesError:
        return None


def aim_of(request: Request, reason: Reason) -> tuple[str, str] | None:
    """The ids of attacker and target of a choice; None if the choice is no attack."""
    facts = {**request.facts, **reason.facts}
    unit = next((str(request.facts[name]) for name in ("unit", "asset", "frame") if name in request.facts), None)
    names = ("target",) if request.kind == "act" else ("asset", "unit", "frame") if request.kind == "target" else ()
    target = next((str(facts[name]) for name in names if name in facts and facts[name] != unit), None)
    return None if unit is None or target is None else (unit, target)


def choice_drawn(state: State, turn: Turn, number: int = 0) -> tuple[int, tuple[Point, ...], tuple[str, str] | None]:
    """What ``render.draw_choice`` draws of one of a position's choices: its player, the way, who goes for whom."""
    request, one = asked_of(state, turn.player, turn.kind), turn.choices[number]
    if request is None:
        return turn.player, (), None
    planned = led_to(state, request, one.choice)
    if planned is not None:
        return turn.player, planned.preview.way, None
    return turn.player, (), aim_of(request, one.reason)


def choice_labels(state: State, turn: Turn, locale: str) -> tuple[str, ...]:
    """A position's choices as its buttons said them, each with the place to which it leads. Plain."""
    return tuple(_labelled(state, turn, one, locale) for one in turn.choices)


def _labelled(state: State, turn: Turn, one: Weighed, locale: str) -> str:
    request, label = asked_of(state, turn.player, turn.kind), choice_label(locale, turn, one, state)
    planned = None if request is None else led_to(state, request, one.choice)
    return label if planned is None else with_place(label, planned, locale)


def with_place(label: str, planned: PlacePreview, locale: str) -> str:
    """The label of a choice and the cell to which it leads, unless it says that."""
    there = place(planned.preview.at)
    return label if there in label else say(locale, "hint-to", choice=label, place=there)
