"""What must outlive the process: games as append-only logs, companies, settings, marks.

Open with `Storage.open(url)`: `sqlite+aiosqlite:///data/games.db` for one process on one machine, or
`postgresql+asyncpg://user:password@host/name` for several processes on one database. Payloads are opaque bytes.
Every failure is a `StorageError`; see `storage.errors` for the tree.
"""

from storage.errors import (
    AlreadyDone,
    ChannelTaken,
    LostRace,
    NameTaken,
    StorageError,
    Unavailable,
    UnknownGame,
    Unstorable,
)
from storage.rows import (
    CampaignGameRow,
    CampaignRow,
    CompanyRow,
    EntryRow,
    GameRow,
    MemberRow,
    NewGame,
    PortraitRow,
    ResultRow,
    ResultSeat,
    Summary,
    WaitingRow,
)
from storage.store import Storage

__all__ = [
    "AlreadyDone",
    "CampaignGameRow",
    "CampaignRow",
    "ChannelTaken",
    "CompanyRow",
    "EntryRow",
    "GameRow",
    "LostRace",
    "MemberRow",
    "NameTaken",
    "NewGame",
    "PortraitRow",
    "ResultRow",
    "ResultSeat",
    "Storage",
    "StorageError",
    "Summary",
    "Unavailable",
    "UnknownGame",
    "Unstorable",
    "WaitingRow",
]
