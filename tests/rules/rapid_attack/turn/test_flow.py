"""What folds behind *More*, and what one press answers together."""

from __future__ import annotations

from rules import RULESETS, ScriptedDice
from table.flow import more_paths, paths
from tests.rules.rapid_attack.map.maps import MapTable
from tests.rules.rapid_attack.positions import Table
from tests.verbs import order

FLOW = RULESETS["rapid-attack"].flow


def folded(table: Table) -> list[str]:
    """The choices of the open question that fold."""
    return [item.choice for item in table.request.options if FLOW.folds(table.state, table.request, item)]


def ways(table: Table) -> list[str]:
    """What one press may answer, but for what folds."""
    return [path.argument for path in paths(table.state, table.request) if not path.folds and not path.offered]


def aside(table: Table) -> list[str]:
    """What stands beside the question."""
    return [path.argument for path in paths(table.state, table.request) if path.offered]


def first(table: Table) -> None:
    """Everybody passes until it is A's turn."""
    while table.asked != "activate A":
        table.play("pass")


def acting(*faces: int) -> Table:
    """A1 may attack B1 and spot, with dice W W Y R R of these faces."""
    table = Table("Rd Y; Rd", "B B; Rd")
    table.set("B1", activated=True, defense=0)
    table.play("A1", "B1", "direct-fire = " + " ".join(map(str, faces)), "none")
    return table


def test_dice_that_are_worse_in_every_way_fold() -> None:
    table = acting(6, 3, 4, 5, 2)
    assert {*folded(table)} == {"attack:4", "attack:1", "spot:1"}  # below the red 5 and the yellow 4


def test_white_dice_do_not_fold_for_each_other() -> None:
    table = Table("Rd; Rd", "Rd; Rd")
    table.play("A1", "none = 5 2", "none")
    assert folded(table) == []


def test_an_attack_that_the_defense_stops_folds() -> None:
    table = acting(6, 3, 4, 5, 2)
    table.set("B1", defense=5)
    assert "attack:3" in folded(table)
    table.set("B1", spot=1)
    assert "attack:3" not in folded(table)


def test_no_defense_folds_where_a_blue_die_can_do_nothing_else() -> None:
    table = Table("B Rd; Rd", "Rd; Rd")
    first(table)
    table.play("A1", "none = 6 2 3")
    assert folded(table) == ["defend:1", "none"]


def test_an_attack_in_the_open_is_one_press_and_cover_one_more() -> None:
    table = acting(6, 3, 4, 5, 2)
    assert {"attack:3|cover=none", "spot:2|spot-target=B1"} <= {*ways(table)}
    assert "attack:3" in [path.first.choice for path in more_paths(paths(table.state, table.request))]
    table.play("attack:3")
    assert folded(table) != []
    assert ways(table) == table.choices  # asked by itself, the question hides nothing


def test_the_spot_goes_with_the_attack() -> None:
    table = acting(6, 3, 4, 5, 2)
    table.set("B1", spot=3)
    assert "attack:3|cover=none|use-spot=yes" in ways(table)


def test_a_frame_may_go_without_target_and_defense_in_a_press_each() -> None:
    table = Table("B; Rd", "Rd; Rd", stations=1)
    assert [way for way in aside(table) if way.endswith("none")] == ["A1|target=none", "A2|target=none"]
    table.play("A1", "none = 6 2 3 1")
    assert aside(table) == ["defend:0|act=done", "defend:2|act=done"]


def test_agreement_goes_with_what_follows() -> None:
    table = Table("Rd; Rd", "Rd; Rd", agree=True)
    table.play("A1", "B1", "direct-fire = 1 1 5 3", "none", "attack:2", "none")
    assert table.asked == "agree B"
    assert {"yes|target=A1|range=direct-fire", "yes|target=none", "no"} <= {*ways(table)}


def test_no_way_tells_of_another_players_orders() -> None:
    def shown(table: Table) -> list[str]:
        table.set("B1", activated=True, defense=0, spot=3)
        table.play("A1", "B1", "direct-fire = 1 1 5 3", "none")
        return ways(table)

    asked, ordered = Table("Rd; Rd", "Rd; Rd", agree=True), Table("Rd; Rd", "Rd; Rd", agree=True)
    ordered.state = order(ordered.state, 1, {"agree": "always"}, ScriptedDice(())).state
    assert shown(asked) == shown(ordered)


# -- on a map ---------------------------------------------------------------------------------------------------------


def aiming(systems: str, apart: float) -> list[str]:
    """The targets and ranges on offer for a frame with an enemy so far away, edge to edge."""
    table = MapTable(systems, "Rd", at={"A1": (4, 18), "B1": (5 + apart, 18)})
    first(table)
    table.play("A1")
    return ways(table)


def test_a_gun_is_not_offered_for_a_brawl() -> None:
    assert aiming("Rd", 3) == ["none", "B1|range=direct-fire"][::-1]


def test_a_range_that_no_move_can_reach_folds() -> None:
    assert aiming("Rh Rd", 20) == ["none"]
    assert aiming("Rh Rd", 13) == ["B1|range=direct-fire", "none"]
    assert aiming("Rh Rd", 6) == ["B1|range=hand-to-hand", "B1|range=direct-fire", "none"]
    assert aiming("Rd Ra", 20) == ["B1|range=artillery", "none"]


def test_a_move_to_a_suggested_place_is_one_press() -> None:
    table = MapTable("Rd", "Rd", at={"A1": (4, 18), "B1": (20, 18)})
    table.play("A1", "none = 5 2", "none")
    assert "move:0|where=toward:B1" in aside(table)
