"""The rules: they decide everything and touch nothing.

>>> from rules import RULESETS, Answer, decide, requests
>>> from rules.core.dice import FairDice
>>> dice = FairDice(b"a secret")
>>> game = RULESETS["rapid-attack"]
>>> ana, ben = (game.generate("demo", 2, dice) for _ in range(2))
>>> state = game.new_game([("Ana", ana), ("Ben", ben)], "demo", "declared", {}, dice).state
>>> question = requests(state)[0]
>>> question.kind, [option.choice for option in question.options]
('activate', ['A1', 'A2', 'pass'])
>>> decide(state, Answer(question.player, question.id, "A1"), dice).events
(Activated(frame='A1', under=None, why='tactical-order'),)

What only some games have (maps, standing orders, secrets, campaigns) is a capability of the ruleset:
``ruleset_of(state).maps``. See ``rules.contract``.
"""

from collections.abc import Iterable, Sequence

from rules.contract.capabilities import Appraisal, Choice, Flow, Odds, Orders, Preview, Reason, Remark, Worth, offered
from rules.contract.family import Family
from rules.contract.ruleset import Ruleset, State
from rules.core.choices import answered_request
from rules.core.correction import (
    AdjustScore,
    Correction,
    EndGame,
    RenamePlayer,
)
from rules.core.dice import Dice, FairDice, ScriptedDice, SystemDice, Throw
from rules.core.draft import Adjudicated
from rules.core.errors import DiceNeeded, Illegal, Malformed, RulesError, Stale
from rules.core.event import Event, Outcome
from rules.core.memo import memo_on_state
from rules.core.request import Answer, Option, Request
from rules.games import (
    EDITION,
    FAMILIES,
    RULESETS,
    builder_of,
    campaign_forces,
    family_of,
    ruleset,
    ruleset_for,
    ruleset_of,
)

__all__ = [
    "EDITION",
    "FAMILIES",
    "RULESETS",
    "Adjudicated",
    "AdjustScore",
    "Answer",
    "Appraisal",
    "Choice",
    "Correction",
    "Dice",
    "DiceNeeded",
    "EndGame",
    "Event",
    "FairDice",
    "Family",
    "Flow",
    "Illegal",
    "Malformed",
    "Odds",
    "Option",
    "Orders",
    "Outcome",
    "Preview",
    "Reason",
    "Remark",
    "RenamePlayer",
    "Request",
    "RulesError",
    "Ruleset",
    "ScriptedDice",
    "Stale",
    "State",
    "SystemDice",
    "Throw",
    "Worth",
    "blind",
    "builder_of",
    "campaign_forces",
    "choose",
    "correct",
    "decide",
    "default",
    "evolve",
    "family_of",
    "replay",
    "requests",
    "ruleset",
    "ruleset_for",
    "ruleset_of",
]


@memo_on_state
def requests(state: State) -> tuple[Request, ...]:
    """The decisions that the game waits for; none when it is over."""
    return ruleset_of(state).requests(state)


def decide(state: State, answer: Answer, dice: Dice) -> Adjudicated[State]:
    """Adjudicate an answer. Raises ``RulesError``, and no other exception, for any answer.

    ``Illegal``: ``game-over``, ``not-your-decision``; ``Stale`` for a request that is no longer open.
    """
    request = answered_request(requests(state), answer, state.players)
    return ruleset_of(state).decide(state, request, answer.choice, dice)


def default(state: State, request: Request) -> object:
    """The choice for a player who does not choose: the least that the rules allow. ``decide`` always takes it."""
    return ruleset_of(state).default(state, request)


def choose(state: State, request: Request) -> Choice | None:
    """The policy's choice for a request of a state as its player sees it; None where people must say.

    ``decide`` always takes it. A game without a policy has its default.
    """
    policy = ruleset_of(state).policy
    return Choice(default(state, request), Reason("default")) if policy is None else policy.choose(state, request)


def blind(state: State, request: Request) -> Sequence[object]:
    """The choices of a request that may be made at random: see ``Policy.blind``."""
    policy = ruleset_of(state).policy
    return offered(state, request) if policy is None else policy.blind(state, request)


def correct(state: State, correction: Correction, by: str, dice: Dice) -> Adjudicated[State]:
    """Adjudicate a host's correction. Raises ``RulesError``."""
    return ruleset_of(state).correct(state, correction, by, dice)


def evolve(state: State | None, event: Event) -> State:
    """The state after an event; None is the state before the first."""
    game = ruleset_for(event) if state is None else ruleset_of(state)
    after: State = game.evolve(state, event)
    return after


def replay(events: Iterable[Event], state: State | None = None) -> State:
    """The state after all of them. Raises ``Malformed("log-empty")`` if there are none."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise Malformed("log-empty")
    return state
