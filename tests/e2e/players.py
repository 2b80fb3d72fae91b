"""People who play at random, by what they see: buttons and menus of their own panel, or slash commands."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import simcord

from table import Game
from tests.e2e.world import Control, World

__all__ = [
    "RANGES",
    "WAYS",
    "ButtonPlayer",
    "ChoosePlayer",
    "SlashPlayer",
    "answered",
    "game_here",
    "open_game",
    "open_panel",
    "play",
    "settled",
    "start_game",
    "turn_of",
]

RANGES = ("hand-to-hand", "direct-fire", "artillery")
DECIDE = re.compile(":(pick|choose|several|plan|planfirst|planplace|planchange|go):")
GO = ":go:"
SURE = 0.6
TRIES_MAX = 6
"""Places that somebody tries out on the map before going to one of them."""


async def settled(world: World) -> Game:
    """The game of the channel once everything about it is shown."""
    await world.bot.boards.settle()
    return await game_here(world)


async def game_here(world: World) -> Game:
    """The game of the channel, as the bot knows it."""
    return await world.bot.table.game_in(world.channel.id)


async def open_game(
    world: World,
    size: str = "demo",
    *,
    others: Sequence[simcord.MemberActor] = (),
    ruleset: str = "rapid-attack",
    **options: str,
) -> Game:
    """Ana opens a game, Ben (or ``others``) join by button."""
    await world.slash(world.ana, "game new", **{"table": "declared", "ruleset": ruleset, "size": size, **options})
    for member in others or (world.ben,):
        await world.press(member, "Join")
        await world.bot.boards.settle()
    return await game_here(world)


async def start_game(world: World, size: str = "demo", **options: Any) -> Game:
    """The same, and Ana starts it by button."""
    await open_game(world, size, **options)
    await world.press(world.ana, "Start")
    return await settled(world)


def turn_of(world: World, game: Game) -> simcord.MemberActor:
    """The member whom the game waits for."""
    return next(member for member in world.members if member.id == game.waiting[0])


async def open_panel(world: World, member: simcord.MemberActor) -> list[Control]:
    """Presses "Your move" on the board and returns what the member may decide with."""
    await world.press(member, custom_id="*:open:")
    return _decisions(world, member, await game_here(world))


def _decisions(world: World, member: simcord.MemberActor, game: Game) -> list[Control]:
    """What the member's newest panel offers for the question that is open now, if it shows it."""
    shown = [
        control
        for control in world.controls(member)
        if f":{game.seq}:" in control.custom_id and DECIDE.search(control.custom_id)
    ]
    return [control for control in shown if control.message.id == shown[-1].message.id]


class ButtonPlayer:
    """Presses what is offered, in the panel that is open already, or else after "Your move"."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance
        self.said: Counter[str] = Counter()

    async def decide(self, member: simcord.MemberActor, game: Game) -> simcord.InteractionResult:
        """One decision; on a map places are tried out before one counts."""
        self.said[game.requests[0].kind] += 1
        for tried in range(TRIES_MAX + 2):
            found = _decisions(self.world, member, game) or await open_panel(self.world, member)
            go = [control for control in found if GO in control.custom_id]
            sure = tried > TRIES_MAX or self.chance.random() < SURE
            result = await self._use(member, self.chance.choice(go if go and sure else found))
            if result.modal is not None or (await game_here(self.world)).seq > game.seq:
                return result
            self.said["tried"] += 1
        return result

    async def _use(self, member: simcord.MemberActor, choice: Control) -> simcord.InteractionResult:
        self.said[choice.custom_id.split(":")[3]] += 1
        if choice.options:
            value = self.chance.choice(list(choice.options.values()))
            return await member.select(choice.message, [value], custom_id=choice.custom_id)
        return await member.click(choice.message, custom_id=choice.custom_id)


class ChoosePlayer:
    """Answer the open question by `/choose`."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance

    async def decide(self, member: simcord.MemberActor, game: Game) -> simcord.InteractionResult:
        """One decision."""
        found = list((await self.world.offered(member, "choose", "choice", "")).values())
        return await self.world.slash(member, "choose", choice=self.chance.choice(found))


class SlashPlayer:
    """Types commands, with the values that autocomplete offers."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self.world = world
        self.chance = chance
        self.said: Counter[str] = Counter()

    async def decide(self, member: simcord.MemberActor, game: Game) -> simcord.InteractionResult:
        """One decision: a command, and others if the table would not have it."""
        before = game.seq
        for _ in range(30):
            command, options = await self._command(member, game.requests[0].kind)
            result = await self.world.slash(member, command, **options)
            if (await game_here(self.world)).seq > before:
                self.said[command] += 1
                self.said.update(f"{command} {option}" for option in options)
                return result
            assert self.world.reply(result), f"{command} {options} was passed over in silence"
        raise AssertionError(f"nothing that {member.name} types is accepted: {self.world.text(member)}")

    async def _command(self, member: simcord.MemberActor, kind: str) -> tuple[str, dict[str, Any]]:
        return await WAYS[kind](self, member)

    async def _offer(self, member: simcord.MemberActor, command: str, option: str, **filled: Any) -> str | None:
        found = list((await self.world.offered(member, command, option, "", **filled)).values())
        return self.chance.choice(found) if found else None

    def _maybe(self) -> bool:
        return self.chance.random() < 0.5

    async def activate(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """Often with target and range in one command."""
        frame = await self._offer(member, "activate", "frame")
        if frame == "pass":
            return "pass", {}
        if self._maybe():
            return "activate", {"frame": frame}
        _, rest = await self.target(member)
        return "activate", {"frame": frame, **rest}

    async def target(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """Often with the range, which a target of nothing does without."""
        target = await self._offer(member, "activate", "target")
        return "activate", {"target": target, "range": self.chance.choice(RANGES)} if self._maybe() else {
            "target": target
        }

    async def range(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """At times with rockets that may not be there."""
        chosen = self.chance.choice(RANGES)
        rockets = {"rockets": 1} if chosen == "direct-fire" and self._maybe() else {}
        return "activate", {"range": chosen, **rockets}

    async def act(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """Whatever dice there are for: with all that comes after in one command, or step by step."""
        ways = [self._move, self._attack, self._spot]
        self.chance.shuffle(ways)
        if self.chance.random() < 0.1:
            return "done", {}
        for way in ways:
            if options := await way(member):
                return way.__name__.strip("_"), options
        return "done", {}

    async def _move(self, member: simcord.MemberActor) -> dict[str, Any]:
        die = await self._offer(member, "move", "die")
        if die is None:
            return {}
        if (await game_here(self.world)).table == "map":
            return {"die": die, "to": await self._offer(member, "move", "to", die=die)}
        return {"die": die, "to": await self._offer(member, "move", "to")} if self._maybe() else {"die": die}

    async def _attack(self, member: simcord.MemberActor) -> dict[str, Any]:
        die = await self._offer(member, "attack", "die")
        if die is None:
            return {}
        cover = {"cover": await self._offer(member, "attack", "cover") or "none"} if self._maybe() else {}
        return {"die": die, **cover, **({"use_spot": self._maybe()} if self._maybe() else {})}

    async def _spot(self, member: simcord.MemberActor) -> dict[str, Any]:
        die = await self._offer(member, "spot", "die")
        if die is None:
            return {}
        return {"die": die, "target": await self._offer(member, "spot", "target", die=die) or "none"}

    async def cover(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """At times with the use of the spot."""
        cover = {"cover": await self._offer(member, "cover", "cover")}
        return "cover", {**cover, **({"use_spot": self._maybe()} if self._maybe() else {})}

    async def agree(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """Agrees or not, or names what stands in between."""
        if self._maybe():
            return "agree", {"yes_no": self._maybe()}
        return "agree", {"cover": await self._offer(member, "agree", "cover")}

    async def spot_target(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """The die is chosen already, by a button."""
        return "spot", {"die": "0", "target": await self._offer(member, "spot", "target", die="0")}

    async def deploy(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """One thing, or one and where it stands."""
        what = {"what": await self._offer(member, "deploy", "what")}
        if (await game_here(self.world)).table == "map":
            at = await self._offer(member, "deploy", "at", **what)
            return "deploy", what if at is None else {**what, "at": at}
        return "deploy", {**what, "station": "none"} if self._maybe() else what

    async def where(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """The die is put down already, by the referee's own question."""
        return "move", {"die": "0", "to": await self._offer(member, "move", "to", die="0")}

    async def ground(self, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        """Gives ground, perhaps to another station, or stays."""
        if self._maybe():
            return "ground", {"yes_no": self._maybe()}
        return "ground", {"yes_no": True, "to": await self._offer(member, "ground", "to")}


def _single(command: str, option: str) -> Callable[..., Any]:
    async def way(player: SlashPlayer, member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        return command, {option: await player._offer(member, command, option)}

    return way


def _fixed(command: str, option: str, *values: Any) -> Callable[..., Any]:
    async def way(player: SlashPlayer, _member: simcord.MemberActor) -> tuple[str, dict[str, Any]]:
        return command, {option: player.chance.choice(values)}

    return way


WAYS: Mapping[str, Callable[..., Any]] = {
    "activate": SlashPlayer.activate,
    "target": SlashPlayer.target,
    "range": SlashPlayer.range,
    "defend": _single("defend", "die"),
    "act": SlashPlayer.act,
    "station": _single("at", "station"),
    "cover": SlashPlayer.cover,
    "agree": SlashPlayer.agree,
    "use-spot": _fixed("usespot", "yes_no", True, False),
    "ground": SlashPlayer.ground,
    "loss": _single("lose", "system"),
    "spot-target": SlashPlayer.spot_target,
    "doomsday": _fixed("doomsday", "advance_or_hold", "advance", "hold"),
    "deploy": SlashPlayer.deploy,
    "terrain": SlashPlayer.deploy,
    "tie": _single("resolve", "choice"),
    "where": SlashPlayer.where,
    "initiative": _fixed("initiative", "now_or_wait", "now", "wait"),
    "jettison": _single("jettison", "system"),
    "hazard": _fixed("hazard", "yes_no", True, False),
}
"""By kind of question: a command that answers it."""


async def answered(world: World, game: Game) -> Game:
    """The game one entry later; the test ends here if there is none, or more than one."""
    after = await game_here(world)
    assert after.seq == game.seq + 1, world.text(turn_of(world, game))
    return after


async def play(
    world: World,
    player: ButtonPlayer | SlashPlayer | ChoosePlayer | Mapping[int, ButtonPlayer | SlashPlayer | ChoosePlayer],
    *,
    steps: int = 2000,
    until: Callable[[Game], bool] = lambda _game: False,
) -> Game:
    """Everybody plays at random until the game is over, or for so many decisions."""
    game = await game_here(world)
    for _ in range(steps):
        if game.status != "running" or until(game):
            break
        member = turn_of(world, game)
        by = player if isinstance(player, ButtonPlayer | SlashPlayer | ChoosePlayer) else player[member.id]
        await by.decide(member, game)
        game = await answered(world, game)
    return await settled(world)
