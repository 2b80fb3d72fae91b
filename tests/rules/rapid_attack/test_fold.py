"""Each event has a reducer, and it stands beside the event."""

from __future__ import annotations

import pytest

from rules import FAMILIES
from rules.core.fold import Fold
from rules.football.match import FOLD as FOOTBALL
from rules.rapid_attack.rule import FOLD as RAPID_ATTACK


@pytest.mark.parametrize(("family", "fold"), [("rapid-attack", RAPID_ATTACK), ("football", FOOTBALL)])
def test_an_event_is_folded_by_the_module_of_its_rule(family: str, fold: Fold[object]) -> None:
    events = FAMILIES[family].events
    fold.complete(events)
    assert {kind.__name__ for kind in events if fold.reducer(kind).__module__ != kind.__module__} == set()
