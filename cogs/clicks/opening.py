"""The button that opens a game, and those of tournaments."""

from __future__ import annotations

from typing import Protocol, cast

from cogs.channel.opening import open_usual
from cogs.kit.interaction import Interaction

__all__ = ["press_new", "press_tournament"]


async def press_new(interaction: Interaction, argument: str) -> None:
    """Open the usual game in the channel."""
    await open_usual(interaction)


class _Tournaments(Protocol):
    """The part of ``CampaignCog`` that answers the buttons of tournaments."""

    async def press(self, interaction: Interaction, verb: str, campaign_id: str) -> None:
        """Answer a button."""
        ...


async def press_tournament(interaction: Interaction, argument: str) -> None:
    """Join a tournament, begin it, or play one's match, as the argument says."""
    verb, _, campaign = argument.partition(":")
    await cast(_Tournaments, interaction.client.get_cog("CampaignCog")).press(interaction, verb, campaign)
