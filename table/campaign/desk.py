"""What organisers do at their desk: a round's end, a pause, further organisers; what becomes of matches in time."""

from msgspec import structs

from rules.campaign.tournament import Rounds, open_matches, without_unplayed
from table import log
from table.campaign.model import Campaign, Desk, must_be_campaign_host, must_be_open, round_span
from table.campaign.service import NOBODY_ACTS, Campaigns
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import Game
from table.permissions import Person
from table.table import Table
from table.time.clock import DAY
from table.time.controls import TimeControl, read_time

ORGANISERS_MAX = 5
"""Organisers of a campaign besides its founder."""
AGAIN_AFTER = 3 * DAY
"""Seconds after a round's time is over in which its organisers may act before they are reminded."""
IDLE_AFTER = 7 * DAY
"""Seconds after which players and organisers hear of the matches that nobody has begun in a round without an end."""
EXTENSIONS = (DAY, 3 * DAY, 7 * DAY)
"""Seconds by which one press may extend a round."""


# -- the end of a round ---------------------------------------------------------------------------------------------


async def timed(campaigns: Campaigns, table: Table, campaign_id: str) -> Campaign:
    """The campaign, after setting the end of its current round if its terms limit rounds and no end is set yet;
    otherwise the time at which its organisers hear what nobody has begun."""

    def step(campaign: Campaign) -> Desk:
        number, desk = len(campaign.rounds), campaign.desk
        if not number or desk.round == number or campaign.ended:
            return desk
        if not campaign.terms.round:
            told = desk.idle == number or not open_matches(campaign.rounds)
            return desk if told else structs.replace(desk, idle=number, again=table.clock.now() + IDLE_AFTER)
        until = table.clock.now() + round_span(campaign.terms.round) if open_matches(campaign.rounds) else None
        return structs.replace(desk, round=number, until=until)

    return await campaigns.change_desk(campaign_id, step)


async def extend(campaigns: Campaigns, table: Table, campaign_id: str, person: Person, seconds: float) -> Campaign:
    """Let the round that is played end later, or have an end. Raises ``NotAllowed("tournament-nothing-open")``."""

    def step(campaign: Campaign) -> Desk:
        must_be_campaign_host(campaign, person)
        must_be_open(campaign)
        if not open_matches(campaign.rounds):
            raise NotAllowed("tournament-nothing-open", name=campaign.name)
        desk, now = campaign.desk, table.clock.now()
        return structs.replace(desk, round=len(campaign.rounds), until=max(desk.until or now, now) + seconds)

    return await campaigns.change_desk(campaign_id, step)


async def time_over(campaigns: Campaigns, campaign_id: str, now: float) -> tuple[int, float] | None:
    """End a round whose time is over: matches that nobody has begun are decided for nobody; those under way are the
    organisers' to decide. The number of the round, and when it was to end, in unix seconds; None if there is nothing to
    do or to tell."""
    campaign = await campaigns.campaign(campaign_id)
    ends, played = campaign.desk.ends, campaign.round_ends is not None
    if ends is None or ends > now:
        return None
    if played:

        def without(found: Campaign) -> Rounds:
            begun = [frozenset(game.seats) for game in found.games if game.status == "running" and game.report is None]
            return without_unplayed(found.terms.format, found.rounds, begun)

        await campaigns.change_rounds(campaign_id, without)

    def over(found: Campaign) -> Desk:
        found = structs.replace(found, desk=structs.replace(found.desk, until=None))
        again = now + AGAIN_AFTER if found.overdue or found.stuck else None
        return structs.replace(found.desk, again=again, over=ends)

    await campaigns.change_desk(campaign_id, over)
    return (len(campaign.rounds), ends) if played else None


async def to_remind(campaigns: Campaigns, campaign_id: str, now: float) -> Campaign | None:
    """The campaign, if its organisers are to be reminded, once, of a round whose time is over, or of matches that
    nobody has begun in one without an end; else None."""
    campaign = await campaigns.campaign(campaign_id)
    again = campaign.desk.again
    if again is None or again > now or campaign.desk.paused is not None:
        return None
    campaign = await campaigns.change_desk(campaign_id, lambda found: structs.replace(found.desk, again=None))
    return campaign if campaign.overdue or campaign.unbegun or (campaign.stuck and not campaign.ended) else None


async def reopen(campaigns: Campaigns, table: Table, campaign_id: str, person: Person) -> Campaign:
    """Go on with a campaign that has ended, as host; a round whose time has run out meanwhile has all of it again.

    Raises ``NotAllowed("campaign-running")``.
    """

    def step(campaign: Campaign) -> Desk:
        until = campaign.desk.until
        over = until is None or until <= table.clock.now()
        return structs.replace(campaign.desk, round=0, until=None) if over else campaign.desk

    await campaigns.reopen(campaign_id, person)
    await campaigns.change_desk(campaign_id, step)
    return await timed(campaigns, table, campaign_id)


# -- a pause --------------------------------------------------------------------------------------------------------


async def pause(campaigns: Campaigns, table: Table, campaign_id: str, person: Person) -> Campaign:
    """Let no round begin or end, and no time run in the campaign's games, until it goes on.

    Raises ``NotAllowed``: ``campaign-paused``; ``campaign-over``, for a decided tournament too.
    """

    def step(campaign: Campaign) -> Desk:
        must_be_campaign_host(campaign, person)
        must_be_open(campaign)
        if campaign.is_tournament and campaign.decided:
            raise NotAllowed("campaign-over", name=campaign.name)
        if campaign.desk.paused is not None:
            raise NotAllowed("campaign-paused", name=campaign.name)
        return structs.replace(campaign.desk, paused=table.clock.now())

    campaign = await campaigns.change_desk(campaign_id, step)
    await _set_times(table, campaign, TimeControl())
    return campaign


async def resume(campaigns: Campaigns, table: Table, campaign_id: str, person: Person) -> Campaign:
    """Go on with a campaign after a pause, which has put off the end of its round.

    Raises ``NotAllowed("campaign-not-paused")``.
    """

    def step(campaign: Campaign) -> Desk:
        must_be_campaign_host(campaign, person)
        desk = campaign.desk
        if desk.paused is None:
            raise NotAllowed("campaign-not-paused", name=campaign.name)
        until = None if desk.until is None else desk.until + table.clock.now() - desk.paused
        return structs.replace(desk, paused=None, until=until)

    campaign = await campaigns.change_desk(campaign_id, step)
    await _set_times(table, campaign, read_time(campaign.terms.time or "none"))
    await campaigns.change_rounds(campaign_id, lambda found: found.rounds)
    return await timed(campaigns, table, campaign_id)  # a round that a result has drawn meanwhile begins now


async def _set_times(table: Table, campaign: Campaign, time: TimeControl) -> None:
    """Play the games under way with that time from now on, if the campaign's games have one at all."""

    def step(game: Game, secret: bytes) -> FoldedEntry:
        return FoldedEntry.of(log.TimeSet(NOBODY_ACTS.user, time))

    for game in campaign.games:
        if campaign.terms.time and game.status == "running":
            await table.change(game.game, NOBODY_ACTS, step)


# -- organisers -----------------------------------------------------------------------------------------------------


async def appoint(campaigns: Campaigns, campaign_id: str, person: Person, user: int) -> Campaign:
    """Let another user organise the campaign too, or no longer, if they do.

    Raises ``NotAllowed``: ``campaign-founder``, ``too-many-organisers``.
    """

    def step(campaign: Campaign) -> Desk:
        must_be_campaign_host(campaign, person)
        if user == campaign.founder:
            raise NotAllowed("campaign-founder", name=campaign.name)
        others = tuple(other for other in campaign.desk.organisers if other != user)
        if others == campaign.desk.organisers:
            others = (*others, user)
        if len(others) > ORGANISERS_MAX:
            raise NotAllowed("too-many-organisers", most=ORGANISERS_MAX)
        return structs.replace(campaign.desk, organisers=others)

    return await campaigns.change_desk(campaign_id, step)
