"""Everything that storage raises.

After any of them nothing was written, the connection is clean and the next call may succeed. One exception to the
first half: a connection lost while it commits leaves `Unavailable` and an unknown fate. Send the same entry again;
if it had arrived, the answer is `AlreadyDone` (with an interaction) or `LostRace` (without).
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError


class StorageError(Exception):
    """The root: something was not stored or not found."""


class LostRace(StorageError):
    """Another entry has this number already, or the number leaves a hole: load the log again, then decide again."""


class UnknownGame(StorageError):
    """There is no game of this id."""


class AlreadyDone(StorageError):
    """This interaction is in a log already: the same click was delivered twice. `game` and `seq` say where."""

    def __init__(self, game: str, seq: int) -> None:
        super().__init__(f"already stored as entry {seq} of game {game}")
        self.game = game
        self.seq = seq


class ChannelTaken(StorageError):
    """An unfinished game, `game`, sits in the channel."""

    def __init__(self, game: str) -> None:
        super().__init__(f"the channel is taken by game {game}")
        self.game = game


class NameTaken(StorageError):
    """Something of that name is there already."""


Kind = Literal["full", "busy", "failed"]
"""A disk that is full, a database that others lock past the timeout, or any other failure."""


class Unavailable(StorageError):
    """Locked past the timeout, disk full, connection lost…: not the caller's fault; `__cause__` has the original."""

    def __init__(self, said: str, kind: Kind = "failed") -> None:
        super().__init__(said)
        self.kind: Kind = kind


class Unstorable(StorageError):
    """A value no database of ours holds: text with NUL or lone surrogates, an integer of more than 64 bits."""


class OtherVersion(StorageError):
    """The schema is of another version; `found`: None where there is no schema yet."""

    def __init__(self, found: str | None, wanted: str) -> None:
        self.found, self.wanted = found, wanted
        self.older = found is None or found < wanted
        there = f"the database is of version {found}"
        if found is None:
            super().__init__("there is no database yet: the next start makes one")
        elif self.older:
            super().__init__(f"{there}: the next start brings it to {wanted}")
        else:
            super().__init__(f"{there}, written by a newer program: this one knows {wanted}")


class Conflict(StorageError):
    """A constraint refused the write. Private: the operations turn it into one of the errors above."""


@contextmanager
def translated() -> Iterator[None]:
    """Let only `StorageError` out."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as error:
        raise Conflict(str(error)) from error
    except DataError as error:
        raise Unstorable(str(error.orig)) from error
    except DBAPIError as error:
        if _asyncpg_refused(error):
            raise Unstorable(str(error.orig)) from error
        raise Unavailable(str(error.orig), _kind(error.orig)) from error
    except (OverflowError, UnicodeError) as error:
        raise Unstorable(str(error)) from error
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Unavailable(str(error) or type(error).__name__, _kind(error)) from error


_KINDS: dict[int | str, Kind] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    "53100": "full",  # PostgreSQL: disk_full
    "55P03": "busy",  # lock_not_available
}


def _kind(error: BaseException | None) -> Kind:
    if isinstance(error, TimeoutError):
        return "busy"
    if isinstance(error, OSError):
        return "full" if error.errno in (errno.ENOSPC, errno.EDQUOT) else "failed"
    code = getattr(error, "sqlite_errorcode", None)
    return _KINDS.get(getattr(error, "sqlstate", None) or "" if code is None else code & 0xFF, "failed")


def _asyncpg_refused(error: DBAPIError) -> bool:
    # asyncpg checks arguments before it sends them; SQLAlchemy passes what it finds on as an error of no kind.
    first = type(error.orig.__cause__) if error.orig else type(None)
    return any(kind.__name__ == "DataError" for kind in first.__mro__)
