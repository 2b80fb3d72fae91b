"""The lobby: options settled before play, seats taken, and the start, where all companies are revealed together."""

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

from msgspec import structs

from rules import FairDice, Illegal, RulesError, State, ruleset_of
from rules import ruleset as find_ruleset
from rules.contract.ruleset import Ruleset
from rules.core.json_input import Options, Size
from storage import CallRow
from table.entry import FoldedEntry
from table.errors import NotAllowed
from table.fields import has_fields
from table.game import BOTS, NOBODY, Game, Seat, is_bot, is_gone, is_person
from table.log import Configured, Joined, Opened, Replaced
from table.permissions import Person, has_played
from table.player_clocks import absent
from table.records.provable_dice import SCHEME, company_dice, seed_of, seeded

FIELD_SEED_BYTES = 6
CUSTOM = "custom"
DEMO = "demo"
AnyRuleset: TypeAlias = Ruleset[Any]


def new_field_seed() -> str:
    """A seed for a field."""
    return secrets.token_hex(FIELD_SEED_BYTES)


def with_field(opened: Opened, users: Iterable[int] = (), guild: int | None = None) -> Opened:
    """The new game, with a field if it is played on a map. Raises ``RulesError`` if the rules refuse the game.

    ``users``: those who will sit there, on the server ``guild``; ``must_be_ratable`` checks them.
    """
    must_be_ratable(opened, users, guild)
    chosen = find_ruleset(opened.ruleset)
    chosen.check(opened.size, opened.table, opened.options)
    options = chosen.prepare(opened.size, opened.table, opened.options, new_field_seed())
    return structs.replace(opened, options=options)


def with_options(game: Game, options: Options) -> Options:
    """The options that the host has chosen, with the field that fits them. Raises ``RulesError``."""
    chosen = find_ruleset(game.ruleset)
    chosen.check(game.size, game.table, options)
    return chosen.refit(game.size, game.table, game.options, options)


def is_demo(size: Size) -> bool:
    """Whether a size is for trying a game out."""
    return size == DEMO


def must_be_ratable(lobby: Opened | Game, users: Iterable[int], guild: int | None) -> None:
    """Raises ``NotAllowed`` for a rated game that cannot be: ``rated-here``, ``rated-demo``, ``rated-bots``."""
    if not lobby.rated:
        return
    if guild is None:
        raise NotAllowed("rated-here")
    if is_demo(lobby.size):
        raise NotAllowed("rated-demo")
    if any(map(is_bot, users)):
        raise NotAllowed("rated-bots")


def smallest(ruleset: str) -> str:
    """The size with the fewest units a player."""
    chosen = find_ruleset(ruleset)
    return min((size for size in chosen.sizes if size != CUSTOM), key=lambda size: chosen.least(size, chosen.seats[0]))


def configured(
    game: Game,
    person: Person,
    wanted: str | None,
    size: Size | None,
    table: str | None,
    title: str = "",
    own_field: bool = False,
) -> FoldedEntry:
    """The entry that changes a lobby's game, size or table. What is None stays, or becomes usual if the game lacks it.

    ``title``: a new one; empty keeps the old. ``own_field``: its field is no chance one, and stays where the new game
    is played on fields. Companies that the game cannot read are dropped. Raises ``RulesError``.
    """
    ruleset = wanted or game.ruleset
    chosen = find_ruleset(ruleset)
    if len(game.seats) > chosen.seats[1]:
        raise NotAllowed("lobby-full", most=chosen.seats[1])
    if size is None:
        size = game.size if ruleset == game.ruleset or game.size in chosen.sizes else smallest(ruleset)
    if game.rated and is_demo(size):
        raise NotAllowed("rated-demo")
    if table is None:
        table = game.table if game.table in chosen.tables else chosen.tables[0]
    kept = {name: value for name, value in game.options.items() if value in chosen.options.get(name, ())}
    if own_field and table == "map" and has_fields(ruleset):
        kept |= {name: game.options[name] for name in ("field", "ruler") if name in game.options}
    chosen.check(size, table, kept)
    options = chosen.prepare(size, table, kept, new_field_seed())
    without = (
        Joined(seat.user, seat.name, None, seat.words, seat.level, seat.style)
        for seat in game.seats
        if seat.company is not None and brought_as(chosen, seat.company) is None
    )
    return FoldedEntry.of(Configured(person.user, ruleset, size, table, options, title), *without)


def brought_as(chosen: AnyRuleset, company: str) -> str | None:
    """A company as a seat of that game has it; None for a company of another game."""
    try:
        return chosen.read_company(company)
    except RulesError:
        return None


def kept_seats(game: Game, invited: Sequence[CallRow], now: float, user: int = NOBODY) -> list[CallRow]:
    """The invitations to a lobby whose time isn't up, of people who have yet to sit down: nobody else gets their seats.

    ``user``: whose own invitation is left out.
    """
    return [call for call in invited if call.until > now and call.user != user and game.player_of(call.user) is None]


def joining(
    game: Game, person: Person, company: str | None, words: str | None, invited: Sequence[CallRow] = ()
) -> Joined:
    """The event that seats a person, or changes what they brought: who is asked agrees with it.

    ``company``: None leaves it as it is; empty: one is drawn at the start after all.

    ``invited``: who has a kept seat.

    Raises ``NotAllowed``: ``lobby-full``, ``seat-kept``, ``already-seated`` if nothing changes.
    """
    player = game.player_of(person.user)
    if player is None:
        if len(game.seats) >= game.seats_most:
            raise NotAllowed("lobby-full", most=game.seats_most)
        if len(game.seats) + len(invited) >= game.seats_most:
            last = max(invited, key=lambda call: call.until)
            raise NotAllowed("seat-kept", name=last.name, until=str(round(last.until)))
        return Joined(person.user, name_apart(game, person.name), company or None, words or "")
    seat = game.seats[player]
    if company is None and words is None and not seat.asked:
        raise NotAllowed("already-seated")
    drawn = seat.drawn and company is None
    words = seat.words if words is None else words
    brought = seat.company if company is None else company or None
    return Joined(person.user, seat.name, brought, words, drawn=drawn)


def new_bot(game: Game, name: str) -> Person:
    """Another bot for a game, under a name that nobody has there.

    Raises ``NotAllowed``: ``lobby-full``, ``bot-typed``, ``rated-bots``.
    """
    if game.status == "lobby" and game.rated:
        raise NotAllowed("rated-bots")
    if game.status == "lobby" and len(game.seats) >= game.seats_most:
        raise NotAllowed("lobby-full", most=game.seats_most)
    if game.dice_typed:
        raise NotAllowed("bot-typed")
    user = next(bot for bot in BOTS if game.player_of(bot) is None)
    return Person(user, name_apart(game, name))


def name_apart(game: Game, name: str, player: int | None = None) -> str:
    """The name, with a number where somebody else at the table has it. ``player``: the seat that it is for."""
    taken = {seat.name.casefold() for number, seat in enumerate(game.seats) if number != player}
    names = (name if number == 1 else f"{name} {number}" for number in range(1, len(taken) + 2))
    return next(other for other in names if other.casefold() not in taken)


def take_over(game: Game, person: Person) -> FoldedEntry:
    """Seat a person on an empty seat of a running game, or on their own old one, which a bot gives back.

    Raises ``NotAllowed``.
    """
    player = game.player_of(person.user)
    if player is not None:
        raise NotAllowed("seat-away" if player in absent(game) else "already-seated")
    own = [number for number, seat in enumerate(game.seats) if is_bot(seat.user) and seat.before == person.user]
    if game.counts:
        raise NotAllowed("seats-count")
    free = [*own, *(number for number, seat in enumerate(game.seats) if is_gone(seat.user))]
    if not free:
        raise NotAllowed("already-started")
    player = next((number for number in free if game.seats[number].before == person.user), free[0])
    name = name_apart(game, person.name, player)
    return FoldedEntry.of(Replaced(person.user, player, game.seats[player].user, person.user, name))


def lost_seat(game: Game, user: int) -> int | None:
    """The seat of a running game that a user has had and another person has now, where no other is free."""
    lost = game.seat_left_by(user)
    if lost is None or not is_person(game.seats[lost].user) or any(is_gone(seat.user) for seat in game.seats):
        return None
    return lost


def rematch_of(game: Game, person: Person) -> tuple[Opened, tuple[Joined, ...]]:
    """The lobby of a rematch and its seats: the same people and companies, the first seat last.

    Its host is the person; the others have yet to agree. Raises ``NotAllowed``: ``rematch-too-early``, ``not-seated``.
    """
    if game.status != "ended" or game.state is None:
        raise NotAllowed("rematch-too-early")
    if not has_played(game, person.user):
        raise NotAllowed("not-seated")
    kind = (game.ruleset, game.size, game.table, game.options, game.locale)
    rated = game.rated and not any(is_bot(seat.user) for seat in game.seats)
    opened = Opened(person.user, game.title, *kind, time=game.time, rated=rated)
    users = [seat.user or seat.before for seat in game.seats]
    joined = [
        Joined(
            user,
            seat.name,
            seat.company or _company(game.state, player),
            level=seat.level,
            style=seat.style,
            asked=is_person(user) and user != person.user,
            drawn=seat.drawn or seat.company is None,
        )
        for player, (user, seat) in enumerate(zip(users, game.seats, strict=True))
        if not is_gone(user) and user not in users[:player]
    ]
    return opened, (*joined[1:], *joined[:1])


def _company(state: State, player: int) -> str | None:
    """The company that was drawn for a player, as text; None where the game cannot write it, so another is drawn."""
    forces = ruleset_of(state).campaign
    if forces is None:
        return None
    whole = [structs.replace(unit, lost=(), gone=False) for unit in forces.returned(state, player)]
    return forces.fielded(whole)


def begin(game: Game, secret: bytes, person: Person, *, rename: bool = True) -> FoldedEntry:
    """The entry that starts the game. Raises ``NotAllowed`` if players are missing or a company does not fit.

    ``rename``: units get another name where another player has a unit of that name.
    """
    chosen = find_ruleset(game.ruleset)
    if len(game.seats) < chosen.seats[0]:
        raise NotAllowed("too-few-players", count=len(game.seats), least=chosen.seats[0])
    if not game.persons:
        raise NotAllowed("only-bots")
    if game.unanswered:
        raise NotAllowed("seats-asked", name=next(seat.name for seat in game.seats if seat.asked))
    fixed = seeded(game) if game.scheme >= SCHEME else None
    seed = seed_of(secret, fixed)
    drawn = company_dice(seed)
    players = [
        (seat.name, _brought(game, seat) or chosen.generate(game.size, len(game.seats), drawn)) for seat in game.seats
    ]
    if rename:
        players = _named_apart(chosen, players)
    try:
        begun = chosen.new_game(players, game.size, game.table, game.options, FairDice(seed))
    except Illegal as error:
        raise _refusal_for(game, person, error) from None
    return FoldedEntry.of(*(() if fixed is None else (fixed,)), rules=begun)


def _brought(game: Game, seat: Seat) -> str | None:
    """The company of a seat; None where one is to be drawn, since there is none, or one was drawn that doesn't fit."""
    if seat.company is not None and seat.drawn:
        try:
            find_ruleset(game.ruleset).company(seat.company, game.size, len(game.seats))
        except RulesError:
            return None
    return seat.company


def _named_apart(chosen: AnyRuleset, players: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
    """The players with their forces, in which no unit has the name of a unit of another player."""
    taken = set[str]()
    return [(player, _with_names(chosen, force, taken)) for player, force in players]


def _with_names(chosen: AnyRuleset, force: str, taken: set[str]) -> str:
    """The force with other names for its units whose names are ``taken``; its names are then taken too."""
    builder = chosen.builder
    if builder is None:
        return force
    try:
        units = builder.units(builder.read(force).force)
    except RulesError:
        return force  # the game refuses it with its reason
    own = {unit.name.casefold() for unit in units}
    free = (name for name in builder.names if name.casefold() not in taken | own)
    named = tuple(
        structs.replace(unit, name=next(free, "")) if unit.name and unit.name.casefold() in taken else unit
        for unit in units
    )
    taken |= {unit.name.casefold() for unit in named}
    return force if named == units else builder.write(builder.force(named))


def _refusal_for(game: Game, person: Person, error: Illegal) -> NotAllowed:
    """The refusal of a company: its owner reads the fault, everybody else only the owner's name."""
    owner = error.facts.get("player")
    named = [seat.user for seat in game.seats if seat.name == owner]
    if owner is None or named == [person.user]:
        return NotAllowed(error.code, **error.facts)
    return NotAllowed("company-unfit", player=owner)
