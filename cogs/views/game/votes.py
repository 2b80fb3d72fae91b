"""Wishes, votes and undo: in words, as buttons, and as private panels."""

from collections.abc import Sequence

import discord
from discord import ButtonStyle, ui

from cogs.views.components import Button, Row, button, gallery, text, time_stamp, view
from cogs.views.times import time_text
from table import Game
from table.game import NOBODY, Change, Replacement, TimeChange, Wish, still_to_agree
from table.player_clocks import absent
from table.winning import claimant, ends_by_vote, outcome_now, standing, winners_if_ended
from text import escape
from text.fluent.catalogue import say
from text.words import together

TEXT_MAX = 3800
LINES_SHOWN = 12
NAME_SHOWN = 40
STAND_INS_MAX = 5


# -- wishes ---------------------------------------------------------------------------------------------------------


def name_at(game: Game, user: int) -> str:
    """A user's name in the game, or the one under which they are asked to take a seat."""
    return escape(game.name_of(user)) or "?"


def wish_text(game: Game, wish: Wish, locale: str, reader: int = NOBODY) -> str:
    """The wish, and who made it; as the ``reader`` is asked, if they are to take a seat."""
    facts = {"name": name_at(game, wish.user)}
    match wish.wanted:
        case TimeChange(time):
            facts["time"] = time_text(locale, time)
        case Replacement(player, user, name):
            facts |= {"player": escape(game.seats[player].name), "by": escape(name) if user else "none"}
            facts["own"] = "yes" if user == wish.user else "reader" if user and user == reader else "no"
        case Change(by, what, which, value):
            said = (say(locale, f"correction-{what}"), *(escape(part) for part in (which, value) if part))
            facts |= {"name": escape(by), "what": " · ".join(said)}
    return say(locale, f"wish-{wish.kind}", **facts)


def wish_lines(game: Game, locale: str) -> list[str]:
    """The open wish, whose vote it waits for, and until when."""
    wish = game.open_wish
    if wish is None:
        return []
    waits = [name_at(game, user) for user in still_to_agree(game)]
    lines = [wish_text(game, wish, locale), say(locale, "wish-waits", others=together(locale, waits) or "–")]
    if wish.until is not None:
        lines.append(say(locale, "wish-until", until=time_stamp(wish.until)))
    return lines


def consent_row(game: Game, locale: str, *, shows_wish: bool = True) -> Row:
    """Buttons to agree, to refuse, and (``shows_wish``) to look at the wish. They carry the number of their wish."""
    which = str(game.wish.seq) if game.wish is not None else ""
    row = Row(
        button(game, "agree", say(locale, "button-agree"), which, style=ButtonStyle.success),
        button(game, "refuse", say(locale, "button-refuse"), which, style=ButtonStyle.danger),
    )
    if shows_wish:
        row.add_item(button(game, "wish", say(locale, "button-wish")))
    return row


def own_vote_row(game: Game, user: int, locale: str, *, shows_wish: bool = True) -> Row | None:
    """What a user may do about the open wish: vote, or withdraw their own; None if it is no matter of theirs."""
    wish = game.open_wish
    if user in still_to_agree(game):
        return consent_row(game, locale, shows_wish=shows_wish)
    if wish is None or wish.user != user:
        return None
    row = Row(button(game, "refuse", say(locale, "button-withdraw"), str(wish.seq), style=ButtonStyle.danger))
    return row.add_item(button(game, "wish", say(locale, "button-wish"))) if shows_wish else row


def wish_view(game: Game, user: int, locale: str, words: Sequence[str], picture: discord.File | None) -> ui.LayoutView:
    """The open wish in private, with what the user may do about it."""
    return _view(words, picture, own_vote_row(game, user, locale, shows_wish=False))


def stand_in_buttons(game: Game, locale: str) -> list[Button]:
    """Buttons to go on without absent players."""
    missing = [number for number in absent(game) if game.seats[number].user] if game.status == "running" else []
    return [_stand_in_button(game, locale, number) for number in missing[:STAND_INS_MAX]]


def claimant_name(game: Game) -> str:
    """Who wins at once by going on without the absent; ``none``: the game goes on."""
    player = claimant(game)
    return "none" if player is None else escape(game.seats[player].name)


def _stand_in_button(game: Game, locale: str, player: int) -> Button:
    wins = "no" if claimant(game) is None else "yes"
    label = say(locale, "button-standin", name=game.seats[player].name[:NAME_SHOWN], wins=wins)
    return button(game, "standin", label, str(player))


# -- undo and other steps that need thought -------------------------------------------------------------------------


def undone_lines(locale: str, lines: Sequence[str]) -> list[str]:
    """The story that an undo would take back: its newest lines."""
    return [say(locale, "undo-would-go", count=len(lines)), *(f"- {line}" for line in lines[-LINES_SHOWN:])]


def undo_view(
    game: Game,
    locale: str,
    lines: Sequence[str],
    *,
    to: int,
    free: str,
    others: Sequence[str] = (),
    picture: discord.File | None = None,
) -> ui.LayoutView:
    """The preview of an undo back to entry ``to``, the board after it, the button that does it or asks ``others``.

    ``free``: nobody must agree; ``hindsight``: nobody must, but dice have fallen; ``consent``: the ``others`` must.
    """
    words = undone_lines(locale, lines)
    words.append(say(locale, f"undo-{free}"))
    if others:
        words.append(say(locale, "undo-asked-of", others=together(locale, others)))
    if picture is not None:
        words.append(say(locale, "undo-picture"))
    label = say(locale, "button-undo-ask" if free == "consent" else "button-undo-now")
    return _view(words, picture, _danger_row(game, locale, "undone", label, str(to)))


def sure_resign_view(game: Game, locale: str, player: int) -> ui.LayoutView:
    """The question before a player resigns: what it brings about."""
    left = [number for number in standing(game) if number != player]
    facts = {"campaign": escape(game.campaign) if game.campaign else "none"}
    if len(left) == 1:
        away = [escape(game.seats[number].name) for number in absent(game) if number != player]
        facts |= {"away": together(locale, away) if away else "none", "winner": escape(game.seats[left[0]].name)}
        words = say(locale, "sure-resign-over", **facts)
    else:
        words = say(locale, "sure-resign-counts" if game.counts else "sure-resign", **facts)
    return _view([words], None, _danger_row(game, locale, "resign", say(locale, "button-resign")))


def sure_end_view(game: Game, locale: str, user: int) -> ui.LayoutView:
    """The question before a ``user`` ends the game as its host, or calls it off."""
    lobby = "yes" if game.state is None else "no"
    row = _danger_row(game, locale, "end", say(locale, "button-end", lobby=lobby))
    facts = {} if game.state is None else _if_ended(game, locale, user)
    mission = [say(locale, "mission-sure-end")] if game.mission else []
    return _view([say(locale, "sure-end", lobby=lobby, **facts), *mission], None, row)


def _if_ended(game: Game, locale: str, user: int) -> dict[str, str]:
    """What comes of a running game that a ``user`` ends now: the scores, who wins, and who leads but can't win."""
    asks = ends_by_vote(game, user)
    outcome = outcome_now(game, () if asks else (user,))
    names = [escape(player.name) for player in game.played.players]
    score = " · ".join(f"{name} {points}" for name, points in zip(names, outcome.scores, strict=True))
    winners = together(locale, [names[player] for player in outcome.winners])
    most = max((outcome.scores[player] for player in outcome.winners), default=0)
    out = [name for number, name in enumerate(names) if number not in standing(game) and outcome.scores[number] >= most]
    return {
        "wins": "vote" if asks else winners_if_ended(game, user),
        "score": score,
        "result": say(locale, "finale-result-plain", count=len(outcome.winners), winners=winners),
        "out": together(locale, out) if out and outcome.winners else "none",
    }


def seat_back_button(game: Game, locale: str, player: int, was: int, name: str) -> Button:
    """The button that gives a seat back to the user whom it was taken from."""
    label = say(locale, "button-seat-back", was=name[:NAME_SHOWN])
    return button(game, "seatback", label, f"{player}.{was}")


def _danger_row(game: Game, locale: str, verb: str, label: str, argument: str = "") -> Row:
    danger = button(game, verb, label, argument, style=ButtonStyle.danger)
    return Row(danger, button(game, "open", say(locale, "button-refresh")))


def _view(lines: Sequence[str], picture: discord.File | None, row: Row | None) -> ui.LayoutView:
    made = view(text("\n".join(lines)[:TEXT_MAX]))
    if picture is not None:
        made.add_item(gallery((picture.filename, picture.description or "")))
    if row is not None:
        made.add_item(row)
    return made
