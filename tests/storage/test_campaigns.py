"""The contract of campaigns, and of users who want to be forgotten, on every kind of database."""

from __future__ import annotations

import asyncio

import pytest
from msgspec import structs

from storage import CampaignRow, LostRace, MemberRow, NameTaken, Storage, StorageError, Unstorable
from tests.storage.test_marks_companies_settings import WORDS
from tests.storage.tools import ANA, BEN, CHLOE, ENDED, RUNNING, create, entry

ROW = CampaignRow("c", 5, 7, ANA, "Iron Winter", 1.0, None, "{}")


async def begun(storage: Storage, *games: str) -> None:
    """A campaign of Ana and Ben with these games in it."""
    await storage.campaigns.create(ROW)
    for at, user in enumerate((ANA, BEN)):
        await storage.campaigns.save_member(MemberRow("c", user, f"name of {user}", float(at), None, "old"))
    for number, game in enumerate(games):
        await create(storage, game, channel=100 + number, summary=RUNNING)
        assert await storage.campaigns.attach(game, "c", float(number))


async def over(storage: Storage, game: str) -> None:
    """A game ends."""
    await storage.games.append(game, entry(2), ENDED)


async def test_a_campaign_comes_back(storage: Storage) -> None:
    await storage.campaigns.create(ROW)
    assert await storage.campaigns.get("c") == ROW
    assert await storage.campaigns.named(5, "IRON winter") == ROW
    assert await storage.campaigns.named(6, "Iron Winter") is None
    changed = structs.replace(ROW, channel=8, ended=3.0, terms='{"x":1}')
    await storage.campaigns.change(changed)
    assert await storage.campaigns.of_guild(5) == [changed]


async def test_a_name_is_taken_once_on_a_server(storage: Storage) -> None:
    await storage.campaigns.create(ROW)
    with pytest.raises(NameTaken):
        await storage.campaigns.create(structs.replace(ROW, id="d", name="iron WINTER"))
    await storage.campaigns.create(structs.replace(ROW, id="d", guild=6))


@pytest.mark.parametrize("words", WORDS, ids=lambda words: ascii(words[:12]))
async def test_any_words_come_back(storage: Storage, words: str) -> None:
    await storage.campaigns.create(structs.replace(ROW, name=words, terms=words))
    member = MemberRow("c", ANA, words, 1.0, None, words)
    await storage.campaigns.save_member(member)
    assert await storage.campaigns.members("c") == [member]
    found = await storage.campaigns.named(5, words)
    assert found is not None
    assert found.name == words


async def test_words_that_no_database_holds(storage: Storage) -> None:
    with pytest.raises(Unstorable):
        await storage.campaigns.create(structs.replace(ROW, name="nul\0"))
    await storage.campaigns.create(ROW)
    with pytest.raises(Unstorable):
        await storage.campaigns.save_member(MemberRow("c", ANA, "\ud83d", 1.0, None, ""))
    with pytest.raises(Unstorable):
        await storage.campaigns.named(5, "nul\0")


async def test_a_member_of_no_campaign(storage: Storage) -> None:
    with pytest.raises(StorageError):
        await storage.campaigns.save_member(MemberRow("nowhere", ANA, "Ana", 1.0, None, ""))


async def test_who_joined_first_stays_first(storage: Storage) -> None:
    await begun(storage)
    await storage.campaigns.save_member(MemberRow("c", ANA, "Other", 99.0, 100.0, "new"))
    ana, ben = await storage.campaigns.members("c")
    assert (ana.joined, ana.gone, ana.name, ana.roster) == (0.0, 100.0, "Other", "new")
    assert ben.user == BEN
    assert await storage.campaigns.memberships(BEN) == [ben]


async def test_a_game_belongs_to_one_campaign(storage: Storage) -> None:
    await begun(storage, "g")
    assert not await storage.campaigns.attach("g", "c", 2.0)
    assert not await storage.campaigns.attach("no such game", "c", 2.0)
    found = await storage.campaigns.game("g")
    assert found is not None
    assert (found.campaign, found.seats, found.channel, found.status) == ("c", (ANA, BEN), 100, "running")
    await storage.campaigns.detach("g")
    assert await storage.campaigns.game("g") is None


async def test_a_result_is_kept_once_with_what_it_changes(storage: Storage) -> None:
    await begun(storage, "g")
    await over(storage, "g")
    assert [row.game for row in await storage.campaigns.unposted()] == ["g"]
    assert await storage.campaigns.settle("g", "c", 9.0, "first", [(ANA, "old", "new")])
    assert not await storage.campaigns.settle("g", "c", 9.0, "second", [(ANA, "new", "newer")])
    assert [(m.user, m.roster) for m in await storage.campaigns.members("c")] == [(ANA, "new"), (BEN, "old")]
    (found,) = await storage.campaigns.games("c")
    assert (found.result, found.posted) == ("first", None)
    await storage.campaigns.detach("g")
    assert await storage.campaigns.games("c") == [found], "what has a result stays"
    await storage.campaigns.set_posted("g", 77)
    assert await storage.campaigns.unposted() == []


async def test_a_roster_that_has_changed_meanwhile(storage: Storage) -> None:
    await begun(storage, "g")
    with pytest.raises(LostRace):
        await storage.campaigns.settle("g", "c", 9.0, "first", [(BEN, "old", "new"), (ANA, "other", "new")])
    (found,) = await storage.campaigns.games("c")
    assert found.result is None, "all or nothing"
    assert {member.roster for member in await storage.campaigns.members("c")} == {"old"}
    with pytest.raises(LostRace):
        await storage.campaigns.swap_roster("c", (ANA, "other", "new"))


async def test_many_at_once_settle_a_game_once(storage: Storage) -> None:
    await begun(storage, "g")
    done = await asyncio.gather(
        *(storage.campaigns.settle("g", "c", 9.0, str(n), [(ANA, "old", "new")]) for n in range(8)),
        return_exceptions=True,
    )
    assert done.count(True) == 1
    assert all(one is False or isinstance(one, bool | LostRace) for one in done)


async def test_only_games_that_are_over_wait_to_be_told(storage: Storage) -> None:
    await begun(storage, "g", "h")
    await over(storage, "h")
    assert [row.game for row in await storage.campaigns.unposted()] == ["h"]


async def test_forgotten(storage: Storage) -> None:
    await begun(storage, "g")
    await over(storage, "g")
    await storage.campaigns.settle("g", "c", 9.0, f"won by {ANA}", [])
    await storage.campaigns.forget(
        ANA, 50.0, lambda result, instead: result.replace(str(ANA), str(instead)), lambda rounds, instead: rounds, str
    )
    nobody, ben = await storage.campaigns.members("c")
    assert (nobody.user, nobody.name, nobody.roster) == (-9, "", "")
    assert ben.name == f"name of {BEN}"
    assert (await storage.campaigns.games("c"))[0].result == "won by -9"
    assert await storage.campaigns.memberships(ANA) == []
    await storage.campaigns.forget(BEN, -60.0, lambda result, instead: result, lambda rounds, instead: rounds, str)
    assert [member.user for member in await storage.campaigns.members("c")] == [-9, BEN], "who joined later stays"
    await storage.campaigns.forget(BEN, 60.0, lambda result, instead: result, lambda rounds, instead: rounds, str)
    assert [member.user for member in await storage.campaigns.members("c")] == [-9, -10]


async def test_the_forgotten_wait_until_no_game_names_them(storage: Storage) -> None:
    await storage.forgotten.begin(CHLOE, 1.0)
    await storage.forgotten.begin(CHLOE, 70.0)
    await storage.forgotten.done(CHLOE, 1.0)
    assert await storage.forgotten.pending() == {CHLOE: 70.0}
    await storage.forgotten.done(CHLOE, 70.0)
    assert await storage.forgotten.pending() == {}


async def test_every_game_of_a_user(storage: Storage) -> None:
    await begun(storage, "g", "h")
    await over(storage, "g")
    assert [game.id for game in await storage.games.all_of(BEN)] == ["g", "h"]
    assert await storage.games.all_of(CHLOE) == []
