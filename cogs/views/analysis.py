"""The analysis of a game as a page: the graph, each player's account, and three turning points with their boards."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import discord
from discord import ui

from cogs.views.components import Row, button, gallery, text, view
from render import ChanceChart, ChanceMark
from rules import State
from rules.core.json_input import Facts
from table import Game, Table
from table.history.effective_log import numbered_entries
from table.history.steps import kept_analysis, persons_of
from table.records.threads import in_thread
from text import LOCALES, clean, escape
from text.analysis import TurnWords, account_line, for_readers, graph, round_text, state_of, told_swings, turn_words
from text.fluent.catalogue import Arguments, say
from text.odds import percent
from think.analysis import Analysis, Moments, Point, Swing

GRAPH = "chances.png"


def chart_of(game: Game, analysis: Analysis, locale: str) -> ChanceChart:
    """The data of the analysis's graph."""
    places = {point.seq: place for place, point in enumerate(analysis.points)}
    marks = (
        ChanceMark(number + 1, max(0, places[turn.seq] - 1), turn.player) for number, turn in enumerate(analysis.turns)
    )
    return ChanceChart(
        say(locale, "analysis-title"),
        say(locale, "analysis-round", family=game.played.family),
        tuple((player.letter, player.name) for player in game.played.players),
        tuple(point.chances for point in analysis.points),
        tuple(_rounds(analysis.points)),
        tuple(marks),
    )


def _rounds(points: Sequence[Point]) -> Iterator[tuple[int, int]]:
    """Where each round begins, and its number."""
    last = 0
    for place, point in enumerate(points):
        if point.round > last:
            last = point.round
            yield place, last


async def graphs_of(table: Table, game: Game) -> dict[str, Facts]:
    """The graph of a game in each language, if its analysis has been made; see ``text.analysis.graph``."""
    kept = await kept_analysis(table, game)
    if kept is None:
        return {}
    found = for_readers(kept, persons_of(game))
    names, moments = [player.name for player in game.played.players], await moments_of(table, game)
    return await in_thread(lambda: {locale: graph(locale, names, game.ruleset, found, moments) for locale in LOCALES})


async def moments_of(table: Table, game: Game) -> Moments:
    """The events of each entry of a game."""
    entries = await table.entries(game.id)
    return await in_thread(lambda: dict(numbered_entries(entries)))


Told: TypeAlias = Mapping[int, tuple[State, TurnWords]]
"""By its entry the state in which a decision was made, and the decision in words."""


def decisions_told(game: Game, analysis: Analysis, locale: str) -> Told:
    """The decisions that the analysis names. Slow."""
    named = {turn.seq: (turn, state_of(game.ruleset, turn)) for turn in (*analysis.turns, *analysis.good)}
    return {seq: (state, turn_words(locale, turn, state)) for seq, (turn, state) in named.items()}


def analysis_view(
    game: Game,
    analysis: Analysis,
    decisions: Told,
    boards: Sequence[discord.File],
    moments: Moments,
    locale: str,
) -> ui.LayoutView:
    """The page. ``boards``: pictures of the turning points, in their order; ``moments`` of the game."""
    body = ui.Container[ui.LayoutView](text(say(locale, "analysis-head"), escape(game.title, 80)))
    body.add_item(gallery((GRAPH, _alt(game, analysis, locale))))
    body.add_item(text(*_accounts(game, analysis, locale)))
    if analysis.good:
        body.add_item(text(say(locale, "analysis-good"), *_good(game, analysis, decisions, locale)))
    if found := list(told_swings(locale, analysis, moments)):
        body.add_item(text(say(locale, "analysis-swings"), *_swings(game, found, locale)))
    if not analysis.turns:
        body.add_item(text(say(locale, "analysis-no-turns")))
        return view(body)
    body.add_item(text(*_turns(game, analysis, decisions, locale)))
    alts = (_facts(game, decisions[turn.seq][0], turn.player, locale) for turn in analysis.turns)
    named = [
        (file.filename, say(locale, "analysis-turn-alt", **facts)) for file, facts in zip(boards, alts, strict=True)
    ]
    body.add_item(gallery(*named))
    persons = persons_of(game)
    tries = [
        button(game, "again", say(locale, "button-again", number=number + 1), str(turn.seq))
        for number, turn in enumerate(analysis.turns)
        if turn.player in persons
    ]
    if tries:
        body.add_item(Row(*tries))
    return view(body)


def _alt(game: Game, analysis: Analysis, locale: str) -> str:
    spans = (
        say(
            locale,
            "analysis-alt-player",
            name=clean(player.name),
            initial=percent(locale, account.initial),
            final=percent(locale, account.final),
        )
        for player, account in zip(game.played.players, analysis.accounts, strict=True)
    )
    return say(locale, "analysis-alt", players=", ".join(spans))


def _accounts(game: Game, analysis: Analysis, locale: str) -> Iterator[str]:
    for player, account in zip(game.played.players, analysis.accounts, strict=True):
        yield account_line(locale, escape(player.name), account, player.letter)
    outcome = game.played.outcome
    if outcome is not None and max(one.final for one in analysis.accounts) < 1 / max(1, len(outcome.winners)):
        yield say(locale, "analysis-stopped")
    yield say(locale, "analysis-counts", decisions=analysis.decisions, compared=analysis.compared)


def _good(game: Game, analysis: Analysis, decisions: Told, locale: str) -> Iterator[str]:
    """The decisions that gained most."""
    for turn in analysis.good:
        state, words = decisions[turn.seq]
        facts = _facts(game, state, turn.player, locale)
        gained = round(-100 * turn.lost)
        yield say(locale, "analysis-good-one", played=escape(words.played, 200), gained=gained, **facts)


def _swings(game: Game, found: Sequence[tuple[Swing, str]], locale: str) -> Iterator[str]:
    """What else moved the chances most."""
    for swing, told in found:
        facts: Arguments = {"name": escape(game.played.players[swing.player].name), "told": escape(told, 200)}
        number = say(locale, "round-number", family=game.played.family, number=swing.round)
        yield say(locale, "analysis-swing", round=number, gained=round(100 * swing.gained), **facts)


def _turns(game: Game, analysis: Analysis, decisions: Told, locale: str) -> Iterator[str]:
    """The decisions that cost most, under a heading that says whether any of that is sure."""
    sure = any(turn.sure for turn in analysis.turns)
    yield say(locale, "analysis-turns" if sure else "analysis-unsure")
    for number, turn in enumerate(analysis.turns):
        state, words = decisions[turn.seq]
        facts = {**_facts(game, state, turn.player, locale), "sure": "no" if sure and not turn.sure else "yes"}
        facts |= {"asked": words.asked, "played": escape(words.played, 200), "better": escape(words.better, 200)}
        yield say(locale, "analysis-turn", number=number + 1, lost=round(100 * turn.lost), **facts)
        if words.why:
            yield f"-# {words.why}"


def _facts(game: Game, state: State, player: int, locale: str) -> Arguments:
    return {"name": escape(game.played.players[player].name), "round": round_text(state, locale)}
