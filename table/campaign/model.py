"""A campaign: its terms, members with their companies, games, and permissions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from enum import StrEnum

import msgspec
from msgspec import Struct, structs

from rules import Malformed
from rules import ruleset as find_ruleset
from rules.campaign.league import Played, Points, Standing, pairings, standings
from rules.campaign.roster import RENEWALS_MOST, Carry, News, Roster
from rules.campaign.tournament import (
    Format,
    Match,
    Rank,
    Rounds,
    advanced,
    champions,
    is_over,
    open_matches,
    ranking,
    recorded,
    rounds_for,
    vanished,
    with_returned,
)
from rules.core.json_input import Options
from storage import CampaignGameRow, CampaignRow, MemberRow
from table.errors import NotAllowed
from table.game import NOBODY, Game, is_person
from table.lobby import is_demo
from table.permissions import Person
from table.time.away import SHOWN
from table.time.clock import DAY, HOUR
from table.time.controls import read_time
from table.time.written import read_span

POINTS_MAX = 99
ROUND_LEAST, ROUND_MOST = HOUR, 60 * DAY
"""Seconds that a round may last."""


class Seeding(StrEnum):
    """The order in which the first round is drawn: by lot, by rating, or as the players have joined."""

    LOTS = "lots"
    RATINGS = "ratings"
    JOINED = "joined"


class Terms(Struct, frozen=True):
    """A campaign's terms, set by its host. ``seats``: players a game; ``renewals``: repairs or recruits a game.

    ``format``: who plays whom; ``rounds`` of a Swiss, 0 for as many as find a winner. ``table``, ``time``, ``rated``
    and ``options`` (advanced rules, with commas) of its games; empty and None: as is usual on the server.
    ``round``: how long a round lasts, as text; empty: as long as it takes. ``seeding``: the order of the first round.
    ``fields``: names and codes of those that are played on in turn; none: each game has one of its own.
    """

    ruleset: str = "rapid-attack"
    size: str = "skirmish"
    seats: int = 2
    points: Points = Points()
    carry: Carry = Carry.NOTHING
    renewals: int = 1
    locale: str = "en"
    format: Format = Format.LEAGUE
    rounds: int = 0
    table: str = ""
    time: str = ""
    rated: bool | None = None
    options: str = ""
    round: str = ""
    seeding: Seeding = Seeding.LOTS
    fields: tuple[tuple[str, str], ...] = ()


class Desk(Struct, frozen=True, omit_defaults=True):
    """What the organisers have set beside the terms. ``until``: when the ``round`` of that number ends.

    ``paused``: since when; ``organisers`` beside the founder; ``notice``: the message that announces it. ``byes``: the
    round whose byes were told last, then the users who have heard of theirs. ``heard``: when the organisers of a league
    were last told who has come late; ``tell``: when they are to be told of others. ``reminded``: when the players of a
    league were last called to play those whom they have not met. ``again``: when the organisers of a tournament are
    reminded of a round whose time is over, and ``over``: since when it is; of one without an end, whose number is
    ``idle``, when they hear what nobody has begun. ``shown``: a round that is played, and the
    message with its standings. ``removed``: those whom an organiser has taken out, who don't join again unless one lets
    them back.
    """

    round: int = 0
    until: float | None = None
    paused: float | None = None
    organisers: tuple[int, ...] = ()
    notice: int = 0
    byes: tuple[int, ...] = ()
    heard: float = 0.0
    tell: float | None = None
    reminded: float = 0.0
    again: float | None = None
    shown: tuple[int, ...] = ()
    over: float = 0.0
    removed: tuple[int, ...] = ()
    idle: int = 0

    @property
    def ends(self) -> float | None:
        """When the round's time is up; None without an end, or during a pause."""
        return None if self.paused is not None else self.until

    @property
    def due(self) -> float | None:
        """When the campaign is to be looked at; None: not before something happens."""
        times = (self.until, self.tell, self.again) if self.paused is None else ()
        return min((at for at in times if at is not None), default=None)


class Member(Struct, frozen=True):
    """A player of a campaign. Without a name: a forgotten user. ``gone``: they left it; ``early``: before it was over.
    ``joined``: when, first."""

    user: int
    name: str
    gone: bool = False
    roster: Roster | None = None
    joined: float = 0.0
    early: bool = False


class Report(Struct, frozen=True):
    """The report of a game: its result, the changes of companies by user, and the bots that sat there at the end.

    ``reason``: why it ended, as the outcome says, or ``awarded`` where an organiser has decided who wins.
    """

    played: Played
    reason: str
    news: tuple[tuple[int, tuple[News, ...]], ...] = ()
    bots: tuple[str, ...] = ()


class Fixture(Struct, frozen=True):
    """A game of a campaign: its channel, its users, its report once it is over, and when it was ``opened``."""

    game: str
    channel: int
    status: str
    seats: tuple[int, ...]
    report: Report | None = None
    opened: float = 0.0


class Campaign(Struct, frozen=True):
    """A campaign with its members and games; a tournament with its rounds."""

    id: str
    guild: int
    channel: int
    """Where results are posted."""
    founder: int
    """The user who began it; no person's number once they are forgotten."""
    name: str
    ended: bool
    terms: Terms
    members: tuple[Member, ...] = ()
    games: tuple[Fixture, ...] = ()
    rounds: Rounds = ()
    """Of a tournament; a league has none."""
    desk: Desk = Desk()
    """What organisers have set beside the terms."""

    @property
    def organisers(self) -> tuple[int, ...]:
        """The users who organise it; none once its founder is forgotten: then members who manage the server do."""
        return (*filter(is_person, (self.founder,)), *self.desk.organisers)

    def is_run_by(self, person: Person) -> bool:
        """Whether it waits for a person to run it: an organiser; where there are none, a member who manages the
        server."""
        return person.user in self.organisers if self.organisers else person.moderator

    @property
    def round_ends(self) -> float | None:
        """When the round that is played ends; None: when all of it is decided, or while the campaign is paused."""
        played = open_matches(self.rounds) and self.desk.round == len(self.rounds) and not self.ended
        return self.desk.ends if played else None

    @property
    def overdue(self) -> bool:
        """Whether the round's time is over and a match of it is the organisers' to decide."""
        over = self.desk.round == len(self.rounds) and self.desk.until is None
        return over and bool(open_matches(self.rounds)) and not self.ended

    @property
    def unbegun(self) -> tuple[Match, ...]:
        """The open matches that nobody has begun, in a round without an end."""
        if self.desk.until is not None or self.overdue or self.ended:
            return ()
        begun = [frozenset(game.seats) for game in self.running]
        return tuple(match for match in open_matches(self.rounds) if frozenset(match.players) not in begun)

    def unplayed(self, players: Collection[int]) -> str:
        """What becomes of an open match that nobody begins: ``nobody`` wins it; in a knock-out the ``round`` counts, as
        the organisers decide where nobody plays in a half of it; ``organisers`` decide; ``overdue``: they are to decide
        by now; empty: the round has no end."""
        if self.overdue:
            return "overdue"
        if self.round_ends is None:
            return ""
        again = any(match.games and set(match.players) == set(players) for match in self.rounds[-1])
        if self.closing or again:
            return "organisers"
        return "round" if self.terms.format is Format.KNOCKOUT else "nobody"

    @property
    def is_tournament(self) -> bool:
        """Whether the campaign is a tournament: only those have rounds."""
        return self.terms.format is not Format.LEAGUE

    @property
    def wanted(self) -> int:
        """How many rounds the tournament has in all."""
        players = sum(len(match.players) for match in self.rounds[0]) if self.rounds else len(self.active)
        return (self.terms.format is Format.SWISS and self.terms.rounds) or rounds_for(players)

    @property
    def decided(self) -> bool:
        """Whether the tournament's last round has been played."""
        return is_over(self.terms.format, self.rounds, self._present, self.wanted)

    @property
    def takes_more(self) -> bool:
        """Whether a tournament that has begun draws another round, in which somebody new can play."""
        return self.terms.format is Format.SWISS and len(self.rounds) < self.wanted

    @property
    def takes_back(self) -> bool:
        """Whether who misses a match of this round is not paired until they come back."""
        return self.terms.format is Format.SWISS and len(self.rounds) < self.wanted - 1

    @property
    def barred(self) -> tuple[int, ...]:
        """The users whom an organiser has taken out and may let come back; nobody once the campaign takes no more."""
        if self.restores:
            return tuple(user for user in self.desk.removed if self.rounds_with(user) is not None)
        return () if self.ended or (self.rounds and not self.takes_more) else self.desk.removed

    @property
    def restores(self) -> bool:
        """Whether those who are let back into it need not join: a knock-out that has begun, whose matches they play."""
        return self.terms.format is Format.KNOCKOUT and bool(self.rounds) and not self.ended

    def rounds_with(self, user: int) -> Rounds | None:
        """The rounds of a knock-out in which a user who was taken out plays on; None once they have lost otherwise, or
        anything of a later round than theirs has been played."""
        drawn = [report.played.game for report in self.reports if report.played.drawn]
        rounds = with_returned(self.rounds, user, drawn)
        return None if rounds is None or self.gone_on(len(rounds)) else rounds

    def gone_on(self, number: int) -> str:
        """Why a round, from 1, can't be changed any more, see ``error-tournament-played-on``; empty: it can. Walkovers
        of the next round are no reason."""
        if number == len(self.rounds):
            return ""
        last = self.rounds[-1]
        reasons = {
            "old": number < len(self.rounds) - 1,
            "awarded": any(match.why == "awarded" for match in last),
            "played": any(match.games for match in last),
            "unplayed": any(match.how == "unplayed" for match in last),
            "running": any(game.status == "running" for game in self.games),
        }
        return next((why for why, holds in reasons.items() if holds), "")

    @property
    def joining(self) -> tuple[Member, ...]:
        """The members who joined, or came back, after the current round was drawn: they play from the next one on. In
        a league, those who joined after its first game was opened and have no game yet."""
        if not self.is_tournament:
            seated = {user for game in self.games for user in game.seats}
            came = (member for member in self.active if self.games and member.joined > self.games[0].opened)
            return tuple(member for member in came if member.user not in seated)
        drawn = {user for match in self.rounds[-1] for user in match.players} if self.rounds else set[int]()
        away = {*drawn, *self.vanished}
        return tuple(member for member in self.active if self.rounds and self.takes_more and member.user not in away)

    @property
    def vanished(self) -> dict[int, int]:
        """The members whom a Swiss does not pair until they come back, each with the round of their last match."""
        missing = vanished(self.rounds, self.wanted) if self.takes_more else {}
        return {user: number for user, number in missing.items() if self.member(user) is not None}

    @property
    def closing(self) -> bool:
        """Whether the final of a knock-out is drawn, or its semi-finals: one that nobody begins is the organisers'."""
        return self.terms.format is Format.KNOCKOUT and bool(self.rounds) and len(self.rounds[-1]) <= 2

    @property
    def stuck(self) -> bool:
        """Whether the next round is not drawn, as too few have not vanished."""
        idle = bool(self.vanished) and not open_matches(self.rounds) and len(self.active) > 1
        return idle and len(self.active) - len(self.vanished) < 2

    @property
    def resting(self) -> tuple[int, ...]:
        """The members with a bye in the current round: no match tells them that it has begun."""
        alone = [match.players[0] for match in self.rounds[-1] if len(match.players) == 1] if self.rounds else []
        return tuple(user for user in alone if open_matches(self.rounds) and self.member(user) is not None)

    @property
    def scored(self) -> bool:
        """Whether any result counts in the campaign yet."""
        return bool(self.reports) or any(match.how not in ("", "bye") for row in self.rounds for match in row)

    @property
    def champions(self) -> tuple[int, ...]:
        """The winners: of a tournament once it is decided, of a league once it has ended and no game under way can
        change who is first. Who has left a league before its end wins it only if nobody who stayed has played; who is
        forgotten after it has won all the same: nobody else gets their title."""
        if self.is_tournament:
            return champions(self.terms.format, self.rounds, self.terms.points) if self.decided else ()
        if not self.ended or self.deciding:
            return ()
        lines = self._contenders
        return tuple(line.user for line in lines if line.rank == lines[0].rank)

    @property
    def _contenders(self) -> list[Standing]:
        """The lines of a league's standings among which its winners are."""
        lines = [line for line in self.standings() if line.played]
        return [line for line in lines if line.user not in self._early] or lines

    @property
    def _early(self) -> frozenset[int]:
        return frozenset(member.user for member in self.members if member.early)

    @property
    def deciding(self) -> tuple[Fixture, ...]:
        """A league's games under way that can change who is first: a player who may win it reaches the leader's points
        by winning all of theirs, and isn't the only leader."""
        again = self.repeats
        counted = [game for game in self.running if game.game not in again]
        lines = self._contenders
        if not lines or lines[0].user in self._early:  # of those who may win nobody has played yet
            return tuple(counted)
        first = {line.user for line in lines if line.points == lines[0].points}
        out = self._early | (first if len(first) == 1 else set())
        games = Counter(user for game in counted for user in game.seats)
        most = {user: count * self.terms.points.win for user, count in games.items()}
        for line in lines:
            most[line.user] = most.get(line.user, 0) + line.points
        return tuple(
            game for game in counted if any(most[user] >= lines[0].points for user in game.seats if user not in out)
        )

    def played_out(self) -> bool:
        """Whether nothing is left of a league but its end: everybody has met everybody, and no game is under way."""
        going = self.is_tournament or self.ended or self.desk.paused is not None or self.lacking or self.under_way
        return not going and bool(self.reports) and not self.to_play()

    @property
    def lacking(self) -> int:
        """How many members a league lacks for a game."""
        return max(0, max(2, self.terms.seats) - len(self.active))

    @property
    def under_way(self) -> int:
        """How many games that count aren't over: running, or a lobby in which members have met."""
        again = self.repeats
        going = (game for game in self.games if game.report is None and game.status != "ended")
        unfinished = (game for game in going if game.game not in again)
        return sum(
            game.status == "running" or sum(self.member(user) is not None for user in game.seats) > 1
            for game in unfinished
        )

    @property
    def running(self) -> tuple[Fixture, ...]:
        """The games that have begun and are not over."""
        return tuple(game for game in self.games if game.report is None and game.status == "running")

    @property
    def _present(self) -> list[int]:
        return [member.user for member in self.active]

    def advanced(self, rounds: Rounds) -> Rounds:
        """The rounds with walkovers against members who have left, and the next round once all is decided."""
        draws = self.desk.paused is None and not self.ended
        after = advanced(self.terms.format, rounds, self._present, self.wanted, self.terms.points, draws=draws)
        return self._with_old_games(after) if 0 < len(self.rounds) < len(after) else after

    def _with_old_games(self, after: Rounds) -> Rounds:
        """The rounds with the next one, where games still open belong to their old match: a later one has its own."""
        there = (fixture_of(self, match.players) for match in open_matches(after))
        open_games = [game for game in there if game is not None]
        last = len(self.rounds) - 1
        row = tuple(
            structs.replace(
                match, games=(*match.games, *(g.game for g in open_games if {*g.seats} <= {*match.players}))
            )
            for match in after[last]
        )
        return (*after[:last], row, *after[last + 1 :])

    def ranking(self) -> tuple[Rank, ...]:
        """The standings of a tournament."""
        return ranking(self.terms.format, self.rounds, self.terms.points, over=self.decided)

    @property
    def active(self) -> tuple[Member, ...]:
        """The members who have not left."""
        return tuple(member for member in self.members if not member.gone)

    def member(self, user: int) -> Member | None:
        """The user as a member, if they have not left."""
        return next((member for member in self.active if member.user == user), None)

    def name_of(self, user: int) -> str:
        """A player's name; empty for a forgotten user."""
        return next((member.name for member in self.members if member.user == user), "")

    @property
    def reports(self) -> tuple[Report, ...]:
        """The reports of the games that are over."""
        return tuple(game.report for game in self.games if game.report is not None)

    def standings(self) -> tuple[Standing, ...]:
        """The standings: members, and former members who have played."""
        if self.rounds:
            return tuple(self._as_standing(line) for line in self.ranking())
        seen = {seat.user for report in self.reports for seat in report.played.seats}
        listed = [(m.user, m.name) for m in self.members if not m.gone or m.user in seen]
        return standings(listed, [one.played for one in self.reports if self.counted(one)], self.terms.points)

    def _as_standing(self, line: Rank) -> Standing:
        counts = (line.played, line.won, line.drawn, line.lost, line.points, line.difference)
        return Standing(line.place, line.player, self.name_of(line.player), *counts, line.byes, line.idle)

    @property
    def field(self) -> str:
        """The code of the next game's field, by rounds of a tournament, by games of a league; empty: one of its own."""
        turn = max(0, len(self.rounds) - 1) if self.is_tournament else len(self.games)
        fields = self.terms.fields
        return fields[turn % len(fields)][1] if fields else ""

    def why(self, report: Report) -> str:
        """Why a game's winner won: the report's reason; where its match was decided beside it, ``awarded`` by an
        organiser, or by a ``walkover``."""
        game = report.played.game
        given = (match for row in self.rounds for match in row if match.how == "walkover" and game in match.games)
        return next((match.why or match.how for match in given), report.reason)

    def counted(self, report: Report) -> bool:
        """Whether a game's result counts: in a tournament not if its match was decided before the game was over; in a
        league not if its players had met."""
        if not self.is_tournament:
            return report.played.game not in self.repeats
        entered = (match.how for row in self.rounds for match in row if report.played.game in match.games)
        return any(how != "walkover" for how in entered)

    @property
    def repeats(self) -> frozenset[str]:
        """The games of two in a league whose players had one already, which counts. In larger games some meet again."""
        met, again = set[frozenset[int]](), set[str]()
        there = (game for game in self.games if game.report is not None or game.status != "ended")
        for game in sorted(there, key=lambda game: game.status == "lobby"):
            pair = frozenset(game.seats) - {NOBODY}
            if self.is_tournament or self.terms.seats != 2 or len(pair) != 2:
                continue
            if pair in met:
                again.add(game.game)
            met.add(pair)
        return frozenset(again)

    @property
    def gone(self) -> frozenset[int]:
        """The users who have left the campaign."""
        return frozenset(member.user for member in self.members if member.gone)

    def opponents(self, user: int) -> tuple[tuple[int, ...], ...]:
        """The pairings that a user still has to play in an open league, the next one first."""
        if self.is_tournament or self.ended or self.desk.paused is not None or self.member(user) is None:
            return ()
        return tuple(tuple(other for other in group if other != user) for group in self.to_play() if user in group)

    def to_play(self) -> tuple[tuple[int, ...], ...]:
        """The pairings still to be played, in order."""
        if self.is_tournament:
            return tuple(match.players for match in open_matches(self.rounds))
        already = [[user for user in game.seats if self.member(user)] for game in self.games]
        return pairings([member.user for member in self.active], already, self.terms.seats)


_campaign_terms = msgspec.json.Decoder(Terms).decode
_roster = msgspec.json.Decoder(Roster).decode
_report = msgspec.json.Decoder(Report).decode
_rounds = msgspec.json.Decoder(Rounds).decode
_desk = msgspec.json.Decoder(Desk).decode


def desk_of(row: CampaignRow) -> Desk:
    """What the organisers of a stored campaign have set."""
    return _desk(row.desk) if row.desk else Desk()


def must_be_campaign_host(campaign: Campaign, person: Person) -> None:
    """Raises ``NotAllowed("campaign-not-host")`` unless the person may organise it."""
    if not may_organise(campaign, person):
        raise NotAllowed("campaign-not-host")


def may_organise(campaign: Campaign, person: Person) -> bool:
    """Whether the person founded a campaign, organises it too, or is a moderator."""
    return person.user in campaign.organisers or person.moderator


def must_be_open(campaign: Campaign) -> None:
    """Raises ``NotAllowed("campaign-over")``."""
    if campaign.ended:
        raise NotAllowed("campaign-over", name=campaign.name)


def must_be_member(campaign: Campaign, person: Person) -> Member:
    """The person as a member of the campaign. Raises ``NotAllowed``: ``campaign-not-in``; ``campaign-removed``."""
    member = campaign.member(person.user)
    if member is None:
        must_not_be_removed(campaign, person.user)
        raise NotAllowed("campaign-not-in", name=campaign.name)
    return member


def must_not_be_removed(campaign: Campaign, user: int) -> None:
    """Raises ``NotAllowed("campaign-removed")`` for a user whom an organiser has taken out."""
    if user in campaign.desk.removed:
        back = "yes" if user in campaign.barred else "no"
        raise NotAllowed("campaign-removed", name=campaign.name, back=back)


def with_report(campaign: Campaign, report: Report) -> Rounds:
    """The rounds after the report's result has been entered in its match."""
    scores = {seat.user: seat.score for seat in report.played.seats}
    winners = [seat.user for seat in report.played.seats if seat.won]
    return recorded(campaign.terms.format, campaign.rounds, report.played.game, scores, winners, report.reason)


def member_called(campaign: Campaign, text: str, user: int) -> int:
    """The member whom a ``user`` names by id, mention or name, to play with them.

    Raises ``NotAllowed``: ``campaign-no-such-member``; ``tournament-no-match`` if that is not who they meet now.
    """
    wanted = text.strip().removeprefix("<@").removesuffix(">").removeprefix("@").casefold()
    others = [member for member in campaign.active if member.user != user]
    found = next((other.user for other in others if wanted in (str(other.user), other.name.casefold())), None)
    if found is None:
        raise NotAllowed("campaign-no-such-member", name=campaign.name)
    if campaign.is_tournament and found not in match_of(campaign, user).players:
        raise NotAllowed("tournament-no-match", name=campaign.name)
    return found


def match_of(campaign: Campaign, user: int) -> Match:
    """A user's open match.

    Raises ``NotAllowed``: ``tournament-not-begun``, ``tournament-over``, ``tournament-no-match`` for a stranger,
    ``campaign-removed``,
    ``tournament-wait`` once theirs is decided, ``tournament-later`` for who came after the draw,
    ``tournament-vanished`` for who did not come to their last one, ``tournament-left-out`` if
    they are in no round any more.
    """
    must_be_open(campaign)
    if not campaign.rounds:
        raise NotAllowed("tournament-not-begun", name=campaign.name)
    found = next((match for match in campaign.rounds[-1] if user in match.players), None)
    if found is not None and not found.how:
        return found
    if campaign.decided:
        raise NotAllowed("tournament-over", name=campaign.name)
    if campaign.member(user) is None:
        must_not_be_removed(campaign, user)
        raise NotAllowed("tournament-no-match", name=campaign.name)
    if user in campaign.vanished:
        raise NotAllowed("tournament-vanished", number=campaign.vanished[user])
    if found is None and not campaign.takes_more:
        raise NotAllowed("tournament-left-out", name=campaign.name, format=campaign.terms.format.value)
    raise NotAllowed("tournament-wait" if found else "tournament-later", number=len(campaign.rounds) + 1)


def fixture_of(campaign: Campaign, players: Sequence[int]) -> Fixture | None:
    """The game that is open for these players: only they sit there, perhaps one so far; none of an old match."""
    old = {game for row in campaign.rounds for match in row for game in match.games}
    unfinished = (one for one in campaign.games if one.report is None and one.status != "ended" and one.game not in old)
    return next((game for game in unfinished if game.seats and set(game.seats) <= set(players)), None)


class Ahead(Struct, frozen=True):
    """What a member of a campaign is to play: the games that are ``open`` for it, and the ``users`` with whom none is:
    in games of two all of them, in larger ones the next group."""

    campaign: Campaign
    users: tuple[int, ...]
    open: tuple[Fixture, ...]


def ahead_of(campaign: Campaign, user: int) -> Ahead:
    """What a member is to play: in a league whom they have yet to meet, in a tournament their open match.

    Raises ``NotAllowed`` where a tournament has no match for them, as ``match_of`` does.
    """
    groups = campaign.opponents(user)
    if campaign.is_tournament:
        groups = (tuple(other for other in match_of(campaign, user).players if other != user),)
    found = [(group, fixture_of(campaign, (user, *group))) for group in groups]
    left = [group for group, game in found if game is None]
    users = tuple(other for group in (left if campaign.terms.seats == 2 else left[:1]) for other in group)
    return Ahead(campaign, users, tuple(dict.fromkeys(game for _, game in found if game is not None)))


def must_be_match(campaign: Campaign, game: Game) -> None:
    """Raises ``NotAllowed`` if the users seated in a tournament's game have no open match with each other."""
    if campaign.is_tournament and game.seats:
        match = match_of(campaign, game.seats[0].user)
        if set(match.players) != {seat.user for seat in game.seats}:
            raise NotAllowed("tournament-no-match", name=campaign.name)


def must_be_between(campaign: Campaign, game: Game, user: int) -> None:
    """Raises ``NotAllowed("campaign-match-of")``, which names the two, for a user whose match a game is not."""
    if not campaign.is_tournament:
        return
    seats = {seat.user for seat in game.seats}
    found = (match for match in open_matches(campaign.rounds) if seats <= set(match.players))
    match = next(found, None) if seats else None
    if match is not None and user not in match.players:
        one, other = map(campaign.name_of, match.players)
        raise NotAllowed("campaign-match-of", one=one, other=other, name=campaign.name)


def valid_terms(terms: Terms) -> Terms:
    """Return the terms. Raises ``RulesError`` if they cannot be played."""
    rules = find_ruleset(terms.ruleset)
    rules.least(terms.size, terms.seats)
    read_time(terms.time or "none")
    if terms.round:
        round_span(terms.round)
    if terms.fields:
        terms = structs.replace(terms, table=terms.table or "map")
        if terms.table != "map" or "style" not in rules.fields:
            raise NotAllowed("fields-nowhere")
    for field in ({"field": code} for _, code in terms.fields) if terms.fields else ({},):
        rules.check(terms.size, terms.table or rules.tables[0], options_of(terms) | field)
    if terms.rated and is_demo(terms.size):
        raise NotAllowed("rated-demo")
    _check_points(terms.points)
    league = terms.format is Format.LEAGUE
    if (terms.round or terms.rounds) if league else terms.seats != 2:
        raise NotAllowed("league-rounds" if league else "tournament-two")
    if terms.rounds and terms.format is Format.KNOCKOUT:
        raise NotAllowed("knockout-rounds")
    if not 0 <= terms.renewals <= RENEWALS_MOST:
        raise Malformed("campaign-renewals", most=RENEWALS_MOST)
    return terms


def _check_points(points: Points) -> None:
    """Raises ``Malformed``: ``campaign-points``; ``campaign-points-order`` if a worse result is worth more."""
    for value in (points.win, points.draw, points.loss):
        if not 0 <= value <= POINTS_MAX:
            raise Malformed("campaign-points", most=POINTS_MAX)
    if not points.win > points.loss <= points.draw <= points.win:
        raise Malformed("campaign-points-order")


def options_of(terms: Terms) -> Options:
    """The advanced rules of a campaign's games."""
    return {name.strip().lower(): True for name in terms.options.split(",") if name.strip()}


def round_span(text: str) -> float:
    """``7d`` or ``36h`` in seconds. Raises ``Malformed``: ``round-unreadable``, ``round-range``."""
    seconds = read_span(text)
    if seconds is None:
        raise Malformed("round-unreadable", text=text[:SHOWN])
    if not ROUND_LEAST <= seconds <= ROUND_MOST:
        raise Malformed("round-range", text=text[:SHOWN])
    return seconds


def campaign_from(row: CampaignRow, members: list[MemberRow], games: list[CampaignGameRow]) -> Campaign:
    """A campaign from its rows."""
    ids = (row.id, row.guild, row.channel, row.founder, row.name, row.ended is not None)
    rounds: Rounds = _rounds(row.rounds) if row.rounds else ()
    desk = desk_of(row)
    parts = (tuple(_member(member, row.ended) for member in members), tuple(map(_fixture, games)), rounds, desk)
    return Campaign(*ids, _campaign_terms(row.terms), *parts)


def _member(row: MemberRow, ended: float | None) -> Member:
    roster = _roster(row.roster) if row.roster else None
    early = row.gone is not None and (ended is None or row.gone <= ended)
    return Member(row.user, row.name, row.gone is not None, roster, row.joined, early)


def _fixture(row: CampaignGameRow) -> Fixture:
    report = None if row.result is None else _report(row.result)
    seats = row.seats if report is None else tuple(seat.user for seat in report.played.seats)
    return Fixture(row.game, row.channel, row.status, seats, report, row.attached)


def to_json(value: Struct | Rounds | None) -> str:
    """Terms, a roster, a report or rounds as stored; None and no rounds are empty."""
    return "" if value in (None, ()) else msgspec.json.encode(value).decode()


def without_player(rounds: str, user: int, instead: int) -> str:
    """Stored rounds in which a user has the number ``instead``."""

    def hidden(users: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(instead if other == user else other for other in users)

    read: Rounds = _rounds(rounds)
    return to_json(
        tuple(
            tuple(
                structs.replace(
                    match, players=hidden(match.players), winners=hidden(match.winners), back=hidden(match.back)
                )
                for match in row
            )
            for row in read
        )
    )


def without_organiser(desk: str, user: int) -> str:
    """A stored desk that names a user nowhere."""
    read = _desk(desk)
    number, told = read.byes[:1], tuple(other for other in read.byes[1:] if other != user)
    others, removed = (tuple(one for one in users if one != user) for users in (read.organisers, read.removed))
    return to_json(structs.replace(read, organisers=others, removed=removed, byes=(*number, *told)))


def without_user(result: str, user: int, instead: int) -> str:
    """A stored report in which a user has the number ``instead`` and no name."""
    report = _report(result)
    seats = tuple(
        structs.replace(seat, user=instead, name="") if seat.user == user else seat for seat in report.played.seats
    )
    news = tuple((instead if member == user else member, news) for member, news in report.news)
    return to_json(structs.replace(report, played=structs.replace(report.played, seats=seats), news=news))
