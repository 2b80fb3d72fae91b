"""What is at stake in words: what changed hands, who leads now, whose last chance it is."""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate

from rules import State, ruleset_of
from rules.contract.stakes import Chance, Changed, Changes
from rules.core.request import Request
from text.facts import NONE, FactWords
from text.fluent.catalogue import Arguments, has, say
from text.narration import narrator

NAMED = 3
"""Things that a heading names; of more it says how many."""
CHOICES, ACTIONS = 8, 5
"""Options whose consequences a question names, and of one that needs a look at the board: each is tried out, and among
more nobody would read them."""
QUESTION_MAX = 1000
"""Characters that a question spends on what is at stake."""
PLACE = "where"
"""The kind of questions for a place."""
SIGNS = ("±", "+", "−")
"""Of 0, of what is above it, and of what is below."""


def event_lines(locale: str, before: State, after: State, *, plain: bool = False) -> list[str]:
    """What has changed hands, been lost or scored from one state to a later one, then what it brought each side.

    Nothing before the first round, and where nothing has changed.
    """
    if not ruleset_of(before).round_of(before):
        return []
    found = ruleset_of(after).changes(before, after)
    words = narrator(after).words(locale, after, plain=plain)
    what = " ".join(_whats(words, found))
    return [what, *_scores(words, found)] if what else []


def last_chance_lines(locale: str, before: State, after: State) -> list[str]:
    """The last chances that have come up from one state to a later one, a line each."""
    words = narrator(after).words(locale, after)
    return [_chance(words, chance) for chance in ruleset_of(after).changes(before, after).chances]


def card_lines(locale: str, before: State, after: State) -> list[str]:
    """The words of the card of what has changed from one state to a later one: what is a great moment of the game."""
    last = any(chance.kind == "round" for chance in ruleset_of(after).changes(before, after).chances)
    said = [say(locale, "stake-last-round", family=after.family)] if last else []
    return [line.replace("**", "") for line in (*event_lines(locale, before, after, plain=True), *said)]


def question_lines(locale: str, state: State, request: Request) -> list[str]:
    """The lines under a question: last chances of the player who is asked, and what each answer is sure to change."""
    return within([*chance_lines(locale, state, request), *_answers(locale, state, request)], QUESTION_MAX)


def within(lines: Sequence[str], most: int) -> list[str]:
    """The first of these lines that have at most so many characters together."""
    ends = accumulate(map(len, lines))
    return [line for line, end in zip(lines, ends, strict=True) if end <= most]


def chance_lines(locale: str, state: State, request: Request) -> list[str]:
    """The last chances of the player who is asked, of what the question is about."""
    words = narrator(state).words(locale, state)
    about = [value for value in request.facts.values() if isinstance(value, str)]
    found = ruleset_of(state).last_chances(state)
    return [_chance(words, chance) for chance in found if chance.player == request.player and chance.unit in about]


def choice_line(locale: str, state: State, request: Request, choice: object) -> str:
    """What a choice surely changes; empty where that is nothing, or where dice fall first."""
    found = ruleset_of(state).foretold(state, request, choice)
    return " ".join(_sentences(narrator(state).words(locale, state), found))


def lost_line(locale: str, before: State, after: State, player: int) -> str:
    """What a player has lost from one state to a later one, said to them; empty where that is nothing."""
    found = ruleset_of(after).changes(before, after)
    if player not in found.losers or not ruleset_of(before).round_of(before):
        return ""
    own = [thing for thing in found.things if thing.other == player]
    words = narrator(after).words(locale, after)
    return " ".join([*(_things(words, own) if own else _whats(words, found)), *_scores(words, found)])


def _answers(locale: str, state: State, request: Request) -> Iterator[str]:
    """Lines on what each answer changes; answers with the same effect share a line. None for a place."""
    rules = ruleset_of(state)
    most = ACTIONS if request.kind in rules.panel.on_board else CHOICES
    if request.kind == PLACE or not rules.round_of(state) or len(request.options) > most:
        return
    found: dict[str, list[str]] = {}
    for option in request.options:
        told = choice_line(locale, state, request, option.choice)
        found.setdefault(told, []).append(narrator(state).option_label(locale, option, state))
    for told, labels in found.items():
        others = [label for more in found.values() if more is not labels for label in more]
        if told and not others and len(labels) > 1:
            yield say(locale, "stake-anyway", told=told)
        elif told and others and len(others) < len(labels):
            yield say(locale, "stake-others", option=", ".join(others), told=told)
        elif told:
            yield say(locale, "stake-choice", option=", ".join(labels), told=told)


def _sentences(words: FactWords[State], found: Changes) -> Iterator[str]:
    whats = list(_whats(words, found))
    yield from [*whats, *_scores(words, found)] if whats else ()


def _whats(words: FactWords[State], found: Changes) -> Iterator[str]:
    yield from _things(words, found.things) if found.things else _points(words, found)


def _things(words: FactWords[State], things: Sequence[Changed]) -> Iterator[str]:
    for thing in things[:NAMED]:
        yield words.sentence(f"stake-{thing.how}", _facts(words, thing))
    if len(things) > NAMED:
        yield say(words.locale, "stake-more", count=len(things) - NAMED)


def _facts(words: FactWords[State], thing: Changed) -> dict[str, object]:
    other = None if thing.other is None else words.player(thing.other)
    named = {"unit": words.thing(thing.unit) or thing.unit, "name": thing.player, "kind": thing.kind}
    return {**named, "player": thing.player, "other": NONE if other is None else other}


def _points(words: FactWords[State], found: Changes) -> Iterator[str]:
    """Points without anything that changes hands, in games that have a word for that: goals."""
    key = f"{words.state.family}-stake-points"
    if has("en", key):
        for player, points in enumerate(found.points):
            if points:
                yield say(words.locale, key, name=words.player(player))


def _scores(words: FactWords[State], found: Changes) -> Iterator[str]:
    """What it has brought each side, and who leads now."""
    gained, lost = ({getattr(thing, side) for thing in found.things} for side in ("player", "other"))
    won = _won(words, found.points, evened=gained & lost)
    best = max(found.scores, default=0)
    others = [score for score in found.scores if score != best]
    score = f"{best} : {max(others)}" if others else f"{best} : {best}"
    lead = NONE if found.lead is None or found.winners is not None else "level"
    if lead == "level" and found.lead is not None and len(found.lead) == 1:
        lead = words.player(found.lead[0])
    if won:
        yield say(words.locale, "stake-scores", won=won, lead=lead, score=score)


def _won(words: FactWords[State], points: Sequence[int], evened: Collection[int | None] = ()) -> str:
    """The players whose points change, and by how many; beside them those who won as much as they lost."""
    changed = [(player, won) for player, won in enumerate(points) if won or (player in evened and any(points))]
    return " · ".join(f"{words.player(player)} {SIGNS[(won > 0) - (won < 0)]}{abs(won)}" for player, won in changed)


def _chance(words: FactWords[State], chance: Chance) -> str:
    facts: Arguments = {"unit": words.thing(chance.unit) or chance.unit, "won": _won(words, chance.points) or NONE}
    return say(words.locale, f"stake-last-{chance.kind}", family=words.state.family, **facts)
