"""The referee on streams in memory: lines in, lines out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from typing import Any

import jsonschema_rs
import msgspec

from table.referee.protocol import PlainDescriber, answer_line, main
from table.referee.schema import FILE
from table.referee.verbs import CALCULATED, Referee

PLAYERS = [{"name": "Ana"}, {"name": "Ben"}]
NEW: dict[str, Any] = {
    "do": "new",
    "ruleset": "rapid-attack",
    "size": "skirmish",
    "players": PLAYERS,
    "seed": "0123456789abcdef",
}


def ask_lines(lines: Iterable[bytes]) -> list[bytes]:
    """The replies to raw lines, one each."""
    out, asked = io.BytesIO(), [line.rstrip(b"\n") for line in lines]
    main(io.BytesIO(b"".join(line + b"\n" for line in asked)), out)
    replies = out.getvalue().splitlines()
    for line, reply in zip(asked, replies, strict=True):
        check_exchange(line, reply)
    return replies


@cache
def validator(name: str) -> jsonschema_rs.Validator:
    """A validator of one of the definitions of docs/protocol.schema.json, which allow no field beside theirs."""
    defs = msgspec.json.decode(FILE.read_bytes())["$defs"]
    for shape in defs.values():
        if "properties" in shape:
            shape["additionalProperties"] = False
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": defs})


def check_exchange(line: bytes, reply: bytes) -> None:
    """Hold a request and its reply against the schema of the protocol.

    What is answered is a request of its verb; what is refused for a field that is unknown is none.
    """
    told = msgspec.json.decode(reply)
    if isinstance(told, list):
        for one, answered in zip(msgspec.json.decode(line), told, strict=True):
            check_exchange(msgspec.json.encode(one), msgspec.json.encode(answered))
        return
    if "error" in told:
        validator("reply.error").validate(told)
        if told["error"]["code"] == "field-unknown" and told["error"]["facts"]["at"] != "$.size":
            assert not validator("request").is_valid(msgspec.json.decode(line))
        return
    asked = msgspec.json.decode(line)
    verb = asked["do"] if asked["do"] not in CALCULATED else f"{asked['do']}.{asked['ruleset']}"
    validator(f"request.{verb}").validate(asked)
    validator(f"reply.{verb}").validate(told)


def ask(*requests: dict[str, Any]) -> list[Any]:
    """The replies to requests, one each, in a fresh program."""
    return [msgspec.json.decode(line) for line in ask_lines(msgspec.json.encode(request) for request in requests)]


class Program:
    """One referee, asked one request at a time."""

    def __init__(self, **new: Any) -> None:
        self.describe = PlainDescriber()
        self.referee = Referee(self.describe.option)
        self.game = self.ok("new", **{**{k: v for k, v in NEW.items() if k != "do"}, **new})["game"]

    def send(self, do: str, **fields: Any) -> dict[str, Any]:
        line = msgspec.json.encode({"do": do, **fields})
        raw = answer_line(self.referee, line, self.describe)
        check_exchange(line, raw)
        reply: dict[str, Any] = msgspec.json.decode(raw)
        return reply

    def ok(self, do: str, **fields: Any) -> Any:
        reply = self.send(do, **fields)
        assert "ok" in reply, reply
        return reply["ok"]

    def code(self, do: str, **fields: Any) -> str:
        reply = self.send(do, **fields)
        assert "error" in reply, reply
        return str(reply["error"]["code"])

    @property
    def asked(self) -> dict[str, Any]:
        (request,) = self.ok("requests", game=self.game)["requests"]
        return dict(request)

    @property
    def seq(self) -> int:
        return int(self.ok("requests", game=self.game)["seq"])

    def fields(self, _choice: Any, **more: Any) -> dict[str, Any]:
        asked = self.asked
        plain = {"game": self.game, "seq": self.seq, "player": asked["player"], "request": asked["id"]}
        return {**plain, "choice": _choice, **more}

    def answer(self, choice: Any, **more: Any) -> Any:
        return self.ok("answer", **self.fields(choice, **more))


def played(decisions: int = 40) -> Program:
    """A game after so many answers, with an attack wherever there is one."""
    program = Program()
    for _ in range(decisions):
        options = program.asked["options"]
        choice = next((o["choice"] for o in options if o["choice"].startswith("attack")), options[0]["choice"])
        program.answer(choice)
    return program
