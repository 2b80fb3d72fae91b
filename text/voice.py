"""What a bot says: who it is, what it makes of what has happened, and why it does what a player would wonder about.

It says each sentence once a game, at most one a turn, and one reason a round; what the story tells is not worth a word.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec import Struct

from rules import Reason, Remark, Request, State, Throw, ruleset_of
from rules.contract.stakes import Changed, Changes
from rules.core.json_input import Facts
from text.fluent.catalogue import has, say, variables
from text.narration import narrator
from text.reasons import can_say, say_facts, told_facts
from text.words import escape, player_name

WORDINGS, OWN, FAREWELLS = 3, 2, 2
"""The most wordings of a thing for everybody, those that a level has for itself, and those of a farewell."""
HOPE = 0.05
"""The least chance of which a bot speaks: who says that it shoots at 0% sounds broken."""
RARE = 0.15
"""The chance of a roll, or of one so bad, that is worth a word."""
HELLO, YOU = "hello", "you"


class Speaker(Struct, frozen=True):
    """A bot: its player, level and style, the id of the ``game``, by which its words vary, the codes of what it has
    ``said`` there, and the ``turn`` in which it spoke last."""

    player: int
    level: str
    style: str
    game: str
    said: tuple[str, ...] = ()
    turn: str = ""


class Since(Struct, frozen=True):
    """What has happened since a bot's last turn: what has changed, and the attacks that were rolled."""

    changes: Changes = Changes()
    throws: tuple[Throw, ...] = ()


def turn_of(state: State, request: Request) -> str:
    """The round, 0 during set-up, and the acting unit."""
    return f"{ruleset_of(state).round_of(state)} {request.unit}"


def remark_of(state: State, request: Request, reason: Reason, since: Since, speaker: Speaker) -> Remark | None:
    """What a bot says with its choice: a greeting; what it thinks of what has happened; the reason of the choice. None
    where that is not worth a word, and during set-up, which is nobody's business."""
    if not speaker.said:
        return _worded(state, speaker, HELLO if len(state.players) == 2 else f"{HELLO}-all", {})
    turn = turn_of(state, request)
    if turn == speaker.turn or not ruleset_of(state).round_of(state):
        return None
    things = _moments(since, speaker.player)
    if turn.split()[0] != speaker.turn.split()[0]:
        things = chain(things, _reasons(request, reason))
    return next(filter(None, (_worded(state, speaker, *thing) for thing in things)), None)


def _moments(since: Since, player: int) -> Iterator[tuple[str, Facts]]:
    changes = since.changes
    for thing in changes.things:
        if thing.other == player and thing.how in ("lost", "taken"):
            yield f"moment-{thing.how}", {"unit": thing.unit}
    if any(changes.points):
        yield "moment-scored" if changes.points[player] > 0 else "moment-conceded", {}
    if any(chance.kind == "round" for chance in changes.chances):
        yield f"moment-last-round-{_standing(changes.scores, player)}", {}
    for throw in since.throws:
        whose = "mine" if throw.player == player else "yours"
        if throw.hits and throw.chance <= RARE:
            yield f"moment-rolled-{whose}", {"odds": round(1 / throw.chance)}
        elif not throw.hits and (1 - throw.expected / len(throw.dice)) ** len(throw.dice) <= RARE:
            yield f"moment-missed-{whose}", {}
    if changes.lead is not None and len(changes.lead) == 1:
        yield "moment-leads-mine" if changes.lead == (player,) else "moment-leads-yours", {}


def _standing(scores: Sequence[int], player: int) -> str:
    best = max(score for number, score in enumerate(scores) if number != player)
    return "level" if scores[player] == best else "ahead" if scores[player] > best else "behind"


def _reasons(request: Request, reason: Reason) -> Iterator[tuple[str, Facts]]:
    facts = told_facts(request, reason)
    if facts.get("chance", 1) >= HOPE:
        yield f"{request.kind}-{reason.code}", facts


def _worded(state: State, speaker: Speaker, what: str, facts: Facts) -> Remark | None:
    """The remark in a wording for everybody, or of the level's or the style's own; None where none is left."""
    others = [number for number in range(len(state.players)) if number != speaker.player]
    facts = {**facts, YOU: others[0]} if len(others) == 1 else facts
    own = (*(f"{speaker.level}-{number}" for number in range(OWN)), speaker.style)
    endings = (*range(WORDINGS), *own, *own)  # twice as likely as what anybody would say
    codes = (f"{stem}-{ending}" for stem in (what, f"{state.family}-{what}") for ending in endings)
    left = [code for code in codes if code not in speaker.said and can_say(_key(code), facts)]
    if not left:
        return None
    code = left[zlib.crc32(f"{speaker.game} {state.serial}".encode()) % len(left)]
    told = {name: facts[name] for name in sorted(variables("en", _key(code)))}
    return Remark(speaker.player, code, told, speaker.style)


def _key(code: str) -> str:
    return f"voice-{code}"


def remark_line(locale: str, remark: Remark, state: State) -> str:
    """The line in the story: who says it, and what. Empty for a sentence of earlier versions that is no more."""
    key, names = _key(remark.code), narrator(state).words(locale, state, plain=True)
    if not can_say(key, remark.facts):
        return ""
    facts = {name: names.thing(fact) or fact if isinstance(fact, str) else fact for name, fact in remark.facts.items()}
    if YOU in facts:
        facts[YOU] = player_name(locale, state.players[remark.facts[YOU]].name)
    words, likes = say_facts(locale, key, facts), _key(f"{state.family}-likes-{remark.style}")
    if remark.code.startswith(HELLO) and has("en", likes):
        words = f"{words} {say(locale, likes)}"
    return _line(locale, state, remark.player, words, remark.style)


def farewell_line(locale: str, state: State, speaker: Speaker, moves: Iterable[tuple[State, State]]) -> str:
    """What a bot says when the game is over: where it turned, and what comes next. ``moves``: the states before and
    after each chapter or round of the game, in order."""
    winners = () if state.outcome is None else state.outcome.winners
    how = "drawn" if len(winners) != 1 else "won" if winners == (speaker.player,) else "lost"
    names, n = narrator(state).words(locale, state, plain=True), zlib.crc32(speaker.game.encode()) % FAREWELLS
    kind, number, unit = _turned(moves, winners) if how != "drawn" and len(state.players) == 2 else ("", 0, "")
    keys = (_key(f"farewell-{how}-{ending}") for ending in (kind, n))
    key = next(key for key in keys if has("en", key))
    words = say(locale, key, round=number, unit=escape(names.thing(unit) or unit))
    offer = _key(f"offer-{speaker.level}-{how}")
    return _line(locale, state, speaker.player, f"{words} {say(locale, offer)}", speaker.style)


def _turned(moves: Iterable[tuple[State, State]], winners: tuple[int, ...]) -> tuple[str, int, str]:
    """What gave the winner the lead for good, ``lost`` or ``taken``, in which round, and the unit; the family where it
    was points alone; empty where nobody took the lead."""
    rounds: dict[int, tuple[State, State]] = {}
    for before, after in moves:
        number = ruleset_of(before).round_of(before)
        rounds[number] = rounds.get(number, (before, before))[0], after
    for number, (before, after) in sorted(rounds.items(), reverse=True):
        changes = ruleset_of(after).changes(before, after)
        if changes.lead is not None:
            thing = next((thing for thing in changes.things if _helps(thing, winners)), None)
            return (after.family, number, "") if thing is None else (thing.how, number, thing.unit)
    return "", 0, ""


def _helps(thing: Changed, winners: tuple[int, ...]) -> bool:
    return (thing.how == "taken" and thing.player in winners) or (thing.how == "lost" and thing.other not in winners)


def _line(locale: str, state: State, player: int, words: str, style: str) -> str:
    emblem = say(locale, f"emblem-{style}") if has("en", f"emblem-{style}") else ""
    name = player_name(locale, state.players[player].name)
    return say(locale, "voice-line", name=escape(name), words=words[:1].upper() + words[1:], emblem=emblem)
