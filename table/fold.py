"""The fold of a log: the game after each entry."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import structs

from rules import Event, Malformed, Remark, State, evolve, ruleset_of
from storage import EntryRow, GameRow
from table import log
from table.entry import FoldedEntry
from table.fields import led_to
from table.game import NOBODY, Decision, Game, Replacement, Seat, TakeBack, Wish, is_bot, is_person, wanted_of
from table.log import Entry
from table.player_clocks import with_clocks
from table.records.live import KEPT, Live, past_of, read_log
from table.records.questions import asked_since_in


def fold(game_id: str, channel: int, entries: Iterable[tuple[int, Entry]], past: dict[int, Game] | None = None) -> Game:
    """Fold the numbered entries of a log; ``past`` gets the game after each. Raises ``Malformed("log-empty")``."""
    game: Game | None = None
    past = {} if past is None else past
    for seq, entry in entries:
        game = open_game(game_id, channel, seq, entry) if game is None else fold_entry(game, seq, entry, past)
        past[seq] = game
    if game is None:
        raise Malformed("log-empty")
    return game


def read_live(row: GameRow, rows: Sequence[EntryRow]) -> Live:
    """A game from its log as it is stored."""
    entries, past = read_log(rows), dict[int, Game]()
    game = fold(row.id, row.channel, entries, past)
    kept = {seq: past_of(past[seq], entry) for seq, entry in entries[-KEPT:]}
    return Live(game, row.secret, kept, asked_since_in(entries, past))


def fold_events(state: State | None, events: Iterable[Event]) -> tuple[tuple[Event, State], ...]:
    """Events of the rules, each with the state after it; ``state`` is the one before the first."""
    folded = []
    for event in events:
        state = evolve(state, event)
        folded.append((event, state))
    return tuple(folded)


def replay_entries(
    entries: Iterable[tuple[int, Entry]], state: State | None = None
) -> Iterator[tuple[int, int | None, tuple[tuple[Event, State], ...], tuple[Remark, ...]]]:
    """Each entry with rules' events or an undo: its number, the serial of the state that the undo goes back to (None
    without one, 0 for the lobby), and the events with the state after each; undone entries are among them.

    ``state``: the one before the first entry, where the log's beginning is left out.
    """
    states: dict[int, State | None] = {}
    for seq, entry in entries:
        back: int | None = None
        for event in entry.table:
            if isinstance(event, log.Undone):
                state = states[event.to]
                back = 0 if state is None else state.serial
        folded = fold_events(state, entry.rules)
        if folded:
            state = folded[-1][1]
        if folded or back is not None:
            yield seq, back, folded, log.remarks_in(entry.table)
        states[seq] = state


def open_game(game_id: str, channel: int, seq: int, entry: FoldedEntry | Entry) -> Game:
    """The game after the first entry of its log. Raises ``Malformed("log-empty")`` for an empty one."""
    if not entry.table:
        raise Malformed("log-empty")
    if not isinstance(entry.table[0], log.Opened):
        raise ValueError("a log begins with the opening of its game")
    return fold_entry(_opened(game_id, channel, seq, entry.table[0]), seq, entry, {})


def fold_entry(before: Game, seq: int, entry: FoldedEntry | Entry, past: Mapping[int, Game]) -> Game:
    """The game after one more entry: one read from the log, or one in the making, which brings its states.

    ``past`` holds the game after each earlier entry: only an undo needs it.
    """
    game, moved_on = before, len(entry.rules if isinstance(entry, Entry) else entry.events) > 1
    for event in entry.table:
        if isinstance(event, log.Undone):
            game = _undone(game, past[event.to], event.to)
        else:
            game = _at_table(_with_silence(game, event), seq, event, moved_on=moved_on)
    events = fold_events(game.state, entry.rules) if isinstance(entry, Entry) else entry.events
    state = events[-1][1] if events else game.state
    after = structs.replace(game, seq=seq, state=state, decisions=_with_dice(game, seq, state))
    clocks = next((event for event in entry.table if isinstance(event, log.Timed)), None)
    return after if clocks is None else with_clocks(before, after, entry.table, clocks)


def _undone(game: Game, past: Game, to: int) -> Game:
    """The ``past`` game after entry ``to``, with what an undo never takes back: seats, time, dice, standing orders."""
    state = past.state
    if state is not None and game.state is not None:
        orders = ruleset_of(state).orders
        state = state if orders is None else orders.keep(state, game.state)
    return structs.replace(
        past,
        host=game.host,
        scheme=game.scheme,
        commitment=game.commitment,
        edition=game.edition,
        seeded=game.seeded,
        seats=game.seats,
        time=game.time,
        clocks=game.clocks,
        at=game.at,
        absent=game.absent,
        silent=game.silent,
        away=game.away,
        hindsight=game.hindsight,
        state=state,
        decisions=tuple(decision for decision in game.decisions if decision.seq <= to),
        wish=_wish_but_undo(game),
    )


def _wish_but_undo(game: Game) -> Wish | None:
    """The open wish, unless it asks for an undo: that ends when the game goes on."""
    return None if game.wish is not None and isinstance(game.wish.wanted, TakeBack) else game.wish


def _decided(game: Game, seq: int, user: int, *, rolled: bool = False, forced: bool = False) -> Game:
    decision = Decision(seq, user, rolled, forced)
    there = game if forced else _present(game, user)
    return structs.replace(there, decisions=(*game.decisions, decision), wish=_wish_but_undo(game))


def _present(game: Game, user: int) -> Game:
    """The game without the user among the ``absent``: they have played."""
    return structs.replace(game, absent=tuple(other for other in game.absent if other != user))


def _with_silence(game: Game, event: log.TableEvent) -> Game:
    """The game with the users who are silent after an event."""
    match event:
        case log.FellSilent(user):
            return structs.replace(game, silent=(*game.silent, user))
        case log.TimeSet():
            return structs.replace(game, silent=())
    return _heard(game, event.user) if isinstance(event, log.PRESSED) else game


def _heard(game: Game, user: int) -> Game:
    """The game without the user among the ``silent``."""
    return structs.replace(game, silent=tuple(other for other in game.silent if other != user))


def _with_dice(game: Game, seq: int, after: State | None) -> tuple[Decision, ...]:
    """The decisions, those of the newest entry marked if dice fell in it: a correction or an order may cause a roll."""
    if game.state is None or after is None or after.drawn == game.state.drawn:
        return game.decisions
    return tuple(
        structs.replace(decision, rolled=True) if decision.seq == seq else decision for decision in game.decisions
    )


def _opened(game_id: str, channel: int, seq: int, event: log.Opened) -> Game:
    return Game(
        id=game_id,
        channel=channel,
        seq=seq,
        host=event.host,
        title=event.title,
        ruleset=event.ruleset,
        size=event.size,
        table=event.table,
        options=event.options,
        locale=event.locale,
        scheme=event.scheme,
        commitment=event.commitment,
        time=event.time,
        edition=event.edition,
        rated=event.rated,
        mission=event.mission,
        sets_up=event.sets_up,
    )


def _seated(seats: tuple[Seat, ...], seat: Seat) -> tuple[Seat, ...]:
    """The seats with a new one, in place of its user's old one if there is one."""
    if all(other.user != seat.user for other in seats):
        return (*seats, seat)
    return tuple(seat if other.user == seat.user else other for other in seats)


def _at_table(game: Game, seq: int, event: log.TableEvent, *, moved_on: bool) -> Game:
    """The game after an event at the table. ``moved_on``: more than one event of the rules follows in the entry."""
    match event:
        case log.Opened():
            return _opened(game.id, game.channel, seq, event)
        case log.Joined(user, name, company, words, level, style, asked, drawn):
            seat = Seat(user, name, company, words, level=level, style=style, asked=asked, drawn=drawn)
            return structs.replace(game, seats=_seated(game.seats, seat))
        case log.Left(user):
            return structs.replace(game, seats=tuple(seat for seat in game.seats if seat.user != user))
        case log.CalledOff():
            return structs.replace(game, called_off=True)
        case log.OptionsSet(_, options):
            return structs.replace(game, options=options)
        case log.Configured(_, ruleset, size, table, options, title):
            kind = {"ruleset": ruleset, "size": size, "table": table, "options": options}
            return structs.replace(game, title=title or game.title, **kind)
        case log.TimeSet(_, time):
            return structs.replace(game, time=time, clocks=())
        case log.RatedSet(_, rated):
            return structs.replace(game, rated=rated)
        case log.Attached(campaign, players, match, again):
            return structs.replace(game, campaign=campaign, players=players, match=match, again=again)
    return _about_decisions(game, seq, event, moved_on=moved_on)


def _about_decisions(game: Game, seq: int, event: log.TableEvent, *, moved_on: bool) -> Game:
    match event:
        case log.Answered(user, _, _, _, rolled):
            return _decided(game, seq, user, rolled=rolled)
        case log.Corrected(user) | log.Ordered(user):
            counts = moved_on or isinstance(event, log.Corrected)
            return _decided(game, seq, user) if counts else _present(game, user)
        case log.TimedOut(user, _, _, _, rolled):
            return _decided(game, seq, user, rolled=rolled, forced=True)
        case log.PlayedFor(_, _, _, rolled):
            return _decided(game, seq, NOBODY, rolled=rolled, forced=True)
    return _about_wishes(game, seq, event)


def _about_wishes(game: Game, seq: int, event: log.TableEvent) -> Game:
    match event:
        case log.Spoke(user):
            said = (structs.replace(s, spoke=(*s.spoke, event)) if s.user == user else s for s in game.seats)
            return structs.replace(game, seats=tuple(said))
        case log.SawAhead():
            return structs.replace(game, hindsight=True)
        case log.UndoAsked(user, to):
            others = tuple(other for other in game.persons if other != user)
            return structs.replace(game, wish=Wish(user, TakeBack(to), others, seq=seq))
        case log.WishMade(kind, user, what, voters, until, since):
            return structs.replace(game, wish=Wish(user, wanted_of(kind, what), voters, until, seq=seq, since=since))
        case log.UndoAgreed(user) | log.WishAgreed(user) if game.wish is not None:
            return structs.replace(game, wish=structs.replace(game.wish, agreed=(*game.wish.agreed, user)))
        case log.WishPutOff(until) if game.wish is not None:
            return structs.replace(game, wish=structs.replace(game.wish, until=until))
        case (
            log.UndoRefused()
            | log.WishRefused()
            | log.WishExpired()
            | log.WishSettled()
            | log.Abandoned()
            | log.Deserted()
        ):
            return structs.replace(game, wish=None)
        case log.Resigned(_, player) | log.Forfeited(_, player):
            return _with_user(game, player, NOBODY, game.seats[player].name, given_up=True)
        case log.Replaced(_, player, _, user, name, level, lost):
            return _with_user(game, player, user, name, level, given_up=lost)
    return _about_dice(game, event)


def _with_user(game: Game, player: int, user: int, name: str, level: str = "", *, given_up: bool = False) -> Game:
    """A seat changes hands, with its decisions; a wish about it ends."""
    old = game.seats[player]
    game = _heard(game, old.user)
    left = (old.before, old.before_name) if old.user == NOBODY or is_bot(old.user) else (old.user, old.name)
    lost = given_up or (old.given_up and not is_person(user))
    seat = Seat(user, name, old.company, old.words, left[0], level, left[1], lost, drawn=old.drawn)
    seats = tuple(seat if number == player else other for number, other in enumerate(game.seats))
    decisions = tuple(
        structs.replace(decision, user=user) if old.user != NOBODY and decision.user == old.user else decision
        for decision in game.decisions
    )
    return structs.replace(
        game, seats=seats, decisions=decisions, wish=_wish_after_change(game.wish, player, old.user, user)
    )


def _wish_after_change(wish: Wish | None, player: int, was: int, user: int) -> Wish | None:
    """The open wish after a seat has changed hands: none if it was about that seat, or its user's own."""
    if wish is None or wish.user == was:
        return None
    if isinstance(wish.wanted, Replacement) and wish.wanted.player == player:
        return None
    if not is_person(user):
        return wish
    return structs.replace(wish, voters=tuple(user if voter == was else voter for voter in wish.voters))


def _about_dice(game: Game, event: log.TableEvent) -> Game:
    match event:
        case log.Seeded():
            # Earlier rolls came from another secret and would not come again: their decisions cannot be taken back.
            return structs.replace(
                game, decisions=(), scheme=event.scheme, commitment=event.commitment, seeded=event, secret=""
            )
        case log.Away(users):
            return structs.replace(game, away=users)
        case log.Lifted(edition):
            return structs.replace(game, edition=edition)
        case log.Revealed(secret):
            return structs.replace(game, secret=secret)
        case log.Ruled(outcome) if game.state is not None and game.status == "ended":
            state: State = structs.replace(game.state, outcome=outcome)  # type: ignore[type-var]  # each is a struct
            return structs.replace(game, state=state)
        case log.Imported(user):
            absent = tuple(other for other in game.persons if other != user)
            options = game.options
            if field := options.get("field"):
                options = {**options, "field": led_to(field, event.photograph)}
            return structs.replace(game, host=user, wish=None, absent=absent, imported=True, options=options)
    return game
