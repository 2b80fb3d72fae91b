"""Tables on a database of their own, and people who sit at them."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from storage import Storage
from table import Game, Move, Opened, Person, Table
from table.game import still_to_agree
from table.votes import seating
from table.votes.wishes import vote

ANA, BEN, CHLOE, DMITRI = (Person(number, name) for number, name in enumerate(("Ana", "Ben", "Chloé", "Dmitri"), 101))
_clicks = itertools.count(1_000_000)


def same_dice(monkeypatch: pytest.MonkeyPatch, first: str = "") -> None:
    """Lets games have the same ids and secrets in every run, so that the same dice fall; ids begin with ``first``."""
    numbers = itertools.count(1)
    known = SimpleNamespace(token_hex=lambda n: f"{first}{next(numbers):0{2 * n - len(first)}x}", token_bytes=bytes)
    monkeypatch.setattr("table.table.secrets", known)


async def lobby(
    table: Table,
    *others: Person,
    channel: int = 1,
    size: Any = "demo",
    options: dict[str, Any] | None = None,
    ruleset: str = "rapid-attack",
    kind: str = "declared",
) -> Game:
    """Ana's lobby, the others in it. ``kind`` of table: ``declared`` or ``map``."""
    opened = Opened(ANA.user, "The game", ruleset, size, kind, options or {})
    game = await table.open(ANA, channel=channel, guild=1, opened=opened, interaction=next(_clicks))
    for person in others:
        game = await table.join(game.id, person, None, interaction=next(_clicks))
    return game


async def started(table: Table, *others: Person, **more: Any) -> Game:
    """The same, begun."""
    game = await lobby(table, *(others or (BEN,)), **more)
    return await table.start(game.id, ANA, interaction=next(_clicks))


def person_of(game: Game) -> Person:
    """Whom the game waits for."""
    seat = game.seats[game.requests[0].player]
    return Person(seat.user, seat.name)


def any_choice(game: Game, chance: random.Random) -> Any:
    """Something that the referee offers."""
    return chance.choice(game.requests[0].options).choice


async def answer(table: Table, game: Game, choice: Any, **more: Any) -> Game:
    """The answer of whoever must decide."""
    more.setdefault("interaction", next(_clicks))
    return await table.answer(game.id, person_of(game), [Move(choice)], **more)


async def play(table: Table, game: Game, chance: random.Random, steps: int = 10_000) -> Game:
    """Random answers until the game is over, or for so many of them."""
    for _ in range(steps):
        if game.status != "running":
            break
        game = await answer(table, game, any_choice(game, chance))
    return game


async def handed(table: Table, game: Game, by: Person, player: int, newcomer: Person | None) -> Game:
    """The game after somebody has asked that a seat go to a newcomer, or to the referee, and all have agreed."""
    game = await seating.replace(table, game.id, by, player, newcomer)
    for user in still_to_agree(game):
        game = await vote(table, game.id, Person(user, ""), agree=True)
    return game


async def whole(storage: Storage, games: Sequence[Game]) -> bool:
    """Whether every log runs from 1 to its game's newest entry, and no interaction is in two places."""
    clicks: list[int | None] = []
    for game in games:
        rows = await storage.games.entries(game.id)
        if [row.seq for row in rows] != list(range(1, game.seq + 1)):
            return False
        clicks += [row.interaction for row in rows]
    return len(clicks) == len(set(clicks))
