"""How even a field is, by games of the policy against itself on it."""

from __future__ import annotations

from typing import Any

import pytest

from rules import RulesError
from rules.field import distance, generate, write_field
from rules.field.drawn import Drawing, DrawnPiece, field_of, turned
from think.fair import Trial, _begun, _places, trial


def test_games_are_counted_for_the_sides_of_the_field() -> None:
    code = write_field(generate("town", "fair", across=32))
    found = trial("rapid-attack", "demo", code, 4, 60.0)
    assert found.games == 4
    assert found.sides is not None
    assert all(0 <= won <= 4 for won in found.sides)
    assert found.defender is None, "in a demo both do the same"
    assert found == trial("rapid-attack", "demo", code, 4, 60.0), "the same games each time"


@pytest.fixture
def own_twin() -> str:
    box = ((12.0, 7.0), (16.0, 7.0), (16.0, 9.0), (12.0, 9.0))
    twin = tuple((32 - x, 32 - y) for x, y in box)
    drawing = Drawing("round", 32, "town", (DrawnPiece("house", box), DrawnPiece("house", twin)))
    return write_field(field_of(drawing))


def test_the_sides_of_a_field_that_is_its_own_twin_need_no_games(
    own_twin: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert trial("rapid-attack", "demo", own_twin) == Trial(0, None, None)
    monkeypatch.setattr("think.fair._played_out", lambda state, dice: [float(state.defender == 0), 0.0])
    found = trial("rapid-attack", "skirmish", own_twin, 4, 60.0)
    assert (found.games, found.sides) == (4, None)
    assert found.defender is not None, "the defence is asked about still"


@pytest.mark.long(after=1)
@pytest.mark.parametrize("ruleset", ["rapid-attack", "mez"])
def test_who_always_wins_as_the_defender_wins_nothing_for_a_side(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def defended(state: Any, dice: object) -> list[float]:
        return [float(state.defender == player) for player in (0, 1)]

    monkeypatch.setattr("think.fair._played_out", defended)
    code = write_field(generate("town", "x", across=44))
    assert trial(ruleset, "skirmish", code, 4, 60.0) == Trial(4, (2.0, 2.0), 4.0)


def test_both_set_ups_are_at_the_same_places_but_for_what_stands_there() -> None:
    field = generate("town", "y", across=44)
    state, _ = _begun("rapid-attack", "skirmish", write_field(field), "fair 0")
    places = _places(state)
    again, _ = _begun("rapid-attack", "skirmish", write_field(turned(field)), "fair 0", places)
    far = [distance(at, places[unit]) for unit, at in _places(again).items() if not unit.startswith("T")]
    assert len(far) > 10
    assert max(far) <= 1


def test_what_so_many_games_can_tell() -> None:
    found = Trial(20, (14.0, 6.0), 15.0)
    assert found.usual == (6, 14)
    assert not found.tells(14.0, 6.0)
    assert found.tells(15.0)
    assert found.tells(10.0, 5.5)
    assert Trial(2, (2.0, 0.0), None).usual == (0, 2)


def test_fewer_games_where_time_is_short() -> None:
    code = write_field(generate("town", "fair", across=32))
    assert trial("rapid-attack", "demo", code, 20, 0.0).games == 2


@pytest.mark.parametrize(("size", "code"), [("demo", "FLD1-NONSENSE"), ("huge", "")])
def test_what_cannot_be_played(size: str, code: str) -> None:
    with pytest.raises(RulesError):
        trial("rapid-attack", size, code or write_field(generate("town", "fair", across=32)), 1, 1.0)
