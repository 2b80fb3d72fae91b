"""The rows that go in and come out. Times are unix seconds, people are Discord user ids."""

from msgspec import Struct


class EntryRow(Struct, frozen=True):
    """One decision of a game's append-only log."""

    seq: int  # 1, 2, 3 … without holes
    at: float
    actor: int | None  # the user who decided; None for the bot itself
    interaction: int | None  # Discord's id of the click, unique over all games
    payload: bytes


class Summary(Struct, frozen=True):
    """The facts of a game that lists show without reading its log."""

    status: str
    """"lobby" | "running" | "ended"; anything but "ended" occupies the channel."""
    title: str
    seats: tuple[int, ...]
    """Users in the game."""
    waiting: tuple[int, ...]
    """Users whose decision it waits for."""
    locale: str | None = None
    """Language of its channel."""
    runs_out: float | None = None
    """When one of its clocks or votes, or its lobby, may run out."""
    decided: tuple[int, ...] = ()
    """Users whose waiting begins again: they decided, or must vote."""
    pause: float = 0.0
    """Seconds before the first ping of those who begin to be waited for."""


class NewGame(Struct, frozen=True):
    """The facts of a game that never change. ``created`` is in unix seconds."""

    id: str
    guild: int | None
    channel: int
    host: int
    ruleset: str
    secret: bytes
    created: float


class GameRow(Struct, frozen=True):
    """A game: the facts of its creation, and its newest summary."""

    id: str
    guild: int | None
    """None in direct messages."""
    channel: int
    host: int
    ruleset: str
    seq: int
    """The number of the newest entry."""
    created: float
    updated: float
    """Time of the newest entry."""
    secret: bytes
    """The 32 bytes from which the dice come: secret until the end."""
    status: str
    """``lobby``, ``running`` or ``ended``."""
    title: str
    seats: tuple[int, ...]
    """Users in the game."""
    waiting: tuple[int, ...]
    """Users whom it waits for."""
    waiting_since: tuple[float, ...]
    """Since when, for each of ``waiting``."""
    locale: str | None = None
    """The language of its channel."""
    runs_out: float | None = None
    """When one of its clocks or votes, or its lobby, may run out."""

    @property
    def ended(self) -> bool:
        """Whether the game is over and its channel free."""
        return self.status == "ended"


class CompanyRow(Struct, frozen=True):
    """A company that its owner keeps, the same on every server."""

    id: int
    owner: int
    name: str
    ruleset: str
    text: str
    updated: float


class PortraitRow(Struct, frozen=True):
    """The picture of a company's unit, a WebP file."""

    company: int
    owner: int
    name: str
    picture: bytes


class FieldRow(Struct, frozen=True):
    """A battlefield that somebody keeps, as a field code. ``shelf``: whose list it is on, ``user:123``, ``guild:456``.

    ``photograph``: the id of the one that it was drawn over; empty without one, or where that was deleted.
    """

    id: str
    shelf: str
    owner: int
    name: str
    code: str
    updated: float
    photograph: str = ""


class PhotographRow(Struct, frozen=True):
    """A straightened photograph of a table, a WebP file."""

    id: str
    owner: int
    picture: bytes


class ResultSeat(Struct, frozen=True):
    """One player's part in a game that is over."""

    user: int
    name: str
    score: int
    won: bool
    dice: int = 0
    """How many they rolled."""
    luck: float = 0.0
    """In standard deviations of all their dice together."""
    hits: int = 0
    hits_expected: float = 0.0
    """Of the same damage dice, on average."""
    rank: int = 0
    """In a rated game: 1 is first, and players who are level share it; else 0."""
    former: int = 0
    """The number in place of a forgotten user's, the same in all results."""
    idle: bool = False
    """They never decided anything, nor lost by leaving."""
    level: str = ""
    """How well it plays, of a bot."""


class ResultRow(Struct, frozen=True):
    """The result of a game. One that was called off in the lobby has no seats."""

    game: str
    guild: int | None
    ruleset: str
    title: str
    started: float
    ended: float
    rounds: int
    decisions: int
    """Those that counted, defaults and bots' included."""
    seats: tuple[ResultSeat, ...]
    rated: str = ""
    """The pace for which it is rated; empty if it is not."""
    honours: str = ""
    """JSON, or empty."""


class WaitingRow(Struct, frozen=True):
    """A user whom a game waits for, with the facts of the game that a ping needs."""

    game: str
    user: int
    since: float
    """Since when the game waits for them."""
    pings: int
    """Pings so far; a user who acted just now counts as pinged."""
    told: float | None
    """Time of the last ping."""
    due: float | None
    """When to look at it next; None: not before something happens."""
    nudged: float | None
    """When another player last asked for a ping."""
    nudge: bool
    """Whether that ping is still to be sent."""
    guild: int | None
    channel: int
    seq: int
    title: str
    locale: str | None


class CampaignRow(Struct, frozen=True):
    """A campaign on a server."""

    id: str
    guild: int
    channel: int
    """Where results are posted."""
    founder: int
    """The user who began it."""
    name: str
    created: float
    ended: float | None
    terms: str
    """Its host's choices, as JSON."""
    rounds: str = ""
    """Of a tournament, as JSON; else empty."""
    desk: str = ""
    """What its host has set beside the terms, as JSON, or empty."""


class SeasonWinner(Struct, frozen=True):
    """Who has won a season, with so many points. A forgotten one has user 0 and no name."""

    user: int
    name: str
    points: int


class SeasonRow(Struct, frozen=True):
    """A season of a server."""

    guild: int
    number: int
    """Counted from 1 on each server."""
    name: str
    channel: int
    locale: str
    began: float
    ends: float | None = None
    """When it is to end; None: when somebody ends it."""
    every: str = ""
    """``month`` or ``quarter``: the next one begins by itself; empty: when somebody begins it."""
    ended: float | None = None
    """When it did."""
    posted: int | None = None
    """The message with its honours."""
    winners: tuple[SeasonWinner, ...] | None = None
    """Who had won it at its end; None: it runs, or was over before they were kept."""


class MemberRow(Struct, frozen=True):
    """A player of a campaign. ``gone``: when they left it; ``roster`` is their company as JSON, or empty."""

    campaign: str
    user: int
    name: str
    joined: float
    gone: float | None
    roster: str


class CampaignGameRow(Struct, frozen=True):
    """A game of a campaign."""

    game: str
    campaign: str
    attached: float
    """When it came to belong to it."""
    ended: float | None
    result: str | None
    """JSON, once it is over."""
    posted: int | None
    """The message with the result."""
    seats: tuple[int, ...] = ()
    """Users in the game."""
    channel: int = 0
    status: str = ""
    """Of the game: ``lobby``, ``running`` or ``ended``."""


class SeekerRow(Struct, frozen=True):
    """Somebody who looks for a game."""

    user: int
    guild: int
    name: str
    wants: str
    """What they look for, as JSON."""
    at: float
    """When they were listed."""
    until: float
    """When they are listed no longer."""
    asked: tuple[int, ...] = ()
    """The users who have called them to a game."""


class CallRow(Struct, frozen=True):
    """An invitation of a user to a game, for whom a seat is kept there ``until`` that time; or that a guest has left.

    ``step``: the message at ``due``: the invited person gets the ``call`` and is ``warn``ed, the host hears that it is
    ``over``, ``declined`` or that they have ``left``. With these, and when the person has ``joined``, what they were
    sent loses its buttons.
    """

    game: str
    user: int
    due: float
    name: str
    until: float
    step: str = "call"


class MeetingRow(Struct, frozen=True):
    """Times that are voted on, in a message of a channel."""

    id: str
    guild: int
    channel: int
    host: int
    """The user who proposed them."""
    title: str
    locale: str
    times: tuple[float, ...]
    minutes: int
    """How long it takes."""
    everyone: bool
    """All decide together, not the host."""
    created: float
    message: int | None = None
    """The one with the votes."""
    chosen: float | None = None
    """The time that was decided on."""
    event: int | None = None
    """The id of Discord's scheduled event."""
    due: float | None = None
    """When its beginning is to be told, or as long as it is undecided the reminder, and at the last time its end."""


class MeetingVote(Struct, frozen=True):
    """The times at which somebody can play."""

    meeting: str
    user: int
    name: str
    times: tuple[float, ...]


class FollowRow(Struct, frozen=True):
    """Somebody who follows a game."""

    id: str
    game: str
    user: int
    guild: int | None
    way: str
    """``message``, ``thread`` or ``webhook``."""
    target: str
    """Where it is sent; of a webhook this is secret."""
    locale: str
    at: float
    """When they began to."""
    sent: int
    """How far in the story they have got it: a stage, as ``stage_of`` counts them."""
    claimed: int
    """The stage that was being sent ``since``."""
    since: float


class PuzzleAnswer(Struct, frozen=True):
    """A user's first answer to a puzzle on a day."""

    user: int
    puzzle: str
    """The puzzle's digest."""
    day: int
    """From 1 January 1970, UTC."""
    guild: int | None
    """Where it was answered; None in direct messages."""
    name: str
    solved: bool
    daily: bool
    """Whether it was the puzzle of that day there."""
    at: float
