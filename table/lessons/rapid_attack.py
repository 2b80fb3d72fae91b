"""The lesson of Rapid Attack: half a round, from a target to a hit."""

from rules import Option
from rules.rapid_attack.variants import PROFILES
from table.lessons.course import Course, Script, Step, step

PROFILE = PROFILES["rapid-attack"]
FIELD = (
    "FLD1-088SP6AWVKDXQ1G5RK85R7X240G2F7H009HR8E2676M0G2D6D00CSP82GD5A40G2F5H00HZ78CCD1B40G2H5900NK782G2H540G2A6S00RSP8"
    "DJ23940G2F5S0048Y47"
)
"""A square of 28 units: a wall that takes one more hit stands before B1, and nothing between it, S1 and A1."""

BEFORE: Script = (
    ("A2", ()),
    ("none", (2, 1, 4, 6, 3)),
    ("defend:2", ()),
    ("move:0", ()),
    ("toward B1 1.5", ()),
    ("spot:4", ()),
    ("B1", ()),
    ("pass", ()),
    ("A1", ()),
)

STEPS: tuple[Step, ...] = (
    step(
        "aim",
        "target",
        "*direct = B1 + direct-fire",
        "close = B1 + hand-to-hand",
        "artillery = B1 + artillery",
        "other = B2 + direct-fire",
        "nobody = none",
        faces=(4, 2, 4, 5, 5, 6, 2),
    ),
    step(
        "defend",
        "defense",
        "*blue = defend:2",
        "white = defend:0",
        "red = defend:5",
        "yellow = defend:4",
        "open = none",
    ),
    step(
        "move",
        "movement",
        "*green = move:3",
        "white = move:1",
        "attack = attack:5",
        "spot = spot:4 + B2",
        "done = done",
    ),
    step(
        "where",
        "stations",
        "range = into-range",
        "close = toward:B2",
        "*station = station:S1",
        "away = away",
        "stay = stay",
    ),
    step(
        "attack",
        "combat-order",
        "*red = attack:5",
        "white = attack:0",
        "yellow = attack:4",
        "spot = spot:4 + B1",
        "done = done",
        then=(("A1", ()), ("direct-fire", (3, 1, 5, 2, 3, 6, 4)), ("defend:2", ())),
    ),
    step("use-spot", "damage-dice", "*use = yes", "keep = no", faces=(5, 2, 6, 4), then=(("Y", ()), ("G", ()))),
    step(
        "spot",
        "spotting",
        "*near = spot:4 + B1",
        "*far = spot:4 + B2",
        "white = spot:0 + B1",
        "done = done",
        then=(("attack:5", (5, 3)),),
    ),
    step("ground", "giving-ground", "*hold = no", "give = yes"),
    step(
        "loss",
        "losses",
        "*B = B",
        "*G = G",
        "*Y = Y",
        "*Rd = Rd",
        "white = white",
        then=(("done", ()), ("B2", ()), ("none", (2, 3, 4, 1)), ("defend:2", ()), ("done", ())),
    ),
    step("doomsday", "doomsday", "*advance = advance", "*hold = hold", then=(("hold", ()),)),
)

COURSE = Course(
    id="rapid-attack",
    ruleset="rapid-attack",
    size="demo",
    sides=("Kestrel: B G Y Rd; Badger: B Y Rh Rh", "Jackal: B G Y Rd; Heron: B Y Ra Ra"),
    words="lesson",
    options={"trust": True, "field": FIELD},
    table="map",
    before=BEFORE,
    steps=STEPS,
    topics=("activation", "hit-chart", "stations", "doomsday"),
    measures={"reach": PROFILE.reach, "ruler": PROFILE.ruler},
    barred={
        "artillery": Option("artillery", "range", {"range": "artillery", "rockets": 0}),
        "white": Option("white", "lose-white"),
    },
)
