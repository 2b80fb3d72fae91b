"""The story in the channel: chapters, the rules behind them, and notes on events at the table."""

from collections.abc import Sequence

from discord import ui

from cogs.views.components import Button, Row, button, gallery, rows_of, text, view
from cogs.views.game.votes import claimant_name, name_at, seat_back_button, stand_in_buttons, wish_text
from cogs.views.rulebook import rule_button
from cogs.views.times import time_text
from rules import ruleset_of
from table import Change, Game, log
from table.game import NOBODY, Replacement, is_bot, is_person
from table.player_clocks import SILENT, STRIKES, absent
from table.time.clock import DAY
from table.time.controls import Pace
from text import escape, narrator
from text.fluent.catalogue import say
from text.rulebook import rule_title, topic_of_why
from text.stakes import lost_line

RULINGS_MAX = 25


def story_view(
    game: Game, chapter: str, number: int | None, picture: str | None = None, *, folds: bool = False
) -> ui.LayoutView:
    """A chapter with its picture and, by its ``number`` from 0, the way to the rules behind it; and, where it
    ``folds`` something, to all of it."""
    made = view(text(chapter))
    if picture is not None:
        made.add_item(gallery((picture, chapter.replace("**", ""))))
    if number is not None:
        label = say(game.locale, "button-whole-story" if folds else "rule-button")
        made.add_item(Row(button(game, "why", label, str(number), emoji="📖")))
    return made


def why_view(game: Game, locale: str, chapter: str, rulings: Sequence[str]) -> ui.LayoutView:
    """A whole chapter, and the rulings behind it, each a button to its rule."""
    topics = list(dict.fromkeys(topic_of_why(why, game.ruleset) for why in rulings))[:RULINGS_MAX]
    buttons = [rule_button(locale, topic, game.ruleset, label=rule_title(locale, topic)) for topic in topics]
    return view(text(chapter), text(say(locale, "why-behind")), *rows_of(buttons))


# -- notes ---------------------------------------------------------------------------------------------------------


def change_note(change: Change) -> str | None:
    """The channel's note on a change; None if the story says it all."""
    before, after, events = change.before or change.after, change.after, change.entry.table
    notes = [_dice_note(after, event) for event in events]
    told = (event for event in events if not isinstance(event, log.WishMade))  # the board and pings tell it
    notes += [event_note(before, after, event, after.locale) for event in told]
    return "\n".join(note for note in notes if note) or None


def players_out(change: Change) -> list[int]:
    """The users who lost their seats without doing it themselves."""
    events = (event for event in change.entry.table if isinstance(event, log.Replaced | log.Forfeited))
    lost = (event.user if isinstance(event, log.Forfeited) else event.was for event in events)
    return [user for user in lost if is_person(user) and user != change.actor]


def newly_gone(change: Change) -> list[int]:
    """The users who count as gone from now on: they have missed several decisions, or been silent for long."""
    if change.before is None or change.after.status != "running":
        return []
    before = absent(change.before)
    return [change.after.seats[player].user for player in absent(change.after) if player not in before]


def left_waiting(change: Change) -> list[int]:
    """The users who may go on now without a player who has missed several decisions."""
    gone = absent(change.after)
    if not newly_gone(change):
        return []
    return [seat.user for n, seat in enumerate(change.after.seats) if n not in gone and is_person(seat.user)]


def losers(change: Change) -> list[int]:
    """The users whose players have lost something by what another did, while the game goes on."""
    before, after = change.before, change.after
    if before is None or before.state is None or after.state is None or after.status != "running":
        return []
    if any(isinstance(event, log.Undone) for event in change.entry.table):
        return []
    if not ruleset_of(before.state).round_of(before.state):
        return []  # nothing is lost before the first round
    lost = ruleset_of(after.state).changes(before.state, after.state).losers
    return [user for user in (after.seats[player].user for player in lost) if is_person(user) and user != change.actor]


def losses(change: Change, users: Sequence[int]) -> list[str]:
    """What these users have lost, a line for each."""
    before, after = change.before, change.after
    if before is None or before.state is None or after.state is None:
        return []
    told = (
        lost_line(after.locale, before.state, after.state, player)
        for player, seat in enumerate(after.seats)
        if seat.user in users
    )
    return [line for line in told if line]


def note_buttons(change: Change, locale: str) -> list[Button]:
    """The buttons under a note: the way back for who has lost a seat, the way on without who has stopped coming."""
    for event in change.entry.table:
        if isinstance(event, log.Replaced) and is_person(event.was) and change.before is not None:
            name = change.before.seats[event.player].name
            return [seat_back_button(change.after, locale, event.player, event.was, name)]
    return stand_in_buttons(change.after, locale) if left_waiting(change) else []


def left_to_bot(change: Change) -> list[int]:
    """The users who play on with a bot that a host alone has put on a seat: there was no vote to tell them."""
    events, wish = change.entry.table, None if change.before is None else change.before.wish
    if any(isinstance(event, log.Resigned) for event in events) or (wish is not None and wish.kind == "replace"):
        return []
    if not any(isinstance(event, log.Replaced) and is_bot(event.user) for event in events):
        return []
    return [user for user in change.after.persons if user != change.actor]


def left_with_time(change: Change) -> list[int]:
    """The users whose clocks begin again in a game by post, by a time that another has set."""
    before, after = change.before, change.after
    if before is None or before.state is None or Pace.POST not in (before.time.pace, after.time.pace):
        return []
    if not any(isinstance(event, log.TimeSet) and event.user for event in change.entry.table):
        return []
    return [user for user in after.persons if user != change.actor]


def left_refused(change: Change) -> list[int]:
    """The users of a game by post whose request another has refused, or who got no answer in time: who asked, and who
    had agreed to take a seat."""
    wish = None if change.before is None else change.before.wish
    over = any(isinstance(event, log.WishRefused | log.WishExpired) for event in change.entry.table)
    if wish is None or not over or change.after.time.pace is not Pace.POST:
        return []
    newcomer = wish.wanted.user if isinstance(wish.wanted, Replacement) else NOBODY
    told = [wish.user] if wish.user in change.after.persons else []
    told += [newcomer] if newcomer in wish.agreed and newcomer not in told else []
    return [user for user in told if user != change.actor]


def event_note(before: Game, game: Game, event: log.TableEvent, locale: str) -> str | None:
    """The note on one event, by the game before and after; None if it needs none."""
    match event:
        case log.TimedOut() | log.FellSilent():
            return _missed_note(before, game, event, locale)
        case log.TimeSet(user, time) if game.state is not None and user:  # organisers tell it themselves
            return say(locale, "story-time-set", time=time_text(locale, time))
        case log.WishMade() if game.wish is not None and event.voters:
            return wish_text(game, game.wish, locale)
        case log.WishRefused(user):
            return _refusal(before, user, locale)
        case log.WishExpired(kind, user):
            return say(
                locale, "story-wish-expired", kind=say(locale, "wish-kind", kind=kind), name=name_at(before, user)
            )
        case log.Forfeited(awarded=True):
            return None  # the match was decided beside the game: its end says how
        case log.Resigned() | log.Forfeited():
            return _lost_note(before, game, event, locale)
        case log.Replaced():
            return _seat_note(before, event, locale)
        case log.Lifted() if before.state is not None:
            return say(locale, "story-lifted")
    return None


def _missed_note(before: Game, game: Game, event: log.TimedOut | log.FellSilent, locale: str) -> str:
    """The note on a player who did not decide, and may have stopped coming."""
    name = name_at(before, event.user)
    if isinstance(event, log.FellSilent):
        return say(locale, "story-silent", name=name, days=round(SILENT / DAY), winner=claimant_name(game))
    note = say(locale, "story-timed-out", name=name, choice=_choice(before, event, locale))
    gone = len(absent(game)) > len(absent(before))
    if not gone:
        return note
    return note + "\n" + say(locale, "story-absent", name=name, count=STRIKES, winner=claimant_name(game))


def gone_note(change: Change, locale: str) -> str:
    """What a user reads who counts as gone from now on: why, what it means, and what brings them back."""
    silent = any(isinstance(event, log.FellSilent) for event in change.entry.table)
    return say(locale, "story-gone", why="silent" if silent else "missed", count=STRIKES, days=round(SILENT / DAY))


def forfeit_note(change: Change, locale: str) -> str:
    """What a user reads who has lost by staying away, which has ended the game."""
    (lost,) = (event for event in change.entry.table if isinstance(event, log.Forfeited))
    return _lost_note(change.after, change.after, lost, locale, own=True)


def _lost_note(before: Game, game: Game, event: log.Resigned | log.Forfeited, locale: str, *, own: bool = False) -> str:
    """The note on a player who has lost by leaving, and on who plays on; ``own``: for that player."""
    key = "story-resigned"
    if isinstance(event, log.Forfeited):
        key = "story-forfeited"
    elif game.counts or game.status == "ended":
        key = "story-resigned-over"
    elif is_bot(game.seats[event.player].user):
        key = "story-resigned-to-bot"
    over = "no" if game.status != "ended" else "match" if game.campaign else "game"
    facts = {"over": over, "campaign": escape(game.campaign)} if key == "story-forfeited" else {}
    return say(locale, key, name="none" if own else name_at(before, event.user), **facts)


def _seat_note(before: Game, event: log.Replaced, locale: str) -> str:
    was = before.seats[event.player].name
    if not event.user:
        return say(locale, "story-seat-free", was=escape(was))
    if is_bot(event.user):
        return say(locale, "story-bot-takes-over", was=escape(was), name=escape(event.name))
    if event.name == was:
        return say(locale, "story-back", name=escape(was))
    return say(locale, "story-replaced", was=escape(was), name=escape(event.name))


def _refusal(before: Game, user: int, locale: str) -> str:
    wish = before.wish
    own = wish is not None and wish.user == user
    kind = wish.kind if wish is not None else "undo"
    return say(locale, "story-wish-withdrawn" if own else f"story-refused-{kind}", name=name_at(before, user))


def _choice(before: Game, event: log.TimedOut, locale: str) -> str:
    """The decision that the clock made, with the label of its button if it had one."""
    kind = say(locale, "kind-name", kind=event.kind)
    for request in before.requests:
        if (request.player, request.kind) == (event.player, event.kind):
            for item in request.options:
                if item.choice == event.choice:
                    label = narrator(before.played).option_label(locale, item, before.played)
                    return say(locale, "story-timed-out-choice", choice=label, kind=kind)
    return kind


def _dice_note(game: Game, event: log.TableEvent) -> str | None:
    """The note on an undo, or on dice committed to again."""
    locale = game.locale
    match event:
        case log.Undone():
            return say(locale, "story-undone")
        case log.SawAhead():
            return say(locale, "story-hindsight")
        case log.Imported(moment=moment) if moment:
            return say(locale, "story-again", name=escape(event.name))
        case log.Imported() if game.status == "ended":
            return say(locale, "story-imported", name=escape(event.name))
        case log.Imported():
            return say(locale, "story-imported-on", name=escape(event.name), hash=game.commitment)
    return None
