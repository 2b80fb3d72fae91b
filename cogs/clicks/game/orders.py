"""The menus of the orders' panel."""

from __future__ import annotations

from cogs.clicks.game.pressed import Pressed, game_of
from cogs.kit.interaction import Interaction, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.game.orders import EVERY, orders_view

__all__ = ["press_orders"]


async def press_orders(interaction: Interaction, pressed: Pressed) -> None:
    """Show another unit's orders, or change an order. The argument is ``<field>.<unit>``."""
    person = person_of(interaction)
    field, _, unit = pressed.id.argument.partition(".")
    if field == "frame":
        game = await game_of(interaction, pressed)
        unit = "" if pressed.value == EVERY else pressed.value
    else:
        wanted = {field: pressed.value} | ({"frame": unit} if unit else {})
        work = table_of(interaction).order(pressed.id.game, person, wanted, interaction=interaction.id)
        game = await in_time(interaction, work)
    await show(interaction, orders_view(game, person, private_locale(interaction), unit or None), edit=True)
