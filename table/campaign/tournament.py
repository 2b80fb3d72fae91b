"""Tournaments at the table: their rounds drawn and their matches decided by the host."""

from __future__ import annotations

import random

from msgspec import structs

from rules.campaign.tournament import Round, Rounds, first_round, open_matches
from table.campaign.model import Campaign, match_of, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.errors import NotAllowed
from table.permissions import Person

__all__ = ["give_match", "open_round"]

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


async def give_match(campaigns: Campaigns, campaign_id: str, person: Person, winner: int) -> Campaign:
    """Decide a match that is not played, as host: a walkover for the ``winner``. Raises ``NotAllowed``."""

    def step(campaign: Campaign) -> Rounds:
        _must_run(campaign, person)
        match = match_of(campaign, winner)
        given = structs.replace(match, how="walkover", winners=(winner,))
        last: Round = tuple(given if other == match else other for other in campaign.rounds[-1])
        return (*campaign.rounds[:-1], last)

    return await campaigns.change_rounds(campaign_id, step)
