"""The pictures of Intercept Orbit, and its board as data."""

from __future__ import annotations

from render.drawing import Drawing
from render.intercept_orbit import status
from render.intercept_orbit.board import draw_orbit_board
from render.intercept_orbit.charts import draw_courses, draw_space_hits
from render.intercept_orbit.fleet_card import FleetLabels, draw_fleet
from render.intercept_orbit.map_picture import draw_space_map, focus_on, space_map_image
from render.intercept_orbit.map_scene import scene_of
from render.kit.pillow import Image
from render.kit.png import Picture
from render.kit.typeface import clean
from render.map.marks import Marks, Strike
from render.map.viewport import points_around
from render.scene import SPACE, TABLE, Board, Card, Countdown
from rules import Event, Preview
from rules.core.json_input import Facts
from rules.intercept_orbit.combat.attack import AttackResolved
from rules.intercept_orbit.fleet.analysis import FleetAnalysis
from rules.intercept_orbit.placing.preview import Preview as MapPreview
from rules.intercept_orbit.state.state import Asset, State
from rules.intercept_orbit.state.units import Fleet

# -- the board as data for the page -----------------------------------------------------------------------------------

_DESTROYED = "gone"


def board_of(state: State, preview: Preview | None = None) -> Board:
    """Everything on the board, with a planned place in its scene."""
    planned = preview if isinstance(preview, MapPreview) else None
    return Board(
        kind=SPACE if state.mapped else TABLE,
        sides=tuple(status.score_of(state, player) for player in status.ranked(state)),
        clock=Countdown(state.clock, max(state.profile.clock, state.clock)),
        cards=tuple(_card(state, asset) for asset in state.assets),
        action=status.action_of(state),
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
        whole=state.profile.white if asset.tactical else 0,
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


# -- the pictures -----------------------------------------------------------------------------------------------------


def _state(state: State, words: Facts) -> Picture:
    return draw_space_map(state, words) if state.mapped else draw_orbit_board(state, words)


def _plan(state: State, words: Facts, preview: Preview) -> Picture:
    assert isinstance(preview, MapPreview)
    return draw_space_map(state, words, focus=focus_on(state, preview), preview=preview)


def _place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    return draw_space_map(state, words, focus=points_around(at))


def _near(state: State, words: Facts) -> Picture | None:
    return draw_space_map(state, words, focus=())


def _whole(state: State, words: Facts) -> Image.Image:
    size = scene_of(state, None, ".").size
    return space_map_image(state, {**words, "decision": "", "deciding": ()}, focus=((0.0, 0.0), (size, size)))[0]


def _force_card(force: object, analysis: object, words: Facts) -> Picture:
    assert isinstance(force, Fleet)
    assert isinstance(analysis, FleetAnalysis)
    return draw_fleet(force, analysis, FleetLabels(**words))


def _scene(state: State, words: Facts, marks: Marks) -> Picture:
    return draw_space_map(state, words, marks=marks)


def _strike(event: Event, state: State) -> Strike | None:
    if not isinstance(event, AttackResolved):
        return None
    start, end = state.asset(event.asset).at, state.asset(event.target).at
    return None if start is None or end is None else Strike(start, end, event.hits)


DRAWING = Drawing(
    _state,
    _plan,
    _place,
    _near,
    _whole,
    scene=_scene,
    strike=_strike,
    charts={"space": draw_space_hits, "course": draw_courses},
    cards={"fleet": _force_card},
    board=board_of,
)
