"""The battlefield: geometry, shortest ways, terrain, random fields and field codes. It knows no game's rules."""

from rules.field.code import CODE_MAX, PREFIX, SEED_MAX, is_field_code, read_field, write_field
from rules.field.coordinates import (
    CELL,
    NUMBER,
    cell,
    cell_middle,
    column,
    read_bearing,
    read_coordinates,
    read_number,
    read_place,
    read_toward,
)
from rules.field.edit import add, move, remove, turn
from rules.field.generate import generate
from rules.field.geometry import (
    EDGE,
    ROUND,
    SHAPES,
    SQUARE,
    Disc,
    Ground,
    Point,
    Shape,
    between,
    clearance,
    distance,
    doorway,
    gap,
    ground_across,
    middle,
    polygon,
    rounded,
    within,
)
from rules.field.kinds import KINDS, NAMES, Built, Kind
from rules.field.styles import STYLES
from rules.field.terrain import GAP_CLOSED, GAP_OPEN, PIECES_MAX, RULERS, SIZE_LEAST, SIZE_MOST, Field, Piece
from rules.field.ways import Way, Ways, straight, ways
from rules.field.zones import (
    Zone,
    box,
    common,
    disc_zone,
    ground_zone,
    has,
    loops,
    near_zone,
    nearest_in,
    nowhere,
    sample,
    shifted,
    union,
    without,
)

__all__ = [
    "CELL", "CODE_MAX", "EDGE", "GAP_CLOSED", "GAP_OPEN", "KINDS", "NAMES", "NUMBER", "PIECES_MAX", "PREFIX", "ROUND",
    "RULERS", "SEED_MAX", "SHAPES", "SIZE_LEAST", "SIZE_MOST", "SQUARE", "STYLES", "Built", "Disc", "Field", "Ground",
    "Kind", "Piece", "Point", "Shape", "Way", "Ways", "Zone", "add", "between", "box", "cell", "cell_middle",
    "clearance", "column", "common", "disc_zone", "distance", "doorway", "gap", "generate", "ground_across",
    "ground_zone", "has", "is_field_code", "loops", "middle", "move", "near_zone", "nearest_in", "nowhere", "polygon",
    "read_bearing", "read_coordinates", "read_field", "read_number", "read_place", "read_toward", "remove", "rounded",
    "sample", "shifted", "straight", "turn", "union", "ways", "within", "without", "write_field",
]  # fmt: skip
