"""What the rulebook has: the topics of all families, and where a ruling or an error is explained."""

from __future__ import annotations

from collections.abc import Mapping

from rules.games import Gathered
from text.book import Topic
from text.narration import narrator_of

__all__ = ["CHARTS", "TOPICS", "topic_of_error", "topic_of_why"]

TOPICS: Mapping[str, Topic] = Gathered(lambda family: narrator_of(family.id).book.topics(family.id))
"""By id, in the order of the books."""

CHARTS: Mapping[str, str] = Gathered(lambda family: narrator_of(family.id).book.charts)
"""The words of each chart of the rulebook, by its name."""

_LAST_RESORT = "judgment"
_OF_WHY: Mapping[str, str] = Gathered(lambda family: narrator_of(family.id).book.whys)
_OF_ERROR: Mapping[str, str] = Gathered(
    lambda family: {
        code: topic for topic, codes in narrator_of(family.id).book.errors.items() for code in codes.split()
    }
)


def topic_of_why(why: str) -> str:
    """The topic that explains a ruling which an event cites; judgment calls for one that has no topic of its own."""
    return why if why in TOPICS else _OF_WHY.get(why, _LAST_RESORT)


def topic_of_error(code: str) -> str | None:
    """The topic that explains why an answer was refused; None where no rule of the game is behind it."""
    return _OF_ERROR.get(code)
