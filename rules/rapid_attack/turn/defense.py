"""A frame assigns a die to its defense, which it keeps for the round (rulebook: "Defend")."""

from collections.abc import Sequence

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import against, defends, undefended
from rules.core import stack
from rules.core.choices import ACTION_COLOURS, defend_options, die_index, die_refusal, is_worse
from rules.core.errors import RulesError
from rules.core.request import Option, Request
from rules.rapid_attack.opponent.stations import walks_to_stations
from rules.rapid_attack.rule import Draft, Event, Question, on
from rules.rapid_attack.state import Activation, State, Step
from rules.rapid_attack.turn.activation import BY_ORDER, order_of

COLOURS = {"best": "BW", "blue": "B", "none": ""}
"""The dice with which each standing order defends: the best one, or the best blue one to keep whites."""


class Defended(Event, frozen=True):
    """Defense assigned; ``die``: index in the pool, None for no defense."""

    frame: str
    die: int | None
    value: int
    why: str = "defense"


@on(Defended)
def _defended(state: State, event: Defended) -> State:
    """The state with the defense; a frame that was called up goes under its attacker (combat order)."""
    act = state.act
    die = None if event.die is None else act.dice[event.die]
    state = state.with_frame(event.frame, defense=event.value, defense_die=die)
    state = state.with_die(event.die, Step.ACT, under=None)
    if act.under is None:
        return state
    return structs.replace(state, stack=stack.under(state.stack, lambda item: item.frame == act.under))


class Defend(Question):
    """The die to defend with, or none."""

    kind, at, least = "defend", (Step.DEFEND,), "none"
    offers = ("done",)

    def step(self, draft: Draft) -> bool:
        """Defend by an order, or with nothing where no die can."""
        act, wanted = draft.act, order_of(draft.state).defend
        if wanted is None:
            if len(defend_options(act)) > 1:
                return False
            draft.emit(Defended(act.frame, None, 0))
            return True
        dice = [index for index, die in enumerate(act.dice) if die[0] in COLOURS[wanted]]
        best = max(dice, key=lambda index: (act.faces[index], act.dice[index][0] == "B"), default=None)
        draft.emit(Defended(act.frame, best, 0 if best is None else act.faces[best], why=BY_ORDER))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        owner = state.frame(act.frame).owner
        return self.request(state, owner, defend_options(act), frame=act.frame, under=act.under)

    def pool(self, state: State) -> Activation:
        return state.act

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        verb, _, written = text.partition(":")
        found = die_refusal(state.act, request, verb, written.strip()) if verb in ACTION_COLOURS else None
        return found or super().refused(state, request, text)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Defended(draft.act.frame, chosen.facts.get("index"), chosen.facts.get("face", 0)))

    def folds(self, state: State, request: Request, option: Option) -> bool:
        """A die that another one beats; every die where nobody is left to attack in this round."""
        return "die" in option.facts if _is_safe(state) else is_worse(request, option)

    def others(self, state: State, request: Request) -> Sequence[Choice]:
        return against(request, self.choose(state, request))

    def choose(self, state: State, request: Request) -> Choice:
        """The best die that the frame does not need to come to a station; none if nobody is left to attack in this
        round."""
        act = state.act
        if _is_safe(state):
            return undefended(request)
        dice = [item for item in request.options if "die" in item.facts]
        walks = walks_to_stations(state, state.frame(act.frame))
        spare = [item for item in dice if not any(_alone_goes(act, item, far) for far in walks)]
        best = max(spare or dice, key=lambda item: (item.facts["face"], item.facts["die"][0] == "B"))
        return defends(best, act)


def _is_safe(state: State) -> bool:
    """Whether nobody is left who could attack the acting frame in this round."""
    act = state.act
    return act.under is None and not any(enemy.ready for enemy in state.enemies(state.frame(act.frame).owner))


def _alone_goes(act: Activation, item: Option, far: float) -> bool:
    """Whether a die takes the frame so far, and no other one does."""
    dice, own = enumerate(zip(act.dice, act.faces, strict=True)), die_index(item)
    goes = {n: face for n, (die, face) in dice if die[0] in ACTION_COLOURS["move"] and n not in act.used}
    face = 0 if own is None else goes.pop(own, 0)
    return max(goes.values(), default=0) < far <= face
