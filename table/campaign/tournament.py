"""Tournaments at the table: their rounds drawn and their matches decided by the host."""

from __future__ import annotations

import random

from msgspec import structs

from rules.campaign.tournament import Match, Rounds, first_round, open_matches
from table.campaign.model import Campaign, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.errors import NotAllowed
from table.permissions import Person
from table.table import Table
from table.votes.seating import award

_draw = random.SystemRandom()
"""Draws the order of the first round by lot."""


async def open_round(campaigns: Campaigns, campaign_id: str, person: Person) -> Campaign:
    """Draw the first round, as host, or the next one where all matches are decided.

    Raises ``NotAllowed``: ``tournament-none``, ``tournament-too-few``, ``tournament-open``, ``tournament-over``.
    """

    def step(campaign: Campaign) -> Rounds:
        _must_run(campaign, person)
        players = [member.user for member in campaign.active]
        if not campaign.rounds:
            if len(players) < 2:
                raise NotAllowed("tournament-too-few", name=campaign.name)
            _draw.shuffle(players)
            return (first_round(campaign.terms.format, players),)
        if campaign.decided:
            raise NotAllowed("tournament-over", name=campaign.name)
        left = open_matches(campaign.advanced(campaign.rounds))
        if left and campaign.advanced(campaign.rounds) == campaign.rounds:
            raise NotAllowed("tournament-open", count=len(left))
        return campaign.rounds

    return await campaigns.change_rounds(campaign_id, step)


def _must_run(campaign: Campaign, person: Person) -> None:
    must_be_campaign_host(campaign, person)
    must_be_open(campaign)
    if not campaign.is_tournament:
        raise NotAllowed("tournament-none", name=campaign.name)


def match_in(campaign: Campaign, number: int, winner: int) -> Match:
    """The match of a round, from 1, that may be decided for one of its players: of the last round, or of the one before
    while nothing of the last has been played.

    Raises ``NotAllowed``: ``tournament-not-begun``, ``tournament-no-match``, ``tournament-played-on``.
    """
    must_be_open(campaign)
    rounds = campaign.rounds
    if not rounds:
        raise NotAllowed("tournament-not-begun", name=campaign.name)
    row = rounds[number - 1] if 0 < number <= len(rounds) else ()
    found = next((match for match in row if winner in match.players and len(match.players) == 2), None)
    if found is None:
        raise NotAllowed("tournament-no-match", name=campaign.name)
    begun = any(game.status == "running" for game in campaign.games)
    played = begun or any(match.how not in ("", "bye") for match in rounds[-1])
    if number < len(rounds) - 1 or (number < len(rounds) and played):
        raise NotAllowed("tournament-played-on", number=number)
    return found


async def give_match(
    campaigns: Campaigns, table: Table, campaign_id: str, person: Person, winner: int, number: int
) -> Campaign:
    """Decide a match of a round for the ``winner``, as host, whatever was played; games that are played for nothing by
    then end. Raises ``NotAllowed``: see ``match_in``."""

    def step(campaign: Campaign) -> Rounds:
        _must_run(campaign, person)
        match = match_in(campaign, number, winner)
        given = structs.replace(match, how="walkover", winners=(winner,), scores=())
        row = tuple(given if other == match else other for other in campaign.rounds[number - 1])
        return (*campaign.rounds[: number - 1], row)

    await campaigns.change_rounds(campaign_id, step)
    after = await campaigns.campaign(campaign_id)
    to_play = [set(match.players) for match in open_matches(after.rounds)]
    for game in after.games:
        if game.report is None and game.status != "ended" and not any(set(game.seats) <= pair for pair in to_play):
            await award(table, game.game, winner)
    return after
