"""The analysis of a game in words, and its graph as plain data."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, structs

from rules import Request, State, requests, ruleset_of
from rules import choose as policy_choice
from rules.codec import decode_state
from rules.core.event import Event
from rules.core.json_input import Facts
from text.fluent.catalogue import say
from text.maps import place
from text.narration import narrator
from text.odds import percent
from text.reasons import reason_line, terms_line
from think.analysis import Account, Analysis, Swing, Turn, swings
from think.choose import place_asked
from think.judge import Weighed, asked_of


class TurnWords(Struct, frozen=True):
    """A turning point in words: the question, what was played, what would have been better, and why. Plain but for
    ``asked``."""

    asked: str
    played: str
    better: str
    why: str


NOTHING_DONE = {"TurnBegan", "RoundEnded", "Placed", "Activated"}
"""Events of captions with which no player has done anything yet."""
Moments: TypeAlias = "Mapping[int, Sequence[tuple[Event, State]]]"
"""The events of each entry of a game's log, with the state after each."""


def graph(locale: str, names: Sequence[str], ruleset: str, analysis: Analysis, moments: Moments) -> Facts:
    """The graph of everybody's chances, and the turning points, as JSON.

    ``{"players": [name], "points": [{"seq", "round", "chances"}], "turns": [{"seq", "player", "lost", "asked",
    "played", "better", "why"}], "good": [...], "swings": [{"seq", "player", "gained", "told"}]}``; ``chances`` by
    player, from 0 to 1; ``good``: decisions that were better than all else, as turns whose ``lost`` is below 0;
    ``swings``: what else moved the chances most.
    """
    return {
        "players": list(names),
        "points": [{"seq": at.seq, "round": at.round, "chances": list(at.chances)} for at in analysis.points],
        "turns": [_turn(locale, ruleset, turn) for turn in analysis.turns],
        "good": [_turn(locale, ruleset, turn) for turn in analysis.good],
        "swings": [
            {"seq": swing.seq, "player": swing.player, "gained": swing.gained, "told": told}
            for swing, told in told_swings(locale, analysis, moments)
        ],
    }


def told_swings(locale: str, analysis: Analysis, moments: Moments) -> Iterator[tuple[Swing, str]]:
    """What else moved the chances most, each with what happened then in two sentences at the most; a forecast that
    changed with a new round, or with a place, teaches nobody anything."""
    for swing in swings(analysis):
        if found := moments.get(swing.seq, ()):
            said = narrator(found[-1][1])
            done = {type(event).__name__ for event, _ in found} & {*said.captions} - NOTHING_DONE
            if (done or found[-1][1].outcome is not None) and (told := said.caption(locale, found)):
                yield swing, told


def _turn(locale: str, ruleset: str, turn: Turn) -> Facts:
    words = turn_words(locale, turn, state_of(ruleset, turn))
    told = {"asked": words.asked, "played": words.played, "better": words.better, "why": words.why}
    return {"seq": turn.seq, "player": turn.player, "lost": turn.lost, **told}


def round_text(state: State, locale: str) -> str:
    """Which round, or turn, it is, as its game calls that."""
    return say(locale, "round-number", family=state.family, number=ruleset_of(state).round_of(state))


def state_of(ruleset: str, turn: Turn) -> State:
    """The state in which a turning point was decided, with its questions: those may take long on a map."""
    state = decode_state(ruleset, bytes(turn.state))
    requests(state)
    return state


def turn_words(locale: str, turn: Turn, state: State) -> TurnWords:
    """A turning point in words. Slow where a move would have been better: its place is looked for."""
    request = asked_of(state, turn.player, turn.kind)
    best, taken = turn.choices[0], turn.choices[turn.taken]
    played, better = (choice_label(locale, turn, one, state) for one in (taken, best))
    if request is not None and (there := _leads_to(state, request, best.choice)):
        better = say(locale, "hint-to", choice=better, place=there)
    return TurnWords(asked_line(locale, turn, state), played, better, why_line(locale, turn, best, state))


def asked_line(locale: str, turn: Turn, state: State) -> str:
    """What was asked at a turning point. Markdown."""
    request = asked_of(state, turn.player, turn.kind)
    return "" if request is None else narrator(state).question(locale, request, state).partition("\n")[0]


def _leads_to(state: State, request: Request, choice: object) -> str:
    """The cell of the place that the policy takes after a choice; empty if the choice leads to none."""
    maps, found = ruleset_of(state).maps, place_asked(state, request, choice)
    own = None if found is None else policy_choice(*found)
    if maps is None or found is None or own is None:
        return ""
    return place(maps.preview(*found, own.choice).at)


def choice_label(locale: str, turn: Turn, one: Weighed, state: State) -> str:
    """A choice as its button named it; a place as its cell; another written answer as its text."""
    request = asked_of(state, turn.player, turn.kind)
    options = () if request is None else request.options
    found = (narrator(state).option_label(locale, item, state) for item in options if item.choice == one.choice)
    if (named := next(found, None)) is not None:
        return named
    return place(one.choice) if _is_point(one.choice) else str(one.choice)[:80]


def _is_point(choice: object) -> bool:
    return isinstance(choice, list | tuple) and len(choice) == 2 and all(isinstance(one, int | float) for one in choice)


def ranked_why(locale: str, turn: Turn, place: int, state: State) -> str:
    """Why the choice of a rank is good, or worse than the best one: that against the next one."""
    one = turn.choices[place]
    if not place and len(turn.choices) > 1:
        others = tuple(structs.replace(term, points=-term.points) for term in turn.choices[1].terms)
        one = structs.replace(one, terms=others)
    return why_line(locale, turn, one, state)


def why_line(locale: str, turn: Turn, one: Weighed, state: State) -> str:
    """Why a choice is good: its reason, and how it differs from the choice that it was compared with."""
    reason = reason_line(locale, state, asked_of(state, turn.player, turn.kind), one.reason)
    terms = terms_line(locale, state, one.terms, better=one.choice == turn.choices[0].choice)
    return ", ".join(part for part in (reason, terms) if part)


def signed(share: float) -> str:
    """A change of a chance in percentage points, with its sign: ``+12``."""
    points = round(100 * share)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def account_line(locale: str, name: str, account: Account, letter: str) -> str:
    """Where a player's chance went, in two lines. Markdown; the name is escaped."""
    spans = {"initial": percent(locale, account.initial), "final": percent(locale, account.final)}
    parts = {part: signed(getattr(account, part)) for part in ("own", "others", "luck")}
    head = say(locale, "analysis-player", name=name, letter=letter, error=round(100 * account.error), **spans, **parts)
    if round(100 * account.unjudged) == 0:
        return head
    return f"{head}\n{say(locale, 'analysis-unjudged', points=signed(account.unjudged))}"
