"""Where a choice leads on a map, and who goes for whom with it: what is drawn of hints, puzzles and turning points."""

from rules import Reason, Request, RulesError, State, choose, ruleset_of
from rules.field import Point
from table.flow import Answered, next_question, together
from table.planning import PlacePreview, place_question, preview_place
from text import narrator
from text.analysis import choice_label
from text.fluent.catalogue import say
from text.maps import place
from text.reasons import reason_line
from think.analysis import Turn
from think.choose import place_after
from think.judge import Weighed, asked_of
from think.plan import ACT, Planned, plan_of

STAYS = 0.05
"""The length of a way, in units, below which it is none."""
AIMS_NEXT, SPOT, RANGE = ("activate", "act"), "spot-target", "range"
"""Questions whose answer may lead to one for a target; that for the target of a spot; that for an attack's range."""


def way_of(state: State, request: Request, answer: object) -> tuple[Answered, ...]:
    """The option that answers so, and what the policy goes on with: the others where several are taken together; the
    target and the range, if it is asked for them before any die falls. Empty for an answer that is no option."""
    if request.facts.get("several", 1) > 1:
        return tuple(together(state, request, answer, _own)) or _option(state, request, answer)
    way, aim = _option(state, request, answer), ruleset_of(state).panel.aim
    follows = {**dict.fromkeys(AIMS_NEXT, (SPOT, aim)), aim: (RANGE,)}
    more = way
    while more and more[0].request.kind in follows:
        last = more[0]
        asked = next_question(last.state, last.request, last.option.choice)
        own = last.request.unit or last.option.unit
        wanted = asked is not None and asked[1].kind in follows[last.request.kind] and asked[1].unit == own
        more = _option(*asked, _own(*asked)) if asked is not None and wanted else ()
        way = (*way, *more)
    return way


def _own(state: State, request: Request) -> object:
    """The policy's answer; None where people must say."""
    own = choose(state, request)
    return own and own.choice


def _option(state: State, request: Request, answer: object) -> tuple[Answered, ...]:
    return tuple(Answered(state, request, item) for item in request.options if item.choice == answer)[:1]


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


def aim_of(state: State, request: Request, answer: object, reason: Reason) -> tuple[str, str] | None:
    """The ids of attacker and target of a choice, or of the one to which it leads; None if it is no attack."""
    aims = (step for step in way_of(state, request, answer) if step.request.kind == ruleset_of(state).panel.aim)
    aim = next(aims, None)
    asked, told = (request, reason.facts) if aim is None else (aim.request, aim.option.facts)
    names = ("target",) if asked.kind == "act" else ("asset", "unit", "frame") if aim is not None else ()
    facts = {**asked.facts, **told}
    target = next((str(facts[name]) for name in names if name in facts and facts[name] != asked.unit), None)
    return None if not asked.unit or target is None else (asked.unit, target)


def plan_after(state: State, request: Request, answer: object) -> tuple[Planned, ...]:
    """What a choice's unit goes on to do beside what the choice's label names. Slow."""
    said, plan = {step.request.kind for step in way_of(state, request, answer)}, plan_of(state, request, answer)
    if ruleset_of(state).panel.aim in said and all(step.request.kind == ACT for step in plan):
        return ()  # it attacks its target: nothing new
    return tuple(step for step in plan if step.request.kind not in said - {ACT})


def aimed_line(locale: str, state: State, request: Request, answer: object, reason: Reason | None) -> str:
    """The chances of the attack that a choice aims, as its button shows them, and the policy's reason, unless that is
    a guess of the same chances."""
    said, way = narrator(state), way_of(state, request, answer)
    guessed = reason is not None and {"chance", "worth"} & reason.facts.keys() and said.attack_odds(locale, way)
    idle = len(way) > 1 and way[-1].option.label == "no-target"  # the reason is that of a target
    why = "" if reason is None or guessed or idle else reason_line(locale, state, request, reason)
    return " · ".join(filter(None, (said.aim_line(locale, way), why)))


Drawn = tuple[int, tuple[tuple[Point, ...], ...], tuple[tuple[str, str], ...]]
"""What ``render.draw_choice`` draws: whose choices, their ways, who goes for whom."""


def choice_drawn(state: State, turn: Turn, number: int = 0) -> Drawn:
    """The way of one choice of a position, or who goes for whom by it. ``number``: the choice's rank."""
    way, aim = _way_and_aim(state, turn, turn.choices[number])
    return turn.player, (way,) if way else (), () if aim is None else (aim,)


def choices_drawn(state: State, turn: Turn) -> Drawn:
    """The ways of all choices of a position, and who goes for whom by them. A way or an aim that only one choice has is
    left out, as it would give that choice away."""
    found = [_way_and_aim(state, turn, one) for one in turn.choices]
    ways, aims = tuple(way for way, _ in found if way), tuple(aim for _, aim in found if aim is not None)
    return turn.player, ways if len(ways) > 1 else (), aims if len(set(aims)) > 1 else ()


def _way_and_aim(state: State, turn: Turn, one: Weighed) -> tuple[tuple[Point, ...], tuple[str, str] | None]:
    request = asked_of(state, turn.player, turn.kind)
    if request is None:
        return (), None
    planned = led_to(state, request, one.choice)
    return ((), aim_of(state, request, one.choice, one.reason)) if planned is None else (planned.preview.way, None)


def choice_labels(state: State, turn: Turn, locale: str, *, solved: bool = True) -> tuple[str, ...]:
    """A position's choices as its buttons said them, each with the target and the place to which it leads. Plain. If
    only one leads to a place, that is said when it is ``solved``: it would give that one away."""
    request = asked_of(state, turn.player, turn.kind)
    ways = [() if request is None else way_of(state, request, one.choice) for one in turn.choices]
    labels = tuple(
        narrator(state).path_label(locale, way) if way else choice_label(locale, turn, one, state)
        for one, way in zip(turn.choices, ways, strict=True)
    )
    found = [None if request is None else led_to(state, request, one.choice) for one in turn.choices]
    if not solved and len(found) - found.count(None) == 1:
        return labels
    pairs = zip(labels, found, strict=True)
    return tuple(label if planned is None else with_place(label, planned, locale) for label, planned in pairs)


def choice_details(state: State, turn: Turn, locale: str) -> tuple[str, ...]:
    """The small print of a position's choices, as the game shows it beside its buttons, but for the chances against
    their targets, which would tell the answer. Plain."""
    request = asked_of(state, turn.player, turn.kind)
    ways = (() if request is None else way_of(state, request, one.choice) for one in turn.choices)
    return tuple((way and narrator(state).path_detail(locale, way)) or "" for way in ways)


def with_place(label: str, planned: PlacePreview, locale: str) -> str:
    """The label of a choice and the cell to which it leads, or where it stays, or that it leaves the table, unless it
    says that."""
    if planned.preview.leaves == "yes":
        return say(locale, "hint-leaves", choice=label)
    there, stays = place(planned.preview.at), planned.preview.most is not None and planned.preview.length < STAYS
    key = "hint-stay" if stays else "hint-to"
    return label if there in label else say(locale, key, choice=label, place=there)
