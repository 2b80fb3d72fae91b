"""A game as a list of questions: each is open or not, asks, takes its answer, goes on by itself, and has a default.

A question stands in one module with its events and their reducers, its default and its standing order, what folds and
how an empty seat chooses: one rule of the book on one page. A ruleset lists its questions in the order in which they
are settled; the first that is open is the one that the game waits for. Several questions may share a kind: of those,
the open one has asked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar, cast

from rules.contract.capabilities import Choice, Flow, Policy, Taught, Worth, offered
from rules.contract.choosing import named, rest
from rules.contract.ruleset import Ruleset, State
from rules.core.choices import DicePool, find_option, is_worse, text_of
from rules.core.dice import Dice
from rules.core.draft import Adjudicated, Draft, run
from rules.core.errors import Illegal, RulesError, shown
from rules.core.event import Event
from rules.core.request import Option, Request, Suggestions

S = TypeVar("S", bound=State)
D = TypeVar("D", bound=Draft[Any])
DECLARED = "declared"


class Question(Generic[S, D]):
    """One question of a game, by its ``kind``. One without a kind is never asked: its ``step`` always goes on."""

    kind: ClassVar[str] = ""
    at: ClassVar[tuple[Hashable, ...]] = (None,)
    """The places of the game at which it may be open: see ``Machine.place``."""
    least: ClassVar[str] = ""
    """The choice of a player who does not choose, where it is offered; else the first option."""
    usual: ClassVar[tuple[str, ...]] = ()
    """The labels of the options that do not fold, where it has any."""
    seen: ClassVar[bool] = False
    """Whether it asks at a declared table for what only those see who stand around it."""
    joined: ClassVar[tuple[str, ...]] = ()
    """Kinds of the same player's next question that the same press answers, where no die falls between."""
    closes: ClassVar[tuple[str, ...]] = ()
    """Labels of the next question's options of which one goes along where all others fold."""
    offers: ClassVar[tuple[str, ...]] = ()
    """Labels of the next question's options that are offered beside this one's, in the same press."""
    weighed: ClassVar[bool] = False
    """Whether a bot that looks ahead compares its answers; a hint compares those of every question."""

    def is_open(self, state: S) -> bool:
        """Whether the game waits here. Called often: compare, don't compute."""
        return True

    def step(self, draft: D) -> bool:
        """Take one step that needs no decision. False: the player must decide."""
        return False

    def ask(self, state: S) -> Request:
        """The question to its player."""
        raise NotImplementedError

    def request(
        self,
        state: S,
        player: int,
        options: Sequence[Option],
        free: dict[str, Any] | None = None,
        /,
        **facts: object,
    ) -> Request:
        """Its request to a player, with these facts; ``free``: the JSON schema of what no option lists."""
        listed = cast(tuple[Option, ...], options if isinstance(options, Suggestions) else tuple(options))
        return Request(f"{self.kind}-{state.serial}", player, self.kind, listed, free, facts)

    def read(self, state: S, request: Request, choice: object) -> Option:
        """The option that a choice names. Raises ``Malformed``, or what ``refused`` says."""
        text = text_of(request, choice)
        chosen = find_option(request, text, self.pool(state))
        if chosen is None:
            raise self.refused(state, request, text)
        return chosen

    def pool(self, state: S) -> DicePool | None:
        """The dice that a choice may name by their place, where its options are dice."""
        return None

    def refused(self, state: S, request: Request, text: str) -> RulesError:
        """Why a text names no option."""
        return Illegal("not-an-option", kind=request.kind, choice=shown(text))

    def check(self, choice: object) -> None:
        """Raises ``Malformed`` for a choice that no question of this kind would take, where none is open."""

    def take(self, draft: D, request: Request, choice: object) -> None:
        """Emit the events of a choice. Overridden by questions that also take values outside their options."""
        self.answer(draft, request, self.read(draft.state, request, choice))

    def answer(self, draft: D, request: Request, chosen: Option) -> None:
        """Emit what follows from an option."""
        raise NotImplementedError

    def default(self, state: S, request: Request) -> object:
        """The choice for a player who does not choose: the least that the rules allow."""
        return next((self.least for item in request.options if item.choice == self.least), request.options[0].choice)

    def folds(self, state: S, request: Request, option: Option) -> bool:
        """Whether an option folds behind *More*."""
        return bool(self.usual) and option.label not in self.usual

    def beside(self, state: S, request: Request, option: Option) -> bool:
        """Whether an option is offered beside the question before, where that one ``offers`` its label."""
        return True

    def alike(self, state: S, request: Request) -> bool:
        """Whether no option makes a difference, so that the first is taken unasked."""
        return False

    def choose(self, state: S, request: Request) -> Choice | None:
        """How an empty seat answers; None where people must say."""
        return named(request, self.default(state, request))

    def others(self, state: S, request: Request) -> Sequence[Choice]:
        """The other sensible answers."""
        return rest(request, self.choose(state, request), lambda item: not is_worse(request, item))

    def blind(self, state: S, request: Request) -> Sequence[object]:
        """The answers that may be given at random: see ``Policy.blind``."""
        return offered(state, request)

    def weighs(self, state: S, request: Request) -> Sequence[Worth]:
        """Answers with what speaks for each, where tastes may differ: see ``Policy.weighs``."""
        return ()


class Machine(Ruleset[S]):
    """A ruleset that is its ``questions``, in the order in which they are settled."""

    questions: ClassVar[tuple[Question[Any, Any], ...]]
    draft: ClassVar[type[Draft[Any]]]
    """The family's drafts, which know its fold."""

    def place(self, state: S) -> Hashable:
        """Where the game stands: only questions ``at`` that place are tested. None: all are."""
        return None

    def evolve(self, state: S | None, event: Event) -> S:
        """The state after an event; None is the state before the first."""
        after: S = self.draft.evolve(state, event)
        return after

    def waits_at(self, state: S) -> Question[S, Any]:
        """The question that is settled next, by a player or by itself."""
        for question in self._by_place[self.place(state)]:
            if question.is_open(state):
                return question
        raise LookupError(f"nothing is settled at {self.place(state)}")

    def requests(self, state: S) -> tuple[Request, ...]:
        """The question that a player must answer; none when the game is over."""
        return () if state.outcome is not None else (self.waits_at(state).ask(state),)

    def decide(self, state: S, request: Request, choice: object, dice: Dice) -> Adjudicated[S]:
        """Adjudicate a choice, and all that follows without a decision."""
        draft = self.draft(state, dice)
        self.asker(state, request).take(draft, request, choice)
        return self.settled(draft)

    def default(self, state: S, request: Request) -> object:
        """The default of the question."""
        return self.asker(state, request).default(state, request)

    def check_choice(self, kind: str, choice: object) -> None:
        """Raises ``Malformed`` for a choice that no request of that kind would take."""
        for question in self._by_kind.get(kind, ()):
            question.check(choice)

    def begun(self, first: Event, dice: Dice) -> Adjudicated[S]:
        """A game's first events: the opening one, and what follows without a decision."""
        return self.settled(self.draft.begin(first, dice))

    def settled(self, draft: Draft[S]) -> Adjudicated[S]:
        """The decision with every step that follows without another one."""
        run(draft, self._step)
        return draft.done()

    def _step(self, draft: Draft[S]) -> bool:
        return draft.state.outcome is None and self.waits_at(draft.state).step(draft)

    def asker(self, state: S, request: Request) -> Question[S, Any]:
        """The question that a request comes from: of several of its kind the open one, or the first."""
        known = self._by_kind[request.kind]
        if len(known) == 1:
            return known[0]
        place = self.place(state)
        return next((item for item in known if place in item.at and item.is_open(state)), known[0])

    @cached_property
    def _by_kind(self) -> Mapping[str, Sequence[Question[S, Any]]]:
        found = defaultdict[str, list[Question[S, Any]]](list)
        for question in self.questions:
            found[question.kind].append(question)
        return found

    @cached_property
    def _by_place(self) -> Mapping[Hashable, Sequence[Question[S, Any]]]:
        places = {place for question in self.questions for place in question.at}
        return {place: [question for question in self.questions if place in question.at] for place in places}

    def own_policy(
        self, manners: Mapping[str, Mapping[str, float]], taught: Mapping[str, Taught] = MappingProxyType({})
    ) -> Policy[S]:
        """A policy made of the questions' own choices. It leaves open what only people at a declared table see.

        ``taught``: by what factors it weighs a kind of question on a map, where it takes what is worth most by them.
        """

        def choose(state: S, request: Request) -> Choice | None:
            question = self.asker(state, request)
            if state.table == DECLARED:
                return None if question.seen else question.choose(state, request)
            found = weighs(state, request) if request.kind in taught else ()
            return max(found, key=lambda one: one.to({})).choice if found else question.choose(state, request)

        def weighs(state: S, request: Request) -> Sequence[Worth]:
            found = self.asker(state, request).weighs(state, request)
            if state.table == DECLARED or request.kind not in taught:
                return found
            return [taught[request.kind].weighed(one) for one in found]

        def others(state: S, request: Request) -> Sequence[Choice]:
            """The sensible answers to a question, without those that say what only people can know."""
            question, own = self.asker(state, request), choose(state, request)
            known, untaught = question.blind(state, request), question.choose(state, request)
            found = [*([] if untaught is None else [untaught]), *question.others(state, request)]
            return [one for one in found if one.choice in known and (own is None or one.choice != own.choice)]

        return Policy(
            choose,
            others,
            lambda state, request: self.asker(state, request).blind(state, request),
            weighs,
            lambda request: any(question.weighed for question in self._by_kind[request.kind]),
            manners,
            taught,
        )

    def own_flow(
        self,
        *,
        given: Mapping[str, tuple[str, ...]] | None = None,
        folds_alone: tuple[str, ...] = (),
        unsaid: tuple[str, ...] = (),
        written: tuple[str, ...] = (),
        apart: tuple[str, ...] = (),
        forgoes: tuple[str, ...] = (),
    ) -> Flow[S]:
        """A flow of the questions' own declarations, with what no question declares: see the fields of ``Flow``."""
        return Flow(
            joined={question.kind: question.joined for question in self.questions if question.joined},
            closes={question.kind: question.closes for question in self.questions if question.closes},
            offers={question.kind: question.offers for question in self.questions if question.offers},
            beside=lambda state, request, option: self.asker(state, request).beside(state, request, option),
            folds=lambda state, request, option: self.asker(state, request).folds(state, request, option),
            alike=lambda state, request: self.asker(state, request).alike(state, request),
            given=given or {},
            folds_alone=folds_alone,
            unsaid=unsaid,
            written=written,
            apart=apart,
            forgoes=forgoes,
        )
