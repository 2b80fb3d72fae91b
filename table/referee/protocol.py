"""The referee as JSON lines: one request a line in, or a list of them, one reply a line out, or as many.

``serve`` is the loop, ``Referee.reply`` one turn of it. No input ends the program.
"""

import json
import logging
import os
from collections.abc import Iterable, Iterator
from typing import BinaryIO, Protocol, TextIO, cast

import msgspec

from rules import Option, Request, State
from rules.core.errors import Malformed, RulesError
from rules.core.json_input import Facts
from table.referee.messages import LINE_MAX, TOGETHER, Json, Problem
from table.referee.verbs import Referee

LINE_READ = 64_000_000
"""Longer lines are not even read whole, so that their ``id`` is not echoed."""

_log = logging.getLogger(__name__)


class Describer(Protocol):
    """Words for options and errors, passed in because the table itself knows no language."""

    def option(self, state: State, request: Request, option: Option) -> str:
        """The label of an option."""

    def error(self, code: str, facts: Facts) -> str:
        """The message of an error."""


class PlainDescriber:
    """Labels and messages made of bare codes and facts."""

    def option(self, state: State, request: Request, option: Option) -> str:
        return _plain(option.label, option.facts)

    def error(self, code: str, facts: Facts) -> str:
        return _plain(code, facts)


def _plain(code: str, facts: Facts) -> str:
    return " ".join([code, *(f"{name}={value}" for name, value in facts.items())])


def main(stdin: BinaryIO | TextIO, stdout: BinaryIO | TextIO, describer: Describer | None = None) -> None:
    """Serve until the input ends or the reader of the output has gone."""
    out = _binary(stdout)
    try:
        serve(_lines(_binary(stdin)), out, describer or PlainDescriber())
    except BrokenPipeError:
        _redirect_to_null(out)


def _binary(stream: BinaryIO | TextIO) -> BinaryIO:
    return cast(BinaryIO, getattr(stream, "buffer", stream))


def _redirect_to_null(out: BinaryIO) -> None:
    """Point a closed pipe to the null device, so that the interpreter's last flush does not fail."""
    try:
        number = out.fileno()
    except (OSError, ValueError):
        return
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, number)
    os.close(null)


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """Lines, each cut to a little over ``LINE_READ`` bytes."""
    while line := source.readline(LINE_READ + 1):
        rest = line
        while not rest.endswith(b"\n") and len(rest) > LINE_READ:
            rest = source.readline(LINE_READ + 1)
        yield line


def serve(lines_in: Iterable[bytes], out: BinaryIO, describer: Describer) -> None:
    """Answer every line with one line. Raises ``BrokenPipeError`` when the reader has gone."""
    referee = Referee(describer.option)
    for line in lines_in:
        out.write(answer_line(referee, line, describer) + b"\n")
        out.flush()


def answer_line(referee: Referee, line: bytes, describer: Describer) -> bytes:
    """The reply to one line, or to each of several requests in it: JSON in UTF-8, without its line end."""
    together = _together(line)
    if len(together) > TOGETHER:
        return _error(None, "too-many-requests", {"count": len(together), "most": TOGETHER}, describer)
    if together:
        return b"[" + b",".join(_answered(referee, one, describer) for one in together) + b"]"
    return _answered(referee, line, describer)


def requests_in(line: bytes) -> int:
    """How many requests a line holds; one that holds none counts too."""
    return min(len(_together(line)), TOGETHER) or 1


def _together(line: bytes) -> list[bytes]:
    """The requests of a line that holds a list of them; none of any other line."""
    if len(line) > LINE_MAX or not line.lstrip().startswith(b"["):
        return []
    try:
        return [bytes(one) for one in msgspec.json.decode(line, type=list[msgspec.Raw])]
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return []


def _answered(referee: Referee, line: bytes, describer: Describer) -> bytes:
    """The reply to one request."""
    identity: object = None
    try:
        request = _read(line)
        identity = request.get("id")
        _check_id(identity)
        if len(line) > LINE_MAX:
            raise Malformed("line-too-long", length=len(line), most=LINE_MAX)
        return msgspec.json.encode({"id": identity, "ok": referee.reply(request)})
    except RulesError as error:
        return _error(identity, error.code, error.facts, describer)
    except RecursionError:
        return _error(identity, "too-deep", {}, describer)
    except UnreadableError as error:
        return _error(error.identity, "not-json", {"problem": str(error)}, describer)
    except Exception as error:
        _log.exception("request-failed")
        return _error(identity, "internal", {"problem": type(error).__name__}, describer)


def _read(line: bytes) -> Json:
    if len(line) > LINE_READ:
        raise Malformed("line-too-long", length=len(line), most=LINE_MAX)
    try:
        request = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise UnreadableError(_salvaged_id(line), str(error)) from None
    if not isinstance(request, dict):
        raise Malformed("not-an-object")
    return request


def _check_id(identity: object) -> None:
    """Raises ``Malformed("id-impossible")`` if the id cannot be written back."""
    try:
        msgspec.json.encode([[identity]])
    except (msgspec.MsgspecError, ValueError, OverflowError, RecursionError):
        raise Malformed("id-impossible") from None


def _salvaged_id(line: bytes) -> object:
    """The id of a line that only a laxer reader takes for JSON: NaN, half surrogate pairs. None if there is none."""
    try:
        identity: object = json.loads(line)["id"]
        _check_id(identity)
    except (Malformed, ValueError, TypeError, KeyError, RecursionError):
        return None
    return identity if isinstance(identity, str | int) else None


class UnreadableError(Exception):
    """A line that is not JSON, with its id if that could be made out."""

    def __init__(self, identity: object, problem: str) -> None:
        super().__init__(problem)
        self.identity = identity


def _error(identity: object, code: str, facts: Facts, describer: Describer) -> bytes:
    try:
        message = describer.error(code, facts)
    except Exception:
        _log.exception("error-not-described code=%s", code)
        message = code
    try:
        return msgspec.json.encode({"id": identity, "error": Problem(code, facts, message)})
    except Exception:
        _log.exception("facts-not-encoded code=%s", code)
        return msgspec.json.encode({"id": identity, "error": Problem(code, {}, code)})
