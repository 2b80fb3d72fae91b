"""What organisers decide: a match of a tournament, or the result of a league's game."""

from __future__ import annotations

import contextlib
import re

from msgspec import Struct, structs

from rules import Malformed
from rules.campaign.tournament import UNMET, Format, Match
from table.campaign.model import Campaign, Fixture, Report, must_be_campaign_host, must_be_open
from table.campaign.service import Campaigns
from table.errors import NotAllowed
from table.game import NOBODY, Game, is_person
from table.permissions import Person
from table.table import Table
from table.votes.seating import decide, overrule

_WRITTEN = re.compile(r"([0-9a-f]{1,32}):(-?\d{1,20})(?::(draw|unplayed))?")


class Verdict(Struct, frozen=True):
    """How a match is decided. ``of``: the number of its round, from 1; in a league its game's id. ``player``: who wins
    it; where it is a ``draw`` or ``unplayed``, as ``how`` says, any of its players."""

    of: str
    player: int
    how: str = ""

    def __str__(self) -> str:
        return f"{self.of}:{self.player}" + (f":{self.how}" if self.how else "")

    @classmethod
    def read(cls, text: str) -> Verdict:
        """The verdict that a button or a menu carries. Raises ``Malformed("choice-malformed")``."""
        found = _WRITTEN.fullmatch(text)
        if found is None:
            raise Malformed("choice-malformed", kind="none")
        return cls(found[1], int(found[2]), found[3] or "")

    @property
    def round(self) -> int:
        """The number of the round; 0 for a game of a league."""
        return int(self.of) if self.of.isdecimal() else 0

    def winners(self, match: Match) -> tuple[int, ...]:
        """Who has won the match: in a draw all of its players."""
        return {"draw": match.players, "unplayed": ()}.get(self.how, (self.player,))


def match_for(campaign: Campaign, verdict: Verdict) -> Match:
    """The match that may be decided: of a tournament's last round, or of the one before while nothing of the last has
    been played (walkovers are not); of a league a game that counts and is played, even once the league has ended, or
    is over.

    Raises ``NotAllowed``: ``tournament-not-begun``, ``tournament-no-round``, ``tournament-without-match``,
    ``tournament-played-on``; ``tournament-no-match`` for another game of a league.
    """
    if not campaign.is_tournament:
        going = (game for game in campaign.running if game.game == verdict.of and game.game not in campaign.repeats)
        match = next((_going(game) for game in going if verdict.player in game.seats), None)
        return match or _as_match(campaign, _report_for(campaign, verdict))
    must_be_open(campaign)
    rounds, number = campaign.rounds, verdict.round
    if not rounds:
        raise NotAllowed("tournament-not-begun", name=campaign.name)
    if not 0 < number <= len(rounds):
        raise NotAllowed("tournament-no-round", name=campaign.name, number=number, of=len(rounds))
    pairs = (match for match in rounds[number - 1] if len(match.players) == 2)
    found = next((match for match in pairs if verdict.player in match.players), None)
    if found is None:
        who = campaign.name_of(verdict.player) or None
        raise NotAllowed("tournament-without-match", name=campaign.name, who=who, number=number)
    if why := campaign.gone_on(number):
        raise NotAllowed("tournament-played-on", number=number, why=why)
    return found


def _report_for(campaign: Campaign, verdict: Verdict) -> Report:
    must_be_open(campaign)
    for report in filter(campaign.counted, campaign.reports):
        if report.played.game == verdict.of and any(seat.user == verdict.player for seat in report.played.seats):
            return report
    raise NotAllowed("tournament-no-match", name=campaign.name)


def _going(game: Fixture) -> Match:
    """A league's game that is played as an open match."""
    return Match(tuple(filter(is_person, game.seats)), games=(game.game,))


def _as_match(campaign: Campaign, report: Report) -> Match:
    """A league's game as a match that has been played."""
    seats = report.played.seats
    players, scores = tuple(seat.user for seat in seats), tuple(seat.score for seat in seats)
    won = tuple(seat.user for seat in seats if seat.won)
    return Match(players, "game", won, scores, (report.played.game,), campaign.why(report))


def decidable(campaign: Campaign) -> list[tuple[str, Match]]:
    """The matches that an organiser may decide now, or decide otherwise, the newest round or game first, each with its
    round or game as ``Verdict.of``."""
    if not campaign.is_tournament:
        again = campaign.repeats
        going = [(game.game, _going(game)) for game in reversed(campaign.running) if game.game not in again]
        counted = () if campaign.ended else filter(campaign.counted, reversed(campaign.reports))
        return going + [(report.played.game, _as_match(campaign, report)) for report in counted]
    if campaign.ended:
        return []
    last, found = len(campaign.rounds), list[tuple[str, Match]]()
    for number in (last, last - 1):
        for match in campaign.rounds[number - 1] if number > 0 else ():
            verdict = Verdict(str(number), match.players[0] if match.players else NOBODY)
            with contextlib.suppress(NotAllowed):
                found.append((verdict.of, match_for(campaign, verdict)))
    return found


def verdicts(campaign: Campaign, of: str, match: Match, person: Person) -> list[Verdict]:
    """How an organiser may decide a match: for each of its players, as a draw, or as unplayed."""
    found = [Verdict(of, player) for player in match.players if player != NOBODY]
    found += [Verdict(of, found[0].player, how) for how in ("draw", "unplayed") if found]
    kept = []
    for verdict in found:
        with contextlib.suppress(NotAllowed):
            must_be_givable(campaign, match, person, verdict)
            kept.append(verdict)
    return kept


def must_be_givable(campaign: Campaign, match: Match, person: Person, verdict: Verdict) -> None:
    """Raises ``NotAllowed``: ``tournament-own-match`` for an organiser who would give a match to themself, or share it;
    ``tournament-given-already`` if that is its result; ``tournament-no-draw`` in a knock-out; ``tournament-was-played``
    for one that would count as unplayed; ``tournament-left`` for who has left a knock-out: they would play on."""
    if verdict.how and campaign.terms.format is Format.KNOCKOUT:
        raise NotAllowed("tournament-no-draw", name=campaign.name)
    if verdict.how == "unplayed" and match.scores:
        raise NotAllowed("tournament-was-played", name=campaign.name)
    winners = verdict.winners(match)
    left = [user for user in winners if campaign.terms.format is Format.KNOCKOUT and campaign.member(user) is None]
    if left:
        raise NotAllowed("tournament-left", name=campaign.name, who=campaign.name_of(left[0]) or None)
    if person.user in (winners or match.players):
        raise NotAllowed("tournament-own-match", name=campaign.name)
    if match.how and {*match.winners} == {*winners}:
        raise NotAllowed("tournament-given-already", name=campaign.name)


async def give_match(campaigns: Campaigns, campaign_id: str, person: Person, verdict: Verdict) -> Campaign:
    """Decide a match of a tournament, as host, whatever was played; see ``close_games``.

    Raises ``NotAllowed``: see ``match_for`` and ``must_be_givable``.
    """

    def step(campaign: Campaign) -> tuple[tuple[Match, ...], ...]:
        must_be_campaign_host(campaign, person)
        match = match_for(campaign, verdict)
        must_be_givable(campaign, match, person, verdict)
        how = "game" if match.scores else verdict.how if verdict.how in UNMET else "walkover"
        given = structs.replace(match, how=how, winners=verdict.winners(match), why="awarded")
        row = tuple(given if other == match else other for other in campaign.rounds[verdict.round - 1])
        return (*campaign.rounds[: verdict.round - 1], row)

    await campaigns.change_rounds(campaign_id, step)
    if verdict.round == len((await campaigns.campaign(campaign_id)).rounds):
        return await campaigns.campaign(campaign_id)
    # A round that is drawn again has its whole time again.
    return await campaigns.change_desk(campaign_id, lambda found: structs.replace(found.desk, round=0, until=None))


async def decide_game(
    campaigns: Campaigns, table: Table, campaign_id: str, person: Person, verdict: Verdict
) -> tuple[Game, Match]:
    """Decide a league's game that is played, which ends it, or correct its result, as host: the game, and the match
    with its winners.

    Raises ``NotAllowed``: see ``match_for`` and ``must_be_givable``.
    """
    campaign = await campaigns.campaign(campaign_id)
    must_be_campaign_host(campaign, person)
    match = match_for(campaign, verdict)
    must_be_givable(campaign, match, person, verdict)
    winners = verdict.winners(match)
    given = structs.replace(match, how=match.how or verdict.how or "game", winners=winners, why="awarded")
    if not match.how:
        return await decide(table, verdict.of, winners), given
    return await overruled(campaigns, table, _report_for(campaign, verdict), winners), given


async def overruled(campaigns: Campaigns, table: Table, report: Report, winners: tuple[int, ...]) -> Game:
    """Let a game that is over have these winners, some of its players, in its own log and in its campaign's report.

    Finale, ratings and the season read who has won in the game.
    """
    seats = tuple(structs.replace(seat, won=seat.user in winners) for seat in report.played.seats)
    players = tuple(number for number, seat in enumerate(seats) if seat.won)
    game = await overrule(table, report.played.game, players)
    played = structs.replace(report.played, seats=seats)
    await campaigns.correct(game.id, structs.replace(report, played=played, reason="awarded"))
    return game
