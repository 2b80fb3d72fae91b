"""The analysis of a game that is over: what each decision and each roll has done to everybody's chance of winning.

It asks for positions to be judged, one after the other, wherever they are judged, and goes on with the answers:

>>> from think.analysis import Step, analysed
>>> from think.judge import judge
>>> from rules import RULESETS, Answer, FairDice, decide, requests
>>> game, dice = RULESETS["rapid-attack"], FairDice(b"a secret")
>>> forces = [(name, game.generate("demo", 2, dice)) for name in ("Ana", "Ben")]
>>> before = game.new_game(forces, "demo", "declared", {}, dice).state
>>> asked = requests(before)[0]
>>> after = decide(before, Answer(asked.player, asked.id, "pass"), dice).state
>>> work = analysed([Step(1, before, after, asked.player, asked.kind, "pass")], limit=1.0)
>>> from think.analysis import finished
>>> found = finished(work, judge)
>>> [round(a.own + a.others + a.luck + a.unjudged - (a.final - a.initial), 9) for a in found.accounts]
[0.0, 0.0]
"""

import math
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Generator, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, TypeAlias, TypeVar

import msgspec
from msgspec import Struct, structs

from rules import Event, State, ruleset_of
from rules import choose as policy_choice
from rules.codec import encode
from think.futures import chances, small_of
from think.judge import Judgement, Position, Weighed, asked_of

TURNS = 3
LOOKED_AT = 5
"""Decisions that are looked at a second time; the costliest of these are the turning points, each player's in turn."""
GOOD = 2
"""Good decisions that are named."""
LOST_LEAST, NOTED_LEAST = 0.02, 0.01
"""What a decision must have cost to be named as costly, and as what cost most where none was."""
SWINGS, SWUNG_LEAST, DECIDED_LEAST = 4, 0.08, 0.03
"""Other great changes of the chances that are named, and the least of these, and of those by a capture, a goal and so
on."""
FEWEST, MOST, DEEP = 4, 64, 2
"""Futures of a position, and how many times as many one has that is looked at a second time, if there is time."""
SURE = 2.0
"""By how many of its standard errors a decision must have cost or gained to be named."""
SHARE = 0.6
"""Share of the CPU time for the first look."""
LOOK = 1.0
"""Seconds of CPU time that a position may take: bots who think meanwhile wait no longer."""
ENOUGH = 6
"""A small game is judged by futures to its end, where there is time for as many of these; half as long ones as those of
its beginning, on average. In a demo game 12 of them miss the chance by 4 points, 32 futures to the end of the round by
13."""
FUTURE = 0.01
"""Seconds of CPU time that a future is taken to need before one is measured."""

Chances = tuple[float, ...]
Moment: TypeAlias = tuple[Event, State]
"""An event, and the state after it."""
Moments: TypeAlias = Mapping[int, Sequence[Moment]]
"""The events of each entry of a game's log, with the state after each."""


class Step(Struct, frozen=True):
    """A step of a game: entry ``seq`` led from a state to the next, by a player's answer to a request of that kind.

    No ``kind``: nobody was asked (a correction, an agreed end).
    """

    seq: int
    before: State
    after: State
    player: int = -1
    kind: str = ""
    choice: Any = None

    @property
    def rolled(self) -> bool:
        """Whether dice fell."""
        return self.after.drawn != self.before.drawn


class Point(Struct, frozen=True):
    """Each player's chance of winning after an entry, and the number of the round then."""

    seq: int
    chances: Chances
    round: int = 0


class Turn(Struct, frozen=True):
    """A decision that cost much: the state before it as JSON, and the choices that were weighed, the best first.

    ``taken`` is the place of the one that was made, ``lost`` the chance that it cost.
    """

    seq: int
    player: int
    kind: str
    state: msgspec.Raw
    taken: int
    lost: float
    choices: tuple[Weighed, ...]

    @property
    def sure(self) -> bool:
        """Whether it cost so much that the dice of its futures alone don't explain it."""
        return self.lost > max(LOST_LEAST, SURE * self.choices[self.taken].error)


Decision = TypeVar("Decision", Step, Turn)


class Swing(Struct, frozen=True):
    """A change of the chances that no decision of the lists makes, up to an entry: ``gained`` by a ``player``, and the
    ``moments`` that tell of it. ``decisive``: something changed hands, was lost or scored."""

    seq: int
    player: int
    gained: float
    round: int
    moments: tuple[Moment, ...]
    decisive: bool
    before: State | None = None
    """The state before what changed hands, was lost or scored; None where nothing did."""


class Account(Struct):
    """Where a player's chance of winning went: ``own`` and ``others``' decisions, ``luck``, and what was not judged.

    They add up to ``final - initial``. The ``error`` of the decisions is one standard error, ``initial_error`` that of
    the first chance; luck, which is the rest, has both.
    """

    initial: float
    final: float
    own: float = 0.0
    others: float = 0.0
    luck: float = 0.0
    unjudged: float = 0.0
    error: float = 0.0
    initial_error: float = 0.0

    @property
    def skill(self) -> float:
        """What all decisions together have done."""
        return self.own + self.others


class Analysis(Struct, frozen=True):
    """The chances after each entry, each player's account, and the turning points in the order of the game.

    ``decisions`` were made, ``compared`` of them with the policy's choice, ``unseen`` ones only people could judge.
    ``good``: the decisions that gained most over the policy's, their own choice the best of those that were weighed.
    ``unsure``: persons' decisions that only seem to have cost something, the costliest first.
    """

    points: tuple[Point, ...]
    accounts: tuple[Account, ...]
    turns: tuple[Turn, ...] = ()
    decisions: int = 0
    compared: int = 0
    unseen: int = 0
    good: tuple[Turn, ...] = ()
    unsure: tuple[Turn, ...] = ()


def swings(analysis: Analysis, moments: Moments) -> list[Swing]:
    """The greatest changes of the chances that none of the decisions named makes, in the order of the game: those with
    which something changed hands, was lost or scored count double."""
    found, run = list[Swing](), list[_Stretch]()
    for stretch in _stretches(analysis, moments):
        if run and run[-1].round != stretch.round:
            found += map(_plain, run)
            run = []
        run.append(stretch)
        if stretch.winner is not None:
            first = _run_up(run, stretch.winner)
            gained = round(sum(one.gains[stretch.winner] for one in run[first:]), 4)
            found += map(_plain, run[:first])
            swing = Swing(stretch.seq, stretch.winner, gained, stretch.round, stretch.moments, decisive=True)
            found.append(structs.replace(swing, before=stretch.before))
            run = []
    found += map(_plain, run)
    wanted = (one for one in found if one.gained >= (DECIDED_LEAST if one.decisive else SWUNG_LEAST))
    greatest = sorted(wanted, key=lambda one: -one.gained * (1 + one.decisive))[:SWINGS]
    return sorted(greatest, key=lambda one: one.seq)


class _Stretch(Struct):
    """Entries from one roll to the next: what each player ``gains`` in them. ``winner``: whom what changed hands, was
    lost or scored with the last one favours; then the ``moments`` are those of that alone."""

    seq: int
    round: int
    gains: list[float]
    moments: tuple[Moment, ...]
    winner: int | None = None
    before: State | None = None


def _stretches(analysis: Analysis, moments: Moments) -> Iterator[_Stretch]:
    named = {turn.seq for turn in (*analysis.turns, *analysis.good)}
    stretch: _Stretch | None = None
    state: State | None = next((found[-1][1] for seq in (analysis.points[0].seq,) if (found := moments.get(seq))), None)
    for was, now in pairwise(analysis.points):
        entry = tuple(moments.get(now.seq, ()))
        before, state = state, entry[-1][1] if entry else state
        rolled = before is not None and state is not None and before.drawn != state.drawn
        if stretch is not None and (rolled or now.round != stretch.round or stretch.winner is not None):
            yield stretch
            stretch = None
        gains = [0.0 if now.seq in named else b - a for a, b in zip(was.chances, now.chances, strict=True)]
        if stretch is None:
            stretch = _Stretch(now.seq, now.round, gains, entry, before=before)
        else:
            both = [one + more for one, more in zip(stretch.gains, gains, strict=True)]
            stretch = _Stretch(now.seq, stretch.round, both, stretch.moments + entry, before=stretch.before)
        stretch.winner = None if before is None or state is None else _favoured(before, state)
        if stretch.winner is not None and before is not None:
            befores = (before, *(after for _, after in entry))
            changed = (_favoured(one, after) is not None for one, (_, after) in zip(befores, entry, strict=False))
            stretch.moments = tuple(moment for moment, told in zip(entry, changed, strict=True) if told)
    if stretch is not None:
        yield stretch


def _favoured(before: State, after: State) -> int | None:
    """Whom what changed hands, was lost or scored favours most; None where nothing did."""
    found = ruleset_of(after).changes(before, after)
    players = range(len(after.players))
    if any(found.points):
        return max(players, key=lambda player: found.points[player])
    won = [thing.player for thing in found.things if thing.player is not None]
    lost = [thing.other for thing in found.things]
    return next(iter(won), next((player for player in players if player not in lost), None)) if found.things else None


def _run_up(run: Sequence[_Stretch], player: int) -> int:
    """The first of the stretches that led up to the last one: all those in a row that didn't harm who gains by it."""
    first = len(run) - 1
    while first and run[first - 1].gains[player] > -LOST_LEAST:
        first -= 1
    return first


def _plain(stretch: _Stretch) -> Swing:
    gained = max(stretch.gains)
    return Swing(
        stretch.seq, stretch.gains.index(gained), round(gained, 4), stretch.round, stretch.moments, decisive=False
    )


Work = Generator[Position, Judgement, Analysis]


def finished(work: Work, judge: Callable[[Position], Judgement]) -> Analysis:
    """The analysis, with positions judged here and now."""
    try:
        position = next(work)
        while True:
            position = work.send(judge(position))
    except StopIteration as done:
        found: Analysis = done.value
        return found


def analysed(steps: Sequence[Step], limit: float, most: int = MOST, persons: Collection[int] = ()) -> Work:
    """Analyse the steps of a game that is over, within about ``limit`` seconds of CPU time in all.

    ``most`` futures for a position. What decisions of ``persons`` cost counts double where few are named: a bot reads
    nothing. A game that was stopped is looked at up to there: who won it then was decided by
    no move. Raises ``ValueError`` without a step.
    """
    if not steps:
        raise ValueError("nothing was played")
    if not steps[-1].kind and len(steps) > 1:
        steps = steps[:-1]
    books = _Books(steps, SHARE * limit, most, persons)
    yield from books.all_steps()
    steps, gains = books.costliest(), books.best()
    time_left = books.time_left(limit)
    judged = yield from _looked_again([*steps, *gains], time_left, DEEP * most, whole=books.whole)
    turns = [turn for step, found in zip(steps, judged, strict=False) if (turn := turn_of(step, found)) is not None]
    good = [turn for step, found in zip(gains, judged[len(steps) :], strict=True) if (turn := _good(step, found))]
    found = books.closed(_worst(turns, persons), sorted(good, key=lambda turn: turn.seq))
    return structs.replace(found, unsure=_unsure(turns, persons))


class _Choice(Struct, frozen=True):
    """A decision that was compared: the ``number`` of its step, and what it cost its player."""

    number: int
    cost: float


class _Books:
    """The books of one game: everybody's chance as it stands, and where it went."""

    def __init__(self, steps: Sequence[Step], limit: float, most: int, persons: Collection[int]) -> None:
        self._steps, self._limit, self._most, self._persons = steps, limit, most, persons
        self._players = range(len(steps[0].before.players))
        self._kinds = [_kind_of(step) for step in steps]
        self._decisive = [_favoured(step.before, step.after) is not None for step in steps]
        self._left = sum(map(self._looks, range(len(steps))))
        self._whole, self._done = self._left + LOOKED_AT, 0
        self._spent, self._futures = 0.0, 0
        self.whole = len(steps) <= small_of(steps[0].before)
        """Whether futures go to the end of the game: the first look finds whether there is time for that."""
        self._looked = 0
        """The step before which the chances were judged last."""
        self._now: Chances = ()
        self._accounts: list[Account] = []
        self._points: dict[int, Point] = {}
        self._compared: list[_Choice] = []

    def _must_judge_again(self, number: int) -> bool:
        """Whether chances must be judged again before a step: after dice, a capture or a goal, in a new round, or
        around an unseen one."""
        if not number:
            return True
        last, step = self._steps[number - 1], self._steps[number]
        return (
            last.rolled
            or self._decisive[number - 1]
            or _round(last.before) != _round(step.before)
            or "unseen" in self._kinds[number - 1 : number + 1]
        )

    def _looks(self, number: int) -> bool:
        return self._must_judge_again(number) or self._kinds[number] == "other"

    def all_steps(self) -> Generator[Position, Judgement, None]:
        """Book every step of the game. Where time is too short for all looks, some are left out, all along the game."""
        looks = 1.0
        for number, step in enumerate(self._steps):
            if self._looks(number):
                due = number > 0 and not self._decisive[number - 1]
                looks = looks + min(1.0, self._affordable(number) / FEWEST) if due else max(1.0, looks)
            if self._looks(number) and looks >= 1.0:
                looks -= 1.0
                yield from self._look(number, step)
            elif self._looks(number):
                self._left -= 1
                self._kinds[number] = "unseen" if self._kinds[number] == "other" else self._kinds[number]
            if step.after.outcome is not None:
                self._move(tuple(chances(step.after)), self._why(number))
            self._points[step.seq] = self._point(step.seq, step.after)

    def _look(self, number: int, step: Step) -> Generator[Position, Judgement, None]:
        kind, choices = self._kinds[number], self._choices(number)
        futures = min(self._most, max(FEWEST, int(self._affordable(number))))
        position = _position(step, futures, LOOK, self._done / self._whole, asks=kind != "unseen")
        found = yield structs.replace(position, whole=self.whole)
        each = found.seconds / (choices * futures)
        if self.whole and not number and each / 2 * self._left * ENOUGH > self._limit:
            self.whole = False
            found = yield position
        self._spent, self._left, self._done = self._spent + found.seconds, self._left - 1, self._done + 1
        self._futures += choices * futures
        if self._must_judge_again(number):
            self._move(found.chances, self._why(number - 1), found.error)
            self._looked = number
            earlier = self._steps[number - 1].seq if number else step.seq - 1
            self._points[earlier] = self._point(earlier, step.before)
        if kind == "other" and len(found.choices) > 1:
            own, taken = found.choices[:2]
            self._decide(number, own, taken)

    def _point(self, seq: int, state: State) -> Point:
        return Point(seq, tuple(round(chance, 4) for chance in self._now), _round(state))

    def _why(self, number: int) -> str:
        """Where a change of the chances up to a step is booked: ``luck`` where dice fell since the last look, else
        ``unjudged``.

        Without dice, as at a new round, the change corrects an error of the chances: nobody's luck.
        """
        since = range(self._looked, number + 1)
        judged = all(self._kinds[one] != "unseen" for one in since)
        return "luck" if judged and any(self._steps[one].rolled for one in since) else "unjudged"

    def _choices(self, number: int) -> int:
        return 2 if self._kinds[number] == "other" else 1

    def _affordable(self, number: int) -> float:
        """How many futures of each choice the time allows, if all looks that are left take as long; those to the end of
        the game grow shorter, and take half as long on average."""
        each = (self._spent / self._futures if self._futures else FUTURE) / (1 + self.whole)
        return (self._limit - self._spent) / max(1, self._left) / max(1e-5, each * self._choices(number))

    def _move(self, after: Chances, why: str, error: float = 0.0) -> None:
        if not self._accounts:
            self._accounts = [Account(chance, chance, initial_error=error) for chance in after]
        else:
            for account, was, now in zip(self._accounts, self._now, after, strict=True):
                setattr(account, why, getattr(account, why) + now - was)
        self._now = after

    def _decide(self, number: int, own: Weighed, taken: Weighed) -> None:
        """Book a decision: the chances move by the difference between its futures and those of the policy's choice."""
        step = self._steps[number]
        moved = [now + b - a for now, a, b in zip(self._now, own.chances, taken.chances, strict=True)]
        after = _as_chances(moved)
        for player, account in enumerate(self._accounts):
            name = "own" if player == step.player else "others"
            setattr(account, name, getattr(account, name) + after[player] - self._now[player])
            account.error = math.hypot(account.error, taken.error)
        self._compared.append(_Choice(number, self._now[step.player] - after[step.player]))
        self._now = after

    def costliest(self) -> list[Step]:
        """The decisions that seem to have cost most, those of persons however little it is: they read of their own."""
        found = {one.number: min(one.cost, self._cost_of_plan(one.number)) for one in self._compared}
        worth = {number: cost * (1 + (self._steps[number].player in self._persons)) for number, cost in found.items()}
        least = {number: 0.0 if self._steps[number].player in self._persons else LOST_LEAST for number in found}
        dearest = sorted((one for one in found if found[one] > least[one]), key=lambda number: -worth[number])
        return _in_turn([self._steps[number] for number in dearest])[:LOOKED_AT]

    def best(self) -> list[Step]:
        """The decisions that seem to have gained most over the policy's own choice."""
        found = {one.number: max(one.cost, self._cost_of_plan(one.number)) for one in self._compared}
        best = sorted((number for number in found if found[number] < -LOST_LEAST), key=lambda number: found[number])
        return [self._steps[number] for number in best[:GOOD]]

    def _plan(self, number: int) -> range:
        """The steps that a player took in a row, up to the next roll or another's answer, by one of them.

        The policy, which plays on after each, may not see what they were leading to: what one seems to cost, the next
        one gives back.
        """
        first = last = number
        while first and self._goes_on(first - 1):
            first -= 1
        while last + 1 < len(self._steps) and self._goes_on(last):
            last += 1
        return range(first, last + 1)

    def _goes_on(self, number: int) -> bool:
        """Whether the next step belongs to the same plan."""
        step, following = self._steps[number], self._steps[number + 1]
        return bool(step.kind and following.kind) and step.player == following.player and not step.rolled

    def _cost_of_plan(self, number: int) -> float:
        plan = self._plan(number)
        return sum(one.cost for one in self._compared if one.number in plan)

    def _without_detours(self, named: Collection[int]) -> list[Point]:
        """The points, within a plan never beyond what the chances were before and after it; where one of its decisions
        is ``named`` by its entry, the chances change with that one."""
        found, seqs = dict(self._points), [step.seq for step in self._steps]
        for number, step in enumerate(self._steps):
            plan = self._plan(number)
            before, after = self._points.get(seqs[plan[0]] - 1), self._points[seqs[plan[-1]]]
            if before is not None:
                point = self._points[step.seq]
                pivot = next((seqs[n] for n in plan if seqs[n] in named), None)
                if pivot is not None:
                    point = before if step.seq < pivot else after
                bounds = [sorted(pair) for pair in zip(before.chances, after.chances, strict=True)]
                held = [min(max(c, low), high) for c, (low, high) in zip(point.chances, bounds, strict=True)]
                found[step.seq] = structs.replace(
                    self._points[step.seq], chances=tuple(round(c, 4) for c in _as_chances(held))
                )
        return list(found.values())

    def time_left(self, limit: float) -> float:
        """Seconds of CPU time that are left of a limit."""
        return limit - self._spent

    def closed(self, turns: Sequence[Turn], good: Sequence[Turn]) -> Analysis:
        """The analysis from these books."""
        for account, now in zip(self._accounts, self._now, strict=True):
            account.final = now
        points = tuple(self._without_detours({turn.seq for turn in (*turns, *good)}))
        unseen, decisions = self._kinds.count("unseen"), sum(bool(step.kind) for step in self._steps)
        return Analysis(
            points, tuple(self._accounts), tuple(turns), decisions, len(self._compared), unseen, tuple(good)
        )


def _kind_of(step: Step) -> str:
    """``same`` or ``other``: whether the policy would have chosen alike; ``unseen``: it cannot know."""
    request = asked_of(step.before, step.player, step.kind)
    own = None if request is None else policy_choice(step.before, request)
    if own is None:
        return "unseen"
    return "same" if own.choice == step.choice else "other"


def _round(state: State) -> int:
    number: int = ruleset_of(state).round_of(state)
    return number


def _as_chances(values: Sequence[float]) -> Chances:
    """The values made chances: none below 0, in all 1."""
    held = [max(0.0, value) for value in values]
    return tuple(value / sum(held) for value in held)


def _position(
    step: Step, futures: int, limit: float, progress: float, *, asks: bool = True, deep: bool = False
) -> Position:
    seed = zlib.crc32(f"{step.seq}/{step.before.serial}/{deep}".encode())
    state = msgspec.Raw(encode(step.before))
    found = Position(step.before.ruleset, state, seed, futures, limit, deep=deep, progress=round(progress, 3))
    if not asks:
        return found
    return structs.replace(found, player=step.player, kind=step.kind, choice=step.choice)


def _looked_again(
    steps: Sequence[Step], limit: float, futures: int, *, whole: bool
) -> Generator[Position, Judgement, list[Judgement]]:
    """Second judgements of decisions, with other dice and more choices."""
    found: list[Judgement] = []
    for number, step in enumerate(steps):
        progress = 1 - (len(steps) - number) / 100
        position = looked_at(step, futures, max(0.1, limit / len(steps)), progress)
        found.append((yield structs.replace(position, whole=whole)))
    return found


def _worst(turns: Sequence[Turn], persons: Collection[int]) -> list[Turn]:
    """The costliest of those that are sure, in the order of the game."""
    sure = [turn for turn in turns if turn.sure]
    costliest = _in_turn(sorted(sure, key=lambda turn: -turn.lost * (1 + (turn.player in persons))))[:TURNS]
    return sorted(costliest, key=lambda turn: turn.seq)


def _unsure(turns: Sequence[Turn], persons: Collection[int]) -> tuple[Turn, ...]:
    """Persons' decisions that seem to have cost something, the costliest first, without those that are sure."""
    found = (turn for turn in turns if turn.player in persons and not turn.sure and turn.lost >= NOTED_LEAST)
    return tuple(sorted(found, key=lambda turn: -turn.lost))


def _in_turn(ranked: Sequence[Decision]) -> list[Decision]:
    """Decisions, each player's first before anybody's second: a person learns little from a bot's errors alone."""
    seen, found = Counter[int](), list[tuple[int, Decision]]()
    for one in ranked:
        found.append((seen[one.player], one))
        seen[one.player] += 1
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


def _good(step: Step, judged: Judgement) -> Turn | None:
    """A decision that was better than all else that was weighed, by more than its error; ``lost`` is what it gained,
    below 0. None for any other."""
    ranked = sorted(judged.choices, key=lambda one: -one.chances[step.player])
    if len(ranked) < 2 or ranked[0].choice != step.choice:
        return None
    gained = ranked[0].chances[step.player] - ranked[1].chances[step.player]
    if gained <= max(LOST_LEAST, SURE * ranked[1].error):
        return None
    state = msgspec.Raw(encode(step.before))
    return Turn(step.seq, step.player, step.kind, state, 0, -round(gained, 4), tuple(ranked))


def looked_at(step: Step, futures: int, limit: float, progress: float) -> Position:
    """A decision, to be looked at once more, with other dice and more choices."""
    return _position(step, futures, limit, progress, deep=True)


def turn_of(step: Step, judged: Judgement) -> Turn | None:
    """The turning point that a decision was; None if nothing better was found."""
    player = step.player
    ranked = sorted(judged.choices, key=lambda one: -one.chances[player])
    taken = next((number for number, one in enumerate(ranked) if one.choice == step.choice), None)
    if not taken:
        return None
    lost = ranked[0].chances[player] - ranked[taken].chances[player]
    state = msgspec.Raw(encode(step.before))
    return Turn(step.seq, player, step.kind, state, taken, round(lost, 4), tuple(ranked))
