"""Fleet cards: drawn at every size, with what is lost, and no words run over anything."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from render.forces import CARDS
from render.intercept_orbit import fleet_card as drawing
from render.intercept_orbit.fleet_card import FleetLabels, Standing, draw_fleet, fleet_image, ship_tile
from render.kit import parts, typeface
from render.kit.boxes import Box
from render.kit.palette import PAGE
from render.kit.png import Picture
from render.rapid_attack import company_card
from rules import RULESETS
from rules.intercept_orbit.fleet.analysis import analyse_fleet
from rules.intercept_orbit.fleet.limits import Fleet, parse
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE

FLEET = (
    "Capital Altair: Rp Ra B K; Capital Canopus: Rp B K K; Frigate Wasp: Rp/Ra B B; Frigate Vega: Ra Ra K; "
    "Company Hornets: ace R; Company Kites; Company Larks; Company Moths; HVA Peaches; HVA Ceres; HVA Vesta"
)
STANDING = (
    *(Standing(("Ra", "B"), owner=0, tag="A1"), Standing(("K",), 1, owner=0, tag="A2")),
    *(Standing(gone=True, owner=0, tag="A3"), Standing(owner=1, tag="A4")),
    Standing(("R", "G"), owner=0, tag="Ac1"),
    Standing(("R", "B", "Y", "G", "R8"), 0, owner=2, tag="Ac2"),
)
WILD = "Capital A: " + "Rp/Ra Rs B Y K " * 12 + "; HVA: B; " + "Company ace Y; " * 10 + "Frigate: Rp Rp Rp/Ra Rp/Rs"


def words(fleet: Fleet, names: tuple[str, ...] = (), title: str = "Nightfall") -> FleetLabels:
    """English words for a card."""
    return FleetLabels(
        title=title,
        subtitle="Intercept Orbit · standard, 2 players",
        status="ready to play",
        names=tuple(names[i % len(names)] if names else plan.name for i, plan in enumerate(fleet.units)),
        kinds=tuple(f"Design of a {plan.kind.value}" for plan in fleet.units),
        ranges=("dogfight", "point", "assault", "support"),
        reds="red dice",
        totals=("8 TAs: 4 ships, 4 companies · 3 HVAs", "14 shipboard systems · 4 catapults"),
    )


def draw(text: str, standing: tuple[Standing, ...] = ()) -> Picture:
    fleet = parse(text)
    return draw_fleet(fleet, analyse_fleet(fleet, [stands.lost for stands in standing]), words(fleet), standing)


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    return image


@pytest.mark.parametrize("assets", [1, 7, 12, 13, 24])
def test_every_size_is_drawn_and_small(assets: int) -> None:
    picture = draw("; ".join(["Capital Kestrel: Rp Ra B K"] * assets))
    assert opened(picture).height <= 2800
    assert len(picture.data) <= 120_000


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[tuple[Image.Image, Box]]]:
    """Every text that is written, as the picture it is written on and its box."""
    seen: list[tuple[Image.Image, Box]] = []
    original = typeface.write

    def write(image: Image.Image, at: tuple[int, int], text: str, size: int, *rest: Any) -> int:
        width = original(image, at, text, size, *rest)
        align = rest[2] if len(rest) > 2 else "left"
        left = at[0] - {"left": 0, "middle": width // 2, "right": width}[align]
        if width:
            assert all(typeface.covered(character) for character in text)
            seen.append((image, Box(left, at[1] - typeface.rise(size) // 2, width, typeface.rise(size))))
        return width

    for module in (drawing, company_card, parts):
        monkeypatch.setattr(module, "write", write)
    yield seen
    for cache in (company_card.small_die, ship_tile):
        cache.cache_clear()


def apart(one: Box, other: Box) -> bool:
    return one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y


@pytest.mark.parametrize("standing", [(), STANDING], ids=["built", "played"])
@pytest.mark.parametrize("text", [FLEET, WILD, "HVA", "Frigate: Rp B K"])
@pytest.mark.parametrize("names", [(), ("W" * 10_000,), HOSTILE], ids=["own", "long", "hostile"])
def test_no_words_run_over_anything(
    written: list[tuple[Image.Image, Box]], text: str, names: tuple[str, ...], standing: tuple[Standing, ...]
) -> None:
    fleet = parse(text)
    image = fleet_image(fleet, analyse_fleet(fleet), words(fleet, names, names[-1] if names else ""), standing)
    texts = [box for on, box in written if on is image]
    assert len(texts) > 5
    for box in texts:
        assert 0 <= box.x <= box.right <= image.width
        assert 0 <= box.y <= box.bottom <= image.height
    for one, other in combinations(texts, 2):
        assert apart(one, other), (one, other)


def test_words_without_measure(written: list[tuple[Image.Image, Box]]) -> None:
    fleet, long = parse(FLEET), "Word " * 500
    labels = FleetLabels(long, long, long, (long,) * 11, (long,) * 11, (long,) * 4, long, (long,) * 2)
    image = fleet_image(fleet, analyse_fleet(fleet), labels, STANDING)
    for one, other in combinations([box for on, box in written if on is image], 2):
        assert apart(one, other), (one, other)


def test_no_words_at_all() -> None:
    fleet = parse(FLEET)
    opened(draw_fleet(fleet, analyse_fleet(fleet), FleetLabels()))


def test_margins_stay_empty() -> None:
    fleet = parse(WILD)
    image = fleet_image(fleet, analyse_fleet(fleet), words(fleet, ("W" * 10_000,)), STANDING)
    for edge in (image.crop((image.width - 2, 0, image.width, image.height)), image.crop((0, 0, 2, image.height))):
        assert edge.getcolors() == [(edge.width * edge.height, PAGE)]


CHANGES = (
    *("Frigate Rp B K", "Frigate Ra B K", "Frigate Rs B K", "Frigate Rp Y K", "Frigate Rp B B", "Capital Rp B K"),
    *("Frigate Rp/Ra B K", "Frigate Rp/Rs B K", "Frigate A: Rp B K", "Company", "HVA", "Frigate Rp B K; HVA"),
    *(f"Company ace {colour}" for colour in "RBGY"),
)


def test_what_changes_is_seen() -> None:
    assert len({draw(text).data for text in CHANGES}) == len(CHANGES)


def test_what_is_lost_is_seen() -> None:
    stands = (
        *(Standing(), Standing(("Rp",)), Standing(("B",)), Standing(("Rp", "B")), Standing(white=1), Standing(white=0)),
        *(Standing(gone=True), Standing(owner=0, tag="A1"), Standing(owner=1, tag="A1"), Standing(owner=0, tag="A2")),
    )
    assert len({draw("Frigate Rp B K", (standing,)).data for standing in stands}) == len(stands)


def test_threads_draw_what_one_alone_draws() -> None:
    texts = [FLEET, WILD, "HVA", "Frigate Rp B K"] * 4
    alone = [draw(text).data for text in texts]
    for cache in (company_card.small_die, ship_tile, typeface._mask, typeface._font):
        cache.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert [picture.data for picture in pool.map(draw, texts)] == alone


def test_every_style_has_a_card() -> None:
    assert {rules.builder.style for rules in RULESETS.values()} <= set(CARDS)


@pytest.mark.parametrize(
    ("name", "text", "standing"),
    [("fleet", FLEET, ()), ("fleet-played", FLEET, STANDING), ("fleet-wild", WILD, ())],
)
def test_golden_cards(name: str, text: str, standing: tuple[Standing, ...]) -> None:
    check_golden(name, draw(text, standing))
