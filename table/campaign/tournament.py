"""Tournaments at the table: their rounds drawn by the host, and games that follow what is decided of their matches."""

from __future__ import annotations

import random
from collections.abc import Mapping

from rules.campaign.tournament import Match, Rounds, first_round, open_matches
from table.campaign.model import Campaign, Seeding, fixture_of, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.campaign.verdicts import overruled
from table.errors import NotAllowed
from table.game import Game, is_person
from table.permissions import Person
from table.table import Table
from table.votes.seating import award

REDRAWN = "redrawn"
"""How a match is said to be decided that is in no round any more: its round was drawn again."""
_draw = random.SystemRandom()
"""Draws the order of the first round by lot; of those who are level, where it goes by rating."""


async def open_round(
    campaigns: Campaigns, campaign_id: str, person: Person, rated: Mapping[int, float] | None = None
) -> Campaign:
    """Draw the first round, as host, or the next one where all matches are decided. ``rated``: players' ratings, where
    the seeding goes by them.

    Raises ``NotAllowed``: ``tournament-none``, ``tournament-too-few``, ``tournament-open``, ``tournament-over``,
    ``tournament-stuck``.
    """

    def step(campaign: Campaign) -> Rounds:
        _must_run(campaign, person)
        if campaign.desk.paused is not None:
            raise NotAllowed("campaign-paused", name=campaign.name)
        players = [member.user for member in campaign.active]
        if not campaign.rounds:
            if len(players) < 2:
                raise NotAllowed("tournament-too-few", name=campaign.name)
            if campaign.terms.seeding is not Seeding.JOINED:
                _draw.shuffle(players)
            if rated:
                players.sort(key=lambda user: -rated.get(user, float("-inf")))
            return (first_round(campaign.terms.format, players),)
        if campaign.decided:
            raise NotAllowed("tournament-over", name=campaign.name)
        left = open_matches(campaign.advanced(campaign.rounds))
        if left and campaign.advanced(campaign.rounds) == campaign.rounds:
            raise NotAllowed("tournament-open", count=len(left))
        if campaign.stuck:
            raise NotAllowed("tournament-stuck", name=campaign.name)
        return campaign.rounds

    return await campaigns.change_rounds(campaign_id, step)


def _must_run(campaign: Campaign, person: Person) -> None:
    must_be_campaign_host(campaign, person)
    must_be_open(campaign)
    if not campaign.is_tournament:
        raise NotAllowed("tournament-none", name=campaign.name)


async def close_games(table: Table, campaign: Campaign) -> list[tuple[Game, Match]]:
    """End the games of a tournament whose matches are decided otherwise; each with its match."""
    there = (fixture_of(campaign, match.players) for match in open_matches(campaign.rounds))
    kept = {game.game for game in there if game is not None}
    closed = []
    for fixture in campaign.games:
        if not campaign.rounds or fixture.report is not None or fixture.status == "ended" or fixture.game in kept:
            continue
        decided = [match for row in campaign.rounds for match in row if match.how and _is_of(match, fixture.seats)]
        match = decided[-1] if decided else Match(fixture.seats, REDRAWN)
        how = match.how if fixture.status == "lobby" else match.why or match.how
        closed.append((await award(table, fixture.game, match.winners, how), match))
    return closed


async def follow_corrections(campaigns: Campaigns, table: Table, campaign: Campaign) -> list[tuple[Game, Match]]:
    """Let games that are over have the winner whom an organiser has given their match; each with its match."""
    reports = {fixture.game: fixture.report for fixture in campaign.games if fixture.report is not None}
    followed = []
    for match in (match for row in campaign.rounds for match in row if match.games):
        report = reports.get(match.games[-1])
        won = {seat.user for seat in report.played.seats if seat.won} if report is not None else set[int]()
        replayed = match.how == "walkover" and len(won) != 1  # a draw stays one, though the match was given
        if report is None or not match.winners or won == {*match.winners} or replayed:
            continue
        if any(seat.user in match.winners for seat in report.played.seats):
            followed.append((await overruled(campaigns, table, report, match.winners), match))
    return followed


def _is_of(match: Match, seats: tuple[int, ...]) -> bool:
    """Whether a game with those users is the match's; who has left a lobby, or is forgotten, sits there no more."""
    return bool(match.players) and set(filter(is_person, seats)) <= set(match.players)
