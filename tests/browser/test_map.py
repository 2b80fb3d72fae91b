"""A whole game on a map between two people in a real browser, moved by buttons alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

pytest.importorskip("playwright")

from playwright.sync_api import Browser, Locator

from tests.browser.page import Sandbox, Tab

pytestmark = pytest.mark.browser

STEPS_MAX = 400
OVER = re.compile("wins:|A draw")
LINKS = ("Your move", "Refresh", "Take back", "Board as text", "Take back my choice", "Something else…", "Why?")
ORDER = (
    r"^(Go|Put it here)$",
    r"^Move with",
    r"^Attack with",
    r"^Defend with",
    r"^(Into|Toward|Suggestion)",
    r"^On the map",
    r"^One more$",
    r"^(Hand-to-hand|Direct fire|Artillery)",
    r"^[AB]1",
    r"^Station",
    r"^(Done|Nobody|Pass|No )",
)


def panel(tab: Tab) -> Locator:
    """The newest private message."""
    return tab.messages.filter(has_text="Only you can see this").last


def offered(tab: Tab) -> list[str]:
    """What the newest private panel lets its reader press."""
    tab.settle()
    labels = panel(tab).locator(".component-button:not([disabled])").all_inner_texts()
    return [text for label in labels if (text := re.sub(r"^\W+", "", label.strip())) and text not in LINKS]


def wanted(labels: list[str], order: Sequence[str]) -> str | None:
    """What to press, so that the game gets somewhere."""
    for pattern in order:
        for label in labels:
            if re.search(pattern, label):
                return label
    return labels[0] if labels else None


def opens(tab: Tab) -> bool:
    """Open one's private panel; False when the game has ended meanwhile, and its button with it."""
    try:
        tab.click("Your move")
    except AssertionError:
        if is_over(tab):
            return False
        raise
    return True


def step(tabs: list[Tab], counted: Counter[str], order: Sequence[str] = ORDER) -> bool:
    """One press by whoever may decide, who is then first in line; False when neither may: the game is over."""
    for who in tuple(tabs):
        labels = offered(who) if panel(who).count() else []
        if not labels:
            if not opens(who):
                return False
            labels = offered(who)
        choice = wanted(labels, order)
        if choice is not None:
            press(who, choice)
            counted[re.sub(r"\W.*", "", choice)] += 1
            tabs.sort(key=lambda tab: tab is not who)
            return True
    return False


def look(tab: Tab, pictures: Path) -> None:
    """The planning panel in both themes, once for each who sees it."""
    if "Go" not in offered(tab) or (pictures / f"map-plan-{tab.name}-dark.png").exists():
        return
    for scheme in ("light", "dark"):
        tab.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        tab.settle()
        panel(tab).screenshot(path=pictures / f"map-plan-{tab.name}-{scheme}.png")


def is_over(tab: Tab) -> bool:
    """Whether the story says who has won."""
    tab.settle()
    return tab.messages.filter(has_text=OVER).count() > 0


def press(tab: Tab, label: str) -> None:
    """A button of the newest private panel; its label may begin with an emoji."""
    exactly = re.compile(rf"^\W*{re.escape(label)}\s*$")
    button = panel(tab).locator(".component-button:not([disabled])").filter(has_text=exactly).first
    button.click()
    tab.settle()


def test_a_whole_game_moved_by_buttons_alone(table: Sandbox, browser: Browser, pictures: Path) -> None:
    ana, ben = table.tab(browser, "Ana"), table.tab(browser, "Ben", width=420, height=900)
    ana.slash(
        "game new", ruleset="Rapid Attack", size="Custom", table="A map", across="32", frames="1", stations="1",
        rockets="0", clock="2",
    )  # fmt: skip
    ben.sees("Ana")
    ana.screenshot(pictures / "map-lobby.png")
    ben.screenshot(pictures / "map-lobby-420.png")
    ben.click("Join")
    ana.sees("2 players")
    ana.click("Start")
    ana.sees(re.compile("puts down|deploys|decides where|to cover"))
    counted: Counter[str] = Counter()
    tabs = [ben, ana]
    for number in range(STEPS_MAX):
        if is_over(ana) or not step(tabs, counted):
            break
        look(tabs[0], pictures)
        if number in (1, 21):
            ana.screenshot(pictures / f"map-{number}.png")
            ben.screenshot(pictures / f"map-{number}-420.png")
    ana.sees(OVER)
    assert counted["Go"] >= 1
    assert counted["Put"] == 4
    for tab in (ana, ben):
        tab.screenshot(pictures / f"map-end-{tab.name}.png")
        tab.close()
