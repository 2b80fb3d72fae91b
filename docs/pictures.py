"""Draw the icon, the banner and the screenshots of docs/pictures from real games: ``python docs/pictures.py [FOLDER]``.

The games are played by their policies with fixed dice, so that the same program draws the same pictures.
"""

import io
import sys
from math import cos, pi, sin
from pathlib import Path

from PIL import Image, ImageDraw

from render import Picture, draw_scene, draw_state
from render.kit.die import die_sprite
from render.kit.palette import CARD, PAGE, SOFT, TEXT, Colour, player_colour, shaded
from render.kit.typeface import write
from rules import Answer, Event, FairDice, State, choose, decide, requests, ruleset, ruleset_of
from text import narrator

FOLDER = Path(__file__).parent / "pictures"
ICON, BANNER = 1024, (1360, 480)
SHOTS = {
    "rapid-attack": ("rapid-attack", "skirmish", 3),
    "football": ("football", "match", 3),
    "intercept-orbit": ("intercept-orbit", "standard", 3),
}
"""The game, the size and the round of each board."""
NAMES = ("Ana", "Ben")
SEED = b"pictures"


def played(game: str, size: str, last: int) -> list[tuple[Event, State]]:
    """The events of a game on a map until a round has gone on for a while, each with the state after it."""
    rules, dice = ruleset(game), FairDice(SEED)
    companies = [
        (name, rules.generate(size, len(NAMES), FairDice(SEED + bytes([at])))) for at, name in enumerate(NAMES)
    ]
    begun = rules.new_game(companies, size, "map", rules.prepare(size, "map", {}, "5eed"), dice)
    state, told, since = begun.state, list(begun.moments), 0
    while since < 12 and state.outcome is None:
        request = requests(state)[0]
        chosen = choose(state, request)
        assert chosen is not None
        done = decide(state, Answer(request.player, request.id, chosen.choice), FairDice(SEED, state.drawn))
        state = done.state
        told += done.moments
        since += ruleset_of(state).round_of(state) >= last
    return told


def board(state: State) -> Image.Image:
    """A board as the bot posts it."""
    return shown(draw_state(state, narrator(state).board_labels("en", state)))


def activation(told: list[tuple[Event, State]]) -> Image.Image:
    """The last whole activation with an attack that hit, as its report shows it."""
    names = [type(event).__name__ for event, _ in told]
    hit = max(at for at, name in enumerate(names) if name == "SystemLost")
    first = max(at for at in range(hit) if names[at] == "Activated")
    last = next((at for at in range(hit, len(names)) if names[at] == "ActivationEnded"), len(names) - 1)
    settled = told[-1][1]  # in the midst of an answer nobody decides, and there are no words for that
    words = narrator(settled).board_labels("en", settled)
    return shown(draw_scene(told[first : last + 1], {**words, "decision": "", "deciding": ()}))


def shown(picture: Picture) -> Image.Image:
    """A picture to draw on."""
    return Image.open(io.BytesIO(picture.data)).convert("RGB")


# -- the icon ---------------------------------------------------------------------------------------------------------


def icon(size: int) -> Image.Image:
    """A mecha's head whose visor is the face of a die, drawn large and made small."""
    large = size * 2
    image = Image.new("RGB", (large, large), PAGE)
    draw, middle = ImageDraw.Draw(image), large / 2

    def shape(points: list[tuple[float, float]], colour: Colour) -> None:
        draw.polygon([(middle + x * large, middle + y * large) for x, y in points], fill=colour)

    blue, orange = player_colour(0), player_colour(1)
    dark = shaded(blue)
    ring = [(0.44 * cos(pi / 3 * at), 0.44 * sin(pi / 3 * at)) for at in range(6)]
    shape(ring, CARD)
    for side in (-1, 1):
        shape([(side * x, y) for x, y in ((0.23, -0.06), (0.32, -0.02), (0.32, 0.16), (0.23, 0.2))], dark)
    shape(
        [
            (-0.16, -0.24),
            (0.16, -0.24),
            (0.25, -0.1),
            (0.25, 0.14),
            (0.12, 0.32),
            (-0.12, 0.32),
            (-0.25, 0.14),
            (-0.25, -0.1),
        ],
        blue,
    )
    shape([(-0.21, -0.08), (0.21, -0.08), (0.17, 0.1), (-0.17, 0.1)], PAGE)
    for side in (-1, 1):  # the crest
        shape(
            [(side * x, y) for x, y in ((0.0, -0.2), (0.33, -0.42), (0.27, -0.3), (0.06, -0.1), (0.0, -0.08))], orange
        )
    for x in (-0.11, 0.0, 0.11):
        draw.ellipse(
            [
                middle + (x - 0.034) * large,
                middle - 0.024 * large,
                middle + (x + 0.034) * large,
                middle + 0.044 * large,
            ],
            fill=orange,
        )
    shape([(-0.08, 0.17), (0.08, 0.17), (0.06, 0.27), (-0.06, 0.27)], dark)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def banner(behind: Image.Image) -> Image.Image:
    """The name before a board that fades into the page."""
    width, height = BANNER
    image = Image.new("RGB", BANNER, PAGE)
    wide = behind.resize((width * 3 // 5, behind.height * (width * 3 // 5) // behind.width))
    top = max(0, (wide.height - height) // 3)
    shown = wide.crop((0, top, wide.width, top + height))
    fade = Image.linear_gradient("L").rotate(90).resize(shown.size)
    image.paste(shown, (width - shown.width, 0), fade.point(lambda light: min(255, light * 2)))
    image.paste(icon(150), (56, 84))
    write(image, (226, 150), "Mecha", 66, TEXT, weight="Bold")
    write(image, (226, 218), "Game Master", 66, TEXT, weight="Bold")
    write(image, (60, 306), "The referee of your tabletop, on Discord", 30, SOFT)
    for at, (die, face) in enumerate((("W6", 5), ("B6", 4), ("G6", 6), ("Y6", 2), ("R8", 7))):
        sprite = die_sprite(die, face, 72)
        image.paste(sprite, (60 + at * 88, 356), sprite)
    return image


def main(folder: Path = FOLDER) -> None:
    """Draw all of them into a folder."""
    folder.mkdir(exist_ok=True)
    shots = {name: played(*asked) for name, asked in SHOTS.items()}
    boards = {name: board(told[-1][1]) for name, told in shots.items()}
    found = {
        **boards,
        "attack": activation(shots["rapid-attack"]),
        "icon": icon(ICON),
        "banner": banner(boards["rapid-attack"]),
    }
    for name, image in found.items():
        image.quantize(255, dither=Image.Dither.NONE).save(folder / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
