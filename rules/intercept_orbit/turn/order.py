"""Rounds, and whose turn it is (RULINGS 2.3; rulebook: "Tactical order", "Ending the Round")."""

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.contract.choosing import among, because
from rules.core.errors import Illegal, RulesError, shown
from rules.core.request import Option, Request, option
from rules.intercept_orbit.activation import Activated
from rules.intercept_orbit.movement.journey import depart
from rules.intercept_orbit.movement.steering import straight_facts
from rules.intercept_orbit.opponent.aim import hope_of
from rules.intercept_orbit.rule import Draft, Event, Question, on
from rules.intercept_orbit.space.course import straight_on
from rules.intercept_orbit.state.state import DEBRIS, HVA, Asset, Phase, State
from rules.intercept_orbit.turn.refused import called

HOPES = 1.0
"""The points that an attack should cost at least to be a reason to act now."""


class Passed(Event, frozen=True):
    """A player passed the choice down the line."""

    player: int
    why: str = "tactical-order"


@on(Passed)
def _passed(state: State, event: Passed) -> State:
    return structs.replace(state, passed=(*state.passed, event.player))


class RoundEnded(Event, frozen=True):
    """Every asset has had its turn: defense and spot dice go."""

    round: int
    why: str = "round-end"


@on(RoundEnded)
def _round_ended(state: State, event: RoundEnded) -> State:
    assets = tuple(structs.replace(asset, defense=None, defense_die=None, spots=()) for asset in state.assets)
    return structs.replace(state, assets=assets, phase=Phase.BOARDING, passed=())


class Activate(Question):
    """Which asset has its turn: ``A1`` [asset; asset]; ``hvas`` [hvas-straight; count, asset, mapped, meets,
    loses]: all of them straight on; ``pass`` [pass]."""

    kind = "activate"
    why = "tactical-order"
    at = (Phase.ORDER,)
    least = "pass"
    offers = ("aim",)

    def step(self, draft: Draft) -> bool:
        """End the round once every asset has had its turn."""
        if any(asset.ready for asset in draft.state.assets):
            return False
        draft.emit(RoundEnded(draft.state.round))
        draft.straight = None  # of this round's HVAs: what they do in the next one is asked again
        return True

    def continue_straight(self, draft: Draft) -> bool:
        """Give the player's next HVA its whole turn."""
        player = chooser(draft.state)
        hvas = _hvas(draft.state, player)
        if player != draft.straight or not hvas:
            return False
        draft.emit(Activated(hvas[0].id))
        depart(draft, hvas[0].id, straight_on(draft.state.profile.speed), 0, "manoeuvre")
        return True

    def ask(self, state: State) -> Request:
        player = chooser(state)
        options = [option(a.id, "asset", asset=a.id) for a in state.assets if a.owner == player and a.ready]
        hvas = _hvas(state, player)
        if hvas:
            facts = {"count": len(hvas), "asset": hvas[0].id, "mapped": state.mapped, **straight_facts(state, hvas)}
            last = facts["meets"] or facts["loses"]
            options.insert(len(options) if last else 0, option("hvas", "hvas-straight", **facts))
        after = [other for other in state.order[state.order.index(player) + 1 :] if other not in state.passed]
        if any(_ready(state, other) for other in after):
            options.append(option("pass", "pass"))
        return self.request_to(state, player, tuple(options))

    def refused(self, state: State, request: Request, text: str) -> RulesError:
        found = called(state, text)
        if found is None:
            why = text.strip().lower() if text.strip().lower() in ("pass", "hvas") else "unknown"
            return Illegal("asset-not-ready", why=why, asset=shown(text))
        return Illegal("asset-not-ready", why=_why_not(found, request.player), asset=found.id)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        """Begin the chosen asset's turn, or pass. A player who sends all HVAs straight on is asked no more until there
        is something else to decide."""
        match chosen.label:
            case "hvas-straight":
                draft.straight = request.player
                self.continue_straight(draft)
            case "pass":
                draft.emit(Passed(request.player))
            case _:
                draft.emit(Activated(chosen.facts["asset"]))

    def choose(self, state: State, request: Request) -> Choice | None:
        """The HVAs last; first the asset with the most valuable target."""
        assets = [item for item in among(request, "asset") if state.asset(item.facts["asset"]).tactical]
        if assets:
            hopes = {item.choice: hope_of(state, state.asset(item.facts["asset"])) for item in assets}
            best = max(assets, key=lambda item: hopes[item.choice])
            return because(best, "best-attack" if hopes[best.choice] > HOPES else "")
        straight = among(request, "hvas-straight")
        if straight and not straight[0].facts["meets"] and not straight[0].facts["loses"]:
            return because(straight[0])
        return because(among(request, "asset")[0])


def _why_not(asset: Asset, player: int) -> str:
    """Why an asset has no turn now."""
    if not asset.alive:
        return "gone"
    if asset.owner != player:
        return "debris" if asset.kind == DEBRIS else "not-yours"
    return "drifting" if asset.drifting else "aboard" if asset.aboard else "acted"


def chooser(state: State) -> int:
    """The player whose turn it is in tactical order: the first who has not passed and has an asset ready.

    The defender opens the game, even if another player leads by then.
    """
    order = state.order if state.opened or state.round > 1 else (state.defender, *state.order)
    ready = [player for player in order if _ready(state, player)]
    return next((player for player in ready if player not in state.passed), ready[0])


def _ready(state: State, player: int) -> bool:
    return any(asset.owner == player and asset.ready for asset in state.assets)


def _hvas(state: State, player: int) -> tuple[Asset, ...]:
    """The HVAs of a player that may still have their turn this round."""
    return tuple(asset for asset in state.assets_of(player) if asset.kind == HVA and asset.ready)
