"""A choice for every question: a good target by exact odds, the best dice for it, stations, cover, the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.contract.capabilities import Choice, Policy, Reason, offered
from rules.contract.choosing import because, first_of, named, rest
from rules.core.choices import is_worse
from rules.core.request import Option, Request
from rules.frames.hits import damage_dice
from rules.rapid_attack.map.sights import covers
from rules.rapid_attack.opponent.aim import best_aim, blow, gap_of, guard_of
from rules.rapid_attack.state import NOTHING, Frame, State, is_terrain
from rules.rapid_attack.turn.combat import barriers
from rules.rapid_attack.turn.defaults import default

__all__ = ["POLICY", "choose"]

DECLARED = ("station", "hazard", "cover", "range")
"""What players measure where the table has no map."""

WEIGHED = ("activate", "target", "act", "where")
"""The questions whose answers are worth a comparison."""


def choose(state: State, request: Request) -> Choice | None:
    """The choice for a request; None for a distance, a cover or a place that only people see."""
    if not state.mapped and request.kind in DECLARED:
        return None
    return _CHOOSERS[request.kind](state, request)


def others(state: State, request: Request) -> Sequence[Choice]:
    """The other sensible options of a question that is worth a comparison."""
    if request.kind not in WEIGHED:
        return ()
    return rest(request, choose(state, request), lambda item: _sensible(request, item))


def blind(state: State, request: Request) -> Sequence[object]:
    """All choices; nobody doubts at random what others declare."""
    return ["yes"] if request.kind == "agree" else offered(state, request)


def _sensible(request: Request, item: Option) -> bool:
    """Not terrain, nothing as target, nor a die that is worse in every way than another."""
    return item.label not in ("piece", "terrain", "no-target", "no-defense") and not is_worse(request, item)


def _by_default(state: State, request: Request) -> Choice:
    return named(request, default(state, request))


def _activate(state: State, request: Request) -> Choice:
    """The frame with the most valuable attack."""
    frames = [item for item in request.options if item.label == "frame"]
    return because(max(frames, key=lambda item: _hope(state, state.frame(item.facts["frame"]))), "best-attack")


def _hope(state: State, mine: Frame) -> float:
    aim = best_aim(state, mine)
    return 0.0 if aim is None else aim.worth


def _target(state: State, request: Request) -> Choice:
    aim = best_aim(state, state.frame(request.facts["frame"]))
    return named(request, NOTHING if aim is None else aim.target)


def _range(state: State, request: Request) -> Choice:
    """The range at which the target is, or comes; one rocket where it helps."""
    mine, target = state.frame(request.facts["frame"]), request.facts["target"]
    if is_terrain(target):
        return _by_default(state, request)
    aim = best_aim(state, mine)
    span = None if aim is None or aim.target != target else aim.range
    fit = [item for item in request.options if item.facts["range"] == span]
    few = [item for item in fit if item.facts["rockets"] <= 1]
    return because(max(few, key=lambda item: item.facts["rockets"])) if few else _by_default(state, request)


def _defend(state: State, request: Request) -> Choice:
    dice = [item for item in request.options if "die" in item.facts]
    return because(max(dice, key=lambda item: (item.facts["face"], item.facts["die"][0] == "B")), "best-die-defends")


def _act(state: State, request: Request) -> Choice:
    """Attack where it does harm, else move, then spot."""
    by_verb: dict[str, list[Option]] = {}
    for item in request.options:
        by_verb.setdefault(item.label, []).append(item)
    for verb in ("attack", "move", "spot"):
        if verb in by_verb and (verb != "attack" or _hurts(state, by_verb[verb])):
            best = max(by_verb[verb], key=lambda item: (item.facts["face"], item.facts["die"][0] != "W"))
            return _attack(state, best) if verb == "attack" else because(best)
    return named(request, "done")


def _hurts(state: State, attacks: Sequence[Option]) -> bool:
    most = max(item.facts["face"] for item in attacks)
    return is_terrain(state.act.target) or _dice(state, most) > 0


def _dice(state: State, face: int) -> int:
    target = state.frame(state.act.target)
    return damage_dice(face, target.spot or 0, round(guard_of(state, target)))


def _attack(state: State, best: Option) -> Choice:
    act = state.act
    if is_terrain(act.target):
        return because(best)
    target = state.frame(act.target)
    walls = barriers(state, covers(state, act.frame, act.target)) if state.mapped else ()
    life = len(target.systems) + target.white
    hits, _, kill = blow(state.profile.chart, _dice(state, best.facts["face"]), act.declared_range, life, walls)
    return because(best, target=act.target, hits=round(hits, 1), destroys=round(kill, 2))


def _where(state: State, request: Request) -> Choice:
    """Into range, to a station that is not held, behind cover."""
    mine = None if request.facts["verb"] == "place" else state.frame(request.facts["item"])
    if mine is None:
        return because(request.options[0]) if request.options else Choice("stay", Reason("stay"))
    return because(max(request.options, key=lambda item: _pull(state, mine, item)))


def _pull(state: State, mine: Frame, item: Option) -> float:
    if item.label == "to-station":
        holder = state.station(item.facts["station"]).holder
        return 0.0 if holder == mine.owner else 3.0
    act = state.act
    pulls = {"into-range": 4.0, "to-cover": 1.5, "toward": 1.0 if not act.attacked else 0.1, "stay": 0.5}
    return pulls.get(item.label, 0.0)


def _spot_target(state: State, request: Request) -> Choice:
    frames = [item for item in request.options if item.label == "frame"]
    mine = state.frame(request.facts["frame"])
    nearest = min(frames, key=lambda item: gap_of(state, mine, state.frame(item.facts["frame"])), default=None)
    return named(request, "none") if nearest is None else because(nearest)


def _doomsday(state: State, request: Request) -> Choice:
    """The leader ends the game sooner."""
    scores = [player.score for player in state.players]
    leads = all(scores[request.player] > score for n, score in enumerate(scores) if n != request.player)
    return named(request, "advance" if leads else "hold")


_CHOOSERS: dict[str, Callable[[State, Request], Choice]] = {
    "tie": first_of("add", "defer"),
    "terrain": first_of("content"),
    "deploy": first_of("all"),
    "station": _by_default,
    "initiative": first_of("now"),
    "activate": _activate,
    "target": _target,
    "range": _range,
    "jettison": first_of("none"),
    "hazard": first_of("no"),
    "defend": _defend,
    "act": _act,
    "where": _where,
    "agree": first_of("yes"),
    "cover": first_of("none"),
    "use-spot": first_of("yes"),
    "ground": first_of("yes"),
    "loss": _by_default,
    "spot-target": _spot_target,
    "doomsday": _doomsday,
}

POLICY = Policy(choose, others, blind)
