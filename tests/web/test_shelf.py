"""What lies beside the board: the rulebook, companies, the analysis and the files of a game that is over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping

import pytest

from table import Game, NotAllowed, Table
from table.history.steps import keep_analysis
from table.history.transfer import read_archive
from tests.table.people import ANA, BEN, CHLOE, started
from tests.web.inside import Inside, inside
from text.rulebook import TOPICS
from think.analysis import Analysis
from web.services import Company, Progress, Services


class _Work:
    """An analysis that goes on when a test says so."""

    def __init__(self, table: Table) -> None:
        self.table, self.begun, self.go_on, self.fails = table, 0, asyncio.Event(), False

    async def analyse(self, game: Game, progress: Progress) -> None:
        self.begun += 1
        await progress(0.4)
        await self.go_on.wait()
        if self.fails:
            raise NotAllowed("analysis-failed")
        await keep_analysis(self.table, game, Analysis((), ()))


async def _chart(name: str, words: Mapping[str, str], ruleset: str) -> bytes:
    return f"{name} {ruleset}".encode()


async def _companies(user: int, locale: str) -> list[Company]:
    return [Company("**Owls**", "- an owl", "mfz1-x")] if user == ANA.user else []


@pytest.fixture
async def work(table: Table) -> _Work:
    return _Work(table)


@pytest.fixture
async def there(table: Table, work: _Work) -> AsyncIterator[Inside]:
    services = Services(chart=_chart, companies=_companies, analyse=work.analyse)
    async with inside(table, services) as client:
        yield client


async def ended(table: Table) -> Game:
    game = await started(table)
    return await table.end(game.id, ANA)


# -- the rulebook ----------------------------------------------------------------------------------------------------


async def test_every_page_of_the_rulebook_opens_in_both_languages(table: Table, there: Inside) -> None:
    token, _ = await there.entered(ANA.user)
    for lang in ("en", "fr"):
        listed: list[str] = []
        for book in ("rapid-attack", "intercept-orbit", "football"):
            _, said = await there.ask(f"api/rules?book={book}&lang={lang}", token)
            assert said["book"] == book
            listed += [topic["id"] for chapter in said["chapters"] for topic in chapter["topics"]]
        assert sorted(listed) == sorted(TOPICS), "each topic stands in one book"
    for topic in list(TOPICS)[:6]:
        _, page = await there.ask(f"api/rules?topic={topic}", token)
        assert page["text"].startswith("###"), page
        assert {one["id"] for one in page["related"]} <= set(TOPICS)
        assert bool(page.get("chart")) == bool(TOPICS[topic].chart)


async def test_the_rules_are_those_of_the_game_that_is_looked_at(table: Table, there: Inside) -> None:
    game = await started(table, ruleset="mez")
    token, _ = await there.entered(ANA.user)
    assert (await there.ask(f"api/rules?game={game.id}", token))[1]["book"] == "mez"
    assert (await there.ask("api/rules", there.token(game, ANA.user)))[1]["book"] == "mez", "by a link too"
    assert (await there.ask("api/rules?book=nonsense", token))[1]["book"] == "rapid-attack"
    other, _ = await there.entered(CHLOE.user, channel=2)
    assert (await there.ask(f"api/rules?game={game.id}", other))[1]["error"] == "entry-elsewhere"


async def test_rules_are_found_by_words(table: Table, there: Inside) -> None:
    token, _ = await there.entered(ANA.user)
    assert (await there.ask("api/rules?find=cover", token))[1]["topic"] == "cover"
    _, near = await there.ask("api/rules?find=xyzzy%20plugh", token)
    assert "xyzzy plugh" in near["note"]
    assert (await there.ask("api/rules?find=cover", "x"))[1]["error"] == "link-unreadable"


# -- companies -------------------------------------------------------------------------------------------------------


async def test_one_sees_ones_own_companies_alone(table: Table, there: Inside) -> None:
    game = await started(table)
    ana, ben = (await there.entered(ANA.user))[0], (await there.entered(BEN.user))[0]
    _, said = await there.ask("api/companies", ana)
    assert said == {"companies": [{"line": "**Owls**", "text": "- an owl", "code": "mfz1-x"}], "none": ""}
    _, said = await there.ask("api/companies?lang=fr", ben)
    assert said["companies"] == []
    assert "/équipe" in said["none"]
    assert (await there.ask("api/companies", there.token(game, 0)))[1]["error"] == "watching-only"


# -- a game that is over -----------------------------------------------------------------------------------------------


async def test_an_analysis_is_made_once_and_told_while_it_is_made(table: Table, there: Inside, work: _Work) -> None:
    game = await ended(table)
    ana, chloe = (await there.entered(ANA.user))[0], (await there.entered(CHLOE.user))[0]
    path = f"api/analysis?game={game.id}"
    assert (await there.ask(path, chloe, {}))[1]["error"] == "watching-only", "who watches begins none"
    assert [(await there.ask(path, token, {}))[1] for token in (ana, ana, chloe)] == [{"percent": 40}] * 3
    work.go_on.set()
    assert (await there.ask(path, ana, {}))[1] == {"percent": 100}
    assert (await there.ask(path, chloe, {}))[1] == {"percent": 100}
    assert work.begun == 1


async def test_an_analysis_that_fails_says_so_and_may_be_tried_again(table: Table, there: Inside, work: _Work) -> None:
    game = await ended(table)
    token, _ = await there.entered(ANA.user)
    path = f"api/analysis?game={game.id}"
    work.fails = True
    work.go_on.set()
    assert (await there.ask(path, token, {}))[1]["error"] == "analysis-failed"
    work.fails = False
    assert (await there.ask(path, token, {}))[1] == {"percent": 100}


async def test_a_replay_that_was_made_before_the_analysis_is_made_again(table: Table) -> None:
    made: list[str] = []

    async def replay(table: Table, game: Game) -> bytes:
        made.append(game.id)
        return b"{}"

    async with inside(table, Services(replay=replay)) as there:
        game = await ended(table)
        token, _ = await there.entered(ANA.user)
        for _ in range(2):
            await there.ask(f"api/replay?game={game.id}", token)
        assert len(made) == 1
        await keep_analysis(table, game, Analysis((), ()))
        await there.ask(f"api/replay?game={game.id}", token)
        assert len(made) == 2


async def test_a_game_that_is_over_can_be_saved(table: Table, there: Inside) -> None:
    game = await ended(table)
    token, _ = await there.entered(CHLOE.user)
    for kind, name in (("log", f"game-{game.id}.json"), ("replay", f"replay-{game.id}.html")):
        address = f"{there.base}api/file/{kind}?game={game.id}"
        async with there.session.get(address, headers={"Authorization": f"Bearer {token}"}) as answer:
            assert answer.status == 200
            assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}"'
            data = await answer.read()
        assert read_archive(data)[1].id == game.id if kind == "log" else b"<!doctype html>" in data
    assert (await there.ask(f"api/file/picture?game={game.id}", token))[0] == 404


async def test_the_way_to_a_file_is_a_link_of_ones_own(table: Table, there: Inside) -> None:
    game = await ended(table)
    path = f"api/away?game={game.id}"
    for user, known in ((ANA.user, ANA.user), (CHLOE.user, 0)):
        token, _ = await there.entered(user)
        address = (await there.ask(path, token, {"kind": "log"}))[1]["address"]
        assert address.startswith(f"{there.base}#{game.id}.{known}.")
        assert address.endswith(":en:log")
    await table.preferences.set_user(CHLOE.user, links=1)
    token, _ = await there.entered(ANA.user)
    await table.preferences.set_user(ANA.user, links=1)
    token, _ = await there.entered(ANA.user)
    assert (await there.ask(path, token, {"kind": "log"}))[1]["error"] == "page-no-links"
    assert (await there.ask(path, token, {"kind": "picture"}))[1]["error"] == "page-unreadable"


@pytest.mark.parametrize(("path", "body"), [("analysis", {}), ("away", {"kind": "log"}), ("file/log", None)])
async def test_a_game_that_runs_gives_nothing_away(
    table: Table, there: Inside, path: str, body: dict[str, str] | None
) -> None:
    game = await started(table)
    token, _ = await there.entered(ANA.user)
    error = (await there.ask(f"api/{path}?game={game.id}", token, body))[1]["error"]
    assert error == ("analysis-too-early" if path == "analysis" else "page-running")
