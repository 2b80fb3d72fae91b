"""The analysis of a game in words, and its graph as plain data."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from msgspec import Struct, structs

from rules import Event, Reason, Request, State, requests, ruleset_of
from rules import choose as policy_choice
from rules.codec import decode_state
from rules.core.json_input import Facts
from rules.core.request import unit_of
from text.facts import NONE
from text.fluent.catalogue import say
from text.maps import place
from text.narration import narrator
from text.odds import percent
from text.reasons import reason_line, terms_line
from text.stakes import changed_line, outlook_line, speaks_for, telling
from text.words import player_name
from think.analysis import SURE, TURNS, Account, Analysis, Moments, Swing, Turn, swings
from think.choose import place_asked
from think.judge import Weighed, asked_of
from think.plan import WHERE, Planned, plan_of


class TurnWords(Struct, frozen=True):
    """A turning point in words: the question, what was played, what would have been better, and why. Plain but for
    ``asked``."""

    asked: str
    played: str
    better: str
    why: str


CLEAR = 0.1
"""The greatest standard error of decisions that are named however little they did."""
IDLE = {"no-target", "no-shot", "none"}
"""Reasons of steps of a plan that do nothing."""
NOTHING_DONE = {"TurnBegan", "RoundEnded", "Placed", "Activated", "Went", "Moved", "CourseSet", "Spotted"}
"""Events of captions that explain no change of the chances: with those of its own accord nobody has won anything."""

WINNING = {"goals", "score", "late"}
"""Terms of the appraisal that say only what winning is: of no use to who asks why a choice wins more often."""


def for_readers(analysis: Analysis, players: Collection[int]) -> Analysis:
    """The analysis with the decisions of these players first, the costliest first, even if none is sure; then at most
    one of the others': nobody learns much from another's errors."""
    ranked = sorted(analysis.turns, key=lambda turn: -turn.lost)
    own = [turn for turn in ranked if turn.player in players]
    own = own or [turn for turn in analysis.unsure if turn.player in players][:TURNS]
    others = [turn for turn in ranked if turn.player not in players]
    good = sorted(analysis.good, key=lambda turn: turn.player not in players)
    return structs.replace(analysis, turns=(*own, *(others[:1] if own else others)), good=tuple(good))


def graph(locale: str, names: Sequence[str], ruleset: str, analysis: Analysis, moments: Moments) -> Facts:
    """The graph of everybody's chances, and the turning points, as JSON.

    ``{"players": [name], "points": [{"seq", "round", "chances"}], "turns": [{"seq", "player", "lost", "sure", "asked",
    "played", "better", "why"}], "good": [...], "swings": [{"seq", "player", "gained", "told"}]}``; ``chances`` by
    player, from 0 to 1; ``good``: decisions that were better than all else, as turns whose ``lost`` is below 0;
    ``swings``: what else moved the chances most.
    """
    return {
        "players": [player_name(locale, name) for name in names],
        "points": [{"seq": at.seq, "round": at.round, "chances": list(at.chances)} for at in analysis.points],
        "turns": [_turn(locale, ruleset, turn) for turn in analysis.turns],
        "good": [_turn(locale, ruleset, turn) for turn in analysis.good],
        "swings": [
            {"seq": swing.seq, "player": swing.player, "gained": swing.gained, "told": told}
            for swing, told in told_swings(locale, analysis, moments)
        ],
    }


def told_swings(locale: str, analysis: Analysis, moments: Moments) -> Iterator[tuple[Swing, str]]:
    """What else moved the chances most, each with what changed hands or was lost with it, or else what happened then
    in two sentences at the most. A forecast that changed with a new round, with a place or at the end teaches nobody
    anything."""
    for swing in swings(analysis, moments):
        done = [
            (event, after)
            for event, after in swing.moments
            if after.outcome is None and type(event).__name__ not in NOTHING_DONE
        ]
        if not done:
            continue
        after = done[-1][1]
        changed = "" if swing.before is None else changed_line(locale, swing.before, after)
        if told := changed or narrator(after).caption(locale, done) or _rolled(locale, done):
            yield swing, told


def _rolled(locale: str, done: Iterable[tuple[Event, State]]) -> str:
    """The first roll of a unit's dice among these events; empty without one."""
    for event, state in done:
        facts, words = structs.asdict(event), narrator(state).words(locale, state, plain=True, tags=True)
        unit = unit_of(facts)
        if unit and "faces" in facts and (dice := words.argument("dice", facts)):
            return say(locale, "analysis-rolled", unit=words.name(unit), dice=dice)
    return ""


def _turn(locale: str, ruleset: str, turn: Turn) -> Facts:
    words = turn_words(locale, turn, state_of(ruleset, turn))
    told = {"asked": words.asked, "played": words.played, "better": words.better, "why": words.why}
    return {"seq": turn.seq, "player": turn.player, "lost": turn.lost, "sure": turn.sure, **told}


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
    reason = "" if request is None else purpose(locale, state, request, best.choice, best.reason)
    why = "; ".join(filter(None, (reason, difference_line(locale, turn, best, state))))
    return TurnWords(asked_line(locale, turn, state), played, better, why)


def asked_line(locale: str, turn: Turn, state: State) -> str:
    """What was asked at a turning point, of units as its picture and its choices call them. Markdown."""
    request = asked_of(state, turn.player, turn.kind)
    return "" if request is None else narrator(state).question(locale, request, state, tags=True).partition("\n")[0]


def _leads_to(state: State, request: Request, choice: object) -> str:
    """The cell of the place that the policy takes after a choice; empty if the choice leads to none."""
    maps, found = ruleset_of(state).maps, place_asked(state, request, choice)
    own = None if found is None else policy_choice(*found)
    if maps is None or found is None or own is None:
        return ""
    return place(maps.preview(*found, own.choice).at)


def choice_label(locale: str, turn: Turn, one: Weighed, state: State) -> str:
    """A choice as its button named it; a place as its cell, or what comes of something put there; another written
    answer as its text."""
    request = asked_of(state, turn.player, turn.kind)
    options = () if request is None else request.options
    found = (narrator(state).option_label(locale, item, state) for item in options if item.choice == one.choice)
    if (named := next(found, None)) is not None:
        return named
    if not _is_point(one.choice):
        return str(one.choice)[:80]
    maps = ruleset_of(state).maps
    there = None if maps is None or request is None else maps.preview(state, request, one.choice)
    if there is None or there.most is not None:
        return place(one.choice)
    return narrator(state).plan_text(locale, state, there).replace("**", "")


def _is_point(choice: object) -> bool:
    return isinstance(choice, list | tuple) and len(choice) == 2 and all(isinstance(one, int | float) for one in choice)


def ranked_difference(locale: str, turn: Turn, place: int, state: State) -> str:
    """How the choice of a rank differs from the best one, and that from the next one."""
    one = turn.choices[place]
    if not place and len(turn.choices) > 1:
        others = tuple(structs.replace(term, points=-term.points) for term in turn.choices[1].terms)
        one = structs.replace(one, terms=others)
    return difference_line(locale, turn, one, state)


def purpose(locale: str, state: State, request: Request, choice: object, reason: Reason) -> str:
    """What a choice is for: its reason, and what its unit goes on to do. Slow."""
    plan = plan_line(locale, plan_of(state, request, choice))
    return "; ".join(filter(None, (reason_line(locale, state, request, reason), plan)))


def plan_line(locale: str, plan: Iterable[Planned]) -> str:
    """What a unit goes on to do, in its order: ``plan: move (it takes S1), attack B2``, and whether that depends on
    dice; empty without a step that can be told. Plain."""
    told, sure = list[str](), True
    for step in plan:
        options = (item for item in step.request.options if item.choice == step.choice.choice)
        named = next((narrator(step.state).option_label(locale, item, step.state) for item in options), "")
        why = reason_line(locale, step.state, step.request, step.choice.reason)
        attack, target = step.choice.reason.code, str(step.choice.reason.facts.get("target", NONE))
        if not named or attack in IDLE or (step.request.kind == WHERE and not why):
            continue
        facts = {"family": step.state.family, "kind": step.request.kind, "choice": named, "why": why}
        told.append(say(locale, "plan-step", attack=attack, target=target, **facts))
        sure = sure and step.sure
    return say(locale, "plan", steps=", ".join(told), sure="yes" if sure else "no") if told else ""


def difference_line(locale: str, turn: Turn, one: Weighed, state: State) -> str:
    """How a choice differs from the one that it was compared with: in how often it brings something, or else in what
    the position is worth. What speaks the other way explains nothing."""
    best = turn.choices[0]
    is_best = one.choice == best.choice
    other = turn.choices[turn.taken or min(1, len(turn.choices) - 1)] if is_best else best
    told = [
        changed
        for changed in telling((one.outlook, other.outlook))
        if speaks_for(turn.player, changed, one.outlook, other.outlook) == is_best
    ]
    if told:
        return outlook_line(locale, state, told, one.outlook, other.outlook)
    terms = (term for term in one.terms if term.name.rpartition("-")[2] not in WINNING)
    return terms_line(locale, state, terms, better=is_best)


def signed(share: float) -> str:
    """A change of a chance in percentage points, with its sign: ``+12``."""
    points = round(100 * share)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "±0"


def account_line(locale: str, name: str, account: Account, letter: str) -> str:
    """Where a player's chance went: what no decision did has come by dice, or was not to be seen before. Markdown; the
    name is escaped."""
    spans = {"initial": percent(locale, account.initial), "final": percent(locale, account.final)}
    parts = {"own": account.own, "others": account.others, "rest": account.luck + account.unjudged}
    told = {name: signed(share) for name, share in parts.items()}
    clear = account.error <= CLEAR or max(abs(account.own), abs(account.others)) > SURE * account.error
    told |= {"clear": "yes" if clear else "no"}
    return say(locale, "analysis-player", name=name, letter=letter, error=round(100 * account.error), **spans, **told)
