"""What the whole table decides: asking for it, giving a word, and outsiders who have none."""

from __future__ import annotations

import simcord

from table import Game
from tests.e2e.diary import MINUTE, Diary
from tests.e2e.players import settled
from tests.e2e.world import World
from text.problems import error_line


def outsider_of(world: World) -> simcord.MemberActor:
    """Zoe, who does not play."""
    found = (member for member in world.members if member.user.global_name == "Zoe")
    return next(found, None) or world.newcomer("Zoe")


async def heard_of(diary: Diary) -> None:
    """Time enough for the bot to call those who are asked to vote."""
    await diary.wait_until(diary.now + MINUTE)


def people(diary: Diary, game: Game, user: int) -> tuple[simcord.MemberActor, list[simcord.MemberActor]]:
    """Somebody, and the others at the table."""
    return diary.member(user), [diary.member(seat.user) for seat in game.seats if seat.user != user]


async def ask_back(world: World, member: simcord.MemberActor) -> Game:
    """Asks the others to take back the member's last decision."""
    await world.slash(member, "game undo")
    await world.press(member, custom_id="*:undone:*")
    return await settled(world)


async def a_vote_of_an_outsider(diary: Diary, asked: Game) -> None:
    """Who does not play has no word in it, neither by button nor by command."""
    world = diary.world
    zoe = outsider_of(world)
    assert asked.wish is not None
    refused = error_line("en", "not-seated", {})
    assert refused in world.reply(await world.press(zoe, custom_id=f"*:agree:{asked.wish.seq}"))
    assert refused in world.reply(await world.press(zoe, custom_id=f"*:refuse:{asked.wish.seq}"))
    assert refused in world.reply(await world.slash(zoe, "game vote", agree=True))
    assert refused in world.reply(await world.slash(zoe, "game replace", player="Ana", by=zoe))
    assert (await settled(world)).seq == asked.seq


async def all_agree(diary: Diary, member: simcord.MemberActor, command: str, **options: str) -> Game:
    """Somebody wishes something, an outsider has no word in it, and all others agree."""
    world = diary.world
    await world.slash(member, command, **options)
    asked = await settled(world)
    assert asked.wish is not None
    await a_vote_of_an_outsider(diary, asked)
    await heard_of(diary)
    for other in people(diary, asked, member.id)[1]:
        await world.press(other, custom_id=f"*:agree:{asked.wish.seq}")
    return await settled(world)
