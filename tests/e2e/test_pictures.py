"""Players' own pictures of their frames: sent, cut, shown in games, hidden by hosts, deleted with the rest."""

from __future__ import annotations

import base64
import io
import json
from unittest import mock

import pytest
import simcord
from PIL import Image

from cogs.views.looks import LOOKS
from render import Side
from table.records import allowance
from tests.e2e.players import settled
from tests.e2e.world import World
from text import error_line
from workers.worker import WorkFailed


def photo(color: str, kind: str = "PNG") -> bytes:
    """A picture of one color."""
    out = io.BytesIO()
    Image.new("RGB", (300, 200), color).save(out, kind)
    return out.getvalue()


async def _company(world: World, member: simcord.MemberActor, name: str) -> None:
    await world.slash(member, "company import", text="Wolf: Rd Rd B G; Badger: Rh Rh B B", name=name)


async def _send(world: World, member: simcord.MemberActor, data: bytes, frame: str = "Wolf") -> str:
    result = await world.slash(member, "company picture", company="Rust", frame=frame, image=("me.png", data))
    return world.reply(result)


async def _game(world: World) -> None:
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="custom", frames="2 2")
    await world.slash(world.ana, "game join", company="Rust")
    await world.slash(world.ben, "game join", company="Iron")
    await world.slash(world.ana, "game start")


async def _sides(world: World) -> tuple[Side, ...]:
    game = await settled(world)
    return await LOOKS.of(game, game.played)


@pytest.mark.alone
async def test_a_picture_is_shown_in_a_game_until_it_is_removed(world: World) -> None:
    await _company(world, world.ana, "Rust")
    await _company(world, world.ben, "Iron")
    assert "has a picture now" in await _send(world, world.ana, photo("red"))
    await _game(world)
    sides = await _sides(world)
    assert [sorted(side.portraits) for side in sides] == [["A1"], []]
    with Image.open(io.BytesIO(sides[0].portraits["A1"])) as kept:
        assert (kept.format, kept.size) == ("WEBP", (256, 256))
    await world.restart()
    assert [sorted(side.portraits) for side in await _sides(world)] == [["A1"], []]
    result = await world.slash(world.ana, "company picture", company="Rust", frame="Wolf")
    assert "is gone" in world.reply(result)
    assert await _sides(world) == ()


async def test_the_one_whose_names_gave_way_keeps_the_picture(world: World) -> None:
    await _company(world, world.ana, "Iron")
    await _company(world, world.ben, "Rust")
    await _send(world, world.ben, photo("blue"), "Badger")
    await world.slash(world.ana, "game new", ruleset="rapid-attack", size="custom", frames="2 2")
    await world.slash(world.ana, "game join", company="Iron")
    await world.slash(world.ben, "game join", company="Rust")
    await world.slash(world.ana, "game start")
    assert [sorted(side.portraits) for side in await _sides(world)] == [[], ["B2"]]


async def test_a_form_takes_the_picture_and_a_new_name_keeps_it(world: World) -> None:
    await _company(world, world.ana, "Rust")
    await world.slash(world.ana, "company show", name="Rust")
    await world.choose(world.ana, "1. Wolf Rd Rd B G", custom_id="mq:build:*:unit:*")
    form = await world.press(world.ana, "Picture")
    await world.ana.submit_modal(form, {"picture": ("me.jpg", photo("green", "JPEG")), "place": ["left"]})
    (row,) = await world.bot.companies.rows(world.ana.id)
    assert [kept.name for kept in await world.bot.storage.portraits.of_company(row.id)] == ["Wolf"]
    form = await world.press(world.ana, "Edit as text")
    await world.submit(world.ana, form, name="Fang", text="Rd Rd B G")
    form = await world.press(world.ana, "Name and looks")
    await world.ana.submit_modal(form, {"name": "Steel", "colour": ["red"], "emblem": "7"})
    (row,) = await world.bot.companies.rows(world.ana.id)
    assert [kept.name for kept in await world.bot.storage.portraits.of_company(row.id)] == ["Fang"]
    await world.slash(world.ana, "company remove", company="Steel", frame="Fang")
    assert await world.bot.storage.portraits.of_company(row.id) == []


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", "can't use that file as a picture"),
        (photo("red")[:90], "can't read that picture"),
        (photo("red", "GIF"), "can't use that file as a picture"),
        (b"x" * (8 * 1024 * 1024 + 1), "too big"),
    ],
)
async def test_what_is_no_picture_gets_one_sentence(world: World, data: bytes, told: str) -> None:
    await _company(world, world.ana, "Rust")
    await _send(world, world.ana, photo("red"))
    assert told in await _send(world, world.ana, data)
    (row,) = await world.bot.companies.rows(world.ana.id)
    assert len(await world.bot.storage.portraits.of_company(row.id)) == 1


async def test_nothing_by_that_name_and_nothing_without_a_name(world: World) -> None:
    await world.slash(world.ana, "company import", text="Rd Rd B G", name="Rust")
    assert "nothing called Wolf" in await _send(world, world.ana, photo("red"))
    assert "has no name" in await _send(world, world.ana, photo("red"), "1")
    world.locales[world.ana.id] = "fr"
    assert "n’a pas de nom" in await _send(world, world.ana, photo("red"), "1")


@pytest.mark.alone
async def test_a_servers_managers_hide_one_players_or_all(world: World) -> None:
    await _company(world, world.ana, "Rust")
    await _company(world, world.ben, "Iron")
    await _send(world, world.ana, photo("red"))
    await _game(world)
    refused = await world.slash(world.ben, "settings server", hide=world.ana)
    assert await _sides(world), world.reply(refused)
    await world.slash(world.ana, "settings server", hide=world.ana)
    assert await _sides(world) == ()
    await world.restart()
    assert await _sides(world) == ()
    await world.slash(world.ana, "settings server", hide=world.ana)
    assert await _sides(world)
    await world.slash(world.ana, "settings server", pictures="off")
    assert await _sides(world) == ()


async def test_they_are_exported_and_deleted_with_the_rest(world: World) -> None:
    await _company(world, world.ana, "Rust")
    await _send(world, world.ana, photo("red"))
    result = await world.slash(world.ana, "settings export")
    data = json.loads(await result.response.message.attachments[0].read())  # type: ignore[union-attr]
    picture = base64.b64decode(data["companies"][0]["pictures_webp"]["Wolf"])
    assert picture[8:12] == b"WEBP"
    (row,) = await world.bot.companies.rows(world.ana.id)
    await world.slash(world.ana, "settings delete", sure=True)
    assert await world.bot.storage.portraits.of_company(row.id) == []


async def test_a_drawing_process_that_dies_refuses_the_picture(world: World) -> None:
    await _company(world, world.ana, "Rust")
    with mock.patch("cogs.actions.pictures.draw_now", side_effect=WorkFailed("killed")):
        assert "can't read" in await _send(world, world.ana, photo("red"))


@pytest.mark.alone
async def test_a_picture_counts_as_dear_and_its_removal_does_not(world: World) -> None:
    await _company(world, world.ana, "Rust")
    assert "has a picture now" in await _send(world, world.ana, photo("red"))
    for _ in range(allowance.MOST - 1):
        world.bot.allowance.take(world.ana.id)
    refused = error_line("en", "too-often", {"seconds": int(allowance.PERIOD)})
    assert await _send(world, world.ana, photo("blue")) == refused
    removed = await world.slash(world.ana, "company picture", company="Rust", frame="Wolf")
    assert world.reply(removed) != refused
