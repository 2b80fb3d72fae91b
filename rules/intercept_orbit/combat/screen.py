"""Screens: ships with defense systems and blue aces, behind which hits count as in cover (RULINGS 2.3; rulebook:
"Defensive systems"). Before anybody screens, the target has its own turn, so that it may defend."""

from msgspec import structs

from rules.contract.capabilities import Choice
from rules.core.collections import present
from rules.core.request import Option, Request, option
from rules.frames.hits import damage_dice
from rules.intercept_orbit.activation import Activated
from rules.intercept_orbit.combat.attack import called_up
from rules.intercept_orbit.rule import ORDERED, Draft, Event, TurnQuestion, on
from rules.intercept_orbit.space import measure
from rules.intercept_orbit.state.pending import Activation, Step
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import BLUE


class Screened(Event, frozen=True):
    """The screen that makes hits count as in cover, a ship with defense systems or a blue ace; None: no screen."""

    player: int
    target: str
    screen: str | None
    why: str = "ship-defense"


@on(Screened)
def _screened(state: State, event: Screened) -> State:
    asked = (*state.act.attack_now.asked, event.player)
    if event.screen is None and not state.mapped:
        state = structs.replace(state, unscreened=(*state.unscreened, (event.player, event.target)))
    return state.with_attack(Step.SCREEN, screen=event.screen, asked=asked)


class Screen(TurnQuestion):
    """Whether a player's asset screens the target: ``none`` [no-screen]; ``B2`` [screen; asset]. Facts: target."""

    kind = "screen"
    why = "ship-defense"
    at = (Step.SCREEN,)
    least = "none"

    def is_open(self, state: State) -> bool:
        return called_up(state, state.asset(state.act.target)) or _screening(state, state.act) is not None

    def step(self, draft: Draft) -> bool:
        """Activate a target that has not acted yet, put up a screen that goes up unasked, or by standing order."""
        state, act = draft.state, draft.act
        if called_up(state, state.asset(act.target)):
            draft.emit(Activated(act.target, under=act.asset, why="combat-order"))
            return True
        player, screen = present(_screening(state, act))
        if screen is not None:
            draft.emit(Screened(player, act.target, screen.id))
            return True
        ordered = state.order_of(player).screen
        # At a declared table nobody but the player knows what is near enough.
        if not ordered or (ordered == "always" and not state.mapped):
            return False
        found = screens(state, act, player)[0].id if ordered == "always" else None
        draft.emit(Screened(player, act.target, found, why=ORDERED))
        return True

    def ask(self, state: State) -> Request:
        act = state.act
        player = present(_screening(state, act))[0]
        found = (option(asset.id, "screen", asset=asset.id) for asset in screens(state, act, player))
        return self.request_to(state, player, (option("none", "no-screen"), *found), act.asset, target=act.target)

    def answer(self, draft: Draft, request: Request, chosen: Option) -> None:
        draft.emit(Screened(request.player, draft.act.target, chosen.facts.get("asset")))

    def choose(self, state: State, request: Request) -> Choice | None:
        """On a declared table only people see what is near."""
        return super().choose(state, request) if state.mapped else None


def screens(state: State, act: Activation, player: int) -> tuple[Asset, ...]:
    """A player's assets that could make hits on the target count as in cover: ships with enough defense systems (for
    ships), a blue ace (for any TA)."""
    target, near = state.asset(act.target), state.profile.near
    return tuple(
        asset
        for asset in state.assets_of(player)
        if _can_screen(state, asset, target)
        if asset.id == target.id or measure.within(state, asset, target, near, declared=True)
    )


def _can_screen(state: State, asset: Asset, target: Asset) -> bool:
    if asset.ship and target.ship:
        return asset.systems.count(BLUE) >= state.profile.screening
    return asset.flying and asset.ace == BLUE


def sure_screen(state: State, act: Activation) -> Asset | None:
    """The screen that goes up unasked: a blue ace screens itself; on a map the target's own ships and ace do."""
    found = screens(state, act, state.asset(act.target).owner)
    own = [asset for asset in found if asset.id == act.target] or (found if state.mapped else ())
    return next(iter(own), None)


def _screening(state: State, act: Activation) -> tuple[int, Asset | None] | None:
    """The player who decides next whether the target is screened, and the screen that goes up unasked; None when all
    is settled.

    Nobody is asked where no damage dice fall, nor about a target that they said they cannot screen where all stand.
    """
    attack, target = act.attack_now, state.asset(act.target)
    if attack.cover is not None or attack.screen is not None or not target.tactical:
        return None
    for player in state.order:
        found = screens(state, act, player)
        if not found or player in attack.asked or player == state.asset(act.asset).owner:
            continue
        own = sure_screen(state, act) if player == target.owner else None
        if own or _screen_matters(state, act, player):
            return player, own
    return None


def _screen_matters(state: State, act: Activation, player: int) -> bool:
    """Whether damage dice fall, and the player has not said already that nothing of theirs is near the target."""
    target = state.asset(act.target)
    dice = damage_dice(act.attack_now.value, target.spot or 0, target.defense or 0)
    return dice > 0 and (player, target.id) not in state.unscreened
