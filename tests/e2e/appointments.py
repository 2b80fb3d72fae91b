"""Weeks of a tournament or a campaign on a turned clock: who heard what and when, and whether it was needed."""

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import simcord

from table import Game
from tests.e2e.test_tournaments import shown
from tests.e2e.world import World, written
from tests.table.people import any_choice

HOUR, DAY = 3600.0, 86400.0
SILENT = 1 << 12
"""Discord's flag of a message that rings nobody's telephone (SUPPRESS_NOTIFICATIONS)."""
STEP = 12 * HOUR


def called(member: simcord.MemberActor) -> str:
    """What somebody is called on Discord."""
    return str(member.user.global_name)


@dataclass(frozen=True)
class Heard:
    """The bot called somebody: when, where, and with which words; in which games they were waited for then."""

    at: float
    user: int
    channel: int
    words: str

    @property
    def kind(self) -> str:
        """What it was about: a ``match`` that is open, one ``decided``, the organisers' ``round``, or a ``turn``."""
        said = {
            "match": "Your match of",
            "decided": "⚖️",
            "round": "the round's time is up",
            "away": "paired again in",
        }
        for kind, words in said.items():
            if words in self.words:
                return "round" if kind == "away" else kind
        return "turn"


class Ear:
    """Notes whom the bot calls."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.heard: list[Heard] = []
        world.env.backend.subscribers.append(self._hear)

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self.world.env.now().timestamp()

    def _hear(self, event: str, payload: Mapping[str, Any]) -> None:
        if event != "MESSAGE_CREATE" or not payload["author"].get("bot") or payload.get("flags", 0) & SILENT:
            return
        words = written(payload["components"])
        named = {int(user) for user in re.findall(r"<@!?(\d+)>", words)}
        mentioned = {int(user["id"]) for user in payload["mentions"]}
        assert mentioned <= named, "who is called is named"
        self.heard += [Heard(self.now, user, int(payload["channel_id"]), words) for user in sorted(mentioned)]

    def of(self, member: simcord.MemberActor, kind: str) -> list[Heard]:
        """What somebody heard of a kind."""
        return [one for one in self.heard if one.user == member.id and one.kind == kind]

    def transcript(self, member: simcord.MemberActor, began: float) -> str:
        """All that somebody heard, a line each."""
        lines = [
            f"  day {(one.at - began) / DAY:5.2f} {one.kind:8} {' '.join(one.words.split())[:150]}"
            for one in self.heard
            if one.user == member.id
        ]
        return "\n".join([f"{called(member)}:", *lines])


async def decide(world: World, member: simcord.MemberActor, there: Any, chance: random.Random, most: int = 3) -> Game:
    """A few decisions of somebody in a thread, as long as it is their turn."""
    game: Game = await world.bot.table.game_in(there.id)
    for _ in range(most):
        if game.status != "running" or member.id not in game.waiting:
            break
        await world.slash(member, "choose", choice=any_choice(game, chance), channel=there)
        game = await world.bot.table.game_in(there.id)
    return game


async def pass_days(ear: Ear, days: float, acts: Sequence[Any] = ()) -> None:
    """Days pass; those who ``act`` (coroutine functions) look in twice a day."""
    until = ear.now + days * DAY
    while ear.now < until:
        await ear.world.wait(min(STEP, until - ear.now))
        await shown(ear.world)
        for act in acts:
            await act()
        await shown(ear.world)
