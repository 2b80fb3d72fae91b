"""`/orders`: a player's standing orders, in private, as a command and as a panel to choose from."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.kit.autocomplete import Choices, choices_by_name, game_typed_in
from cogs.kit.interaction import Interaction, person_of, private_locale
from cogs.kit.offers import offering
from cogs.kit.reply import game_here, in_time, show
from cogs.kit.translations import describe, word
from cogs.views.game.orders import orders_view, own_units
from rules import RulesError, ruleset_of
from table import Game, Table

__all__ = ["OrdersCog"]

NO_LOSSES = ("none", "aucun", "rien")


class OrdersCog(commands.Cog):
    """Standing orders."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @app_commands.command(name="orders", description=word("cmd-orders"))
    @describe(
        losses="opt-losses",
        ground="opt-orders-ground",
        frame="opt-orders-frame",
        target="opt-orders-target",
        defend="opt-orders-defend",
        then="opt-orders-then",
        agree="opt-orders-agree",
        screen="opt-orders-screen",
        ride="opt-orders-ride",
        mark="opt-orders-mark",
        hotrod="opt-orders-hotrod",
    )
    @offering(
        ground="orders-ground",
        target="orders-target",
        defend="orders-defend",
        then="orders-then",
        agree="orders-agree",
        screen="orders-screen",
        ride="orders-ride",
        mark="orders-mark",
        hotrod="orders-hotrod",
    )
    async def orders(
        self,
        interaction: Interaction,
        losses: str | None = None,
        ground: str | None = None,
        frame: str | None = None,
        target: str | None = None,
        defend: str | None = None,
        then: str | None = None,
        agree: str | None = None,
        screen: str | None = None,
        ride: str | None = None,
        mark: str | None = None,
        hotrod: str | None = None,
    ) -> None:
        """Leave standing orders; those not given stay. Alone, or with a frame alone, show them."""
        game, person = await game_here(interaction), person_of(interaction)
        given = {"losses": _losses(losses), "ground": ground, "agree": agree}
        given |= {"target": target, "defend": defend, "then": then, "screen": screen, "ride": ride}
        given |= {"mark": mark, "hotrod": hotrod}
        wanted = {name: value for name, value in given.items() if value is not None}
        if wanted:
            wanted |= {} if frame is None else {"frame": frame}
            game = await in_time(interaction, self.table.order(game.id, person, wanted, interaction=interaction.id))
        await show(interaction, orders_view(game, person, private_locale(interaction), _unit_id(game, frame)))

    @orders.autocomplete("frame")
    async def _frames(self, interaction: Interaction, typed: str) -> Choices:
        game = await game_typed_in(interaction)
        if game is None:
            return []
        try:
            units = own_units(game, person_of(interaction))
        except RulesError:
            return []
        return choices_by_name(((f"{id_} {name}", id_) for id_, name in units), typed)


def _losses(text: str | None) -> str | None:
    """The order of losses as the rules read it: empty for none in particular."""
    return "" if text is not None and text.strip().lower() in NO_LOSSES else text


def _unit_id(game: Game, text: str | None) -> str | None:
    """The id of a unit, by its id or name."""
    units = () if game.state is None else ruleset_of(game.state).named(game.state, "all")
    wanted = (text or "").strip().casefold()
    return next((id_ for id_, name in units if wanted in (id_.casefold(), name.casefold())), None)
