"""A hint: the best choices, where they lead and how good they are, with the best one drawn."""

from collections.abc import Sequence

from discord import ui
from msgspec import Struct

from cogs.views.components import gallery, note_view, text, view
from cogs.views.looks_ahead import led_to, with_place
from rules import Request, State
from table import Game
from table.planning import PlacePreview
from text import escape, narrator, plan_alt
from text.fluent.catalogue import say
from text.odds import percent
from text.reasons import reason_line, term_line
from think import Candidate, Thought

SHOWN = 3
POINT = 0.01
"""Choices that differ by less are as good as each other, and an error below it is not worth saying."""
UNSURE = 0.1
"""The greatest standard error with which a chance is shown."""
PICTURE = "hint.png"


class Shown(Struct, frozen=True):
    """A choice of a hint, and where it leads, if that is a place."""

    candidate: Candidate
    place: PlacePreview | None = None


def shown_of(game: Game, request: Request, thought: Thought) -> tuple[Shown, ...]:
    """The best choices, the highest chance first; places are tried out. Runs off the event loop."""
    sure = [one for one in thought.candidates if one.error <= UNSURE or one.answer == thought.answer]
    best = sorted(sure, key=lambda one: (-round(one.chance, 2), one.answer != thought.answer))
    best = best or [Candidate(thought.answer, thought.reason, 0.0, 0.0)]
    return tuple(Shown(one, led_to(game.played, request, one.answer, one.place)) for one in best[:SHOWN])


def hint_view(
    game: Game, request: Request, thought: Thought, shown: Sequence[Shown], locale: str, *, drawn: bool
) -> ui.LayoutView:
    """The best choices; without a comparison the one choice, or that only people can see the answer.

    ``drawn``: the picture of the first one is attached.
    """
    head, state = say(locale, "hint-head"), game.played
    if thought.asks:
        return note_view(f"{head}\n{say(locale, 'hint-look')}")
    lines = [head]
    if len(shown) < 2:
        label = _label(request, shown[0], state, locale)
        lines += [say(locale, "hint-only", choice=label), *_why(request, shown[0], state, locale)]
    else:
        alike = sum(shown[0].candidate.chance - one.candidate.chance < POINT for one in shown)
        if alike > 1:
            lines.append(say(locale, "hint-equal" if alike == len(shown) else "hint-alike", n=alike))
        for number in range(len(shown)):
            lines += _lines(number, shown, request, state, locale)
        lines += ["", f"-# {say(locale, 'hint-how')}"]
    picture = [gallery((PICTURE, _alt(request, shown[0], state, locale)))] if drawn else []
    return view(*picture, text("\n".join(lines)))


def _lines(number: int, shown: Sequence[Shown], request: Request, state: State, locale: str) -> list[str]:
    """The lines of one choice: the chance of winning after it, the reasons for it, and how it differs from the best."""
    one = shown[number].candidate
    error = round(100 * one.error) if one.error > POINT else 0
    label, chance = _label(request, shown[number], state, locale), percent(locale, one.chance)
    line = say(locale, "hint-line", number=number + 1, choice=label, chance=chance, error=error)
    return [line, *_why(request, shown[number], state, locale), *_against_best(number, shown, locale)]


def _label(request: Request, one: Shown, state: State, locale: str) -> str:
    answer = one.candidate.answer
    found = (narrator(state).option_label(locale, item, state) for item in request.options if item.choice == answer)
    label = escape(next(found, str(answer)), 200)
    return label if one.place is None else with_place(label, one.place, locale)


def _why(request: Request, one: Shown, state: State, locale: str) -> list[str]:
    """The reason for a choice: what its place is good for, an attack's odds, or the policy's reason."""
    if one.place is not None:
        told = narrator(state).place_hint(locale, one.place.question.state, one.place.preview)
    else:
        told = _odds(request, one.candidate.answer, state, locale) or reason_line(locale, one.candidate.reason)
    return [f"-# {line}" for line in told.splitlines() if line]


def _odds(request: Request, answer: object, state: State, locale: str) -> str | None:
    frame = request.facts.get("frame")
    found = (item.facts["face"] for item in request.options if item.choice == answer and item.label == "attack")
    face = next(found, None)
    return None if face is None or frame is None else narrator(state).odds_line(locale, state, frame, face)


def _against_best(number: int, shown: Sequence[Shown], locale: str) -> list[str]:
    """A line on what distinguishes a choice from the best one; none for the best, or for one that is nearly as good."""
    if not number or shown[0].candidate.chance - shown[number].candidate.chance < POINT:
        return []
    words = ", ".join(term_line(locale, term.name, term.points) for term in shown[number].candidate.terms)
    return [f"-# {say(locale, 'hint-than', other=1, words=words)}"] if words else []


def _alt(request: Request, one: Shown, state: State, locale: str) -> str:
    if one.place is not None:
        return plan_alt(locale, one.place.question.state, one.place.preview)
    return _label(request, one, state, locale)
