"""What a bot says, in one line: the true reason of its decision, or what it thinks of what has just happened."""

from collections.abc import Iterator

from rules import Reason, Remark, Request, State
from rules.contract.stakes import Changes
from rules.core.json_input import Facts
from text.fluent.catalogue import has, say
from text.narration import narrator
from text.reasons import can_say, say_facts, told_facts
from text.words import escape

WORDINGS, OWN = 3, 3
"""So many wordings for everybody, from 0, and the number of the one that a style has for itself."""
FAREWELLS = 2
"""Wordings of each farewell."""
HOPE = 0.05
"""The least chance of which a bot speaks: who says that it tackles at 0% sounds broken."""


def remark_of(state: State, request: Request, reason: Reason, style: str, last: Remark | None) -> Remark | None:
    """What a bot says of its choice; None where there is nothing to say. It never says the ``last`` thing again.

    Some reasons come without what a wording tells: an attack on terrain has no hits to expect.
    """
    facts = told_facts(request, reason)
    if facts.get("chance", 1) < HOPE:
        return None
    return _worded(state, request.player, f"{request.kind}-{reason.code}", facts, style, last)


def moment_of(state: State, player: int, changes: Changes, style: str, last: Remark | None) -> Remark | None:
    """What a bot says of what has changed since it spoke: the first of it that there are words for; a greeting if it
    has not spoken yet; else None."""
    hello: list[tuple[str, Facts]] = [("hello", {})] if last is None else []
    for what, facts in (*_moments(player, changes), *hello):
        remark = _worded(state, player, f"moment-{what}", facts, style, last)
        if remark is not None:
            return remark
    return None


def _moments(player: int, changes: Changes) -> Iterator[tuple[str, Facts]]:
    for thing in changes.things:
        mine = thing.other == player
        if thing.how == "lost":
            yield "lost" if mine else "destroyed", {"unit": thing.unit}
        elif thing.how == "taken" and (mine or thing.player == player):
            yield "taken" if mine else "took", {"unit": thing.unit}
    if any(changes.points):
        yield "scored" if changes.points[player] > 0 else "conceded", {}
    if any(chance.kind == "round" for chance in changes.chances):
        yield "last-round", {}


def _worded(state: State, player: int, what: str, facts: Facts, style: str, last: Remark | None) -> Remark | None:
    """The remark in one of its wordings or the style's own, by how far the game is; None where there is none but the
    ``last`` one."""
    code = f"{state.family}-{what}"
    said = None if last is None or last.code != code else last.wording
    every = (*range(WORDINGS), OWN)
    wordings = [n for n in every if n != said and can_say(_key(code, n, style), facts)]
    return Remark(player, code, facts, wordings[state.serial % len(wordings)], style) if wordings else None


def _key(code: str, wording: int, style: str) -> str:
    return f"voice-{code}-{style if wording == OWN else wording}"


def remark_line(locale: str, remark: Remark, state: State) -> str:
    """The line in the story: who says it, and what."""
    names = narrator(state).words(locale, state, plain=True)
    facts = {key: names.thing(fact) or fact if isinstance(fact, str) else fact for key, fact in remark.facts.items()}
    words = say_facts(locale, _key(remark.code, remark.wording, remark.style), facts)
    return _line(locale, state, remark.player, words, remark.style)


def farewell_line(locale: str, state: State, player: int, style: str) -> str:
    """What a bot says when the game is over; it has ended."""
    winners = () if state.outcome is None else state.outcome.winners
    how = "drawn" if len(winners) != 1 else "won" if winners == (player,) else "lost"
    words = say(locale, f"voice-farewell-{how}-{state.serial % FAREWELLS}")
    return _line(locale, state, player, words, style)


def _line(locale: str, state: State, player: int, words: str, style: str) -> str:
    emblem = say(locale, f"emblem-{style}") if has("en", f"emblem-{style}") else ""
    return say(locale, "voice-line", name=escape(state.players[player].name), words=words, emblem=emblem)
