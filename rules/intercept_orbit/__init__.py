"""Intercept Orbit."""

from rules.contract.family import Family
from rules.intercept_orbit.ruleset import EVENTS, InterceptOrbit
from rules.intercept_orbit.state.state import FAMILY_ID

__all__ = ["FAMILY"]

FAMILY = Family(
    id=FAMILY_ID,
    rulesets=(InterceptOrbit(),),
    events=EVENTS,
    codes={"intercept-orbit": 4},
    narrator="text.intercept_orbit.narrator:NARRATOR",
    drawing="render.intercept_orbit.drawing:DRAWING",
    lesson="table.lessons.intercept_orbit:COURSE",
)
