"""Deletion of a user's data, behind buttons and `/settings delete`."""

from __future__ import annotations

from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.components import note_view
from table.history.privacy import forget
from text.fluent.catalogue import say

__all__ = ["forget_user", "press_forget", "press_remember"]


async def forget_user(interaction: Interaction, *, edit: bool) -> None:
    """Delete the user's data, and draw the boards again that named them."""
    for game in await in_time(interaction, forget(table_of(interaction), person_of(interaction))):
        interaction.client.boards.redraw(game)
    await show(interaction, note_view(say(private_locale(interaction), "data-deleted")), edit=edit)


async def press_forget(interaction: Interaction, argument: str) -> None:
    """Delete the user's data; the argument is the user whom the question was for."""
    if argument == str(interaction.user.id):
        await forget_user(interaction, edit=True)


async def press_remember(interaction: Interaction, argument: str) -> None:
    """Keep the data."""
    await show(interaction, note_view(say(private_locale(interaction), "data-kept")), edit=True)
