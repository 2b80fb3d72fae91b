"""The first roll at a table of typed dice: a lot of a tie, or initiative, waits for a player who throws the dice."""

from rules.core.request import Request, option
from rules.rapid_attack.round.initiative import ActOnNumber
from rules.rapid_attack.rule import Draft, Question
from rules.rapid_attack.setup.bidding import ResolveTie
from rules.rapid_attack.state import Phase, State


class FirstRoll(Question):
    """Asked where nobody has decided anything yet; later rolls are typed with the decision before them."""

    kind, at, least = "first-roll", (Phase.BIDDING, Phase.ORDER), "roll"

    def is_open(self, state: State) -> bool:
        return state.options.get("dice") == "typed" and _rolling(state) is not None

    def step(self, draft: Draft) -> bool:
        """What would be rolled for. Raises ``DiceNeeded`` where that takes dice."""
        rolling = _rolling(draft.state)
        return rolling is not None and rolling.step(draft)

    def ask(self, state: State) -> Request:
        return self.request(state, state.order[0], (option("roll", "roll"),), lot=state.phase is Phase.BIDDING)

    def take(self, draft: Draft, request: Request, choice: object) -> None:
        """Do nothing: the roll follows by itself."""
        self.read(draft.state, request, choice)


def _rolling(state: State) -> Question | None:
    """The question that may roll before it asks anybody."""
    if state.phase is Phase.BIDDING:
        return ResolveTie() if state.tie is None else None
    unrolled = state.round == 1 and not state.initiative
    return ActOnNumber() if unrolled and ActOnNumber().is_open(state) else None
