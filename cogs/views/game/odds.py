"""The chances of an attack that is on offer: one line in the panel, the rest behind a button."""

from collections.abc import Iterable, Iterator

from discord import ui

from cogs.views.components import note_view
from rules import Request, State
from table import Game
from text import narrator
from text.fluent.catalogue import say

SHOWN = 4


def _values(request: Request) -> list[int]:
    """The values of the dice that may attack, the highest first."""
    return sorted({item.facts["face"] for item in request.options if item.label == "attack"}, reverse=True)


def odds_lines(request: Request, state: State, locale: str) -> list[str]:
    """The chances of an attack with the best die; none where no attack is on offer."""
    shown = (
        (value, narrator(state).odds_line(locale, state, request.facts["frame"], value))
        for value in _values(request)[:1]
    )
    return [say(locale, "panel-odds", value=value, chances=found) for value, found in shown if found]


def details(requests: Iterable[Request], state: State, locale: str) -> Iterator[str]:
    """All that can be said of the chances, for each die that may attack."""
    for request in requests:
        for value in _values(request)[:SHOWN]:
            found = narrator(state).odds_detail(locale, state, request.facts["frame"], value)
            if found:
                yield say(locale, "panel-odds", value=value, chances=found).replace("\n", "\n-# ")


def odds_view(game: Game, user: int, locale: str) -> ui.LayoutView:
    """The chances of the user's attacks in full."""
    return note_view("\n".join(details(game.asked_of(user), game.played, locale)) or say(locale, "odds-none"))
