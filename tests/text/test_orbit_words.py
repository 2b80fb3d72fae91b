"""Random battles in space are told, asked and foreseen in both languages, with names that try to break them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

from cogs.kit.translations import to_rules_words
from rules import FAMILIES, RULESETS, Answer, Event, FairDice, State, decide, evolve, requests
from rules.intercept_orbit.combat.attack import AttackResolved
from rules.intercept_orbit.combat.losses import WhiteLost
from rules.intercept_orbit.movement.collisions import Collided
from rules.intercept_orbit.state.pending import Dice
from rules.intercept_orbit.state.profile import Range
from rules.intercept_orbit.state.state import Asset, Spot
from rules.intercept_orbit.turn.target import Targeted
from tests.rules.intercept_orbit.battles import Game, battle, company, eastward, sail, ship
from tests.text.talk import HOSTILE, PEOPLE
from tests.text.test_talk import _check, _talk
from tests.verbs import preview
from text import LOCALES, narrator
from text.intercept_orbit.narrator import NARRATOR

ORBIT = RULESETS["intercept-orbit"]
TINY = {"id": "custom", "frames": [2, 3], "stations": 1, "clock": 3}
RARE = {"ready": 0.01}
IDLE = ("none", "done", "pass", "straight", "clear")


def fought(people: tuple[str, ...], table: str, seed: int, most: int) -> Iterator[tuple[Event, State, bool]]:
    """A random battle: every event with the state after it, and whether somebody must decide now."""
    chance, dice = random.Random(seed), FairDice(bytes([seed]))
    entrants = [(name, ORBIT.generate(TINY, len(people), dice)) for name in people]
    events: Any = ORBIT.new_game(entrants, TINY, table, {}, dice).events
    state: Any = None
    for _ in range(most):
        for event in events:
            state = evolve(state, event)
            yield event, state, event is events[-1]
        if not (asked := requests(state)):
            return
        choices = [option.choice for option in asked[0].options]
        weights = [RARE.get(choice, 0.1 if choice in IDLE else 1) for choice in choices]
        (choice,) = chance.choices(asked[0].options, weights)
        events = decide(state, Answer(asked[0].player, asked[0].id, choice.choice), dice).events


def hostile(state: Any) -> Any:
    """The same with names that nobody should have."""
    assets = tuple(structs.replace(a, name=HOSTILE[i % len(HOSTILE)]) for i, a in enumerate(state.assets))
    players = tuple(structs.replace(p, name=HOSTILE[-1 - i % len(HOSTILE)]) for i, p in enumerate(state.players))
    return structs.replace(state, assets=assets, players=players)


@pytest.mark.long(after=1)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    ("people", "table", "seed"),
    [(PEOPLE[:2], "declared", 1), (PEOPLE[:4], "declared", 2), (PEOPLE[:2], "map", 3), (PEOPLE[:3], "map", 4)],
)
def test_a_battle_is_told(locale: str, people: tuple[str, ...], table: str, seed: int) -> None:
    state: Any = None
    for number, (event, state, asked) in enumerate(fought(people, table, seed, 220)):
        _talk(locale, event, state, asked and number % 3 == 0)
        if number % 11 == 0:
            _talk(locale, event, hostile(state), asked)
    if state.outcome is not None:
        _check(narrator(state).outcome_line(locale, state), 300)


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_is_foreseen_is_said(locale: str) -> None:
    seen = set()
    for number, (_, state, asked) in enumerate(fought(PEOPLE[:2], "map", 5, 120)):
        request = next((one for one in (requests(state) if asked else ()) if one.kind == "where"), None)
        if request is None:
            continue
        seen.add(request.facts["verb"])
        for option in request.options[:: 1 + number % 3]:
            _check(narrator(state).plan_text(locale, state, preview(state, request, option.choice)), 2500)
        _check(narrator(state).look_text(locale, state, (16.0, 16.0)), 1500)
    assert {"place", "course"} <= seen


def test_a_course_that_needs_no_die_says_so() -> None:
    told = {True: 0, False: 0}
    for _, state, asked in fought(PEOPLE[:2], "map", 5, 120):
        for request in requests(state) if asked else ():
            if request.kind == "where" and request.facts["verb"] == "course":
                for option in request.options:
                    seen = preview(state, request, option.choice)
                    free = seen.most > 0 == seen.costs and not seen.meets
                    assert ("Straight ahead, no die" in narrator(state).plan_text("en", state, seen)) is free
                    told[free] += 1
    assert all(told.values())


def test_two_of_one_name_are_told_apart() -> None:
    """Names are the fleet's own, so both sides may have a Vesta."""
    *_, (_, state, _) = fought(PEOPLE[:2], "declared", 6, 12)
    battle: Any = state
    same: Any = structs.replace(battle, assets=tuple(structs.replace(a, name="Vesta") for a in battle.assets))
    placed = next(kind for kind in FAMILIES["intercept-orbit"].events if kind.__name__ == "Placed")
    assert "**Vesta (A1)** takes up position." in str(narrator(same).event_line("en", placed("A1", 3), same))
    assert "A1 Vesta:" in narrator(same).state_text("en", same)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fact", ["ShipCaptured", "ScoreAdjusted"])
def test_scores_are_told_when_they_have_been_counted(locale: str, fact: str) -> None:
    """Not before: the event that counts them follows."""
    *_, (_, state, _) = fought(PEOPLE[:2], "declared", 6, 12)
    battle: Any = state
    value: dict[str, Any] = {"ShipCaptured": {"asset": "A1", "before": 0}}.get(
        fact, {"points": 3, "by": "Cleo", "reason": ""}
    )
    kind = next(kind for kind in FAMILIES["intercept-orbit"].events if kind.__name__ == fact)
    said = str(NARRATOR.event_line(locale, kind(player=1, **value), battle))
    assert not any(f"{player.name} {player.score}" in said for player in battle.players)


@pytest.mark.parametrize(
    ("fact", "value", "said"),
    [
        ("Spun", {"player": 0, "asset": "A1", "clicks": -2}, "to port: 2 clicks."),
        ("Spun", {"player": 0, "asset": "A1", "clicks": 0}, "doesn't turn"),
        ("CourseSet", {"asset": "A1", "speed": 5, "clicks": (0, -1, 0, 2, 0), "pips": 0}, "`5 2L 4RR`"),
        ("SystemLost", {"asset": "A1", "system": "Rp/Ra"}, "loses: point defense weapon / assault weapon."),
        ("RolledOff", {"players": (0, 1), "faces": (3, 5), "player": 1}, "Ana 3, Ben 5, and Ben wins it."),
        ("BidCounted", {"ppa": (6, 4), "scores": (24, 16), "order": (0, 1)}, "the points per asset (Ana 6 · Ben 4)"),
        ("ShipCaptured", {"asset": "A1", "before": 0, "player": 1}, "Ben captures"),
        ("PathDeclared", {"asset": "A1", "contacts": ()}, "None"),
    ],
)
def test_facts_of_ships_in_words(fact: str, value: dict[str, Any], said: str) -> None:
    *_, (_, state, _) = fought(PEOPLE[:2], "declared", 6, 12)
    kind = next(kind for kind in FAMILIES["intercept-orbit"].events if kind.__name__ == fact)
    assert said in str(NARRATOR.event_line("en", kind(**value), state))


def sample(name: str, kind: Any) -> Any:
    """Some value of a field of an event."""
    text = str(kind)
    if "None" in text:
        return None
    if name == "dice" and "Dice" in text:
        return (Dice(0, ("Y6",), (4,)), Dice(1, (), ()))
    known = {"clicks": 2, "faces": (3,), "dice": ("W6",), "players": (0,), "how": "left", "system": "Rp", "ace": "R"}
    known |= {"ppa": (5, 5), "companies": ("A1",), "fuel": (2,), "systems": ("R", "white"), "bingo": ("A1",)}
    if name == "dice" and "int" in text:
        return (3,)
    if name in known and (name != "fuel" or "tuple" in text):
        return (0, 1) if name == "clicks" and "tuple" in text else known[name]
    if "tuple" in text:
        return ()
    by_type: dict[Any, Any] = {str: "A1", int: 1, bool: True, float: 1.5}
    return by_type.get(kind, Range.ASSAULT if "Range" in text else kind)


@pytest.mark.long(after=66)
@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "kind", [kind for kind in FAMILIES["intercept-orbit"].events if kind.__name__ not in ("Started", "GameEnded")]
)
def test_every_event_has_the_facts_of_its_sentence(locale: str, kind: Any) -> None:
    """Also those that hardly ever happen, with as little in them as there may be."""
    *_, (_, state, _) = fought(PEOPLE[:2], "declared", 6, 12)
    battle: Any = state
    given = {field.name: sample(field.name, field.type) for field in structs.fields(kind) if field.required}
    given |= {name: battle.assets[0] for name, value in given.items() if value is Asset}
    line = narrator(state).event_line(locale, kind(**given), state)
    if line is not None:
        _check(line, 1200)


def test_every_question_of_a_turn_shows_the_dice_that_are_left() -> None:
    asked = [
        (request, narrator(state).question("en", request, state))
        for _, state, last in fought(PEOPLE[:2], "declared", 1, 120)
        for request in (requests(state) if last else ())
    ]
    turns = [(request, text) for request, text in asked if request.kind in ("defend", "act", "cover", "use-spot")]
    assert len(turns) > 10
    for request, text in turns:
        assert ("Dice: " in text) == bool(request.facts.get("dice"))
    assert any("Dice: " in text for _, text in turns)


@pytest.mark.parametrize(
    ("locale", "typed", "read"),
    [
        ("fr", "longe:A2, traverse:X1, contre:B3", "beside:A2, through:X1, ends:B3"),
        ("fr", "Coque:B1, emporte:Bc1, prend:AV1:B", "host:B1, carry:Bc1, claim:AV1:B"),
        ("fr", "libre", "clear"),
        ("fr", "traverse:X1, bord", "through:X1,edge"),
        ("fr", "beside:A2, edge", "beside:A2,edge"),
        ("fr", "débris:Bord libre", "debris:Bord libre"),
        ("en", "beside:A2, clear", "beside:A2,clear"),
    ],
)
def test_what_is_in_the_way_is_written_in_either_language(locale: str, typed: str, read: str) -> None:
    assert to_rules_words(typed, locale) == read


def test_what_an_asset_does_on_the_way_is_told_in_small_print() -> None:
    state = battle(ship("A1"), ship("B1"))
    aimed, lost = Targeted("A1", "B1"), WhiteLost("B1", 1)
    assert str(NARRATOR.event_line("en", aimed, state)).startswith("-# ")
    assert not str(NARRATOR.event_line("en", lost, state)).startswith("-# ")


@pytest.mark.parametrize(("spot", "said"), [(0, "No dice: its defense is 6"), (2, "the spots on it 0% (0 dice)")])
def test_an_attack_without_dice_says_so(spot: int, said: str) -> None:
    spots = (Spot("Y6", spot),) if spot else ()
    fleet = battle(ship("A1", "Rp"), ship("B1", defense=6, spots=spots))
    game = Game(fleet, *[3] * 20).say("A1", "B1@point-defense", "none")
    line = str(NARRATOR.odds_line("en", game.state, "A1", 3))
    assert said in line
    assert ("the spots" in line) is bool(spot)
    assert "cover" not in line


@pytest.mark.parametrize(
    ("target", "at", "least"), [("B1", "assault", 4), ("B1", "point-defense", 5), ("Bc1", "point-defense", 5)]
)
def test_an_attack_says_which_faces_hit(target: str, at: str, least: int) -> None:
    told = {4: "4, 5 and 6 hit at this range", 5: "5 and 6 hit at this range", 6: "only a 6 hits"}
    state = battle(ship("A1", "Rp", "Ra"), ship("B1"), company("Bc1"))
    shot = AttackResolved("A1", target, Range(at), 5, 0, 2, (1, 4, 6), 1, 0)
    line = str(NARRATOR.event_line("en", shot, state))
    assert f"5 − 2 = 3 dice ({told[least]}): " in line
    without = structs.replace(shot, dice=(), hits=0)
    assert "= no dice, no hit on" in str(NARRATOR.event_line("en", without, state))


def test_a_target_may_be_too_close_for_a_range() -> None:
    state = battle(
        ship("A1", "Ra", at=(10.0, 10.0)), ship("B1", at=(12.0, 10.0)), ship("B2", at=(22.0, 10.0)), table="map"
    )
    request = requests(Game(state).say("A1").state)[0]
    told = [
        NARRATOR.option_label("en", item, state) for item in request.options if item.facts.get("range") == "assault"
    ]
    assert any("B1" in line and "too close now" in line for line in told)
    assert any("B2" in line and line.endswith("assault · 2 red dice") for line in told)


def test_a_collision_says_which_faces_hit_whom_and_whose_ship_is_turned() -> None:
    game = sail(eastward(), ship("B1", "B Y K", at=(13.0, 16.0)), faces=(*[6] * 6, 3, 4, 6, 6))
    said = narrator(game.state)
    told = said.event_line("en", game.last(Collided), game.state)
    assert told is not None
    assert "(1 2 hit **A1**, 4 5 6 hit **B1**), so no hit on **A1** and 3 hits on **B1**." in told
    assert (game.kind, said.ruling_of(game.asked)) == ("loss", "collisions")
    game.say("B, Y, K")
    assert said.question("en", game.asked, game.state).startswith(
        "You may turn **B1** after the crash: it belongs to Ben."
    )
