"""The contract of marks, companies and settings, on every kind of database."""

from __future__ import annotations

import asyncio

import pytest

from storage import Storage, StorageError, Summary, UnknownGame, Unstorable
from tests.storage.tools import ANA, BEN, create, entry

WORDS = [
    "Ünïcödé 🤖👩🏽‍🚀",
    "שלום \u202e@everyone",
    "x" * 10_000,
    "🦾" * 10_000,
    "'; DROP TABLE games; --",
    "",
    "%(name)s :name ? $1",
]


@pytest.mark.parametrize("words", WORDS, ids=lambda words: ascii(words[:12]))
async def test_any_words_come_back(storage: Storage, words: str) -> None:
    await create(storage, summary=Summary("lobby", words, (ANA,), ()))
    row = await storage.games.get("g")
    assert row is not None
    assert row.title == words
    await storage.companies.save(ANA, words, "rapid_attack", words)
    company = await storage.companies.named(ANA, words)
    assert company is not None
    assert (company.name, company.text) == (words, words)
    await storage.marks.set("g", "board", words)
    assert await storage.marks.of_game("g") == {"board": words}
    await storage.settings.set("user:1", {"language": words})
    assert await storage.settings.of_scope("user:1") == {"language": words}


@pytest.mark.parametrize("words", ["nul\0", "\ud83d"], ids=["nul", "half an emoji"])
async def test_words_that_no_database_holds(storage: Storage, words: str) -> None:
    await create(storage)
    with pytest.raises(Unstorable):
        await storage.games.append("g", entry(2), Summary("lobby", words, (ANA,), ()))
    with pytest.raises(Unstorable):
        await storage.companies.save(ANA, words, "", "")
    with pytest.raises(Unstorable):
        await storage.companies.named(ANA, words)
    with pytest.raises(Unstorable):
        await storage.marks.set("g", "board", words)
    with pytest.raises(Unstorable):
        await storage.settings.set("user:1", {"language": words})
    with pytest.raises(StorageError):
        await storage.settings.set(words, {"language": None})
    with pytest.raises(StorageError):
        await storage.games.get(words)
    await storage.games.append("g", entry(2), Summary("lobby", "fine", (ANA,), ()))


async def test_numbers_that_no_database_holds(storage: Storage) -> None:
    with pytest.raises(Unstorable):
        await create(storage, channel=2**63)
    await create(storage)
    with pytest.raises(Unstorable):
        await storage.games.append("g", entry(2, interaction=2**64), Summary("lobby", "", (ANA,), ()))
    await storage.games.append("g", entry(2), Summary("lobby", "", (ANA,), ()))


async def test_companies_are_their_owners(storage: Storage) -> None:
    first = await storage.companies.save(ANA, "Red Éagles", "rapid_attack", "Rd Rd")
    assert await storage.companies.save(BEN, "Red Éagles", "rapid_attack", "B") != first
    assert await storage.companies.save(ANA, "RED E\u0301AGLES", "rapid_attack", "G") == first
    await storage.companies.save(ANA, "Blue", "rapid_attack", "Y")
    assert [(row.name, row.text) for row in await storage.companies.of_owner(ANA)] == [
        ("Blue", "Y"),
        ("RED E\u0301AGLES", "G"),
    ]
    found = await storage.companies.named(ANA, "red éagles")
    assert found is not None
    assert (found.id, found.owner, found.ruleset) == (first, ANA, "rapid_attack")
    assert found.updated > 1e9
    assert await storage.companies.delete(ANA, "red éagles")
    assert not await storage.companies.delete(ANA, "red éagles")
    assert await storage.companies.named(ANA, "Red Éagles") is None
    assert len(await storage.companies.of_owner(BEN)) == 1


async def test_the_same_company_saved_twice_at_once(storage: Storage) -> None:
    ids = await asyncio.gather(*(storage.companies.save(ANA, "Red", "r", str(number)) for number in range(8)))
    assert len(set(ids)) == 1
    assert len(await storage.companies.of_owner(ANA)) == 1


async def test_marks_come_and_go(storage: Storage) -> None:
    await create(storage)
    await storage.marks.set("g", "board", "1")
    await storage.marks.set("g", "board", "2")
    await storage.marks.set("g", "story", "3")
    assert await storage.marks.of_game("g") == {"board": "2", "story": "3"}
    await storage.marks.set("g", "board", None)
    await storage.marks.set("g", "board", None)
    assert await storage.marks.of_game("g") == {"story": "3"}
    assert await storage.marks.of_game("none") == {}
    with pytest.raises(UnknownGame):
        await storage.marks.set("none", "board", "1")


async def test_settings_come_and_go(storage: Storage) -> None:
    await storage.settings.set("user:1", {"language": "fr"})
    await storage.settings.set("guild:1", {"language": "en"})
    await storage.settings.set("user:1", {"language": "en"})
    assert await storage.settings.of_scope("user:1") == {"language": "en"}
    await storage.settings.set("user:1", {"language": None})
    assert await storage.settings.of_scope("user:1") == {}
    assert await storage.settings.of_scope("guild:1") == {"language": "en"}


async def test_marks_are_set_and_deleted_together(storage: Storage) -> None:
    await create(storage)
    await storage.marks.change("g", {"board": "1", "story": "2"})
    await storage.marks.change("g", {"board": None, "story": "3", "round": "4"})
    assert await storage.marks.of_game("g") == {"story": "3", "round": "4"}
    with pytest.raises(UnknownGame):
        await storage.marks.change("nobody", {"board": "1"})


async def test_a_claim_is_made_once_and_tells_the_one_before(storage: Storage) -> None:
    await create(storage)
    earlier = await asyncio.gather(*(storage.marks.claim("g", "?board", "7") for _ in range(3)))
    assert sorted(earlier, key=str) == ["7", "7", None]
    await storage.marks.set("g", "?board", None)
    assert await storage.marks.claim("g", "?board", "8") is None


async def test_a_turn_is_held_until_it_is_given_back_or_over(storage: Storage) -> None:
    await create(storage)
    assert await storage.marks.seize("g", "turn", "0100 one", "0050")
    assert not await storage.marks.seize("g", "turn", "0110 two", "0099")
    assert await storage.marks.seize("g", "turn", "0210 two", "0101")
    await storage.marks.release("g", "turn", "0100 one")
    assert await storage.marks.of_game("g") == {"turn": "0210 two"}
    await storage.marks.release("g", "turn", "0210 two")
    assert await storage.marks.of_game("g") == {}


async def test_games_that_their_channels_do_not_show_are_found(storage: Storage) -> None:
    for number, game in enumerate("abc"):
        await create(storage, game, channel=number)
    assert await storage.marks.behind("shown", "trouble") == ["a", "b", "c"]
    await storage.marks.set_each("shown", {"a": "1", "b": "0"})
    await storage.marks.set("c", "trouble", "access")
    assert await storage.marks.behind("shown", "trouble") == ["b"]
    await storage.marks.set("a", "?board", "7")
    assert await storage.marks.behind("shown", "trouble") == ["a", "b"]
