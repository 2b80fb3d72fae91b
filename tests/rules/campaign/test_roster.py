"""What a company keeps from one game to the next."""

from __future__ import annotations

import random

import pytest

from rules import RULESETS, Answer, Illegal, SystemDice, decide, evolve, replay, requests
from rules.campaign.roster import Carry, News, Roster, Unit, brought_home, enlisted, playable, repaired
from rules.companies.company import parse
from tests.verbs import returned

GAME = RULESETS["rapid-attack"]
TEXT = "Kestrel: Rd Rd B G +1 rocket; Badger: Rh Rh B B +2 rockets; Badger: Y; G G"


def roster(**changes: object) -> Roster:
    """Three units; ``changes`` by the name of the unit."""
    plain = {"Kestrel": ("Rd", "Rd", "B"), "Badger": ("Rh", "B"), "Heron": ("Y",)}
    units = [changes.get(name) or Unit(name, systems) for name, systems in plain.items()]
    return Roster("The Third", tuple(units), int(changes.get("renewals", 0)))  # type: ignore[arg-type, call-overload]


def test_a_company_is_mustered_with_names_of_their_own() -> None:
    units = GAME.campaign.muster(TEXT)
    assert len({unit.name.casefold() for unit in units}) == 4
    assert [unit.systems for unit in units] == [plan.systems for plan in parse(TEXT).frames]
    assert [plan.systems for plan in parse(GAME.campaign.fielded(units)).frames] == [unit.systems for unit in units]
    assert [plan.rockets for plan in parse(GAME.campaign.fielded(units)).frames] == [1, 2, 0, 0]


def test_a_roster_keeps_no_spare() -> None:
    assert [unit.name for unit in GAME.campaign.muster("Kestrel: Rd; Crane: B spare; Heron: Y")] == ["Kestrel", "Heron"]


@pytest.mark.parametrize("name", ["a;b", "a:b", "+9 rockets", "`*_~|", "\u202e@everyone", "🤖" * 40])
def test_whatever_a_frame_is_called_it_comes_back(name: str) -> None:
    units = (Unit(name, ("Rd", "Rd")), Unit("Heron", ("B", "G"), ("G", "B")))
    again = GAME.campaign.muster(GAME.campaign.fielded(units))
    assert [unit.systems for unit in again] == [unit.left for unit in units]


def test_with_a_frame_its_rockets_go_and_the_others_are_dealt_out_anew() -> None:
    units = (Unit("A", ("B",), rockets=3), Unit("B", ("G",), rockets=0, gone=True))
    assert GAME.campaign.fielded(units) == "A: B"


def test_nothing_carries_over() -> None:
    before = roster()
    assert brought_home(before, [], Carry.NOTHING, 1) == (before, ())


def test_scars_stay() -> None:
    back = [Unit("Kestrel", ("Rd", "B", "Rd"), ("Rd",)), Unit("Badger", ("B", "Rh"), gone=True), Unit("Heron", ("Y",))]
    after, news = brought_home(roster(), back, Carry.SCARS, 2)
    assert news == (News("scarred", "Kestrel", "Rd"),)
    assert [unit.left for unit in after.units] == [("Rd", "B"), ("Rh", "B"), ("Y",)]
    assert after.renewals == 2


def test_losses_are_gone_and_only_who_stands_comes_back() -> None:
    before = roster(Badger=Unit("Badger", ("Rh", "B"), gone=True))
    back = [Unit("Kestrel", ("Rd", "Rd", "B"), ("Rd", "Rd", "B"), gone=True), Unit("Heron", ("Y",), ("Y",))]
    after, news = brought_home(before, back, Carry.LOSSES, 1)
    assert news == (News("destroyed", "Kestrel"),)
    assert [unit.gone for unit in after.units] == [True, True, False]
    assert playable(after)[0].left == ("Y",), "what stands is whole again"


def test_who_stayed_at_home_or_joined_for_once() -> None:
    back = [Unit("Heron", ("Y",), ("Y",)), Unit("Otter", ("B",), ("B",))]
    after, news = brought_home(roster(), back, Carry.SCARS, 1)
    assert news == (News("scarred", "Heron", "Y"),)
    assert len(after.units) == 3


@pytest.mark.parametrize("back", [[], [Unit("X", ("B",))] * 3], ids=["fewer", "other systems"])
def test_another_company_changes_nothing(back: list[Unit]) -> None:
    before = roster()
    assert brought_home(before, back, Carry.SCARS, 1) == (before, (News("stranger"),))


def test_repairs_go_to_the_worst_hit_when_nobody_chooses() -> None:
    hit = Unit("Kestrel", ("Rd", "Rd", "B"), ("B", "Rd"))
    before = roster(Kestrel=hit, Heron=Unit("Heron", ("Y",), ("Y",)), renewals=1)
    after, news = enlisted(before, Carry.SCARS, 2, ())
    assert news == (News("repaired", "Kestrel", "B"),)
    assert after.renewals == 0
    assert enlisted(after, Carry.SCARS, 2, ()) == (after, ())


@pytest.mark.parametrize(("renewals", "least", "stand"), [(0, 0, 1), (1, 0, 2), (0, 3, 3), (9, 1, 3)])
def test_recruits(renewals: int, least: int, stand: int) -> None:
    gone = {name: Unit(name, ("B",), gone=True) for name in ("Kestrel", "Heron")}
    after, news = enlisted(roster(**gone, renewals=renewals), Carry.LOSSES, least, ("Badger", "Otter"))
    assert len(playable(after)) == stand
    assert len({unit.name for unit in after.units}) == 3, "no name comes twice"
    assert [item.kind for item in news] == ["recruited"] * (stand - 1)


def test_a_repair_is_chosen() -> None:
    before = roster(Kestrel=Unit("Kestrel", ("Rd", "Rd", "B"), ("Rd",)), renewals=1)
    after, news = repaired(before, "kestrel", "rd")
    assert (after.units[0].lost, after.renewals, news) == ((), 0, News("repaired", "Kestrel", "Rd"))
    assert repaired(before, "1", "Rd")[0] == after


@pytest.mark.parametrize(
    ("renewals", "unit", "system", "code"),
    [
        (0, "Kestrel", "Rd", "no-repairs"),
        (1, "Nobody", "Rd", "unit-unknown"),
        (1, "4", "Rd", "unit-unknown"),
        (1, "²", "Rd", "unit-unknown"),
        (1, "Kestrel", "B", "not-scarred"),
        (1, "Badger", "Rd", "not-scarred"),
        (1, "", "", "unit-unknown"),
    ],
)
def test_what_cannot_be_repaired(renewals: int, unit: str, system: str, code: str) -> None:
    before = roster(Kestrel=Unit("Kestrel", ("Rd", "Rd", "B"), ("Rd",)), renewals=renewals)
    with pytest.raises(Illegal) as caught:
        repaired(before, unit, system)
    assert caught.value.code == code


@pytest.mark.parametrize("seed", range(6))
def test_what_comes_back_from_a_game_is_what_went_into_it(seed: int) -> None:
    chance, dice = random.Random(seed), SystemDice()
    texts = [GAME.generate("skirmish", 2, dice) for _ in range(2)]
    state = replay(GAME.new_game([("Ana", texts[0]), ("Ben", texts[1])], "skirmish", "declared", {}, dice).events)
    while asked := requests(state):
        choice = chance.choice(asked[0].options).choice
        for event in decide(state, Answer(asked[0].player, asked[0].id, choice), dice).events:
            state = evolve(state, event)
    for player, text in enumerate(texts):
        units = GAME.campaign.muster(text)
        back = returned(state, player)
        played = {unit.name: unit for unit in back}
        stayed = [unit for unit in units if unit.name not in played]
        assert all(sorted(played[u.name].systems) == sorted(u.systems) for u in units if u not in stayed)
        assert len(stayed) <= 1, "ties may cost a frame"
        for carry in (Carry.SCARS, Carry.LOSSES):
            kept, news = brought_home(Roster("C", units), back, carry, 1)
            assert all(item.kind != "stranger" for item in news)
            lost = sum(len(unit.lost) for unit in back if unit.name in {u.name for u in units})
            assert carry is not Carry.SCARS or sum(len(unit.lost) for unit in kept.units) == lost
            ready, _ = enlisted(kept, carry, GAME.least("skirmish", 2), GAME.campaign.names)
            GAME.company(GAME.campaign.fielded(ready.units), "skirmish", 2)
