"""The JSON schema of every request and reply of the referee, made from the code: docs/protocol.schema.json.

``python -m table.referee.schema`` writes it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from rules import FAMILIES, RULESETS
from rules.codec import event_union
from rules.core.event import Outcome
from rules.core.json_input import Facts
from table.referee import messages

FILE = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
REF = "#/$defs/"
DIALECT = "https://json-schema.org/draft/2020-12/schema"

Schema = dict[str, Any]


class _Shapes(Struct, frozen=True):
    """The fields of a verb's request besides ``do`` and ``id``, and what its reply's ``ok`` may be.

    A calculation has a ``ruleset``.
    """

    do: str
    request: object
    replies: tuple[object, ...]
    ruleset: str | None = None

    @property
    def name(self) -> str:
        """The verb, with the ruleset of a calculation."""
        return self.do if self.ruleset is None else f"{self.do}.{self.ruleset}"


def protocol_schema() -> Schema:
    """The schema of a line of the protocol.

    ``$defs`` has ``request``, ``reply`` and one definition a verb for each; ``requests`` and ``replies`` are several.
    """
    shapes = [*_game_verbs(), *_calculations()]
    types = [messages.Problem, *(kind for one in shapes for kind in (one.request, *one.replies))]
    found, defs = msgspec.json.schema_components(types)
    schemas = iter(found)
    named = {"reply.error": _line({"error": next(schemas)})}
    for one in shapes:
        named[f"request.{one.name}"] = _request(one, next(schemas), defs)
        named[f"reply.{one.name}"] = _line({"ok": _any([next(schemas) for _ in one.replies])})
    either = {
        side: _any([{"$ref": REF + name} for name in named if name.startswith(f"{side}.")])
        for side in ("request", "reply")
    }
    several = {
        name: {"type": "array", "items": {"$ref": REF + side}, "minItems": 1, "maxItems": messages.TOGETHER}
        for side, name in (("request", "requests"), ("reply", "replies"))
    }
    line = _any([{"$ref": REF + name} for name in (*either, *several)])
    return {"$schema": DIALECT, **line, "$defs": {**either, **several, **named, **defs}}


def _any(schemas: list[Schema]) -> Schema:
    return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}


def _game_verbs() -> Iterator[_Shapes]:
    events = list[event_union(tuple(FAMILIES))]  # type: ignore[misc,valid-type]
    taken = messages.AnswerTaken[events]  # type: ignore[valid-type]
    yield _Shapes("hello", messages.NoFields, (messages.Hello,))
    yield _Shapes("rulesets", messages.NoFields, (list[messages.ListedRuleset],))
    yield _Shapes("new", messages.NewRequest, (messages.GameBegun,))
    yield _Shapes("copy", messages.CopyRequest, (messages.GameBegun,))
    yield _Shapes("requests", messages.GameRequest, (messages.OpenRequests,))
    yield _Shapes("preview", messages.PreviewRequest, tuple(_previews()))
    yield _Shapes("answer", messages.AnswerRequest, (taken,))
    # The type of state of each family.
    yield _Shapes("state", messages.GameRequest, tuple(family.rulesets[0].state_type for family in FAMILIES.values()))
    yield _Shapes("log", messages.GameRequest, (events,))
    yield _Shapes("outcome", messages.GameRequest, (Outcome | None,))
    yield _Shapes("undo", messages.UndoRequest, (messages.Undone,))
    yield _Shapes("load", messages.LoadRequest, (messages.GameBegun,))


def _calculations() -> Iterator[_Shapes]:
    for name, rules in RULESETS.items():
        for verb, calculation in rules.calculations.items():
            yield _Shapes(verb, calculation.question, (calculation.result,), name)


def _previews() -> Iterator[object]:
    for family in FAMILIES.values():
        maps = family.rulesets[0].maps
        if maps is not None:
            yield maps.previews


def _request(shapes: _Shapes, side: Schema, defs: Facts) -> Schema:
    """A request: the fields of its verb, and those of every line."""
    body = defs[side["$ref"].removeprefix(REF)]
    fixed: Schema = {"do": {"const": shapes.do}, "id": {}}
    if shapes.ruleset is not None:
        fixed["ruleset"] = {"const": shapes.ruleset}
    required = [name for name in fixed if name != "id"]
    properties = {**fixed, **body["properties"]}
    return {
        "type": "object",
        "properties": properties,
        "required": [*required, *body.get("required", ())],
        "additionalProperties": False,
    }


def _line(content: Schema) -> Schema:
    """A reply line with this content."""
    return {
        "type": "object",
        "properties": {"id": {}, **content},
        "required": ["id", *content],
        "additionalProperties": False,
    }


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(protocol_schema()), indent=1) + b"\n")
