"""A whole game as one JSON file: to keep, to check, to read elsewhere, to import again.

A game that is played on a photograph has it in its file, which is of version 2 then: an earlier bot says so.

The file is in canonical form (keys sorted, no white space, UTF-8), and ``digest`` is the SHA-256 of the file with its
own value left empty: a changed or lost byte is found.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType, structs

from release import NAME
from release import VERSION as PROGRAM_VERSION
from rules.codec import VERSION as EVENTS_VERSION
from rules.core.errors import Malformed
from rules.core.json_input import Facts
from table import log
from table.game import Game

FORMAT = "mecha-game-master/game"
VERSION, _PICTURED = 1, 2
SIZE_MAX = 10 * 1024 * 1024

_encoder = msgspec.json.Encoder(order="sorted")


class Record(Struct, frozen=True):
    """An entry of the log with its number, its time in unix seconds, and the user who made it."""

    seq: int
    at: float
    actor: int | None
    entry: log.Entry


class _Facts(Struct, frozen=True):
    """Facts of a game that its file has outside the log too."""

    game: str
    title: str
    ruleset: str
    status: str
    players: tuple[str, ...]
    commitment: str
    secret: str


class Archive(_Facts, frozen=True):
    """A game outside its database. ``secret`` is empty until the game is over; ``players`` are names by seat.

    ``photograph``: of the table on which it is played; in one from outside, bytes that nobody has looked at.
    """

    records: tuple[Record, ...]
    photograph: bytes = b""

    @property
    def entries(self) -> list[tuple[int, log.Entry]]:
        """The log as numbered entries, in order."""
        return [(record.seq, record.entry) for record in self.records]

    @property
    def ended(self) -> bool:
        """Whether the game is over."""
        return self.status == "ended"


class _File(_Facts, frozen=True, forbid_unknown_fields=True, kw_only=True):
    format: str
    version: int
    log: tuple[dict[str, Any], ...]
    digest: str = ""
    program: str | UnsetType = UNSET
    """What wrote it; 0.1.0 did not say."""
    photograph: bytes | UnsetType = UNSET


class _Head(Struct, frozen=True):
    format: str = ""
    version: int = 0


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    at: float
    actor: int | None
    entry: msgspec.Raw


def make_archive(game: Game, records: Iterable[Record]) -> Archive:
    """The archive of a game as it may be shown now: sealed facts stay out, and so does the secret until the end."""
    over = game.status == "ended"
    shown = tuple(structs.replace(record, entry=log.sealed(record.entry, ended=over)) for record in records)
    names = tuple(seat.name for seat in game.seats)
    promise = (game.commitment, game.secret if over else "")
    return Archive(game.id, game.title, game.ruleset, game.status, names, *promise, shown)


def pack(archive: Archive) -> bytes:
    """The file of an archive."""
    lines = tuple(msgspec.to_builtins(record) for record in archive.records)
    program = f"{NAME} {PROGRAM_VERSION}"
    version, photograph = (_PICTURED, archive.photograph) if archive.photograph else (VERSION, UNSET)
    about = _facts(archive)
    return _signed(_File(format=FORMAT, version=version, log=lines, program=program, photograph=photograph, **about))


def _facts(source: _Facts) -> dict[str, Any]:
    return {name: getattr(source, name) for name in _Facts.__struct_fields__}


def _signed(file: _File) -> bytes:
    bare = _encoder.encode(structs.replace(file, digest=""))
    return _encoder.encode(structs.replace(file, digest=hashlib.sha256(bare).hexdigest()))


def unpack(data: bytes) -> Archive:
    """The archive in a file.

    Raises ``Malformed``: ``export-too-big``, ``export-cut``, ``export-foreign`` (JSON of something else),
    ``export-version`` (of a later version), ``export-edited``, ``log-unreadable``.
    """
    if len(data) > SIZE_MAX:
        raise Malformed("export-too-big", most=SIZE_MAX // 2**20)
    data = data.strip()
    file = _read(data)
    try:
        whole = _signed(file) == data
    except RecursionError:
        whole = False
    if not whole:
        raise Malformed("export-edited")
    return Archive(records=tuple(map(_record, file.log)), photograph=file.photograph or b"", **_facts(file))


def _read(data: bytes) -> _File:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.ValidationError, RecursionError):
        raise Malformed("export-foreign") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Malformed(_damage(data, str(error))) from None
    if head.format != FORMAT:
        raise Malformed("export-foreign")
    if head.version > _PICTURED:
        raise Malformed("export-version", version=head.version, known=_PICTURED)
    try:
        return msgspec.json.decode(data, type=_File)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Malformed("export-edited") from None


def _damage(data: bytes, problem: str) -> str:
    if not data.startswith(b"{"):
        return "export-foreign"
    return "export-cut" if "truncated" in problem or not data.endswith(b"}") else "export-edited"


def _record(line: Facts) -> Record:
    try:
        read = msgspec.convert({**line, "entry": msgspec.Raw(_encoder.encode(line.get("entry")))}, _Line)
    except (msgspec.MsgspecError, RecursionError):
        raise Malformed("log-unreadable", detail="") from None
    version = line["entry"].get("version") if isinstance(line["entry"], dict) else None
    if isinstance(version, int) and version > EVENTS_VERSION:
        raise Malformed("export-version", version=version, known=EVENTS_VERSION)
    return Record(read.seq, read.at, read.actor, log.decode(bytes(read.entry)))
