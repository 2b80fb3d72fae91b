"""Everything that storage raises.

After any of them nothing was written, the connection is clean and the next call may succeed. One exception to the
first half: a connection lost while it commits leaves `Unavailable` and an unknown fate. Send the same entry again;
if it had arrived, the answer is `AlreadyDone` (with an interaction) or `LostRace` (without).
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

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


class Unavailable(StorageError):
    """Locked past the timeout, disk full, connection lost…: not the caller's fault; `__cause__` has the original."""


class Unstorable(StorageError):
    """A value no database of ours holds: text with NUL or lone surrogates, an integer of more than 64 bits."""


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
        raise (Unstorable if _asyncpg_refused(error) else Unavailable)(str(error.orig)) from error
    except (OverflowError, UnicodeError) as error:
        raise Unstorable(str(error)) from error
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        raise Unavailable(str(error) or type(error).__name__) from error


def _asyncpg_refused(error: DBAPIError) -> bool:
    # asyncpg checks arguments before it sends them; SQLAlchemy passes what it finds on as an error of no kind.
    first = type(error.orig.__cause__) if error.orig else type(None)
    return any(kind.__name__ == "DataError" for kind in first.__mro__)
