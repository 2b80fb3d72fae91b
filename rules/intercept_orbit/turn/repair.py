"""A ship's own repairs (rulebook: "On a ship's turn, you'll")."""

from rules.core.request import Option, Request, option
from rules.intercept_orbit.rule import Draft, Event, TurnQuestion, on
from rules.intercept_orbit.state.pending import Step
from rules.intercept_orbit.state.state import State
from rules.intercept_orbit.state.units import less_one


class Repaired(Event, frozen=True):
    """A white six brought a lost system back."""

    asset: str
    die: int
    system: str
    why: str = "ship-repair"


@on(Repaired)
def _repaired(state: State, event: Repaired) -> State:
    return restored(state.with_top(used=state.act.used_with(event.die)), event.asset, event.system)


def restored(state: State, asset_id: str, system: str) -> State:
    """The state after an asset has got back a system or a white die."""
    asset = state.asset(asset_id)
    left = less_one(asset.lost, system)
    if system == "white":
        return state.with_asset(asset_id, white=asset.white + 1, lost=left)
    return state.with_asset(asset_id, systems=(*asset.systems, system), lost=left)


class RepairEnded(Event, frozen=True):
    """The ship repairs no more."""

    asset: str
    why: str = "ship-repair"


@on(RepairEnded)
def _repair_ended(state: State, event: RepairEnded) -> State:
    return state.with_top(step=Step.ACT)


class Repair(TurnQuestion):
    """The system that a white six repairs: ``Rp`` [repair; system]; ``none`` [no-repair]. Facts: sixes."""

    kind = "repair"
    why = "ship-repair"
    at = (Step.REPAIR,)
    least = "none"

    def step(self, draft: Draft) -> bool:
        asset = draft.state.asset(draft.act.asset)
        if asset.ship and asset.lost and _sixes(draft.state):
            return False
        draft.emit(RepairEnded(asset.id))
        return True

    def ask(self, state: State) -> Request:
        kinds = dict.fromkeys(state.asset(state.act.asset).lost)
        options = (*(option(kind, "repair", system=kind) for kind in kinds), option("none", "no-repair"))
        return self.to_owner(state, options, sixes=len(_sixes(state)))

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        asset = draft.act.asset
        if chosen.label == "no-repair":
            draft.emit(RepairEnded(asset))
        else:
            draft.emit(Repaired(asset, _sixes(draft.state)[0], chosen.facts["system"]))


def _sixes(state: State) -> list[int]:
    """The unused white dice that repair a ship."""
    act = state.act
    return [n for n in act.unused("W6") if act.faces[n] == state.profile.repair]
