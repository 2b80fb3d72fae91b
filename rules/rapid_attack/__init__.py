"""Rapid Attack, MEZ and Unofficial."""

from rules.contract.family import Family
from rules.core.event import kinds_of
from rules.rapid_attack.rule import FOLD, Event
from rules.rapid_attack.ruleset import RapidAttack
from rules.rapid_attack.state import FAMILY_ID
from rules.rapid_attack.variants import PROFILES

__all__ = ["FAMILY"]

FAMILY = Family(
    id=FAMILY_ID,
    rulesets=tuple(RapidAttack(profile) for profile in PROFILES.values()),
    events=kinds_of(Event),
    codes={"rapid-attack": 0, "mez": 1, "unofficial": 2},
    drawing="render.rapid_attack.drawing:DRAWING",
    narrator="text.rapid_attack.narrator:NARRATOR",
    lesson="table.lessons.rapid_attack:COURSE",
)
FOLD.complete(FAMILY.events)
