"""docs/protocol.md is the contract: its examples are played, its schema is that of the code."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import msgspec
import pytest

from table.referee.protocol import PlainDescriber, main
from table.referee.schema import FILE, protocol_schema
from table.referee.verbs import Referee
from tests.referee import NEW, Program, check_exchange
from text.narration import EnglishDescriber

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
EXAMPLES = [
    list(zip(re.findall(r"^> (.*)$", block, re.MULTILINE), re.findall(r"^< (.*)$", block, re.MULTILINE), strict=True))
    for block in re.findall(r"```\n(>.*?)```", PAGE, re.DOTALL)
]


@pytest.mark.parametrize("block", range(len(EXAMPLES)))
def test_the_examples_of_the_page(block: int) -> None:
    out = io.BytesIO()
    main(io.BytesIO("".join(f"{line}\n" for line, _ in EXAMPLES[block]).encode()), out, EnglishDescriber())
    replies = out.getvalue().splitlines()
    for (line, wanted), reply in zip(EXAMPLES[block], replies, strict=True):
        assert msgspec.json.decode(reply) == msgspec.json.decode(wanted), line
        check_exchange(line.encode(), reply)


def test_there_are_examples() -> None:
    assert sum(map(len, EXAMPLES)) >= 10


def test_the_schema_is_that_of_the_code() -> None:
    written = msgspec.json.decode(FILE.read_bytes())
    assert written == msgspec.json.decode(msgspec.json.encode(protocol_schema())), "python -m table.referee.schema"
    jsonschema_rs.meta.validate(written)


def test_the_page_and_the_schema_name_every_verb() -> None:
    names = set(msgspec.json.decode(FILE.read_bytes())["$defs"])
    for verb in Referee(PlainDescriber().option)._verbs:
        assert f"`{verb}`" in PAGE
        for side in ("request", "reply"):
            assert any(name == f"{side}.{verb}" or name.startswith(f"{side}.{verb}.") for name in names), verb


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "new"},
        {**NEW, "seat": 1},
        {**NEW, "players": "Ana"},
        {"do": "answer", "game": "g1"},
        {"do": "nothing"},
        {"do": "pool", "ruleset": "football", "systems": [], "hazard": True},
    ],
)
def test_what_is_no_request_is_none_by_the_schema(wrong: dict[str, Any]) -> None:
    schema = msgspec.json.decode(FILE.read_bytes())
    request = jsonschema_rs.validator_for({"$ref": "#/$defs/request", "$defs": schema["$defs"]})
    assert request.is_valid(NEW)
    assert not request.is_valid(wrong)
    assert "error" in Program().send(**wrong)
