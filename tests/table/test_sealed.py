"""Companies are sealed until they are revealed together: nothing that anybody can read before tells what is in one."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json, structs

import bot
from cogs.channel import story
from cogs.views.game.lobby import lobby_view
from cogs.views.game.panel import panel_view
from cogs.views.game.story import change_note
from hosting import files
from rules import RULESETS
from storage import Storage
from table import Change, Game, NotAllowed, Table
from table.log import Joined
from tests.referee import Program
from tests.table.people import ANA, BEN, CHLOE, DMITRI, lobby
from text import error_line

SECRET = "Zwischenfall: Rd Rd B G; Quetzalcoatl: Rh Rh B B"
HIDDEN = ("Zwischenfall", "Quetzalcoatl", "Rd", "Rh")


def told(text: str) -> list[str]:
    """What a text gives away of the company."""
    return [word for word in HIDDEN if word in text]


async def sealed_lobby(table: Table, **more: Any) -> Game:
    """Ana's lobby, in which Ben keeps a company, and Chloé has left one behind."""
    game = await lobby(table, CHLOE, **more)
    await table.join(game.id, CHLOE, SECRET)
    await table.leave(game.id, CHLOE)
    return await table.join(game.id, BEN, SECRET)


def shown(view: Any) -> str:
    """Everything that a message is made of."""
    return str(view.to_components())


async def exported(storage: Storage, database_url: str, game: Game, capsys: pytest.CaptureFixture[str]) -> str:
    """What ``bot.py export`` prints."""
    settings = structs.replace(bot.Settings(), database_url=database_url)
    assert await files.export(settings, game.id) == 0
    return capsys.readouterr().out


async def test_the_lobby_tells_who_has_sealed_one_and_nothing_of_it(table: Table) -> None:
    game = await sealed_lobby(table)
    for locale in ("en", "fr"):
        text = shown(lobby_view(structs.replace(game, locale=locale)))
        assert told(text) == []
        assert "Ben" in text
    assert told(shown(panel_view(game, ANA.user, "en"))) == []


async def test_the_report_tells_nothing(table: Table) -> None:
    game = await sealed_lobby(table)
    chapters = story.chapters_of(await table.entries(game.id))
    assert [told(story.story_text(chapters, locale, len(chapters))) for locale in ("en", "fr")] == [[], []]


async def test_what_is_published_in_the_channel_tells_nothing(table: Table) -> None:
    changes: list[Change] = []
    table.listen(changes.append)
    await sealed_lobby(table)
    for change in changes:
        assert told(change_note(change) or "") == []
        chapters = story.chapters_of([(1, change.entry.logged)])
        assert [told(story.chapter_text(chapter, "en")) for chapter in chapters] == [[]]


async def test_the_summary_that_lists_games_tells_nothing(table: Table, storage: Storage) -> None:
    game = await sealed_lobby(table)
    row = await storage.games.get(game.id)
    assert row is not None
    assert told(str(structs.replace(row, secret=b""))) == [], "random bytes may read like a system"


async def test_the_export_tells_nothing(
    table: Table, storage: Storage, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await sealed_lobby(table)
    text = await exported(storage, database_url, game, capsys)
    assert told(text) == []
    assert [json.decode(line)["table"][-1]["type"] for line in text.splitlines()] == [
        *("Joined", "Joined", "Joined", "Left", "Joined"),
    ]


async def test_a_lobby_that_is_called_off_stays_sealed(
    table: Table, storage: Storage, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await sealed_lobby(table)
    game = await table.end(game.id, ANA)
    assert told(await exported(storage, database_url, game, capsys)) == []
    assert told(shown(lobby_view(game))) == []


async def test_after_the_start_the_companies_that_play_are_revealed_and_no_others(
    table: Table, storage: Storage, database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await lobby(table, BEN)
    await table.join(game.id, BEN, SECRET.replace("Quetzalcoatl", "Dropped"))
    await table.join(game.id, BEN, SECRET)
    game = await table.start(game.id, ANA)
    text = await exported(storage, database_url, game, capsys)
    assert told(text) == list(HIDDEN)
    assert "Dropped" not in text


UNFIT = [
    ("Zwischenfall: Rd Rd B G", "wrong-number-of-frames"),
    ("Zwischenfall: Rd/Rh; Rd", "split-not-allowed"),
    ("Zwischenfall: E; Rd", "environmental-not-allowed"),
    ("Zwischenfall: Rd +2 rockets; Rd", "wrong-number-of-rockets"),
]


@pytest.mark.parametrize(("company", "code"), UNFIT)
async def test_a_company_that_does_not_fit_is_named_to_others_by_its_owner_only(
    table: Table, company: str, code: str
) -> None:
    game = await lobby(table, BEN)
    await table.join(game.id, BEN, company)
    with pytest.raises(NotAllowed) as refused:
        await table.start(game.id, ANA)
    assert (refused.value.code, refused.value.facts) == ("company-unfit", {"player": "Ben"})
    assert [told(error_line(locale, "company-unfit", refused.value.facts)) for locale in ("en", "fr")] == [[], []]
    with pytest.raises(NotAllowed) as refused:
        await table.start(game.id, structs.replace(BEN, moderator=True))
    assert refused.value.code == code


async def test_two_of_one_name_learn_nothing_of_each_other(table: Table) -> None:
    game = await lobby(table, BEN, structs.replace(DMITRI, name="Ana"))
    await table.join(game.id, structs.replace(DMITRI, name="Ana"), "Rd Rd")
    with pytest.raises(NotAllowed) as refused:
        await table.start(game.id, ANA)
    assert refused.value.code == "company-unfit"


async def test_the_log_keeps_them_for_the_start(table: Table) -> None:
    game = await sealed_lobby(table)
    joined = [event for _, entry in await table.entries(game.id) for event in entry.table if isinstance(event, Joined)]
    assert [event.company for event in joined] == [None, None, SECRET, SECRET]


FLEETS = ("Capital Zwischenfall: Ra Ra B Y; HVA One", "Frigate Quetzalcoatl: Rp Rp B; HVA Two")
ALIKE: tuple[dict[str, Any], ...] = (
    {"id": "custom", "frames": 2, "rockets": 0},
    {"id": "custom", "tas_min": 1, "tas_max": 2, "hvas": 1},
)
"""A size for two frames, and one for such a fleet."""


@pytest.mark.parametrize("ruleset", list(RULESETS))
@pytest.mark.parametrize("player", [None, 0, 1])
def test_the_referee_reveals_all_together(ruleset: str, player: int | None) -> None:
    """Its ``new`` takes every company at once: there is no state or log before they are revealed."""
    fleets = ruleset == "intercept-orbit"
    companies = FLEETS if fleets else ("Zwischenfall: Rd Rd B G; Rd", "Quetzalcoatl: Rh Rh B B; Rd")
    players = [{"name": name, "company": text} for name, text in zip(("Ana", "Ben"), companies, strict=True)]
    program = Program(ruleset=ruleset, size=ALIKE[fleets], players=players)
    for verb in ("state", "log"):
        assert told(str(program.ok(verb, game="g1", player=player))) == list(HIDDEN[:2] if fleets else HIDDEN)
    wrong = "afternoon" if fleets else "battle"
    assert str(program.send("new", ruleset=ruleset, size=wrong, players=players, seed="00")).count("Zwischen") == 0
