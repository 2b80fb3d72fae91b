"""The button that opens a game."""

from __future__ import annotations

from cogs.channel.opening import open_usual
from cogs.kit.interaction import Interaction

__all__ = ["press_new"]


async def press_new(interaction: Interaction, argument: str) -> None:
    """Open the usual game in the channel."""
    await open_usual(interaction)
