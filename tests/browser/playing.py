"""A game that is played with nothing but one's private panel: its buttons, and a menu where there are none."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as NotInTime

from tests.browser.page import Tab

OVER = re.compile(r"wins:|wins\.|A draw|Final whistle")
LINKS = (
    "Your move", "Refresh", "Undo", "Board as text", "Change my choice", "Something else…", "Why?", "Hint", "Back",
    "Open the board", "Board",
)  # fmt: skip
MENU = "(menu)"
STEPS_MAX = 400
PATIENCE_MS = 300
OPENINGS_MAX = 5
OPENING_MS = 2_000


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


def played(
    tabs: list[Tab],
    order: Sequence[str],
    watch: Callable[[int], object] = lambda number: None,
    until: re.Pattern[str] = OVER,
) -> Counter[str]:
    """Presses until the story says who has won, or what is awaited: what was pressed, by first words.

    ``watch`` is called after each press. A page that is slow to show a panel is given time.
    """
    counted: Counter[str] = Counter()
    for number in range(STEPS_MAX):
        if any(is_over(tab, until) for tab in tabs):
            return counted
        if not step(tabs, counted, order):
            tabs[0].page.wait_for_timeout(PATIENCE_MS)
        watch(number)
    shown = "\n".join(f"{tab.name}: {panel(tab).inner_text()}" for tab in tabs if panel(tab).count())
    raise AssertionError(f"not over after {STEPS_MAX} presses: {counted}\n{shown}")


def step(tabs: list[Tab], counted: Counter[str], order: Sequence[str]) -> bool:
    """One press by the player who may decide, who is then first in line; False if neither may."""
    for who in tuple(tabs):
        labels = offered(who) if panel(who).count() else []
        if not labels and not menu(who).count():
            if not opens(who):
                return False
            labels = offered(who)
        choice = wanted(labels, order)
        if choice is not None or menu(who).count():
            if choice is None:
                choose_first(who)
            else:
                press(who, choice)
            counted[MENU if choice is None else re.sub(r"\W.*", "", choice)] += 1
            tabs.sort(key=lambda tab: tab is not who)
            return True
    return False


def menu(tab: Tab) -> Locator:
    """The menus of the newest private panel."""
    return panel(tab).get_by_role("combobox")


def choose_first(tab: Tab) -> None:
    """The first option of the panel's menu, and no other where several may be chosen.

    A page that draws itself again just then closes the menu, which is opened again.
    """
    option = panel(tab).locator("[role=option]").first
    for _ in range(OPENINGS_MAX):
        menu(tab).first.click()
        try:
            option.wait_for(timeout=OPENING_MS)
        except NotInTime:
            continue
        break
    option.click()
    if (send := tab.page.locator(".select-apply")).count():
        send.click()
    tab.settle()


def is_over(tab: Tab, until: re.Pattern[str] = OVER) -> bool:
    """Whether the story says who has won, or what is awaited."""
    tab.settle()
    return tab.messages.filter(has_text=until).count() > 0


def press(tab: Tab, label: str) -> None:
    """A button of the newest private panel; its label may begin with an emoji."""
    exactly = re.compile(rf"^\W*{re.escape(label)}\s*$")
    button = panel(tab).locator(".component-button:not([disabled])").filter(has_text=exactly).first
    button.click()
    tab.settle()
