"""Dice that are promised, mixed with everybody's words, and laid open: and every roll computed again."""

from __future__ import annotations

import hashlib
import random
import unicodedata
from collections.abc import Callable
from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, FairDice, Malformed
from storage import EntryRow, NewGame, Storage, Summary
from table import Game, Table, log
from table.history.archive import Archive, Record, pack
from table.history.verify import verify
from table.records.provable_dice import WORDS_MAX, commitment_of, message, read_words, seed_of
from tests.rules.rapid_attack import events as ev
from tests.table.archives import ADVANCED, WORDS, archive, changed, finished, other_face, taken_back, with_words
from tests.table.people import ANA, BEN, CHLOE, answer, any_choice, lobby, play, started

pytestmark = pytest.mark.long


async def secret_of(storage: Storage, game: Game) -> bytes:
    row = await storage.games.get(game.id)
    assert row is not None
    return row.secret


# -- the promise --------------------------------------------------------------------------------------------------


async def test_the_lobby_promises_the_secret(table: Table, storage: Storage) -> None:
    game = await lobby(table)
    assert game.commitment == hashlib.sha256(await secret_of(storage, game)).hexdigest()
    assert game.seeded is None


async def test_the_start_fixes_promise_words_and_game(table: Table) -> None:
    game = await with_words(table, BEN, CHLOE)
    assert game.seeded == log.Seeded(2, game.commitment, game.id, tuple(WORDS.values()))


async def test_words_are_kept_when_a_company_is_brought_and_the_other_way_round(table: Table) -> None:
    game = await lobby(table, BEN)
    await table.join(game.id, BEN, None, words="mine")
    await table.join(game.id, BEN, "Rd Rd B G; Rh Rh B B")
    game = await table.join(game.id, BEN, None, words="mine, too")
    assert (game.seats[1].words, game.seats[1].company) == ("mine, too", "Rd Rd B G; Rh Rh B B")


async def test_other_words_give_other_dice(table: Table, storage: Storage) -> None:
    game = await with_words(table, BEN)
    secret, seeded = await secret_of(storage, game), game.seeded
    assert seeded is not None
    others = [structs.replace(seeded, words=("open sesame!", "")), structs.replace(seeded, words=("", "open sesame"))]
    others.append(structs.replace(seeded, game="another"))
    assert len({seed_of(secret, item) for item in (seeded, *others)}) == 4


def test_no_two_sets_of_words_make_one_message() -> None:
    tricky = [("a", "b"), ("a\n1:b", ""), ("", "a\n1:b"), ("ab", ""), ("", "ab"), ("a", "b", ""), ("1:a", "b")]
    assert len({message("g", words) for words in tricky}) == len(tricky)


@pytest.mark.parametrize(("typed", "kept"), [("  two   words\n", "two words"), ("e\u0301te\u0301", "été"), ("", "")])
def test_words_have_one_form(typed: str, kept: str) -> None:
    assert read_words(typed) == kept == unicodedata.normalize("NFC", kept)


def test_words_may_not_be_endless() -> None:
    assert len(read_words("x" * WORDS_MAX)) == WORDS_MAX
    with pytest.raises(Malformed) as refused:
        read_words("x" * (WORDS_MAX + 1))
    assert refused.value.code == "words-too-long"


@pytest.mark.parametrize("text", ["\ud800", "\0", "\u202e", "`*_~|@everyone"])
async def test_any_words_can_be_kept(table: Table, text: str) -> None:
    game = await lobby(table, BEN)
    await table.join(game.id, BEN, None, words=read_words(text))
    game = await play(table, await table.start(game.id, ANA), random.Random(1))
    assert verify(await archive(table, game)).proven


# -- the secret ---------------------------------------------------------------------------------------------------


async def test_nothing_tells_the_secret_before_the_end_and_everything_after(table: Table, storage: Storage) -> None:
    game = await with_words(table, BEN)
    secret = (await secret_of(storage, game)).hex().encode()
    seen = 0
    while game.status == "running":
        if seen % 25 == 0:
            assert secret not in pack(await archive(table, game))
        seen += 1
        game = await answer(table, game, any_choice(game, random.Random(seen)))
    assert seen > 25
    rows = await storage.games.entries(game.id)
    assert [secret in row.payload for row in rows] == [False] * (len(rows) - 1) + [True]
    assert secret in pack(await archive(table, game))


async def test_the_hosts_end_lays_it_open_too(table: Table, storage: Storage) -> None:
    game = await with_words(table, BEN)
    game = await table.end(game.id, ANA)
    assert bytes.fromhex(game.secret) == await secret_of(storage, game)


async def test_a_lobby_that_is_called_off_tells_nothing(table: Table, storage: Storage) -> None:
    game = await lobby(table, BEN)
    game = await table.end(game.id, ANA)
    assert game.secret == ""
    found = await archive(table, game)
    assert (await secret_of(storage, game)).hex().encode() not in pack(found)
    assert (verify(found).promise, verify(found).rolls) == ("sealed", 0)


# -- the proof ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.long)])
async def test_a_whole_game_is_proven(table: Table, ruleset: str, seed: int) -> None:
    opened = log.Opened(ANA.user, "The game", ruleset, RULESETS[ruleset].sizes[0], RULESETS[ruleset].tables[0], {})
    game = await table.open(ANA, channel=seed, guild=1, opened=opened)
    game = await table.join(game.id, BEN, None, words="Ben's")
    game = await play(table, await table.start(game.id, ANA), random.Random(seed))
    report = verify(await archive(table, game))
    assert report.proven
    assert (report.rolls > 10, report.typed, report.hidden, report.wrong) == (True, 0, 0, None)
    assert game.state is not None
    assert report.dice == game.state.drawn


async def test_every_advanced_rule_is_proven(table: Table) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish", options=ADVANCED)
    report = verify(await archive(table, game))
    assert report.proven
    assert report.dice == game.state.drawn  # type: ignore[union-attr]


async def test_what_was_taken_back_is_proven_twice(table: Table) -> None:
    game = await with_words(table, BEN)
    chance, undone = random.Random(5), 0
    while undone < 3:
        game = await answer(table, game, any_choice(game, chance))
        if game.status == "running" and game.decisions and game.decisions[-1].rolled:
            game = await taken_back(table, game)
            undone += 1
    game = await play(table, game, chance)
    report = verify(await archive(table, game))
    assert report.proven
    assert (undone, report.undone) == (3, 3)
    assert report.again >= 3
    assert report.dice > game.state.drawn  # type: ignore[union-attr]


async def test_a_game_under_way_can_only_be_looked_over(table: Table) -> None:
    game = await play(table, await with_words(table, BEN), random.Random(2), steps=30)
    report = verify(await archive(table, game))
    assert (report.promise, report.rolls, report.wrong) == ("sealed", 0, None)
    assert report.hidden > 0
    assert report.correct
    assert not report.proven
    assert report.commitment == game.commitment


async def test_dice_of_the_players_own_are_told_apart(table: Table) -> None:
    game = await started(table, BEN, size="skirmish", options={"dice": "typed"})
    chance = random.Random(3)
    for _ in range(80):
        game = await typed(table, game, any_choice(game, chance), chance)
    game = await table.end(game.id, ANA)
    report = verify(await archive(table, game))
    assert report.typed > 3
    assert report.proven


async def typed(table: Table, game: Game, choice: Any, chance: random.Random) -> Game:
    from rules import DiceNeeded

    faces: list[int] = []
    while True:
        try:
            return await answer(table, game, choice, faces=faces)
        except DiceNeeded as needed:
            faces = [chance.randint(1, int(die[1:])) for die in needed.facts["dice"]]


async def test_a_game_from_before_the_promise_keeps_its_dice(table: Table, storage: Storage) -> None:
    secret = bytes(range(32))
    opened = log.Opened(ANA.user, "Old", "rapid-attack", "demo", "declared", {})
    entry = log.Entry((opened, log.Joined(ANA.user, "Ana"), log.Joined(BEN.user, "Ben")))
    old = log.encode(entry).replace(b',"fair":1,"commitment":""', b"").replace(b',"words":""', b"")
    new = NewGame("01d", 1, 77, ANA.user, "rapid-attack", secret, 0.0)
    row = EntryRow(1, 0.0, ANA.user, None, old)
    await storage.games.create(new, [row], Summary("lobby", "Old", (ANA.user, BEN.user), ()))
    game = await table.start("01d", ANA)
    assert (game.scheme, game.seeded) == (1, None)
    game = await play(table, game, random.Random(4))
    first = next(
        event for _, entry in await table.entries("01d") for event in entry.rules if isinstance(event, ev.Rolled)
    )
    assert first.faces == FairDice(secret).roll(first.dice)
    report = verify(await archive(table, game))
    assert (report.promise, report.correct, report.proven) == ("none", True, False)
    assert report.dice == game.state.drawn  # type: ignore[union-attr]


async def test_another_face_is_found(table: Table) -> None:
    found = await archive(table, await finished(table))
    lie = changed(found, ev.Rolled, lambda event: structs.replace(event, faces=other_face(event.faces)))
    report = verify(lie)
    assert report.wrong is not None
    assert report.wrong.faces == other_face(report.wrong.due)
    assert (report.correct, report.rolls) == (False, 0)


async def test_another_damage_die_is_found(table: Table) -> None:
    found = await archive(table, await finished(table, size="skirmish"))
    lie = changed(found, ev.AttackResolved, lambda event: structs.replace(event, dice=(6,) * len(event.dice)))
    assert verify(lie).wrong is not None


async def test_a_face_that_no_die_has_is_found_before_the_end(table: Table) -> None:
    found = await archive(table, await play(table, await with_words(table, BEN), random.Random(2), steps=30))
    lie = changed(found, ev.Rolled, lambda event: structs.replace(event, faces=(7, *event.faces[1:])))
    report = verify(lie)
    assert report.promise == "sealed"
    assert report.wrong is not None
    assert report.wrong.due == ()


LIES: dict[str, Callable[[Archive], Archive]] = {
    "another secret": lambda found: structs.replace(found, secret="00" * 32),
    "another promise": lambda found: structs.replace(found, commitment=commitment_of(bytes(32))),
    "a promise made late": lambda found: changed(found, log.Opened, lambda e: structs.replace(e, commitment="ab" * 32)),
    "words of nobody": lambda found: changed(found, log.Seeded, lambda e: structs.replace(e, words=("x", "y"))),
    "another game": lambda found: changed(found, log.Seeded, lambda e: structs.replace(e, game="0")),
}


@pytest.mark.parametrize("lie", list(LIES))
async def test_a_promise_that_was_not_kept_is_found(table: Table, lie: str) -> None:
    found = await archive(table, await finished(table))
    assert verify(found).proven
    report = verify(LIES[lie](found))
    assert report.promise == "broken"
    assert not report.correct


async def test_an_entry_that_is_missing_is_found(table: Table) -> None:
    found = await archive(table, await finished(table))
    records = tuple(record for record in found.records if record.seq != len(found.records) // 2)
    with pytest.raises(Malformed) as refused:
        verify(structs.replace(found, records=records))
    assert refused.value.code == "export-impossible"


async def test_a_log_without_its_beginning_is_refused(table: Table) -> None:
    found = await archive(table, await finished(table))
    records = tuple(Record(n, r.at, r.actor, r.entry) for n, r in enumerate(found.records[4:], start=1))
    assert not verify(structs.replace(found, records=records)).correct
