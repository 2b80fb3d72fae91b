"""A table's promises: one decision at a time, each written down once, whoever else is at it."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from typing import Any

import pytest

from rules import Illegal, Malformed, RulesError, Stale
from storage import Storage, Unavailable
from table import Change, Duplicate, Game, Move, NotAllowed, Opened, Person, Table
from tests.table.people import ANA, BEN, CHLOE, DMITRI, answer, any_choice, lobby, person_of, play, started, whole


def code(caught: pytest.ExceptionInfo[RulesError]) -> str:
    """Which sentence a refusal becomes."""
    return caught.value.code


async def test_what_comes_after_an_answer_is_shown_the_very_game_while_it_is_written(table: Table) -> None:
    game, shown = await started(table), list[Game]()
    choice = any_choice(game, random.Random(1))
    after = await answer(table, game, choice, seq=game.seq, meanwhile=shown.append)
    assert len(shown) == 1
    assert shown[0] is after
    with pytest.raises(RulesError):
        await answer(table, game, choice, seq=game.seq, meanwhile=shown.append)
    assert len(shown) == 1, "nothing of an answer that is refused"


# -- the lobby ------------------------------------------------------------------------------------------------------


async def test_a_game_from_the_lobby_to_its_end(table: Table) -> None:
    game = await started(table)
    assert [seat.name for seat in game.seats] == ["Ana", "Ben"]
    over = await play(table, game, random.Random(1))
    assert over.status == "ended"
    assert over.state is not None
    assert over.state.outcome is not None
    assert over.requests == over.waiting == ()


async def test_what_the_lobby_refuses(table: Table) -> None:
    game = await lobby(table)
    opened = Opened(BEN.user, "Another", "rapid-attack", "demo", "declared", {})
    with pytest.raises(NotAllowed) as caught:
        await table.open(BEN, channel=1, guild=1, opened=opened)
    assert code(caught) == "game-here-already"
    for person, wrong in ((ANA, "too-few-players"), (BEN, "not-host")):
        with pytest.raises(NotAllowed) as caught:
            await table.start(game.id, person)
        assert code(caught) == wrong
    with pytest.raises(NotAllowed) as caught:
        await table.join(game.id, ANA, None)
    assert code(caught) == "already-seated"
    for number in range(4):
        await table.join(game.id, Person(number, f"No. {number}"), None)
    with pytest.raises(NotAllowed) as caught:
        await table.join(game.id, DMITRI, None)
    assert code(caught) == "lobby-full"
    assert (await table.game(game.id)).seq == game.seq + 4


async def test_nobody_joins_or_leaves_a_game_that_runs(table: Table) -> None:
    game = await started(table)
    for refused in (table.join(game.id, CHLOE, None), table.leave(game.id, BEN), table.start(game.id, ANA)):
        with pytest.raises(NotAllowed) as caught:
            await refused
        assert code(caught) == "already-started"


async def test_a_steward_may_do_what_the_host_may(table: Table) -> None:
    game = await lobby(table, BEN)
    assert (await table.start(game.id, Person(CHLOE.user, "Chloé", moderator=True))).status == "running"


async def test_a_company_changes_while_the_lobby_is_open(table: Table) -> None:
    game = await lobby(table, BEN)
    game = await table.join(game.id, BEN, "Rd Rd B G; Rh B G Y")
    assert [seat.name for seat in game.seats] == ["Ana", "Ben"]
    game = await table.start(game.id, ANA)
    assert game.state is not None
    assert next(frame.systems for frame in game.state.frames if frame.owner == 1).count("Rd") == 2


async def test_a_lobby_that_is_called_off_frees_the_channel(table: Table) -> None:
    first = await lobby(table)
    assert (await table.end(first.id, ANA)).status == "ended"
    assert (await lobby(table)).id != first.id


async def test_no_game_here_and_no_such_game(table: Table) -> None:
    with pytest.raises(NotAllowed) as caught:
        await table.game_in(5)
    assert code(caught) == "no-game-here"
    with pytest.raises(NotAllowed) as caught:
        await table.game("abcdef")
    assert code(caught) == "no-such-game"


# -- one decision at a time -----------------------------------------------------------------------------------------


async def test_two_answers_at_once_and_only_one_counts(table: Table) -> None:
    game = await started(table)
    choices = [option.choice for option in game.requests[0].options]
    both = [
        table.answer(game.id, person_of(game), [Move(choice)], seq=game.seq, interaction=number)
        for number, choice in enumerate(choices[:2], 7)
    ]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(result) for result in done] == [Game, Stale]
    assert (await table.game(game.id)).seq == game.seq + 1


async def test_two_people_at_once_and_only_whose_turn_it_is_counts(table: Table) -> None:
    game = await started(table)
    choice = any_choice(game, random.Random(1))
    both = [table.answer(game.id, person, [Move(choice)], seq=game.seq) for person in (ANA, BEN)]
    done = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) in (["Game", "Stale"], ["Game", "Illegal"])
    assert (await table.game(game.id)).seq == game.seq + 1


async def test_two_start_at_once(table: Table) -> None:
    game = await lobby(table, BEN)
    done = await asyncio.gather(table.start(game.id, ANA), table.start(game.id, ANA), return_exceptions=True)
    assert sorted(type(result).__name__ for result in done) == ["Game", "NotAllowed"]


async def test_five_want_the_last_seat(table: Table) -> None:
    game = await lobby(table, BEN, CHLOE, DMITRI)
    crowd = [table.join(game.id, Person(number, str(number)), None) for number in range(5)]
    done = await asyncio.gather(*crowd, return_exceptions=True)
    assert sum(isinstance(result, Game) for result in done) == 1
    assert len((await table.game(game.id)).seats) == 5


async def test_the_same_click_twice_plays_once(table: Table) -> None:
    game = await started(table)
    after = await answer(table, game, any_choice(game, random.Random(1)), interaction=5)
    with pytest.raises(Duplicate):
        await answer(table, after, any_choice(after, random.Random(1)), interaction=5)
    assert await table.game(game.id) == after


async def test_the_same_click_twice_at_the_same_time(table: Table) -> None:
    game = await started(table)
    choice = any_choice(game, random.Random(1))
    done = await asyncio.gather(*(answer(table, game, choice, interaction=5) for _ in range(3)), return_exceptions=True)
    assert sum(isinstance(result, Game) for result in done) == 1
    assert (await table.game(game.id)).seq == game.seq + 1


async def test_the_same_click_in_two_games_plays_in_one(table: Table) -> None:
    one, two = await started(table, channel=1), await started(table, channel=2)
    await answer(table, one, any_choice(one, random.Random(1)), interaction=5)
    with pytest.raises(Duplicate):
        await answer(table, two, any_choice(two, random.Random(1)), interaction=5)
    assert (await table.game(two.id)).seq == two.seq


async def test_several_answers_are_all_or_none(table: Table) -> None:
    game = await started(table)
    frame = game.requests[0].options[0].choice
    with pytest.raises(RulesError):
        await table.answer(game.id, person_of(game), [Move(frame, "activate"), Move("Z9", "target")])
    assert await table.game(game.id) == game
    moves = [Move(frame, "activate"), Move("none", "target")]
    after = await table.answer(game.id, person_of(game), moves)
    assert after.seq == game.seq + 1
    assert len(after.decisions) == 2


NONSENSE: list[Any] = [
    None, 0, -1, 2**70, 1.5, float("nan"), True, "Z99", "pass\0", "x" * 10_000, "🤖", "\u202e", {}, [[]],
    {"kind": "terrain"}, [{"kind": "terrain", "hits": -5}], object(), b"A1",
]  # fmt: skip


async def test_any_nonsense_is_refused_and_changes_nothing(table: Table) -> None:
    game = await started(table)
    chance = random.Random(6)
    kinds = set()
    for _ in range(60):
        kinds.add(game.requests[0].kind)
        for choice in NONSENSE:
            with pytest.raises(RulesError):
                await answer(table, game, choice, seq=game.seq)
        assert await table.game(game.id) == game
        game = await answer(table, game, any_choice(game, chance))
        if game.status != "running":
            break
    assert len(kinds) > 4


async def test_who_is_not_asked_is_told_so(table: Table) -> None:
    game = await started(table)
    other = BEN if person_of(game) == ANA else ANA
    with pytest.raises(Illegal) as caught:
        await table.answer(game.id, other, [Move(any_choice(game, random.Random(1)))])
    assert code(caught) == "not-your-decision"
    assert caught.value.facts == {"player": person_of(game).name}
    with pytest.raises(NotAllowed) as caught:
        await table.answer(game.id, CHLOE, [Move("A1")])
    assert code(caught) == "not-seated"


async def test_faces_are_typed_only_where_dice_are_real(table: Table) -> None:
    game = await started(table)
    with pytest.raises(Malformed) as caught:
        await answer(table, game, any_choice(game, random.Random(1)), faces=[1])
    assert code(caught) == "dice-not-typed"


async def test_a_game_that_was_ended_takes_no_answer(table: Table) -> None:
    game = await started(table)
    with pytest.raises(NotAllowed):
        await table.end(game.id, BEN)
    over = await table.end(game.id, ANA)
    assert over.status == "ended"
    with pytest.raises(NotAllowed) as caught:
        await table.answer(game.id, person_of(game), [Move("A1")])
    assert code(caught) == "game-over"


# -- written down, then published -----------------------------------------------------------------------------------


async def test_listeners_hear_of_every_commit_once_and_in_order(table: Table) -> None:
    heard: list[Change] = []
    table.listen(heard.append)
    game = await play(table, await started(table), random.Random(3), steps=20)
    assert [change.after.seq for change in heard] == list(range(1, game.seq + 1))
    assert all(change.before == earlier.after for earlier, change in pairwise(heard))


async def test_nothing_is_published_that_was_not_written(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(table)
    heard: list[Change] = []
    table.listen(heard.append)

    async def fail(*_arguments: object) -> None:
        raise Unavailable("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(table.storage.games, "append", fail)
        with pytest.raises(Unavailable):
            await answer(table, game, any_choice(game, random.Random(1)))
    assert heard == []
    assert await table.game(game.id) == game
    assert (await answer(table, game, any_choice(game, random.Random(1)))).seq == game.seq + 1


async def test_written_though_the_answer_was_lost(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = await started(table)
    append = table.storage.games.append

    async def cut_off(*arguments: Any) -> None:
        await append(*arguments)
        raise Unavailable("the connection was lost while it committed")

    with monkeypatch.context() as broken:
        broken.setattr(table.storage.games, "append", cut_off)
        with pytest.raises(Unavailable):
            await answer(table, game, any_choice(game, random.Random(1)), interaction=5)
    now = await table.game(game.id)
    assert now.seq == game.seq + 1, "the log tells what became of it"
    with pytest.raises(Duplicate):
        await answer(table, now, any_choice(now, random.Random(1)), interaction=5)


async def test_a_caller_who_goes_away_leaves_no_half_decision(table: Table, storage: Storage) -> None:
    game = await started(table)
    chance = random.Random(9)
    for _ in range(40):
        going = asyncio.ensure_future(answer(table, game, any_choice(game, chance)))
        for _ in range(chance.randrange(12)):
            await asyncio.sleep(0)
        going.cancel()
        await asyncio.gather(going, return_exceptions=True)
        # What was under way is finished behind the caller's back: two looks that agree show the end of it.
        rows = await storage.games.entries(game.id)
        while len(await storage.games.entries(game.id)) != len(rows) or not rows:
            rows = await storage.games.entries(game.id)
        game = await play(table, await Table(storage).game(game.id), chance, steps=0)
        assert game.seq in (len(rows), len(rows) + 1)
        game = await table.game(game.id) if (await table.game(game.id)).seq == game.seq else game
        if game.status != "running":
            break
        now = await table.game(game.id)
        assert now.seq in (game.seq, game.seq - 1)
    assert await whole(storage, [await Table(storage).game(game.id)])


# -- memory ---------------------------------------------------------------------------------------------------------


async def test_only_so_many_games_are_kept_in_memory(storage: Storage) -> None:
    table = Table(storage, cached=3)
    games = [await started(table, channel=channel) for channel in range(1, 9)]
    assert len(table._live) == 3
    for game in games:
        assert await table.game(game.id) == game
        assert len(table._live) == 3
    await asyncio.gather(*(play(table, game, random.Random(game.channel), steps=10) for game in games))
    assert len(table._live) == 3
    assert len(table.locks) == 0, "nobody holds a lock any more"


async def test_from_the_log_or_from_memory_it_is_the_same_game(table: Table, storage: Storage) -> None:
    game = await started(table)
    for _ in range(30):
        game = await play(table, game, random.Random(game.seq), steps=3)
        assert await Table(storage).game(game.id) == game


# -- side by side ---------------------------------------------------------------------------------------------------


@pytest.mark.long
async def test_fifty_games_at_once(table: Table, storage: Storage) -> None:
    heard: dict[str, list[int]] = {}
    table.listen(lambda change: heard.setdefault(change.after.id, []).append(change.after.seq))

    async def evening(channel: int) -> Game:
        return await play(table, await started(table, channel=channel), random.Random(channel), steps=25)

    games = await asyncio.gather(*(evening(channel) for channel in range(1, 51)))
    assert len({game.id for game in games}) == 50
    assert all(heard[game.id] == list(range(1, game.seq + 1)) for game in games)
    assert await whole(storage, games)


async def test_a_game_that_waits_for_its_disk_holds_up_no_other(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await started(table, channel=1), await started(table, channel=2)
    append, gate = table.storage.games.append, asyncio.Event()

    async def hold(game: str, *rest: Any) -> None:
        if game == slow.id:
            await gate.wait()
        await append(game, *rest)

    monkeypatch.setattr(table.storage.games, "append", hold)
    waiting = asyncio.ensure_future(answer(table, slow, any_choice(slow, random.Random(1))))
    await asyncio.sleep(0)
    assert (await play(table, quick, random.Random(2), steps=10)).seq == quick.seq + 10
    assert not waiting.done()
    gate.set()
    assert (await waiting).seq == slow.seq + 1
