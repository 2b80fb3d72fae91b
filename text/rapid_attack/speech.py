"""The narrator of Rapid Attack, MEZ and Unofficial."""

from __future__ import annotations

from rules import Preview
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.state import FAMILY_ID, State
from text.rapid_attack import board, events, field, odds, orders, questions
from text.rapid_attack import moves as _moves  # noqa: F401 - its sentences
from text.rapid_attack import opening as _opening  # noqa: F401 - its sentences
from text.rapid_attack.book import BOOK
from text.teller import Teller

__all__ = ["SPEECH", "RapidAttackTeller"]


class RapidAttackTeller(Teller[State]):
    """Tells with sentences that need more than an event's or a request's own facts."""

    event_line = staticmethod(events.event_line)
    outcome_line = staticmethod(events.outcome_line)
    question = staticmethod(questions.question)
    waiting_line = staticmethod(questions.waiting_line)
    option_label = staticmethod(questions.option_label)
    option_detail = staticmethod(questions.option_detail)
    ruling_of = staticmethod(questions.ruling_of)
    state_text = staticmethod(board.state_text)
    alt_text = staticmethod(board.alt_text)
    board_labels = staticmethod(board.board_labels)
    odds_line = staticmethod(odds.odds_line)
    chances_of = staticmethod(odds.chances_of)
    look_text = staticmethod(field.look_text)
    orders_text = staticmethod(orders.orders_text)
    rehearsal_text = staticmethod(orders.rehearsal_text)

    def plan_text(self, locale: str, state: State, preview: Preview) -> str:
        """What would follow if a frame or a station went there."""
        assert isinstance(preview, MapPreview)
        return field.plan_text(locale, state, preview)


SPEECH = RapidAttackTeller(FAMILY_ID, BOOK)
