"""An attack from its die to its roll: defenders are called up first, marks may be used (rulebook: "Combat Order")."""

from rules.contract.capabilities import Choice
from rules.contract.choosing import because
from rules.core.json_input import Facts
from rules.core.request import Option, Request, option
from rules.football.activation import Activated
from rules.football.chances import KICKS, kind_of
from rules.football.kick import kicked
from rules.football.match import Draft, Event, Question, on
from rules.football.profile import Range
from rules.football.state import Attack, State, Step
from rules.football.steal import tackled
from rules.frames.hits import damage_dice


class AttackDeclared(Event, frozen=True):
    """A unit put a die to a pass, shot, steal or tackle. ``die`` is its place in the pool, ``value`` its face."""

    unit: str
    target: str
    kind: str
    die: int
    value: int
    range: Range
    why: str = "football-attack"


@on(AttackDeclared)
def _attack_declared(state: State, event: AttackDeclared) -> State:
    line = None if event.kind in KICKS else ()
    attack = Attack(event.target, event.value, event.die, line)
    step = Step.LINE if line is None else Step.USE_SPOT
    return state.with_die_used(event.die).with_top(attack=attack, attacked=True, step=step)


class UseSpot(Question):
    """The defender's mark to use up for more dice; asked only if the attack would roll dice with it."""

    kind = "use-spot"
    why = "spot"
    at = (Step.USE_SPOT,)
    least = "no"
    order = ("mark", ("always",))

    def step(self, draft: Draft) -> bool:
        if _activate_defender(draft):
            return True
        state = draft.state
        marks = useful_marks(state)
        if marks and not state.orders_of(state.owner(state.act.unit)).mark:
            return False
        _resolve(draft, max(marks, key=lambda unit: state.unit(unit).spot or 0, default=None))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        found = (option(f"yes:{unit}", "use-spot", unit=unit, value=state.unit(unit).spot) for unit in spotted(state))
        options = (*found, option("no", "keep-spot"))
        return self.request(state, state.owner(act.unit), options, unit=act.unit, target=act.target)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        _resolve(draft, chosen.facts.get("unit"))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        return option.label == "keep-spot"

    def choose(self, state: State, request: Request) -> Choice:
        marks = [item for item in request.options if item.label == "use-spot"]
        return because(max(marks, key=lambda item: item.facts["value"]))


def _defenders(state: State) -> tuple[str, ...]:
    """The units whose defense counts: all in the line of a kick, or the unit that has the ball."""
    attack = state.act.current_attack
    return (attack.line or ()) if state.kicks(state.act.unit, attack.target) else (attack.target,)


def _activate_defender(draft: Draft) -> bool:
    """Activate the first defender, or the receiver of a pass, that has no defense yet. True if there is one."""
    state, act, attack = draft.state, draft.act, draft.act.current_attack
    kind = kind_of(state, act)
    line = dict.fromkeys(attack.line or (), "line")
    called = line if kind == "shot" else {**line, attack.target: kind}
    for unit_id, how in called.items():
        unit = state.unit(unit_id)
        if not unit.gone and unit.defense is None:
            draft.emit(Activated(unit_id, under=act.unit, called=how, why="defending-early"))
            return True
    return False


def spotted(state: State) -> tuple[str, ...]:
    """The defenders of the other side that have a spot beside them."""
    own = state.owner(state.act.unit)
    found = (state.unit(unit) for unit in _defenders(state))
    return tuple(unit.id for unit in found if unit.spot is not None and unit.owner != own)


def useful_marks(state: State) -> tuple[str, ...]:
    """Spotted defenders whose spot yields at least one damage die."""
    value, defense = state.act.current_attack.value, state.defense_of(_defenders(state))
    return tuple(unit for unit in spotted(state) if damage_dice(value, state.unit(unit).spot or 0, defense) > 0)


def _resolve(draft: Draft, spotted_unit: str | None) -> None:
    """Roll the dice of the attack, with the spot beside a unit added if one is given."""
    state, attack = draft.state, draft.act.current_attack
    profile, kind = state.profile, kind_of(state, draft.act)
    defense = state.defense_of(_defenders(state))
    spot = 0 if spotted_unit is None else state.unit(spotted_unit).spot or 0
    faces = draft.dice.roll((profile.damage,) * damage_dice(attack.value, spot, defense))
    good = profile.good_faces(screened=bool(attack.line))
    rolled: Facts = {
        "attack": attack.value,
        "spot": spot,
        "defense": defense,
        "dice": tuple(sorted(faces)),
        "hits": sum(1 for face in faces if face in good),
        "spotted": spotted_unit,
    }
    (kicked if kind in KICKS else tackled)(draft, kind, rolled)
