"""What is at stake in words: what changed hands, who leads now, whose last chance it is."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import accumulate

from rules import State, ruleset_of
from rules.contract.stakes import Chance, Changed, Changes
from rules.core.request import Request
from text.facts import NONE, FactWords
from text.fluent.catalogue import Arguments, has, say
from text.narration import narrator
from text.odds import percent
from text.words import together
from think.levels import Outcome

NAMED = 3
"""Things that a heading names; of more it says how many."""
CHOICES, ACTIONS = 8, 5
"""Options whose consequences a question names, and of one that needs a look at the board: each is tried out, and among
more nobody would read them."""
QUESTION_MAX = 1000
"""Characters that a question spends on what is at stake."""
PLACE = "where"
"""The kind of questions for a place."""
TELLING, OUTCOMES = 0.15, 3
"""The least difference between the futures of choices that is worth a word, and the most of these in a line."""
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


def changed_line(locale: str, before: State, after: State) -> str:
    """What has changed hands or been lost from one state to a later one; empty where nothing has. Plain."""
    words = narrator(after).words(locale, after, plain=True)
    return " ".join(_things(words, ruleset_of(after).changes(before, after).things))


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
    if found.winners is not None:
        names, others = [words.player(n) for n in found.winners], [n for n in found.scores if n < max(found.scores)]
        score = f"{max(found.scores)} : {max(others, default=max(found.scores))}"
        yield say(words.locale, "stake-ends", winners=together(words.locale, names), count=len(names), score=score)


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
    won, back = _won(words, chance.points) or NONE, [words.thing(ship) or ship for ship in chance.back]
    facts: Arguments = {
        "unit": words.thing(chance.unit) or chance.unit,
        "won": won,
        "back": together(words.locale, back),
        "ships": len(back),
    }
    return say(words.locale, f"stake-last-{chance.kind}", family=words.state.family, **facts)


def telling(outlooks: Iterable[Sequence[Outcome]]) -> list[Changed]:
    """What the futures of several choices differ in, the greatest difference first, of each thing once."""
    shares = [{one.changed: one.share for one in outlook} for outlook in outlooks]
    apart: dict[Changed, float] = {}
    for changed in dict.fromkeys(changed for found in shares for changed in found):
        own = [found.get(changed, 0.0) for found in shares]
        apart[changed] = max(own) - min(own)
    ranked = sorted((changed for changed in apart if apart[changed] >= TELLING), key=lambda changed: -apart[changed])
    first = {changed.unit or changed.player: changed for changed in reversed(ranked)}
    return [changed for changed in ranked if changed in first.values()][:OUTCOMES]


def speaks_for(player: int, changed: Changed, own: Sequence[Outcome], other: Sequence[Outcome]) -> bool:
    """Whether a change speaks for a player's choice with these futures, against another one: what harms the player
    comes less often, or what harms others more often."""
    harms = changed.other == player or changed.player not in (None, player)
    mine, others = _share(changed, own), _share(changed, other)
    return mine < others if harms else mine > others


def _share(changed: Changed, outlook: Sequence[Outcome]) -> float:
    """The share of a choice's futures in which that changes."""
    return next((one.share for one in outlook if one.changed == changed), 0.0)


def outlook_line(
    locale: str,
    state: State,
    told: Iterable[Changed],
    outlook: Sequence[Outcome],
    other: Sequence[Outcome] | None = None,
) -> str:
    """How often these things happen in the futures of a choice, and how often in those of another one: ``S1 to Ana:
    90% instead of 30%``. Plain."""
    words, parts = narrator(state).words(locale, state, plain=True, tags=True), list[str]()
    for changed in told:
        own, others = _share(changed, outlook), _share(changed, other or ())
        player = changed.other if changed.player is None else changed.player
        unit = words.thing(changed.unit) or changed.unit
        named = {"how": changed.how, "kind": changed.kind, "unit": unit, "player": words.player(player or 0)}
        instead = "none" if other is None else percent(locale, others)
        parts.append(say(locale, "outlook", chance=percent(locale, own), instead=instead, **named))
    return " · ".join(parts)
