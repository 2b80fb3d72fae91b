"""Missions against bots: their page, and a press that begins one."""

from cogs.actions.game.pressed import show_panel
from cogs.channel.opening import mission_lobby, open_beside, usual_game
from cogs.kit.interaction import Interaction, is_private, person_of, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.missions import briefing, missions_view
from rules import RULESETS
from table import NotAllowed
from table.history.drill import ruleset_for
from table.missions import FIRST, MISSIONS, done_by, mission_named
from text.fluent.catalogue import say


async def show_missions(interaction: Interaction, family: str, *, edit: bool = False) -> None:
    """Show the missions of a family in private; without one those of the game that the user or the channel had last."""
    table, user = table_of(interaction), interaction.user.id
    if family not in MISSIONS:
        played = await in_time(interaction, ruleset_for(table, user, interaction.channel_id or 0))
        family = RULESETS[played].family if played else ""
    known = family if family in MISSIONS else next(iter(MISSIONS))
    done = await in_time(interaction, done_by(table.storage, user))
    await show(interaction, missions_view(private_locale(interaction), known, done), edit=edit)


async def press_missions(interaction: Interaction, argument: str) -> None:
    """Turn one's own page to another family, or open it."""
    await show_missions(interaction, argument, edit=bool(argument) and is_private(interaction))


async def press_mission(interaction: Interaction, argument: str) -> None:
    """Open the game of a mission in the channel, and begin it at once.

    Raises ``NotAllowed``: ``no-such-mission``, ``game-here-already``, ``channel-not-for-games``.
    """
    mission = mission_named(argument)
    if mission is None:
        raise NotAllowed("no-such-mission")
    usual, locale = usual_game(interaction), private_locale(interaction)
    opened, (own, bot) = mission_lobby(mission, person_of(interaction), usual.locale)
    game, _ = await open_beside(interaction, opened, (bot,), company=own.company)
    started = await in_time(interaction, table_of(interaction).start(game.id, person_of(interaction)))
    told = [*briefing(locale, mission), *([say(locale, "first-game")] if mission is FIRST else [])]
    await show_panel(interaction, started, note="\n".join(told))
