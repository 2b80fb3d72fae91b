"""The common narrator: tells any game whose sentences are named after its events, requests and options.

A family needs no code for it, only sentences. For a family ``football`` they are ``football-scored`` for the event
``Scored``, ``football-ask-<kind>`` and ``football-wait-<kind>`` for a request, ``football-ping-<kind>`` to call its
player (or the first line of the question), ``football-option-<label>`` (or the common ``option-<label>``) and
``football-detail-<label>`` for the small print of an option, ``football-part-<fact>`` for the items of a list,
``football-board-<line>`` for the table, ``football-odds-<part>`` for `/odds`, and ``football-system-<letters>`` for a
system with a name of its own, ``football-path-<label>`` for an option that follows another in the same press, or
``football-path-<label>-<label>`` for both. Their arguments are the fields and facts of those names, in words
(``text.facts``). An event without a sentence, or with an empty one, is not told, nor is a silent one.
"""

import re
from collections.abc import Iterator, Sequence
from math import dist
from typing import Generic, TypeAlias, TypeVar

from msgspec import structs

from rules import Preview, RulesError, requests, ruleset, ruleset_of
from rules.contract.capabilities import Prospect
from rules.contract.ruleset import State
from rules.core.errors import Illegal
from rules.core.event import Event
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from text.book import Book
from text.facts import NONE, FactWords, outcome_facts
from text.fluent.catalogue import Arguments, has, say
from text.odds import SURE, OddsAnswer, OddsLabels, needs_line, percent
from text.problems import error_line
from text.words import NAME_MAX, cut, decimal, first_lines

OF_SYSTEMS = ("lose", "repair", "restore", "break")
"""Labels of options that are a system's name: it begins with a capital there."""
LABEL_MAX = 80
DETAIL_MAX = 100
STATE_MAX = 3500
ALT_MAX = 1000
NAMES = (NAME_MAX, 16, 8)
"""Lengths of names in a text that must fit, one after the other."""
NEAR = 8
"""Ruler units around a point that a look describes."""
ORDERED = "standing-orders"
ASKED = "ask"
"""The value of an order that leaves the decision to the player."""
PASS = "pass"
SMALL = "-# "
"""Begins a line in small print."""

CAPTION = 2
"""The sentences of a caption."""
_SIGNS = re.compile(r"^\W+|\*\*|`")
_HUMP = re.compile(r"(?<!^)(?=[A-Z])")

S = TypeVar("S", bound=State)
Way: TypeAlias = Sequence[tuple[S, Request, Option]]
"""Answers that one press gives: options, each of the request asked in that state."""


class Narrator(Generic[S]):
    """The narrator of one family, with its rulebook; one that needs more overrides methods (``Family.narrator``)."""

    detail_names = NAME_MAX
    """The length of names in small print."""

    def __init__(
        self,
        family: str,
        book: Book | None = None,
        captions: str = "",
        *,
        words: type[FactWords[S]] = FactWords,
        small: str = "",
    ) -> None:
        """``captions``: the names of the events that a picture's caption may tell, the most telling first; ``small``:
        those that the story tells in small print."""
        self._words = words
        self.family = family
        self.book = book or Book("")
        self.captions = captions.split()
        self.small = frozenset(small.split())

    def words(
        self, locale: str, state: S, *, plain: bool = False, most: int = NAME_MAX, tags: bool = False
    ) -> FactWords[S]:
        """The words for one state."""
        return self._words(locale, state, plain=plain, most=most, tags=tags)

    # -- what happens -------------------------------------------------------------------------------------------

    def event_line(self, locale: str, event: Event, state: S) -> str | None:
        """A line of markdown for an event, given the state after it; None for an event without a sentence."""
        line = self._told(event, self.words(locale, state))
        if line and event.cause == ORDERED:
            line = say(locale, "event-ordered", line=line)
        return f"{SMALL}{line}" if line and type(event).__name__ in self.small else line or None

    def _told(self, event: Event, words: FactWords[S]) -> str:
        key = f"{self.family}-{_HUMP.sub('-', type(event).__name__).lower()}"
        return "" if event.silent or not has("en", key) else words.sentence(key, structs.asdict(event))

    def caption(self, locale: str, moments: Sequence[tuple[Event, S]]) -> str:
        """The most telling of these events (each with the state after it), in two sentences at the most; plain."""
        if moments and (end := moments[-1][1].outcome) is not None:
            words = self.words(locale, moments[-1][1], plain=True)
            return _plain(words.sentence(f"{self.family}-outcome", outcome_facts(end)))
        lines = [
            (self.captions.index(name), place, line)
            for place, (event, state) in enumerate(moments)
            if (name := type(event).__name__) in self.captions
            and (line := _plain(self._told(event, self.words(locale, state, plain=True, tags=True))))
        ]
        best = sorted(lines)[:CAPTION]
        return " ".join(line for _, _, line in sorted(best, key=lambda told: told[1]))

    def outcome_line(self, locale: str, state: S) -> str:
        """The end of the game: winners, reason, scores. Raises ``AssertionError`` before it."""
        assert state.outcome is not None
        return self.words(locale, state).sentence(f"{self.family}-outcome", outcome_facts(state.outcome))

    # -- what is asked ------------------------------------------------------------------------------------------

    def question(self, locale: str, request: Request, state: S, *, tags: bool = False) -> str:
        """The question to the decider, with the dice that are left for it where it has such facts; where an attack is
        out of range as its unit stands, also that. ``tags``: names with their ids before them, as the map has these."""
        words = self.words(locale, state, tags=tags)
        asked, rolled = self._ask("ask", request, words), "faces" in request.facts
        dice = words.argument("dice", request.facts) if rolled else None
        told = "" if dice is None else say(locale, "question-dice", dice=dice)
        offered = request.kind != "act" or any(item.label == "attack" for item in request.options)
        why = None if offered else self.out_of_range(state)
        return "\n".join(filter(None, (asked, told, "" if why is None else error_line(locale, why.code, why.facts))))

    def out_of_range(self, state: S) -> RulesError | None:
        """Why the attack that was declared, and not yet made, is not offered, if its target is out of range."""
        return None

    def ping_line(self, locale: str, request: Request, state: S) -> str:
        """What happened and what is asked, in one or two short sentences to the decider: the question, if no better."""
        if not has("en", f"{self.family}-ping-{request.kind}"):
            return self.question(locale, request, state).partition("\n")[0]
        counts = {
            "round": ruleset_of(state).round_of(state),
            "remaining": sum(option.label != PASS for option in request.options),
        }
        called = structs.replace(request, facts={**request.facts, **counts})
        return self._ask("ping", called, self.words(locale, state))

    def waiting_line(
        self, locale: str, request: Request, state: S, *, plain: bool = False, most: int = NAME_MAX
    ) -> str:
        """Whose decision it is."""
        return self._ask("wait", request, self.words(locale, state, plain=plain, most=most))

    def _ask(self, what: str, request: Request, words: FactWords[S]) -> str:
        labels = [option.label for option in request.options]
        facts = {**request.facts, "player": request.player, "labels": labels}
        return words.sentence(f"{self.family}-{what}-{request.kind}", facts)

    def option_label(self, locale: str, option: Option, state: S) -> str:
        """A choice as a button or a list shows it."""
        own = f"{self.family}-option-{option.label}"
        key = own if has("en", own) else f"option-{option.label}"
        label = cut(self.words(locale, state, plain=True, tags=True).sentence(key, option.facts), LABEL_MAX)
        return label[:1].upper() + label[1:] if option.label in OF_SYSTEMS else label

    def option_detail(self, locale: str, request: Request, option: Option, state: S) -> str | None:
        """The small print of a choice, if there is any."""
        key = f"{self.family}-detail-{self.detail_of(option)}"
        if not has("en", key):
            return None
        words = self.words(locale, state, plain=True, most=self.detail_names)
        facts = {"player": request.player, **request.facts, **option.facts}
        return cut(words.sentence(key, facts), DETAIL_MAX) or None

    def path_label(self, locale: str, steps: Way[S]) -> str:
        """A way through several questions as one choice: its options, but for those that go without saying."""
        own = f"{self.family}-path-{'-'.join(option.label for _, _, option in steps)}"
        if len(steps) > 1 and has("en", own):
            words = self.words(locale, steps[-1][0], plain=True, tags=True)
            return cut(words.sentence(own, _facts_of(steps)), LABEL_MAX)
        (state, _, first), *others = steps
        flow = ruleset_of(state).flow
        said = (step for step in others if flow is None or step[2].label not in flow.unsaid)
        parts = (self.option_label(locale, first, state), *(self._onward(locale, *step) for step in said))
        return cut(" · ".join(parts), LABEL_MAX)

    def _onward(self, locale: str, state: S, request: Request, option: Option) -> str:
        """The label of an option after the first in a way."""
        key = f"{self.family}-path-{option.label}"
        if not has("en", key):
            return self.option_label(locale, option, state)
        return self.words(locale, state, plain=True, tags=True).sentence(key, option.facts)

    def path_detail(self, locale: str, steps: Way[S]) -> str | None:
        """The small print of a way: that of its last option that has any, with the facts of those before it."""
        for number, (state, request, option) in reversed([*enumerate(steps)]):
            facts = {**_facts_of(steps[:number]), **request.facts}
            detail = self.option_detail(locale, structs.replace(request, facts=facts), option, state)
            if detail:
                return detail
        return None

    def menu_detail(self, locale: str, steps: Way[S]) -> str:
        """The small print of a way in a menu: what is known of the attack on its target goes first."""
        return cut(
            " · ".join(filter(None, (self.aim_line(locale, steps), self.path_detail(locale, steps)))), DETAIL_MAX
        )

    def aim_line(self, locale: str, steps: Way[S]) -> str:
        """The chances of the attack on the target that a way aims at, and the move that it needs."""
        found = self._prospect(steps)
        needs = "" if found is None else needs_line(locale, found)
        return ", ".join(filter(None, (self.attack_odds(locale, steps), needs)))

    def short_odds(self, locale: str, steps: Way[S]) -> str:
        """The first of those chances, with that of coming into range before it; or that it can't come there."""
        found = self._prospect(steps)
        if found is None or not found.reach:
            return "" if found is None else needs_line(locale, found)
        first = self.attack_odds(locale, steps).partition(" · ")[0]
        near = say(locale, "odds-near", reach=percent(locale, found.reach)) if found.reach < SURE else ""
        return " · ".join(filter(None, (near, first)))

    def attack_odds(self, locale: str, steps: Way[S]) -> str:
        """The chances of that attack; empty where nothing reaches the target."""
        found = self._prospect(steps)
        chances = () if found is None else found.chances
        return " · ".join(f"{percent(locale, share)} {say(locale, f'page-chance-{name}')}" for name, share in chances)

    def _prospect(self, steps: Way[S]) -> Prospect | None:
        declared = _facts_of(steps)
        found = (
            ruleset_of(state).aimed(state, request.unit, option.unit, declared)
            for state, request, option in steps
            if request.kind == ruleset_of(state).panel.aim
        )
        return next(found, None)

    def fold_label(self, locale: str, option: Option) -> str:
        """What stands for many ways that end with such an option; empty where each stands for itself."""
        key = f"{self.family}-fold-{option.label}"
        return say(locale, key) if has("en", key) else ""

    def aside_title(self, locale: str, request: Request) -> str:
        """What stands over the ways that are offered beside a question."""
        key = f"{self.family}-aside-{request.kind}"
        return say(locale, key if has("en", key) else "select-aside")

    def detail_of(self, option: Option) -> str:
        """The name of an option's small print."""
        return option.label

    def ruling_of(self, request: Request) -> str:
        """The ruling behind a question: its fact ``why``, or its kind."""
        return str(request.facts.get("why", request.kind))

    # -- the table ----------------------------------------------------------------------------------------------

    def state_text(self, locale: str, state: S) -> str:
        """Everything on the table, as markdown."""
        words = (self.words(locale, state, most=most, tags=True) for most in NAMES)
        return first_lines(("\n".join(self._board(one)) for one in words), STATE_MAX)

    def alt_text(self, locale: str, state: S) -> str:
        """Everything on the table, as the alt text of its picture."""
        words = (self.words(locale, state, plain=True, most=most, tags=True) for most in NAMES)
        return first_lines((_bare("\n".join(self._board(one))) for one in words), ALT_MAX)

    def _board(self, words: FactWords[S]) -> Iterator[str]:
        """The summary line by line, after the first one whose decision it is."""
        first, *others = ruleset_of(words.state).summary(words.state)
        yield self._board_line(words, *first)
        yield from (self._ask("wait", request, words) for request in requests(words.state))
        yield from (self._board_line(words, *other) for other in others)

    def _board_line(self, words: FactWords[S], key: str, facts: Facts) -> str:
        return words.sentence(f"{self.family}-board-{key}", facts)

    def players(self, locale: str, state: S) -> tuple[str, ...]:
        """The names of the players, plain."""
        words = self.words(locale, state, plain=True)
        return tuple(map(words.player, range(len(state.players))))

    def board_labels(self, locale: str, state: S) -> Facts:
        """The words of the picture: ``title``, ``when``, ``decision``, ``deciding``, ``decimal``; ``assets``: what
        the two factors of a score count."""
        words = self.words(locale, state, plain=True)
        asked = requests(state)
        over = say(locale, f"{self.family}-over")
        assets = f"{self.family}-board-assets"
        return {
            "title": say(locale, f"title-ruleset-{state.ruleset}"),
            "when": _bare(self._board_line(words, *ruleset_of(state).summary(state)[0])),
            "decision": " ".join(self._ask("wait", request, words) for request in asked) or over,
            "decimal": decimal(locale, 0.5)[1],
            "deciding": tuple(dict.fromkeys(request.player for request in asked)),
            "assets": say(locale, assets) if has("en", assets) else "",
        }

    # -- maps and orders, in games that have them ---------------------------------------------------------------

    def plan_text(self, locale: str, state: S, preview: Preview) -> str:
        """The consequences of an answer to a ``where`` request, from the preview's fields."""
        key = f"{self.family}-plan"
        if not has("en", key):
            return ""
        stretched = preview.most is not None and preview.length > preview.most
        return self.words(locale, state).sentence(key, structs.asdict(preview) | {"stretched": stretched})

    def place_hint(self, locale: str, state: S, preview: Preview) -> str:
        """What a place is good for, in a line or two: of a move the plan without the way, and without who is near."""
        key, facts = f"{self.family}-plan", structs.asdict(preview)
        if preview.most is None or not has("en", key):
            return self.plan_text(locale, state, preview)
        facts |= {"verb": "hint", "stretched": False} | {name: () for name in ("sights", "passes") if name in facts}
        return self.words(locale, state).sentence(key, facts).strip()

    def look_text(self, locale: str, state: S, at: tuple[float, float], *, frame: str | None = None) -> str:
        """Everything near a point of the map, the nearest first, with its distance."""
        key, words = f"{self.family}-look", self.words(locale, state)
        if not has("en", key):
            return ""
        maps = ruleset_of(state).maps
        assert maps is not None
        apart = sorted((dist(point, at), thing) for thing, point in maps.positions(state).items())
        near = [
            f"{words.name(thing)} {decimal(locale, round(far, 1))}"
            for far, thing in apart
            if far <= NEAR and thing != frame
        ]
        return words.sentence(key, {"at": at, "far": NEAR, "near": ", ".join(near) or NONE})

    def absent_text(self, locale: str, state: S, unit: str) -> str:
        """Where a unit is that does not stand on the map by itself; empty for one that does."""
        maps, host = ruleset_of(state).maps, self.host_of(state, unit)
        if host == NONE and maps is not None and unit in maps.positions(state):
            return ""
        return self.words(locale, state).sentence("look-absent", {"unit": unit, "host": host})

    def host_of(self, state: S, unit: str) -> str:
        """What a unit is aboard of; NONE in games where nothing is."""
        return NONE

    def measure_text(self, locale: str, state: S, one: str, other: str) -> str:
        """The distance between two things of the map, its range, and whether the second is in cover from the first."""
        maps = ruleset_of(state).maps
        assert maps is not None
        words, found = self.words(locale, state), maps.measure(state, one, other)
        cover = NONE if found.cover is None else ", ".join(words.thing(item) or item for item in found.cover) or "open"
        return say(
            locale,
            "look-measure",
            **{"from": words.thing(found.one) or found.one, "to": words.thing(found.other) or found.other},
            distance=words.distance(found.distance),
            range=NONE if found.range is None else say(locale, f"range-{found.range}"),
            cover=cover,
            beyond=", ".join(words.thing(item) or item for item in found.beyond) or NONE,
        )

    def orders_text(self, locale: str, state: S, player: int) -> str:
        """A player's standing orders as markdown."""
        orders = ruleset_of(state).orders
        assert orders is not None
        chosen = orders.chosen(state, player, None)
        facts = {field: chosen.get(field, ASKED if values else NONE) for field, values in orders.fields.items()}
        return self.words(locale, state).sentence(f"{self.family}-orders", facts)

    def rehearsal_text(self, locale: str, state: S, unit: str) -> str:
        """What a player's orders would do if one of their units were attacked now."""
        return ""

    # -- chances ------------------------------------------------------------------------------------------------

    def odds_line(self, locale: str, state: S, actor: str, value: int, spot: int | None = None) -> str | None:
        """The chances of an attack with a die of that value, before it is made, with a spot or the best there is."""
        found = ruleset_of(state).prospect(state, actor, value, spot)
        if found is None:
            return None
        return self.words(locale, state).sentence(f"{self.family}-odds", _percents(locale, found))

    def odds_detail(self, locale: str, state: S, actor: str, value: int) -> str | None:
        """More about them; None where the line says it all."""
        return None

    def odds_answer(self, locale: str, name: str, asked: Facts) -> OddsAnswer:
        """The chances of an attack outside any game by a ruleset, and what would change them.

        Raises ``RulesError``; ``Illegal("no-calculation")`` in a game that has no attacks.
        """
        odds = ruleset(name).odds
        if odds is None or odds.odds_for is None:
            raise Illegal("no-calculation", verb="odds")
        first, *others = odds.odds_for(asked)
        key, facts = f"{self.family}-odds", _arguments(locale, first.facts)
        title, where, chances = (say(locale, f"{key}-{part}", **facts) for part in ("title", "where", "chances"))
        changes = [say(locale, f"{key}-change", what=one.change, **_arguments(locale, one.facts)) for one in others]
        bars = tuple(
            (say(locale, f"{key}-bar", outcome=outcome), share, percent(locale, share))
            for outcome, share in first.outcomes
        )
        caption = say(locale, "odds-bars-outcomes")
        text = "\n".join([f"**{title}**, {where}", chances, *(f"- {change}" for change in changes)])
        return OddsAnswer(text, OddsLabels(title, where[:1].upper() + where[1:], caption, "", "", bars))


def _facts_of(steps: Way[S]) -> Facts:
    """The facts of all options of a way; later ones count."""
    return {name: value for _, _, option in steps for name, value in option.facts.items()}


def _percents(locale: str, facts: Facts) -> Facts:
    """Facts with chances, which are floats, in percents."""
    return {name: percent(locale, value) if isinstance(value, float) else value for name, value in facts.items()}


def _arguments(locale: str, facts: Facts) -> Arguments:
    """Facts as arguments of a sentence, chances in percents."""
    told = _percents(locale, facts)
    return {name: value if isinstance(value, str | int) else str(value) for name, value in told.items()}


def _plain(line: str) -> str:
    """A line of markdown without its signs and its first emoji, for pictures."""
    return _SIGNS.sub("", line).strip()


def _bare(text: str) -> str:
    """A sentence without its markdown, for pictures."""
    return text.replace("**", "")
