"""Pig, a game of one die, as a sixth family: what a new game needs, and nothing else.

Its rooms are modules beside this one: the rules, the picture, and a folder of sentences a language.
"""

from __future__ import annotations

from rules import Family
from tests.house.pig.rules import EVENTS, FAMILY_ID, Pig

__all__ = ["FAMILY"]

FAMILY = Family(
    id=FAMILY_ID,
    rulesets=(Pig(),),
    events=EVENTS,
    codes={"pig": 15},
    drawing="tests.house.pig.drawing:DRAWING",
    sentences="tests.house.pig.locales",
)
