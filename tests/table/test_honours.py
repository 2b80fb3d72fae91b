"""Honours: what they tell is in the log, and in nobody's with bots."""

from __future__ import annotations

import random
import re

import pytest
from msgspec import structs

from cogs.views.season import season_lines
from rules import RULESETS, ruleset_for
from rules.contract.capabilities import Taken
from rules.football.ball import Scored
from rules.football.kick import Kicked
from storage import ResultRow, ResultSeat
from table import Table
from table.game import BOTS, Game
from table.history.effective_log import folded_events
from table.history.highlights import best_hit
from table.history.honours import CHANCE_MOST, CUT_SHORT, Honour, honours_of, read_honours, season_bests, written
from table.history.season import save_result, season_of, season_of_guild
from tests.long import first
from tests.table.people import BEN, play, started
from text import LOCALES
from text.endings import hit_line, honour_line
from text.narration import narrator_of

pytestmark = pytest.mark.long


async def over(table: Table, seed: int, ruleset: str, channel: int) -> Game:
    size = {"football": "match", "intercept-orbit": "standard"}.get(ruleset, "skirmish")
    return await play(
        table, await started(table, BEN, size=size, ruleset=ruleset, channel=channel), random.Random(seed)
    )


@pytest.mark.parametrize("ruleset", first(["rapid-attack", "intercept-orbit", "mez", "football"], 2))
async def test_each_is_in_the_log(table: Table, ruleset: str) -> None:
    told = 0
    for seed in range(2):
        game = await over(table, seed, ruleset, seed + 1)
        entries = await table.entries(game.id)
        for honour in honours_of(game, entries):
            told += 1
            assert proven(honour, entries), honour
            for locale in LOCALES:
                line = honour_line(locale, game.played, honour)
                words = narrator_of(game.played.family).words(locale, game.played)
                assert all((words.thing(unit) or unit) in line for unit in honour.units)
                assert not re.search(r"\b(la )?(station|ship|vaisseau) (la )?\1", line), "each is named once"
        robots = structs.replace(game, seats=(game.seats[0], structs.replace(game.seats[1], user=BOTS[0])))
        assert honours_of(robots, entries) == ()
    assert told or ruleset == "football", "chance finds something in two games; random players score no goals"


def proven(honour: Honour, entries: object) -> bool:
    """Whether the log holds what an honour says, and nothing greater or earlier."""
    events = [item for item in folded_events(entries) if item[0] is not None]  # type: ignore[arg-type]
    rules = RULESETS[events[0][2].ruleset]
    if honour.kind == "chain":
        longest = max(len(set(rules.honours.chain(state))) for _, _, state in events)
        return len(honour.units) == longest == len(set(honour.units))
    if honour.kind == "upset":
        throws = [t for before, event, _ in events for t in ruleset_for(event).throws(before, event) if t.hits]
        least = min(throw.chance for throw in throws if throw.player is not None and throw.unit)
        return honour.chance == least <= CHANCE_MOST
    taken = [
        (found.kind, found.player, found.unit)
        for before, event, state in events
        if (found := rules.honours.taken(before, event)) is not None and rules.round_of(state)
    ]
    return taken[0] == (honour.kind.removeprefix("first-"), honour.player, honour.units[0])


async def test_the_best_hit_is_a_persons_and_says_whose(table: Table) -> None:
    game = await over(table, 3, "rapid-attack", 70)
    entries = await table.entries(game.id)
    for player in range(2):
        hit = best_hit(entries, [player])
        assert hit is not None
        assert hit.throw.player == player
        for locale in ("en", "fr"):
            assert game.played.players[player].name in hit_line(locale, hit.state, hit.throw)
    found = best_hit(entries, [])
    assert found in [best_hit(entries, [player]) for player in range(2)], "without people, it is the best of all"


async def test_a_goal_is_an_honour_but_no_own_goal(table: Table) -> None:
    state = (await started(table, BEN, size="match", ruleset="football")).played
    unit, taken = state.units[0].id, RULESETS["football"].honours.taken
    assert taken(state, Scored(0, unit, 1)) == Taken("goal", 0, unit, 0)
    assert taken(state, Scored(1, unit, 1, own=True)) is None


async def test_a_pass_is_no_hit_on_a_mate(table: Table) -> None:
    state = (await started(table, BEN, size="match", ruleset="football")).played
    unit, mate = (found.id for found in state.units_of(0)[:2])
    (thrown,) = Kicked(unit, mate, "pass", 5, 0, 0, (1, 2, 5, 5, 6), 3).throws(state)
    assert (thrown.hits, thrown.unit) == (3, "")
    (thrown,) = Kicked(unit, "goal", "shot", 5, 0, 0, (1, 2, 5, 5, 6), 3).throws(state)
    assert thrown.unit == unit


async def test_the_chances_are_those_of_the_dice(table: Table) -> None:
    """Of all attacks of some games about as many come true as their chances say."""
    surprising, attacks = 0, 0
    for seed in range(4):
        game = await over(table, seed, "rapid-attack", seed + 1)
        for before, event, _ in folded_events(await table.entries(game.id)):
            for throw in ruleset_for(event).throws(before, event) if before is not None else ():
                if throw.hits is not None:
                    attacks += 1
                    surprising += throw.chance <= 0.25
    assert surprising <= 0.25 * attacks + 3 * (attacks * 0.1875) ** 0.5


def row(game: str, scores: tuple[int, int], honours: tuple[Honour, ...] = ()) -> ResultRow:
    seats = (ResultSeat(1, "Ana", scores[0], True), ResultSeat(2, "Ben", scores[1], False))
    return ResultRow(game, 1, "mez", f"Game {game}", 0.0, 1.0, 4, 9, seats, honours=written(honours))


def test_a_seasons_best() -> None:
    upset = Honour("upset", 2, 1, units=("A1", "B1"), hits=4, dice=4, chance=0.01)
    chain = Honour("chain", 3, units=("A1", "B1", "A2", "B2"))
    results = [
        row("a", (9, 2)),
        row("b", (5, 4), (upset, chain)),
        row("c", (8, 1), (structs.replace(upset, chance=0.05),)),
    ]
    bests = season_bests(results)
    assert [(best.kind, best.title) for best in bests] == [(kind, "Game b") for kind in ("closest", "upset", "chain")]
    assert bests[1].names == ("Ben",)
    for locale in LOCALES:
        text = "\n".join(season_lines(locale, season_of(results)))
        assert text.count("Game b") == 3
        assert re.search(r"\b1\s?%", text)
    assert season_bests([row("a", (4, 4))]) == ()
    assert season_bests([row("a", (5, 4), (Honour(CUT_SHORT, 0),))]) == (), "a game that was given up is not close"
    bot = structs.replace(results[1], seats=(results[1].seats[0], structs.replace(results[1].seats[1], user=BOTS[0])))
    assert season_of([bot]).bests == ()


async def test_they_are_stored_with_the_result(table: Table) -> None:
    game = await over(table, 1, "rapid-attack", 1)
    await save_result(table, game.id)
    stored = await table.storage.results.get(game.id)
    assert stored is not None
    assert read_honours(stored.honours) == honours_of(game, await table.entries(game.id))
    assert (await season_of_guild(table, 1)).bests
