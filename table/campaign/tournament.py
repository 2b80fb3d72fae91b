"""Tournaments at the table: their rounds drawn and their matches decided by the host."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Mapping

from msgspec import structs

from rules.campaign.tournament import Format, Match, Rounds, first_round, open_matches
from table.campaign.model import Campaign, Seeding, fixture_of, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.errors import NotAllowed
from table.game import NOBODY, Game, is_person
from table.permissions import Person
from table.table import Table
from table.votes.seating import award, overrule

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


def decidable(campaign: Campaign) -> list[tuple[int, Match]]:
    """The matches that an organiser may decide now, or decide otherwise, each with the number of its round."""
    last = len(campaign.rounds)
    found = list[tuple[int, Match]]()
    for number in (last, last - 1):
        for match in campaign.rounds[number - 1] if number > 0 else ():
            with contextlib.suppress(NotAllowed):
                found.append((number, match_in(campaign, number, match.players[0] if match.players else NOBODY)))
    return found


async def give_match(
    campaigns: Campaigns, campaign_id: str, person: Person, winner: int, number: int, drawn: bool = False
) -> Campaign:
    """Decide a match of a round for the ``winner``, or as ``drawn``, as host, whatever was played; see ``close_games``.

    Raises ``NotAllowed``: see ``match_in`` and ``must_be_givable``.
    """

    def step(campaign: Campaign) -> Rounds:
        _must_run(campaign, person)
        match = match_in(campaign, number, winner)
        must_be_givable(campaign, match, person, winner, drawn)
        how = "game" if match.scores else "walkover"  # what was played stays played: only its winner changes
        given = structs.replace(match, how=how, winners=winners_of(match, winner, drawn), why="awarded")
        row = tuple(given if other == match else other for other in campaign.rounds[number - 1])
        return (*campaign.rounds[: number - 1], row)

    await campaigns.change_rounds(campaign_id, step)
    if number == len((await campaigns.campaign(campaign_id)).rounds):
        return await campaigns.campaign(campaign_id)
    # A round that is drawn again has its whole time again.
    return await campaigns.change_desk(campaign_id, lambda found: structs.replace(found.desk, round=0, until=None))


def winners_of(match: Match, winner: int, drawn: bool) -> tuple[int, ...]:
    """Who has won a match that is given to the ``winner``, or is ``drawn``: then both."""
    return match.players if drawn else (winner,)


def must_be_givable(campaign: Campaign, match: Match, person: Person, winner: int, drawn: bool = False) -> None:
    """Raises ``NotAllowed``: ``tournament-own-match`` for an organiser who would give a match to themself, or share it;
    ``tournament-given-already`` if that is its result; ``tournament-no-draw`` in a knock-out."""
    if drawn and campaign.terms.format is not Format.SWISS:
        raise NotAllowed("tournament-no-draw", name=campaign.name)
    winners = winners_of(match, winner, drawn)
    if person.user in winners:
        raise NotAllowed("tournament-own-match", name=campaign.name)
    if match.how and match.winners == winners:
        raise NotAllowed("tournament-given-already", name=campaign.name)


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
        winner = match.winners[0] if len(match.winners) == 1 else NOBODY
        how = match.how if fixture.status == "lobby" else match.why or match.how
        closed.append((await award(table, fixture.game, winner, how), match))
    return closed


async def follow_corrections(campaigns: Campaigns, table: Table, campaign: Campaign) -> list[tuple[Game, Match]]:
    """Let games that are over have the winner whom an organiser has given their match; each with its match.

    Finale, ratings, the season and the campaign's own report read who has won in the game.
    """
    reports = {fixture.game: fixture.report for fixture in campaign.games if fixture.report is not None}
    followed = []
    for match in (match for row in campaign.rounds for match in row if match.games):
        report = reports.get(match.games[-1])
        won = {seat.user for seat in report.played.seats if seat.won} if report is not None else set[int]()
        replayed = match.how == "walkover" and len(won) != 1  # a draw stays one, though the match was given
        if report is None or not match.winners or won == {*match.winners} or replayed:
            continue
        seats = tuple(structs.replace(seat, won=seat.user in match.winners) for seat in report.played.seats)
        players = tuple(number for number, seat in enumerate(seats) if seat.won)
        if not players:
            continue
        game = await overrule(table, match.games[-1], players)
        played = structs.replace(report.played, seats=seats)
        await campaigns.correct(game.id, structs.replace(report, played=played, reason="awarded"))
        followed.append((game, match))
    return followed


def _is_of(match: Match, seats: tuple[int, ...]) -> bool:
    """Whether a game with those users is the match's; who has left a lobby, or is forgotten, sits there no more."""
    return bool(match.players) and set(filter(is_person, seats)) <= set(match.players)
