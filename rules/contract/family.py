"""The declaration of a family: rulesets that share events, sentences and pictures. A new game declares one."""

from typing import Any

from msgspec import Struct

from rules.contract.ruleset import Ruleset
from rules.core.event import Event


class Family(Struct, frozen=True):
    """A family, declared once; every other room finds what it needs from here.

    ``codes``: the number of each ruleset in share codes (0 to 15, never used again for another). The rest are object
    references as ``pkgutil.resolve_name`` takes them, so that the rules import no other room; empty where the common
    way does: ``narrator`` (text.narrator.Narrator), ``drawing`` (render.drawing.Drawing), ``lesson``
    (table.lessons.course.Course), and ``sentences``, a package whose folder holds ``<locale>/*.ftl``.
    """

    id: str
    rulesets: tuple[Ruleset[Any], ...]
    events: tuple[type[Event], ...]
    codes: dict[str, int]
    drawing: str
    narrator: str = ""
    lesson: str = ""
    sentences: str = ""
