"""The two variants of Rapid Attack: the numbers of RULINGS 1.9 and nothing else."""

from msgspec import structs

from rules.frames.loadout import PoolDice
from rules.rapid_attack.profile import (
    RAPID_ATTACK,
    Clock,
    Contested,
    Equal,
    GivingGround,
    HighestTie,
    LowestTie,
    Over,
    Passing,
    Placing,
    PointFrame,
    Profile,
    Size,
    SpotLasts,
)

MEZ = structs.replace(
    RAPID_ATTACK,
    id="mez",
    language="fr",
    clock=12,
    clock_shown=Clock.UP,
    passing=Passing.OWN_FRAMES_FIRST,
    spot_lasts=SpotLasts.UNTIL_NEXT_ATTACK,
    point_frame=PointFrame.WITHIN_DIRECT_FIRE,
    placing=Placing.LOWEST_FIRST,
    show_metric=True,
    deployment=structs.replace(RAPID_ATTACK.deployment, stations=2, outside=0.0),
    contested=Contested.KEPT,
    giving_ground=GivingGround.EVERY_FRAME,
    highest_tie=HighestTie.MUST_CHANGE,
    lowest_tie=LowestTie.STANDS,
    core=("split-range",),
    dice=PoolDice(),
    chart=structs.replace(RAPID_ATTACK.chart, next_covers=False),
    demo=structs.replace(RAPID_ATTACK.demo, around=False),
    equal=Equal.ROUND_BEFORE,
)

UNOFFICIAL = structs.replace(
    RAPID_ATTACK,
    id="unofficial",
    sizes=(
        Size("skirmish", 2, 3, 5, 2, rockets=2),
        Size("skirmish", 3, 3, 5, 2, rockets=2),
        Size("skirmish", 4, 2, 4, 2, rockets=2),
        Size("battle", 2, 5, 8, 3),
        Size("battle", 3, 4, 7, 2),
        Size("battle", 4, 4, 6, 2),
    ),
    over=Over.MOVEMENT_SYSTEMS,
    dice=PoolDice(),
)

PROFILES: dict[str, Profile] = {profile.id: profile for profile in (RAPID_ATTACK, MEZ, UNOFFICIAL)}
