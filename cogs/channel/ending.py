"""The end of a game in its channel: a new message at the bottom, posted once; the board above it keeps its picture."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterator, Sequence

import discord
from discord import ButtonStyle, ui
from msgspec import Struct, structs

from cogs.channel.here import Here
from cogs.channel.marks import FINALE, OLD_FINALE
from cogs.channel.post import Channels
from cogs.kit.drawing import Late, draw_later, soon
from cogs.views.components import TITLE_MAX, Button, Row, button, gallery, text, view
from cogs.views.game.board import named_buttons
from cogs.views.game.votes import consent_row, wish_lines
from cogs.views.looks import picture_words
from cogs.views.missions import next_button, puzzle_button, result_lines
from cogs.views.season import ladder_button, rated_line
from render import ResultCard, ResultLine, draw_finale
from rules import State
from table import Change, Entry, Game, Table, log
from table.campaign.service import is_repeat
from table.game import is_bot, is_person
from table.history.effective_log import effective_entries
from table.history.highlights import Ending, Hit, Retold, best_hit, ending_of, rounds_of
from table.history.honours import Honour, honours_of
from table.history.luck import Luck, luck_of
from table.history.ratings import Rating, Verdict, rated_as
from table.history.season import rated_changes_of
from table.history.seasons import PAIR_MOST, season_at_end
from table.missions import done_in, mission_named, note_done
from table.player_clocks import absent
from table.records.threads import in_thread
from table.styles import speakers
from table.time.controls import Pace
from table.winning import holder_of
from text import clean, escape
from text.endings import hit_line, honour_line, result_line, result_reason, retold_lines
from text.fluent.catalogue import say
from text.voice import Speaker, farewell_line
from text.words import decimal, together


class Endings:
    """Posts the finales of all games."""

    def __init__(self, table: Table, channels: Channels, here: Here) -> None:
        self._table = table
        self._here = here
        self._channels = channels

    async def show(self, game: Game, _changes: Sequence[Change], marks: dict[str, str], late: list[Late]) -> None:
        """Post the finale of a game that is over, or edit it; say in that of a game that goes on again that it does.

        ``late`` gets its picture if that takes long.
        """
        if OLD_FINALE in marks:
            await self._channels.edit(game, int(marks[OLD_FINALE]), taken_back_view(game), [])
            await self._table.storage.marks.set(game.id, OLD_FINALE, None)
        if game.status == "ended":
            await self._show(game, marks, late)

    async def _show(self, game: Game, marks: dict[str, str], late: list[Late]) -> None:
        finale = await in_thread(finale_of, game, await self._table.entries(game.id))
        if game.match and finale.ending.kind == "called-off" and finale.ending.how not in ("", log.OVER):
            return  # its match is decided: a note tells its players so
        if finale.verdict.pace:
            finale = structs.replace(finale, ratings=await rated_changes_of(self._table, game.id))
        if game.state is not None and await is_repeat(self._table.storage, game):
            finale = structs.replace(finale, repeat=True)
        elif game.state is not None:
            season, uncounted = await season_at_end(self._table, game.id)
            finale = structs.replace(finale, season=season, uncounted=uncounted)
        if finale.mission_done and (mission := mission_named(game.mission)) is not None:
            await note_done(self._table.storage, game.persons[0], mission, game.at)
        drawing = asyncio.ensure_future(_pictures(finale))

        async def put() -> None:
            await self._put(finale, drawing.result(), marks)

        if await soon(drawing):
            await put()
        else:
            await self._put(finale, [], marks)
            late.append(Late(drawing, put))

    async def _put(self, finale: Finale, files: Sequence[discord.File], marks: dict[str, str]) -> None:
        game = finale.game
        users = [user for user in finale.called if not self._here.sees(game.id, user)]
        view = finale_view(finale, files[0].filename if files else None, users)
        if FINALE in marks:
            await self._channels.edit(game, int(marks[FINALE]), view, files)
            return
        key = f"end-{finale.ending.before}"
        called = await self._channels.call(game, key, users, lambda locale: "\n".join(head_of(finale, locale)))
        await self._channels.once(
            game,
            key,
            view,
            files,
            marks=marks,
            noted=lambda sent: {FINALE: sent},
            mentions=called.allowed,
            silent=called.silent,
        )


async def _pictures(finale: Finale) -> list[discord.File]:
    if finale.game.state is None:
        return []
    state = finale.game.played
    words = await picture_words(finale.game, state)
    done = await draw_later(draw_finale, state, words, result_card(finale, state))
    return [discord.File(io.BytesIO(done.data), f"result-{finale.game.seq}.png")]


# -- the finale -------------------------------------------------------------------------------------------------------


class Finale(Struct, frozen=True):
    """What the finale says of a game that is over."""

    game: Game
    ending: Ending
    hit: Hit | None
    """The most telling attack, if there was one."""
    luck: tuple[Luck, ...]
    """Of each player's dice."""
    verdict: Verdict = Verdict()
    honours: tuple[Honour, ...] = ()
    corrections: int = 0
    """How many the host made."""
    ratings: tuple[tuple[Rating, Rating], ...] = ()
    """Of its players, before and after it."""
    rounds: tuple[Retold, ...] = ()
    """The rounds, retold."""
    repeat: bool = False
    """Whether it was a second game of the same two in a league."""
    season: str = ""
    """The name of the season in which it ended; empty: none."""
    uncounted: str = ""
    """Why it doesn't count for that season, as ``season_at_end`` says; empty: it does."""
    mission_done: bool | None = None
    """Whether its mission is; None where it has none, or where the game counts for none."""

    @property
    def called(self) -> Sequence[int]:
        """The users whom the message mentions, so that they hear that it is over.

        Of a game by post: its people without those who have ended it and those who are ``absent``; nobody where it was
        called off, or is a match that was awarded or corrected. Of a lobby whose league is over, or outside campaigns
        that closed by itself, or that somebody called off where it was by post: its people but for the one who did. Of
        anything else nobody.
        """
        game, ending = self.game, self.ending
        if game.state is None:
            told = ending.kind == "called-off" and (not game.campaign or bool(ending.how))
            told = told and (not ending.user or game.time.pace is Pace.POST)
            return tuple(user for user in game.persons if user != ending.user) if told else ()
        if game.time.pace is not Pace.POST or ending.ruled or ending.kind in ("called-off", "awarded"):
            return ()
        made = {decision.user for decision in game.decisions if decision.seq == ending.before + 1}
        made |= set() if ending.kind in ("timed-out", "deserted", "abandoned") else {ending.user}
        return tuple(user for user in game.persons if user not in made and user not in game.absent)

    @property
    def reason(self) -> str:
        """Why it is over. Plain."""
        seats = self.game.seats
        if self.ending.ruled:
            return say(self.game.locale, "finale-by-ruling")
        if self.ending.kind == "called-off" and not self.ending.user:
            over = self.game.campaign if self.ending.how == log.OVER else "none"
            return say(self.game.locale, "finale-by-nobody", over=over)
        named = (seat.name for seat in seats if self.ending.user and self.ending.user in (seat.user, seat.before))
        away = absent(self.game)
        left = [seat.before_name for seat in seats if seat.given_up] + [seats[player].name for player in away]
        gone = (
            together(self.game.locale, list(map(clean, left)))
            if left and len(self.game.persons) - len(away) == 1
            else "none"
        )
        name = next(map(clean, named), "none")
        state, kind, alone = self.game.state, self.ending.kind, len(self.game.persons) == 1
        return result_reason(self.game.locale, state, kind, name, gone, self.ending.how, alone=alone)


def finale_of(game: Game, entries: Sequence[tuple[int, Entry]]) -> Finale:
    """The finale of a game that is over, from its log."""
    players = 0 if game.state is None else len(game.state.players)
    luck = luck_of(entries, players) if players else ()
    ending = ending_of(entries)
    made = sum(isinstance(event, log.Corrected) for _, entry in effective_entries(entries) for event in entry.table)
    told = (rated_as(game, entries), honours_of(game, entries))
    corrections = made - (ending.kind == "ended")
    return Finale(
        game,
        ending,
        best_hit(entries, [player for player, seat in enumerate(game.seats) if is_person(seat.user)]),
        luck,
        *told,
        corrections=corrections,
        rounds=rounds_of(entries),
        mission_done=done_in(game, entries),
    )


def result_card(finale: Finale, state: State) -> ResultCard:
    """The words of its picture."""
    locale, hit, outcome = finale.game.locale, finale.hit, state.outcome
    best = "" if hit is None else hit_line(locale, hit.state, hit.throw, plain=True)
    winners = () if outcome is None else outcome.winners
    lines = tuple(
        ResultLine(number, state.players[number].name, state.players[number].score, number in winners)
        for number in (state.order if outcome is None else outcome.ranking)
    )
    kind, title = say(locale, f"title-ruleset-{state.ruleset}"), clean(finale.game.title)
    title = title if title.startswith(kind) else f"{kind} · {title}"
    return ResultCard(title, result_line(locale, state, plain=True), finale.reason, lines, best)


def head_of(finale: Finale, locale: str) -> tuple[str, str]:
    """The title, and how it ended: in the channel, and in a direct message."""
    there = structs.replace(finale, game=structs.replace(finale.game, locale=locale))
    state, reason = there.game.state, escape(there.reason, 200)
    told = reason if state is None else result_line(locale, state, reason)
    if finale.ending.kind == "resigned" and (away := absent(finale.game)):
        names = together(locale, [escape(finale.game.seats[player].name) for player in away])
        told += "\n" + say(locale, "finale-away", names=names)
    return f"### 🏁 {escape(there.game.title, TITLE_MAX)}", told


def finale_view(finale: Finale, picture: str | None, users: Sequence[int]) -> ui.LayoutView:
    """The message, which names these users. Of a lobby that was called off it says no more than that."""
    game, locale, state = finale.game, finale.game.locale, finale.game.state
    (title, told), names = head_of(finale, locale), " ".join(f"<@{user}>" for user in users)
    if state is None:
        return view(ui.Container[ui.LayoutView](text(title, f"{names} {told}".strip())))
    body = ui.Container[ui.LayoutView](text(title, told, *([f"-# {names}"] if names else [])))
    if picture is not None:
        body.add_item(gallery((picture, _alt(finale, state))))
    body.add_item(text(*_told(finale, state)))
    rematch = button(game, "rematch", say(locale, "button-rematch"), style=ButtonStyle.success)
    others = named_buttons(game, ("replay", "report", "luck", "proof")).children
    body.add_item(Row(_mission_button(finale) or rematch, *others))
    ladder = [ladder_button(locale, (state.ruleset, finale.verdict.pace))] if finale.verdict.pace else []
    body.add_item(Row(*named_buttons(game, ("analysis",)).children, *ladder, puzzle_button(locale)))
    if game.open_wish is not None:
        body.add_item(text(*wish_lines(game, locale)))
        body.add_item(consent_row(game, locale))
    elif finale.ending.kind == "ended" and not finale.ending.ruled:
        body.add_item(Row(button(game, "undo", say(locale, "button-undo-end"))))
    return view(body)


def _mission_button(finale: Finale) -> Button | None:
    mission = mission_named(finale.game.mission)
    return None if mission is None else next_button(finale.game.locale, mission, done=bool(finale.mission_done))


def _luck_lines(locale: str, state: State, found: Sequence[Luck]) -> Iterator[str]:
    """Everybody's luck with all dice, and with those for damage: each may be good where the other is bad."""
    pairs = [(escape(player.name), luck) for player, luck in zip(state.players, found, strict=True) if luck.dice]
    yield say(locale, "finale-luck", players=" · ".join(f"{name} {luck.luckier_than}" for name, luck in pairs))
    hits = (
        say(
            locale,
            "finale-hits-player",
            name=name,
            hits=luck.hits,
            expected=decimal(locale, round(luck.hits_expected, 1)),
        )
        for name, luck in pairs
        if luck.attacks
    )
    if players := " · ".join(hits):
        yield say(locale, "finale-hits", players=players)


def _told(finale: Finale, state: State) -> list[str]:
    locale, hit, mission = finale.game.locale, finale.hit, mission_named(finale.game.mission)
    told = [] if mission is None else result_lines(locale, mission, done=finale.mission_done)
    told += retold_lines(locale, finale.rounds)
    told += [] if hit is None else [hit_line(locale, hit.state, hit.throw)]
    told += [honour_line(locale, state, honour) for honour in finale.honours]
    if any(luck.dice for luck in finale.luck):
        told += _luck_lines(locale, state, finale.luck)
    told += [say(locale, "finale-corrections", count=finale.corrections)] if finale.corrections else []
    told += [say(locale, "campaign-repeated", name=escape(finale.game.campaign))] if finale.repeat else []
    rated = rated_line(locale, finale.verdict, finale.ratings)
    told += [rated] if rated else []
    if finale.season and (not finale.uncounted or finale.game.rated or finale.game.campaign):
        facts = {"name": escape(finale.season), "why": finale.uncounted or "none"}
        told.append(say(locale, "finale-season", most=PAIR_MOST, **facts))
    told += stood_in(finale.game)
    moves = [(one.before, one.after) for one in finale.rounds]
    told += [farewell_line(locale, state, Speaker(*who, finale.game.id), moves) for who in speakers(finale.game)]
    told += [say(locale, "finale-hindsight")] if finale.game.hindsight else []
    promised = finale.game.secret and not finale.game.dice_typed
    return [*told, f"-# {say(locale, 'finale-dice')}"] if promised else told


def stood_in(game: Game) -> list[str]:
    """Who played on in a person's seat, and whose the result is; nothing of who was a bot from the start."""
    bots = [seat for seat in game.seats if is_bot(seat.user)]
    left = together(game.locale, [escape(seat.name) for seat in bots if seat.given_up])
    told = [say(game.locale, "finale-bots-after", names=left)] if left else []
    if not any(is_bot(holder_of(seat)[0]) for seat in bots):
        stayed = ((seat.name, seat.before_name) for seat in bots if not seat.given_up and is_person(seat.before))
        told += [say(game.locale, "finale-bots-for", bot=escape(bot), name=escape(name)) for bot, name in stayed]
    return told


def _alt(finale: Finale, state: State) -> str:
    locale = finale.game.locale
    scores = (say(locale, "finale-scores", name=clean(p.name), score=p.score) for p in state.players)
    return say(locale, "finale-picture", result=result_line(locale, state, plain=True), scores=", ".join(scores))


def taken_back_view(game: Game) -> ui.LayoutView:
    """The message once the end has been taken back."""
    title = f"### ~~🏁 {escape(game.title, TITLE_MAX)}~~"
    return view(ui.Container[ui.LayoutView](text(title, say(game.locale, "finale-back"))))
