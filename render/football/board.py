"""The board of a declared table: the score, both teams with ball and initiative, and the decision."""

from __future__ import annotations

from render.action import Measures, draw_action
from render.kit import scoreboard, widgets
from render.kit.boxes import GAP, INNER, MARGIN, WIDTH, Box
from render.kit.icons import stamp
from render.kit.palette import ALERT, CARD, CARD_DONE, LINE, PAGE, PANEL, SOFT, TEXT, blend, player_colour, player_shape
from render.kit.pillow import Image
from render.kit.png import Picture, encode
from render.kit.portraits import draw_emblem, paint_row
from render.kit.typeface import clean, fit, wrap, write
from render.scene import Action, Card
from rules.core.json_input import Facts
from rules.football.state import State, Unit
from rules.frames.loadout import RANGE_OF

_CARD = 136
_DIE, _STEP = 56, 68
_ROW = Measures(dice=(30, 58))


def draw_match(state: State, words: Facts) -> Picture:
    """Draw the match as a PNG, 1000 pixels wide. ``words``: those of ``Narrator.board_labels``."""
    return encode(_match_image(state, words))


def _match_image(state: State, words: Facts) -> Image.Image:
    """Draw the match as an image."""
    rows = max(len(state.units_of(0)), len(state.units_of(1)))
    cards = MARGIN + scoreboard.HEADER + GAP + SCORE + GAP
    below = cards + rows * (_CARD + GAP)
    image = Image.new("RGB", (WIDTH, below + decision_height(state, words) + MARGIN), PAGE)
    draw_header(image, state, words)
    for side in (0, 1):
        left = MARGIN + side * (HALF + GAP)
        draw_score(image, left, state, side, words)
        for row, unit in enumerate(state.units_of(side)):
            _draw_card(image, Box(left, cards + row * (_CARD + GAP), HALF, _CARD), card_of(state, unit))
    draw_decision(image, below, state, words)
    return image


def _draw_card(image: Image.Image, box: Box, card: Card) -> None:
    """Draw a unit: its part, id, name and the ball above; its systems and dice below."""
    done = card.part == "done"
    if card.targeted or card.part == "active":
        widgets.outline(image, box, ALERT if card.targeted else TEXT, 4)
    edge = blend(player_colour(card.owner), CARD_DONE, 0.7 if done else 1.0)
    widgets.edged_plate(image, box, edge, CARD_DONE if done else CARD)
    paint_row(image, box, card.id, dim=done)
    upper, lower, ink = box.y + 38, box.y + 98, SOFT if done else TEXT
    widgets.mark(image, card.part, (box.x + 36, upper), 36)
    widgets.lay_chip(image, (box.x + 64, upper), (card.owner, card.id), (112, 52), "done" if done else "ready")
    room = box.right - (box.x + 192) - 8
    if card.has_ball:
        draw_ball_mark(image, (box.right - 34, upper), 48)
        room -= 60
    write(image, (box.x + 192, upper), fit(card.name, room, 34, "Medium"), 34, ink, "Medium")
    widgets.systems(image, (box.x + 22, lower), card.systems, card.lost, 46)
    x = box.right - 40
    for die, value in card.spots:
        widgets.spot_die(image, value, die, (x, lower), _DIE)
        x -= _STEP
    if card.defense is not None:
        widgets.defense_die(image, card.defense, card.defense_die, (x, lower), _DIE)
        x -= _STEP
    if card.initiative is not None:
        widgets.die(image, (card.initiative_die, card.initiative), (x, lower), _DIE)


# -- what stands around a match: turns, goals, the decision, the acting unit ------------------------------------------

SCORE = 96
HALF = (INNER - GAP) // 2
"""The width of a side's half of the picture."""


def part_of(state: State, unit: Unit) -> str:
    """A unit's part in the activation: active, suspended, done or ready."""
    if state.stack and state.stack[-1].unit == unit.id:
        return "active"
    if any(act.unit == unit.id for act in (*state.stack, *state.primed)):
        return "suspended"
    return "done" if unit.gone else "ready"


def card_of(state: State, unit: Unit) -> Card:
    """A unit as data."""
    numbers = [slot.values[0] for slot in state.initiative if slot.unit == unit.id and not unit.gone]
    return Card(
        id=unit.id,
        owner=unit.owner,
        name="" if unit.name == unit.id else clean(unit.name),
        part=part_of(state, unit),
        targeted=bool(state.stack) and state.act.aims and state.act.target == unit.id,
        systems=unit.systems,
        lost=unit.lost,
        defense=unit.defense,
        defense_die=unit.defense_die,
        spots=() if unit.spot is None else ((unit.spot_die or "", unit.spot),),
        initiative=numbers[0] if numbers else None,
        initiative_die=state.profile.initiative,
        has_ball=state.ball.holder == unit.id,
    )


def action_of(state: State) -> Action:
    """The acting unit as data."""
    act = state.stack[-1]
    return Action(
        unit=act.unit,
        target=act.target if act.aims else "",
        range=RANGE_OF[act.range] if act.aims and act.range is not None else "",
        dice=tuple(
            scoreboard.ShownDie(die, face, index in act.used)
            for index, (die, face) in enumerate(zip(act.dice, act.faces, strict=True))
        ),
        waiting=tuple(other.unit for other in reversed(state.stack[:-1])),
    )


def draw_ball_mark(image: Image.Image, at: tuple[int, int], size: int) -> None:
    """Draw the ball beside the unit that has it."""
    stamp(image, "circle", at, size, TEXT)
    stamp(image, "hexagon", at, size // 2, PAGE)


# -- turns and goals --------------------------------------------------------------------------------------------------


def draw_header(image: Image.Image, state: State, words: Facts) -> None:
    """Draw title, turn, and a field for each turn."""
    box = Box(MARGIN, MARGIN, INNER, scoreboard.HEADER)
    write(image, (box.x, box.y + 18), fit(clean(words["title"]), box.w - 400, 34, "Bold"), 34, TEXT, "Bold")
    write(image, (box.x, box.y + 50), fit(clean(words["when"]), box.w - 400, 26), 26, SOFT)
    turns, half = state.profile.turns, state.profile.half
    step, gap = 52, 16
    left = box.right - turns * step - gap
    for turn in range(1, turns + 1):
        x = left + (turn - 1) * step + (gap if turn > half else 0)
        past, now = turn < state.turn, turn == state.turn
        widgets.plate(image, Box(x, box.y + 8, step - 8, 44), TEXT if now else LINE if past else PANEL, 8)
        write(image, (x + (step - 8) // 2, box.y + 31), str(turn), 28, PAGE if now else SOFT, "Bold", "middle")


def draw_score(image: Image.Image, left: int, state: State, side: int, words: Facts) -> None:
    """Draw a side with its goals, from that left edge."""
    box = Box(left, MARGIN + scoreboard.HEADER + GAP, HALF, SCORE)
    player, colour = state.players[side], player_colour(side)
    if side in words["deciding"]:
        widgets.outline(image, box, TEXT, 3)
    widgets.edged_plate(image, box, colour, PANEL)
    edge = box.right - 28 - write(image, (box.right - 16, box.middle), str(player.score), 72, TEXT, "Bold", "right")
    x = box.x + 24
    stamp(image, player_shape(side), (x + 14, box.middle), 30, colour)
    x += 44
    if state.outcome is not None and side in state.outcome.winners:
        stamp(image, "crown", (x + 14, box.middle), 32, TEXT)
        x += 40
    x += draw_emblem(image, (x, box.middle), side, 30)
    write(image, (x, box.middle), fit(scoreboard.player_name(player), edge - x, 34, "Bold"), 34, TEXT, "Bold")


# -- the decision and the acting unit ---------------------------------------------------------------------------------


def _lines(words: Facts) -> tuple[str, ...]:
    return wrap(clean(words["decision"]), INNER - 90, 30, "Medium")


def decision_height(state: State, words: Facts) -> int:
    """The height of the decision with the acting unit."""
    acting = scoreboard.ACTING + 8 if state.stack else 0
    return 24 + len(_lines(words)) * scoreboard.DECISION_LINE + acting


def draw_decision(image: Image.Image, top: int, state: State, words: Facts) -> None:
    """Draw the open decision, and below it the acting unit with its dice."""
    box = Box(MARGIN, top, INNER, decision_height(state, words))
    widgets.plate(image, box, PANEL)
    scoreboard.draw_decision(image, box, _lines(words), words["deciding"], first_line=32)
    if state.stack:
        owners = {unit.id: unit.owner for unit in state.units}
        row = Box(box.x, box.bottom - scoreboard.ACTING - 4, box.w, scoreboard.ACTING)
        draw_action(image, row, action_of(state), owners, _ROW)
