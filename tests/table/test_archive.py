"""Whole games as files: out, in, and refused with one clear reason if anything about them is not as it should be."""

from __future__ import annotations

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import structs

import bot
from cogs.channel.report import whole_report
from hosting import files
from rules import Malformed, RulesError
from storage import Storage
from table import Game, NotAllowed, Table
from table.history.archive import FORMAT, SIZE_MAX, VERSION, pack, unpack
from table.history.transfer import import_game, read_archive
from table.history.verify import verify
from table.votes.undo import take_back
from tests.long import many
from tests.table.archives import archive, finished, with_words
from tests.table.people import ANA, BEN, CHLOE, DMITRI, answer, any_choice, lobby, play
from text import LOCALES, error_line

pytestmark = pytest.mark.long

SECRET = "Zwischenfall: Rd Rd B G; Quetzalcoatl: Rh Rh B B"


async def file_of(table: Table, game: Game) -> bytes:
    return pack(await archive(table, game))


def refused(data: bytes) -> str:
    """The code of the error that a file gives; it has a sentence in every language."""
    with pytest.raises(Malformed) as error:
        read_archive(data)
    for locale in LOCALES:
        assert "(" + error.value.code not in error_line(locale, error.value.code, error.value.facts)
    return error.value.code


# -- out ----------------------------------------------------------------------------------------------------------


async def test_a_file_reads_back_as_it_was(table: Table) -> None:
    found = await archive(table, await finished(table, BEN, CHLOE, size="skirmish"))
    assert unpack(pack(found)) == found
    assert unpack(pack(found) + b"\n") == found
    assert pack(unpack(pack(found))) == pack(found)


async def test_what_is_in_it(table: Table) -> None:
    game = await finished(table)
    told = json.loads(await file_of(table, game))
    assert (told["format"], told["version"]) == (FORMAT, VERSION)
    assert (told["game"], told["status"], told["players"]) == (game.id, "ended", ["Ana", "Ben"])
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"] == game.commitment
    assert [line["seq"] for line in told["log"]] == list(range(1, game.seq + 1))


async def test_the_digest_is_what_the_documentation_says(table: Table) -> None:
    data = await file_of(table, await finished(table))
    digest = json.loads(data)["digest"].encode()
    assert hashlib.sha256(data.replace(digest, b"", 1)).hexdigest().encode() == digest


async def test_companies_in_the_lobby_stay_sealed(table: Table) -> None:
    game = await lobby(table, BEN)
    game = await table.join(game.id, BEN, SECRET)
    text = (await file_of(table, game)).decode()
    assert [word for word in ("Zwischenfall", "Quetzalcoatl") if word in text] == []


async def ordered(table: Table) -> Game:
    """A game in which Ben has left standing orders."""
    game = await with_words(table, BEN)
    return await table.order(game.id, BEN, {"losses": "Y G Rh", "ground": "give"})


async def test_standing_orders_stay_secret_until_the_end(table: Table, database_url: str, capsys: Any) -> None:
    game = await ordered(table)
    told = json.loads(await file_of(table, game))
    (event,) = [e for line in told["log"] for e in line["entry"]["rules"] if e["type"] == "OrdersSet"]
    assert (event["losses"], event["ground"]) == ([], None)
    await files.export(structs.replace(bot.Settings(), database_url=database_url), game.id)
    assert '"Y","G","Rh"' not in capsys.readouterr().out
    game = await table.end(game.id, ANA)
    assert b'"Y","G","Rh"' in await file_of(table, game)


async def test_a_file_is_of_the_game_as_it_was_looked_at(table: Table) -> None:
    game = await with_words(table, BEN)
    await play(table, game, random.Random(1), steps=5)
    assert len((await archive(table, game)).records) == game.seq


# -- refused ------------------------------------------------------------------------------------------------------


async def test_a_file_cut_anywhere_is_refused(table: Table) -> None:
    data = await file_of(table, await finished(table))
    places = {len(data) // 2, 1, 2, 10, len(data) - 1, *random.Random(1).sample(range(1, len(data)), 200)}
    assert {refused(data[:place]) for place in places} == {"export-cut"}


async def test_a_file_with_its_beginning_lost_is_refused(table: Table) -> None:
    data = await file_of(table, await finished(table))
    assert refused(data[len(data) // 2 :]) in ("export-foreign", "export-edited")


async def test_a_file_changed_in_one_byte_is_refused(table: Table) -> None:
    data = await file_of(table, await finished(table))
    chance = random.Random(2)
    places = [*range(150), *chance.sample(range(len(data)), 400), *range(len(data) - 150, len(data))]
    codes = set()
    for place in places:
        for byte in (chance.randrange(32, 127), data[place] ^ 1, data[place] ^ 0x20, 0, 0xFF):
            other = data[:place] + bytes([byte]) + data[place + 1 :]
            if other.strip() != data:
                codes.add(refused(other))
    assert codes <= {"export-edited", "export-foreign", "export-cut", "export-version"}
    assert "export-edited" in codes


@pytest.mark.parametrize("more", [b" ", b"0", b"}", b"\0"])
async def test_a_file_with_a_byte_more_or_less_is_refused(table: Table, more: bytes) -> None:
    data = await file_of(table, await finished(table))
    middle = data.index(b'"log":') + 6
    assert refused(data[:middle] + more + data[middle:]) == "export-edited"
    assert refused(data[:middle] + data[middle + 1 :]) in ("export-edited", "export-cut")


def signed(told: dict[str, Any]) -> bytes:
    """A file with the digest that it should have: whoever forges one can reckon, too."""

    def written() -> bytes:
        return json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()

    told["digest"] = ""
    told["digest"] = hashlib.sha256(written()).hexdigest()
    return written()


async def test_a_forger_who_can_reckon_is_not_told_from_us_by_the_digest_alone(table: Table) -> None:
    data = await file_of(table, await finished(table))
    assert signed(json.loads(data)) == data


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("version", 3, "export-version"),
        ("version", 99, "export-version"),
        ("format", "somebody-else/game", "export-foreign"),
        ("status", "running", "export-impossible"),
        ("status", "lobby", "export-impossible"),
        ("ruleset", "chess", "export-impossible"),
        ("title", "Another", "export-impossible"),
        ("secret", "00", "export-impossible"),
        ("players", ["Ana", "Bob"], "export-impossible"),
        ("log", [], "log-empty"),
        ("log", [1], "export-edited"),
        ("log", [{}], "log-unreadable"),
        ("players", None, "export-edited"),
        ("surplus", 1, "export-edited"),
    ],
)
async def test_a_file_of_something_else_is_refused(table: Table, field: str, value: Any, code: str) -> None:
    told = json.loads(await file_of(table, await finished(table)))
    told[field] = value
    assert refused(signed(told)) == code


async def test_events_of_a_later_version_are_refused(table: Table) -> None:
    told = json.loads(await file_of(table, await finished(table)))
    told["log"][-1]["entry"]["version"] = 1000
    assert refused(signed(told)) == "export-version"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0" * 100,
        b"hello",
        b"[]",
        b"[1,2]",
        b"null",
        b'"text"',
        b"{}",
        b'{"a":1}',
        b"\x89PNG\r\n\x1a\n" + bytes(300),
        b"[" * 5000,
        b'{"a":' * 3000,
        b'{"log":' + b"[" * 3000 + b"]" * 3000 + b"}",
        b"\xff\xfe{\x00",
        '{"format":"\ud800"}'.encode("utf-8", "surrogatepass"),
    ],
)
def test_what_is_no_game_is_refused(data: bytes) -> None:
    assert refused(data) in ("export-foreign", "export-cut", "export-edited")


def test_a_file_that_is_too_big_is_refused_unread() -> None:
    assert refused(b'{"format":"' + b"x" * SIZE_MAX) == "export-too-big"


HUGE = st.sampled_from([None, True, -1, 0, 7, 10**9, 2**63, "x" * 500, "A1", "none", [], {}, 0.5]) | st.integers()


@given(st.data())
@settings(max_examples=many(400), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_forged_log_is_refused_or_can_be_told(sample: bytes, data: st.DataObject) -> None:
    told = json.loads(sample)
    for _ in range(data.draw(st.integers(1, 3))):
        at: Any = told
        while isinstance(at, dict | list) and at:
            keys = list(at) if isinstance(at, dict) else list(range(len(at)))
            key = data.draw(st.sampled_from(keys))
            if not isinstance(at[key], dict | list) or not at[key] or data.draw(st.integers(0, 9)) == 0:
                at[key] = data.draw(HUGE)
                break
            at = at[key]
    try:
        found, game = read_archive(signed(told))
        verify(found)
    except RulesError:
        return
    assert game.state is None or len(game.seats) == len(game.state.players)


@pytest.fixture
async def sample(table: Table) -> bytes:
    """The file of a short game."""
    return await file_of(table, await finished(table, seed=2))


# -- in -----------------------------------------------------------------------------------------------------------


async def brought(table: Table, data: bytes, **more: Any) -> Game:
    """The game, brought in by Dmitri into another channel."""
    person = structs.replace(DMITRI, moderator=True)
    return await import_game(table, data, person, channel=more.pop("channel", 99), guild=1, **more)


async def test_an_ended_game_comes_in_to_be_read(table: Table, storage: Storage) -> None:
    game = await finished(table, BEN, CHLOE, size="skirmish")
    copy = await brought(table, await file_of(table, game))
    assert (copy.status, copy.state, copy.seq) == ("ended", game.state, game.seq + 1)
    assert (copy.host, copy.id != game.id, copy.title) == (DMITRI.user, True, game.title)
    assert (await table.game_in(99)).id == copy.id
    assert verify(await archive(table, copy)).proven
    reports = [whole_report(g, await table.entries(g.id), "en") for g in (game, copy)]
    assert reports[0] == reports[1]
    row = await storage.games.get(copy.id)
    assert row is not None
    assert row.status == "ended"


async def test_it_can_go_out_and_in_again(table: Table) -> None:
    game = await finished(table)
    first = await brought(table, await file_of(table, game))
    second = await brought(table, await file_of(table, first), channel=100)
    assert second.state == game.state
    assert verify(await archive(table, second)).proven


async def test_into_another_database(table: Table, tmp_path: Path) -> None:
    data = await file_of(table, await finished(table))
    elsewhere = await Storage.open(f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}")
    copy = await brought(Table(elsewhere), data)
    again = Table(elsewhere)
    assert (await again.game(copy.id)).state == copy.state
    await elsewhere.close()


async def test_a_game_under_way_goes_on_if_the_host_says_so(table: Table, storage: Storage) -> None:
    game = await play(table, await with_words(table, BEN), random.Random(4), steps=25)
    data = await file_of(table, game)
    with pytest.raises(NotAllowed) as error:
        await brought(table, data)
    assert error.value.code == "import-running"
    copy = await brought(table, data, running=True)
    assert (copy.status, copy.requests, copy.seats) == ("running", game.requests, game.seats)
    rows = [await storage.games.get(item.id) for item in (game, copy)]
    assert all(row is not None for row in rows)
    assert rows[0].secret != rows[1].secret  # type: ignore[union-attr]
    assert hashlib.sha256(rows[1].secret).hexdigest() == copy.commitment  # type: ignore[union-attr]
    over = await play(table, copy, random.Random(5))
    report = verify(await archive(table, over))
    assert (report.promise, report.wrong) == ("kept", None)
    assert report.rolls > 0
    assert report.hidden > 0
    assert report.correct
    assert not report.proven


async def test_only_its_players_and_moderators_go_on_with_a_game(table: Table) -> None:
    data = await file_of(table, await play(table, await with_words(table, BEN), random.Random(4), steps=25))
    with pytest.raises(NotAllowed) as error:
        await import_game(table, data, DMITRI, channel=99, guild=1, running=True)
    assert error.value.code == "import-not-player"
    assert (await import_game(table, data, BEN, channel=99, guild=1, running=True)).host == BEN.user


async def test_taking_back_ends_at_the_import_because_its_dice_are_new(table: Table) -> None:
    game = await with_words(table, BEN)
    while not (game.decisions and game.decisions[-1].rolled):
        game = await answer(table, game, any_choice(game, random.Random(6)))
    copy = await brought(table, await file_of(table, game), running=True)
    for person in (ANA, BEN):
        with pytest.raises(NotAllowed) as error:
            await take_back(table, copy.id, person, seq=copy.seq, ask=True)
        assert error.value.code == "nothing-to-undo"
    over = await play(table, copy, random.Random(8))
    assert over.host == DMITRI.user
    assert verify(await archive(table, over)).correct


async def test_a_lobby_does_not_come_in(table: Table) -> None:
    game = await lobby(table, BEN)
    with pytest.raises(NotAllowed) as error:
        await brought(table, await file_of(table, game), running=True)
    assert error.value.code == "import-lobby"


async def test_a_channel_with_a_game_takes_none(table: Table) -> None:
    data = await file_of(table, await finished(table))
    await lobby(table, BEN, channel=99)
    with pytest.raises(NotAllowed) as error:
        await brought(table, data)
    assert error.value.code == "game-here-already"


async def test_the_same_click_brings_in_one(table: Table) -> None:
    from table import Duplicate

    data = await file_of(table, await finished(table))
    await brought(table, data, interaction=5)
    with pytest.raises(Duplicate):
        await brought(table, data, interaction=5, channel=100)


async def test_who_left_orders_leaves_them_anew(table: Table) -> None:
    game = await ordered(table)
    copy = await brought(table, await file_of(table, game), running=True)
    assert copy.state is not None
    assert copy.state.serial == game.state.serial  # type: ignore[union-attr]
    assert not getattr(copy.state, "orders", ())
