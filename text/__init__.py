"""Sentences: what happened, what is asked and what is wrong, in the reader's language.

Every function takes a language first: ``"en"``, ``"fr"``. The words themselves are in ``locales/``, none in the code.
"""

from __future__ import annotations

from text.describe import EnglishDescriber
from text.fluent.catalogue import LOCALES, locale_of, say
from text.maps import field_alt, field_labels, field_title, place, point_text
from text.narration import (
    alt_text,
    aside_title,
    board_labels,
    caption,
    event_line,
    look_text,
    measure_text,
    odds_answer,
    odds_detail,
    odds_line,
    option_detail,
    option_label,
    orders_text,
    outcome_line,
    path_detail,
    path_label,
    ping_line,
    plan_alt,
    plan_text,
    question,
    rehearsal_text,
    ruling_name,
    ruling_of,
    state_text,
    waiting_line,
)
from text.problems import error_line
from text.words import clean, dice_text, escape

__all__ = [
    "LOCALES",
    "EnglishDescriber",
    "alt_text",
    "aside_title",
    "board_labels",
    "caption",
    "clean",
    "dice_text",
    "error_line",
    "escape",
    "event_line",
    "field_alt",
    "field_labels",
    "field_title",
    "locale_of",
    "look_text",
    "measure_text",
    "odds_answer",
    "odds_detail",
    "odds_line",
    "option_detail",
    "option_label",
    "orders_text",
    "outcome_line",
    "path_detail",
    "path_label",
    "ping_line",
    "place",
    "plan_alt",
    "plan_text",
    "point_text",
    "question",
    "rehearsal_text",
    "ruling_name",
    "ruling_of",
    "say",
    "state_text",
    "waiting_line",
]
