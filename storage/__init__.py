"""What must outlive the process: games as append-only logs, companies, fields, settings, marks.

Open with `Storage.open(url)`: `sqlite+aiosqlite:///data/games.db` for one process on one machine, or
`postgresql+asyncpg://user:password@host/name` for several processes on one database. Payloads are opaque bytes.
Every failure is a `StorageError`; see `storage.errors` for the tree.
"""

from storage.errors import (
    AlreadyDone,
    ChannelTaken,
    LostRace,
    NameTaken,
    OtherVersion,
    StorageError,
    Unavailable,
    UnknownGame,
    Unstorable,
)
from storage.rows import (
    CallRow,
    CampaignGameRow,
    CampaignRow,
    CompanyRow,
    EntryRow,
    FieldRow,
    FollowRow,
    GameRow,
    MeetingRow,
    MeetingVote,
    MemberRow,
    NewGame,
    PhotographRow,
    PortraitRow,
    PuzzleAnswer,
    ResultRow,
    ResultSeat,
    SeasonRow,
    SeasonWinner,
    SeekerRow,
    Summary,
    WaitingRow,
)
from storage.store import Storage

__all__ = [
    "AlreadyDone",
    "CallRow",
    "CampaignGameRow",
    "CampaignRow",
    "ChannelTaken",
    "CompanyRow",
    "EntryRow",
    "FieldRow",
    "FollowRow",
    "GameRow",
    "LostRace",
    "MeetingRow",
    "MeetingVote",
    "MemberRow",
    "NameTaken",
    "NewGame",
    "OtherVersion",
    "PhotographRow",
    "PortraitRow",
    "PuzzleAnswer",
    "ResultRow",
    "ResultSeat",
    "SeasonRow",
    "SeasonWinner",
    "SeekerRow",
    "Storage",
    "StorageError",
    "Summary",
    "Unavailable",
    "UnknownGame",
    "Unstorable",
    "WaitingRow",
]
