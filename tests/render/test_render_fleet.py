"""Fleet cards: drawn at every size, with what is lost, and no words run over anything."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from render.intercept_orbit import fleet_card
from render.intercept_orbit.fleet_card import AssetCondition, FleetLabels, draw_fleet, fleet_image
from render.kit import force_card, typeface, widgets
from render.kit.die import unrolled_die
from render.kit.palette import PAGE
from render.kit.png import Picture
from render.space.signs import ship_tile
from render.states import CARDS
from rules import RULESETS
from rules.intercept_orbit.fleet.analysis import analyse_fleet
from rules.intercept_orbit.fleet.text import parse
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.units import Fleet
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE
from tests.render.watching import Written, check_written, watch_writing

FLEET = (
    "Capital Altair: Rp Ra B K; Capital Canopus: Rp B K K; Frigate Wasp: Rp/Ra B B; Frigate Vega: Ra Ra K; "
    "Company Hornets: ace R; Company Kites; Company Larks; Company Moths; HVA Peaches; HVA Ceres; HVA Vesta"
)
CONDITIONS = (
    *(AssetCondition(("Ra", "B"), owner=0, tag="A1"), AssetCondition(("K",), 1, owner=0, tag="A2")),
    *(AssetCondition(gone=True, owner=0, tag="A3"), AssetCondition(owner=1, tag="A4")),
    AssetCondition(("R", "G"), owner=0, tag="Ac1"),
    AssetCondition(("R", "B", "Y", "G", "R8"), 0, owner=2, tag="Ac2"),
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


def draw(text: str, conditions: tuple[AssetCondition, ...] = ()) -> Picture:
    fleet = parse(text)
    analysis = analyse_fleet(ORBIT, fleet, [condition.lost for condition in conditions])
    return draw_fleet(fleet, analysis, words(fleet), conditions)


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
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Every text that is written, as the picture it is written on and its box."""
    seen = watch_writing(monkeypatch, fleet_card, force_card, widgets)
    yield seen
    for cache in (unrolled_die, ship_tile):
        cache.cache_clear()


@pytest.mark.parametrize("conditions", [(), CONDITIONS], ids=["built", "played"])
@pytest.mark.parametrize("text", [FLEET, WILD, "HVA", "Frigate: Rp B K"])
@pytest.mark.parametrize("names", [(), ("W" * 10_000,), HOSTILE], ids=["own", "long", "hostile"])
def test_no_words_run_over_anything(
    written: list[Written], text: str, names: tuple[str, ...], conditions: tuple[AssetCondition, ...]
) -> None:
    fleet = parse(text)
    image = fleet_image(fleet, analyse_fleet(ORBIT, fleet), words(fleet, names, names[-1] if names else ""), conditions)
    assert len(check_written(image, written)) > 5


def test_words_without_measure(written: list[Written]) -> None:
    fleet, long = parse(FLEET), "Word " * 500
    labels = FleetLabels(long, long, long, (long,) * 11, (long,) * 11, (long,) * 4, long, (long,) * 2)
    image = fleet_image(fleet, analyse_fleet(ORBIT, fleet), labels, CONDITIONS)
    check_written(image, written)


def test_no_words_at_all() -> None:
    fleet = parse(FLEET)
    opened(draw_fleet(fleet, analyse_fleet(ORBIT, fleet), FleetLabels()))


def test_margins_stay_empty() -> None:
    fleet = parse(WILD)
    image = fleet_image(fleet, analyse_fleet(ORBIT, fleet), words(fleet, ("W" * 10_000,)), CONDITIONS)
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
    conditions = (
        *(AssetCondition(), AssetCondition(("Rp",)), AssetCondition(("B",)), AssetCondition(("Rp", "B"))),
        *(AssetCondition(white=1), AssetCondition(white=0), AssetCondition(gone=True)),
        *(AssetCondition(owner=owner, tag=tag) for owner, tag in ((0, "A1"), (1, "A1"), (0, "A2"))),
    )
    assert len({draw("Frigate Rp B K", (condition,)).data for condition in conditions}) == len(conditions)


def test_threads_draw_what_one_alone_draws() -> None:
    texts = [FLEET, WILD, "HVA", "Frigate Rp B K"] * 4
    alone = [draw(text).data for text in texts]
    for cache in (unrolled_die, ship_tile, typeface._mask, typeface._font):
        cache.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert [picture.data for picture in pool.map(draw, texts)] == alone


def test_every_style_has_a_card() -> None:
    builders = [rules.builder for rules in RULESETS.values()]
    assert {builder.style for builder in builders if builder is not None} <= set(CARDS)


@pytest.mark.parametrize(
    ("name", "text", "conditions"),
    [("fleet", FLEET, ()), ("fleet-played", FLEET, CONDITIONS), ("fleet-wild", WILD, ())],
)
def test_golden_cards(name: str, text: str, conditions: tuple[AssetCondition, ...]) -> None:
    check_golden(name, draw(text, conditions))
