"""What waits for a user in their games and campaigns, read for `/game mine` and for `/help`."""

from collections.abc import Sequence

from cogs.channel.marks import BOARD
from cogs.views.game_list import Invitation, game_lines
from storage import GameRow
from table import Table
from table.campaign.model import Campaign
from table.campaign.service import leagues_ahead
from table.waiting.waits import gone_from, waits_for, waits_for_others


async def waiting_lines(
    table: Table,
    user: int,
    locale: str,
    rows: Sequence[GameRow],
    hosted: Sequence[Campaign],
    joined: Sequence[Campaign],
    invited: Sequence[Invitation] = (),
) -> list[str]:
    """What waits for a user in their unfinished games, in campaigns that they organise (``hosted``) or have ``joined``,
    and for whom their other games wait."""
    storage = table.storage
    leagues = await leagues_ahead(joined, user)
    shown = [row.id for row in rows] + [game.game for ahead in leagues for game in ahead.open]
    boards = await storage.marks.named(BOARD, shown)
    waits = await waits_for(table, user, rows, hosted, joined)
    others = await waits_for_others(table, user, rows)
    calls = await storage.seekers.invited([row.id for row in rows if row.status == "lobby"])
    asked = [call for call in calls if call.until > table.clock.now()]
    gone = await gone_from(table, user, rows)
    return game_lines(waits, others, rows, boards, locale, leagues, invited, asked=asked, gone=gone)
