"""Cover: what stands between an attacker and its target, and what it takes in its place (RULINGS 2.3; rulebook:
"Cover")."""

from rules.core.agreement import Word
from rules.core.collections import present
from rules.core.request import Option, Request, option
from rules.intercept_orbit.combat.attack import UseSpot, dice_may_fall
from rules.intercept_orbit.rule import YES, Draft, Event, TurnQuestion, on, yes_no
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Activation, Step
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import DEBRIS, Asset, State


class CoverDeclared(Event, frozen=True):
    """The debris or ship that stands between; None: nothing does. ``by``: the target's player says so, who agrees to
    the rest."""

    asset: str
    target: str
    cover: str | None
    by: int | None = None
    why: str = "orbit-cover"


@on(CoverDeclared)
def _cover_declared(state: State, event: CoverDeclared) -> State:
    said = Word(agreed=event.by is not None)
    return state.with_attack(Step.SCREEN, cover=event.cover, said=said, covering=Word())


class CoverStruck(Event, frozen=True):
    """The attacker lets the ship in between take what it absorbed."""

    asset: str
    cover: str
    hits: int
    why: str = "orbit-cover"


@on(CoverStruck)
def _cover_struck(state: State, event: CoverStruck) -> State:
    return state.with_top(attack=None, step=Step.ACT).with_hits(event.cover, event.hits)


class CoverSpared(Event, frozen=True):
    """The ship in between takes nothing."""

    asset: str
    cover: str
    why: str = "orbit-cover"


@on(CoverSpared)
def _cover_spared(state: State, event: CoverSpared) -> State:
    return state.with_top(attack=None, step=Step.ACT)


class Cover(TurnQuestion):
    """What stands between, on a declared table: ``none`` [open]; ``X1`` [cover-debris; asset]; ``B2`` [cover-ship;
    asset]. Facts: target. On a map it is measured."""

    kind = "cover"
    why = "orbit-cover"
    at = (Step.COVER,)
    joined = (UseSpot.kind,)
    least = "none"
    usual = ("open",)
    seen = True

    def step(self, draft: Draft) -> bool:
        state, act = draft.state, draft.act
        # Nothing can stand between in a dogfight, nor when debris is the target.
        matters = act.range is not Range.DOGFIGHT and state.asset(act.target).tactical and bool(_between(state, act))
        if matters and not state.mapped and dice_may_fall(state, act):
            return False
        # Of several assets the one nearest to the target covers it.
        found = measure.covers(state, act.asset, act.target) if matters and state.mapped else ()
        draft.emit(CoverDeclared(act.asset, act.target, next(iter(found), None)))
        return True

    def ask(self, state: State) -> Request:
        return self.to_owner(state, cover_options(state), target=state.act.target)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(CoverDeclared(draft.act.asset, draft.act.target, chosen.facts.get("asset")))


def cover_options(state: State) -> tuple[Option, ...]:
    """Nothing, or one of the assets that may stand between."""
    return (option("none", "open"), *(_shield(asset) for asset in _between(state, state.act)))


def _between(state: State, act: Activation) -> tuple[Asset, ...]:
    """Debris, and other ships."""
    return tuple(a for a in state.there if (a.ship or a.kind == DEBRIS) and a.id not in (act.asset, act.target))


def _shield(asset: Asset) -> Option:
    return option(asset.id, "cover-debris" if asset.kind == DEBRIS else "cover-ship", asset=asset.id)


class CoverHit(TurnQuestion):
    """Whether the ship in between takes what it has absorbed: ``yes`` [strike-cover]; ``no`` [spare-cover]. Facts:
    target, cover, hits."""

    kind = "cover-hit"
    why = "orbit-cover"
    at = (Step.COVER_HIT,)
    least = "no"

    def ask(self, state: State) -> Request:
        attack, options = state.act.attack_now, yes_no("strike-cover", "spare-cover")
        return self.to_owner(state, options, target=state.act.target, cover=attack.cover, hits=attack.absorbed)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        act, attack = draft.act, draft.act.attack_now
        cover = present(attack.cover)
        if chosen.choice == YES:
            draft.emit(CoverStruck(act.asset, cover, attack.absorbed))
        else:
            draft.emit(CoverSpared(act.asset, cover))
