"""A family's part of the rulebook."""

from collections.abc import Callable, Mapping

from msgspec import Struct, field

from text.fluent.catalogue import Argument


class Topic(Struct, frozen=True):
    """One rule. Its sentences are ``rule-title-<id>``, ``rule-words-<id>``, ``rule-<id>`` and ``rule-ruling-<id>``.

    ``chart``: the chart on its page, if any; ``family`` is the id of the family whose book it stands in.
    """

    id: str
    chapter: str
    related: tuple[str, ...]
    chart: str
    family: str


class Book(Struct, frozen=True):
    """A family's rules. ``lines``: a topic a line, as chapter, id, related topics and, two blanks apart, its chart.

    ``facts`` gives the numbers and kinds that its sentences use, by locale and ruleset. ``errors``: by topic, the codes
    that it explains; ``whys``: topics of rulings that events and questions cite by another name, or by that of another
    family's topic. ``charts``: the words of each chart,
    as ``chart-<chart>-<word>``. By ruleset: ``borrowed`` has the topics of which its own book says nothing, so that the
    family's first holds; ``partly`` those of which it says only a part; ``moved`` those that stand in another chapter.
    """

    lines: str
    facts: Callable[[str, str], Mapping[str, Argument]] = lambda locale, ruleset: {}
    errors: Mapping[str, str] = field(default_factory=dict)
    whys: Mapping[str, str] = field(default_factory=dict)
    charts: Mapping[str, str] = field(default_factory=dict)
    borrowed: Mapping[str, str] = field(default_factory=dict)
    partly: Mapping[str, str] = field(default_factory=dict)
    moved: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def label(self, ruleset: str, topic: str) -> str | None:
        """The label of a topic of which a ruleset's own book says nothing, or only a part; None if it says all."""
        labels = {"rule-borrowed": self.borrowed, "rule-partly": self.partly}
        return next((label for label, topics in labels.items() if topic in topics.get(ruleset, "").split()), None)

    def chapter(self, ruleset: str, topic: Topic) -> str:
        """The chapter of a topic in a ruleset's book."""
        return self.moved.get(ruleset, {}).get(topic.id, topic.chapter)

    def topics(self, family: str) -> dict[str, Topic]:
        """Its topics by id, in order."""
        return {topic.id: topic for topic in (self._topic(line, family) for line in self.lines.splitlines() if line)}

    def _topic(self, line: str, family: str) -> Topic:
        words, _, chart = line.rstrip().rpartition("  ")
        if chart not in self.charts:
            words, chart = line, ""
        chapter, name, *related = words.split()
        return Topic(name, chapter, tuple(related), chart, family)
