"""Missions as a page, as a briefing, and at the end of their game."""

from collections.abc import Collection

from discord import ButtonStyle, ui

from cogs.kit.custom_ids import StandaloneId
from cogs.views.components import Button, Row, text, view
from table.history.drill import DAILY
from table.missions import MISSIONS, Mission, mission_after
from text.fluent.catalogue import say
from text.missions import mission_result


def missions_view(locale: str, family: str, done: Collection[str]) -> ui.LayoutView:
    """A family's missions, those done by their emblems; the next one's story, terms and button; the other families."""
    each = MISSIONS[family]
    following = next((mission for mission in each if mission.name not in done), None)
    lines = [_line(locale, mission, following, done) for mission in each]
    count = sum(mission.name in done for mission in each)
    head = say(locale, "missions-head", game=say(locale, f"title-ruleset-{family}"), done=count, all=len(each))
    body = ui.Container[ui.LayoutView](text(head, *lines))
    body.add_item(text(*(briefing(locale, following) if following else [say(locale, "missions-all-done")])))
    begin = [mission_button(locale, following, "mission-play")] if following else []
    again = [mission_button(locale, each[-1], "mission-last-again")] if not following else []
    others = (_family_button(locale, other) for other in MISSIONS if other != family)
    body.add_item(Row(*begin, *again, *others, puzzle_button(locale)))
    return view(body)


def _line(locale: str, mission: Mission, following: Mission | None, done: Collection[str]) -> str:
    state = "done" if mission.name in done else "next" if mission is following else "later"
    emblem = say(locale, f"{_words(mission)}-emblem")
    facts = {"title": title_of(locale, mission), "emblem": emblem}
    return say(locale, "missions-line", state=state, number=number_of(mission), **facts)


def briefing(locale: str, mission: Mission) -> list[str]:
    """A mission's title, its story, and its terms."""
    title = say(locale, "mission-title", number=number_of(mission), title=title_of(locale, mission))
    return [title, say(locale, f"{_words(mission)}-story"), terms_line(locale, mission)]


def terms_line(locale: str, mission: Mission) -> str:
    """What its player has to do."""
    return say(locale, "mission-terms", terms=say(locale, f"{_words(mission)}-terms"))


def result_lines(locale: str, mission: Mission, *, done: bool | None) -> list[str]:
    """How it went, and what there was to do. ``done``: None where the game counts for no mission."""
    line = mission_result(locale, mission.name, done=done)
    return [line, say(locale, "missions-all-done")] if done and mission_after(mission) is None else [line]


def next_button(locale: str, mission: Mission, *, done: bool) -> Button | None:
    """Begins the next mission, or this one again; None once the last one is done."""
    following = mission_after(mission) if done else mission
    word = "mission-next" if done else "mission-again"
    return None if following is None else mission_button(locale, following, word)


def mission_button(locale: str, mission: Mission, word: str) -> Button:
    """Begins a mission."""
    pressed = StandaloneId("mission", mission.name)
    return Button(label=say(locale, word), custom_id=str(pressed), style=ButtonStyle.success, emoji="🎖️")


def puzzle_button(locale: str) -> Button:
    """Shows today's puzzle."""
    pressed = StandaloneId("drillnew", DAILY)
    return Button(label=say(locale, f"drill-again-{DAILY}"), custom_id=str(pressed), emoji="🧩")


def missions_button(locale: str) -> Button:
    """Shows the missions."""
    return Button(label=say(locale, "button-missions"), custom_id=str(StandaloneId("missions")), emoji="🎖️")


def _family_button(locale: str, family: str) -> Button:
    label = say(locale, f"title-ruleset-{family}")
    return Button(label=label, custom_id=str(StandaloneId("missions", family)))


def title_of(locale: str, mission: Mission) -> str:
    """What it is called."""
    return say(locale, _words(mission))


def number_of(mission: Mission) -> int:
    """Its place in its family, from 1."""
    return MISSIONS[mission.ruleset].index(mission) + 1


def _words(mission: Mission) -> str:
    return f"mission-{mission.name}"
