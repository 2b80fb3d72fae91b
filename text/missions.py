"""The mission that a game is, in words."""

from text.fluent.catalogue import has, say


def title_of(locale: str, title: str, mission: str) -> str:
    """A game's title; of a mission in the reader's language."""
    return say(locale, f"mission-{mission}") if has(locale, f"mission-{mission}-terms") else title


def mission_line(locale: str, name: str) -> str:
    """The mission's title and what there is to do; empty for a game that is none."""
    if not has(locale, f"mission-{name}-terms"):
        return ""
    return say(locale, "mission-now", title=say(locale, f"mission-{name}"), terms=say(locale, f"mission-{name}-terms"))


def mission_result(locale: str, name: str, *, done: bool | None) -> str:
    """How a mission went, and what there was to do. ``done``: None where its game doesn't count. Empty for a game that
    is none."""
    if not has(locale, f"mission-{name}-terms"):
        return ""
    facts = {"title": say(locale, f"mission-{name}"), "terms": say(locale, f"mission-{name}-terms")}
    if not done:
        return say(locale, "mission-uncounted" if done is None else "mission-failed", **facts)
    return say(locale, "mission-done", emblem=say(locale, f"mission-{name}-emblem"), **facts)
