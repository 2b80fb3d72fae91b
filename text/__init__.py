"""Sentences: what happened, what is asked and what is wrong, in the reader's language.

``narrator`` tells a game. Every function takes a language first: ``"en"``, ``"fr"``. The words themselves are in
``locales/``, none in the code.
"""

from text.fluent.catalogue import LOCALES, locale_of, say
from text.maps import field_alt, field_labels, field_notes, field_title, place, point_text
from text.narration import (
    EnglishDescriber,
    caption,
    narrator,
    plan_alt,
    ruling_name,
)
from text.problems import error_line
from text.words import clean, dice_text, escape

__all__ = [
    "LOCALES", "EnglishDescriber", "caption", "clean", "dice_text", "error_line", "escape", "field_alt", "field_labels",
    "field_notes", "field_title", "locale_of", "narrator", "place", "plan_alt", "point_text", "ruling_name", "say",
]  # fmt: skip
