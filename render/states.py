"""The pictures of a state, as its family declares them. Each function is thread-safe.

``words`` are those of ``Narrator.board_labels``; ``sides`` among them are the looks of the players' sides, if any, and
``photograph`` the table's.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random

from msgspec import Struct

from render.charts.result import ResultCard, draw_result
from render.drawing import Card, Chart, drawing_of
from render.kit.boxes import GAP, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import INK, PAGE, PANEL, TEXT, WHITE, player_colour, player_shape
from render.kit.pillow import Image, ImageDraw
from render.kit.png import Picture, encode
from render.kit.portraits import PHOTOGRAPH, draw_emblem, showing
from render.kit.scoreboard import score_of
from render.kit.typeface import clean, size_to_fit, text_width, wrap, write
from render.kit.widgets import plate
from render.map.marks import Marks, Strike, Trail, trails
from render.scene import TABLE, Board
from rules import Event, Preview, State, ruleset_of
from rules.core.json_input import Facts
from rules.games import Gathered


def board_of(state: State, preview: Preview | None = None) -> Board:
    """The board of a game as data, with a planned place in its scene."""
    own = drawing_of(state.family).board
    return (
        Board(TABLE, tuple(score_of(state, player) for player in state.order)) if own is None else own(state, preview)
    )


@contextmanager
def _shown(words: Facts) -> Iterator[Facts]:
    """Show the sides of the words in what is drawn inside; the other words."""
    with showing(words.get("sides", ()), words.get(PHOTOGRAPH, b"")):
        yield {name: said for name, said in words.items() if name not in ("sides", PHOTOGRAPH)}


def draw_state(state: State, words: Facts) -> Picture:
    """Draw the board of a game, with its winners above it at the end."""
    with _shown(words) as said:
        return celebrated(drawing_of(state.family).state(state, said), _winners(state))


def _winners(state: State) -> list[tuple[int, str]]:
    return [] if state.outcome is None else [(player, state.players[player].name) for player in state.outcome.winners]


def draw_scene(moments: Sequence[tuple[Event, State]], words: Facts) -> Picture:
    """Draw a board of a replay: the last of these states, on a map with the ways and attacks since the first.

    Each event comes with the state after it.
    """
    state = moments[-1][1]
    drawing, marks = drawing_of(state.family), marks_of(moments)
    if drawing.scene is None or marks is None:
        return draw_state(state, words)
    with _shown(words) as said:
        return celebrated(drawing.scene(state, said, marks), _winners(state))


def marks_of(moments: Sequence[tuple[Event, State]]) -> Marks | None:
    """The ways and attacks since the first of these states; None where nothing is measured."""
    state = moments[-1][1]
    maps = ruleset_of(state).maps
    if maps is None or state.table != "map":
        return None
    letters = {player.letter: number for number, player in enumerate(state.players)}
    places = [maps.positions(after) for _, after in moments]
    owners = {name: letters[name[0]] for there in places for name in there if name[0] in letters}
    strikes = (drawing_of(state.family).strike(event, after) for event, after in moments[1:])
    return Marks(trails(places, owners), tuple(strike for strike in strikes if strike is not None))


def draw_plan(state: State, words: Facts, preview: Preview) -> Picture:
    """Draw a planned place, the way to it, and what would follow. Raises ``TypeError`` for a game without maps."""
    plan = drawing_of(state.family).plan
    if plan is None:
        raise TypeError(state.family)
    with _shown(words) as said:
        return plan(state, said, preview)


def draw_choice(
    state: State,
    words: Facts,
    player: int,
    ways: Sequence[Sequence[tuple[float, float]]] = (),
    aims: Sequence[tuple[str, str]] = (),
) -> Picture:
    """Draw the whole board with a ``player``'s choices: their ``ways``, or from what to what they aim; the board alone
    where nothing is measured."""
    maps, drawing = ruleset_of(state).maps, drawing_of(state.family)
    there = {} if maps is None or state.table != "map" else maps.positions(state)
    trails = tuple(Trail(tuple(way), player) for way in ways if len(way) > 1)
    known = ((there[one], there[other]) for one, other in aims if one in there and other in there)
    strikes = tuple(Strike(*ends, None) for ends in known)
    if drawing.scene is None or not there:
        return draw_state(state, words)
    with _shown(words) as said:
        return drawing.scene(state, said, Marks(trails, strikes))


def draw_place(state: State, words: Facts, at: tuple[float, float]) -> Picture:
    """Draw the surroundings of a point of the map. Raises ``TypeError`` for a game without maps."""
    place = drawing_of(state.family).place
    if place is None:
        raise TypeError(state.family)
    with _shown(words) as said:
        return place(state, said, at)


def draw_near(state: State, words: Facts) -> Picture | None:
    """Draw a close-up of the action; None where the whole map shows enough."""
    near = drawing_of(state.family).near
    with _shown(words) as said:
        return None if near is None else near(state, said)


def draw_close(state: State, words: Facts) -> Picture:
    """Draw the board, on a map as close as the action can be seen."""
    return (draw_near(state, words) if state.table == "map" else None) or draw_state(state, words)


def draw_whole(state: State, words: Facts) -> Image.Image | None:
    """Draw all of the map and nothing around it; None at a declared table."""
    whole = drawing_of(state.family).whole if state.table == "map" else None
    return None if whole is None else whole(state, words)


def draw_finale(state: State, words: Facts, card: ResultCard) -> Picture:
    """Draw the card of a result, at the end of a game on a map with all of the map under it."""
    with _shown(words) as said:
        return draw_result(card, draw_whole(state, said))


def has_moment(event: Event, state: State) -> bool:
    """Whether the event has a card of its own."""
    moment = drawing_of(state.family).moments.get(type(event))
    return moment is not None and moment.worth(state, event)


class MomentCard(Struct, frozen=True):
    """What has changed hands, in words, and the ``player`` in whose color it stands; None: in nobody's."""

    lines: tuple[str, ...]
    player: int | None = None


def draw_moment(state: State, event: Event, words: Facts, card: MomentCard | None = None) -> Picture | None:
    """Draw an event, given the state after it, as its family draws it by itself, else the ``card`` above a close-up.

    At a declared table there is no close-up: the card alone is drawn; None where there is none either.
    """
    drawing = drawing_of(state.family)
    with _shown(words) as said:
        if has_moment(event, state):
            return drawing.moments[type(event)].draw(state, event, said)
        near = drawing.near if state.table == "map" else None
        seen = None if near is None else near(state, {**said, "decision": "", "deciding": ()})
        return seen if card is None else _headed(seen, card)


_HEAD, _LINE, _ROWS = 60, 40, 2
"""The sizes of a card's first line and of the others, and how many rows each of them may take."""


def _headed(seen: Picture | None, card: MomentCard) -> Picture:
    """The close-up with the card above it; the card alone where there is none."""
    wide = WIDTH if seen is None else seen.width
    colour, ink = (PANEL, TEXT) if card.player is None else (player_colour(card.player), INK)
    sizes = (_HEAD, *(_LINE for _ in card.lines[1:]))
    texts = zip(map(clean, card.lines), sizes, strict=True)
    rows = [(row, size) for text, size in texts for row in wrap(text, wide - 4 * MARGIN, size, "Bold", _ROWS)]
    banner = Box(MARGIN, MARGIN, wide - 2 * MARGIN, 2 * MARGIN + sum(size + GAP for _, size in rows))
    image = Image.new("RGB", (wide, banner.bottom + MARGIN + (0 if seen is None else seen.height)), PAGE)
    plate(image, banner, colour, 16)
    top = banner.y + MARGIN
    for row, size in rows:
        write(image, (banner.x + MARGIN, top + (size + GAP) // 2), row, size, ink, "Bold")
        top += size + GAP
    if seen is None:
        return encode(image)
    with Image.open(io.BytesIO(seen.data)) as opened:
        opened.load()
        image.paste(opened.convert("RGB"), (0, banner.bottom + MARGIN))
        return encode(image, opened)


# -- the winners above a board ----------------------------------------------------------------------------------------

_TALL, _CROWN, _SHAPE, _GAP = 148, 72, 52, 18
_PIECES, _OVER = 150, 2


def celebrated(picture: Picture, winners: Sequence[tuple[int, str]]) -> Picture:
    """The picture with the winners (players and their names) above it; as it is where nobody has won."""
    if not winners:
        return picture
    with Image.open(io.BytesIO(picture.data)) as opened:
        opened.load()
        image = Image.new("RGB", (opened.width, opened.height + _TALL), PAGE)
        image.paste(_shower(opened.width, [player for player, _ in winners]), (0, 0))
        _names(image, winners)
        image.paste(opened.convert("RGB"), (0, _TALL))
        return encode(image, opened)


def _shower(width: int, players: Sequence[int]) -> Image.Image:
    """Confetti in the winners' colours, the same at every time."""
    luck, image = Random(len(players)), Image.new("RGB", (width * _OVER, _TALL * _OVER), PAGE)
    draw = ImageDraw.Draw(image)
    colours = [*(player_colour(player) for player in players), WHITE]
    for _ in range(_PIECES):
        x, y = luck.uniform(0, width) * _OVER, luck.uniform(4, _TALL - 8) * _OVER
        long, wide, lean = luck.uniform(8, 16) * _OVER, luck.uniform(4, 7) * _OVER, luck.uniform(-6, 6) * _OVER
        corners = [(x, y), (x + wide, y + lean), (x + wide + lean, y + long), (x + lean, y + long - lean)]
        draw.polygon(corners, luck.choice(colours))
    return image.resize((width, _TALL), Image.Resampling.BOX)


def _names(image: Image.Image, winners: Sequence[tuple[int, str]]) -> None:
    """Draw the crown, and each winner's shape and name, on a quiet ground in the middle."""
    names = [clean(name) for _, name in winners]
    signs = _CROWN + len(winners) * (_SHAPE + 2 * _GAP)
    room = image.width - signs - 8 * _GAP
    size = size_to_fit(" ".join(names), room, 72, 24)
    width = signs + sum(text_width(name, size, "Bold") for name in names)
    x, middle = (image.width - width) // 2, _TALL // 2
    image.paste(PAGE, (x - 2 * _GAP, 14, x + width + 2 * _GAP, _TALL - 14))
    stamp(image, "crown", (x + _CROWN // 2, middle), _CROWN, TEXT)
    x += _CROWN + _GAP
    for (player, _), name in zip(winners, names, strict=True):
        stamp(image, player_shape(player), (x + _SHAPE // 2, middle), _SHAPE, player_colour(player))
        x += _SHAPE + _GAP
        x += draw_emblem(image, (x, middle), player, size)
        x += write(image, (x, middle), name, size, TEXT, "Bold") + _GAP


CARDS: Mapping[str, Card] = Gathered(lambda family: drawing_of(family.id).cards)
"""The cards of forces, by style."""


def draw_force(style: str, force: object, analysis: object, words: Facts) -> Picture:
    """Draw the card of a company, a team or a fleet. ``words``: those of ``text.company.card_labels``. Thread-safe."""
    return CARDS[style](force, analysis, words)


CHARTS: Mapping[str, Chart] = Gathered(lambda family: drawing_of(family.id).charts)
"""The charts of the rulebook, by name."""


def draw_chart(chart: str, words: Mapping[str, str], ruleset: str) -> Picture:
    """Draw a chart as a PNG, 800 pixels wide. ``words``: those of ``text.rulebook.chart_words``.

    Raises ``KeyError`` for an unknown chart or a missing word.
    """
    return encode(chart_image(chart, words, ruleset))


def chart_image(chart: str, words: Mapping[str, str], ruleset: str) -> Image.Image:
    """Draw a chart as an image."""
    return CHARTS[chart]({name: clean(word) for name, word in words.items()}, ruleset)
