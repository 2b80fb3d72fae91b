"""The fields that people keep, as text."""

from collections.abc import Sequence

from rules.field import read_field
from storage import FieldRow
from text import escape, field_title
from text.fluent.catalogue import say

LIST_MAX = 3600


def fields_text(locale: str, own: Sequence[FieldRow], servers: Sequence[FieldRow] = ()) -> str:
    """A person's fields, then their server's, one a line; those that find no room are counted."""
    if not own and not servers:
        return say(locale, "field-list-empty")
    lines: list[str] = []
    for key, rows in (("field-list-own", own), ("field-list-server", servers)):
        if not rows:
            continue
        lines.append(say(locale, key, n=len(rows)))
        for number, row in enumerate(rows):
            line = _line(locale, row)
            if sum(map(len, lines)) + len(lines) + len(line) > LIST_MAX:
                lines.append(say(locale, "field-list-more", n=len(rows) - number))
                break
            lines.append(line)
    return "\n".join(lines)


def _line(locale: str, row: FieldRow) -> str:
    title = field_title(locale, read_field(row.code)).replace("**", "")
    key = "field-list-photographed" if row.photograph else "field-list-line"
    return f"- {say(locale, key, name=escape(row.name), field=title)}"
