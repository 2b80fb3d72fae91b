"""How even a field is, by games of the policy against itself on it."""

from __future__ import annotations

import pytest

from rules import RulesError
from rules.field import generate, write_field
from think.fair import trial


def test_games_are_counted_for_the_sides_of_the_field() -> None:
    code = write_field(generate("town", "fair", across=32))
    found = trial("rapid-attack", "demo", code, 3, 60.0)
    assert found.games == 3
    assert 0 <= found.north <= 3
    assert 0 <= found.west <= 3
    assert found == trial("rapid-attack", "demo", code, 3, 60.0), "the same games each time"


def test_fewer_games_where_time_is_short() -> None:
    code = write_field(generate("town", "fair", across=32))
    assert trial("rapid-attack", "demo", code, 20, 0.0).games == 1


@pytest.mark.parametrize(("size", "code"), [("demo", "FLD1-NONSENSE"), ("huge", "")])
def test_what_cannot_be_played(size: str, code: str) -> None:
    with pytest.raises(RulesError):
        trial("rapid-attack", size, code or write_field(generate("town", "fair", across=32)), 1, 1.0)
