"""Games for measurements: opened at the bot's own table, and played through its own panels."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bench.discord_side import FIRST_CHANNEL, GUILD, press
from bench.fake import Payload
from cogs.views.game.panel import panel_view
from table import Game, Opened, Person, Table

__all__ = ["Seat", "new_game"]

PLAYED = (":pick:", ":choose:")
SELECT = 3


async def new_game(table: Table, channel: int, size: str = "skirmish", kind: str = "declared") -> Game:
    """Start a game of two in a channel; ``kind`` of table: declared, or map."""
    ana, ben = Person(10_000 + channel, "Ana"), Person(20_000 + channel, "Ben")
    opened = Opened(ana.user, "Bench", "rapid-attack", size, kind, {})
    game = await table.open(ana, channel=FIRST_CHANNEL + channel, guild=GUILD, opened=opened)
    await table.join(game.id, ben, None)
    return await table.start(game.id, ana)


class Seat:
    """A channel with one game after the other, and the next press in it."""

    def __init__(self, table: Table, channel: int, luck: random.Random) -> None:
        self.channel = channel
        self._table = table
        self._luck = luck
        self._game = ""

    async def game(self) -> Game:
        """The running game, a new one if the last is over."""
        game = await self._table.game(self._game) if self._game else await new_game(self._table, self.channel)
        if game.status == "ended":
            game = await new_game(self._table, self.channel)
        self._game = game.id
        return game

    async def press(self) -> Payload:
        """An interaction that answers an open question."""
        game = await self.game()
        user = self._luck.choice(game.waiting)
        view = panel_view(game, user, "en")
        components = list(view.to_components())  # type: ignore[no-untyped-call]
        controls = [item for item in _numbered(components, iter(range(1, 1000))) if _plays(item)]
        item = self._luck.choice(controls)
        value = self._luck.choice(item["options"])["value"] if item["type"] == SELECT else None
        return press(self.channel, user, components, item, value)


def _plays(item: Payload) -> bool:
    return any(part in item.get("custom_id", "") for part in PLAYED)


def _numbered(components: list[Payload], ids: Iterator[int]) -> Iterator[Payload]:
    """Every component, with the id that Discord gives it."""
    for component in components:
        component["id"] = next(ids)
        yield component
        yield from _numbered(component.get("components", []), ids)
