"""The options of an open decision as buttons and menus."""

from collections import Counter
from collections.abc import Container, Iterator, Sequence

import discord
from discord import ButtonStyle
from msgspec import Struct, structs

from cogs.kit.glyphs import option_emoji
from cogs.kit.map_plan import MapPlan
from cogs.views.components import LABEL_MAX, Button, Item, Row, button, menu, menu_option, press_id, rows_of, size_of
from cogs.views.game.map_plan import place_controls
from rules import Request, ruleset_of
from table import Game
from table.flow import (
    APART,
    ARGUMENT_MAX,
    Path,
    best_aims_first,
    given_step,
    more_paths,
    paths,
    plain_paths,
    unfinished_ways,
    written_paths,
)
from table.planning import WHERE, asks_where
from text import narrator
from text.fluent.catalogue import say
from text.words import cut

PAGE = 25
MORE = "more"
"""A direction of the page buttons, or its suffix: the pages of what folds."""
COPY = "#"
"""Comes before the copy's number where an option is listed several times."""
BUTTONS_MAX = 6
"""Buttons that a hand finds at a glance, on a phone without scrolling."""
ROW = 5
MENU = 5
"""Components of a menu and of the row that turns its pages."""


class Shown(Struct, frozen=True):
    """Which options are shown: a ``page`` of a long list; with ``more`` those that fold behind *More*.

    ``whole``: one question at a time and nothing folded, as some users have set it.
    """

    page: int = 0
    more: bool = False
    whole: bool = False


FIRST = Shown()
"""The first page of what does not fold."""


def option_controls(game: Game, request: Request, locale: str, shown: Shown, room: int) -> list[Item]:
    """Buttons for a few options and for dice, menus for long lists; *More* for what folds.

    ``room``: how many components they may be.
    """
    if request.kind == WHERE:
        return place_controls(game, request, locale)
    several = request.facts.get("several", 1)
    if several > 1:
        return _several(game, request, locale, shown, several)
    if shown.whole:
        return _controls(game, plain_paths(game.played, request), locale, shown, room)
    every = paths(game.played, request)
    folded = more_paths(every)
    if shown.more:
        return _controls(game, folded, locale, shown, room, unfinished=unfinished_ways(every))
    main = best_aims_first([path for path in every if not path.folds and not path.offered])
    aside = tuple(path for path in every if path.offered)
    written = _written(game, every, locale)
    after: list[Item] = [*rows_of(written)]
    if aside:
        asked = request if (step := given_step(every)) is None else step.request
        after += _menu_of(game, _fair(aside), locale, FIRST, narrator(game.played).aside_title(locale, asked))
    if main and folded:
        after.append(Row(button(game, "page", say(locale, "button-more"), f"{MORE}.0")))
    most = BUTTONS_MAX - len(written)
    return [*_controls(game, main or every, locale, shown, room - size_of(after), most=most), *after]


def _fair(every: tuple[Path, ...]) -> tuple[Path, ...]:
    """As many ways as a menu holds; where it can't hold all, of each first choice as many."""
    most, taken, kept = max(1, PAGE // len({path.first.choice for path in every})), Counter[str](), list[Path]()
    for path in every:
        taken[path.first.choice] += 1
        if len(every) <= PAGE or taken[path.first.choice] <= most:
            kept.append(path)
    return tuple(kept[:PAGE])


def answer_buttons(game: Game, request: Request, locale: str) -> list[Button]:
    """The answers for a message that everybody sees, each for the player who is asked; of many the plain ones.

    None where a decision needs a look at the board, a place, or a form.
    """
    panel = ruleset_of(game.played).panel
    ways = (_at_a_glance(path, panel.on_board) for path in paths(game.played, request) if not path.offered)
    every = list({path.argument: path for path in ways}.values())
    placed = request.kind == WHERE or any(asks_where(game, path.last) for path in every)
    if placed or any(path.chosen[0].request.kind in panel.on_board for path in every) or game.dice_typed:
        return []
    few = every if len(every) <= ROW else [path for path in every if path.last.label in panel.buttons][:ROW]
    if any(len(path.argument) > ARGUMENT_MAX for path in few):
        return []
    return [
        button(
            game,
            "reply",
            narrator(path.chosen[0][0]).path_label(locale, path.chosen),
            f"{request.player}.{path.argument}",
            style=_style(game, path),
            emoji=option_emoji(path.lead),
        )
        for path in few
    ]


def _at_a_glance(path: Path, on_board: Container[str]) -> Path:
    """The way, cut before the first question after its first choice that needs a look at the board."""
    first = len(path.steps) - len(path.chosen) + 1
    ends = (n for n in range(first, len(path.steps)) if path.steps[n].request.kind in on_board)
    return structs.replace(path, steps=path.steps[: next(ends, len(path.steps))])


def _several(game: Game, request: Request, locale: str, shown: Shown, most: int) -> list[Item]:
    """A menu of which several may be chosen together, each as often as it is there; by button what stands alone."""
    every = plain_paths(game.played, request)
    by_button = [path for path in every if path.first.label in ruleset_of(game.played).panel.buttons]
    rows = list(_rows(game, by_button, locale, ()))
    copies = [(path, n) for path in every if path not in by_button for n in range(path.first.facts.get("number", 1))]
    pages = max(1, -(-len(copies) // PAGE))
    page = shown.page % pages
    options = [
        menu_option(narrator(path.chosen[0][0]).path_label(locale, path.chosen), f"{path.argument}{COPY}{n}")
        for path, n in copies[page * PAGE : (page + 1) * PAGE]
    ]
    title = say(locale, "select-several", most=most, page=page + 1, pages=pages)
    rows.append(Row(menu(press_id(game, "several", f"{request.kind}.{page}"), options, title, most=most)))
    return [*rows, *_page_row(game, locale, page, pages, shown)]


def _page_row(game: Game, locale: str, page: int, pages: int, shown: Shown) -> list[Item]:
    """The buttons that turn pages, where there are several."""
    turns = (("previous", page - 1), ("next", page + 1)) if pages > 1 else ()
    return [Row(*(_page_button(game, locale, name, to % pages, shown) for name, to in turns))] if turns else []


def _controls(
    game: Game,
    every: tuple[Path, ...],
    locale: str,
    shown: Shown,
    room: int,
    unfinished: Container[str] = (),
    most: int = BUTTONS_MAX,
) -> list[Item]:
    by_button = _by_button(game, every, most)
    rows = list(_rows(game, by_button, locale, unfinished))
    while rows and size_of(rows) + (MENU if len(by_button) < len(every) else 0) > room:
        labels = Counter(path.lead.label for path in by_button)
        commonest = max(labels, key=labels.__getitem__)
        by_button = tuple(path for path in by_button if path.lead.label != commonest)
        rows = list(_rows(game, by_button, locale, unfinished))
    by_menu = tuple(path for path in every if path not in by_button)
    return [*rows, *(_menu_of(game, by_menu, locale, shown, rest=bool(rows)) if by_menu else ())]


def _by_button(game: Game, every: tuple[Path, ...], most: int) -> tuple[Path, ...]:
    """The ways that get buttons: all if they are few, else those that the game's panel names and the first of each
    kind, then the second: a menu lists the rest."""
    crowded, panel = _crowded(every), ruleset_of(game.played).panel
    shown = tuple(path for path in every if path.lead.choice not in crowded)
    if len(shown) <= most:
        return shown
    ranks, ranked = Counter[str](), list[tuple[bool, bool, int, int]]()
    for place, path in enumerate(shown):
        last = path.last.label
        named = last in panel.buttons and "die" not in path.lead.facts  # no target of a die pushes other dice out
        ranked.append((not named, last in panel.menus, ranks[path.lead.label], place))
        ranks[path.lead.label] += 1
    best = {place for *_, place in sorted(ranked)[:most]}
    return tuple(path for place, path in enumerate(shown) if place in best)


def _crowded(every: tuple[Path, ...]) -> frozenset[str]:
    """The dice that lead on to more ways than a row holds: a menu lists them, as the speeds of a ship."""
    ways = Counter(path.lead.choice for path in every if "die" in path.lead.facts)
    return frozenset(choice for choice, number in ways.items() if number > ROW)


def _style(game: Game, path: Path) -> ButtonStyle:
    flow = ruleset_of(game.played).flow
    if flow is not None and path.last.label in flow.forgoes:
        return ButtonStyle.secondary
    return ButtonStyle[ruleset_of(game.played).panel.accents.get(path.lead.label, "secondary")]


def _rows(game: Game, every: Sequence[Path], locale: str, unfinished: Container[str]) -> Iterator[Row]:
    """Rows of buttons, one for each kind of option, so that moves, attacks and spots stand apart."""
    kinds = dict.fromkeys(path.lead.label for path in every if "die" in path.lead.facts)
    groups = [[path for path in every if path.lead.label == kind] for kind in kinds]
    others = [path for path in every if "die" not in path.lead.facts]
    if len(groups) == 1 and len(groups[0]) + len(others) <= ROW:
        groups[0] += others
    else:
        groups.append(others)
    for group in groups:
        yield from rows_of([_button(game, path, locale, unfinished) for path in group])


def _button(game: Game, path: Path, locale: str, unfinished: Container[str]) -> Button:
    """The button of a way, with the odds of the attack that it aims: a label that is too long gives way to them."""
    planned, said = asks_where(game, path.last), narrator(path.chosen[0][0])
    label, odds = said.path_label(locale, path.chosen), said.short_odds(locale, path.chosen)
    label = f"{cut(label, LABEL_MAX - len(odds) - 3)} · {odds}" if odds else label
    return button(
        game,
        "plan" if planned else "pick",
        say(locale, "option-unfinished", label=label) if path.argument in unfinished else label,
        MapPlan(path.argument).argument if planned else path.argument,
        style=_style(game, path),
        emoji=option_emoji(path.lead),
    )


def _written(game: Game, every: tuple[Path, ...], locale: str) -> list[Button]:
    """The forms for an answer of one's own to a question that is asked in the same press."""
    return [
        button(
            game,
            "free",
            say(locale, f"button-written-{kind}", label=narrator(path.chosen[0][0]).path_label(locale, path.chosen)),
            f"{kind}{APART}{path.argument}",
            emoji=option_emoji(path.lead),
        )
        for path, kind in written_paths(every)
    ]


def _menu_of(
    game: Game, every: Sequence[Path], locale: str, shown: Shown, title: str = "", *, rest: bool = False
) -> list[Item]:
    """A menu of one page, and the buttons that turn pages. ``title``: of the menu that stands beside the usual one;
    ``rest``: of what has no button."""
    pages = max(1, -(-len(every) // PAGE))
    page = shown.page % pages
    verb = "planfirst" if any(asks_where(game, path.last) for path in every) else "choose"
    options = [_menu_option(path, locale) for path in every[page * PAGE : (page + 1) * PAGE]]
    # Discord refuses a message with two components of one id, and both menus may end with one kind of question.
    part = f"{every[0].steps[-1].request.kind}.{'aside' if title else page}"
    title = title or say(locale, "select-others" if rest else "select-placeholder", page=page + 1, pages=pages)
    items: list[Item] = [Row(menu(press_id(game, verb, part), options, title))]
    return [*items, *_page_row(game, locale, page, pages, shown)]


def _page_button(game: Game, locale: str, direction: str, page: int, shown: Shown) -> Button:
    """A button to another page. Its id includes the direction: with two pages, both buttons lead to the same one."""
    return button(game, "page", say(locale, f"button-{direction}"), f"{direction}{MORE if shown.more else ''}.{page}")


def _menu_option(path: Path, locale: str) -> discord.SelectOption:
    said = narrator(path.chosen[0][0])
    label, detail = said.path_label(locale, path.chosen), said.menu_detail(locale, path.chosen)
    return menu_option(label, path.argument, detail, emoji=option_emoji(path.lead))
