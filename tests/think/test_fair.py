"""How even a field is, by games of the policy against itself on it."""

from __future__ import annotations

import pytest

from rules import RulesError
from rules.field import generate, write_field
from rules.field.drawn import Drawing, DrawnPiece, field_of
from think.fair import Trial, trial


def test_games_are_counted_for_the_sides_of_the_field() -> None:
    code = write_field(generate("town", "fair", across=32))
    found = trial("rapid-attack", "demo", code, 4, 60.0)
    assert found.games == 4
    assert 0 <= found.north <= 4
    assert 0 <= found.west <= 4
    assert found == trial("rapid-attack", "demo", code, 4, 60.0), "the same games each time"


def test_a_field_that_is_its_own_twin_gives_each_side_half() -> None:
    box = ((12.0, 7.0), (16.0, 7.0), (16.0, 9.0), (12.0, 9.0))
    twin = tuple((32 - x, 32 - y) for x, y in box)
    drawing = Drawing("round", 32, "town", (DrawnPiece("house", box), DrawnPiece("house", twin)))
    found = trial("rapid-attack", "demo", write_field(field_of(drawing)), 4, 60.0)
    assert (found.north, found.west) == (2.0, 2.0)


def test_what_so_many_games_can_tell() -> None:
    assert Trial(20, 14.0, 6.0).usual == (6, 14)
    assert not Trial(20, 14.0, 6.0).tells
    assert Trial(20, 15.0, 10.0).tells
    assert Trial(20, 10.0, 5.5).tells
    assert Trial(2, 2.0, 0.0).usual == (0, 2)


def test_fewer_games_where_time_is_short() -> None:
    code = write_field(generate("town", "fair", across=32))
    assert trial("rapid-attack", "demo", code, 20, 0.0).games == 2


@pytest.mark.parametrize(("size", "code"), [("demo", "FLD1-NONSENSE"), ("huge", "")])
def test_what_cannot_be_played(size: str, code: str) -> None:
    with pytest.raises(RulesError):
        trial("rapid-attack", size, code or write_field(generate("town", "fair", across=32)), 1, 1.0)
