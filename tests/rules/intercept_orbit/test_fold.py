"""The fold of a game is whole."""

from __future__ import annotations

from rules import FAMILIES
from rules.intercept_orbit.rule import FOLD, Event


def test_every_event_of_the_family_is_listed_and_has_a_reducer() -> None:
    assert set(FAMILIES["intercept-orbit"].events) == set(Event.__subclasses__())
    FOLD.complete(FAMILIES["intercept-orbit"].events)
