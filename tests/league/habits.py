"""Bad habits of the policy, counted in games against itself on maps: ``make league ARGS="--habits --pairs 30"``."""

from collections import Counter
from typing import Any

from rules import Answer, FairDice, choose, decide, default, requests
from rules.intercept_orbit.turn.launch import Launched
from rules.rapid_attack.map.sights import stations_at
from rules.rapid_attack.opponent.aim import aim_at
from rules.rapid_attack.turn.activation import Activated, ActivationEnded
from rules.rapid_attack.turn.attack import AttackDeclared
from rules.rapid_attack.turn.defense import Defended
from think.match import begun

TURNS = 4
"""The turns without which a frame has had no time to do anything."""
HEAD = ("| ruleset | idle | untestable | dry |", "| --- | --- | --- | --- |")


class Habits:
    """The counts of several games, each by whether it was so.

    ``idle``: frames that never attacked nor ended a turn at a station of their own. ``untestable``: defenses taken
    unforced that no enemy could test any more in that round. ``dry``: companies that were launched and score no more at
    the end, because they drift and no ship or HVA of their own holds them.
    """

    def __init__(self) -> None:
        self.idle, self.untestable, self.dry = Counter[bool](), Counter[bool](), Counter[bool]()

    def play(self, ruleset: str, seed: str) -> None:
        """Count those of a game."""
        self._turns, self._busy = Counter[str](), set[str]()
        self._tested = dict[str, bool]()
        self._launched = set[str]()
        state, dice = begun(ruleset, "map", seed), FairDice(f"{seed} dice".encode())
        while asked := requests(state):
            own = choose(state, asked[0])
            choice = default(state, asked[0]) if own is None else own.choice
            before = state
            for event, after in decide(state, Answer(asked[0].player, asked[0].id, choice), dice).moments:
                self._tell(event, before, after)
                before = after
            state = before
        self.idle.update(frame not in self._busy for frame, turns in self._turns.items() if turns >= TURNS)
        for name in self._launched:
            company = state.asset(name)
            self.dry[company.drifting and not state.counts(company)] += 1

    def _tell(self, event: object, before: Any, after: Any) -> None:
        match event:
            case Activated():
                self._turns[event.frame] += 1
            case AttackDeclared():
                self._busy.add(event.frame)
                if event.target in self._tested:
                    self._tested[event.target] = True
            case Defended() if event.die is not None and before.act.under is None:
                self._tested[event.frame] = False
            case ActivationEnded():
                self._end(event.frame, after)
            case Launched():
                self._launched.add(event.company)

    def _end(self, name: str, state: Any) -> None:
        frame = state.frame(name)
        if any(state.station(one).holder == frame.owner for one in stations_at(state, frame)):
            self._busy.add(name)
        if (tested := self._tested.pop(name, None)) is not None:
            aims = (aim_at(state, enemy, frame) for enemy in state.enemies(frame.owner) if enemy.ready)
            self.untestable[not tested and not any(aim is not None and aim.worth for aim in aims)] += 1

    def line(self, ruleset: str) -> str:
        """A row of the table."""
        counts = (self.idle, self.untestable, self.dry)
        return f"| {ruleset} | {' | '.join(f'{count[True]} of {count.total()}' for count in counts)} |"
