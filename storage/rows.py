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

    status: str  # "lobby" | "running" | "ended"; anything but "ended" occupies the channel
    title: str
    seats: tuple[int, ...]  # users in the game
    waiting: tuple[int, ...]  # users whose decision it waits for
    locale: str | None = None  # language of its channel
    runs_out: float | None = None  # when one of its clocks or votes, or its lobby, may run out
    decided: tuple[int, ...] = ()  # users whose waiting begins again: they decided, or must vote
    pause: float = 0.0  # seconds before the first ping of those who begin to be waited for


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
    channel: int
    host: int
    ruleset: str
    seq: int  # of the newest entry
    created: float
    updated: float  # time of the newest entry
    secret: bytes
    status: str
    title: str
    seats: tuple[int, ...]
    waiting: tuple[int, ...]
    waiting_since: tuple[float, ...]  # since when, for each of `waiting`
    locale: str | None = None
    runs_out: float | None = None

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
    """One player's part in a game that is over. ``luck`` is in standard deviations of all their dice together.

    ``rank`` in a rated game: 1 is first; players who are level share it. ``former``: the number in place of a forgotten
    user's, the same in all results. ``idle``: they never decided anything, nor lost by leaving.
    """

    user: int
    name: str
    score: int
    won: bool
    dice: int = 0
    luck: float = 0.0
    hits: int = 0
    hits_expected: float = 0.0
    rank: int = 0
    former: int = 0
    idle: bool = False


class ResultRow(Struct, frozen=True):
    """The result of a game. One that was called off in the lobby has no seats.

    ``rated``: the pace for which it is rated, empty if it is not; ``honours``: JSON, or empty.
    """

    game: str
    guild: int | None
    ruleset: str
    title: str
    started: float
    ended: float
    rounds: int
    decisions: int
    seats: tuple[ResultSeat, ...]
    rated: str = ""
    honours: str = ""


class WaitingRow(Struct, frozen=True):
    """A user whom a game waits for, with the facts of the game that a ping needs."""

    game: str
    user: int
    since: float
    pings: int  # pings so far; a user who acted just now counts as pinged
    told: float | None  # time of the last ping
    due: float | None  # when to look at it next; None: not before something happens
    nudged: float | None  # when another player last asked for a ping
    nudge: bool  # whether that ping is still to be sent
    guild: int | None
    channel: int
    seq: int
    title: str
    locale: str | None


class CampaignRow(Struct, frozen=True):
    """A campaign on a server. ``terms``: its host's choices as JSON; ``channel``: where results are posted.

    ``rounds`` of a tournament as JSON, or empty; ``desk``: what its host has set beside the terms, as JSON, or empty.
    """

    id: str
    guild: int
    channel: int
    founder: int
    name: str
    created: float
    ended: float | None
    terms: str
    rounds: str = ""
    desk: str = ""


class SeasonRow(Struct, frozen=True):
    """A season of a server. ``every`` month or quarter the next one begins by itself; empty: when somebody begins it.

    ``ends`` None: when somebody ends it. ``posted``: the message with its honours.
    """

    guild: int
    number: int
    name: str
    channel: int
    locale: str
    began: float
    ends: float | None = None
    every: str = ""
    ended: float | None = None
    posted: int | None = None


class MemberRow(Struct, frozen=True):
    """A player of a campaign. ``gone``: when they left it; ``roster`` is their company as JSON, or empty."""

    campaign: str
    user: int
    name: str
    joined: float
    gone: float | None
    roster: str


class CampaignGameRow(Struct, frozen=True):
    """A game of a campaign, and its result as JSON once it is over. ``posted``: the message with the result."""

    game: str
    campaign: str
    attached: float
    ended: float | None
    result: str | None
    posted: int | None
    seats: tuple[int, ...] = ()
    channel: int = 0
    status: str = ""


class SeekerRow(Struct, frozen=True):
    """Somebody who looks for a game. ``wants`` is JSON; ``asked``: the users who have called them to one."""

    user: int
    guild: int
    name: str
    wants: str
    at: float
    until: float
    asked: tuple[int, ...] = ()


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
    """Times that are voted on, in a message of a channel. ``everyone``: all decide together, not the host.

    ``minutes``: how long it takes; ``chosen``: the time that was decided on; ``event``: Discord's scheduled event;
    ``due``: when its beginning is to be told, or as long as it is undecided the reminder, and at the last time its end.
    """

    id: str
    guild: int
    channel: int
    host: int
    title: str
    locale: str
    times: tuple[float, ...]
    minutes: int
    everyone: bool
    created: float
    message: int | None = None
    chosen: float | None = None
    event: int | None = None
    due: float | None = None


class MeetingVote(Struct, frozen=True):
    """The times at which somebody can play."""

    meeting: str
    user: int
    name: str
    times: tuple[float, ...]


class FollowRow(Struct, frozen=True):
    """Somebody who follows a game. ``way``: ``message``, ``thread`` or ``webhook``; ``target`` of a webhook is secret.

    ``sent``: the chapter of the story up to which they have got it; ``claimed``: the one that was being sent ``since``.
    """

    id: str
    game: str
    user: int
    guild: int | None
    way: str
    target: str
    locale: str
    at: float
    sent: int
    claimed: int
    since: float
