"""The roll, and the die that defends (rulebook: "On a ship's turn, you'll", "Combat order")."""

from collections.abc import Sequence

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import against, defends, dice_of, named, strongest, undefended
from rules.core import stack
from rules.core.choices import defend_options, defense_of, is_worse
from rules.core.dice import Throw
from rules.core.errors import Illegal, RulesError, shown
from rules.core.request import Option, Request
from rules.intercept_orbit.opponent.aim import danger_ahead
from rules.intercept_orbit.rule import ORDERED, Draft, Event, TurnQuestion, on
from rules.intercept_orbit.state.pending import NOTHING, Activation, Step
from rules.intercept_orbit.state.pools import pool
from rules.intercept_orbit.state.state import COMPANY, State
from rules.intercept_orbit.state.units import BLACK, BLUE, GREEN, YELLOW
from rules.intercept_orbit.turn.refused import refused_die

STEERS = 1.5
"""The danger of the edge from which a ship's best die is kept for steering."""


class Rolled(Event, frozen=True):
    """The pool and its faces, in parallel; ``comms`` and ``catapults`` that the asset has for this turn."""

    asset: str
    dice: tuple[str, ...]
    faces: tuple[int, ...]
    comms: int = 0
    catapults: int = 0
    why: str = "ship-turn"

    def throws(self, before: State) -> tuple[Throw, ...]:
        return (Throw(self.dice, self.faces, player=before.asset(self.asset).owner),)


@on(Rolled)
def _rolled(state: State, event: Rolled) -> State:
    state = structs.replace(state, drawn=state.drawn + len(event.faces))
    over = any(die[0] == GREEN for die in event.dice)
    return state.with_top(
        dice=event.dice,
        faces=event.faces,
        comms=event.comms,
        catapults=event.catapults,
        over=over,
        step=Step.DEFEND,
    )


class Defended(Event, frozen=True):
    """Defense assigned; ``die`` is its place in the pool, None for none."""

    asset: str
    die: int | None
    value: int
    why: str = "defense"


@on(Defended)
def _defended(state: State, event: Defended) -> State:
    act = state.act
    die = None if event.die is None else act.dice[event.die]
    state = state.with_asset(event.asset, defense=event.value, defense_die=die)
    step = Step.ACT if state.asset(event.asset).kind == COMPANY else Step.REPAIR
    state = state.with_top(used=act.used_with(event.die), step=step, under=None)
    if act.under is None:
        return state
    return structs.replace(state, stack=stack.under(state.stack, lambda item: item.asset == act.under))


class Roll(TurnQuestion):
    """The asset rolls its pool."""

    at = (Step.ROLL,)

    def step(self, draft: Draft) -> bool:
        act = draft.act
        asset = draft.state.asset(act.asset)
        dice = pool(draft.state.profile, asset, act.range)
        why = "company-turn" if asset.kind == COMPANY else "ship-turn"
        comms, catapults = asset.systems.count(YELLOW), asset.systems.count(BLACK)
        draft.emit(Rolled(asset.id, dice, draft.dice.roll(dice), comms, catapults, why=why))
        return True


class Defend(TurnQuestion):
    """The die to defend with: ``defend:3`` [defend; die, face, index]; ``none`` [no-defense]. Facts: under."""

    kind = "defend"
    why = "defense"
    at = (Step.DEFEND,)
    least = "none"
    offers = ("attack", "attack-spot")

    def step(self, draft: Draft) -> bool:
        """Defend by standing order, or not at all where no die can."""
        state, act = draft.state, draft.act
        if len(defend_options(act)) == 1:
            draft.emit(Defended(act.asset, None, 0))
            return True
        ordered = state.order_of(state.asset(act.asset).owner).defend
        if ordered:
            draft.emit(Defended(act.asset, *_ordered_defense(act, ordered), why=ORDERED))
        return bool(ordered)

    def ask(self, state: State) -> Request:
        return self.to_owner(state, defend_options(state.act), under=state.act.under)

    def pool(self, state: State) -> Activation:
        return state.act

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        return refused_die(state, request, text) or Illegal("not-an-option", kind="any", choice=shown(text))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Defended(draft.act.asset, chosen.facts.get("index"), chosen.facts.get("face", 0)))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """A die that another one beats; every die where nobody is left to attack in this round."""
        return "die" in option.facts if _is_safe(state) else is_worse(request, option)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        return against(request, self.choose(state, request))

    def choose(self, state: State, request: Request) -> Choice | None:
        """The best die; of a ship that has to turn before the edge, the best that it doesn't steer with; none where all
        ships and companies of others have had their turn."""
        dice, ship = dice_of(request), state.asset(request.facts["asset"])
        if _is_safe(state):
            return undefended(request)
        if state.mapped and ship.ship and ship.at and danger_ahead(state, ship, ship.at, ship.heading) > STEERS:
            # Keep the best white die for steering, unless a green one is as good.
            rolled = zip(request.facts["dice"], request.facts["faces"], strict=True)
            green = max((face for die, face in rolled if die[0] == GREEN), default=0)
            helm = strongest(item for item in dice if item.facts["die"][0] == "W")
            dice = [item for item in dice if item is not helm or helm.facts["face"] <= green]
        best = strongest(dice)
        return named(request, "none") if best is None else defends(best, state.act)


def _is_safe(state: State) -> bool:
    """Whether all ships and companies of others have had their turn."""
    owner = state.asset(state.act.asset).owner
    return state.act.under is None and not any(a.ready and a.tactical and a.owner != owner for a in state.assets)


def _ordered_defense(act: Activation, ordered: str) -> tuple[int | None, int]:
    """The place and face of the die that is ordered; (None, 0) for none."""
    found = [item for item in defend_options(act) if "die" in item.facts]
    if ordered == "blue":
        found = [item for item in found if item.facts["die"][0] == BLUE]
    return (None, 0) if ordered == NOTHING or not found else defense_of(act, found[0].choice)
