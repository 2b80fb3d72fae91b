"""What the page asks the rest of the bot for beside the question: a hint, and a rematch that its link leads to."""

from __future__ import annotations

import pytest

from table import Game, NotAllowed, Person, Table
from table.log import Opened
from tests.table.people import ANA, BEN, lobby, started
from tests.web.boards import boards
from text import LOCALES, error_line
from text.missions import mission_result
from web.services import Hint, Services
from web.shown import shown
from web.words import page_words


async def test_a_hint_is_for_who_is_asked(table: Table) -> None:
    async def hint(game: Game, person: Person, locale: str) -> Hint:
        if person.user != ANA.user:
            raise NotAllowed("hints-off")
        return Hint(f"in {locale}", "A1", "3,4", None)

    async with boards(table, Services(hint=hint)) as page:
        game = await started(table)
        assert await page.ask("api/hint?lang=fr", page.token(game, ANA.user), {}) == (
            200,
            {"text": "in fr", "first": "A1", "place": "3,4"},
        )
        assert (await page.ask("api/hint", page.token(game, BEN.user), {}))[1]["error"] == "hints-off"
        assert (await page.ask("api/hint", page.token(game, 0), {}))[1]["error"] == "watching-only"


async def test_each_question_names_its_rule(table: Table) -> None:
    async with boards(table) as page:
        game = await started(table)
        asked = next(seat.user for seat in game.seats if game.asked_of(seat.user))
        _, shown = await page.ask("api/game", page.token(game, asked))
        topic = shown["asked"][0]["rule"]
        assert (await page.ask(f"api/rules?topic={topic}", page.token(game, asked)))[1]["topic"] == topic


async def test_a_mission_that_is_over_says_how_it_went(table: Table) -> None:
    opened = Opened(ANA.user, "Alone", "rapid-attack", "demo", "declared", {}, mission="rapid-attack-1")
    game = await table.open(ANA, channel=1, guild=1, opened=opened, interaction=901)
    game = await table.join(game.id, BEN, None, interaction=902)
    async with boards(table) as page:
        game = await table.end((await table.start(game.id, ANA, interaction=903)).id, ANA)
        for locale in LOCALES:
            _, seen = await page.ask(f"api/game?lang={locale}", page.token(game, ANA.user))
            assert seen["waiting"][-1] == mission_result(locale, game.mission, done=None)
            done = shown(table, game, (ANA.user, 0), locale, [], done=True).waiting[-1]
            assert done == mission_result(locale, game.mission, done=True) != seen["waiting"][-1]


@pytest.mark.parametrize(
    ("mission", "done", "ahead", "again"),
    [
        ("", None, False, ["rematch"]),
        ("rapid-attack-1", False, False, ["try-again"]),
        ("rapid-attack-1", None, False, ["try-again"]),
        ("rapid-attack-1", False, True, ["try-again", "missions"]),
        ("rapid-attack-1", True, True, ["missions", "try-again"]),
        ("rapid-attack-6", True, True, ["try-again"]),
    ],
    ids=["no mission", "failed", "uncounted", "failed this time", "done", "the last one"],
)
async def test_what_may_be_played_after_a_game(
    table: Table, mission: str, done: bool | None, ahead: bool, again: list[str]
) -> None:
    opened = Opened(ANA.user, "Alone", "rapid-attack", "demo", "declared", {}, mission=mission)
    game = await table.open(ANA, channel=1, guild=1, opened=opened, interaction=901)
    game = await table.join(game.id, BEN, None, interaction=902)
    game = await table.end((await table.start(game.id, ANA, interaction=903)).id, ANA)
    for player, offered in ((0, again), (None, [])):
        seen = shown(table, game, (ANA.user, player), "en", [], done=done, ahead=ahead)
        assert [*seen.again] == offered
        assert set(offered) <= set(page_words("en"))


async def test_a_rematch_that_is_refused_says_so_in_the_language_of_the_page(table: Table) -> None:
    async with boards(table) as page:
        game = await table.end((await started(table)).id, ANA)
        _, said = await page.ask("api/rematch?lang=fr", page.token(game, ANA.user), {"press": "one"})
        assert said["text"] == error_line("fr", said["error"], {})


async def test_a_rematch_leads_to_its_lobby_by_a_link_of_ones_own(table: Table) -> None:
    pressed = []

    async def rematch(game: Game, person: Person, number: int, same: bool, moment: int) -> Game:
        pressed.append((person.user, number, same))
        return again

    async with boards(table, Services(rematch=rematch)) as page:
        game = await table.end((await started(table)).id, ANA)
        again = await lobby(table, channel=2)
        said = (await page.ask("api/rematch", page.token(game, ANA.user), {"press": "one", "same": True}))[1]
        assert said["game"] == again.id
        assert f"#{again.id}.{ANA.user}." in said["address"]
        assert (await page.ask("api/rematch", page.token(game, 0), {"press": "two"}))[1]["error"] == "watching-only"
        ((user, number, same),) = pressed
        assert (user, number < 0, same) == (ANA.user, True, True)
