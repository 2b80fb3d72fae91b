"""At its largest everything still fits into what Discord takes."""

from __future__ import annotations

import io
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterator

import discord
import pytest
from discord import app_commands
from msgspec import structs

from cogs.actions.game.pressed import line_form
from cogs.actions.game.votes import story_since
from cogs.commands.owner import OwnerCog
from cogs.kit.custom_ids import ID_MAX
from cogs.views.components import press_id
from cogs.views.game.board import board_lines, board_rows, board_view
from cogs.views.game.lobby import lobby_view
from cogs.views.game.options import PAGE, Shown
from cogs.views.game.panel import panel_view, ping_view
from cogs.views.game.votes import sure_resign_view, undo_view, wish_view
from rules.rapid_attack.setup.start import ADVANCED
from storage import Storage
from table import Game, NotAllowed, Opened, Person, Table
from table.game import Abandon, PlayerClock, Replacement, TakeBack, TimeChange, Wish
from table.player_clocks import STRIKES
from table.time.controls import read_time
from table.votes.undo import undo_for
from tests.e2e.limits import COMMAND_MAX, command_faults, command_size, faults, modal_faults
from tests.e2e.world import World
from tests.table.people import answer, any_choice

LOCALES = ("en", "fr")
LONG = ["W" * 32, "🤖" * 16, "Ünïcødé " * 4, "`*_~|" * 6, "عبد الله " * 3]
BIGGEST = {"id": "custom", "frames": 8, "stations": 9, "neutral": 9, "rockets": 40, "clock": 11}
KINDS = {"activate", "target", "range", "defend", "act", "station", "cover", "use-spot", "loss", "spot-target"}

LINK = "https://discord.com/channels/1/2/3"


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    """A table whose games are gone afterwards."""
    storage = await Storage.open("sqlite+aiosqlite:///:memory:")
    yield Table(storage)
    await storage.close()


async def big_lobby(table: Table, size: object = BIGGEST, switches: tuple[str, ...] = ()) -> Game:
    """Five people with long names want to play."""
    people = [Person(10**18 + number, name) for number, name in enumerate(LONG)]
    options = dict.fromkeys(switches, True)
    opened = Opened(people[0].user, "T" * 80, "rapid-attack", size, "declared", options)  # type: ignore[arg-type]
    game = await table.open(people[0], channel=1, guild=1, opened=opened)
    for person in people[1:]:
        game = await table.join(game.id, person, None)
    return game


async def big_game(table: Table, size: object = BIGGEST, switches: tuple[str, ...] = ()) -> Game:
    """Five companies of eight frames, with all the stations and rockets there can be."""
    game = await big_lobby(table, size, switches)
    return await table.start(game.id, Person(game.host, LONG[0]))


def pages(game: Game) -> int:
    """How many pages the longest list of choices takes."""
    most = max((len(request.options) for request in game.requests), default=1)
    return max(1, -(-most // PAGE))


def panel_faults(game: Game, note: str) -> list[str]:
    """What is too much about any panel of the game, in any language."""
    found = faults(board_view(game, ["board.png"])) + faults(board_view(game))
    assert all(press_id(game, "faces", item.choice) for request in game.requests for item in request.options)
    for locale in LOCALES:
        for seat in game.seats:
            for shown in itertools.starmap(Shown, itertools.product(range(pages(game)), (False, True), (False, True))):
                found += faults(panel_view(game, seat.user, locale, note=note, shown=shown))
                found += board_faults(structs.replace(game, locale=locale), seat.user, shown)
            found += faults(ping_view(game, [seat.user], locale, LINK))
        found += faults(panel_view(game, 5, locale, note=note))
        found += faults(ping_view(game, [seat.user for seat in game.seats], locale, LINK, since=1e9))
    return found


def board_faults(game: Game, user: int, shown: Shown) -> list[str]:
    """What is too much about a board that asks a user, below long lines of the story."""
    if {*game.waiting} != {user}:
        return []
    told, rows = ["s" * 600] * 3, board_rows(game, game.locale)
    ways = itertools.product(([], ["board.png"], ["board.png", "close.png"]), (False, True))
    views = (
        board_view(game, pictures, told, rows, LINK, worded=worded, asked=user, shown=shown)
        for pictures, worded in ways
    )
    return [fault for view in views for fault in faults(view)]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.long
async def test_every_question_at_its_largest(table: Table, seed: int) -> None:
    chance = random.Random(seed)
    game = await big_game(table)
    seen: Counter[str] = Counter()
    for _ in range(900):
        kind = game.requests[0].kind
        seen[kind] += 1
        if seen[kind] <= 8:
            assert not panel_faults(game, "n" * 300), kind
        game = await answer(table, game, any_choice(game, chance))
        if game.status != "running":
            assert not panel_faults(game, "n" * 300)
            break
    if game.status == "running":
        game = await table.end(game.id, Person(game.host, ""))
        assert not panel_faults(game, "")
    assert set(seen) >= KINDS, seen


@pytest.mark.long
async def test_questions_before_the_first_round_and_of_the_advanced_rules(table: Table) -> None:
    chance = random.Random(3)
    game = await big_lobby(table, {**BIGGEST, "frames": [6, 8]}, ADVANCED)
    for seat in game.seats:
        game = await table.join(game.id, Person(seat.user, seat.name), "; ".join(["B G Y Rh"] * 7))
    game = await table.start(game.id, Person(game.host, LONG[0]))
    seen: Counter[str] = Counter()
    wanted = {"tie", "deploy", "initiative", "jettison", "hazard"}
    while game.status == "running" and not wanted <= set(seen):
        kind = game.requests[0].kind
        seen[kind] += 1
        if seen[kind] <= 2:
            assert not panel_faults(game, "n" * 300), kind
        game = await answer(table, game, any_choice(game, chance))
    assert set(seen) >= wanted, seen


async def test_questions_of_a_small_game(table: Table) -> None:
    chance = random.Random(5)
    seen: set[str] = set()
    for _ in range(12):
        game = await big_game(table, "demo")
        while game.status == "running":
            kind = game.requests[0].kind
            if kind not in seen:
                assert not panel_faults(game, ""), kind
            seen.add(kind)
            game = await answer(table, game, any_choice(game, chance))
    assert seen >= {"doomsday"}


async def test_lobby_ping_and_forms(table: Table) -> None:
    lobby = await big_lobby(table)
    assert not faults(lobby_view(lobby))
    game = await table.start(lobby.id, Person(lobby.host, ""))
    room = ID_MAX - len(press_id(game, "faces"))
    with pytest.raises(ValueError, match="101 characters"):
        press_id(game, "faces", "x" * (room + 1))
    for locale in LOCALES:
        form = line_form(game, locale, "faces", "x" * room, label="L" * 200, hint="W6 " * 60)
        assert not modal_faults(form)


async def test_a_long_undo(table: Table) -> None:
    chance = random.Random(3)
    game = await big_game(table)
    for _ in range(150):
        game = await answer(table, game, any_choice(game, chance))
    for seat in game.seats:
        for locale in LOCALES:
            try:
                wanted = undo_for(game, seat.user)
            except NotAllowed:
                continue
            lines = await story_since(table, game, wanted.to, locale)
            assert not faults(undo_view(game, locale, lines, to=wanted.to, free=wanted.free))
            assert not faults(undo_view(game, locale, [line * 20 for line in lines], to=wanted.to, free=wanted.free))


async def test_clocks_votes_and_absent_players_under_the_board(table: Table) -> None:
    game = await big_game(table)
    clocks = tuple(PlayerClock(seat.user, 10**7, 2 * 10**9, STRIKES) for seat in game.seats)
    users = tuple(seat.user for seat in game.seats)
    wishes = (
        Wish(users[0], TakeBack(2), users[1:], 2e9, seq=10**8),
        Wish(users[0], TimeChange(read_time("59d 23h 59m 59s+59d 23h 59m 59s")), users[1:], 2e9, seq=10**8),
        Wish(users[0], Replacement(1, 5, "W" * 32), users[1:], 2e9, seq=10**8),
        Wish(users[0], Abandon(), users[1:], 2e9, seq=10**8),
    )
    for wish in wishes:
        full = structs.replace(game, wish=wish, clocks=clocks, time=read_time("10m"), seq=10**8)
        for locale in LOCALES:
            said = structs.replace(full, locale=locale)
            lines, rows = board_lines(said, locale), board_rows(said, locale)
            assert len(rows) == 2
            back = discord.File(io.BytesIO(), "back-1.png", description="x" * 900)
            for pictures in ([], ["board.png"], ["board.png", "close.png"]):
                assert not faults(board_view(said, pictures, lines, rows))
            assert not faults(wish_view(said, users[1], locale, [*lines, "x" * 4000], back))
            assert not faults(sure_resign_view(said, locale, 0))


async def test_the_commands_fit(world: World) -> None:
    """Discord takes them; and each has room for the longer words of another language."""
    bot, tree = world.bot, world.bot.tree
    owners = OwnerCog(bot, bot.table, bot.boards).app_command
    assert owners is not None
    commands = [await command.get_translated_payload(tree, tree.translator) for command in tree.get_commands()]
    assert len(commands) <= 100
    for command in (*commands, await owners.get_translated_payload(tree, tree.translator)):
        assert not command_faults(command)
        assert command_size(command) <= COMMAND_MAX * 0.95, command["name"]


def test_what_discord_refuses_about_a_command_is_seen() -> None:
    choice = {"name": "a", "value": "x" * 101}
    option = {"type": 3, "name": "a", "description": "b", "name_localizations": {"fr": "é"}, "choices": [choice]}
    other = {"type": 3, "name": "b", "description": "b", "name_localizations": {"fr": "é"}, "required": True}
    command = {"name": "Ab c", "description": "", "options": [option, other]}
    found = "\n".join(command_faults(command))
    for fault in ("name 'Ab c'", "0 characters", "'é' stands twice", "required option after", f"choice '{'x' * 101}'"):
        assert fault in found
    below = {"type": 1, "name": "d", "description": "d"}
    found = "\n".join(
        command_faults({"name": "c", "description": "d", "options": [{**below, "options": [below]}, other]})
    )
    assert "beside options" in found
    assert "a subcommand in a subcommand" in found
    assert command_size(command) == 4 + (1 + 1 + 1 + 101) + (1 + 1)


async def test_every_description_is_also_in_french(world: World) -> None:
    tree = world.bot.tree

    def missing(command: dict[str, object], path: str) -> list[str]:
        name = f"{path} {command['name']}"
        found = [] if "fr" in (command.get("description_localizations") or {}) else [name]  # type: ignore[operator]
        return found + [lack for option in command.get("options", []) for lack in missing(option, name)]  # type: ignore[attr-defined]

    for command in tree.get_commands():
        if isinstance(command, app_commands.ContextMenu):
            continue  # these have a name alone
        payload = await command.get_translated_payload(tree, tree.translator)
        assert not missing(payload, "")
