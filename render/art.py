"""Icons as SVG, hulls and colors as data: the page draws with the same as the pictures."""

from functools import cache

from render.battlefield.terrain import KINDS
from render.kit import palette
from render.kit.icons import ICONS, SYSTEM_ICONS, Point
from render.kit.palette import Colour
from render.space.hulls import BODIES, RIDGES, STERNS
from render.space.signs import RANGES
from rules.core.json_input import Facts

_PLAYERS = 5


@cache
def art() -> Facts:
    """``icons`` (SVG on a grid of 24, white on black), ``systems`` by letters, ``hulls``, ``terrain``, ``colors``."""
    return {
        "icons": {name: _drawn(name) for name in ICONS},
        "systems": dict(SYSTEM_ICONS),
        "ranges": dict(RANGES),
        "shapes": list(palette.SHAPES),
        "hulls": {
            str(kind): {"bodies": bodies, "stern": STERNS[kind], "ridge": RIDGES[kind]}
            for kind, bodies in BODIES.items()
        },
        "terrain": {kind: [_painter(draw), material] for kind, (draw, material) in KINDS.items()},
        "colors": _colors(),
    }


def _painter(draw: object) -> str:
    """The name of the function that paints a kind of terrain."""
    return str(getattr(getattr(draw, "func", draw), "__name__", "")).lstrip("_")


def _colors() -> Facts:
    return {
        "players": [_hex(palette.player_colour(player)) for player in range(_PLAYERS)],
        "dice": {letter: [_hex(face), _hex(ink)] for letter, (face, ink) in palette.DICE.items()},
        "grounds": {style: [_hex(dark), _hex(light)] for style, (dark, light) in palette.GROUNDS.items()},
        "plain": [_hex(colour) for colour in palette.PLAIN_GROUND],
        "materials": {name: _hex(colour) for name, colour in palette.MATERIALS.items()},
        "space": _hex(palette.SPACE),
        "rock": _hex(palette.ROCK),
    }


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


class _SvgPen:
    """Draws an icon as SVG: white is ink, black erases."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def area(self, *points: Point, ink: int = 255) -> None:
        self.parts.append(f'<path d="M{_path(points)}z" fill="{_ink(ink)}"/>')

    def stroke(self, *points: Point, width: float = 3, ink: int = 255) -> None:
        line = f'd="M{_path(points)}" fill="none" stroke="{_ink(ink)}" stroke-width="{width:g}"'
        self.parts.append(f'<path {line} stroke-linecap="round" stroke-linejoin="round"/>')

    def disc(self, x: float, y: float, radius: float, ink: int = 255) -> None:
        self.parts.append(f'<circle cx="{x:.4g}" cy="{y:.4g}" r="{radius:.4g}" fill="{_ink(ink)}"/>')

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        self.disc(x, y, radius)
        self.disc(x, y, radius - width, ink=0)

    def box(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0, ink: int = 255) -> None:
        size = f'width="{x1 - x0:.4g}" height="{y1 - y0:.4g}" rx="{radius:g}"'
        self.parts.append(f'<rect x="{x0:.4g}" y="{y0:.4g}" {size} fill="{_ink(ink)}"/>')


def _drawn(name: str) -> str:
    pen = _SvgPen()
    ICONS[name](pen)
    return "".join(pen.parts)


def _path(points: tuple[Point, ...]) -> str:
    return "L".join(f"{x:.4g} {y:.4g}" for x, y in points)


def _ink(ink: int) -> str:
    return "#fff" if ink else "#000"
