"""Clicks and completions that nobody offered: one private sentence at the most, and nothing changes."""

from __future__ import annotations

import simcord

from cogs.kit.custom_ids import PressId
from table import Game
from tests.e2e.players import game_here, start_game, turn_of
from tests.e2e.test_bad_input import NEEDED
from tests.e2e.world import World

# -- forged clicks --------------------------------------------------------------------------------------------------


def forgeries(game: Game) -> list[tuple[str, str | None]]:
    """Custom ids that no message of ours ever had, or that belong to another game, time or question."""
    head = f"mf:{game.id}"
    return [
        (f"mf:{'0' * 10}:{game.seq}:pick:A1", None),
        (f"mf:{'f' * 32}:{game.seq}:open:", None),
        (f"{head}:0:pick:A1", None),
        (f"{head}:999999999:pick:A1", None),
        (f"{head}:{game.seq}:pick:Z99", None),
        (f"{head}:{game.seq}:pick:", None),
        (f"{head}:{game.seq}:pick:{'x' * 70}", None),
        (f"{head}:{game.seq}:choose:target.0", "Z99"),
        (f"{head}:{game.seq}:choose:target.0", "@everyone"),
        (f"{head}:{game.seq}:nonsense:A1", None),
        (f"{head}:{game.seq}:page:", None),
        (f"{head}:{game.seq}:page:next.999999", None),
        (f"{head}:{game.seq}:page:abc", None),
        (f"{head}:{game.seq}:page:previous.-1", None),
        (f"{head}:{game.seq}:page0:", None),
        (f"{head}:{game.seq}:page0:999999", None),
        (f"{head}:{game.seq}:page0:abc", None),
        (f"{head}:{game.seq}:page0:-1", None),
        (f"{head}:{game.seq}:free:nothing-9", None),
        (f"{head}:{game.seq}:freed:A1", None),
        (f"{head}:{game.seq}:faces:A1", None),
        (f"{head}:{game.seq}:join:", None),
        (f"{head}:{game.seq}:leave:", None),
        (f"{head}:{game.seq}:start:", None),
        (f"{head}:{game.seq}:agree:", None),
        (f"{head}:{game.seq}:undone:", None),
        (f"{head}:{game.seq}:undo:", None),
    ]


async def test_forged_clicks_change_nothing_and_break_nothing(world: World) -> None:
    game = await start_game(world)
    for custom_id, value in forgeries(game):
        for member in (turn_of(world, game), world.chloe):
            result = await world.forge(member, world.messages()[0], custom_id, value)
            said = world.reply(result) if result.acknowledged and result.modal is None else ""
            assert result.acknowledged, custom_id
            assert "on my side" not in said, custom_id
            assert "de mon côté" not in said, custom_id
            assert (await game_here(world)).seq == game.seq, custom_id


def test_digits_after_the_verb_of_an_older_message_mean_nothing() -> None:
    assert PressId.parse("mf:abc:3:planplace1:W@1,2~1") == PressId("abc", 3, "planplace", "W@1,2~1")


async def test_what_is_not_ours_is_left_alone(world: World) -> None:
    game = await start_game(world)
    for custom_id in (
        "other:1",
        "mf",
        "mf::::",
        "mf:zz:1:pick:",
        f"mf:{game.id}:-1:pick:A1",
        f"mf:{game.id}:1e9:pick:A1",
    ):
        result = await world.forge(world.ana, world.messages()[0], custom_id)
        assert not result.acknowledged
    assert (await game_here(world)).seq == game.seq


COMPLETED = (
    """
choose choice, choose place, correct what, correct which, game join company
""".strip()
    .replace("\n", " ")
    .split(", ")
)


async def test_autocomplete_in_odd_places(world: World) -> None:
    async def ask(member: simcord.MemberActor, command: str, typed: str) -> int:
        name, _, option = command.rpartition(" ")
        filled = {key: value for key, value in NEEDED.get(name, {}).items() if key != option}
        return len(await world.offered(member, name, option, typed, **filled))

    for command in COMPLETED:
        assert await ask(world.ana, command, "") == 0, f"{command}: no game"
    await world.slash(world.ana, "game new", table="declared", ruleset="rapid-attack", size="demo")
    for command in COMPLETED:
        await ask(world.ana, command, "")
    await world.press(world.ben, "Join")
    await world.slash(world.ana, "game start")
    for command in COMPLETED:
        for typed in ("", "x" * 100, "@everyone", "🤖", "\u202e", "(["):
            assert await ask(world.dmitri, command, typed) <= 25, command
            assert await ask(world.ana, command, typed) <= 25, command
    await world.slash(world.ana, "game end", sure=True)
    for command in COMPLETED:
        assert await ask(world.ana, command, "zzz") == 0, command
