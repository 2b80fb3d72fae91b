"""A refusal names its true reason: named cases, and wrong answers at states of random games read by plain numbers."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rules import RULESETS, Answer, FairDice, Request, RulesError, choose, decide, default, requests
from rules.intercept_orbit.state.state import COMPANY, DEBRIS, HVA, Asset, State
from tests.long import LONG
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, hva, mapped, ship
from text import LOCALES, error_line

ENDS = {"dogfight": (0, 1), "point-defense": (1, 2), "assault": (2, 8), "support": (8, math.inf)}
CODES = {"point-defense": "p", "assault": "a", "support": "s"}
HALVES = {
    "capital": (1.0, 1.42),
    "frigate": (0.5, 1.12),
    "hva": (0.5, 1.12),
    "company": (0.5, 0.5),
    "debris": (0.5, 0.71),
}
"""The circles in and around a base."""
CLOSE = 0.12


def refusal(game: Game, choice: Any) -> RulesError:
    before = game.state
    with pytest.raises(RulesError) as caught:
        game.say(choice)
    assert game.state is before
    for locale in LOCALES:
        line = error_line(locale, caught.value.code, caught.value.facts)
        assert "{" not in line
        assert "none" not in line.split()
    return caught.value


def turn(*others: Asset, faces: tuple[int, ...] = (6, 5, 4, 3, 2, 1)) -> Game:
    """A carrier with a company aboard, which has not moved yet."""
    there = (ship("A1", "B Y K"), company("Ac1", fuel=None, host="A1"), ship("B1"), *others)
    return Game(battle(*there), *faces).say("A1", "none", "none").leave("repair")


@pytest.mark.parametrize("choice", ["spot:3>B1", "spot:2", "fuel:0", "mend:0", "done", "release:Ac1"])
def test_what_comes_after_the_move_is_refused_before_it_for_that(choice: str) -> None:
    game = turn()
    die = {"spot": "Y", "fuel": "K", "mend": "K"}.get(choice.partition(":")[0], "")
    place = next((n for n, kind in enumerate(game.state.act.dice) if kind[0] == die), 0)
    error = refusal(game, choice.replace("3", str(place)).replace("2", str(place)).replace(":0", f":{place}"))
    assert (error.code, error.facts["why"]) == ("asset-action-not-now", "move-first")


def test_a_spot_names_the_die_that_was_not_rolled_and_not_its_target() -> None:
    assert refusal(turn(), "spot:Y1>B1").facts["die"] == "Y1"


def test_a_die_to_spot_with_is_named_by_its_face_too() -> None:
    game = Game(battle(ship("A1", "B Y"), ship("B1")), 1, 2, 3, 4).say("A1", "none", "none", "straight", "clear")
    assert game.say("spot: Y6 4 > b1")["B1"].spot == 4


def test_after_a_company_is_served_the_ship_does_not_shoot() -> None:
    there = (ship("A1", "Rp K"), company("Ac1", fuel=None, host="A1"), ship("B1"))
    game = Game(battle(*there), *(6,) * 6).say("A1", "B1@dogfight", "none").leave("repair")
    game.say("straight", "clear").say(game.offered("fuel")[0]).leave("refuel").say("A1")
    error = refusal(game, "attack:0")
    assert (error.code, error.facts["why"]) == ("asset-action-not-now", "served")


@pytest.mark.parametrize(
    ("choice", "code", "why"),
    [
        ("BV1@support", "asset-not-a-target", "hva"),
        ("BV1", "asset-not-a-target", "hva"),
        ("A2", "asset-not-a-target", "own"),
        ("Bc1", "asset-not-a-target", "aboard"),
        ("Bc2", "asset-not-a-target", "drifting"),
        ("B9", "asset-not-a-target", "unknown"),
        ("B2", "asset-not-a-target", "gone"),
        ("B1@support", "asset-cannot-at-range", "no-weapon"),
        ("B1@nearby", "asset-cannot-at-range", "unknown"),
        ("Bc3@assault", "asset-cannot-at-range", "companies"),
    ],
)
@pytest.mark.parametrize("table", ["declared", "map"])
def test_a_target_is_refused_for_what_it_is(choice: str, code: str, why: str, table: str) -> None:
    there = (
        *(ship("A1", "Ra", at=(8.0, 16.0)), ship("A2", at=(4.0, 4.0)), ship("B1", at=(14.0, 16.0))),
        *(company("Bc1", fuel=None, host="B1", at=(15.5, 16.0)), company("Bc2", fuel=0, at=(20.0, 9.0))),
        *(hva("BV1", at=(20.0, 20.0)), ship("B2", left="destroyed"), company("Bc3", at=(12.0, 20.0))),
    )
    error = refusal(Game(battle(*there, table=table)).say("A1"), choice)
    assert (error.code, error.facts["why"]) == (code, why)


def test_a_range_that_no_move_comes_to_says_how_far_the_target_is() -> None:
    game = mapped(ship("A1", "Rp Rs", at=(4.0, 16.0)), ship("B1", at=(28.0, 16.0))).say("A1")
    error = refusal(game, "B1@point-defense")
    assert (error.facts["why"], error.facts["distance"]) == ("too-far", 22.0)


@pytest.mark.parametrize(("faces", "comes"), [((1, 3), "yes"), ((1, 2), "no")])
def test_an_attack_out_of_range_says_whether_a_move_may_mend_that(faces: tuple[int, int], comes: str) -> None:
    """Seven units ahead: three pips more than it goes anyway."""
    game = mapped(ship("A1", "Ra", at=(8.0, 16.0), heading=90.0), ship("B1", at=(25.0, 16.0)), faces=(*faces, 1, 1, 1))
    error = refusal(game.say("A1", "B1@assault", "none"), "attack:0")
    assert (error.facts["why"], error.facts["comes"]) == ("too-far", comes)


@pytest.mark.parametrize(
    ("choice", "why"),
    [("B1", "not-yours"), ("A2", "acted"), ("Ac1", "aboard"), ("Ac2", "drifting"), ("X1", "debris"), ("A9", "unknown")],
)
def test_an_asset_that_has_no_turn_is_refused_for_that(choice: str, why: str) -> None:
    own = (ship("A1"), ship("A2", gone=True), company("Ac1", fuel=None, host="A1"), company("Ac2", fuel=0))
    error = refusal(Game(battle(*own, ship("B1"), debris())), choice)
    assert (error.code, error.facts["why"]) == ("asset-not-ready", why)
    assert "frame" not in error_line("en", error.code, error.facts).lower()


def test_straight_is_a_course_on_a_map_too() -> None:
    game = mapped(ship("A1", at=(8.0, 16.0), heading=90.0), ship("B1", at=(28.0, 28.0)), faces=(6,) * 9)
    game.say("A1").leave("target").say("none", "move:0", "straight")
    assert game["A1"].at == (12.0, 16.0)


@pytest.mark.parametrize("choice", [7, ["4"], None, True, {"course": "4"}, 4.5])
def test_no_sentence_names_a_type_of_the_program(choice: Any) -> None:
    game = mapped(ship("A1", at=(8.0, 16.0)), ship("B1", at=(28.0, 28.0)), faces=(6,) * 9)
    game.say("A1").leave("target").say("none", "move:0")
    error = refusal(game, choice)
    for locale in LOCALES:
        words = error_line(locale, error.code, error.facts).replace("“", " ").replace("”", " ").split()
        assert not {"int", "list", "dict", "bool", "float", "NoneType"} & set(words)


# -- wrong answers at states of random games --------------------------------------------------------------------------


class Reading:
    """What is true at a state, by its plain numbers."""

    def __init__(self, state: State, request: Request, choice: Any, facts: dict[str, Any]) -> None:
        self.state, self.request, self.choice, self.facts = state, request, choice, facts
        self.assets = {asset.id.lower(): asset for asset in state.assets}
        self.mine = self.assets.get(str(request.facts.get("asset", "")).lower())
        self.other = self.assets.get(str(facts.get("target") or facts.get("asset")).lower())

    def between(self, one: Asset, other: Asset) -> tuple[float, float]:
        """The least and the most that two bases may be apart."""
        assert one.at is not None
        assert other.at is not None
        far = math.dist(one.at, other.at)
        inner, outer = (HALVES[one.kind][n] + HALVES[other.kind][n] for n in (0, 1))
        return far - outer, far - inner

    def is_far(self) -> bool:
        """The distance that is told may be so, and it is outside the range that is told."""
        least, most = self.between(self.mine, self.other)  # type: ignore[arg-type]
        low, high = ENDS[self.facts["range"]]
        told = self.facts["distance"]
        beyond = told > high if self.facts["why"] == "too-far" else told < low + CLOSE
        return beyond and max(0.0, least) - CLOSE <= told <= most + CLOSE

    def armed(self) -> bool:
        code = CODES[self.facts["range"]]
        return any(name[0] == "R" and code in name.replace("R", "").split("/") for name in self.mine.systems)  # type: ignore[union-attr]

    def lying(self) -> list[str]:
        act = self.state.act
        return [
            f"{die} {face}" for n, (die, face) in enumerate(zip(act.dice, act.faces, strict=True)) if n not in act.used
        ]

    # Places

    def nearest(self, others: list[Asset]) -> tuple[float, float]:
        """The least and the most that the point may be from the nearest of some assets, for the base of what is put."""
        inner, outer = HALVES[self.request.facts["kind"]]
        gaps = [(math.dist(self.choice, other.at), HALVES[other.kind]) for other in others if other.at is not None]
        least = min((far - outer - halves[1] for far, halves in gaps), default=99.0)
        return least, min((far - inner - halves[0] for far, halves in gaps), default=99.0)

    def others(self) -> list[Asset]:
        item, riding = (
            self.request.facts["item"],
            {a.id for a in self.state.assets if a.host == self.request.facts["item"]},
        )
        return [a for a in self.state.there if a.id != item and a.id not in riding]

    def outside(self) -> bool:
        size = float(self.state.options.get("across", 32))
        x, y = self.choice
        room = HALVES[self.request.facts["kind"]][1]
        if self.state.options.get("shape") == "round":
            return math.dist((x, y), (size / 2, size / 2)) > size / 2 - room
        return not (room <= x <= size - room and room <= y <= size - room)

    def kept_off(self) -> list[Asset]:
        """What the step of set-up keeps this item away from."""
        step, state = self.facts["step"], self.state
        if step == 8:
            return [a for a in self.others() if a.kind == DEBRIS or (a.ship and a.owner != self.request.player)]
        found = [a for a in self.others() if a.owner == state.defender]
        return [a for a in found if a.ship] if step == 4 else found

    def wanted(self) -> list[Asset]:
        """What the step of set-up keeps this item near to."""
        state = self.state
        if self.facts["step"] == 4:
            return [a for a in self.others() if a.owner == state.defender and a.ship]
        return [a for a in self.others() if state.setup is not None and a.id == state.setup.first]


def asset_of(read: Reading) -> Asset:
    assert read.other is not None
    return read.other


NOT_NOW = "asset-action-not-now"
TRUE: dict[tuple[str, str], Callable[[Reading], bool]] = {
    ("asset-not-ready", "not-yours"): lambda read: asset_of(read).owner not in (read.request.player, -1),
    ("asset-not-ready", "acted"): lambda read: asset_of(read).gone and asset_of(read).owner == read.request.player,
    ("asset-not-ready", "aboard"): lambda read: asset_of(read).kind == COMPANY and asset_of(read).fuel is None,
    ("asset-not-ready", "drifting"): lambda read: asset_of(read).fuel == 0,
    ("asset-not-ready", "debris"): lambda read: asset_of(read).kind == DEBRIS,
    ("asset-not-ready", "gone"): lambda read: asset_of(read).left is not None,
    ("asset-not-ready", "unknown"): lambda read: read.other is None,
    ("asset-not-ready", "pass"): lambda read: all(
        item.gone
        or item.owner == read.request.player
        or item.owner < 0
        or item.left is not None
        or item.owner in read.state.passed
        or read.state.order.index(item.owner) < read.state.order.index(read.request.player)
        or (item.kind == COMPANY and not item.fuel)
        for item in read.state.assets
    ),
    ("asset-not-a-target", "own"): lambda read: asset_of(read).owner == read.request.player,
    ("asset-not-a-target", "hva"): lambda read: asset_of(read).kind == HVA,
    ("asset-not-a-target", "drifting"): lambda read: asset_of(read).fuel == 0,
    ("asset-not-a-target", "aboard"): lambda read: asset_of(read).kind == COMPANY and asset_of(read).fuel is None,
    ("asset-not-a-target", "gone"): lambda read: asset_of(read).left is not None,
    ("asset-not-a-target", "unknown"): lambda read: read.other is None,
    ("asset-cannot-at-range", "no-weapon"): lambda read: not read.armed(),
    ("asset-cannot-at-range", "close-only"): lambda read: read.mine is not None and read.mine.kind == COMPANY,
    ("asset-cannot-at-range", "companies"): lambda read: asset_of(read).kind == COMPANY,
    ("asset-cannot-at-range", "unknown"): lambda read: read.facts["range"] not in ENDS,
    ("asset-cannot-at-range", "too-far"): Reading.is_far,
    ("asset-cannot-at-range", "too-near"): Reading.is_far,
    (NOT_NOW, "move-first"): lambda read: not read.state.act.moved and read.mine.ship,  # type: ignore[union-attr]
    (NOT_NOW, "served"): lambda read: read.state.act.served,
    (NOT_NOW, "no-target"): lambda read: read.state.act.target == "none",
    (NOT_NOW, "target-gone"): lambda read: asset_of(read).left is not None,
    (NOT_NOW, "target-own"): lambda read: asset_of(read).owner == read.request.player,
    (NOT_NOW, "target-hva"): lambda read: asset_of(read).kind == HVA,
    (NOT_NOW, "target-debris"): lambda read: asset_of(read).kind == DEBRIS,
    (NOT_NOW, "target-drifting"): lambda read: asset_of(read).fuel == 0,
    (NOT_NOW, "target-aboard"): lambda read: asset_of(read).kind == COMPANY and asset_of(read).fuel is None,
    (NOT_NOW, "target-unknown"): lambda read: read.other is None,
    (NOT_NOW, "company"): lambda read: read.mine is not None and read.mine.kind == COMPANY,
    (NOT_NOW, "hva"): lambda read: read.mine is not None and read.mine.kind == HVA,
    (NOT_NOW, "no-catapult"): lambda read: read.mine is not None and "K" not in read.mine.systems,
    (NOT_NOW, "no-company"): lambda read: (
        not any(
            item.kind == COMPANY
            and item.owner == read.request.player
            and item.left is None
            and item.host == read.mine.id  # type: ignore[union-attr]
            for item in read.state.assets
        )
    ),
    (NOT_NOW, "catapults-used"): lambda read: read.state.act.launched >= read.mine.systems.count("K"),  # type: ignore[union-attr]
    (NOT_NOW, "nothing-lost"): lambda read: (
        not any(a.lost and a.host == read.mine.id and a.owner == read.mine.owner for a in read.state.there)
    ),  # type: ignore[union-attr]
    (NOT_NOW, "low-die"): lambda read: any(a.lost and a.host == read.mine.id for a in read.state.there),  # type: ignore[union-attr]
    (NOT_NOW, "not-greater"): lambda read: any(a.spots for a in read.state.there),
    (NOT_NOW, "with-another"): lambda read: read.mine is not None and read.mine.ace == "Y",
    (NOT_NOW, "nobody"): lambda read: read.state.table == "map",
    (NOT_NOW, "covered"): lambda read: read.mine is not None and "Y" not in read.mine.systems,
    (NOT_NOW, "too-far"): lambda read: (
        read.is_far()
        if "range" in read.facts
        else read.between(read.mine, asset_of(read))[1] > read.facts["distance"] - CLOSE
    ),  # type: ignore[arg-type]
    (NOT_NOW, "too-near"): Reading.is_far,
    (NOT_NOW, "nothing"): lambda read: read.choice not in [item.choice for item in read.request.options],
    ("not-an-option", ""): lambda read: read.choice not in [item.choice for item in read.request.options],
    ("asset-action-used", "move"): lambda read: read.state.act.moved,
    ("asset-action-used", "attack"): lambda read: read.state.act.attacked,
    ("wrong-colour", ""): lambda read: any(lying[0] == read.facts["die"][0] for lying in read.state.act.dice),
    ("die-used", ""): lambda read: (
        f"{read.facts['die']} {read.facts['face']}"
        in [f"{read.state.act.dice[n]} {read.state.act.faces[n]}" for n in read.state.act.used]
    ),
    ("die-not-rolled", ""): lambda read: read.facts["rolled"] == read.lying(),
    ("wrong-step", ""): lambda read: (read.request.kind == "defend") != read.choice.startswith("defend"),
    ("not-legal-space", "outside"): Reading.outside,
    ("not-legal-space", "occupied"): lambda read: read.nearest(read.others())[0] < CLOSE,
    ("not-legal-space", "too-far"): lambda read: (
        math.dist(read.choice, read.mine.at) > read.facts["limit"]  # type: ignore[union-attr,arg-type]
        if read.facts["verb"] == "move"
        else read.facts["verb"] == "launch" or read.nearest(read.wanted())[1] > read.facts["limit"] - CLOSE
    ),
    ("not-legal-space", "too-near"): lambda read: read.nearest(read.kept_off())[0] < read.facts["limit"] + CLOSE,
    ("not-legal-space", "blocked"): lambda read: math.dist(read.choice, read.mine.at) <= read.facts["limit"] + CLOSE,  # type: ignore[union-attr,arg-type]
    ("course-too-dear", ""): lambda read: read.facts["cost"] > read.state.act.pips_left,
    ("hva-course", ""): lambda read: read.mine is not None and read.mine.kind == HVA,
    ("no-such-hinge", ""): lambda read: not 1 <= read.facts["hinge"] <= read.facts["speed"] or read.facts["hinge"] == 8,
    ("hinge-clicked-twice", ""): lambda read: "LL" in read.choice or "RR" in read.choice,
}
"""Each reason as it may be checked without the rules' own measures."""


def wrong(state: State, request: Request, luck: random.Random) -> Any:
    """An answer that is often wrong, of the kind of the question."""
    names = [asset.id for asset in state.assets] + ["A9", "pass"]
    match request.kind:
        case "activate":
            return luck.choice(names)
        case "target":
            return f"{luck.choice(names)}@{luck.choice([*ENDS, 'nearby'])}"
        case "defend" | "act":
            verb = luck.choice(
                ["attack", "move", "spot", "mend", "fuel", "defend", "straight", "done", "claim", "hand"]
            )
            die = f"{luck.choice('WRBGYK')}{luck.choice('68')} {luck.randint(1, 6)}"
            if state.stack and luck.random() < 0.7:
                die = str(luck.randrange(max(1, len(state.act.dice))))
            aim = f">{luck.choice(names)}" if verb == "spot" and luck.random() < 0.8 else ""
            return verb if verb in ("straight", "done") else f"{verb}:{die}{aim}"
        case "where" if request.facts["verb"] == "course":
            hinges = "".join(
                f" {n}{luck.choice(['L', 'R', 'LL', 'RR'])}" for n in luck.sample(range(1, 9), luck.randint(0, 2))
            )
            return f"{luck.randint(0, 8)}{hinges}"
        case "where":
            mine = next((a.at for a in state.assets if a.id == request.facts["item"] and a.at), (16.0, 16.0))
            wide = [round(luck.uniform(0, 36), 2), round(luck.uniform(0, 36), 2)]
            near = [round(at + luck.uniform(-7, 7), 2) for at in mine]
            return luck.choice([wide, near])
    return None


def refused(state: State, request: Request, choice: Any, dice: FairDice) -> RulesError | None:
    try:
        decide(state, Answer(request.player, request.id, choice), dice)
    except RulesError as error:
        return error
    return None


def tried(state: State, request: Request, luck: random.Random, dice: FairDice) -> Iterator[tuple[str, str, str]]:
    """The reasons for which some answers are refused, each held against the reading."""
    for choice in [wrong(state, request, luck) for _ in range(4)]:
        error = None if choice is None else refused(state, request, choice, dice)
        if error is None or error.code == "place-unreadable":
            continue
        why = str(error.facts.get("why", error.facts["verb"] if error.code == "asset-action-used" else ""))
        key = error.code, "" if error.code == "wrong-step" else why
        assert key in TRUE, (key, choice, error.facts)
        assert TRUE[key](Reading(state, request, choice, error.facts)), (key, choice, error.facts, request.facts)
        assert all("{" not in error_line(locale, error.code, error.facts) for locale in LOCALES)
        yield (request.facts["verb"] if request.kind == "where" else request.kind), *key


KINDS = ("activate", "target", "defend", "act", "place", "move", "launch", "course")
LEAST = 60 if LONG else 4


@pytest.mark.long
def test_wrong_answers_of_random_games_are_refused_for_what_is_so() -> None:
    seen, number = Counter[str](), 0
    reasons = Counter[tuple[str, str]]()
    while min(seen[kind] for kind in KINDS) < LEAST and number < (200 if LONG else 8):
        luck, dice, players = random.Random(number), FairDice(b"orbit%d" % number), 2 + number % 2
        game = RULESETS["intercept-orbit"]
        forces = [(name, game.generate("standard", players, dice)) for name in ("Ana", "Ben", "Cleo")[:players]]
        table = "declared" if number % 4 == 3 else "map"
        state: State = game.new_game(forces, "standard", table, {}, dice).state  # type: ignore[assignment]
        for _ in range(300 if LONG else 160):
            if not (asked := requests(state)):
                break
            request = asked[0]
            for kind, *found in tried(state, request, luck, dice):
                seen[kind] += 1
                reasons[found[0], found[1]] += 1
            chosen = choose(state, request)
            choice = default(state, request) if chosen is None else chosen.choice
            if request.kind == "deploy" and luck.random() < 0.7:
                choice = luck.choice(request.options[1:] or request.options).choice
            state = decide(state, Answer(request.player, request.id, choice), dice).state  # type: ignore[assignment]
        number += 1
    assert all(seen[kind] >= LEAST for kind in KINDS), seen
    assert len(reasons) > (30 if LONG else 15), reasons
