"""The places that a map suggests are made when somebody looks at them, and then once."""

from __future__ import annotations

import copy
import pickle

import pytest

from rules import RULESETS, Answer, FairDice, Option, State, decide, requests
from rules.codec import encode
from rules.core.request import Request, Suggestions, option
from rules.football.line_up import Placing
from rules.intercept_orbit.turn import where as orbit
from rules.rapid_attack.map import where as rapid_attack
from tests.rules.test_measuring import MAPPED

MAKERS = ((rapid_attack, "suggestions"), (rapid_attack, "places"), (Placing, "suggestions"), (orbit, "_options"))
TWO = (option("a", "first"), option("b", "second", n=2))


def test_options_are_made_once_and_are_those_of_a_tuple() -> None:
    made: list[int] = []

    def make() -> list[Option]:
        made.append(1)
        return list(TWO)

    lazy = Suggestions(make)
    assert not made
    assert (len(lazy), lazy[1], lazy[:1], list(lazy), bool(lazy)) == (2, TWO[1], TWO[:1], list(TWO), True)
    assert made == [1]
    assert lazy == TWO
    assert lazy == Suggestions(lambda: TWO)
    assert lazy != TWO[:1]
    assert Request("r-1", 0, "where", lazy) == Request("r-1", 0, "where", TWO)
    assert Request("r-1", 0, "where", TWO) == Request("r-1", 0, "where", lazy)
    assert repr(lazy) == repr(TWO)
    assert type(pickle.loads(pickle.dumps(lazy))) is tuple
    assert copy.deepcopy(lazy) == TWO
    assert encode(Suggestions(lambda: TWO)) == encode(TWO)
    assert not Suggestions(tuple)


def asked(ruleset: str) -> State:
    """A game on a map at its first question where something goes, answered as far as that without a look."""
    game, dice = RULESETS[ruleset], FairDice(b"later")
    size = game.sizes[0]
    forces = [(name, game.generate(size, 2, dice)) for name in ("Ana", "Ben")]
    state = game.new_game(forces, size, "map", game.prepare(size, "map", {}, "m"), dice).state
    while (request := requests(state)[0]).kind != "where":
        choice = next((item.choice for item in request.options if item.label.startswith("place")), None)
        state = decide(state, Answer(request.player, request.id, choice or game.default(state, request)), dice).state
    return state


@pytest.mark.long(after=2)
@pytest.mark.parametrize("ruleset", MAPPED)
def test_a_question_is_asked_without_its_suggestions(ruleset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[str] = []
    with monkeypatch.context() as patched:
        for module, name in MAKERS:
            made = getattr(module, name)
            patched.setattr(module, name, lambda *given, made=made, name=name: (looks.append(name), made(*given))[1])
        request = requests(asked(ruleset))[0]
        assert not looks
        assert request.options
        assert len(looks) == 1
        assert request.options[0].facts["at"]
        assert len(looks) == 1
