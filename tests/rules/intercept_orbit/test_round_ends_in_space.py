"""The end of a round: fuel, boarding, captured ships and HVAs; and what the host corrects (RULINGS 2.5, 2.6)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

from rules import AdjustScore, EndGame, RenamePlayer, RulesError, correct, replay, requests, ruleset_of
from rules.core.dice import ScriptedDice
from rules.intercept_orbit.combat.boarding import BoardingRolled
from rules.intercept_orbit.corrections import Cling, GiveAsset, SetClock, SetFuel
from rules.intercept_orbit.state.state import Asset, Spot
from rules.intercept_orbit.turn.round_end import FuelBurned, GameEnded
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, frigate, hva, ship

# -- the end of a round -------------------------------------------------------------------------------------------


def last_turn(*assets: Asset, players: int = 2, faces: tuple[int, ...] = (), **more: Any) -> Game:
    """Everybody but an HVA of the last player has gone; then the round ends."""
    gone = [asset if asset.kind == "hva" else _gone(asset) for asset in assets]
    mover = "ABCD"[players - 1] + "V9"
    game = Game(battle(*gone, hva(mover), players=players, **more), *faces)
    return game.say(mover, "straight", "clear")


def _gone(asset: Asset) -> Asset:
    return structs.replace(asset, gone=True)


def test_defense_and_spots_go_and_the_clock_falls_by_one() -> None:
    game = last_turn(ship("A1", defense=4, spots=(Spot("Y6", 3),)), ship("B1"))
    assert (game["A1"].defense, game["A1"].spots) == (None, ())
    assert (game.state.clock, game.state.round) == (10, 2)
    names = [
        type(event).__name__
        for event in game.log
        if type(event).__name__ in ("RoundEnded", "ClockTicked", "RoundBegan")
    ]
    assert names == ["RoundEnded", "ClockTicked", "RoundBegan"]


def test_the_round_goes_on_until_every_asset_has_had_its_turn() -> None:
    there = (_gone(ship("A1")), hva("AV1"), _gone(ship("B1")), hva("BV1"))
    game = Game(battle(*there)).say("AV1", "straight", "clear")
    assert (game.state.round, game.asked.player) == (1, 1)
    assert game.say("BV1", "straight", "clear").state.round == 2


@pytest.mark.parametrize(("fuel", "left", "bingo"), [(6, 5, False), (2, 1, True), (1, 0, False)])
def test_fuel_falls_by_one_a_round(fuel: int, left: int, bingo: bool) -> None:
    game = last_turn(ship("A1"), company("Ac1", fuel=fuel), ship("B1"))
    assert game["Ac1"].fuel == left
    assert game.last(FuelBurned).bingo == (("Ac1",) if bingo else ())
    assert game["Ac1"].drifting == (left == 0)
    assert game.score(0) == (10 if left else 5)


def test_a_drifting_company_takes_no_turn_and_is_no_target() -> None:
    game = last_turn(ship("A1", "Ra"), company("Bc1", fuel=1), ship("B1", "Ra"))
    assert (game.asked.player, game.choices) == (1, ["hvas", "B1", "BV9", "pass"])
    assert game.say("pass", "A1").choices == ["B1@dogfight", "B1@assault", "none"]


def test_a_company_that_runs_dry_at_an_enemys_ship_is_captive_at_its_own_rescued() -> None:
    there = (ship("A1", "B"), ship("B1"), company("Ac1", fuel=1, host="A1"), company("Ac2", fuel=1, host="B1"))
    game = last_turn(*there, faces=(1, 1))
    assert (game["Ac1"].captive, game["Ac2"].captive) == (False, True)
    assert game.score(0) == 10


def test_the_clock_at_zero_ends_the_game_and_the_highest_score_wins() -> None:
    game = last_turn(ship("A1"), ship("A2"), company("Ac1", fuel=1), ship("B1"), clock=1)
    ended = game.last(GameEnded).outcome
    assert (ended.reason, ended.winners, ended.scores) == ("doomsday", (0,), (15, 10))
    assert not game.saw(FuelBurned)
    assert requests(game.state) == ()


def test_equal_scores_draw() -> None:
    assert last_turn(ship("A1"), hva("AV1", gone=True), ship("B1"), clock=1).last(GameEnded).outcome.winners == (
        0,
        1,
    )


def test_a_player_with_nothing_left_waits_for_the_end() -> None:
    game = last_turn(ship("A1", left="destroyed"), ship("B1"))
    assert game.asked.player == 1
    assert "pass" not in game.choices


# -- boarding -----------------------------------------------------------------------------------------------------


def boarding(*assets: Asset, faces: tuple[int, ...], players: int = 2) -> Game:
    return last_turn(*assets, faces=faces, players=players)


def test_ships_are_fought_for_before_the_clock_and_the_fuel_fall() -> None:
    game = boarding(ship("A1", "B Y K Ra"), company("Bc1", fuel=1, host="A1"), ship("B1"), faces=(3,))
    told = [type(event).__name__ for event in game.log]
    steps = ("RoundEnded", "BoardingRolled", "ShipCaptured", "ClockTicked", "FuelBurned", "Drifted", "ShipReturned")
    assert [name for name in told if name in steps] == list(steps)


@pytest.mark.parametrize(
    ("owner", "boarders", "faces", "winner"),
    [
        ((), (company("Bc1", host="A1"),), (3,), 1),
        ((), (company("Bc1", host="A1"),), (2,), None),
        ((company("Ac1", host="A1"),), (company("Bc1", host="A1"),), (3, 3), None),
        ((company("Ac1", host="A1"),), (company("Bc1", host="A1"), company("Bc2", host="A1")), (3, 3, 3), 1),
        ((company("Ac1", host="A1"),), (company("Bc1", host="A1", ace="R"),), (3, 3, 3), 1),
        ((company("Ac1", fuel=None, host="A1"),), (company("Bc1", host="A1"),), (3, 3), None),
    ],
)
def test_most_yellow_dice_of_three_and_more_take_the_ship(
    owner: tuple[Asset, ...], boarders: tuple[Asset, ...], faces: tuple[int, ...], winner: int | None
) -> None:
    game = boarding(ship("A1", "B Y K Ra"), *owner, *boarders, ship("B1"), faces=faces)
    assert game.last(BoardingRolled).winner == winner
    assert game["A1"].owner == (winner or 0)


def test_the_owner_rolls_the_red_dice_of_its_point_defense_weapons_as_well() -> None:
    game = boarding(ship("A1", "Rp Rp Rp/Ra Ra"), company("Bc1", host="A1"), ship("B1"), faces=(1, 1, 1, 1, 3))
    dice = {own.player: own.dice for own in game.last(BoardingRolled).dice}
    assert dice == {0: ("R6", "R6", "R6", "R8"), 1: ("Y6",)}


def test_red_dice_do_harm_but_do_not_hold_the_ship() -> None:
    game = boarding(ship("A1", "Rp Rp B"), company("Bc1", host="A1"), ship("B1"), faces=(5, 5, 3, 3))
    rolled = game.last(BoardingRolled)
    assert (rolled.successes, rolled.harm, rolled.winner) == ((0, 1), (2, 0), 1)
    assert (game.kind, game.asked.player) == ("harm", 0)
    game.say("Bc1:R", "Bc1:B")
    assert game["A1"].owner == 1


def test_all_harm_is_done_in_one_answer_or_none_of_it() -> None:
    game = boarding(ship("A1", "Rp Rp B"), company("Bc1", host="A1"), ship("B1"), faces=(5, 5, 3, 3))
    assert game.asked.facts["several"] == 2
    before = game.state
    for refused in ("Bc1:R, Bc1:B, Bc1:white", "Bc1:R, Bc1:R"):
        with pytest.raises(RulesError):
            game.say(refused)
        assert game.state == before
    game.say("Bc1:R, Bc1:B")
    assert game["A1"].owner == 1


@pytest.mark.parametrize(("face", "harm"), [(3, 0), (4, 1), (5, 1), (6, 2), (7, 3), (8, 4)])
def test_what_each_die_damages(face: int, harm: int) -> None:
    there = (ship("A1", "Rp Rp"), company("Bc1", host="A1"), ship("B1"))
    game = boarding(*there, faces=(1, 1, face, 1))
    assert game.last(BoardingRolled).harm[0] == harm
    if harm:
        assert (game.kind, game.asked.player, game.asked.facts["count"]) == ("harm", 0, harm)


def test_whose_dice_they_are_picks_what_is_damaged() -> None:
    there = (ship("A1", "B Y"), company("Ac1", host="A1"), company("Bc1", host="A1"), ship("B1"))
    game = boarding(*there, faces=(4, 6))
    assert game.choices == ["Bc1:R", "Bc1:B", "Bc1:Y", "Bc1:G", "Bc1:white"]
    game.say("Bc1:G")
    assert game.asked.player == 1
    game.say("A1:B", "Ac1:white")
    assert (game["Bc1"].lost, game["A1"].lost, game["Ac1"].white) == (("G",), ("B",), 1)


def test_a_capture_moves_points_at_once_and_frees_the_captives_aboard() -> None:
    prisoner = company("Bc2", fuel=0, host="A1", captive=True)
    game = boarding(ship("A1", "B Y K Ra"), prisoner, company("Bc1", host="A1"), ship("B1"), faces=(3,))
    assert [game.score(n) for n in (0, 1)] == [0, 25]
    assert not game["Bc2"].captive


def test_a_ship_is_worth_each_sides_own_points_per_asset() -> None:
    state = battle(*(_gone(a) for a in (ship("A1", "B"), company("Bc1", host="A1"), ship("B1"))), hva("BV1"))
    seats = tuple(structs.replace(seat, ppa=ppa) for seat, ppa in zip(state.players, (3, 7), strict=True))
    game = Game(structs.replace(state, players=seats), 3).say("BV1", "straight", "clear")
    assert game["A1"].owner == 1
    assert [game.score(n) for n in (0, 1)] == [0, 28]


def test_companies_aboard_a_captured_ship_are_captive() -> None:
    there = (
        ship("A1", "B Y K Ra"),
        company("Ac1", fuel=None, host="A1"),
        *(company(f"Bc{n}", host="A1") for n in (1, 2)),
    )
    game = boarding(*there, ship("B1"), faces=(1, 3, 3))
    assert game["Ac1"].captive
    assert game.score(0) == 0


def test_dice_may_be_lent_among_three_and_the_lender_cannot_take_the_ship() -> None:
    there = (ship("A1", "B Y K Ra"), company("Bc1", host="A1"), company("Cc1", host="A1"), ship("B1"), ship("C1"))
    game = boarding(*there, players=3, faces=(3, 3)).say("none")
    assert (game.kind, game.asked.player, game.choices) == ("lend", 1, ["none", "A", "C"])
    game.say("C")
    rolled = game.last(BoardingRolled)
    assert (rolled.players, rolled.successes, rolled.winner) == ((0, 1, 2), (0, 0, 2), 2)
    assert game["A1"].owner == 2


def test_without_loans_equal_boarders_leave_the_ship_to_its_owner() -> None:
    there = (ship("A1", "B Y K Ra"), company("Bc1", host="A1"), company("Cc1", host="A1"), ship("B1"), ship("C1"))
    game = boarding(*there, players=3, faces=(3, 3)).say("none", "none", "none")
    assert game["A1"].owner == 0


def test_the_owner_of_the_ship_may_aid_one_boarder_against_another() -> None:
    there = (ship("A1", "Rp B"), company("Ac1", host="A1"), company("Bc1", host="A1"), company("Cc1", host="A1"))
    game = boarding(*there, ship("B1"), ship("C1"), players=3, faces=(4, 1, 3, 1, 3))
    assert (game.kind, game.asked.player, game.choices) == ("lend", 0, ["none", "B", "C"])
    game.say("C", "none")
    rolled = game.last(BoardingRolled)
    assert (rolled.players, rolled.successes, rolled.harm, rolled.winner) == ((0, 1, 2), (0, 0, 2), (0, 0, 1), 2)
    assert (game.kind, game.asked.player) == ("harm", 2)
    assert {choice.partition(":")[0] for choice in game.choices} == {"Bc1"}
    game.say("Bc1:white")
    assert game["A1"].owner == 2


# -- captured ships and HVAs --------------------------------------------------------------------------------------


def captured(fuel: int = 3) -> tuple[Asset, ...]:
    return ship("A1", "B", owner=1), company("Bc1", fuel=fuel, host="A1"), ship("A2"), ship("B1")


def test_a_captured_ship_goes_where_its_captor_says() -> None:
    game = Game(battle(*captured()))
    assert "A1" in game.say("pass").choices


def test_it_goes_home_when_the_captors_last_company_leaves() -> None:
    game = Game(battle(*captured()), *[4] * 6).say("pass", "Bc1", "none", "none", "move:0", "clear")
    assert game["A1"].owner == 0
    assert [game.score(n) for n in (0, 1)] == [10, 10]


def test_or_runs_dry() -> None:
    assert last_turn(*captured(fuel=1))["A1"].owner == 0


def test_its_unused_dice_go_home_with_it() -> None:
    game = Game(battle(*captured()), 4, 5, 6).say("pass", "A1", "none", "none", "straight", "beside:B1", "hand:Bc1>B1")
    assert (game["A1"].owner, game.kind, game.asked.player) == (0, "act", 0)
    assert {item.facts["face"] for item in game.asked.options if item.label == "spot-at"} == {4, 5}


def test_or_is_destroyed() -> None:
    there = (
        ship("A1", "B", owner=1),
        company("Bc1", systems="", white=1, host="A1", gone=True),
        company("Ac1", host="A1"),
    )
    game = Game(battle(*there, ship("B1")), *[1] * 6, 6).say("Ac1", "Bc1", "none")
    game.say(next(c for c in game.choices if c.startswith("attack")))
    assert game["Bc1"].left == "destroyed"
    assert game["A1"].owner == 0


def test_an_hva_stays_with_who_took_it() -> None:
    game = last_turn(ship("A1"), hva("BV1", owner=0, gone=True), ship("B1"))
    assert game["BV1"].owner == 0


# -- the host -----------------------------------------------------------------------------------------------------


def fixed(game: Game, *corrections: Any) -> Game:
    for correction in corrections:
        game.state = replay(correct(game.state, correction, "host", ScriptedDice(())).events, game.state)
    return game


def test_what_the_host_puts_right() -> None:
    game = Game(battle(ship("A1"), company("Ac1"), ship("B1"), hva("BV1")))
    fixed(game, AdjustScore(0, 7, "why not"), RenamePlayer(1, "Bea"), SetClock(5))
    fixed(game, GiveAsset("BV1", 0), SetFuel("Ac1", 2), Cling("Ac1", "B1"))
    assert (game.score(0), game.state.players[1].name, game.state.clock) == (22, "Bea", 5)
    assert (game["BV1"].owner, game["Ac1"].fuel, game["Ac1"].host) == (0, 2, "B1")
    fixed(game, EndGame())
    assert requests(game.state) == ()


@pytest.mark.parametrize(
    "correction",
    [
        AdjustScore(5, 1),
        AdjustScore(0, 99999),
        SetClock(-1),
        GiveAsset("ZZ", 0),
        GiveAsset("A1", 7),
        SetFuel("A1", 2),
        SetFuel("Ac1", 9),
        SetFuel("Ac1", None),
        Cling("Ac1", "Ac1"),
        RenamePlayer(9, "x"),
    ],
)
def test_what_it_cannot(correction: Any) -> None:
    state = battle(ship("A1"), company("Ac1"), ship("B1"))
    with pytest.raises(RulesError):
        correct(state, correction, "host", ScriptedDice(()))


def test_frigates_and_debris_are_told_in_the_summary() -> None:
    state = battle(frigate("A1", "B"), ship("B1"), debris("X1"))
    assert [line for line, _ in ruleset_of(state).summary(state)] == ["head", "side", "ship", "side", "ship", "debris"]
