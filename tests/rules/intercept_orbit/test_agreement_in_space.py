"""At a declared table whom it costs something agrees to what others say; ``trust`` switches that off."""

from __future__ import annotations

import pytest
from msgspec import structs

from rules import RulesError
from rules.intercept_orbit.combat.agreement import Spoken
from rules.intercept_orbit.combat.attack import AttackResolved
from rules.intercept_orbit.possession import HvaTaken
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.state import Asset, Spot, StandingOrder
from tests.rules.intercept_orbit.battles import Game, battle, company, debris, hva, ship
from text import LOCALES, narrator

ALONE = (ship("A1", "B"), hva("BV1"), hva("BV2"), ship("B1", "B"))


def asked(*assets: Asset, players: int = 2, faces: tuple[int, ...] = (3,) * 20) -> Game:
    """A battle at which players agree."""
    return Game(battle(*assets, players=players, options={}), *faces)


def attack(*others: Asset, at: str = "assault", players: int = 2) -> Game:
    """A1 attacks B1, which has acted, and says that nothing is in the way."""
    there = (ship("A1", "Ra B"), ship("B1", "B", gone=True, defense=0), *others)
    game = asked(*there, players=players).say("A1", f"B1@{at}", "none")
    return game.say(game.offered("attack")[0])


# -- attacks ----------------------------------------------------------------------------------------------------------


def test_the_targets_player_agrees_to_range_and_cover_before_dice_fall() -> None:
    game = attack(debris()).say("none")
    assert (game.kind, game.asked.player, game.asked.facts["what"], game.saw(AttackResolved)) == (
        "agree",
        1,
        "attack",
        False,
    )
    assert game.choices == ["yes", "no", "cover:X1"]
    game.say("yes")
    assert game.last(AttackResolved).cover is None


def test_the_target_has_the_last_word_about_cover() -> None:
    game = attack(debris()).say("none", "X1")
    assert game.last(AttackResolved).cover == "X1"


@pytest.mark.parametrize(("answer", "falls"), [("yes", False), ("no", True)])
def test_a_range_that_is_doubted_is_given_up_with_a_free_die_or_insisted_on(answer: str, falls: bool) -> None:
    game = attack().say("no")
    assert (game.kind, game.asked.player, game.asked.facts["doubted"]) == ("agree", 0, True)
    game.say(answer)
    assert game.saw(AttackResolved) is falls
    assert bool(game.offered("attack")) is not falls


def test_the_owner_of_a_ship_that_covers_is_asked_too_and_its_word_goes_to_the_target() -> None:
    game = attack(ship("C1", "B"), players=3).say("C1", "yes")
    assert (game.kind, game.asked.player, game.asked.facts["what"]) == ("agree", 2, "cover")
    game.say("no")
    assert (game.asked.player, game.asked.facts["doubted"]) == (1, True)
    game.say("yes")
    assert game.last(AttackResolved).cover is None


def test_who_owns_the_cover_may_agree() -> None:
    assert attack(ship("C1", "B"), players=3).say("C1", "yes", "yes").last(AttackResolved).cover == "C1"


def test_nobody_is_asked_where_it_is_known() -> None:
    """A company that clings to its target is in a dogfight with it."""
    there = (company("Ac1", host="B1"), ship("B1", "B", gone=True, defense=0), ship("A1"))
    game = asked(*there).say("Ac1", "B1", "none").say("attack:0")
    assert game.saw(AttackResolved)


def test_nor_for_an_attack_from_afar_on_what_touches_the_attacker() -> None:
    there = (ship("A1", "Rp B"), company("Bc1", host="A1", gone=True, defense=0), ship("B1"))
    game = asked(*there).say("A1", "Bc1@point-defense", "none")
    assert game.offered("attack")
    red = (company("Ac1", host="B1", ace="R"), ship("B1", "B", gone=True, defense=0), ship("A1"))
    assert not asked(*red).say("Ac1", "B1@assault", "none").offered("attack")


@pytest.mark.parametrize("trusted", ["option", "profile"])
def test_games_that_trust_and_those_begun_before_ask_nobody(trusted: str) -> None:
    state = battle(ship("A1", "Ra B"), ship("B1", "B", gone=True, defense=0), options={"trust": trusted == "option"})
    old = structs.replace(state, profile=structs.replace(ORBIT, agreement=trusted == "option"))
    game = Game(old, *(3,) * 20).say("A1", "B1@assault", "none")
    assert game.say(game.offered("attack")[0]).saw(AttackResolved)


# -- HVAs -------------------------------------------------------------------------------------------------------------


def test_one_way_claims_hvas_only_if_their_owner_agrees() -> None:
    game = asked(*ALONE).say("A1", "none", "none", "straight", ["claim:BV1:A", "claim:BV2:A"])
    assert (game.kind, game.asked.player, game.asked.facts["hva"]) == ("agree", 1, "BV1")
    game.say("yes")
    assert (game["BV1"].owner, game.asked.facts["hva"]) == (0, "BV2")
    game.say("no", "yes")
    assert (game["BV2"].owner, game.kind, game.asked.player) == (1, "act", 0)
    assert game.offered("path-claim") == []


def test_who_insists_on_a_close_call_takes_it() -> None:
    game = asked(*ALONE).say("A1", "none", "none", "straight", "claim:BV1:A", "no", "no")
    assert (game["BV1"].owner, game.last(Spoken).answer) == (0, "insist")


def test_who_gives_its_own_hva_away_is_not_asked() -> None:
    game = asked(hva("AV1"), ship("A1"), ship("B1")).say("AV1", "straight", "claim:AV1:B")
    assert (game["AV1"].owner, game.saw(HvaTaken)) == (1, True)


def test_nobody_is_alone_where_a_company_of_somebody_else_clings() -> None:
    game = asked(*ALONE, company("Bc1", host="BV1")).say("A1", "none", "none", "straight")
    assert "claim:BV2:A" in game.choices
    assert "claim:BV1:A" not in game.choices


def test_a_company_that_clings_to_an_hva_leaves_nobody_else_alone_there() -> None:
    game = asked(company("Ac1"), ship("A1"), hva("BV1", owner=0), ship("B1")).say("Ac1", "none", "none", "move:0")
    with pytest.raises(RulesError, match="path-not-alone"):
        game.say(["host:BV1", "claim:BV1:B"])


def test_a_ship_that_stays_where_it_is_changes_nothing() -> None:
    game = asked(*ALONE, faces=(6,) * 20).say("A1", "none", "none", "move:0", "0")
    assert not game.offered("path-claim")


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_asked_has_words(locale: str) -> None:
    games = [attack(debris()).say("X1"), attack(ship("C1"), players=3).say("C1", "yes"), attack().say("no")]
    games.append(asked(*ALONE).say("A1", "none", "none", "straight", "claim:BV1:A"))
    for game in games:
        assert "{" not in narrator(game.state).question(locale, game.asked, game.state)


# -- the spot ---------------------------------------------------------------------------------------------------------


def spotted(*others: Asset, at: str = "assault", options: dict[str, bool] | None = None) -> Game:
    """A1 is about to attack B1, which has acted, and beside which a spot of 4 lies."""
    target = structs.replace(ship("B1", "B", gone=True, defense=1), spots=(Spot("Y6", 4),))
    there = (ship("A1", "Ra B"), target, *others)
    game = Game(battle(*there, players=2, options=options or {}), *(3,) * 20)
    return game.say("A1", f"B1@{at}", "none")


def test_an_attack_that_uses_the_spot_asks_nothing_more_once_the_target_agrees() -> None:
    game = spotted()
    game.say(game.offered("attack-spot")[0])
    assert (game.kind, game.asked.player) == ("agree", 1)
    game.say("yes")
    assert game.last(AttackResolved).spot == 4
    assert game.state.asset("B1").spots == ()


def test_an_attack_that_leaves_it_open_is_asked_before_the_dice() -> None:
    game = spotted()
    game.say(game.offered("attack")[0], "yes")
    assert (game.kind, game.asked.player) == ("use-spot", 0)


def test_who_gives_the_attack_up_keeps_the_spot() -> None:
    game = spotted()
    game.say(game.offered("attack-spot")[0], "no", "yes")
    assert game.state.asset("B1").spots
    assert game.offered("attack")
    assert game.offered("attack-spot")


@pytest.mark.parametrize("options", [{"trust": True}])
def test_where_nobody_agrees_the_spot_is_no_choice_of_its_own(options: dict[str, bool]) -> None:
    assert not spotted(options=options).offered("attack-spot")


def test_nor_is_it_where_nothing_lies_or_no_die_would_fall() -> None:
    assert (
        not asked(ship("A1", "Ra B"), ship("B1", "B", gone=True)).say("A1", "B1@assault", "none").offered("attack-spot")
    )


def test_a_standing_order_agrees() -> None:
    there = (ship("A1", "Ra B"), ship("B1", "B", gone=True, defense=0), debris())
    game = asked(*there)
    game.state = structs.replace(game.state, orders=(StandingOrder(1, agree="always"),))
    game.say("A1", "B1@assault", "none")
    game.say(game.offered("attack")[0], "none")
    assert game.last(Spoken).why == "standing-orders"
    assert game.saw(AttackResolved)
