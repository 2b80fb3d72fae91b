"""A choice for every question: shoot where it may go in, pass to who may, win the ball, stand in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rules.contract.capabilities import Choice, Policy
from rules.contract.choosing import because, first_of, named, rest
from rules.core.choices import is_worse
from rules.core.request import Option, Request
from rules.football.map import pitch
from rules.football.opponent.chances import best_span, chance_of
from rules.football.profile import Range
from rules.football.state import GOAL, NOTHING, State, Unit
from rules.football.turn.defaults import default

__all__ = ["POLICY", "choose", "hope_of"]

DECLARED = ("reach", "line", "range")
"""What players measure where the pitch is not drawn."""
PASS = 0.9
"""What a pass is worth as a share of the shot after it."""
RISK = 0.15
"""A kick that is less likely to succeed gives the ball away."""
BREAKS = ("Ra", "Rd", "Rh", "B", "G", "Y")
"""The systems of the other side that a tackle breaks first."""

WEIGHED = ("target", "range", "act", "where", "hotrod", "deploy")
"""The questions whose answers are worth a comparison."""


def choose(state: State, request: Request) -> Choice | None:
    """The choice for a request; None for a distance or a line that only people see."""
    if not state.mapped and request.kind in DECLARED:
        return None
    return _CHOOSERS[request.kind](state, request)


def others(state: State, request: Request) -> Sequence[Choice]:
    """The other sensible options of a question that is worth a comparison."""
    if request.kind not in WEIGHED:
        return ()
    return rest(request, choose(state, request), lambda item: not is_worse(request, item))


def _by_default(state: State, request: Request) -> Choice:
    return named(request, default(state, request))


# -- what to go for -----------------------------------------------------------------------------------------------


def hope_of(state: State, unit: Unit, target: str) -> float:
    """What going for a target is worth, as a share of a goal."""
    chance, _ = best_span(state, unit, target)
    if target == GOAL:
        return chance
    if not state.kicks(unit.id, target):
        return 0.5 * chance
    mate = state.unit(target)
    return 0.0 if mate.gone else PASS * chance * best_span(state, mate, GOAL)[0]


def _target(state: State, request: Request) -> Choice:
    unit = state.unit(request.facts["unit"])
    found = [(_worth(state, unit, item), item) for item in request.options if item.choice != NOTHING]
    worth, best = max(found, key=lambda pair: pair[0], default=(0.0, None))
    return named(request, NOTHING) if best is None else because(best, worth=round(worth, 2))


def _worth(state: State, unit: Unit, item: Option) -> float:
    """The ball's holder first for a unit that is called up before its turn; kicks only with the ball, or near it."""
    holder = state.ball.holder
    if holder is not None and state.kicks(unit.id, item.choice) and state.owner(holder) != unit.owner:
        return 0.0
    return hope_of(state, unit, item.choice) + (0.2 if item.label in ("possessor", "receiver") else 0.0)


def _range(state: State, request: Request) -> Choice:
    _, span = best_span(state, state.unit(request.facts["unit"]), request.facts["target"])
    return named(request, str(span))


# -- dice ---------------------------------------------------------------------------------------------------------


def _defend(state: State, request: Request) -> Choice:
    """The best die that the attack does not need."""
    act = state.act
    dice = [item for item in request.options if "die" in item.facts]
    red = max((face for die, face in zip(act.dice, act.faces, strict=True) if die[0] == "R"), default=0)
    attacks = act.range is not None and act.target != NOTHING and act.under is None
    spare = [item for item in dice if item.facts["die"][0] == "B" or not attacks or item.facts["face"] <= red + 1]
    best = max(spare, key=lambda item: (item.facts["face"], item.facts["die"][0] == "B"), default=None)
    return named(request, "none") if best is None else because(best, "best-die-defends")


def _act(state: State, request: Request) -> Choice:
    """Kick or tackle where it is worth it, else run, then spot."""
    by_verb: dict[str, list[Option]] = {}
    for item in request.options:
        by_verb.setdefault(item.label, []).append(item)
    for verb in ("attack", "move", "spot"):
        best = max(by_verb.get(verb, ()), key=_strength, default=None)
        if best is not None and verb == "attack":
            chance = chance_of(state, state.unit(state.act.unit), state.act.target, *_shot(state, best))
            if chance >= RISK or not state.kicks(state.act.unit, state.act.target):
                return because(best, best.facts["kind"], chance=round(chance, 2))
        elif best is not None and (verb != "move" or _runs(state)):
            return because(best)
    return named(request, "done")


def _shot(state: State, best: Option) -> tuple[Range, float]:
    return state.act.declared_range, best.facts["face"]


def _strength(item: Option) -> tuple[int, bool]:
    return item.facts["face"], item.facts["die"][0] != "W"


def _runs(state: State) -> bool:
    return True


# -- places -------------------------------------------------------------------------------------------------------


def _where(state: State, request: Request) -> Choice:
    if request.facts["verb"] == "move":
        return because(max(request.options, key=lambda item: _pull(state, item)))
    if request.facts["verb"] == "fumble":
        return because(max(request.options, key=lambda item: _gift(state, request.player, item)))
    return named(request, "spot:1")


def _pull(state: State, item: Option) -> float:
    """A place from which the target is in range; the ball; the goal; the own goal while the other side has the ball."""
    act = state.act
    unit = state.unit(act.unit)
    pull = 3.0 if item.facts.get("reach") else 0.0
    if item.choice == "ball" and state.ball.holder is None:
        return pull + 4.0
    own = state.offence == unit.owner
    return pull + {"ball": 0.0 if own else 1.0, "goal": 1.0 if own else 0.0, "stay": 0.5, "home": 0.8}.get(
        item.choice, 0.2
    )


def _gift(state: State, player: int, item: Option) -> float:
    """Where the other side's fumble goes: to the own unit that shoots best, or out, never to the other side."""
    if item.label != "ball-to":
        return 0.35 if item.label == "ball-out" else 0.1
    unit = state.unit(item.facts["unit"])
    if unit.owner != player:
        return -1.0
    return 0.2 + (0.0 if unit.gone else best_span(state, unit, GOAL)[0])


def _deploy(state: State, request: Request) -> Choice:
    """The best shot takes the ball; the others line up."""
    takers = [item for item in request.options if item.label == "take-ball"]
    if takers and request.facts["restart"] != "kick-off":
        return because(max(takers, key=lambda item: best_span(state, state.unit(item.facts["unit"]), GOAL)[0]))
    return named(request, "all", "rest")


# -- other decisions ----------------------------------------------------------------------------------------------


def _fumble(state: State, request: Request) -> Choice:
    return named(request, "field")


def _use_spot(state: State, request: Request) -> Choice:
    marks = [item for item in request.options if item.label == "use-spot"]
    return because(max(marks, key=lambda item: item.facts["value"]))


def _break(state: State, request: Request) -> Choice:
    return named(request, *BREAKS)


def _spot_target(state: State, request: Request) -> Choice:
    """The ball's holder, else the opponent nearest to the goal that this side attacks."""
    holder = state.ball.holder
    foes = [item for item in request.options if item.label == "unit"]
    return named(request, *([holder] if holder else []), *_keepers(state, request.player, foes), "none")


def _keepers(state: State, player: int, foes: Sequence[Option]) -> Iterator[str]:
    """The units of the other side, those nearest to their goal first."""
    units = [state.unit(item.facts["unit"]) for item in foes]
    if state.mapped:
        units.sort(key=lambda unit: pitch.to_goal(state, 1 - player, unit.position))
    yield from (unit.id for unit in units)


def _coach(state: State, request: Request) -> Choice:
    """The lowest dice to those who may do most with the ball."""
    low = min(item.facts["value"] for item in request.options)
    cheap = [item for item in request.options if item.facts["value"] == low]
    return because(max(cheap, key=lambda item: _use_of(state, state.unit(item.facts["unit"]))))


def _use_of(state: State, unit: Unit) -> float:
    holder = state.ball.holder
    if holder == unit.id:
        return 2.0
    if holder is not None and state.owner(holder) != unit.owner:
        return best_span(state, unit, holder)[0]
    return 0.5 * best_span(state, unit, GOAL)[0]


_CHOOSERS: dict[str, Callable[[State, Request], Choice]] = {
    "toss": first_of("offence"),
    "side": first_of("west"),
    "deploy": _deploy,
    "coach": _coach,
    "target": _target,
    "range": _range,
    "defend": _defend,
    "act": _act,
    "where": _where,
    "reach": _by_default,
    "line": _by_default,
    "use-spot": _use_spot,
    "fumble": _fumble,
    "break": _break,
    "spot-target": _spot_target,
    "hotrod": first_of("no"),
}

POLICY = Policy(choose, others)
