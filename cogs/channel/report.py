"""The battle report as a file: companies, rounds, the final table and everybody's luck, in one language."""

from collections.abc import Iterator, Sequence

from cogs.views.game.lobby import kind_of
from cogs.views.game.story import event_note
from cogs.views.luck import luck_lines
from rules import State, replay
from table import Entry, Game, log
from table.fold import fold, fold_events
from table.history.luck import luck_of
from text import escape, narrator
from text.chapters import Chapter, continued
from text.fluent.catalogue import say
from text.narrator import SMALL
from text.voice import remark_line

HEADING = "### "
"""Begins a line of the story that opens a round."""
BREAK = "  \n"
"""A line break within a paragraph of Markdown."""


def whole_report(game: Game, entries: Sequence[tuple[int, Entry]], locale: str) -> str:
    """The whole game as Markdown. Undone entries stand where they happened, with a note."""
    players = ", ".join(escape(seat.name) for seat in game.seats)
    parts = [f"# {escape(game.title, 80)}", say(locale, "report-kind", players=players, **kind_of(game, locale))]
    first = next((replay(entry.rules) for _, entry in entries if entry.rules), None)
    if first is not None:
        parts += [f"## {say(locale, 'report-start')}", _broken(narrator(first).state_text(locale, first))]
        parts += _story(game, entries, locale)
        parts += _ending(game, entries, locale)
    return "\n\n".join(parts) + "\n"


def _broken(text: str) -> str:
    return text.replace("\n", BREAK)


def _ending(game: Game, entries: Sequence[tuple[int, Entry]], locale: str) -> list[str]:
    state = game.played
    heading = "report-end" if game.status == "ended" else "report-now"
    parts = [f"## {say(locale, heading)}"]
    if state.outcome is not None:
        parts.append(narrator(state).outcome_line(locale, state))
    parts.append(_broken(narrator(state).state_text(locale, state)))
    title, *lines = luck_lines(locale, [player.name for player in state.players], luck_of(entries, len(state.players)))
    return [*parts, f"##{title.removeprefix('###')}", "\n".join(lines).replace("\n**", "\n\n**")]


def _note(before: Game, game: Game, event: log.TableEvent, locale: str) -> str | None:
    if isinstance(event, log.Spoke):
        return remark_line(locale, event.remark, game.played)
    return event_note(before, game, event, locale)


def _story(game: Game, entries: Sequence[tuple[int, Entry]], locale: str) -> Iterator[str]:
    """The story in paragraphs, one a chapter; what opens a round is a heading."""
    games: dict[int, Game] = {}
    fold(game.id, game.channel, entries, games)
    chapter, state = Chapter(), None
    states: dict[int, State | None] = {}
    told: list[str] = []
    for seq, entry in entries:
        for event in entry.table:
            if isinstance(event, log.Undone):
                state = states[event.to]
                told.append(say(locale, "story-undone"))
            elif line := _note(games.get(seq - 1, games[seq]), games[seq], event, locale):
                told.append(line)
        for made, after in fold_events(state, entry.rules):
            opened = continued(chapter, ((made, after),))
            chapter, state = (
                Chapter(opened[-1].moments[-1:]),
                after,
            )  # whether the next event opens one is all that counts
            line = (narrator(after).event_line(locale, made, after) or "").removeprefix(SMALL)
            if told and (len(opened) > 1 or line.startswith(HEADING)):
                yield BREAK.join(told)
                told = []
            if line.startswith(HEADING):
                yield line.removeprefix("#")
            elif line:
                told.append(line)
        states[seq] = state
    if told:
        yield BREAK.join(told)
