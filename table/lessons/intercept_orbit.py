"""The lesson of Intercept Orbit: from an attack that must be answered to a ship, its fuel and an HVA."""

from rules import Option
from rules.intercept_orbit.state.profile import ORBIT
from table.lessons.course import Course, Script, Step, step


def _placed(*answers: str) -> Script:
    """Answers without a die."""
    return tuple((answer, ()) for answer in answers)


SET_UP: Script = (
    *_placed("AV1", "4,21 90"),
    *_placed("A1", "4,16 90"),
    *_placed("B1", "13.9,19 90"),
    *_placed("B2", "16,3 90"),
    *_placed("Bc1>B1"),
    *_placed("BV1", "22.5,19 90"),
    *_placed("Ac1>A1"),
    *_placed("debris:Vesta", "8.5,16.9"),
    *_placed("debris:Pallas", "16,17.45"),
    *_placed("debris:Eros", "10,27"),
    *_placed("enough"),
)
BASALT_FIRES: Script = (
    ("hvas", ()),
    ("pass", ()),
    ("B1", ()),
    ("A1@assault", (3, 2, 3, 6, 2, 4)),
    ("defend:2", ()),
    ("attack:3", ()),
)
BASALT_FLIES_ON: Script = (("Y", ()), ("straight", ()), ("done", ()))
NOVA_IS_OFF: Script = (
    ("spot:3>B1", ()),
    ("Ac1", ()),
    ("B1@dogfight", (2, 1, 4, 5, 3, 2, 3)),
    ("defend:2", ()),
)
ROUND_ENDS: Script = (
    ("Ra", ()),
    ("done", ()),
    ("B2", ()),
    ("none", (2, 3, 1, 2, 1)),
    ("defend:2", ()),
    ("straight", ()),
    ("hvas", (3, 4, 3, 1)),
)

STEPS: tuple[Step, ...] = (
    step(
        "aim",
        "orbit-target",
        "close = B1@dogfight",
        "support = B1@support",
        "*assault = B1@assault",
        "thorn = B2@assault",
        "nobody = none",
        faces=(6, 3, 4, 4, 6, 2, 2),
    ),
    step(
        "guard",
        "orbit-round",
        "six = defend:0",
        "*blue = defend:2",
        "white = defend:1",
        "red = defend:4",
        "open = none",
        faces=(4, 2),
        then=BASALT_FLIES_ON,
    ),
    step("repair", "ship-repair", "white = white", "*comms = Y", "nothing = none"),
    step(
        "course",
        "manoeuvre",
        "straight = straight",
        "ahead = move:1 + 5",
        "double = move:1 + 5 2LL 4R",
        "*bend = move:1 + 5 2L 4R",
        "dear = move:1 + 6 2L 4R",
        chart="hinge-ruler",
        plan="move:1 + 4",
    ),
    step(
        "fire",
        "orbit-ranges",
        "*red = attack:4",
        "low = attack:5",
        "yellow = attack:3",
        "launch = fuel:6",
        "done = done",
        faces=(2, 4, 5),
        then=(("Rs", ()),),
    ),
    step(
        "launch",
        "launching",
        "osprey = fuel:6 + at:A1",
        "thorn = fuel:6 + at:B2",
        "*basalt = fuel:6 + at:B1",
        "spot = spot:3>B1",
        "done = done",
        then=NOVA_IS_OFF,
    ),
    step(
        "storm",
        "company-turn",
        "low = attack:5 + yes",
        "*ace = attack:6 + yes",
        "alone = attack:6 + no",
        "fly = move:3",
        "done = done",
        faces=(1, 3, 4, 5),
        then=ROUND_ENDS,
    ),
    step(
        "deck",
        "boarding",
        "*engines = Bc1:G",
        "catapult = B1:K",
        "shield = B1:B",
        "*weapon = Bc1:R",
    ),
    step(
        "bingo",
        "fuel",
        "nova = Ac1",
        "osprey = A1",
        "*basalt = B1",
        "envoy = AV1",
        "pass = pass",
        faces=(3, 1, 2, 5),
        then=(("defend:2", ()), ("move:0", ())),
    ),
    step("prize", "hva-capture", "four = 4", "*six = 6", "seven = 7"),
    step(
        "refuel",
        "abandoning",
        "white = fuel:1 + at:B1",
        "osprey = fuel:3 + at:A1",
        "thorn = fuel:3 + at:B2",
        "*basalt = fuel:3 + at:B1",
        "done = done",
        then=(("done", ()),),
    ),
)


def _course(written: str) -> Option:
    """A course that the player writes, as the choices show one."""
    return Option(written, "course-toward", {"target": "B1", "course": written})


COURSE = Course(
    id="intercept-orbit",
    ruleset="intercept-orbit",
    size={"id": "custom", "frames": [2, 3], "hvas": 1},
    sides=(
        "Capital Osprey: Ra Y B K; Company Nova: ace R; HVA Envoy",
        "Capital Basalt: Ra B Rs K; Frigate Thorn: Ra B Y; Company Onyx: ace G; HVA Saffron",
    ),
    words="lesson-intercept-orbit",
    set_up=SET_UP,
    before=BASALT_FIRES,
    steps=STEPS,
    table="map",
    options={"across": 32},
    topics=("ship-turn", "hinge-ruler", "collisions", "aces"),
    measures={"reach": ORBIT.reach, "near": ORBIT.near, "ruler": ORBIT.ruler},
    barred={
        "B1@support": Option(
            "B1@support", "aim", {"asset": "B1", "range": "support", "far": 8.0, "now": True, "debris": False, "red": 0}
        ),
        "white": Option("white", "restore-white"),
        **{written: _course(written) for written in ("5", "5 2L 4R", "5 2LL 4R", "6 2L 4R")},
    },
)
