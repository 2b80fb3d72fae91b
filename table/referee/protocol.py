"""The referee as JSON lines: one request a line in, one reply a line out.

``serve`` is the loop, ``Referee.reply`` one turn of it. Nothing that comes in ends the program.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, Protocol, TextIO, cast

import msgspec
from msgspec import Struct

from rules import Option, Request, State
from rules.core.errors import Malformed, RulesError
from table.referee.verbs import Referee

__all__ = ["Describe", "PlainDescribe", "answer_line", "main", "serve"]

LINE_MAX = 4_000_000
"""Longer lines are refused."""
LINE_READ = 64_000_000
"""Longer lines are not even read whole, so that their ``id`` is not echoed."""


class Describe(Protocol):
    """Makes words of options and errors; handed in, because the table knows no language."""

    def option(self, state: State, request: Request, option: Option) -> str:
        """The label of an option."""
        ...

    def error(self, code: str, facts: dict[str, Any]) -> str:
        """The message of an error."""
        ...


class PlainDescribe:
    """Labels and messages made of codes and facts alone."""

    def option(self, state: State, request: Request, option: Option) -> str:
        return _plain(option.label, option.facts)

    def error(self, code: str, facts: dict[str, Any]) -> str:
        return _plain(code, facts)


def _plain(code: str, facts: dict[str, Any]) -> str:
    return " ".join([code, *(f"{name}={value}" for name, value in facts.items())])


def main(stdin: BinaryIO | TextIO, stdout: BinaryIO | TextIO, describe: Describe | None = None) -> None:
    """Serves until the input ends or nobody reads the output any more."""
    out = _binary(stdout)
    try:
        serve(_lines(_binary(stdin)), out, describe or PlainDescribe())
    except BrokenPipeError:
        _let_go(out)


def _binary(stream: BinaryIO | TextIO) -> BinaryIO:
    return cast(BinaryIO, getattr(stream, "buffer", stream))


def _let_go(out: BinaryIO) -> None:
    """Points a closed pipe nowhere, so that the interpreter's own flush at the end finds nothing to complain about."""
    try:
        number = out.fileno()
    except (OSError, ValueError):
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, number)
    os.close(nowhere)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines, each cut to a little over ``LINE_READ`` bytes."""
    while line := source.readline(LINE_READ + 1):
        rest = line
        while not rest.endswith(b"\n") and len(rest) > LINE_READ:
            rest = source.readline(LINE_READ + 1)
        yield line


def serve(lines_in: Iterable[bytes], out: BinaryIO, describe: Describe) -> None:
    """Answers every line with one line. Raises ``BrokenPipeError`` when the reader has gone."""
    referee = Referee(describe.option)
    for line in lines_in:
        out.write(answer_line(referee, line, describe) + b"\n")
        out.flush()


def answer_line(referee: Referee, line: bytes, describe: Describe) -> bytes:
    """The reply to one line: JSON in UTF-8, without its line end."""
    identity: Any = None
    try:
        request = _read(line)
        identity = request.get("id")
        _check_id(identity)
        if len(line) > LINE_MAX:
            raise Malformed("line-too-long", length=len(line), most=LINE_MAX)
        return msgspec.json.encode({"id": identity, "ok": referee.reply(request)})
    except RulesError as error:
        return _error(identity, error.code, error.facts, describe)
    except RecursionError:
        return _error(identity, "too-deep", {}, describe)
    except UnreadableError as error:
        return _error(error.identity, "not-json", {"problem": str(error)}, describe)
    except Exception as error:
        return _error(identity, "internal", {"problem": type(error).__name__}, describe)


def _read(line: bytes) -> dict[str, Any]:
    if len(line) > LINE_READ:
        raise Malformed("line-too-long", length=len(line), most=LINE_MAX)
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UnreadableError(_salvaged_id(line), str(error)) from None
    if not isinstance(request, dict):
        raise Malformed("not-an-object")
    return request


def _check_id(identity: Any) -> None:
    """Raises ``Malformed("id-impossible")`` if the id cannot be written back."""
    try:
        msgspec.json.encode([[identity]])
    except Exception:
        raise Malformed("id-impossible") from None


def _salvaged_id(line: bytes) -> Any:
    """The id of a line that a laxer reader makes sense of: NaN, half surrogate pairs. None if there is none."""
    try:
        identity = json.loads(line)["id"]
        _check_id(identity)
    except Exception:
        return None
    return identity if isinstance(identity, str | int) else None


class UnreadableError(Exception):
    """A line that is not JSON, with its id if that could be made out."""

    def __init__(self, identity: Any, problem: str) -> None:
        super().__init__(problem)
        self.identity = identity


class _Problem(Struct):
    code: str
    facts: dict[str, Any]
    message: str


def _error(identity: Any, code: str, facts: dict[str, Any], describe: Describe) -> bytes:
    try:
        message = describe.error(code, facts)
    except Exception:
        message = code
    try:
        return msgspec.json.encode({"id": identity, "error": _Problem(code, facts, message)})
    except Exception:
        return msgspec.json.encode({"id": identity, "error": _Problem(code, {}, code)})
