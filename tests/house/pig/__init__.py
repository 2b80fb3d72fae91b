"""Pig as a sixth family: what a new game needs, in its rules, its picture, and a folder of sentences a language."""

from __future__ import annotations

from rules import Family
from tests.house.pig.rules import EVENTS, Pig

FAMILY = Family(
    id="pig",
    rulesets=(Pig(),),
    events=EVENTS,
    codes={"pig": 15},
    drawing="tests.house.pig.drawing:DRAWING",
    sentences="tests.house.pig.locales",
)
