"""All sentences of a language as they are read: ``python -m text.fluent.transcript fr``, or ``make words`` for all.

Variables have typical values by their names; where a sentence has cases, each is said once, with the first of the
others. Somebody reads it whole before a release: a sentence that is right beside its braces is often wrong without.
"""

import sys
from collections.abc import Iterator

from fluent.syntax import ast

from text.fluent.catalogue import LOCALES, Argument, Arguments, Locale, language
from text.fluent.check import sentences

COUNTS: dict[str, Argument] = {"zero": 0, "one": 1, "two": 2, "few": 3, "many": 1_000_000, "other": 4}
"""A number of each plural."""
PEOPLE = "player host by other one partner winner owner speaker holder defender attacker who user enemy person"
UNITS = "unit frame item asset target two before taker captive ship piece spotted nearest point second"
VALUES: dict[str, Argument] = {
    **dict.fromkeys(PEOPLE.split(), "Ana"),
    **dict.fromkeys(UNITS.split(), "Newt"),
    "name": "Émile",
    "names": "Ana, Ben",
    "winners": "Ana, Ben",
    "players": "Ana, Ben",
    "organisers": "Chloé",
    "company": "Hornets",
    "station": "S1",
    "debris": "X1",
    "place": "7K",
    "die": "5 red",
    "dice": "5 red, 3 white",
    "systems": "Rd Rd B G",
    "system": "Rd",
    "title": "Friday Night",
    "campaign": "Winter League",
    "until": "<in 2 days>",
    "since": "<2 days ago>",
    "time": "<tomorrow>",
    "link": "[link]",
    "channel": "#table-1",
    "chance": "44%",
    "share": "44%",
    "course": "5 2L 4R",
    "code": "MF1-abcd",
    "score": "12",
    "ruleset": "Rapid Attack",
}
"""What stands for a variable of that name; its name itself for any other."""


def said(locale: Locale, key: str, sentence: ast.Message) -> Iterator[str]:
    """A sentence in each of its cases."""
    names = language(locale).variables(key)
    usual = {name: VALUES.get(name, f"<{name}>") for name in names}
    cases = list(_cases(sentence.value, {}))
    for case in reversed(cases):  # the first case of each is the usual one
        usual |= case
    texts = (language(locale).say(key, usual | case) for case in cases or [usual])
    yield from dict.fromkeys(texts)


def _cases(pattern: ast.Pattern | None, around: Arguments) -> Iterator[Arguments]:
    """What selects each case of a pattern, and of those inside it."""
    for part in pattern.elements if pattern else []:
        select = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(select, ast.SelectExpression) and isinstance(select.selector, ast.VariableReference):
            for variant in select.variants:
                case = around | {select.selector.id.name: _value(variant.key)}
                yield case
                yield from _cases(variant.value, case)


def _value(case: ast.Identifier | ast.NumberLiteral) -> Argument:
    return float(case.value) if isinstance(case, ast.NumberLiteral) else COUNTS.get(case.name, case.name)


def main(locales: list[str]) -> None:
    """Print the sentences of the languages that are named, or of all."""
    for locale in locales or LOCALES:
        for key, sentence in sentences(locale).items():
            for text in said(locale, key, sentence):
                print(f"{key}: {text}")


if __name__ == "__main__":
    main(sys.argv[1:])
