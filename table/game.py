"""A game at its table: seats, state, decisions, the open wish, dice and clocks. ``table.fold`` makes it."""

from functools import cached_property

from msgspec import Struct, convert

from rules import Request, State, requests, ruleset
from rules.core.json_input import Facts, Options, Size
from table import log
from table.time.controls import TimeControl

NOBODY = 0
"""The user of an empty seat: the referee plays for it."""
BOTS = range(-1, -9, -1)
"""The users of bots at one table: no account of Discord has such an id."""
FORGOTTEN = BOTS[-1]
"""Below it are the users of people who were forgotten: a number of their own in each game."""
DECLARED = "declared"
"""The table where players say what they see: distances and cover are not measured."""


def is_bot(user: int) -> bool:
    """Whether a user is a bot of ours."""
    return user in BOTS


def is_person(user: int) -> bool:
    """Whether a user has an account."""
    return user > NOBODY


def is_gone(user: int) -> bool:
    """Whether nobody plays this seat: it is empty (the referee answers for it), or its user was forgotten."""
    return user == NOBODY or user < FORGOTTEN


class Seat(Struct, frozen=True):
    """A user at the table. A seat's place in the row is its player's number.

    ``before`` is the user who played here before, 0 if nobody did, and ``before_name`` their name. ``level``: how well
    a bot plays here, or the referee for an empty seat; a person's has none. ``style``: how the bot plays, empty where
    chance decides: see ``table.styles``. ``spoke``: what the bot has said. ``given_up``: its player has resigned or
    forfeited, and nobody has sat down since. ``asked``: its user has not agreed to play yet. ``drawn``: see ``Joined``.
    """

    user: int
    name: str
    company: str | None = None
    words: str = ""
    before: int = 0
    level: str = ""
    before_name: str = ""
    given_up: bool = False
    style: str = ""
    spoke: tuple[log.Spoke, ...] = ()
    asked: bool = False
    drawn: bool = False


class Decision(Struct, frozen=True):
    """A decision that still counts: its entry's number, who made it, and whether dice fell.

    ``forced``: the clock made it, or the referee for an empty seat (then ``user`` is ``NOBODY``).
    """

    seq: int
    user: int
    rolled: bool
    forced: bool = False


class PlayerClock(Struct, frozen=True):
    """A player's clock: seconds left, when it runs out while it runs, and time-outs in a row. ``asked``: since when
    they have their decision to make."""

    user: int
    left: float
    until: float | None = None
    strikes: int = 0
    asked: float = 0.0


class TakeBack(Struct, frozen=True, tag="undo"):
    """The wish to undo everything after entry ``to``."""

    to: int


class TimeChange(Struct, frozen=True, tag="time"):
    """The wish to play with another time control."""

    time: TimeControl


class Replacement(Struct, frozen=True, tag="replace"):
    """The wish that another user plays a seat under ``name``; ``NOBODY``: the referee; a bot plays at ``level``."""

    player: int
    user: int
    name: str
    level: str = ""


class Abandon(Struct, frozen=True, tag="abandon"):
    """The wish to end the game with the scores as they are."""


class Change(Struct, frozen=True, tag="correct"):
    """Correct the state: a correction as its host, ``by`` that name, wrote it. ``faces``: dice that they rolled."""

    by: str
    what: str
    which: str | None = None
    value: str | None = None
    faces: tuple[int, ...] | None = None


Wanted = TakeBack | TimeChange | Replacement | Abandon | Change


class Wish(Struct, frozen=True):
    """A change that a user asks the ``voters`` to agree to.

    ``agreed`` lists the users who have said yes. After ``until`` it is refused; None: it has no end. ``seq`` is the
    entry in which it was made, ``since`` its time; 0 in logs of earlier versions.
    """

    user: int
    wanted: Wanted
    voters: tuple[int, ...]
    until: float | None = None
    agreed: tuple[int, ...] = ()
    seq: int = 0
    since: float = 0.0

    @property
    def kind(self) -> str:
        """``undo``, ``time``, ``replace``, ``abandon`` or ``correct``."""
        return str(self.wanted.__struct_config__.tag)

    def expired(self, now: float) -> bool:
        """Whether its time is up."""
        return self.until is not None and now >= self.until


def wanted_of(kind: str, what: Facts) -> Wanted:
    """The change that a logged wish asks for (``log.WishMade``). Raises ``msgspec.ValidationError``."""
    wanted: Wanted = convert({**what, "type": kind}, Wanted)
    return wanted


class Game(Struct, frozen=True, dict=True):
    """Everything about one game at its table."""

    id: str
    channel: int
    seq: int
    """The number of the newest entry."""
    host: int
    title: str
    ruleset: str
    size: Size
    """By name, or of a custom one its numbers."""
    table: str
    """``map`` or ``declared``, where the family has both."""
    options: Options
    """Those that differ from the usual."""
    locale: str = "en"
    seats: tuple[Seat, ...] = ()
    state: State | None = None
    """None in the lobby."""
    decisions: tuple[Decision, ...] = ()
    """Who decided what, in order, without what was undone."""
    wish: Wish | None = None
    """The open wish: an undo or a vote."""
    called_off: bool = False
    """Its lobby was closed without a game."""
    edition: int = 1
    """That of the rules by which it is played."""
    absent: tuple[int, ...] = ()
    """Users whom an imported file put here and who have not played yet."""
    scheme: int = 1
    """The way from the secret to the dice: docs/dice.md."""
    commitment: str = ""
    """The hash that promises the dice."""
    seeded: log.Seeded | None = None
    """What fixes the dice at the start."""
    secret: str = ""
    """Revealed at the end; empty until then."""
    time: TimeControl = TimeControl()
    clocks: tuple[PlayerClock, ...] = ()
    """The players' clocks as they stood ``at`` the newest entry."""
    at: float = 0.0
    rated: bool = False
    """The result is to count for ratings."""
    mission: str = ""
    """The name of the mission that its host is on; empty: none."""
    sets_up: bool = False
    """What is asked before the first round is answered as bots would, but for who wants to be asked everything."""
    campaign: str = ""
    """The name of the campaign in which it counts; empty: none."""
    players: int = 0
    """How many its campaign asks for; 0: any."""
    match: bool = False
    """It is one of a tournament."""
    again: bool = False
    """The match is played again after a draw."""
    imported: bool = False
    """It was brought here from a file."""
    hindsight: bool = False
    """A roll was undone against bots alone."""
    silent: tuple[int, ...] = ()
    """Users who have pressed nothing for too long where no time runs."""
    away: tuple[int, ...] = ()
    """Users who see the table for no bot: on holiday, or absent, when that was last written down."""

    @property
    def dice_typed(self) -> bool:
        """Whether players type in the faces of their own dice. The bot then promises none."""
        return self.options.get("dice") == "typed"

    @property
    def counts(self) -> bool:
        """Whether the result counts beyond the game: for ratings, or in a campaign."""
        return (self.rated or bool(self.campaign)) and not self.imported

    @property
    def status(self) -> str:
        """``lobby``, ``running`` or ``ended``."""
        if self.called_off:
            return "ended"
        if self.state is None:
            return "lobby"
        return "ended" if self.state.outcome is not None else "running"

    @property
    def requests(self) -> tuple[Request, ...]:
        """The open requests of the rules; none in the lobby."""
        return () if self.state is None else requests(self.state)

    @property
    def seats_most(self) -> int:
        """The most players that the game may have."""
        return self.players or ruleset(self.ruleset).seats[1]

    @property
    def ready(self) -> bool:
        """Whether the game is a campaign's, in its lobby with all players there: any of them may start it."""
        there = len(self.seats) >= self.players and not self.unanswered
        return self.status == "lobby" and bool(self.campaign) and there

    @property
    def startable(self) -> bool:
        """Whether the host may start the game from its lobby, and another person waits for that."""
        others = any(user != self.host for user in self.persons) and not self.unanswered
        return self.status == "lobby" and others and len(self.seats) >= ruleset(self.ruleset).seats[0]

    @property
    def unanswered(self) -> tuple[int, ...]:
        """The users at the table who have not agreed to play yet."""
        return tuple(seat.user for seat in self.seats if seat.asked)

    @property
    def starters(self) -> tuple[int, ...]:
        """The users whom a lobby waits for to start it: the players of a match, else its host."""
        return self.persons if self.ready else (self.host,) if self.startable else ()

    @property
    def played(self) -> State:
        """The state of a game that has begun. Raises ``AssertionError`` in the lobby."""
        assert self.state is not None
        return self.state

    @property
    def open_wish(self) -> Wish | None:
        """The wish that can be voted on. Once the game is over, only a wish to undo its end can be."""
        ended = self.decisions[-1].seq if self.decisions else self.seq
        wish = self.wish
        if self.status == "running" or wish is None:
            return wish
        return wish if isinstance(wish.wanted, TakeBack) and wish.seq > ended else None

    def player_of(self, user: int) -> int | None:
        """The number of the player whom a user plays, if any."""
        return next((number for number, seat in enumerate(self.seats) if seat.user == user != NOBODY), None)

    def seat_left_by(self, user: int) -> int | None:
        """The seat of a running game that a user has had and may come back to, or ask for; None while they have one."""
        if self.status != "running" or self.counts or user == NOBODY or self.player_of(user) is not None:
            return None
        return next((number for number, seat in enumerate(self.seats) if seat.before == user), None)

    @cached_property
    def waiting(self) -> tuple[int, ...]:
        """The persons whose decision the game waits for."""
        return tuple(user for user in map(self.decider, self.requests) if is_person(user))

    def name_of(self, user: int) -> str:
        """A user's name here, or the one under which they are asked to take a seat; empty if they have none."""
        wanted = None if self.wish is None else self.wish.wanted
        if isinstance(wanted, Replacement) and user and wanted.user == user:
            return wanted.name
        return next((seat.name for seat in self.seats if user and seat.user == user), "")

    @property
    def persons(self) -> tuple[int, ...]:
        """The users at the table who have an account."""
        return tuple(seat.user for seat in self.seats if is_person(seat.user))

    @property
    def bots_turn(self) -> bool:
        """Whether the game waits for bots alone; without a person at the table none of them plays."""
        deciders = [self.decider(request) for request in self.requests]
        return self.status == "running" and bool(deciders and self.persons) and all(map(is_bot, deciders))

    def asked_of(self, user: int) -> tuple[Request, ...]:
        """The open requests that a user answers."""
        return tuple(request for request in self.requests if self.decider(request) == user)

    def decider(self, request: Request) -> int:
        """The user who answers a request: its player's.

        For a bot, what is seen on a table without measures is answered by a person: by the target's player, else the
        host, else the first of them; by one who is away only if all are.
        """
        user = self.seats[request.player].user
        if not is_bot(user) or self.table != DECLARED or request.kind not in ruleset(self.ruleset).seen:
            return user
        letter = str(request.facts.get("target") or "")[:1]
        players = enumerate(() if self.state is None else self.state.players)
        wanted = [self.seats[number].user for number, player in players if player.letter == letter]
        there = [other for other in self.persons if other not in self.away] or self.persons
        return next((other for other in (*wanted, self.host, *there) if other in there), user)


def still_to_agree(game: Game) -> tuple[int, ...]:
    """The users whose vote the open wish still waits for."""
    wish = game.open_wish
    if wish is None:
        return ()
    newcomer = wish.wanted.user if isinstance(wish.wanted, Replacement) else NOBODY
    there = (*game.persons, newcomer)
    return tuple(user for user in wish.voters if user not in wish.agreed and user in there)
