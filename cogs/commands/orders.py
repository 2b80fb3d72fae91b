"""`/orders`: what a player has decided beforehand, in private, as a command and as a panel to choose from.

A menu's ``custom_id`` is ``mf:<game>:<seq>:orders:<field>.<frame>``; no frame: for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs.clicks.game import Pressed, on_verb, person_of, table_of
from cogs.kit.commands import describe, word
from cogs.kit.offers import offering
from cogs.kit.reply import Interaction, patiently, private_locale, show
from cogs.views import panel
from cogs.views.components import press_id
from rules import Illegal, Orders, ruleset_of
from table import Game, NotAllowed, Person, Table
from table.seats import must_be_running, must_be_seated
from text import orders_text, rehearsal_text
from text.fluent.catalogue import say
from text.words import clean

__all__ = ["OrdersCog", "orders_view"]

ASK = "ask"
EVERY = "all"
SHOWN = 24
NONE = "none"
Choices = list[app_commands.Choice[str]]


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
    )
    @offering(ground="orders-ground", target="orders-target", defend="orders-defend", then="orders-then")
    async def orders(
        self,
        interaction: Interaction,
        losses: str | None = None,
        ground: str | None = None,
        frame: str | None = None,
        target: str | None = None,
        defend: str | None = None,
        then: str | None = None,
    ) -> None:
        """Leaves standing orders; what is not said stays as it was. Alone, or with a frame alone, it shows them."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowed("not-in-dm")
        game = await patiently(interaction, self.table.game_in(interaction.channel_id))
        said = {"losses": _losses(losses), "ground": ground, "target": target, "defend": defend, "then": then}
        wanted: dict[str, Any] = {name: value for name, value in said.items() if value is not None}
        if wanted:
            wanted |= {} if frame is None else {"frame": frame}
            work = self.table.order(game.id, person_of(interaction), wanted, interaction=interaction.id)
            game = await patiently(interaction, work)
        await show(
            interaction, orders_view(game, person_of(interaction), private_locale(interaction), _id(game, frame))
        )

    @orders.autocomplete("frame")
    async def _frames(self, interaction: Interaction, current: str) -> Choices:
        try:
            game = await self.table.game_in(interaction.channel_id or 0)
            named = _own_frames(game, person_of(interaction))
        except NotAllowed:
            return []
        found = [(f"{id_} {name}", id_) for id_, name in named if current.casefold() in f"{id_} {name}".casefold()]
        return [app_commands.Choice(name=name[:100], value=value) for name, value in found[:25]]


def _losses(text: str | None) -> str | None:
    return "" if text is not None and text.strip().lower() in (NONE, "aucun", "rien") else text


def _orders(game: Game) -> Orders[Any]:
    """How the game's standing orders are given. Raises ``Illegal("orders-not-here")`` in a game that has none."""
    orders = ruleset_of(game.played).orders
    if orders is None:
        raise Illegal("orders-not-here")
    return orders


def _id(game: Game, frame: str | None) -> str | None:
    """The id of a frame that was named by its id or name."""
    frames = () if game.state is None else ruleset_of(game.state).named(game.state, "all")
    wanted = (frame or "").strip().casefold()
    return next((id_ for id_, name in frames if wanted in (id_.casefold(), name.casefold())), None)


def _own_frames(game: Game, person: Person) -> list[tuple[str, str]]:
    """The frames that a person still has. Raises ``NotAllowed``, ``Illegal("orders-not-here")``."""
    must_be_running(game)
    player = must_be_seated(game, person)
    return list(_orders(game).units(game.played, player))


def orders_view(game: Game, person: Person, locale: str, frame: str | None = None) -> ui.LayoutView:
    """A person's orders, what would happen by them to one frame, and menus to change them.

    Raises ``NotAllowed``; ``Illegal("orders-not-here")`` in a game that has none.
    """
    own = _own_frames(game, person)
    player = must_be_seated(game, person)
    text = orders_text(locale, game.played, player)
    if frame is not None and frame in dict(own):
        text += f"\n\n{rehearsal_text(locale, game.played, frame)}"
    view = ui.LayoutView(timeout=None).add_item(ui.TextDisplay(text[: panel.TEXT_MAX]))
    for menu in _menus(game, player, locale, own, frame if frame in dict(own) else None):
        view.add_item(ui.ActionRow(menu))
    return view


def _menus(
    game: Game, player: int, locale: str, own: list[tuple[str, str]], frame: str | None
) -> Iterator[ui.Select[ui.LayoutView]]:
    every = discord.SelectOption(label=say(locale, "orders-every"), value=EVERY, default=frame is None)
    named = [
        discord.SelectOption(label=f"{id_} {clean(name)}"[:100], value=id_, default=id_ == frame)
        for id_, name in own[:SHOWN]
    ]
    yield ui.Select(custom_id=press_id(game, "orders", f"frame.{frame or ''}"), options=[every, *named])
    orders = _orders(game)
    chosen = orders.chosen(game.played, player, frame)
    for field, values in orders.fields.items():
        if frame is None or field not in orders.common:
            yield _menu(game, locale, (field, values), chosen.get(field, ASK), frame)


def _menu(
    game: Game, locale: str, known: tuple[str, tuple[str, ...]], now: str, frame: str | None
) -> ui.Select[ui.LayoutView]:
    field, values = known
    options = [
        discord.SelectOption(
            label=f"{say(locale, f'orders-menu-{field}')}: {say(locale, f'orders-{field}-{name}')}"[:100],
            value=name,
            default=name == now,
        )
        for name in (ASK, *values)
    ]
    return ui.Select(custom_id=press_id(game, "orders", f"{field}.{frame or ''}"), options=options)


@on_verb("orders")
async def _pressed(interaction: Interaction, pressed: Pressed) -> None:
    """A menu of the panel: another frame to look at, or something else ordered."""
    table, person = table_of(interaction), person_of(interaction)
    field, _, frame = pressed.argument.partition(".")
    if field == "frame":
        game = await patiently(interaction, table.game(pressed.game))
        frame = "" if pressed.value == EVERY else pressed.value
    else:
        wanted = {field: pressed.value} | ({"frame": frame} if frame else {})
        game = await patiently(interaction, table.order(pressed.game, person, wanted, interaction=interaction.id))
    await show(interaction, orders_view(game, person, private_locale(interaction), frame or None), edit=True)
