"""Sentences: what happened, what is asked and what is wrong, in the reader's language.

Every function takes ``"en"`` or ``"fr"`` first. The words themselves are in ``locales/``; none is in the code.
"""

from __future__ import annotations

from text import opening as _opening  # noqa: F401
from text.ask import option_detail, option_label, question, ruling_of, waiting_line
from text.board import alt_text, board_labels, state_text
from text.catalogue import LOCALES, locale_of, say
from text.describe import EnglishDescriber
from text.narrator import event_line, outcome_line, ruling_name
from text.problems import error_line
from text.words import clean, dice_text, distance, escape

__all__ = [
    "LOCALES",
    "EnglishDescriber",
    "alt_text",
    "board_labels",
    "clean",
    "dice_text",
    "distance",
    "error_line",
    "escape",
    "event_line",
    "locale_of",
    "option_detail",
    "option_label",
    "outcome_line",
    "question",
    "ruling_name",
    "ruling_of",
    "say",
    "state_text",
    "waiting_line",
]
