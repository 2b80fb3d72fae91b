"""When to ping a user whom a game waits for: once a decision, then at their own intervals, and before time runs out.

Where a time runs by post, a quarter of it lies between two pings at least: reminders come in its first half, and one
warning when a quarter is left.

Nothing is written here: from the stored row and the user's settings it follows what to do now.
"""

from collections.abc import Sequence

from msgspec import Struct, structs

from storage import WaitingRow
from table.campaign.model import Campaign, Desk, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.errors import NotAllowed
from table.game import Game
from table.permissions import Person, must_be_running, must_be_seated
from table.player_clocks import Allowance, waited_for
from table.records.threads import in_thread
from table.settings import UserSettings
from table.table import Table
from table.time.clock import DAY, HOUR

REMINDERS = 3
"""Pings that remind a user of one decision; then none until the game goes on."""
NUDGE_PAUSE = 12 * HOUR
"""Seconds between two nudges about the same decision."""


class PingNow(Struct, frozen=True):
    """Ping the user now, their ping number ``count``; look again at ``until``, None: on an event."""

    count: int
    until: float | None


class Postpone(Struct, frozen=True):
    """Look again at ``until`` (unix seconds); None: not before something happens."""

    until: float | None


def schedule(row: WaitingRow, chosen: UserSettings, now: float, times: Sequence[Allowance] = ()) -> PingNow | Postpone:
    """What to do now about a user whom a game waits for. ``times``: the deadlines that they have."""
    at = _next_ping(row, chosen, now, times)
    if at is None or at > now:
        return Postpone(at)
    nudged_only = row.nudge and row.pings > 0
    pinged = structs.replace(row, pings=row.pings + (0 if nudged_only else 1), told=now, nudge=False)
    return PingNow(pinged.pings, _next_ping(pinged, chosen, now, times))


def _next_ping(row: WaitingRow, chosen: UserSettings, now: float, times: Sequence[Allowance]) -> float | None:
    wanted = _wanted(row, chosen, times)
    return None if wanted is None else chosen.free_at(max(wanted, now))


def _wanted(row: WaitingRow, chosen: UserSettings, times: Sequence[Allowance]) -> float | None:
    """When the next ping is due, before quiet hours and holidays put it off; None: never."""
    if chosen.ping == "off":
        return None
    if row.pings == 0:
        return row.since
    if row.nudge:
        return row.nudged
    told = row.told or 0.0
    warnings = ((max(one.warn, told + one.quarter), one) for one in times if told < one.warn)
    wanted = [at for at, one in warnings if at < one.over]
    reminder = told + max([chosen.remind, *(one.quarter for one in times)])
    if chosen.remind and row.told is not None and row.pings <= REMINDERS:
        wanted += [reminder] if all(chosen.free_at(reminder) <= one.half for one in times) else []
    return min(wanted, default=None)


# -- nudges -----------------------------------------------------------------------------------------------------------


class Nudged(Struct, frozen=True):
    """The users pinged now, those pinged after quiet hours or a holiday (and when), those without pings, those nudged
    lately."""

    pinged: tuple[int, ...]
    held: tuple[tuple[int, float], ...]
    silent: tuple[int, ...]
    recent: tuple[int, ...]


def in_one(nudged: Sequence[Nudged]) -> Nudged:
    """What several nudges have come to, each user once: by the best of theirs."""
    told = dict.fromkeys(user for one in nudged for user in one.pinged)
    held = {user: at for one in nudged for user, at in one.held if user not in told}
    silent = dict.fromkeys(user for one in nudged for user in one.silent)
    recent = dict.fromkeys(user for one in nudged for user in one.recent if user not in told | held)
    return Nudged(tuple(told), tuple(held.items()), tuple(silent), tuple(recent))


async def nudge(table: Table, game: Game, person: Person, *, organiser: bool = False) -> Nudged:
    """Note that the users waited for are to be pinged again, for a player or an ``organiser``. The pings are sent
    elsewhere.

    Raises ``NotAllowed``: ``nudge-nobody`` if the game waits for nobody else, ``nudge-no-player`` or ``nudge-invited``
    if players are missing, ``nudge-too-soon``.
    """
    if game.status == "ended":
        must_be_running(game)
    if not organiser:
        must_be_seated(game, person)
    now = table.clock.now()
    if game.status == "lobby" and not game.starters:
        kept = [call for call in await table.storage.seekers.invited([game.id]) if call.until > now]
        if not kept:
            raise NotAllowed("nudge-no-player")
        first = min(kept, key=lambda call: call.until)
        raise NotAllowed("nudge-invited", name=first.name, until=round(first.until))
    users = [user for user in waited_for(game) if user != person.user]
    if not users:
        raise NotAllowed("nudge-nobody")
    chosen = {user: table.preferences.user(user) for user in users}
    silent = tuple(user for user in users if chosen[user].ping == "off")
    asked = [user for user in users if user not in silent]
    done = dict(zip(asked, await table.storage.waiting.nudge(game.id, asked, now=now, pause=NUDGE_PAUSE), strict=True))
    if asked and not any(done.values()):
        raise NotAllowed("nudge-too-soon", hours=round(NUDGE_PAUSE / 3600))
    free = {user: chosen[user].free_at(now) for user in users if done.get(user)}
    held = tuple((user, at) for user, at in free.items() if at > now)
    told = tuple(user for user, at in free.items() if at <= now)
    return Nudged(told, held, silent, tuple(user for user in asked if not done[user]))


async def remind(campaigns: Campaigns, table: Table, campaign: Campaign, person: Person) -> Nudged:
    """Note that the members of a league who have somebody to play are to be called, as an organiser, once a day at
    most. The calls are sent elsewhere; nobody is called in a pause."""
    ahead = () if campaign.desk.paused is not None else await in_thread(campaign.to_play)
    users = tuple(sorted({user for group in ahead for user in group} - {person.user}))
    recent = False

    def step(found: Campaign) -> Desk:
        nonlocal recent
        must_be_campaign_host(found, person)
        must_be_open(found)
        recent = table.clock.now() < found.desk.reminded + DAY
        return structs.replace(found.desk, reminded=table.clock.now()) if users and not recent else found.desk

    await campaigns.change_desk(campaign.id, step)
    silent = tuple(user for user in users if table.preferences.user(user).ping == "off")
    asked = tuple(user for user in users if user not in silent)
    return Nudged((), (), (), asked) if recent else Nudged(asked, (), silent, ())
