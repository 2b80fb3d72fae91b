"""Games that were played at random, and their files."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from msgspec import structs

from table import Game, Person, Table
from table.history.archive import Archive, Record
from table.history.transfer import export_game
from table.votes import wishes
from table.votes.undo import take_back
from tests.table.people import ANA, BEN, CHLOE, lobby, play

ADVANCED = dict.fromkeys(("split-range", "elevation", "hazards", "initiative", "drop-whites", "jettison"), True)
WORDS = {ANA.user: "open sesame", BEN.user: "", CHLOE.user: "l'été, ça chauffe 🎲"}


async def with_words(table: Table, *others: Person, **more: Any) -> Game:
    """A game that has begun, with everybody's own words in its dice."""
    game = await lobby(table, *others, **more)
    for person in (ANA, *others):
        game = await table.join(game.id, person, None, words=WORDS.get(person.user, ""))
    return await table.start(game.id, ANA)


async def finished(table: Table, *others: Person, seed: int = 1, **more: Any) -> Game:
    """The same, played to its end."""
    return await play(table, await with_words(table, *(others or (BEN,)), **more), random.Random(seed))


async def archive(table: Table, game: Game) -> Archive:
    """The game's file, before it is packed."""
    return await export_game(table, game)


def with_entry(found: Archive, record: Record) -> Archive:
    """The archive with another entry of that number."""
    records = tuple(record if old.seq == record.seq else old for old in found.records)
    return structs.replace(found, records=records)


async def taken_back(table: Table, game: Game) -> Game:
    """The game with its newest decision taken back, by everybody's leave."""
    people = {person.user: person for person in (ANA, BEN, CHLOE)}
    game = await take_back(table, game.id, people[game.decisions[-1].user], seq=game.seq, ask=True)
    while game.wish is not None:
        voter = next(user for user in game.wish.voters if user not in game.wish.agreed)
        game = await wishes.vote(table, game.id, people[voter], agree=True)
    return game


# -- lies ---------------------------------------------------------------------------------------------------------


def changed(found: Archive, kind: type, change: Callable[[Any], Any]) -> Archive:
    """The archive with the first event of a kind changed that the change makes another."""
    for record in found.records:
        for place in ("rules", "table"):
            events = list(getattr(record.entry, place))
            for number, event in enumerate(events):
                if isinstance(event, kind) and change(event) != event:
                    events[number] = change(event)
                    entry = structs.replace(record.entry, **{place: tuple(events)})
                    return with_entry(found, structs.replace(record, entry=entry))
    raise AssertionError(kind)


def other_face(faces: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of dice, the first of them another."""
    return (faces[0] % 6 + 1, *faces[1:])
