"""A unit's turn: how it begins, its roll, its defense, how it ends (rulebook: "Taking a turn")."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.contract.capabilities import Choice
from rules.contract.choosing import against, defends, named, undefended
from rules.core import stack as combat
from rules.core.choices import ACTION_COLOURS, DicePool, defend_options, die_index, die_refusal
from rules.core.dice import Die, Throw, chance_of, sides_of
from rules.core.errors import RulesError
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from rules.football import sights
from rules.football.chances import dice_of
from rules.football.match import ORDERED, Draft, Event, Question, on
from rules.football.state import NOTHING, Activation, State, Step

DICE = ("defend", "move", "attack", "spot")
_COLOURS = {"best": "BW", "blue": "B", "none": ""}


class Activated(Event, frozen=True):
    """A unit began its turn, with its initiative ``number``.

    ``under``: the attacker that makes it defend early, and how it is ``called`` up: by the ``line`` of a kick, a
    ``pass`` to it, a ``steal`` or a ``tackle``. ``free``: an extra turn at a dead ball.
    """

    unit: str
    number: int | None = None
    under: str | None = None
    free: bool = False
    called: str | None = None
    why: str = "football-initiative"


@on(Activated)
def _activated(state: State, event: Activated) -> State:
    act = Activation(event.unit, under=event.under, called=event.called)
    return _begun(state, act) if event.under is None else replace(state, stack=combat.push(state.stack, act))


def _begun(state: State, act: Activation) -> State:
    """The state with a turn on top of the stack; its unit waits no longer."""
    primed = tuple(item for item in state.primed if item.unit != act.unit)
    initiative = tuple(slot for slot in state.initiative if slot.unit != act.unit)
    return replace(state, stack=combat.push(state.stack, act), primed=primed, initiative=initiative)


class Resumed(Event, frozen=True):
    """A unit that has defended early began its turn, with the same dice."""

    unit: str
    why: str = "defending-early"


@on(Resumed)
def _resumed(state: State, event: Resumed) -> State:
    return _begun(state, next(item for item in state.primed if item.unit == event.unit))


class ActivationEnded(Event, frozen=True):
    """The unit's turn ended."""

    unit: str
    why: str = "activation"


@on(ActivationEnded)
def _activation_ended(state: State, event: ActivationEnded) -> State:
    hot = any(item.unit == event.unit and item.hot for item in state.stack)
    stack = combat.pop(state.stack, lambda item: item.unit == event.unit)
    heat = None if hot or len(state.unit(event.unit).systems) < 2 else event.unit
    return replace(state.with_unit(event.unit, gone=True), stack=stack, heat=heat)


def called_up(state: State, act: Activation) -> Facts:
    """Facts for a question to a unit that an attack or a kick calls up before its turn.

    ``under``: the unit that calls it up, None where none does; ``called``: how (``attack``, ``kick``…); where that has
    declared an attack, ``aim``: its target, and ``value``: of its die.
    """
    attacks = (item.attack for item in state.stack if item.unit == act.under)
    attack = next(filter(None, attacks), None)
    found = {} if attack is None else {"aim": attack.target, "value": attack.value}
    return {"under": act.under, "called": act.called, **found}


# -- the roll -----------------------------------------------------------------------------------------------------


class Rolled(Event, frozen=True):
    """The unit rolled its pool; dice and faces in parallel."""

    unit: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    why: str = "football-pool"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw(self.dice, self.faces, player=before.unit(self.unit).owner),)


@on(Rolled)
def _rolled(state: State, event: Rolled) -> State:
    state = replace(state, drawn=state.drawn + len(event.faces))
    defended = state.unit(event.unit).defense is not None and state.act.hot != "B"
    return state.with_top(dice=event.dice, faces=event.faces, step=Step.ACT if defended else Step.DEFEND)


class Roll(Question):
    """The unit rolls its dice. Never asks."""

    at = (Step.ROLL,)

    def step(self, draft: Draft) -> bool:
        act = draft.act
        dice = dice_of(draft.state, act, act.range)
        draft.emit(Rolled(act.unit, dice, draft.dice.roll(dice)))
        return True


class DiceQuestion(Question):
    """A question that is answered with a die of the roll."""

    def pool(self, state: State) -> DicePool:
        return state.act

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        verb, _, die = text.partition(":")
        if verb in ACTION_COLOURS:
            return self.refused_die(state, request, verb, die.strip()) or super().refused(state, request, text)
        return super().refused(state, request, text)

    def refused_die(self, state: State, request: Request, verb: str, die: str) -> RulesError | None:
        """Why an action cannot take a die, both as the player names them."""
        return die_refusal(state.act, request, verb, die)

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """A die that another one beats."""
        return option.label in DICE and any(_beats(other, option) for other in request.options)


def _beats(other: Option, item: Option) -> bool:
    """Whether another die does the same at least as well, and can do nothing else: marking ends the turn."""
    if other.label != item.label or other == item:
        return False
    mine, its = item.facts["face"], other.facts["face"]
    if item.label == "spot":
        return bool((its, other.choice) > (mine, item.choice))
    if other.facts["die"][0] == "W":
        return False
    return bool(its >= mine if item.facts["die"][0] == "W" else its > mine)


# -- the defense --------------------------------------------------------------------------------------------------


class Defended(Event, frozen=True):
    """The unit assigned its defense; ``die`` is None for no die."""

    unit: str
    die: int | None
    value: int
    why: str = "defense"


@on(Defended)
def _defended(state: State, event: Defended) -> State:
    act = state.act
    if act.hot is None or event.value > (state.unit(event.unit).defense or 0):
        die = None if event.die is None else act.dice[event.die]
        state = state.with_unit(event.unit, defense=event.value, defense_die=die)
    state = state.with_die_used(event.die).with_top(step=Step.ACT, under=None, called=None)
    if act.under is None:
        return state
    return replace(state, stack=state.stack[:-1], primed=(*state.primed, state.act))


class Defend(DiceQuestion):
    """The die that a unit defends with, if any. A free action never lowers its defense."""

    kind = "defend"
    why = "defense"
    at = (Step.DEFEND,)
    least = "none"
    order = ("defend", ("best", "blue", "none"))

    def step(self, draft: Draft) -> bool:
        act, orders = draft.act, draft.state.orders_of(draft.state.owner(draft.act.unit))
        if orders.defend and act.hot is None:
            _defend(draft, _ordered(act, _COLOURS[orders.defend]), ORDERED)
            return True
        if len(defend_options(act)) > 1:
            return False
        _defend(draft, None)
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        options = tuple(
            replace(item, facts={**item.facts, **_run_given_up(state, item.facts)}) for item in defend_options(act)
        )
        return self.request(state, state.owner(act.unit), options, unit=act.unit, **called_up(state, act))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        _defend(draft, die_index(chosen))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """A die that another one beats, or that is no better than the defense the unit has; every die where all
        opponents have had their turn."""
        if _is_safe(state):
            return "die" in option.facts
        held = state.unit(request.facts["unit"]).defense or 0
        return super().folds(state, request, option) or 0 < option.facts.get("face", 0) <= held

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        return against(request, self.choose(state, request))

    def choose(self, state: State, request: Request) -> Choice:
        """The best die that the attack, or the run into its range, does not need; none where all opponents have had
        their turn."""
        act = state.act
        if _is_safe(state):
            return undefended(request)
        dice = [item for item in request.options if "die" in item.facts]
        red = max((face for die, face in zip(act.dice, act.faces, strict=True) if die[0] == "R"), default=0)
        attacks = act.range is not None and act.target != NOTHING and act.under is None
        spare = [item for item in dice if item.facts["die"][0] == "B" or not attacks or item.facts["face"] <= red + 1]
        spare = [item for item in spare if "needed" not in item.facts]
        best = max(spare, key=lambda item: (item.facts["face"], item.facts["die"][0] == "B"), default=None)
        return named(request, "none") if best is None else defends(best, act)


def _is_safe(state: State) -> bool:
    """Whether all opponents of the acting unit have had their turn."""
    act = state.act
    return act.under is None and all(other.gone for other in state.units_of(1 - state.owner(act.unit)))


def _run_given_up(state: State, put: Facts) -> Facts:
    """What a defense costs the run, where its die alone brings the target into the declared range: the distance that
    is ``needed``, and the ``longest`` run with another die; empty for any other die."""
    act, profile = state.act, state.profile
    attacks = act.range is not None and act.target != NOTHING and act.under is None
    if put.get("die", "")[:1] != "W" or not attacks or not state.mapped or sights.in_range(state, act):
        return {}
    far, (least, most) = sights.distance_to(state, state.unit(act.unit), act.target), sights.span(profile, act.range)
    needed = max(far - most, least - far)
    rolled = zip(act.dice, act.faces, strict=True)
    others = [face for index, (die, face) in enumerate(rolled) if die[0] in "GW" and index != put["index"]]
    longest = profile.stride * max(others, default=0)
    alone = longest < needed - profile.close_call <= profile.stride * put["face"]
    return {"needed": round(needed, 1), "longest": longest} if alone else {}


def _ordered(act: Activation, colours: str) -> int | None:
    """The best die of these colours; of equal ones the blue die, which can do nothing else."""

    def worth(index: int) -> tuple[int, Die]:
        return act.faces[index], "B" if act.dice[index][0] == "B" else ""

    return max((index for index, die in enumerate(act.dice) if die[0] in colours), key=worth, default=None)


def _defend(draft: Draft, die: int | None, why: str = "defense") -> None:
    unit = draft.state.unit(draft.act.unit)
    value = 0 if die is None else draft.act.faces[die]
    draft.emit(Defended(unit.id, die, max(value, unit.defense or 0), why))


def damage_throws(
    before: State, unit: str, target: str, faces: tuple[int, ...], hits: int, *, screened: bool = False
) -> tuple[Throw, ...]:
    """The damage dice of an attack, with the hits to expect and the chance of as many or more; none without dice."""
    if not faces:
        return ()
    good, die = before.profile.good_faces(screened=screened), before.profile.damage
    odds, idle = len(good) / sides_of(die), tuple(place for place, face in enumerate(faces) if face not in good)
    chance, owner = chance_of(hits, len(faces), odds), before.unit(unit).owner
    return (Throw((die,) * len(faces), faces, False, owner, hits, len(faces) * odds, idle, unit, target, chance),)
