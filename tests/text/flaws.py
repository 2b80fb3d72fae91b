"""What no sentence may have, in either language: flaws that are found in a text as it is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator

from text.fluent.catalogue import has

ENGLISH_NOUNS = """
    unit frame station rocket system point asset player game round turn brick pip click roll attack company=companies
    ship hit die=dice piece decision goal character hour day picture entry=entries catapult HVA TA
"""
FRENCH_NOUNS = """
    unité Frame station roquette équipement point atout joueur partie tour brique cran jet attaque compagnie touche
    dégât vaisseau=vaisseaux dé décor décision but caractère heure jour image entrée catapulte pièce
"""
AMBIGUOUS = frozenset(("attack", "hit", "roll", "click", "turn", "ship", "point", "die", "jet"))
"""Singulars that may follow a number as another word: "5 and 6 hit"."""
_CODE = re.compile(r"```.*?```|`[^`]*`|https?://\S+|<t:\S+?>|<[@#:]\S*?>", re.DOTALL)
_COMMON = {
    "a brace": re.compile(r"[{}]"),
    "None": re.compile(r"\bNone\b(?!$)"),
    "two spaces": re.compile(r"(?<=\S)[ \u00a0\u202f]{2,}(?=\S)"),
    "two full stops": re.compile(r"(?<!\.)\.\.(?!\.)|[,;:?!]\.(?!\.)|\.[,;]"),
    "a space before a stop": re.compile(r"(?<=\S) [,.](?=\s|$)"),
    "a straight quote": re.compile(r'"'),
    "an empty bracket": re.compile(r"\(\s*\)|\[\s*\]"),
}
_ELIDED = r"de|que|jusque|lorsque|puisque"
_FRENCH = {
    "no elision before a name": re.compile(rf"\b(?i:{_ELIDED}) [*`]*[AEIOUÀÂÉÈÊÎÔ][a-zà-ÿ]"),
    "no elision": re.compile(rf"(?<![\w-])(?i:{_ELIDED}|le|la|ne|se|je|me|te) (?!onze|oui|un\b|une\b)[aeiouàâéèêîô]\w"),
    "no French space": re.compile(r"[^\u202f\s!?](?=[!?»](?:\s|$))| [!?;:»]|« "),
}


def _forms(nouns: str) -> list[tuple[str, str]]:
    pairs = (noun.partition("=") for noun in nouns.split())
    return [(one, many or f"{one}s") for one, _, many in pairs]


def _counted(nouns: str, one: str, many: str) -> re.Pattern[str]:
    """A number with a noun in the wrong form; ``one`` and ``many``: the numbers of the singular and of the plural."""
    space, forms = "[ \u00a0]", _forms(nouns)
    plurals = "|".join(plural for _, plural in forms)
    singulars = "|".join(singular for singular, _ in forms if singular not in AMBIGUOUS)
    return re.compile(
        rf"(?<![\w.,:/×−-]){one}{space}(?:{plurals})\b|(?<![\w.,:/×−-]){many}{space}(?:{singulars})(?![\w-])"
    )


_PLURALS = {
    "en": _counted(ENGLISH_NOUNS, "1", r"(?:0|[2-9]|[1-9]\d+)"),
    "fr": _counted(FRENCH_NOUNS, "[01]", r"(?:[2-9]|[1-9]\d+)"),
}


def flaws(locale: str, text: str) -> Iterator[str]:
    """Every flaw of a text, with what stands around it."""
    prose = _CODE.sub("x", text)
    plurals = {"a wrong plural": _PLURALS[locale]} if locale in _PLURALS else {}
    checks = _COMMON | plurals | (_FRENCH if locale == "fr" else {})
    for name, pattern in checks.items():
        for found in pattern.finditer(prose):
            yield f"{name}: …{prose[max(0, found.start() - 30) : found.end() + 20]}…"
    for word in re.findall(r"(?<![/\w-])[a-z]+(?:-[a-z]+)+(?![\w-])", prose):
        if has("en", word):
            yield f"a key: {word}"
