"""A ship repairs its companies (RULINGS 2.5; rulebook: "Launching")."""

from rules.core.request import Option, Request, option
from rules.intercept_orbit.activation import set_aside
from rules.intercept_orbit.possession import settle
from rules.intercept_orbit.rule import Draft, Event, TurnQuestion, on
from rules.intercept_orbit.state.pending import Activation, Step
from rules.intercept_orbit.state.state import COMPANY, Asset, State
from rules.intercept_orbit.turn.repair import restored


class MendAimed(Event, frozen=True):
    """A black or white die was put to the repair of a company."""

    asset: str
    die: int
    value: int
    why: str = "launching"


@on(MendAimed)
def _mend_aimed(state: State, event: MendAimed) -> State:
    return set_aside(state, event.die, Step.MEND, served=True)


class MendingBegan(Event, frozen=True):
    """The company that is repaired, up to ``value`` dice."""

    asset: str
    company: str
    value: int
    why: str = "launching"


@on(MendingBegan)
def _mending_began(state: State, event: MendingBegan) -> State:
    return state.with_top(company=event.company, mend=event.value)


class Mended(Event, frozen=True):
    """Systems that a company has back (``white`` for a white die). ``done``: the repair is over."""

    asset: str
    company: str
    systems: tuple[str, ...]
    done: bool = True
    why: str = "launching"


@on(Mended)
def _mended(state: State, event: Mended) -> State:
    for system in event.systems:
        state = restored(state, event.company, system)
    return state.with_top(step=Step.ACT, company=None, mend=0, die=None) if event.done else state


def mend_options(state: State, act: Activation, value: int) -> tuple[Option, ...]:
    """The companies that have lost something and have fewer dice than the repair die shows."""
    found = (a for a in own_companies(state, act) if a.lost and a.dice_left < value)
    return tuple(option(a.id, "mend-company", asset=a.id, value=value) for a in found)


def own_companies(state: State, act: Activation) -> list[Asset]:
    owner = state.asset(act.asset).owner
    return [a for a in state.touching(act.asset) if a.kind == COMPANY and a.owner == owner]


class Mend(TurnQuestion):
    """The company that is repaired: ``Ac1`` [mend-company; asset, value]. Facts: value."""

    kind = "mend"
    why = "launching"
    at = (Step.MEND,)

    def is_open(self, state: State) -> bool:
        return state.act.company is None

    def step(self, draft: Draft) -> bool:
        options = mend_options(draft.state, draft.act, draft.act.face_aside)
        if len(options) > 1:
            return False
        draft.emit(MendingBegan(draft.act.asset, options[0].choice, draft.act.face_aside))
        return True

    def ask(self, state: State) -> Request:
        value = state.act.face_aside
        return self.to_owner(state, mend_options(state, state.act, value), value=value)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(MendingBegan(draft.act.asset, chosen.choice, draft.act.face_aside))


class Restore(TurnQuestion):
    """The loss that the repaired company gets back: ``R`` [restore; system], ``white`` [restore-white]. Facts: company,
    left."""

    kind = "restore"
    why = "launching"
    at = (Step.MEND,)

    def step(self, draft: Draft) -> bool:
        """Restore everything if the die is enough, or if all losses are alike."""
        company, left = _repaired(draft.state)
        if len(company.lost) > left > 0 and len(set(company.lost)) > 1:
            return False
        draft.emit(Mended(draft.act.asset, company.id, company.lost[: max(0, left)]))
        settle(draft)
        return True

    def ask(self, state: State) -> Request:
        company, left = _repaired(state)
        kinds = dict.fromkeys(company.lost)
        options = (option(k, "restore-white") if k == "white" else option(k, "restore", system=k) for k in kinds)
        return self.to_owner(state, tuple(options), company=company.id, left=left)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        company, left = _repaired(draft.state)
        draft.emit(Mended(draft.act.asset, company.id, (chosen.choice,), done=left <= 1))


def _repaired(state: State) -> tuple[Asset, int]:
    """The company that is repaired, and how many dice it may still get back."""
    company = state.asset(state.act.company_now)
    return company, state.act.mend - company.dice_left
