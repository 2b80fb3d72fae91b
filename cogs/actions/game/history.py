"""A game's history, for buttons and commands: proof, luck, report, replay, export."""

import io
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol, TypeAlias

import discord
from discord import ui

from cogs.actions.game.pressed import Pressed, game_of
from cogs.channel.report import whole_report
from cogs.channel.story import chapters_of, story_text
from cogs.kit.drawing import draw_long
from cogs.kit.interaction import Interaction, charge, private_locale, table_of
from cogs.kit.reply import in_time, show
from cogs.views.analysis import graphs_of
from cogs.views.components import TEXT_MAX, Button, button, message_link, note_view, picture_view, report_view
from cogs.views.looks import LOOKS
from cogs.views.luck import luck_lines, proof_lines
from render import draw_scene
from render.kit.png import Animation, animate, still
from render.kit.portraits import PHOTOGRAPH
from rules import Event, State
from rules.core.json_input import Facts
from table import Entry, Game, NotAllowed
from table.fields import has_photograph
from table.history.effective_log import folded_entries
from table.history.luck import luck_of
from table.history.transfer import export_file, export_game
from table.history.verify import verify
from table.permissions import has_played
from table.records.threads import in_thread
from text import caption, escape, narrator
from text.chapters import Chapter, continued
from text.fluent.catalogue import say

CHAPTERS_SHOWN = 3
TITLE_SHOWN = 80


_Shown: TypeAlias = tuple[ui.LayoutView, list[discord.File]]


class Edit(Protocol):
    """Edits a message."""

    def __call__(self, *, view: ui.LayoutView, attachments: list[discord.File]) -> Awaitable[object]: ...


async def show_proof(interaction: Interaction, game: Game) -> None:
    """Show the proof of the game's dice up to its newest entry."""
    charge(interaction)
    archive = await in_time(interaction, export_game(table_of(interaction), game))
    report = await in_time(interaction, in_thread(verify, archive))
    await show(interaction, note_view("\n".join(proof_lines(private_locale(interaction), archive, report))))


async def show_luck(interaction: Interaction, game: Game) -> None:
    """Show each player's dice against the expected ones."""
    locale, state = private_locale(interaction), game.state
    if state is None:
        await show(interaction, note_view(say(locale, "luck-nothing")))
        return
    charge(interaction)
    entries = await in_time(interaction, table_of(interaction).entries(game.id))
    names = [player.name for player in state.players]
    lucks = await in_time(interaction, in_thread(luck_of, entries, len(names)))
    await show(interaction, note_view("\n".join(luck_lines(locale, names, lucks))))


async def show_report(interaction: Interaction, game: Game, language: str | None = None) -> None:
    """Show the last part of the battle report, with the whole of it as a file."""
    charge(interaction)
    locale = language or private_locale(interaction)
    view, files = await in_time(interaction, _report(interaction, game, locale))
    await show(interaction, view, files=files)


async def _report(interaction: Interaction, game: Game, locale: str) -> _Shown:
    entries = await table_of(interaction).entries(game.id)
    last = await in_thread(lambda: story_text(chapters_of(entries), locale, CHAPTERS_SHOWN)[-TEXT_MAX:])
    whole = await in_thread(whole_report, game, entries, locale)
    last, file = last or say(locale, "log-empty"), discord.File(io.BytesIO(whole.encode()), f"battle-{game.id}.md")
    more = [button(game, "analysis", say(locale, "button-analysis"))] if game.status == "ended" and game.state else []
    return report_view(last, file.filename, *more), [file]


async def send_export(interaction: Interaction, game: Game) -> None:
    """Send the whole game as a file, without sealed companies."""
    charge(interaction)
    table = table_of(interaction)
    data = await in_time(interaction, export_file(table, game))
    file = discord.File(io.BytesIO(data), f"game-{game.id}.json")
    about = {
        "status": game.status,
        "photograph": "yes" if await has_photograph(table.storage, table.preferences, game) else "no",
    }
    text = say(private_locale(interaction), "export-done", title=escape(game.title, TITLE_SHOWN), **about)
    await show(interaction, report_view(text, file.filename), files=[file])


async def show_replay(interaction: Interaction, game: Game, *, private: bool = True) -> None:
    """Show the replay of the game as a GIF; until it is drawn, a note says so."""
    charge(interaction)
    locale = private_locale(interaction) if private else game.locale
    if game.state is None:
        raise NotAllowed("replay-empty")
    edit = await send_note(interaction, note_view(say(locale, "replay-drawing")), private)
    view, files = await _replay(interaction, game, locale)
    await edit(view=view, attachments=files)


async def show_replay_page(interaction: Interaction, game: Game, *, private: bool = True) -> None:
    """Send the game as a page that plays it without a network."""
    make, locale = interaction.client.replay_page, private_locale(interaction) if private else game.locale
    if game.state is None or make is None:
        raise NotAllowed("replay-empty")
    charge(interaction)
    edit = await send_note(interaction, note_view(say(locale, "replay-drawing")), private)
    archive = await export_game(table_of(interaction), game)
    data = await draw_long(make, archive, await LOOKS.portraits_in(game), await graphs_of(table_of(interaction), game))
    file = discord.File(io.BytesIO(data), f"replay-{game.id}.html")
    text = say(locale, "replay-page-done", title=escape(game.title, TITLE_SHOWN))
    await edit(view=report_view(text, file.filename), attachments=[file])


async def _replay(interaction: Interaction, game: Game, locale: str) -> _Shown:
    entries, photograph = await table_of(interaction).entries(game.id), await LOOKS.photograph(game)
    made = await draw_long(replay_of, entries, locale, photograph)
    file = discord.File(io.BytesIO(made.data), f"replay-{game.id}.gif")
    text = say(locale, "replay-done", title=escape(game.title, TITLE_SHOWN), frames=made.frames)
    return picture_view(text, say(locale, "replay-alt"), file.filename), [file]


async def send_note(interaction: Interaction, view: ui.LayoutView, private: bool) -> Edit:
    """Send a view to be replaced later; returns the function that edits its message."""
    if not interaction.response.is_done():
        await interaction.response.send_message(view=view, ephemeral=private)
    elif interaction.type is discord.InteractionType.component:
        message = await interaction.followup.send(view=view, ephemeral=private, wait=True)
        return message.edit
    else:
        await interaction.edit_original_response(view=view)
    return interaction.edit_original_response


async def press_proof(interaction: Interaction, pressed: Pressed) -> None:
    """Show the proof of the game's dice."""
    await show_proof(interaction, await game_of(interaction, pressed))


async def press_luck(interaction: Interaction, pressed: Pressed) -> None:
    """Show each player's luck."""
    await show_luck(interaction, await game_of(interaction, pressed))


async def press_report(interaction: Interaction, pressed: Pressed) -> None:
    """Post the battle report for a player of the game, once; show it to anybody else."""
    await _post_or_show(interaction, await game_of(interaction, pressed), "report", _report, show_report)


async def press_replay(interaction: Interaction, pressed: Pressed) -> None:
    """Post the game as a moving picture for a player of the game, once; show it to anybody else."""
    await _post_or_show(interaction, await game_of(interaction, pressed), "replay", _replay, show_replay)


async def _post_or_show(
    interaction: Interaction,
    game: Game,
    name: str,
    make: Callable[[Interaction, Game, str], Awaitable[_Shown]],
    show_own: Callable[[Interaction, Game], Awaitable[None]],
) -> None:
    """Post what ``make`` makes in the channel, lead to where it was posted, or show it to the user alone."""
    locale = private_locale(interaction)
    marks = await in_time(interaction, table_of(interaction).storage.marks.of_game(game.id))
    if name in marks:
        link = message_link(interaction.guild_id, game.channel, marks[name])
        there = Button(label=say(locale, f"button-{name}"), url=link)
        await show(interaction, note_view(say(locale, "posted-already"), there))
    elif game.status == "ended" and has_played(game, interaction.user.id):
        await show(interaction, note_view(say(locale, f"{name}-coming")))
        await interaction.client.boards.post_once(game, name, *await make(interaction, game, game.locale))
    else:
        await show_own(interaction, game)


Scene: TypeAlias = tuple[tuple[Event, State], ...]
"""The state that the scene before ended in, then the events since, each with the state after it."""

FRAMES_MAX = 120
SIZE_MAX = 9_500_000
"""Bytes of a replay: Discord takes 10 MB on a server that has not paid for more."""


def scenes(entries: Iterable[tuple[int, Entry]], most: int = FRAMES_MAX) -> list[Scene]:
    """What to draw: the first board, then one for each activation and round that still counts, up to the last."""
    found: list[Scene] = []
    chapter, since = Chapter(), list[tuple[Event, State]]()
    for told in folded_entries(entries):
        chapters = continued(chapter, told)
        chapter = chapters[-1]
        since += told if found else told[-1:]
        if len(chapters) > 1 or not found:
            found.append(tuple(since))
            since = since[-1:]
    if len(since) > 1:
        found.append(tuple(since))
    return _thinned(found, most)


def _thinned(found: list[Scene], most: int) -> list[Scene]:
    """At most ``most`` of the scenes, evenly spread; the first and the last stay."""
    if len(found) <= most:
        return found
    return [found[round(place * (len(found) - 1) / (most - 1))] for place in range(most)]


def _words(scene: Scene, locale: str, photograph: bytes) -> Facts:
    """The words of a scene's picture, what happened where there was a question; and the photograph of the table."""
    state = scene[-1][1]
    words = {**narrator(state).board_labels(locale, state), **({PHOTOGRAPH: photograph} if photograph else {})}
    first = continued(Chapter(scene[:1]), scene[1:])[0]  # the last entry opens the next one
    told = caption(locale, first.moments[1:])
    return {**words, "decision": told, "deciding": ()} if told else words


def replay_of(entries: Iterable[tuple[int, Entry]], locale: str, photograph: bytes = b"") -> Animation:
    """The replay as a GIF, on the photograph of the table if there is one. Drawing it takes seconds."""
    stills = [still(draw_scene(scene, _words(scene, locale, photograph))) for scene in scenes(entries)]
    animation = animate(stills)
    while len(animation.data) > SIZE_MAX and len(stills) > 2:
        stills = [*stills[:-1:2], stills[-1]]
        animation = animate(stills)
    return animation
