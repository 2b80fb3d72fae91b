"""A server's season as text and picture; its ladders, a player's own place there, and what a game has changed."""

from collections.abc import Sequence

from discord import ui

from cogs.kit.custom_ids import StandaloneId
from cogs.kit.drawing import draw_now
from cogs.views.components import Button, Row, menu, menu_option, note_view, text, view
from render import Picture, StandingsLabels, StandingsLine, draw_standings
from table.history.honours import SeasonBest
from table.history.luck import luckier_than
from table.history.ratings import GAMES_LEAST, START, Ladder, Pool, Rating, Verdict
from table.history.season import PlayerSeason, Season
from text import escape
from text.campaign import person
from text.endings import chance_words
from text.fluent.catalogue import Arguments, say
from text.words import clean, cut

SHOWN = 10
"""Players listed."""
LADDER_SHOWN, WAITING_SHOWN = 25, 12
WAITING_MAX = 600
HEADS = ("played", "won", "drawn", "lost", "dice")


def season_lines(locale: str, season: Season, since: str = "") -> list[str]:
    """The games by number, ruleset and length, and the standings."""
    lines = [say(locale, "season-title-since", date=since) if since else say(locale, "season-title")]
    bots = [say(locale, "season-bots", count=season.with_bots)] if season.with_bots else []
    if not season.games:
        return [*lines, say(locale, "season-empty"), *bots]
    kinds = ", ".join(f"{say(locale, f'ruleset-{name}')} {count}" for name, count in season.rulesets)
    length = say(locale, "season-length", hours=round(season.length / 3600), days=round(season.length / 86400))
    facts: Arguments = {
        "rounds": round(season.rounds),
        "decisions": round(season.decisions),
        "length": length,
    }
    lines.append(say(locale, "season-games", count=season.games, kinds=kinds, **facts))
    lines += [_standing(locale, place, item) for place, item in enumerate(season.standings[:SHOWN], start=1)]
    if len(season.standings) > SHOWN:
        lines.append(say(locale, "season-more", count=len(season.standings) - SHOWN))
    lines.append("")  # ends the numbered list
    return [*lines, *best_lines(locale, season), *bots]


def best_lines(locale: str, season: Season) -> list[str]:
    """The luckiest and the unluckiest dice, and the best games."""
    lucky, unlucky, lines = season.luckiest, season.unluckiest, list[str]()
    if lucky is not None and unlucky is not None:
        names = {"lucky": escape(lucky.name), "unlucky": escape(unlucky.name)}
        high, low = luckier_than(lucky.luck), luckier_than(unlucky.luck)
        if high != low:
            lines.append(say(locale, "season-luck", **names, high=high, low=low))
    return [*lines, *(_best(locale, best) for best in season.bests)]


def _best(locale: str, best: SeasonBest) -> str:
    """The best of a season, with the facts that prove it."""
    names = [person(locale, name) for name in best.names]
    scores, honour = [*best.scores, 0, 0], best.honour
    facts: Arguments = {"hits": honour.hits, "dice": honour.dice, "round": honour.round, "units": len(honour.units)}
    facts |= {"name": names[0] if names else "none", "other": names[-1] if names else "none"}
    facts |= {"score": scores[0], "against": scores[1], "chance": chance_words(locale, honour.chance)}
    return say(locale, f"season-best-{best.kind}", title=escape(best.title), **facts)


def _standing(locale: str, place: int, item: PlayerSeason) -> str:
    return say(
        locale,
        "season-player",
        place=place,
        name=escape(item.name),
        won=item.won,
        games=item.games,
        drawn=item.drawn,
    )


def season_alt(locale: str, season: Season) -> str:
    """The standings of the picture, a player a line."""
    return "\n".join(
        say(
            locale,
            "season-alt",
            name=clean(item.name),
            games=item.games,
            won=item.won,
            drawn=item.drawn,
            lost=item.lost,
            dice=luckier_than(item.luck),
        )
        for item in season.standings[:SHOWN]
    )


async def season_picture(locale: str, season: Season) -> Picture:
    """The standings; the last figure says how many in a hundred had worse dice."""
    played, won, drawn, lost, dice = (say(locale, f"season-head-{name}") for name in HEADS)
    lines = [
        StandingsLine(place, item.name, item.games, item.won, item.drawn, item.lost, luckier_than(item.luck))
        for place, item in enumerate(season.standings[:SHOWN], start=1)
    ]
    title = say(locale, "season-title").removeprefix("### ")
    return await draw_now(draw_standings, lines, StandingsLabels(title, (played, won, drawn, lost, dice)))


# -- the ladder --------------------------------------------------------------------------------------------------------


def ladder_view(locale: str, ladder: Ladder | None, pools: Sequence[Pool], user: int) -> ui.LayoutView:
    """A ladder with the user's own place, and a menu of the others where there are any; None: there is none yet."""
    if ladder is None:
        return note_view(say(locale, "ladder-empty"))
    settled = ladder.settled
    head = say(locale, "ladder-title", **_words(locale, ladder.pool))
    lines = [_line(locale, place, rating) for place, rating in enumerate(settled[:LADDER_SHOWN], start=1)]
    if len(settled) > LADDER_SHOWN:
        lines.append(say(locale, "ladder-more", count=len(settled) - LADDER_SHOWN))
    lines = lines or [say(locale, "ladder-none-yet", least=GAMES_LEAST)]
    how = say(locale, "ladder-how", start=START) if settled else ""
    told = (_waiting(locale, ladder), _own(locale, ladder, user), how)
    body = ui.Container[ui.LayoutView](text(head, *lines), ui.Separator(), text(*told))
    return view(body, *([_others(locale, ladder.pool, pools)] if set(pools) - {ladder.pool} else []))


def _words(locale: str, pool: Pool) -> dict[str, str]:
    ruleset, pace = pool
    return {"ruleset": say(locale, f"ruleset-{ruleset}"), "pace": say(locale, "ladder-pace", pace=pace)}


def _line(locale: str, place: int, rating: Rating) -> str:
    return say(locale, "ladder-line", place=place, name=escape(rating.name), games=rating.games, **_figures(rating))


def _figures(rating: Rating) -> dict[str, str]:
    """The rating as text: a year's number has no separator of thousands, neither has this one."""
    return {"value": str(rating.value), "spread": str(rating.spread)}


def _waiting(locale: str, ladder: Ladder) -> str:
    """The players whose rating is not shown yet."""
    waiting = [rating for rating in ladder.ratings if not rating.settled]
    if not waiting:
        return ""
    told = [
        say(
            locale,
            "ladder-waiting-one",
            name=escape(rating.name),
            games=rating.games,
            least=GAMES_LEAST,
            value=str(rating.value),
        )
        for rating in waiting[:WAITING_SHOWN]
    ]
    if len(waiting) > WAITING_SHOWN:
        told.append(say(locale, "ladder-more", count=len(waiting) - WAITING_SHOWN))
    return cut(say(locale, "ladder-waiting", names=", ".join(told)), WAITING_MAX)


def _own(locale: str, ladder: Ladder, user: int) -> str:
    own = ladder.of(user)
    if own is None:
        return say(locale, "ladder-own-none")
    if not own.settled:
        return say(locale, "ladder-own-soon", games=own.games, left=own.left, **_figures(own))
    return say(locale, "ladder-own", place=ladder.ratings.index(own) + 1, games=own.games, **_figures(own))


def _others(locale: str, now: Pool, pools: Sequence[Pool]) -> Row:
    options = [
        menu_option(say(locale, "ladder-option", **_words(locale, pool)), ":".join(pool), chosen=pool == now)
        for pool in pools
    ]
    return Row(menu(str(StandaloneId("ladder")), options, say(locale, "ladder-menu")))


def ladder_button(locale: str, pool: Pool) -> Button:
    """The way to a ladder."""
    return Button(label=say(locale, "button-ladder"), custom_id=str(StandaloneId("ladder", ":".join(pool))), emoji="📈")


def rated_line(locale: str, verdict: Verdict, changes: Sequence[tuple[Rating, Rating]]) -> str:
    """What a game has changed, or why it changes nothing; empty for a game that was not rated."""
    if verdict.reason:
        return say(locale, "finale-unrated", reason=verdict.reason)
    if not changes:
        return ""
    players = " · ".join(_changed(locale, before, after) for before, after in changes)
    return say(locale, "finale-rated", pace=verdict.pace, players=players)


def _changed(locale: str, before: Rating, after: Rating) -> str:
    name = person(locale, after.name)
    if not after.settled:
        return say(locale, "finale-rated-soon", name=name, left=after.left, **_figures(after))
    change = after.value - before.value
    signed = f"+{change}" if change >= 0 else f"−{-change}"
    shown = signed if before.settled else "none"
    return say(locale, "finale-rated-player", name=name, change=shown, **_figures(after))
