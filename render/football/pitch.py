"""A football match on its pitch: lines and goals, units with their dice, the ball, the line of a kick, open ground."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from PIL import Image, ImageDraw

from render.football.match import HEAD, SCORE, draw_head, draw_now, draw_score, now_height, part_of
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.palette import INK, PAGE, TEXT, blend, player_colour
from render.kit.parts import outline
from render.kit.png import Picture, encode
from render.kit.typeface import clean, wrap
from render.map.colours import ground_colours, map_palette
from render.map.draw import draw_window
from render.map.ground import EDGE, draw_grid_names
from render.map.scene import Aim, Dot, Scene, Shade, Token, Walk
from render.map.viewport import View, close
from rules.field import Point, cell
from rules.football.map import pitch, sights
from rules.football.map.preview import Preview, open_ground
from rules.football.profile import Profile
from rules.football.state import GOAL, NOTHING, Activation, State, Unit
from rules.frames.loadout import RANGE_OF

__all__ = ["draw_ball", "draw_pitch", "draw_spot", "pitch_image"]

_ROWS = 48
_WINDOW = WIDTH - _ROWS - MARGIN
_AROUND = 1.5
_OVER = 2
_STRIPE = 4
_CIRCLE = 4.0
_BESIDE, _CLEAR = 0.42, 0.62
"""How far the ball lies from the middle of who has it, both ways; in a close-up it is clear of the name."""
_NEARER = 1.35
"""How much larger than on the whole pitch things are in a close-up that is worth it."""
_LOOK = 5.0


def draw_pitch(state: State, words: Mapping[str, Any], preview: Preview | None = None) -> Picture:
    """The pitch as a PNG, 1000 pixels wide; with a preview what would be so, and nothing around it."""
    return encode(pitch_image(state, words, preview), map_palette())


def draw_ball(state: State, words: Mapping[str, Any]) -> Picture | None:
    """A close-up of the ball, of who acts, and of what it goes for; None where that is most of the pitch."""
    points = tuple(_action(state))
    if not points or _close(state.profile, MARGIN + EDGE, points).scale < _NEARER * _view(state.profile, 0).scale:
        return None
    return encode(pitch_image(state, words, around=points), map_palette())


def draw_spot(state: State, words: Mapping[str, Any], at: Point) -> Picture:
    """A close-up of a place."""
    (x, y), far = at, _LOOK
    return encode(pitch_image(state, words, around=((x - far, y - far), (x + far, y + far))), map_palette())


def _action(state: State) -> Iterator[Point]:
    """Where the ball is, who acts, and where its kick or tackle goes."""
    ball = pitch.ball_at(state)
    if ball is not None:
        yield ball
    aim = _aim(state, None, ".")
    if aim is not None:
        yield aim.end
    if state.stack:
        at = state.unit(state.stack[-1].unit).at
        if at is not None:
            yield at


def pitch_image(
    state: State, words: Mapping[str, Any], preview: Preview | None = None, around: Sequence[Point] = ()
) -> Image.Image:
    """The pitch before it is packed into a file; with points ``around`` only what lies there."""
    lines = wrap(clean(words["decision"]), WIDTH - 2 * MARGIN - 90, 30, "Medium") or ("",)
    above = 0 if preview is not None or around else HEAD + GAP + SCORE + GAP
    top = MARGIN + above + EDGE
    view = _close(state.profile, top, around) if around else _view(state.profile, top)
    tall = 0 if preview is not None else GAP + now_height(state, lines)
    image = Image.new("RGB", (WIDTH, view.box.bottom + tall + MARGIN), PAGE)
    if above:
        _around(image, state, words)
    if tall:
        box = Box(MARGIN, view.box.bottom + GAP, WIDTH - 2 * MARGIN, tall - GAP)
        draw_now(image, box, state, (lines, words["deciding"]))
    outline(image, view.box, INK, 3)
    draw_grid_names(image, state.profile.length, view, state.profile.width)
    ends = tuple(sorted(range(2), key=lambda number: state.players[number].east))
    draw_window(
        image,
        _scene(state, preview, words.get("decimal", "."), _CLEAR if around else _BESIDE),
        view,
        _ground(state.profile, view, ends),
    )
    return image


def _around(image: Image.Image, state: State, words: Mapping[str, Any]) -> None:
    """The clock and the score, the side that defends the western goal at the left."""
    draw_head(image, Box(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEAD), state, words)
    wide = (WIDTH - 2 * MARGIN - GAP) // 2
    for side, player in enumerate(state.players):
        box = Box(MARGIN + (wide + GAP if player.east else 0), MARGIN + HEAD + GAP, wide, SCORE)
        draw_score(image, box, state, side, side in words["deciding"])


def _close(profile: Profile, top: int, points: Sequence[Point]) -> View:
    return close(points, profile.length, (_ROWS, top), _WINDOW, tall=profile.width, beside=_AROUND)


def _view(profile: Profile, top: int) -> View:
    scale = _WINDOW / (profile.length + 2 * _AROUND)
    tall = round((profile.width + 2 * _AROUND) * scale)
    return View(Box(_ROWS, top, _WINDOW, tall), -_AROUND, -_AROUND, scale)


# -- the grass ----------------------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def _ground(profile: Profile, view: View, ends: tuple[int, ...]) -> Image.Image:
    """Grass, lines and goals. Not to be drawn on: it is copied."""
    unit = view.scale * _OVER
    dark, light = ground_colours("woods")
    large = Image.new("RGB", (view.box.w * _OVER, view.box.h * _OVER), blend(INK, dark, 0.3))
    draw = ImageDraw.Draw(large)

    def box(left: float, top: float, right: float, bottom: float) -> tuple[float, float, float, float]:
        x, y = (left - view.left) * unit, (top - view.top) * unit
        return x, y, x + (right - left) * unit, y + (bottom - top) * unit

    length, width = profile.length, profile.width
    for number in range(int(length // _STRIPE)):
        stripe = box(number * _STRIPE, 0, (number + 1) * _STRIPE, width)
        draw.rectangle(stripe, fill=light if number % 2 else dark)
    line, thick = blend(TEXT, dark, 0.7), 3 * _OVER
    draw.rectangle(box(0, 0, length, width), outline=line, width=thick)
    draw.line(box(length / 2, 0, length / 2, width), fill=line, width=thick)
    middle = length / 2, width / 2
    draw.ellipse(
        box(middle[0] - _CIRCLE, middle[1] - _CIRCLE, middle[0] + _CIRCLE, middle[1] + _CIRCLE),
        outline=line,
        width=thick,
    )
    draw.ellipse(box(middle[0] - 0.2, middle[1] - 0.2, middle[0] + 0.2, middle[1] + 0.2), fill=line)
    for x, owner in ((0.0, ends[0]), (length, ends[1])):
        back = -1.0 if x == 0 else 1.0
        low, high = sorted((x, x + back))
        top, bottom = width / 2 - profile.goal / 2, width / 2 + profile.goal / 2
        draw.rectangle(box(low, top, high, bottom), fill=blend(player_colour(owner), INK, 0.35))
        draw.rectangle(box(low, top, high, bottom), outline=player_colour(owner), width=4 * _OVER)
        draw.line(box(x, top, x, bottom), fill=TEXT, width=4 * _OVER)
    return large.reduce(_OVER)


# -- what is on it ------------------------------------------------------------------------------------------------


def _scene(state: State, preview: Preview | None, decimal: str, beside: float) -> Scene:
    """Everything on the pitch as plain data. With a preview: what would be so, instead of the kick that is on."""
    return Scene(
        size=state.profile.length,
        tokens=tuple(_tokens(state, preview)),
        shade=_shade(state),
        aim=_aim(state, preview, decimal),
        walk=None if preview is None else _walk(state, preview, decimal),
        ball=_ball(state, preview, beside),
    )


def _tokens(state: State, preview: Preview | None) -> Iterable[Token]:
    for unit in state.units:
        if unit.at is not None:
            yield _token(state, unit, preview)


def _token(state: State, unit: Unit, preview: Preview | None) -> Token:
    assert unit.at is not None
    numbers = [slot.values[0] for slot in state.initiative if slot.unit == unit.id and not unit.gone]
    rolls = preview is not None and preview.verb == "fumble"
    holder = preview.taker if preview is not None and rolls else state.ball.holder
    return Token(
        id=unit.id,
        owner=unit.owner,
        at=unit.at,
        part=part_of(state, unit),
        targeted=bool(state.stack) and state.stack[-1].target == unit.id,
        defense=unit.defense,
        defense_die=unit.defense_die,
        spot=unit.spot,
        spot_die=unit.spot_die,
        number=numbers[0] if numbers else None,
        ball=holder == unit.id,
    )


def _ball(state: State, preview: Preview | None, beside: float) -> Dot | None:
    """Where the ball is drawn: beside the base of who has it."""
    at = preview.at if preview is not None and preview.verb == "fumble" else pitch.ball_at(state)
    moved = preview is not None and preview.item == state.ball.holder and preview.verb == "move"
    at = preview.at if moved and preview is not None else at
    if at is None or state.ball.holder is None or (preview is not None and preview.verb == "fumble"):
        return at
    return at[0] + beside, at[1] + beside


def _shade(state: State) -> Shade | None:
    ground = open_ground(state)
    if not ground.polygons:
        return None
    placing = None if state.restart is None else state.restart.placing
    item = placing or (state.stack[-1].unit if state.stack else None)
    return Shade(ground.polygons, ground.holes, None if item is None else state.unit(item).owner)


def _aim(state: State, preview: Preview | None, decimal: str) -> Aim | None:
    """The line of a kick, steal or tackle that is on, from where the unit stands or would stand."""
    act = state.stack[-1] if state.stack else None
    if act is None or act.target == NOTHING or (preview is not None and preview.verb != "move"):
        return None
    if preview is not None:
        state = state.with_unit(act.unit, at=preview.at)
    start = state.unit(act.unit).at
    if start is None or (act.target != GOAL and state.unit(act.target).at is None):
        return None
    far = f"{sights.distance_to(state, state.unit(act.unit), act.target):.1f}".replace(".", decimal)
    system = "Rd" if act.range is None else RANGE_OF[act.range]
    return Aim(start, sights.aim(state, act.unit, act.target), tuple(_line(state, act)), far, system)


def _line(state: State, act: Activation) -> Sequence[str]:
    own = act.target == GOAL or state.unit(act.target).owner == state.unit(act.unit).owner
    return sights.in_line(state, act.unit, act.target) if own else ()


def _walk(state: State, preview: Preview, decimal: str) -> Walk | None:
    if preview.verb == "fumble":
        return None
    word = (
        cell(preview.at) if preview.most is None else f"{preview.length:.1f} / {preview.most:g}".replace(".", decimal)
    )
    return Walk(preview.way or (preview.at,), word, state.unit(preview.item).owner)
