"""The odds of what a unit could do: exact, for every unit of every game, and the same for whoever looks."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

import pytest

from rules import RULESETS, State, ruleset_of
from rules.frames.highest import highest
from rules.frames.hits import damage_dice, resolve
from rules.frames.loadout import pool
from rules.rapid_attack.map.sights import barriers, covers
from table import Table
from tests.table.people import ANA, person_of, play, same_dice, started
from tests.web.boards import Client
from web.plans import looked
from web.shown import shown

pytestmark = pytest.mark.long

CHANCES = {"hit", "destroyed", "shot", "pass", "steal", "tackle", "foul"}


@pytest.mark.parametrize("kind", ["map", "declared"])
@pytest.mark.parametrize("ruleset", sorted(RULESETS))
async def test_every_unit_has_chances_that_are_chances(table: Table, ruleset: str, kind: str) -> None:
    game = await started(table, ruleset=ruleset, size=RULESETS[ruleset].sizes[0], kind=kind)
    found, chance = 0, random.Random(3)
    for _ in range(15):
        game = await play(table, game, chance, 4)
        found += _checked(game.played)
    assert found


def _checked(state: State) -> int:
    rules, found = ruleset_of(state), 0
    for name, _ in rules.named(state, "frames"):
        for one in rules.prospects(state, name):
            assert {label for label, _ in one.chances} <= CHANCES
            assert all(0 <= share < 1 + 1e-9 for _, share in one.chances)
            found += bool(one.chances)
    assert rules.prospects(state, "nobody") == ()
    return found


def by_every_throw(state: Any, name: str, target: str, span: str, walls: Any) -> float:
    """The chance of a hit, counted throw by throw."""
    mine, enemy, hit = state.frame(name), state.frame(target), 0.0
    rockets = min(1, mine.rockets) if span == "direct-fire" else 0
    dice = pool(state.profile.dice, mine.systems, white=mine.white, attack_range=span, rockets=rockets)
    blue = ("W6",) * enemy.white + ("B6",) * enemy.systems.count("B")
    for value, chance in highest(dice, "RW"):
        for guard, likely in highest(blue, "BW") if enemy.ready else ((enemy.defense or 0, 1.0),):
            number = damage_dice(value, enemy.spot or 0, guard)
            for faces in combinations_with_replacement(range(1, 7), number):
                ways = factorial(number) / prod(map(factorial, Counter(faces).values()))
                if resolve(state.profile.chart, faces, span, "frame", walls).target_hits:
                    hit += chance * likely * ways / 6**number
    return hit


async def test_the_chances_are_those_of_every_throw(table: Table) -> None:
    game, chance = await started(table, kind="map"), random.Random(7)
    seen, looks = set[str](), 0
    while looks < 8 or "direct-fire" not in seen:
        game, looks = await play(table, game, chance, 8), looks + 1
        state: Any = game.played
        for frame in state.frames:
            for one in ruleset_of(state).prospects(state, frame.id):
                if one.chances and frame.id not in {act.frame for act in state.stack}:
                    walls = barriers(state, covers(state, frame.id, one.target)) if one.covers else ()
                    due = by_every_throw(state, frame.id, one.target, one.range, walls)
                    assert dict(one.chances)["hit"] == pytest.approx(due)
                    seen.add(one.range)
        if game.status != "running":
            game = await started(table, channel=game.channel + 1, kind="map")


def has_chances(state: State, name: str) -> bool:
    """Whether a unit reaches anybody."""
    return any(one.chances for one in ruleset_of(state).prospects(state, name))


async def test_a_unit_is_looked_at_with_its_odds(table: Table, page: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    same_dice(monkeypatch)
    game = await play(table, await started(table, kind="map"), random.Random(3), 30)
    unit = next(name for name in ("A1", "B1", "A2", "B2") if has_chances(game.played, name))
    for user in (0, ANA.user):
        _, seen = await page.ask("api/look", page.token(game, user), {"one": unit})
        assert unit in seen["text"]
        assert unit[0] not in {one["target"][0] for one in seen["odds"]}
        assert {chance["name"] for one in seen["odds"] for chance in one.get("chances", ())} <= CHANCES
    async with page.session.post(
        f"{page.base}api/look?lang=fr", json={"one": unit}, headers={"Authorization": f"Bearer {page.token(game, 0)}"}
    ) as answer:
        texts = [c["text"] for one in (await answer.json())["odds"] for c in one.get("chances", ())]
    assert any("\u00a0%" in text or "\u202f%" in text for text in texts), texts


@pytest.mark.parametrize("ruleset", sorted(RULESETS))
async def test_units_that_are_not_on_the_map_are_looked_at(table: Table, ruleset: str) -> None:
    game = await started(table, ruleset=ruleset, size=RULESETS[ruleset].sizes[0], kind="map")
    rules, chance, aboard = ruleset_of(game.played), random.Random(3), False
    for _ in range(25):
        assert rules.maps is not None
        on_map = rules.maps.positions(game.played)
        for name, _title in rules.named(game.played, "frames"):
            said = looked(game.played, "en", name).text
            assert name in on_map or "is not on the map" in said or "is aboard" in said
            aboard |= "is aboard" in said
        game = await play(table, game, chance, 2)
    assert aboard == (ruleset == "intercept-orbit")


async def test_a_declared_table_has_odds_too(table: Table, page: Client) -> None:
    game = await started(table)
    _, seen = await page.ask("api/look", page.token(game, 0), {"one": "A1"})
    assert "text" not in seen
    assert all(one["tile"] and one["chances"] for one in seen["odds"])


async def test_the_chances_of_an_attack_stand_on_its_button(table: Table) -> None:
    game, chance = await started(table, kind="map", channel=40), random.Random(4)
    while not any(option.label == "attack" for option in game.requests[0].options):
        game = await play(table, game, chance, 1)
    user = person_of(game).user
    (asked,) = shown(table, game, (user, game.player_of(user)), "en", []).asked
    attacks = [choice.chances for choice in asked.choices if choice.name == "attack"]
    assert attacks
    assert all("to hit" in said for said in attacks)
    assert not any("to hit" in line for line in asked.lines)


async def _targets(table: Table, kind: str, seed: int) -> list[Any]:
    """The first question for a target in a random game, as its player sees it: its choices."""
    game, chance = await started(table, kind=kind, channel=seed + 10), random.Random(seed)
    while game.requests[0].kind != "target":
        game = await play(table, game, chance, 1)
    user = person_of(game).user
    (asked,) = shown(table, game, (user, game.player_of(user)), "en", []).asked
    state: Any = game.played
    for choice in asked.choices:
        if choice.odds is not None and choice.odds.chances and not choice.odds.move:
            span = choice.odds.range.lower().replace(" ", "-")
            if "rocket" not in choice.label and not state.frame(asked.item).rockets:
                walls = barriers(state, covers(state, asked.item, choice.items[0])) if choice.odds.covers else ()
                due = by_every_throw(state, asked.item, choice.items[0], span, walls)
                assert choice.odds.chances[0].share == pytest.approx(due, abs=1e-4)
    return list(asked.choices)


@pytest.mark.parametrize("kind", ["map", "declared"])
async def test_targets_come_best_first_each_with_its_own_odds(table: Table, kind: str) -> None:
    seen = set[bool]()
    for seed in range(4):
        choices = await _targets(table, kind, seed)
        odds = [choice.odds for choice in choices]
        worth = [(-one.worth, one.move) for one in odds if one is not None]
        assert worth == sorted(worth)
        assert None not in odds[: len(worth)], "terrain and nobody come last"
        seen |= {one.move > 0 for one in odds if one is not None}
        for choice in (one for one in choices if " + 1 rocket: " in one.label):
            plain = choice.label.partition(" + 1 rocket: ")[0] + ": "
            for other in (one for one in choices if one.label.startswith(plain)):
                assert other.odds.chances[0].share < choice.odds.chances[0].share, "a rocket adds a die"
    assert seen == ({True, False} if kind == "map" else {False})
