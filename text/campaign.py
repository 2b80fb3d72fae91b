"""Campaigns in words: standings, schedule, results, companies and what became of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from rules.campaign.league import Played, Points, Standing
from rules.campaign.roster import Carry, News, Roster
from rules.campaign.tournament import Format, Match, Rank, Rounds, met_in
from text.fluent.catalogue import say
from text.words import clean, cut, escape, together

TEXT_MAX = 3000
SHOWN = 12
NONE = "none"
UNNAMED = "–"
"""The name that earlier versions gave to a company that was written out on joining."""
RANKING_MAX, ROUND_MAX, ROUNDS_MAX = 1900, 1200, 2800
Names = Callable[[int], str]
"""The name of a player; empty for one who is forgotten."""


def person(locale: str, name: str) -> str:
    """A player's name; a neutral one for a user who wants to be forgotten."""
    return escape(name) if name else say(locale, "former-player")


def plain_person(locale: str, name: str) -> str:
    """A player's name for pictures and files, without markdown."""
    return clean(name) if name else say(locale, "former-player")


def head_words(locale: str) -> tuple[str, str, str, str, str]:
    """The heads of the table's columns."""
    played, won, drawn, lost, points = (
        say(locale, f"campaign-head-{name}") for name in ("played", "won", "drawn", "lost", "points")
    )
    return played, won, drawn, lost, points


def marked(locale: str, user: int, name: str, gone: Collection[int]) -> str:
    """A player's name as it is to be read, with a mark if they are among those who have left."""
    return say(locale, "campaign-gone", name=name) if user in gone else name


def standings_text(locale: str, lines: Sequence[Standing], gone: Collection[int]) -> str:
    """The table, one player a line; ``gone``: those who have left."""
    told = [_standing(locale, line, gone) for line in lines]
    return _fitting(locale, told, TEXT_MAX)


def _standing(locale: str, line: Standing, gone: Collection[int]) -> str:
    figures = {"played": line.played, "won": line.won, "drawn": line.drawn, "lost": line.lost, "score": line.score}
    name = marked(locale, line.user, person(locale, line.name), gone)
    return say(locale, "campaign-standing", rank=line.rank, name=name, points=line.points, **figures)


def _fitting(locale: str, lines: Sequence[str], most: int) -> str:
    """The lines that fit, and the number of those left out."""
    kept: list[str] = []
    for number, line in enumerate(lines):
        if sum(map(len, kept)) + len(kept) + len(line) > most:
            return "\n".join([*kept, say(locale, "campaign-more", n=len(lines) - number)])
        kept.append(line)
    return "\n".join(kept)


def schedule_text(
    locale: str,
    head: str,
    played: Sequence[str],
    running: Sequence[str],
    ahead: Sequence[Sequence[str]],
) -> str:
    """Under a ``head``, who has played, who plays where, and who should play whom next: names by game, escaped here;
    the others are lines."""

    def group(names: Sequence[str]) -> str:
        return " – ".join(person(locale, name) for name in names) or say(locale, "campaign-no-seats")

    lines = [f"- ✅ {line}" for line in played[-SHOWN:]]
    lines += running_lines(locale, running)
    lines += [f"- ▫️ {group(names)}" for names in ahead[:SHOWN]]
    if len(ahead) > SHOWN:
        lines.append(say(locale, "campaign-more", n=len(ahead) - SHOWN))
    hint = [say(locale, "campaign-next", names=group(ahead[0]))] if ahead else []
    return cut("\n".join([head, *lines, *hint]), TEXT_MAX)


def running_lines(locale: str, running: Sequence[str]) -> list[str]:
    """The games that are open, as many as fit."""
    more = [say(locale, "campaign-more", n=len(running) - SHOWN)] if len(running) > SHOWN else []
    return [*(f"- ⚔️ {line}" for line in running[:SHOWN]), *more]


def result_text(locale: str, played: Played, why: str) -> str:
    """Who won a game, ``why`` where the scores don't tell it, and the scores."""
    winners = [person(locale, seat.name) for seat in played.seats if seat.won]
    names = together(locale, winners)
    scores = ", ".join(f"{person(locale, seat.name)} {seat.score}" for seat in played.seats)
    lost = [person(locale, seat.name) for seat in played.seats if not seat.won]
    told = _why(locale, why, lost)
    return say(locale, "campaign-result", n=len(winners), names=names or NONE, scores=scores, why=told)


def _why(locale: str, why: str, lost: Sequence[str]) -> str:
    """Why a game of two has the winner it has, in brackets; empty where it was played to its end."""
    told = why in ("resigned", "forfeited", "awarded", "walkover") and len(lost) == 1
    return say(locale, "campaign-why", why=why, name=lost[0]) if told else ""


def news_lines(locale: str, news: Sequence[News]) -> list[str]:
    """A line for each kind of change of each unit of a company."""
    grouped: dict[tuple[str, str], list[str]] = {}
    for item in news:
        grouped.setdefault((item.kind, item.unit), []).append(item.system)
    return [
        say(locale, f"campaign-news-{kind}", unit=escape(unit), systems=" ".join(systems) or NONE)
        for (kind, unit), systems in grouped.items()
    ]


def named_company(roster: Roster | None) -> str:
    """The name of a company; ``NONE`` where it has none of its own."""
    return NONE if roster is None or roster.name in ("", UNNAMED) else escape(roster.name)


def roster_text(locale: str, roster: Roster | None, owner: str, carry: Carry) -> str:
    """The company of its owner in a campaign, unit by unit."""
    if roster is None:
        return say(locale, "campaign-no-roster")
    name = named_company(roster)
    name = say(locale, "campaign-company-of", name=person(locale, owner)) if name == NONE else name
    lines = [say(locale, "campaign-roster-head", name=name, n=len(roster.units))]
    for number, unit in enumerate(roster.units, start=1):
        state = "gone" if unit.gone else "scarred" if unit.lost else "whole"
        facts = {"unit": escape(unit.name), "systems": " ".join(unit.left) or "–", "lost": " ".join(unit.lost) or NONE}
        lines.append(say(locale, "campaign-unit", number=number, state=state, rockets=unit.rockets, **facts))
    if carry is Carry.SCARS and roster.renewals and any(unit.lost for unit in roster.units):
        lines.append(say(locale, "campaign-repairs", n=roster.renewals))
    return cut("\n".join(lines), TEXT_MAX)


def terms_text(
    locale: str,
    names: Mapping[str, str],
    numbers: Mapping[str, int],
    points: Points | None,
    carry: Carry,
    tournament: str = "",
) -> str:
    """What a campaign is played by. ``names``: ruleset and size; ``numbers``: seats and renewals.

    ``points``: None where they don't count; ``tournament``: how that is played, with its tie-breaks.
    """
    counted, points = "no" if points is None else "yes", points or Points()
    ruleset, size = (say(locale, f"{kind}-{names[kind]}") for kind in ("ruleset", "size"))
    figures = {"win": points.win, "draw": points.draw, "loss": points.loss}
    kinds = {"ruleset": ruleset, "size": size}
    lines = [
        say(locale, "campaign-terms", seats=numbers["seats"], counted=counted, **kinds, **figures),
        say(locale, "campaign-carry", carry=str(carry), n=numbers["renewals"]),
        tournament or say(locale, "campaign-ties", seats=numbers["seats"]),
    ]
    return "\n".join(lines)


# -- tournaments -------------------------------------------------------------------------------------------------------


def tournament_terms(locale: str, kind: Format, rounds: int, *, begun: bool) -> str:
    """How a tournament is played, its tie-breaks, and what it waits for at first. ``rounds``: 0 if not known yet."""
    lines = [say(locale, "tournament-terms", format=str(kind), rounds=rounds)]
    lines.append(say(locale, "tournament-ties", format=str(kind)))
    return "\n".join(lines if begun else [*lines, say(locale, "tournament-waits")])


def ranking_text(locale: str, kind: Format, lines: Sequence[Rank], name: Names, gone: Collection[int]) -> str:
    """The standings, one player a line; ``gone``: those who have left."""
    one = _won if kind is Format.KNOCKOUT else _swiss
    names = [marked(locale, line.player, person(locale, name(line.player)), gone) for line in lines]
    return _fitting(locale, [one(locale, line, called) for line, called in zip(lines, names, strict=True)], RANKING_MAX)


def _won(locale: str, line: Rank, name: str) -> str:
    return say(locale, "tournament-standing-out", rank=line.place, name=name, won=line.won - line.byes, byes=line.byes)


def _swiss(locale: str, line: Rank, name: str) -> str:
    figures = {
        field: getattr(line, field) for field in ("points", "won", "drawn", "lost", "direct", "beaten", "opponents")
    }
    signed = f"{line.difference:+d}".replace("-", "−")
    return say(locale, "tournament-standing", rank=line.place, name=name, difference=signed, **figures)


def round_text(locale: str, kind: Format, rounds: Rounds, wanted: int, name: Names) -> str:
    """The last round with its matches.

    As long as nothing of it is decided, how each match of the round before has ended comes first.
    """
    begins = bool(rounds) and not any(match.how and len(match.players) == 2 for match in rounds[-1])
    shown = range(max(1, len(rounds) - begins), len(rounds) + 1) if rounds else ()
    lines = [_fitting(locale, _round(locale, kind, n, rounds, wanted, name), ROUND_MAX) for n in shown]
    return "\n".join(lines)


def champions_text(locale: str, kind: Format, champions: Sequence[int], name: Names) -> str:
    """Who has won a league or a tournament."""
    names = together(locale, [person(locale, name(player)) for player in champions])
    return say(locale, "tournament-champion", name=names, count=len(champions), format=str(kind))


def rounds_text(locale: str, kind: Format, rounds: Rounds, wanted: int, name: Names) -> str:
    """All rounds, the newest first."""
    numbers = range(len(rounds), 0, -1)
    lines = [line for number in numbers for line in _round(locale, kind, number, rounds, wanted, name)]
    return _fitting(locale, lines, ROUNDS_MAX)


def round_name(locale: str, kind: Format, rounds: Rounds, number: int, *, of: int = 0, form: str = "name") -> str:
    """A round in words, the last ones of a knock-out by their names. ``form``: ``name`` of a match's round, ``head`` of
    its list, or ``in`` it."""
    matches = len(rounds[0]) >> (number - 1) if kind is Format.KNOCKOUT else 0
    return say(locale, "round-name", form=form, matches=matches, number=str(number), of=str(of))


def _round(locale: str, kind: Format, number: int, rounds: Rounds, wanted: int, name: Names) -> list[str]:
    """A round of a tournament; of the last one of a Swiss also who meets again, and why."""
    row, met = rounds[number - 1], met_in(rounds[: number - 1])
    final = kind is Format.KNOCKOUT and len(row) == 1
    head = round_name(locale, kind, rounds, number, of=wanted, form="head")
    lines = [f"**{head}**", *(f"- {_match(locale, match, name, final=final)}" for match in row)]
    asked = kind is Format.SWISS and number == len(rounds)
    again = [match.players for match in row if asked and frozenset(match.players) in met]
    pairs = ", ".join(" – ".join(person(locale, name(player)) for player in pair) for pair in again)
    return [*lines, say(locale, "tournament-again", pairs=pairs)] if again else lines


def _match(locale: str, match: Match, name: Names, *, final: bool) -> str:
    names = [person(locale, name(player)) for player in match.players]
    won = [person(locale, name(player)) for player in match.winners]
    winner = won[0] if len(won) == 1 else NONE
    if match.how == "bye" or (match.how == "walkover" and len(names) == 1 and not final):  # nobody is left to meet
        return say(locale, "tournament-match-bye", one=names[0])
    if match.how == "walkover":
        other = next((one for one in names if one != winner), NONE)
        if len(won) > 1:
            return say(locale, "tournament-match-drawn", pair=" – ".join(names))
        if match.why == "awarded":
            return say(locale, "tournament-match-given", pair=" – ".join(names), winner=winner)
        return say(locale, "tournament-match-walkover", winner=winner, other=other)
    if match.how == "void":
        return say(locale, "tournament-match-void", pair=" – ".join(names) or NONE, why=match.why or "left")
    if match.how == "unplayed":
        return say(locale, "tournament-match-unplayed", pair=" – ".join(names))
    one, other = names
    if match.how == "game":
        own, against = match.scores
        lost = [name for name, player in zip(names, match.players, strict=True) if player not in match.winners]
        facts = {"winner": winner, "why": _why(locale, match.why, lost)}
        return say(locale, "tournament-match-game", one=one, score=own, against=against, other=other, **facts)
    return say(locale, "tournament-match-again" if match.games else "tournament-match-open", one=one, other=other)


def bracket_text(locale: str, title: str, rounds: Rounds, wanted: int, name: Names) -> str:
    """What the picture of a bracket shows."""
    told = rounds_text(locale, Format.KNOCKOUT, rounds, wanted, name).replace("**", "").replace("\n- ", " · ")
    return say(locale, "tournament-bracket", name=title, rounds=told)
