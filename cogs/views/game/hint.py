"""A hint: the best choices, where they lead and how good they are, with the best one drawn."""

from collections.abc import Sequence

from discord import ui
from msgspec import Struct, structs

from cogs.views.components import gallery, text, view
from cogs.views.looks_ahead import aimed_line, led_to, plan_after, way_of, with_place
from rules import Request, State, default
from rules.contract.stakes import Changed
from table.planning import PlacePreview
from text import escape, narrator, plan_alt
from text.analysis import plan_line
from text.fluent.catalogue import say
from text.odds import percent
from text.reasons import terms_line
from text.stakes import outlook_line, telling
from think import Candidate, Thought
from think.plan import Planned

SHOWN = 3
POINT = 0.01
"""Choices that differ by less are as good as each other, and an error below it is not worth saying."""
UNSURE = 0.15
"""The greatest standard error with which more than the two surest chances are shown, where time was short."""
LIKELY, COMING = 0.5, 3
"""The least share of the futures of what is said to come in any case, and the most things of these."""
PICTURE = "hint.png"


class Shown(Struct, frozen=True):
    """A choice of a hint, where it leads, if that is a place, and what the best one's unit goes on to do."""

    candidate: Candidate
    place: PlacePreview | None = None
    plan: tuple[Planned, ...] = ()


def shown_of(state: State, request: Request, thought: Thought) -> tuple[Shown, ...]:
    """The best choices, the highest chance first: those that were compared to the end, or the two surest at least; of
    those as good as the best, the bot's own comes first, and of more than three what gives nothing up is there. Runs
    off the event loop: it tries places."""
    surest = sorted(thought.candidates, key=lambda one: (one.answer != thought.answer, one.error))
    surest = list({_items(state, request, one.answer): one for one in reversed(surest)}.values())[::-1]
    sure = [one for one in surest if one.outlook is not None]
    if len(sure) < 2:
        sure = [one for place, one in enumerate(surest) if place < 2 or one.error <= UNSURE]
    sure = sure or [Candidate(thought.answer, thought.reason, 0.0, 0.0)]
    top = max(sure, key=lambda one: one.chance)
    best = sorted(sure, key=lambda one: (one.answer != thought.answer or not as_good(one, top), -one.chance))
    kept, least = best[:SHOWN], default(state, request)
    if len(best) > SHOWN and not as_good(best[SHOWN - 1], top):
        kept[-1] = next((one for one in best[SHOWN - 1 :] if one.answer == least), kept[-1])
    first, *others = (Shown(one, led_to(state, request, one.answer, one.place)) for one in kept)
    return structs.replace(first, plan=plan_after(state, request, kept[0].answer)), *others


def _items(state: State, request: Request, answer: object) -> object:
    """The items that a player gives with an answer, for example losses, sorted: a hint lists each set of them once."""
    way = way_of(state, request, answer) if request.facts.get("several", 1) > 1 else ()
    return tuple(sorted(str(step.option.choice) for step in way)) or str(answer)


def as_good(one: Candidate, other: Candidate) -> bool:
    """Whether the chances of two choices differ by less than is worth saying, or than is sure."""
    return abs(one.chance - other.chance) < max(POINT, one.apart, other.apart)


def hint_view(
    state: State, request: Request, thought: Thought, shown: Sequence[Shown], locale: str, *, drawn: bool
) -> ui.LayoutView:
    """A hint. ``drawn``: the picture of the best choice is attached."""
    picture = [gallery((PICTURE, _alt(request, shown[0], state, locale)))] if drawn else []
    lines = hint_lines(state, request, thought, shown, locale)
    if not thought.asks and len(shown) > 1:
        lines += ["", f"-# {say(locale, 'hint-how', family=state.family)}"]
    return view(*picture, text("\n".join(lines)))


def all_equal(thought: Thought) -> bool:
    """Whether several choices were weighed, and none is better than another."""
    chances = [one.chance for one in thought.candidates]
    return len(chances) > 1 and max(chances) - min(chances) < POINT


def hint_lines(state: State, request: Request, thought: Thought, shown: Sequence[Shown], locale: str) -> list[str]:
    """The best choices; without a comparison the one choice, or that only people can see the answer."""
    head = say(locale, "hint-head")
    if thought.asks:
        return [head, say(locale, "hint-look")]
    lines = [head]
    if len(shown) < 2:
        label = _label(request, shown[0], state, locale)
        only = "yes" if len(request.options) == 1 and request.free is None else "no"
        lines += [
            say(locale, "hint-only", choice=label, only=only),
            *_why(request, shown[0], state, locale),
        ]
    else:
        alike = [one.candidate for one in shown if as_good(one.candidate, shown[0].candidate)]
        if len(alike) > 1:
            key = "hint-equal" if all_equal(thought) else "hint-alike"
            error = max(one.apart for one in alike)
            points = round(100 * error) if error > POINT else 0
            lines.append(say(locale, key, n=len(alike), chances=_span(locale, alike), error=points))
        known = [found for one in shown if (found := one.candidate.outlook) is not None]
        told = telling(known) if len(known) > 1 and not all_equal(thought) else ()
        if not told and (coming := _coming(state, shown[0].candidate, locale)):
            lines.append(coming)
        for number, one in enumerate(shown):
            ranked = len(alike) == 1 or one.candidate not in alike
            lines += _lines(number, shown, request, state, locale, ranked=ranked, told=told)
    return lines


def _lines(
    number: int,
    shown: Sequence[Shown],
    request: Request,
    state: State,
    locale: str,
    *,
    ranked: bool,
    told: Sequence[Changed],
) -> list[str]:
    """The lines of one choice: the chance of winning after it if it is ``ranked`` by that, the reasons for it, and how
    it differs from the best: in how often it brings what is ``told``, where the choices differ in that."""
    one = shown[number].candidate
    error = round(100 * one.error) if one.error > POINT else 0
    label, chance = _label(request, shown[number], state, locale), percent(locale, one.chance)
    line = say(locale, "hint-line-alike", number=number + 1, choice=label)
    if ranked:
        line = say(locale, "hint-line", number=number + 1, choice=label, chance=chance, error=error)
    why = _why(request, shown[number], state, locale, praised=not number or not ranked)
    if told and one.outlook is not None:
        return [line, *why, f"-# 🔮 {outlook_line(locale, state, told, one.outlook)}"]
    if number:
        return [line, *why, *_against_best(number, shown, state, locale, better=False)]
    return [line, *(why or _against_best(1, shown, state, locale, better=True))]


def _coming(state: State, best: Candidate, locale: str) -> str:
    """What will likely change hands, be lost or scored, where the choices hardly differ in that: why the chance is high
    or low. Empty where nothing will."""
    likely = [one.changed for one in best.outlook or () if one.share >= LIKELY][:COMING]
    return say(locale, "hint-coming", what=outlook_line(locale, state, likely, best.outlook or ())) if likely else ""


def _span(locale: str, alike: Sequence[Candidate]) -> str:
    """The chances of choices that are as good as each other: their order would be read as a rank."""
    chances = [one.chance for one in alike]
    least, most = percent(locale, min(chances)), percent(locale, max(chances))
    return least if least == most else say(locale, "hint-span", least=least, most=most)


def _label(request: Request, one: Shown, state: State, locale: str) -> str:
    way = way_of(state, request, one.candidate.answer)
    label = escape(narrator(state).path_label(locale, way) if way else str(one.candidate.answer), 200)
    return label if one.place is None else with_place(label, one.place, locale)


def _why(request: Request, one: Shown, state: State, locale: str, *, praised: bool = True) -> list[str]:
    """An attack's odds, the policy's reason if the choice is ``praised``, its plan, what its place is good for."""
    found, answer = one.candidate, one.candidate.answer
    reason = found.reason if praised else None
    odds = _odds(request, answer, state, locale)
    told = [odds or aimed_line(locale, state, request, answer, reason), plan_line(locale, one.plan)]
    if one.place is not None:
        told.append(narrator(state).place_hint(locale, one.place.question.state, one.place.preview))
    return [f"-# {line}" for line in "\n".join(told).splitlines() if line]


def _odds(request: Request, answer: object, state: State, locale: str) -> str | None:
    frame = request.facts.get("frame")
    found = (item.facts["face"] for item in request.options if item.choice == answer and item.label == "attack")
    face = next(found, None)
    return None if face is None or frame is None else narrator(state).odds_line(locale, state, frame, face)


def _against_best(number: int, shown: Sequence[Shown], state: State, locale: str, *, better: bool) -> list[str]:
    """A line on what distinguishes a choice from the best one, or the best one from it (``better``); none for one that
    is nearly as good."""
    if as_good(shown[0].candidate, shown[number].candidate):
        return []
    terms = shown[number].candidate.terms
    if better:
        terms = tuple(structs.replace(term, points=-term.points) for term in terms)
    words = terms_line(locale, state, terms, better=better)
    return [f"-# {say(locale, 'hint-than', other=number + 1 if better else 1, words=words)}"] if words else []


def _alt(request: Request, one: Shown, state: State, locale: str) -> str:
    if one.place is not None:
        return plan_alt(locale, one.place.question.state, one.place.preview)
    return _label(request, one, state, locale)
