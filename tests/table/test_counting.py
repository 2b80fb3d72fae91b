"""What an answer costs: each event is folded once, and the requests of a state are computed once."""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable

import pytest
from msgspec import Struct, field

from rules import FAMILIES, RULESETS, Event, Request, State
from rules.core.fold import Fold
from rules.rapid_attack.turn.activation import Activated, ActivationEnded
from rules.rapid_attack.turn.attack import AttackDeclared, AttackResolved
from rules.rapid_attack.turn.pool import Rolled
from rules.rapid_attack.turn.target import Targeted
from table import Change, Game, Opened, Table
from table.log import decode
from tests.table.people import ANA, BEN, answer, any_choice, started
from text import narrator
from text.chapters import Chapter, continued, lines

FIRST = [family.rulesets[0].id for family in FAMILIES.values()]
ATTACK = {Activated, Targeted, Rolled, AttackDeclared, AttackResolved, ActivationEnded}


class Counts(Struct):
    """The events that were folded, the states whose requests were computed, and the changes that were published."""

    folded: list[Event] = field(default_factory=list)
    asked: list[State] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        """The rules' events of the changes."""
        return [event for change in self.changes for event, _ in change.entry.events]


def counted(monkeypatch: pytest.MonkeyPatch, table: Table, ruleset: str) -> Counts:
    """Counts from now on: in the fold, in the family's requests, and at the table."""
    counts = Counts()
    apply, requests = Fold.apply, RULESETS[ruleset].requests

    def apply_and_count(fold: Fold[State], state: State, event: Event) -> State:
        counts.folded.append(event)
        return apply(fold, state, event)

    def requests_and_count(state: State) -> tuple[Request, ...]:
        counts.asked.append(state)
        return requests(state)

    monkeypatch.setattr(Fold, "apply", apply_and_count)
    monkeypatch.setattr(type(RULESETS[ruleset]), "requests", staticmethod(requests_and_count))
    monkeypatch.setattr(sys.modules[requests.__module__], "requests", requests_and_count, raising=False)
    table.listen(counts.changes.append)
    table.listen(tell)
    return counts


def tell(change: Change) -> None:
    """Everything that is said about a change: its story, the board and the questions."""
    state = change.after.played
    for locale in ("en", "fr"):
        for chapter in continued(Chapter(), change.entry.events):
            lines(chapter, locale)
        assert narrator(state).state_text(locale, state)
        assert narrator(state).alt_text(locale, state)
        assert narrator(state).board_labels(locale, state)
        for request in change.after.requests:
            assert narrator(state).question(locale, request, state)
            assert all(narrator(state).option_label(locale, option, state) for option in request.options)


def same(found: Iterable[object], wanted: Iterable[object]) -> bool:
    """Whether both have the same objects, not only equal ones, in the same order."""
    return list(map(id, found)) == list(map(id, wanted))


def most(items: Iterable[object]) -> int:
    """How often the commonest object is among them."""
    return max(Counter(map(id, items)).values())


async def begun(table: Table, ruleset: str) -> Game:
    """A game of two at a declared table."""
    size = RULESETS[ruleset].sizes[0]
    game = await table.open(ANA, channel=1, guild=1, opened=Opened(ANA.user, "Game", ruleset, size, "declared", {}))
    await table.join(game.id, BEN, None)
    return await table.start(game.id, ANA)


def attacking(game: Game) -> str:
    """The choice of a player who attacks."""
    options = game.requests[0].options
    attacks = [option for option in options if option.label == "attack"]
    return (attacks or options)[0].choice


@pytest.mark.long
async def test_a_whole_attack_is_folded_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(table)
    while game.requests[0].kind != "activate":
        game = await answer(table, game, attacking(game))
    counts, before = counted(monkeypatch, table, game.ruleset), game.seq
    while game.requests[0].kind != "activate" or game.seq == before:
        game = await answer(table, game, attacking(game))
    assert {type(event) for event in counts.events} >= ATTACK
    assert same(counts.folded, counts.events)
    assert most(counts.asked) == 1
    entries = [decode(row.payload) for row in await table.storage.games.entries(game.id) if row.seq > before]
    assert [event for entry in entries for event in entry.rules] == counts.folded


@pytest.mark.long
@pytest.mark.parametrize("ruleset", FIRST)
async def test_every_answer_is_folded_once_in_every_game(
    table: Table, monkeypatch: pytest.MonkeyPatch, ruleset: str
) -> None:
    game, chance = await begun(table, ruleset), random.Random(1)
    counts = counted(monkeypatch, table, ruleset)
    for _ in range(40):
        game = await answer(table, game, any_choice(game, chance))
    assert len(counts.changes) == 40
    assert same(counts.folded, counts.events)
    assert most(counts.asked) == 1
