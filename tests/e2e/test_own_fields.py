"""Fields that people keep: saved, listed, loaded, shared and deleted, for themselves and for their server."""

from __future__ import annotations

import asyncio
import io
import math
import random
import re
from collections.abc import Iterable
from typing import Any

import discord
import msgspec
import pytest
from msgspec import structs
from PIL import Image, ImageChops

from cogs.views.game.lobby import lobby_view
from cogs.views.game.map_plan import lobby_field
from cogs.views.looks import LOOKS, field_words, picture_words
from render import draw_state
from render.kit.portraits import PHOTOGRAPH
from render.photo import GROUND
from render.table_photo import BYTES_MAX, straightened
from rules.field import generate, read_field, write_field
from rules.field.drawn import Drawing, DrawnPiece, field_of
from storage import FieldRow
from table import NotAllowed, Person
from table.fields import KEPT_MAX, NAME_MAX, fields_listed, keep_field, shelf_of
from table.history.archive import pack, unpack
from table.history.transfer import export_game
from tests.e2e.maps import MAP, SMALL, start_map
from tests.e2e.players import ButtonPlayer, game_here, open_game, play, settled, turn_of
from tests.e2e.test_memory import file_in
from tests.e2e.world import World
from tests.render.brick_table import ACROSS, ANGLES, PIECES, TALL, WIDE, photographed
from tests.table.test_sealed import shown
from tests.web.boards import boards
from tests.web.test_replay import data_of
from text import error_line, field_alt
from web.replay import replay_page

DOCKS = write_field(generate("town", "docks", across=40))


async def test_a_field_is_kept_and_played_again(world: World) -> None:
    game = await open_game(world, "demo", **MAP)
    code = game.options["field"]
    assert "**Harbor** kept" in world.reply(await world.slash(world.ana, "field save", name="Harbor"))
    assert "Harbor" in world.reply(await world.slash(world.ana, "field list"))
    assert error_line("en", "field-not-kept", {"name": "Harbor"}) in world.reply(
        await world.slash(world.ben, "field share", name="Harbor")
    )
    await world.press(world.ana, "Another field")
    assert hash((await settled(world)).options["field"]) != hash(code)
    await world.slash(world.ana, "field load", code="harbor")
    assert read_field((await game_here(world)).options["field"]) == read_field(code)
    shared = re.search(r"FLD1-\S+", world.reply(await world.slash(world.ana, "field share", name="Harbor"))).group()
    assert read_field(shared) == read_field(code)
    await world.slash(world.ben, "field save", name="Mine", code=shared)
    assert "Mine" in world.reply(await world.slash(world.ben, "field list"))
    gone = world.reply(await world.slash(world.ana, "field delete", name="HARBOR"))
    assert read_field(re.search(r"FLD1-\S+", gone).group()) == read_field(code)
    assert "No fields yet" in world.reply(await world.slash(world.ana, "field list"))


async def test_a_new_game_on_a_kept_field(world: World) -> None:
    game = await open_game(world, "demo", **MAP)
    code = game.options["field"]
    await world.slash(world.ana, "field save", name="Harbor")
    await world.press(world.ana, "Another field")
    await world.slash(world.ana, "game end")
    await world.press(world.ana, "Call the game off")
    unknown = world.reply(await world.slash(world.ana, "game new", size="demo", field="Nowhere", **MAP))
    assert error_line("en", "field-not-kept", {"name": "Nowhere"}) in unknown
    await world.slash(world.ana, "game new", size="demo", field="harbor", **MAP)
    assert read_field((await game_here(world)).options["field"]) == read_field(code)


async def test_the_fields_of_a_server(world: World) -> None:
    game = await open_game(world, "demo", **MAP)
    refused = world.reply(await world.slash(world.ben, "field save", name="Ours", server=True))
    assert error_line("en", "field-server", {}) in refused
    fields, shelf = world.bot.storage.fields, f"guild:{world.guild.id}"
    await fields.save(shelf, world.ana.id, "Ours", game.options["field"])
    assert "The server's field" in world.reply(await world.slash(world.ben, "field list"))
    assert "FLD1-" in world.reply(await world.slash(world.ben, "field share", name="ours"))
    refused = world.reply(await world.slash(world.ben, "field delete", name="Ours", server=True))
    assert error_line("en", "field-server", {}) in refused
    assert "deleted" in world.reply(await world.slash(world.ana, "field delete", name="Ours", server=True))
    assert await fields.on_shelf(shelf) == []


async def test_a_field_is_given_another_name(world: World) -> None:
    await open_game(world, "demo", **MAP)
    for name in ("Harbor", "Yard"):
        await world.slash(world.ana, "field save", name=name)
    taken = world.reply(await world.slash(world.ana, "field rename", name="harbor", new="YARD"))
    assert error_line("en", "field-taken", {"name": "YARD"}) in taken
    told = world.reply(await world.slash(world.ana, "field rename", name="harbor", new="Docks"))
    assert "**Harbor** is now called **Docks**" in told
    assert "**Docks**" in world.reply(await world.slash(world.ana, "field show")), "the game's field is known by it"
    unknown = world.reply(await world.slash(world.ana, "field load", code="harbor"))
    assert error_line("en", "field-not-kept", {"name": "harbor"}) in unknown
    await world.slash(world.ana, "field load", code="docks")
    empty = world.reply(await world.slash(world.ana, "field rename", name="docks", new="***"))
    assert error_line("en", "field-name-empty", {}) in empty
    ours = await world.bot.storage.fields.save(f"guild:{world.guild.id}", world.ana.id, "Ours", DOCKS)
    refused = world.reply(await world.slash(world.ben, "field rename", name="Ours", new="Mine", server=True))
    assert error_line("en", "field-server", {}) in refused
    await world.slash(world.ana, "field rename", name="Ours", new="Theirs", server=True)
    assert (await world.bot.storage.fields.get(ours.id)).name == "Theirs"


async def test_the_servers_fields_are_told_apart(world: World) -> None:
    fields, shelf = world.bot.storage.fields, f"guild:{world.guild.id}"
    other = write_field(generate("port", "other", across=32))
    await fields.save(shelf, world.ana.id, "Harbor", DOCKS)
    offered = await world.offered(world.ben, "field load", "code", "har")
    assert offered == {"Harbor · server": "Harbor"}
    wrong = error_line("en", "field-servers", {"name": "Harbor"})
    assert wrong in world.reply(await world.slash(world.ben, "field rename", name="Harbor", new="Mine"))
    assert wrong in world.reply(await world.slash(world.ana, "field delete", name="Harbor"))
    await fields.save(shelf_of(world.ana.id), world.ana.id, "Harbor", other)
    await open_game(world, "demo", **MAP)
    offered = await world.offered(world.ana, "field load", "code", "har")
    assert list(offered) == ["Harbor", "Harbor · server"]
    for name, code in zip(offered, (other, DOCKS), strict=True):
        await world.slash(world.ana, "field load", code=offered[name])
        assert (await game_here(world)).options["field"] == code
    assert list(await world.offered(world.ben, "game new", "field", "har")) == ["Harbor · server"]


async def test_lists_are_in_the_order_of_their_language(world: World) -> None:
    for name in ("Zone", "Étang", "Eau", "œuvre", "port"):
        await world.bot.storage.fields.save(shelf_of(world.ana.id), world.ana.id, name, DOCKS)
    told = world.reply(await world.slash(world.ana, "field list"))
    assert re.findall(r"- \*\*(\w+)", told) == ["Eau", "Étang", "œuvre", "port", "Zone"]
    await open_game(world, "demo", **MAP)
    await world.slash(world.ana, "settings me", language="fr")
    offered = list(await world.offered(world.ana, "field add", "kind", ""))
    assert offered.index("église") == offered.index("entrepôt") - 1, offered


async def test_pieces_with_names_of_their_own(world: World) -> None:
    outline = ((10.0, 10.0), (14.0, 10.0), (14.0, 13.0), (10.0, 13.0))
    field = field_of(Drawing("square", 44, "town", (DrawnPiece("house", outline, 2, 6, "Ana's *keep*"),)))
    assert "Ana's *keep* T1" in field_alt("en", field)
    game = await start_map(world, field=write_field(field))
    member = turn_of(world, game)
    await world.press(member, custom_id="*:open:")
    assert r"Ana's \*keep\* T1 " in world.reply(await world.press(member, "Board as text"))


@pytest.mark.parametrize("name", ["", "  ", "***"])
async def test_a_field_without_a_name(world: World, name: str) -> None:
    await open_game(world, "demo", **MAP)
    refused = world.reply(await world.slash(world.ana, "field save", name=name))
    assert error_line("en", "field-name-empty", {}) in refused


async def test_limits_of_names_and_of_the_list(world: World) -> None:
    game = await open_game(world, "demo", **MAP)
    await world.slash(world.ana, "field save", name="x" * 500)
    rows = await world.bot.storage.fields.on_shelf(f"user:{world.ana.id}")
    assert [len(row.name) for row in rows] == [NAME_MAX]
    for number in range(KEPT_MAX - 1):
        await world.bot.storage.fields.save(f"user:{world.ana.id}", world.ana.id, f"n{number}", game.options["field"])
    refused = world.reply(await world.slash(world.ana, "field save", name="one more"))
    assert error_line("en", "fields-full", {"most": KEPT_MAX}) in refused
    assert "**n3** kept" in world.reply(await world.slash(world.ana, "field save", name="n3"))
    assert len(world.reply(await world.slash(world.ana, "field list"))) < 4000


@pytest.mark.alone
async def test_games_without_fields_say_so(world: World) -> None:
    none = error_line("en", "no-fields", {})
    await world.bot.storage.fields.save(shelf_of(world.ana.id), world.ana.id, "Harbor", DOCKS)
    for ruleset in ("football", "intercept-orbit"):
        assert none in world.reply(await world.slash(world.ana, "game new", ruleset=ruleset, field="harbor"))
    await world.slash(world.ana, "game new", ruleset="football", table="map")
    assert none in world.reply(await world.slash(world.ana, "field load", code="harbor"))
    assert none in world.reply(await world.slash(world.ana, "field show"))
    links = world.bot.table.links
    links.base = "https://games.example.org/board/"
    try:
        told = world.reply(await world.slash(world.ana, "field draw"))
        assert "can't use a field of your own" in told
        assert "use it for this lobby's game" not in told
        await world.slash(world.ana, "game end")
        await world.press(world.ana, "Call the game off")
        await open_game(world, "demo", **MAP)
        assert "use it for this lobby's game" in world.reply(await world.slash(world.ana, "field draw"))
        assert "Only the host" in world.reply(await world.slash(world.ben, "field draw"))
    finally:
        links.base = ""


@pytest.mark.alone
async def test_the_page_to_draw_on(world: World) -> None:
    assert error_line("en", "draw-nowhere", {}) in world.reply(await world.slash(world.ana, "field draw"))
    links = world.bot.table.links
    links.base = "https://games.example.org/board/"
    try:
        first = await _drawing_link(world)
        await open_game(world, "demo", **MAP)
        second = await _drawing_link(world)
    finally:
        links.base = ""
    assert first.startswith("https://games.example.org/board/draw.html#0.")
    assert second.startswith(f"https://games.example.org/board/draw.html#{(await game_here(world)).id}.")
    found = await links.read(second.partition("#")[2].partition(":")[0])
    assert found.user == world.ana.id


async def _drawing_link(world: World) -> str:
    answer = (await world.slash(world.ana, "field draw")).response
    assert answer is not None
    rows = [row for row in answer.message.components if isinstance(row, discord.ActionRow)]
    (button,) = rows[0].children
    assert isinstance(button, discord.Button)
    assert button.url is not None
    return button.url


async def test_what_a_field_is_like_stands_beside_it(world: World) -> None:
    await open_game(world, "demo", **MAP)
    told = world.reply(await world.slash(world.ana, "field show"))
    assert "of the ground is open" in told
    assert "North and south" in told
    assert "du terrain est dégagé" in world.reply(await world.slash(world.chloe, "field show"))


# -- photographs ------------------------------------------------------------------------------------------------------


async def _photographed_field(world: World) -> FieldRow:
    """A field of Ana's, drawn over a photograph of a table."""
    corners = ANGLES["low"]
    shares = [(x / WIDE, y / TALL) for x, y in corners]
    picture = await asyncio.to_thread(straightened, photographed(corners), shares, ACROSS, 32.53)
    assert isinstance(picture, bytes)
    edge = (32.53 - ACROSS) / 2
    pieces = tuple(
        DrawnPiece("house", tuple((x + edge, y + edge) for x, y in ((a, b), (c, b), (c, d), (a, d))), 2, 6)
        for a, b, c, d in PIECES.values()
    )
    field = field_of(Drawing("square", 46, "town", pieces))
    ana = Person(world.ana.id, "Ana")
    return await keep_field(world.bot.storage, shelf_of(ana.user), ana, "Kitchen", field, picture)


async def test_a_code_from_an_export_leads_nobody_else_to_a_photograph(world: World) -> None:
    row = await _photographed_field(world)
    await world.slash(world.ben, "game new", size="demo", field=row.code, **MAP)
    game = await game_here(world)
    assert read_field(game.options["field"]).seed == ""
    assert await LOOKS.photograph(game) == b""
    (listed,) = await fields_listed(world.bot.storage, [shelf_of(world.ben.id)], row.code)
    assert read_field(listed[1]).seed == ""
    await world.slash(world.ben, "game leave")


async def test_a_field_is_replaced_as_it_was_known_and_its_photograph_on_request(world: World) -> None:
    row, storage, ana = await _photographed_field(world), world.bot.storage, Person(world.ana.id, "Ana")
    shelf, same, bare = shelf_of(ana.user), read_field(row.code), structs.replace(read_field(row.code), seed="")
    for field, over in ((same, None), (same, row.updated - 1), (bare, row.updated)):
        with pytest.raises(NotAllowed, match="field-taken"):
            await keep_field(storage, shelf, ana, "kitchen", field, over=over)
    after = await keep_field(storage, shelf, ana, "Kitchen", same, over=row.updated)
    assert (after.photograph, after.code) == (row.photograph, row.code)
    assert (await keep_field(storage, shelf, ana, "Kitchen", bare)).photograph == ""


@pytest.mark.alone
async def test_a_game_is_played_on_a_photograph_and_goes_on_without_it(world: World) -> None:
    row = await _photographed_field(world)
    assert "📷" in world.reply(await world.slash(world.ana, "field list"))
    await world.slash(world.ana, "game new", size="demo", field="kitchen", **MAP)
    game = await game_here(world)
    assert read_field(game.options["field"]).seed == row.photograph
    shows = world.reply(await world.slash(world.ben, "field show"))
    size = -(-len(await LOOKS.photograph(game)) // 1000)
    assert f"Its photograph: {size} kB, kept <t:{int(row.updated)}:D>." in shows
    words = await field_words(game, read_field(game.options["field"]), "en", 8)
    assert words[PHOTOGRAPH] == await LOOKS.photograph(game) != b""
    assert GROUND in await LOOKS.portraits_in(game)
    lobby = await lobby_field(game)
    assert (lobby.name, lobby.photograph, len(lobby.files)) == ("Kitchen", True, 1)
    assert re.search(r"'🗺️ \*\*Kitchen\*\* · [^']+ · 📷 on a photograph of a table'", shown(lobby_view(game, lobby)))
    shared = world.reply(await world.slash(world.ben, "field share"))
    assert "The photograph is left out" in shared
    assert read_field(re.search(r"FLD1-\S+", shared).group()).seed == ""
    await world.bot.table.preferences.set_guild(world.guild.id, pictures="off")
    assert "which this server does not show" in world.reply(await world.slash(world.ben, "field show"))
    await world.bot.table.preferences.set_guild(world.guild.id, pictures="on")
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    game = await settled(world)
    assert PHOTOGRAPH in await picture_words(game, game.played)
    _, film = await file_in(await world.slash(world.ana, "game replay"))
    with Image.open(io.BytesIO(film)) as seen:
        colors = [color for _, color in seen.convert("RGB").getcolors(1 << 20)]
    violet = list(PIECES)[-1]
    assert min(math.dist(color, violet) for color in colors) < 40, "the animation shows the photograph's bricks"
    guild = world.guild.id
    await world.bot.table.preferences.set_guild(guild, pictures="off")
    assert await LOOKS.photograph(game) == b""
    await world.bot.table.preferences.set_guild(guild, pictures="on", hidden=(world.ana.id,))
    assert await LOOKS.photograph(game) == b""
    await world.bot.table.preferences.set_guild(guild, hidden=())
    assert await LOOKS.photograph(game) != b""
    await world.slash(world.ana, "field delete", name="Kitchen")
    assert await LOOKS.photograph(game) == b""
    assert PHOTOGRAPH not in await picture_words(game, game.played)
    assert world.reply(await world.slash(world.ana, "look"))


async def _exported(world: World) -> bytes:
    """The file of a game on Ana's photograph, which has begun and ended."""
    await _photographed_field(world)
    await world.slash(world.ana, "game new", size="demo", field="kitchen", **MAP)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    await world.slash(world.ana, "game end", sure=True)
    await settled(world)
    sent = await world.slash(world.ben, "game export")
    assert "The photograph of the table is in it" in world.reply(sent)
    return (await file_in(sent))[1]


async def _brought(world: World, data: bytes) -> tuple[str, bytes]:
    """What is answered when Ben imports a file, and the photograph of the game in the channel then."""
    told = world.reply(await world.slash(world.ben, "game import", file=("game.json", data)))
    return told, await LOOKS.photograph(await game_here(world))


def _from_elsewhere(data: bytes) -> bytes:
    """The file as another bot's would be: of a game that was never played here."""
    return pack(structs.replace(unpack(data), game="0" * 10))


@pytest.mark.alone
async def test_the_photograph_travels_with_the_file_of_a_game(world: World) -> None:
    data = await _exported(world)
    fields = world.bot.storage.fields
    (own,) = await fields.photographs_of(world.ana.id)
    assert unpack(data).photograph == own.picture
    assert unpack(pack(unpack(data))) == unpack(data)
    _, seen = await _brought(world, data)
    assert seen == own.picture, "on the same bot it is the same photograph"
    bare = pack(structs.replace(unpack(data), photograph=b""))
    assert (await _brought(world, bare))[1] == b"", "who has no picture is led to none"
    await world.bot.storage.forgotten.begin(world.ana.id, 1.0)
    assert (await _brought(world, data))[1] == b"", "what its owner has taken away does not come back by a file"


@pytest.mark.alone
async def test_the_photograph_of_a_game_from_another_bot(world: World) -> None:
    data = _from_elsewhere(await _exported(world))
    fields = world.bot.storage.fields
    await world.slash(world.ana, "field delete", name="Kitchen")
    told, there = await _brought(world, data)
    assert 0 < len(there) <= BYTES_MAX
    assert "on your list" in told
    assert (await _brought(world, data))[1] == there
    (kept,) = await fields.photographs_of(world.ben.id)
    assert kept.picture == there, "the same file twice is kept once"
    (listed,) = await fields.on_shelf(shelf_of(world.ben.id))
    shared = world.reply(await world.slash(world.ben, "field share", name=listed.name))
    assert read_field(re.search(r"FLD1-\S+", shared).group()).seed == ""
    assert unpack((await file_in(await world.slash(world.ana, "game export")))[1]).photograph == there
    await world.bot.storage.forgotten.begin(world.ben.id, 1.0)
    assert await LOOKS.photograph(await game_here(world)) == b""


@pytest.mark.alone
async def test_hostile_photographs_in_files_of_games(world: World) -> None:
    data = _from_elsewhere(await _exported(world))
    await world.slash(world.ana, "field delete", name="Kitchen")
    picture = unpack(data).photograph
    bomb = b"\x89PNG\r\n\x1a\n" + b"\0" * 8 + b"\xff\xff\xff\xff" * 2
    before, fields = await game_here(world), world.bot.storage.fields

    def changed(photograph: bytes) -> bytes:
        return pack(structs.replace(unpack(data), photograph=photograph))

    for hostile in (b"text", bomb, picture[: len(picture) // 2], b"GIF89a" + picture):
        told, _ = await _brought(world, changed(hostile))
        assert told.strip() == error_line("en", "export-photograph", {})
        assert (await game_here(world)).id == before.id
    assert await fields.of_owner(world.ben.id) == []
    _, tail = await _brought(world, changed(picture + b"<script>"))
    assert b"<script>" not in tail != b""
    await world.bot.table.preferences.set_guild(world.guild.id, pictures="off")
    assert unpack((await file_in(await world.slash(world.ben, "game export")))[1]).photograph == b""
    await fields.delete(*await fields.on_shelf(shelf_of(world.ben.id)))
    assert (await _brought(world, data))[1] == b""
    assert await fields.of_owner(world.ben.id) == [], "where no pictures are shown none is kept"


# -- a whole game on a drawing ----------------------------------------------------------------------------------------


def _ten_pieces() -> dict[str, Any]:
    """A drawing of ten pieces, the northern five and their twins."""
    size, kinds = 32 / math.sqrt(2), ("house", "wood", "wall", "tower", "rock")
    boxes = [(2 + 4.2 * n, 2 + 1.5 * (n % 3), 4 + 4.2 * n, 4 + 1.5 * (n % 3)) for n in range(5)]
    outlines = [[(a, b), (c, b), (c, d), (a, d)] for a, b, c, d in boxes]
    outlines += [[(size - x, size - y) for x, y in outline] for outline in outlines]
    pieces = [
        {"kind": kinds[n % 5], "outline": [(round(x, 1), round(y, 1)) for x, y in outline], "hits": 2, "bricks": 6}
        for n, outline in enumerate(outlines)
    ]
    return {"shape": "square", "across": 32, "style": "town", "pieces": pieces}


def _outlines(pieces: Iterable[Any]) -> dict[str, list[list[float]]]:
    """Outlines by the ids of pieces, from objects or JSON."""
    read = (piece if isinstance(piece, dict) else msgspec.to_builtins(piece) for piece in pieces)
    return {piece["id"]: [list(point) for point in piece["outline"]] for piece in read}


@pytest.mark.long
@pytest.mark.alone
async def test_a_whole_game_on_a_drawn_field_in_pictures_on_the_page_and_in_the_replay(world: World) -> None:
    drawing, table = _ten_pieces(), world.bot.table
    expected = {f"T{n}": [list(at) for at in piece["outline"]] for n, piece in enumerate(drawing["pieces"], start=1)}
    async with boards(table) as page:
        key = table.links.drawing(world.ana.id, "en").partition("#")[2].partition(":")[0]
        _, found = await page.ask("api/fields/check", key, {"drawing": drawing})
        assert found["faults"] == []
        status, _ = await page.ask("api/fields/save", key, {"drawing": drawing, "name": "Ten"})
        assert status == 200
        assert "Ten" in world.reply(await world.slash(world.ana, "field list"))
        await world.slash(world.ana, "game new", size="custom", field="ten", table="map", **SMALL)
        await world.press(world.ben, "Join")
        await world.press(world.ana, "Start")
        game = await settled(world)
        assert _outlines(game.state.terrain) == expected
        _, shown = await page.ask("api/game", page.token(game, world.ana.id))
        assert _outlines(shown["board"]["map"]["pieces"]) == expected
        posted = next(message for message in reversed(world.messages(world.chloe)) if message.attachments)
        picture = Image.open(io.BytesIO(await posted.attachments[0].read()))
        bare = structs.replace(game.played, terrain=())
        drawn = await asyncio.to_thread(draw_state, bare, await picture_words(game, bare))
        without = Image.open(io.BytesIO(drawn.data))
        assert picture.size == without.size
        left, _, right, _ = ImageChops.difference(picture.convert("RGB"), without.convert("RGB")).getbbox()
        assert right - left > 300, "the drawn pieces stand on Discord's picture"
        game = await play(world, ButtonPlayer(world, random.Random(3)))
        assert game.status == "ended"
        replay = replay_page(await export_game(table, game))
    steps = data_of(replay)["steps"]
    begun = next(step["board"]["map"] for step in steps if (step["board"].get("map") or {}).get("pieces"))
    assert _outlines(begun["pieces"]) == expected
    assert b"default-src 'none'" in replay, "it needs no network"
