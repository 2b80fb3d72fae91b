"""Mecha Football."""

from rules.contract.family import Family
from rules.football.ruleset import EVENTS, Football
from rules.football.state import FAMILY_ID

__all__ = ["FAMILY"]

FAMILY = Family(
    id=FAMILY_ID,
    rulesets=(Football(),),
    events=EVENTS,
    codes={"football": 3},
    narrator="text.football.narrator:NARRATOR",
    drawing="render.football.drawing:DRAWING",
    lesson="table.lessons.football:COURSE",
)
