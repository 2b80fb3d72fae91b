"""A state of Intercept Orbit as data for the page."""

from __future__ import annotations

from render.intercept_orbit import status
from render.intercept_orbit.map_scene import scene_of
from render.kit.typeface import clean
from render.scene import SPACE, TABLE, Action, Board, Card, Countdown
from rules import Preview
from rules.intercept_orbit.placing.preview import Preview as MapPreview
from rules.intercept_orbit.state.state import Asset, State

__all__ = ["board_of"]

_DESTROYED = "gone"


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    return Board(
        kind=SPACE if state.mapped else TABLE,
        sides=tuple(status.score_of(state, player) for player in status.ranked(state)),
        clock=Countdown(state.clock, max(state.profile.clock, state.clock)),
        cards=tuple(_card(state, asset) for asset in state.assets),
        action=_action(state),
        map=scene_of(state, planned) if state.mapped else None,
    )


def _card(state: State, asset: Asset) -> Card:
    return Card(
        id=asset.id,
        owner=asset.owner,
        name="" if asset.name == asset.id else clean(asset.name),
        kind=str(asset.kind),
        part=_DESTROYED if asset.left is not None else status.part_of(state, asset),
        targeted=status.is_targeted(state, asset),
        systems=asset.systems,
        lost=status.lost_systems(asset),
        white=asset.white,
        whole=state.profile.white,
        defense=asset.defense,
        defense_die=asset.defense_die,
        spots=tuple((spot.die, spot.value) for spot in asset.spots),
        host=asset.host or "",
        fuel=asset.fuel,
        bingo=status.is_bingo(state, asset),
        ace=asset.ace or "",
        captor=status.captor_of(state, asset),
        aboard=asset.aboard,
    )


def _action(state: State) -> Action | None:
    first, *others = (*status.actors(state), "")
    if not first:
        return None
    act = state.stack[-1] if state.stack else None
    return Action(
        unit=first,
        target=others[0],
        range="" if act is None or act.range is None else str(act.range),
        dice=() if act is None else tuple(status.shown_dice(act)),
        waiting=tuple(other.asset for other in reversed(state.stack[:-1])),
    )
