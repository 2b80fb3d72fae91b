"""The rules of Intercept Orbit with another profile: every number is another."""

from __future__ import annotations

from msgspec import structs

from rules.intercept_orbit.ruleset import InterceptOrbit
from rules.intercept_orbit.state.profile import ORBIT, Bases, HitChart

OTHER = structs.replace(
    ORBIT,
    clock=3,
    ppa=3,
    white=3,
    reach=1.5,
    near=3.0,
    ruler=6.0,
    speed=6,
    click=30.0,
    nudge=0.5,
    dodge=1.0,
    bingo=2,
    repair=5,
    debris_max=2,
    boarded=4,
    close_call=0.2,
    bases=Bases((3.0, 2.5), (2.5, 1.5), (1.5, 1.5), (0.8, 0.8), (1.2, 1.2)),
    on_ships=HitChart((6,), (5, 6), (5, 6), (3, 4, 5, 6)),
    on_companies=HitChart((5, 6), (6,), (), (6,)),
    clicks=2,
    frigate_clicks=3,
    hva_hinges=2,
    ram_taken=(1,),
    ram_dealt=(5, 6),
    blue=(0, 2, 3),
    yellow=(0, 2),
    black=(0, 2, 4),
    weapon=((), ("R8",), ("R8", "R8")),
    split="R8",
    hull=("G6", "G6"),
    screening=1,
    fuel_most=4,
    burn=2,
    dodge_fuel=2,
    harm=(1, 1, 1, 1, 1, 1, 1, 1),
    lenders=2,
    across=40,
    just_within=2.0,
    same_max=3,
    agreement=False,
)
RULES = InterceptOrbit(OTHER)
