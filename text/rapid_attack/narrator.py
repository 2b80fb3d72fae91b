"""The narrator of Rapid Attack, MEZ and Unofficial."""

from collections.abc import Iterator

from msgspec import structs

from rules import Preview, RulesError, requests
from rules.core.json_input import Facts
from rules.core.request import Option, Request
from rules.rapid_attack.map.preview import Preview as MapPreview
from rules.rapid_attack.profile import Clock
from rules.rapid_attack.state import FAMILY_ID, Frame, FrameOrder, Orders, State
from rules.rapid_attack.turn.actions import why_no_attack
from rules.rapid_attack.turn.orders import Rehearsal, rehearse
from text.fluent.catalogue import say
from text.maps import map_labels
from text.narrator import ALT_MAX, STATE_MAX, Narrator, Way
from text.odds import OddsAnswer
from text.rapid_attack import odds
from text.rapid_attack.book import BOOK
from text.rapid_attack.facts import FrameFacts, frame_facts
from text.rapid_attack.map import look_text, map_text, place_hint, plan_text
from text.rapid_attack.words import FrameWords
from text.words import NAME_MAX, first_lines, systems_text

LEGEND = ("station", "target", "cover", "acted", "defense", "spot", "rocket", "lost")
"""The signs that a map explains until the first activation."""
MAP_LEAST = 200
"""The fewest characters for the map."""
NAMES = (NAME_MAX, 20, 12, 6)
NAMES_ALT = (20, 8)
ALL, SHORT, PLAYERS = 2, 1, 0
"""Detail about frames: all, their systems only, nothing."""
RULINGS = {
    "activate": "tactical-order",
    "range": "target",
    "defend": "defense",
    "act": "activation",
    "agree": "declared",
    "station": "stations",
    "use-spot": "spot",
    "ground": "giving-ground",
    "loss": "losses",
    "spot-target": "spotting",
    "tie": "ties",
    "first-roll": "ties",
    "deploy": "deployment",
    "hazard": "hazards",
    "terrain": "deployment",
    "where": "movement",
}
"""The rulings behind questions, where the kind of the question is not their name."""


def _is_new(state: State) -> bool:
    """Whether no frame has been activated yet."""
    return state.round <= 1 and not state.stack and not any(frame.activated for frame in state.frames)


class RapidAttackNarrator(Narrator[State]):
    """Tells the table with a map, standing orders and chances with sentences of their own."""

    detail_names = 20

    def words(
        self, locale: str, state: State, *, plain: bool = False, most: int = NAME_MAX, tags: bool = False
    ) -> FrameFacts:
        """The words for one state."""
        return FrameFacts(locale, state, plain=plain, most=most, tags=tags)

    # -- choices ------------------------------------------------------------------------------------------------

    def out_of_range(self, state: State) -> RulesError | None:
        why = None if not state.mapped or state.act.attacked else why_no_attack(state)
        return why if why is not None and why.code == "out-of-range" else None

    def option_detail(self, locale: str, request: Request, option: Option, state: State) -> str | None:
        """The small print of a choice, with a capital but for places."""
        detail = super().option_detail(locale, request, option, state)
        return detail if detail is None or "at" in option.facts else detail[:1].upper() + detail[1:]

    def path_detail(self, locale: str, steps: Way[State]) -> str | None:
        """The small print of a way; that of a target is about the target, since the label says range and distance."""
        (state, request, option), *others = steps
        if request.kind != "target":
            return super().path_detail(locale, steps)
        declared = {name: fact for _, _, after in others for name, fact in after.facts.items()}
        return self.option_detail(locale, structs.replace(request, facts=declared | dict(request.facts)), option, state)

    def detail_of(self, option: Option) -> str:
        """The name of an option's small print: one for all places."""
        return "where" if "at" in option.facts else option.label

    def ruling_of(self, request: Request) -> str:
        """The ruling behind a question."""
        if request.facts.get("verb") == "place":
            return "deployment"
        return RULINGS.get(request.kind, request.kind)

    # -- the table ----------------------------------------------------------------------------------------------

    def state_text(self, locale: str, state: State) -> str:
        """Everything on the table; on a map also who is in range of whom, as far as there is room."""
        boards = ("\n".join(self._lines(self.words(locale, state, most=most), ALL)) for most in NAMES)
        text = first_lines(boards, STATE_MAX)
        room = STATE_MAX - len(text) - 2
        if not state.mapped or room <= MAP_LEAST:
            return text
        return f"{text}\n\n{map_text(self.words(locale, state, most=12), room)}"

    def alt_text(self, locale: str, state: State) -> str:
        """The alt text of the board, without the map: the facts of frames give way first, then names, then frames."""
        shown = [*((most, detail) for most in NAMES_ALT for detail in (ALL, SHORT)), (NAMES_ALT[-1], PLAYERS)]
        words = ((self.words(locale, state, plain=True, most=most), detail) for most, detail in shown)
        return first_lines(("\n".join(self._lines(one, detail)) for one, detail in words), ALT_MAX)

    def _lines(self, words: FrameFacts, detail: int) -> Iterator[str]:
        state, plain = words.state, "-plain" if words.plain else ""
        yield words.sentence(f"rapid-attack-board-head{plain}", {"round": state.round})
        yield self._decision(words)
        if state.stations:
            held = (f"{station.id} {words.owner(station.holder)}" for station in state.stations)
            yield words.sentence("rapid-attack-board-stations", {"stations": list(held)})
        for rank, number in enumerate(state.order, start=1):
            yield words.sentence(f"rapid-attack-board-player{plain}", _player(state, rank, number))
            frames = [frame for frame in state.frames if frame.owner == number]
            if detail == SHORT:
                yield ", ".join(_short(words.locale, frame) for frame in frames)
            elif detail == ALL:
                yield from (words.sentence("rapid-attack-board-frame", frame_facts(frame)) for frame in frames)

    def _decision(self, words: FrameFacts) -> str:
        waits = [self._ask("wait", request, words) for request in requests(words.state)]
        return " ".join(waits) or say(words.locale, "rapid-attack-over")

    def board_labels(self, locale: str, state: State) -> Facts:
        """The words of the picture: the fields of its ``BoardLabels``, on a map of its ``MapLabels``."""
        words = self.words(locale, state, plain=True)
        down, total = state.profile.clock_shown is Clock.DOWN, max(state.clock_start, state.clock)
        ranks = range(1, len(state.order) + 1)
        labels = {
            "title": words.sentence("rapid-attack-board-title", {}),
            "round": say(locale, "rapid-attack-board-round", round=state.round),
            "decision": self._decision(words),
            "deciding": tuple(dict.fromkeys(request.player for request in requests(state))),
            "clock": say(locale, f"rapid-attack-board-clock-{'down' if down else 'up'}", total=total),
            "ranks": tuple(say(locale, "rapid-attack-board-rank", rank=rank) for rank in ranks),
            "terrain": say(locale, "rapid-attack-board-terrain"),
            "assets": say(locale, "rapid-attack-board-assets"),
        }
        if not state.mapped:
            return labels
        legend = {name: say(locale, f"rapid-attack-legend-{name}") for name in LEGEND} if _is_new(state) else {}
        return {**labels, **map_labels(locale, words.ruler()), "legend": legend}

    # -- maps, orders, chances ----------------------------------------------------------------------------------

    def plan_text(self, locale: str, state: State, preview: Preview) -> str:
        """What would follow if a frame or a station went there."""
        assert isinstance(preview, MapPreview)
        return plan_text(self.words(locale, state, most=20), preview)

    def place_hint(self, locale: str, state: State, preview: Preview) -> str:
        """What a place is good for, in a line."""
        assert isinstance(preview, MapPreview)
        return place_hint(self.words(locale, state, most=20), preview)

    def look_text(self, locale: str, state: State, at: tuple[float, float], *, frame: str | None = None) -> str:
        """Every frame within a ruler of a point, or one frame, each with the enemies in range."""
        return look_text(self.words(locale, state, most=20), at, frame)

    def orders_text(self, locale: str, state: State, player: int) -> str:
        """A player's standing orders: for all frames, then for single ones."""
        return orders_text(self.words(locale, state), player)

    def rehearsal_text(self, locale: str, state: State, unit: str) -> str:
        """What would happen if a frame were attacked now, a line for each range. Raises ``KeyError``."""
        return rehearsal_text(self.words(locale, state), unit)

    def odds_line(self, locale: str, state: State, actor: str, value: int, spot: int | None = None) -> str | None:
        """The chances of a frame's attack with a die of that value; None without a target."""
        return odds.odds_line(locale, state, actor, value, spot)

    def odds_detail(self, locale: str, state: State, actor: str, value: int) -> str | None:
        """More about them, in several lines."""
        return odds.odds_detail(locale, state, actor, value)

    def odds_answer(self, locale: str, name: str, asked: Facts) -> OddsAnswer:
        """The chances of an attack outside any game. Raises ``Illegal``."""
        return odds.odds_answer(locale, name, asked)


def _player(state: State, rank: int, number: int) -> Facts:
    player = state.players[number]
    adjust = f"{player.adjust:+d}".replace("-", "−") if player.adjust else 0
    facts = {"score": player.score, "ppa": player.ppa, "assets": state.assets(number), "adjust": adjust}
    return {"rank": rank, "player": number, **facts}


def _short(locale: str, frame: Frame) -> str:
    if not frame.alive:
        return f"{frame.id} {say(locale, 'rapid-attack-board-destroyed')}"
    return f"{frame.id} {systems_text(frame.systems).replace(' ', '')}".strip()


CAPTIONS = """
FrameDestroyed AttackDeclared SystemLost WhiteLost Fell GaveGround StationChanged Spotted Went Moved Activated
RoundEnded
"""

NARRATOR = RapidAttackNarrator(FAMILY_ID, BOOK, CAPTIONS, small="Rolled SpotGone")


# -- standing orders --------------------------------------------------------------------------------------------------


def orders_text(words: FrameWords, player: int) -> str:
    """A player's standing orders as markdown: for all frames, then for single ones."""
    return "\n".join(_lines(words, words.state.orders_of(player)))


def _lines(words: FrameWords, orders: Orders) -> Iterator[str]:
    losses = " ".join(orders.losses) or "none"
    yield say(words.locale, "orders-shown", losses=losses, ground=str(orders.give_ground), agree=str(orders.agrees))
    yield _order(words, "all", orders.for_all)
    for item in orders.frames:
        if words.state.frame(item.frame).alive:
            yield _order(words, words.name(item.frame), orders.order_for(item.frame))


def _order(words: FrameWords, frame: str, order: FrameOrder) -> str:
    facts = {"target": order.target or "ask", "defend": order.defend or "ask", "then": order.then or "ask"}
    return say(words.locale, "orders-plan", frame=frame, **facts)


def rehearsal_text(words: FrameWords, unit: str) -> str:
    """What would happen if a frame were attacked now, a line for each range. Raises ``KeyError``."""
    title = say(words.locale, "rehearsal-title", frame=words.name(unit))
    return "\n".join([title, *(_rehearsed(words, item) for item in rehearse(words.state, unit))])


def _rehearsed(words: FrameWords, item: Rehearsal) -> str:
    return say(
        words.locale,
        "rehearsal-line",
        range=say(words.locale, f"range-{item.range}"),
        ready="yes" if item.ready else "no",
        target=item.target,
        dice=" ".join(item.dice),
        defend=item.defend,
        defense=item.defense or 0,
        then=item.then,
    )
