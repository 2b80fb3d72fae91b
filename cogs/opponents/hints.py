"""Hints: what the strongest bot would weigh in a player's place; a host may switch them off."""

from msgspec import Struct

from cogs.channel.marks import HINTS, OFF
from cogs.kit.interaction import TableBot
from cogs.opponents.thinking import task_for, view_for
from cogs.views.game.hint import Shown, all_equal, hint_lines, shown_of
from cogs.views.looks_ahead import aim_of, way_of
from rules import Request, State
from rules import choose as policy_choice
from table import Game, NotAllowed, Person
from table.flow import Answered, argument_of, paths
from table.permissions import must_be_running, must_be_seated
from table.planning import own_request
from table.records.threads import in_thread
from text import point_text
from think import ADVISER, Thought
from workers.worker import WorkFailed


class Weighed(Struct, frozen=True):
    """A player's open question, the thought about it, and its best choices.

    ``state``: where it is asked, after the answer ``given`` that goes along with whatever is chosen, if one does.
    """

    state: State
    request: Request
    thought: Thought
    shown: tuple[Shown, ...]
    given: tuple[Answered, ...] = ()

    @property
    def aim(self) -> tuple[str, str] | None:
        """Who goes for whom with the best choice; None where it leads to a place, or is no attack."""
        best = self.shown[0]
        return (
            None
            if best.place is not None
            else aim_of(self.state, self.request, best.candidate.answer, best.candidate.reason)
        )

    @property
    def way(self) -> str:
        """The best choice as a way of the panel, as it is where it is no option; several taken together apart by
        commas."""
        answer = self.shown[0].candidate.answer
        steps = way_of(self.state, self.request, answer)
        if self.request.facts.get("several", 1) > 1:
            return ", ".join(step.option.choice for step in steps)
        return argument_of((*self.given, *steps)) if steps else str(answer)


async def hint(client: TableBot, game: Game, person: Person) -> Weighed:
    """The best choices for the person's open question.

    Raises ``NotAllowed``: ``hints-off``, ``hint-failed``; ``Illegal("not-your-decision")``, ``Stale``.
    """
    must_be_running(game)
    must_be_seated(game, person)
    asked = own_request(game, person.user)
    path = next((path for path in paths(game.played, asked) if path.given), None)
    state, request = (view_for(game, asked), asked) if path is None else path.chosen[0][:2]
    marks = await client.table.storage.marks.of_game(game.id)
    if marks.get(HINTS) == OFF:
        raise NotAllowed("hints-off")
    task = task_for(game, request, state, ADVISER.id)
    try:
        thought = await client.thinking.think(task)
    except WorkFailed:  # what nobody has compared is still what a veteran would do
        own = await in_thread(policy_choice, state, request)
        if own is None:
            raise NotAllowed("hint-failed") from None
        thought = Thought(own.choice, own.reason)
    await client.table.game_asking(game.id, person.user, game.seq)
    given = () if path is None else path.steps[:1]
    return Weighed(state, request, thought, await in_thread(shown_of, state, request, thought), given)


async def told_hint(
    client: TableBot, game: Game, person: Person, locale: str
) -> tuple[str, str | None, str, tuple[str, str] | None]:
    """A hint for the board in the browser: its lines, the first answer of the best choice, the place where that leads,
    and the ids of attacker and target; None where only people can see them, or where all choices are equal. Raises as
    ``hint`` does.
    """
    found = await hint(client, game, person)
    text = "\n".join(await in_thread(hint_lines, found.state, found.request, found.thought, found.shown, locale))
    if found.thought.asks or all_equal(found.thought):
        return text, None, "", None
    best = found.shown[0]
    if best.place is None:
        return text, found.way, "", found.aim
    preview = best.place.preview
    first = "" if best.place.question.first is None else found.way
    return text, first, preview.written or point_text(preview.at), None
