"""The lesson of Mecha Football: from the kick-off to a goal, with a steal, a fumble and a line on the way."""

from rules import Option
from rules.football.profile import FOOTBALL
from table.lessons.course import Course, Script, Step, step

BEFORE: Script = (
    ("offence", ()),
    ("east", ()),
    ("A1", ()),
    ("B1", ()),
    ("A2", ()),
    ("B2", (2, 6, 4, 8)),
)
WOLF_STEALS: Script = (
    ("done", ()),
    ("no", ()),
    ("A2", (3, 2, 2, 5, 4, 1, 5, 4)),
    ("defend:2", ()),
    ("move:3", ()),
    ("attack:6", (3,)),
    ("done", ()),
    ("no", ()),
)
WALL_GETS_IT: Script = (
    ("none", (2, 1, 4, 3, 4)),
    ("defend:2", (3, 5)),
    ("unit:B2", ()),
    ("done", ()),
    ("no", ()),
    ("move:0", ()),
    ("done", ()),
    ("no", (8, 1, 5, 6)),
)

STEPS: tuple[Step, ...] = (
    step(
        "aim",
        "football-target",
        "*pass = A2 + direct-fire",
        "close = A2 + hand-to-hand",
        "far = A2 + artillery",
        "shot = goal + artillery",
        "nobody = none",
        faces=(2, 3, 4, 3, 6, 5),
    ),
    step(
        "guard", "defense", "*blue = defend:2", "white = defend:1", "green = defend:3", "red = defend:4", "open = none"
    ),
    step(
        "run",
        "football-movement",
        "*green = move:3",
        "white = move:0",
        "pass = attack:4",
        "mark = spot:1 + B1",
        "done = done",
    ),
    step(
        "pass",
        "football-attack",
        "*red = attack:4",
        "low = attack:5",
        "white = attack:1",
        "blue = attack:2",
        "done = done",
    ),
    step(
        "line",
        "line",
        "*clear = none",
        "wolf = B1",
        "wall = B2",
    ),
    step(
        "early",
        "defending-early",
        "*goal = goal + direct-fire",
        "close = goal + hand-to-hand",
        "back = A1 + direct-fire",
        "nobody = none",
        faces=(3, 2, 4, 5, 6, 4),
    ),
    step(
        "hold",
        "steal-and-tackle",
        "*blue = defend:2",
        "white = defend:0",
        "red = defend:4",
        "open = none",
        faces=(2, 5, 1, 3, 6, 4),
        then=WOLF_STEALS,
    ),
    step(
        "shoot",
        "pass-and-shot",
        "*run = move:3 + attack:4",
        "now = attack:4",
        "short = move:0 + attack:4",
        "white = move:3 + attack:1",
        "done = done",
    ),
    step(
        "keeper",
        "fumble",
        "clear = none",
        "*wall = B2",
        "wolf = B1",
        "comet = A1",
        then=WALL_GETS_IT,
    ),
    step(
        "steal",
        "football-initiative",
        "*close = B2 + hand-to-hand",
        "slide = B2 + direct-fire",
        "far = B2 + artillery",
        "nobody = none",
        faces=(2, 3, 4, 4, 5, 3),
        then=(("defend:2", ()),),
    ),
    step(
        "win",
        "foul",
        "*red = attack:4",
        "low = attack:5",
        "green = attack:3",
        "run = move:3",
        "done = done",
        then=(("none", (1, 2, 3, 2, 4)), ("defend:2", (2, 6)), ("done", ())),
    ),
    step(
        "burn",
        "hot-rodding",
        "*green = G>Rd + goal",
        "*blue = B>Rd + goal",
        "*claw = Rh>Rd + goal",
        "gun = Rd>G",
        "cool = no",
        faces=(5, 3),
        then=(("attack:0", ()), ("none", (2, 3, 4, 5, 6))),
    ),
)

COURSE = Course(
    id="football",
    ruleset="football",
    size={"id": "custom", "frames": [2, 2]},
    sides=("Comet: Ra Rd G B; Dart: Rh Rd G B", "Wolf: Rh B G Y; Wall: B B Rd Y"),
    words="lesson-football",
    options={"trust": True},
    before=BEFORE,
    steps=STEPS,
    topics=("football-turn", "dead-ball", "foul", "hot-rodding"),
    measures={"reach": FOOTBALL.reach, "ruler": FOOTBALL.ruler},
    barred={"artillery": Option("artillery", "range", {"range": "artillery", "reach": None})},
)
