"""The ladder of a server, by a command or the menu under it."""

from cogs.kit.interaction import Interaction, is_private, private_locale, selected, table_of
from cogs.kit.reply import in_time, show
from cogs.views.season import ladder_view
from table import NotAllowed
from table.history.ratings import Ladder, Pool, ladders_of_guild


async def press_ladder(interaction: Interaction, argument: str) -> None:
    """Show the ladder that the menu names, or a button's ``argument``."""
    named = (selected(interaction) or (argument,))[0]
    ruleset, _, pace = named.partition(":")
    await show_ladder(interaction, ruleset or None, pace or None, edit=is_private(interaction))


async def show_ladder(interaction: Interaction, ruleset: str | None, pace: str | None, *, edit: bool = False) -> None:
    """Show a ladder of the server: of what is not chosen, the one with the most games.

    Raises ``NotAllowed("not-in-dm")``.
    """
    if interaction.guild_id is None:
        raise NotAllowed("not-in-dm")
    found = await in_time(interaction, ladders_of_guild(table_of(interaction), interaction.guild_id))
    fitting = [ladder for pool, ladder in found.items() if ruleset in (None, pool[0]) and pace in (None, pool[1])]
    chosen = max(fitting, key=_games, default=None)
    if chosen is None and found:
        most = max(found.values(), key=_games).pool
        chosen = Ladder((ruleset or most[0], pace or most[1]), ())
    pools: list[Pool] = sorted(found)
    shown = ladder_view(private_locale(interaction), chosen, pools, interaction.user.id)
    await show(interaction, shown, edit=edit)


def _games(ladder: Ladder) -> int:
    return sum(rating.games for rating in ladder.ratings)
