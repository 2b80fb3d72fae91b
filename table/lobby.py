"""The lobby: options settled before play, seats taken, and the start, where all companies are revealed together."""

from __future__ import annotations

import secrets

from msgspec import structs

from rules import FairDice, Illegal
from rules import ruleset as find_ruleset
from rules.core.json_input import Options
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.game import NOBODY, Game
from table.log import Joined, Opened, Replaced
from table.permissions import Person
from table.records.provable_dice import SCHEME, company_dice, seed_of, seeded

__all__ = ["begin", "joining", "new_field_seed", "take_over", "with_field", "with_options"]

FIELD_SEED_BYTES = 6


def new_field_seed() -> str:
    """A seed for a field."""
    return secrets.token_hex(FIELD_SEED_BYTES)


def with_field(opened: Opened) -> Opened:
    """The new game with its field, if it is played on a map. Raises ``RulesError`` if the rules refuse the game."""
    chosen = find_ruleset(opened.ruleset)
    chosen.check(opened.size, opened.table, opened.options)
    options = chosen.prepare(opened.size, opened.table, opened.options, new_field_seed())
    return structs.replace(opened, options=options)


def with_options(game: Game, options: Options) -> Options:
    """The options that the host has chosen, with the field that fits them. Raises ``RulesError``."""
    chosen = find_ruleset(game.ruleset)
    chosen.check(game.size, game.table, options)
    return chosen.refit(game.size, game.table, game.options, options)


def joining(game: Game, person: Person, company: str | None, words: str | None) -> Joined:
    """A person's seat in the lobby; None leaves what they brought before.

    Raises ``NotAllowed``: ``lobby-full``, ``already-seated`` if nothing changes.
    """
    player = game.player_of(person.user)
    if player is None:
        most = find_ruleset(game.ruleset).seats[1]
        if len(game.seats) >= most:
            raise NotAllowed("lobby-full", most=most)
        return Joined(person.user, person.name, company, words or "")
    if company is None and words is None:
        raise NotAllowed("already-seated")
    seat = game.seats[player]
    return Joined(person.user, person.name, company or seat.company, seat.words if words is None else words)


def take_over(game: Game, person: Person) -> FoldedEntry:
    """Seat a person on an empty seat of a running game, their own old one if it is free. Raises ``NotAllowed``."""
    if game.player_of(person.user) is not None:
        raise NotAllowed("already-seated")
    free = [number for number, seat in enumerate(game.seats) if seat.user == NOBODY]
    if not free:
        raise NotAllowed("already-started")
    player = next((number for number in free if game.seats[number].before == person.user), free[0])
    return FoldedEntry.of(Replaced(person.user, player, NOBODY, person.user, person.name))


def begin(game: Game, secret: bytes, person: Person) -> FoldedEntry:
    """The entry that starts the game. Raises ``NotAllowed`` if players are missing or a company does not fit."""
    chosen = find_ruleset(game.ruleset)
    if len(game.seats) < chosen.seats[0]:
        raise NotAllowed("too-few-players", count=len(game.seats), least=chosen.seats[0])
    fixed = seeded(game) if game.scheme >= SCHEME else None
    seed = seed_of(secret, fixed)
    drawn = company_dice(seed)
    players = [(seat.name, seat.company or chosen.generate(game.size, len(game.seats), drawn)) for seat in game.seats]
    try:
        begun = chosen.new_game(players, game.size, game.table, game.options, FairDice(seed))
    except Illegal as error:
        raise _unfit(game, person, error) from None
    return FoldedEntry.of(*(() if fixed is None else (fixed,)), rules=begun)


def _unfit(game: Game, person: Person, error: Illegal) -> NotAllowed:
    """The fault of a company, for its owner alone; anybody else learns only the owner's name."""
    owner = error.facts.get("player")
    named = [seat.user for seat in game.seats if seat.name == owner]
    if owner is None or named == [person.user]:
        return NotAllowed(error.code, **error.facts)
    return NotAllowed("company-unfit", player=owner)
