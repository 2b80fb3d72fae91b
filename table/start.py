"""From the lobby to the game: who sits down with what, companies revealed together, and the dice fixed."""

from __future__ import annotations

from rules import FairDice, Illegal
from rules import ruleset as find_ruleset
from table.errors import NotAllowed
from table.game import NOBODY, Game
from table.history.provable_dice import SCHEME, company_dice, seed_of, seeded
from table.log import Joined, Replaced
from table.made import Made
from table.seats import Person

__all__ = ["begin", "joining", "take_over"]


def joining(game: Game, person: Person, company: str | None, words: str | None) -> Joined:
    """A person's seat with what they bring; what is None stays as it was. Raises ``NotAllowed("already-seated")``."""
    player = game.player_of(person.user)
    if player is None:
        return Joined(person.user, person.name, company, words or "")
    if company is None and words is None:
        raise NotAllowed("already-seated")
    seat = game.seats[player]
    return Joined(person.user, person.name, company or seat.company, seat.words if words is None else words)


def take_over(game: Game, person: Person) -> Made:
    """Seat a person on an empty seat of a running game, their own old one if it is free. Raises ``NotAllowed``."""
    if game.player_of(person.user) is not None:
        raise NotAllowed("already-seated")
    free = [number for number, seat in enumerate(game.seats) if seat.user == NOBODY]
    if not free:
        raise NotAllowed("already-started")
    player = next((number for number in free if game.seats[number].before == person.user), free[0])
    return Made.of(Replaced(person.user, player, NOBODY, person.user, person.name))


def begin(game: Game, secret: bytes, person: Person) -> Made:
    """The entry that starts the game. Raises ``NotAllowed`` if too few are here or a company does not fit."""
    chosen = find_ruleset(game.ruleset)
    if len(game.seats) < chosen.seats[0]:
        raise NotAllowed("too-few-players", count=len(game.seats), least=chosen.seats[0])
    fixed = seeded(game) if game.fair >= SCHEME else None
    seed = seed_of(secret, fixed)
    drawn = company_dice(seed)
    players = [(seat.name, seat.company or chosen.generate(game.size, len(game.seats), drawn)) for seat in game.seats]
    try:
        begun = chosen.new_game(players, game.size, game.table, game.options, FairDice(seed))
    except Illegal as error:
        raise _unfit(game, person, error) from None
    return Made.of(*(() if fixed is None else (fixed,)), rules=begun)


def _unfit(game: Game, person: Person, error: Illegal) -> NotAllowed:
    """What is wrong with a company is for its owner alone to read; anybody else is told whose it is."""
    owner = error.facts.get("player")
    named = [seat.user for seat in game.seats if seat.name == owner]
    if owner is None or named == [person.user]:
        return NotAllowed(error.code, **error.facts)
    return NotAllowed("company-unfit", player=owner)
