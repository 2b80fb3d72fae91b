"""A game that counts, and one of its players who tries whatever a host may do: nothing of it works alone."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
import simcord

from rules import ruleset_of
from rules.contract.correcting import forms, items
from table import Game
from tests.e2e.players import game_here, settled
from tests.e2e.world import World
from tests.long import LONG
from tests.table.people import any_choice

ATTEMPTS = 250 if LONG else 24
"""Of each kind of game: five hundred together in the long form."""


def stands(game: Game) -> tuple[object, ...]:
    """What nobody may change alone: scores, dice, seats, the result, and how the game is played."""
    state: Any = game.played
    scores = [player.score for player in state.players]
    seats = [(seat.user, seat.given_up, seat.name) for seat in game.seats]
    return scores, state.drawn, seats, state.outcome, game.status, game.rated, game.campaign, game.time, game.host


def correction(game: Game, chance: random.Random) -> dict[str, str]:
    """Any correction, with items that the game knows or a number."""
    state: Any = game.played
    what, form = chance.choice(sorted(forms(ruleset_of(state), state).items()))
    given = {"what": what}
    for part, kinds in (("which", form.which), ("value", form.value)):
        known = [] if isinstance(kinds, str) else [name for name, _ in items(ruleset_of(state), state, kinds)]
        if kinds:
            given[part] = chance.choice([*known, "7", "100"])
    return given


async def attempt(world: World, game: Game, one: simcord.MemberActor, chance: random.Random) -> None:
    """One thing that a host, a moderator or a player might do to a game, by command or by a press."""
    rival = next(number for number, seat in enumerate(game.seats) if seat.user != one.id)
    other = next(member for member in world.members if member.id == game.seats[rival].user)
    own, name, wish = game.player_of(one.id), game.seats[rival].name, 0 if game.wish is None else game.wish.seq
    commands: Sequence[tuple[str, dict[str, Any]]] = (
        *[("correct", correction(game, chance)) for _ in range(6)],
        ("game replace", {"player": name}),
        ("game replace", {"player": name, "by": world.chloe}),
        ("game replace", {"player": name, "level": "recruit"}),
        ("game replace", {"player": game.seats[own or 0].name, "by": world.chloe}),
        ("game end", {"sure": True}),
        ("game abandon", {}),
        ("game time", {"time": "1d"}),
        ("game vote", {"agree": True}),
        ("game options", {"options": "none"}),
        ("game change", {"size": "skirmish"}),
        ("game undo", {}),
        ("choose", {"choice": any_choice(game, chance)}),
    )
    presses = (
        ("end", ""),
        ("standin", str(rival)),
        ("replace", f"{rival}.0"),
        ("replace", f"{rival}.recruit"),
        ("replace", f"{rival}.{world.chloe.id}"),
        ("replace", f"{own}.{world.chloe.id}"),
        ("seatback", f"{rival}.{one.id}"),
        ("seatback", f"{rival}.{world.chloe.id}"),
        ("undone", str(chance.randrange(game.seq + 1))),
        ("agree", str(wish)),
        ("rated", "off"),
        ("set", "size"),
        ("calloff", ""),
        ("dropbot", str(other.id)),
        ("start", ""),
        ("leave", ""),
        ("pick", any_choice(game, chance)),
        ("join", ""),
    )
    if chance.random() < 0.5:
        command, options = chance.choice(commands)
        if command != "choose" or one.id not in game.waiting:
            await world.slash(one, command, **options)
    else:
        verb, argument = chance.choice(presses)
        if verb != "pick" or one.id not in game.waiting:
            value = "skirmish" if verb == "set" else None
            message = world.messages()[0]
            await world.forge(one, message, f"mf:{game.id}:{chance.choice([game.seq, 1])}:{verb}:{argument}", value)


async def takes_back(world: World, one: simcord.MemberActor) -> None:
    """Withdraw one's own request, so that there can be another."""
    game = await game_here(world)
    if game.wish is not None and game.wish.user == one.id:
        await world.slash(one, "game vote", agree=False)


@pytest.mark.alone
@pytest.mark.parametrize("kind", ["rated", "campaign"])
async def test_no_single_person_changes_score_dice_seats_or_result(world: World, kind: str) -> None:
    chance, options = random.Random(kind), {"rated": True} if kind == "rated" else {}
    if kind == "campaign":
        await world.slash(world.ana, "campaign new", name="Cup", size="skirmish")
        for member in (world.ana, world.ben):
            await world.slash(member, "campaign join")
        await world.slash(world.ana, "campaign game")
    else:
        await world.slash(world.ana, "game new", ruleset="mez", size="skirmish", table="declared", **options)
    await world.press(world.ben, "Join")
    await world.press(world.ana, "Start")
    game = await settled(world)
    assert game.counts
    assert game.status == "running"
    for number in range(ATTEMPTS):
        if number % 10 == 9:  # on to another position
            one = next(member for member in world.members if member.id == game.waiting[0])
            await world.slash(one, "choose", choice=any_choice(game, chance))
        before = await game_here(world)
        assert before.status == "running"
        one = chance.choice([world.ana, world.ana, world.ben])
        await attempt(world, before, one, chance)
        game = await game_here(world)
        if game.decisions[: len(before.decisions)] != before.decisions and len(game.decisions) < len(before.decisions):
            assert before.decisions[-1].user == one.id, "only the own last decision, in which no dice fell"
            assert not before.decisions[-1].rolled
        assert stands(game) == stands(before), (number, world.text()[-500:])
        await takes_back(world, one)
