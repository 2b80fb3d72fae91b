"""A photograph of a real table in mid-game, by its routes: compared, corrected in one go; who may not, and nonsense."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from table import Game, Table
from table.votes.rating import rate
from table.votes.undo import take_back
from table.votes.wishes import vote
from tests.table.people import ANA, BEN, CHLOE, lobby, play, started
from tests.web.boards import Client, boards
from tests.web.test_drawing import CORNERS, PICTURE, _straightened
from web.services import Services


async def playing(table: Table, page: Client) -> tuple[Game, str, dict[str, list[float]]]:
    """A game on a map, its host's token, and where its frames stand."""
    game = await started(table, kind="map")
    key = page.token(game, ANA.user)
    status, known = await page.ask("api/compare", key)
    assert (status, known["seq"], known["host"], known["asks"]) == (200, game.seq, True, False)
    return game, key, {frame["id"]: frame["at"] for frame in known["frames"]}


def moved(places: dict[str, list[float]], **by: tuple[float, float]) -> dict[str, list[float]]:
    """Places, some of them so far east and south of where they were."""
    return {item: [x + by.get(item, (0, 0))[0], y + by.get(item, (0, 0))[1]] for item, (x, y) in places.items()}


async def test_three_shifted_frames_are_named_and_corrected_in_one_press(page: Client, table: Table) -> None:
    game, key, places = await playing(table, page)
    status, same = await page.ask("api/compare", key, {"places": moved(places, A1=(0.3, 0.3))})
    assert (status, same["items"]) == (200, [])
    assert "No frame" in same["lines"][0]
    seen = places | {item: [20.0 + n, 20.0] for n, item in enumerate(("A1", "A2", "B1"))}
    _, found = await page.ask("api/compare", key, {"places": seen | {"Z9": [0.0, 0.0]}})
    assert found["items"] == ["A1", "A2", "B1"]
    assert all(line.startswith("**") and "of where the referee has it" in line for line in found["lines"])
    assert not any(re.search(r"\d\.\d\d", line) for line in found["lines"]), "no hand is as exact as that"
    _, french = await page.ask("api/compare?lang=fr", key, {"places": seen})
    assert "où l’arbitre le place" in french["lines"][0]
    body = {"places": {item: seen[item] for item in found["items"]}, "seq": game.seq}
    status, done = await page.ask("api/compare/correct", key, body)
    assert (status, done) == (200, {"seq": game.seq + 1, "asked": False})
    assert (await page.ask("api/compare/correct", key, body))[1]["error"] == "gone-on", "a press counts once"
    after = await table.game(game.id)
    assert after.seq == game.seq + 1
    assert [after.played.frame(item).at for item in ("A1", "A2", "B1")] == [(20, 20), (21, 20), (22, 20)]
    _, none = await page.ask("api/compare", key, {"places": seen})
    assert none["items"] == []


async def test_a_frame_that_would_stand_on_another_is_named_before_it_is_corrected(page: Client, table: Table) -> None:
    _, key, places = await playing(table, page)
    places = {item: [10.0 + 2 * n, 12.0] for n, item in enumerate(places)}
    _, apart = await page.ask("api/compare", key, {"places": places})
    assert not any("⚠️" in line for line in apart["lines"])
    _, found = await page.ask("api/compare", key, {"places": places | {"A1": places["B1"]}})
    lines = dict(zip(found["items"], found["lines"], strict=True))
    assert "It would stand on **B1" in lines["A1"]
    assert "It would stand on **A1" in lines["B1"]


async def test_a_place_that_cannot_be_leaves_all_as_it_was(page: Client, table: Table) -> None:
    game, key, _ = await playing(table, page)
    body = {"places": {"A1": [20.0, 20.0], "B1": [0.0, 0.0]}, "seq": game.seq}
    status, refused = await page.ask("api/compare/correct", key, body)
    assert (status, refused["error"]) == (409, "item-off-the-field")
    assert refused["text"] == "B1 would be off the field: its whole base must stand on it."
    assert (await table.game(game.id)).seq == game.seq


@pytest.mark.long(after=3)
@pytest.mark.parametrize(
    ("path", "body", "error"),
    [
        ("", {"places": {"A1": [1]}}, "page-unreadable"),
        ("", {"places": {"A1": ["a", 2]}}, "page-unreadable"),
        ("", b"\xff", "page-unreadable"),
        ("", {"places": {f"A{n}": [1.0, 2.0] for n in range(900)}}, "page-too-big"),
        ("/correct", {"places": {}, "seq": 1}, "correction-value"),
        ("/correct", {"places": {"": [1.0, 2.0]}, "seq": 1}, None),
        ("/correct", {"places": {"@everyone; A1 3,3": [1.0, 2.0]}, "seq": 1}, "no-such-frame"),
        ("/correct", {"places": {"A1": [1e308, -1e308]}, "seq": 1}, None),
    ],
)
async def test_nonsense_changes_nothing(page: Client, table: Table, path: str, body: Any, error: str | None) -> None:
    game, key, _ = await playing(table, page)
    sent = {**body, "seq": game.seq} if path and isinstance(body, dict) else body
    status, answer = await page.ask(f"api/compare{path}", key, sent)
    assert 400 <= status < 500
    assert error in (None, answer["error"])
    assert "\n" not in answer["text"]
    assert (await table.game(game.id)).seq == game.seq


async def test_who_may_compare_and_who_may_correct(page: Client, table: Table) -> None:
    game, _, places = await playing(table, page)
    bens, watcher = page.token(game, BEN.user), page.token(game, 0)
    _, known = await page.ask("api/compare", bens)
    assert not known["host"]
    assert (await page.ask("api/compare", bens, {"places": places}))[0] == 200
    body = {"places": {"A1": [20.0, 20.0]}, "seq": game.seq}
    assert (await page.ask("api/compare/correct", bens, body))[1]["error"] == "not-host"
    for path, sent in (("", None), ("", {"places": places}), ("/correct", body), (f"/photograph?{CORNERS}", b"photo")):
        assert (await page.ask(f"api/compare{path}", watcher, sent))[1]["error"] == "watching-only"
        strangers = page.token(game, CHLOE.user)
        assert (await page.ask(f"api/compare{path}", strangers, sent))[1]["error"] == "link-left"
        assert (await page.ask(f"api/compare{path}", "nonsense", sent))[1]["error"] == "link-unreadable"
    assert (await page.ask("api/game", bens))[1]["compare"]
    assert "compare" not in (await page.ask("api/game", watcher))[1]


async def test_in_a_game_that_counts_the_players_are_asked(page: Client, table: Table) -> None:
    game = await lobby(table, kind="map", size="skirmish")
    await rate(table, game.id, ANA, rated=True)
    await table.join(game.id, BEN, None)
    game = await play(table, await table.start(game.id, ANA), random.Random(1), 20)
    key = page.token(game, ANA.user)
    _, known = await page.ask("api/compare", key)
    assert (known["host"], known["asks"]) == (True, True)
    frame = known["frames"][0]
    body = {"places": {frame["id"]: [20.0, 20.0]}, "seq": game.seq}
    assert (await page.ask("api/compare/correct", key, body))[1] == {"seq": game.seq + 1, "asked": True}
    _, bens = await page.ask("api/game", page.token(game, BEN.user))
    assert f"{frame['id']} 20.00,20.00" in "".join(bens["wish"]["lines"])
    after = await vote(table, game.id, BEN, agree=True)
    assert after.played.frame(frame["id"]).at == (20.0, 20.0)


async def test_only_a_running_game_on_a_map(page: Client, table: Table) -> None:
    waiting = await lobby(table, BEN, kind="map", channel=5)
    declared, over = await started(table, channel=2), await started(table, kind="map", channel=3)
    over = await table.end(over.id, ANA, interaction=9_000_001)
    for game, error in ((waiting, "not-started"), (declared, "no-map"), (over, "game-over")):
        key = page.token(game, ANA.user)
        assert (await page.ask("api/compare", key))[1]["error"] == error
        assert (await page.ask(f"api/compare/photograph?{CORNERS}", key, b"photo"))[1]["error"] == error


async def test_the_photograph_comes_back_and_is_kept_nowhere(table: Table) -> None:
    async with boards(table, Services(straighten=_straightened)) as studio:
        _, key, _ = await playing(table, studio)
        status, made = await studio.ask(f"api/compare/photograph?{CORNERS}", key, b"photo")
        assert (status, set(made), made["picture"][:23]) == (200, {"picture"}, "data:image/webp;base64,")
        assert await table.storage.fields.photographs_of(ANA.user) == []
        assert len(PICTURE) < len(made["picture"])
        refused = {CORNERS: (b"GIF89a", "photo-kind"), "corners=1,2&side=3&size=4": (b"photo", "page-unreadable")}
        for query, (data, error) in refused.items():
            assert (await studio.ask(f"api/compare/photograph?{query}", key, data))[1]["error"] == error
        large = b"0" * (8 * 1024 * 1024 + 1)
        assert (await studio.ask(f"api/compare/photograph?{CORNERS}", key, large))[1]["error"] == "page-too-big"
        await table.preferences.set_guild(1, pictures="off")
        assert (await studio.ask(f"api/compare/photograph?{CORNERS}", key, b"photo"))[1]["error"] == "photo-off"


async def test_a_correction_is_taken_back_like_any_other(page: Client, table: Table) -> None:
    game, key, places = await playing(table, page)
    body = {"places": {"A1": [20.0, 20.0], "B1": [22.0, 20.0]}, "seq": game.seq}
    assert (await page.ask("api/compare/correct", key, body))[0] == 200
    back = await take_back(table, game.id, ANA, seq=game.seq + 1, interaction=9_000_002)
    assert {item: list(back.played.frame(item).at) for item in places} == places
