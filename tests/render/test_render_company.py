"""Company cards and bars: drawn at every size, and no words run over anything."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from msgspec import structs
from PIL import Image

from render.charts import odds
from render.charts.odds import OddsLabels, draw_odds, odds_image
from render.kit import force_card, typeface, widgets
from render.kit.die import unrolled_die
from render.kit.palette import PAGE
from render.kit.png import Picture
from render.rapid_attack import company_card
from render.rapid_attack.company_card import CompanyLabels, company_image, draw_company
from rules.companies.analysis import analyse_company
from rules.companies.company import Company, FrameDesign, parse
from rules.rapid_attack.profile import RAPID_ATTACK
from tests.render.golden import check_golden
from tests.render.samples import HOSTILE
from tests.render.watching import Written, check_written, watch_writing

SIX = (
    "Kestrel: Rd Rd B G +2 rockets; Anvil: Rh Rh B B; Long Tom: Ra Ra Y B; Magpie: Y Y G B; "
    "Tinker: E Rd/Ra Rh/Rd B +1 rocket; Runt:"
)
WILD = "A: Rd Rd Rh Rh Ra Ra B B B B G G G Y Y Y +99 rockets; B: " + "Rd Rh Ra " * 60 + "; :"


def words(company: Company, names: tuple[str, ...] = (), title: str = "Nightfall") -> CompanyLabels:
    """English words for a card."""
    shown = tuple(names[i % len(names)] if names else design.name for i, design in enumerate(company.frames))
    return CompanyLabels(
        title=title,
        subtitle="Rapid Attack · skirmish, 2 players",
        status="ready to play",
        names=shown,
        kinds=("Gunner", "Brawler", "Sniper", "Scout") * 3,
        totals=("6 frames, 19 systems", "3 rockets · 31 hits to destroy all", "Stands 23.8 spotted attacks"),
        hits="Hits if each attacks once",
        open="open",
        cover="in cover",
    )


def draw(company: Company, labels: CompanyLabels) -> Picture:
    return draw_company(company, analyse_company(company, RAPID_ATTACK), labels)


def opened(picture: Picture) -> Image.Image:
    image = Image.open(BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    return image


@pytest.mark.parametrize("frames", range(13))
def test_every_size_is_drawn_and_small(frames: int) -> None:
    company = Company((FrameDesign(("Rd", "Rd", "B", "G"), 1, "Kestrel"),) * frames)
    picture = draw(company, words(company))
    assert opened(picture).height <= 1640
    assert len(picture.data) <= 120_000


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """Every text that is written, as the picture it is written on and its box."""
    seen = watch_writing(monkeypatch, company_card, force_card, odds, widgets)
    unrolled_die.cache_clear()
    yield seen
    unrolled_die.cache_clear()


@pytest.mark.parametrize("text", [SIX, WILD, ";".join(["Rd Rd B G +2 rockets"] * 12), "B"])
@pytest.mark.parametrize("names", [(), ("W" * 10_000,), HOSTILE], ids=["own", "long", "hostile"])
def test_no_words_run_over_anything(written: list[Written], text: str, names: tuple[str, ...]) -> None:
    company = parse(text)
    labels = words(company, names, names[-1] if names else "")
    image = company_image(company, analyse_company(company, RAPID_ATTACK), labels)
    assert len(check_written(image, written)) > 5


def test_words_without_measure(written: list[Written]) -> None:
    company, long = parse(SIX), "Word " * 500
    labels = CompanyLabels(long, long, long, (long,) * 6, (long,) * 6, (long,) * 9, long, long, long)
    assert len(check_written(company_image(company, analyse_company(company, RAPID_ATTACK), labels), written)) > 5
    written.clear()
    bars = tuple((str(n), 1 / 20, ">99%") for n in range(20))
    assert len(check_written(odds_image(OddsLabels(long, long, long, long, long, bars)), written)) > 5


def test_no_words_at_all() -> None:
    company = parse(SIX)
    opened(draw(company, CompanyLabels()))
    opened(draw_odds(OddsLabels()))


def test_margins_stay_empty() -> None:
    company = parse(WILD)
    image = company_image(company, analyse_company(company, RAPID_ATTACK), words(company, ("W" * 10_000,)))
    for edge in (image.crop((image.width - 2, 0, image.width, image.height)), image.crop((0, 0, 2, image.height))):
        assert edge.getcolors() == [(edge.width * edge.height, PAGE)]


def test_what_changes_is_seen() -> None:
    texts = ("Rd B", "Rd G", "Rd B +1 rocket", "Rd B; Rd B", "A: Rd B", "Ra B", "Rh B", "Rd Y", "Rh/Rd B", "E B", ":")
    drawn = {draw(parse(text), words(parse(text))).data for text in texts}
    assert len(drawn) == len(texts)


def test_threads_draw_what_one_alone_draws() -> None:
    companies = [parse(text) for text in (SIX, WILD, "B", "Rd; Rd")] * 4
    alone = [draw(company, words(company)).data for company in companies]
    for cache in (unrolled_die, typeface._mask, typeface._font):
        cache.cache_clear()
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(lambda company: draw(company, words(company)).data, companies)) == alone


def test_bars_of_every_length() -> None:
    for count in range(14):
        bars = tuple((str(n), n / 100, f"{n}%") for n in range(count))
        assert opened(draw_odds(OddsLabels("Attack", "open", "Chances", "mean", "", bars))).height < 800


@pytest.mark.parametrize(("name", "text"), [("company", SIX), ("company-wild", WILD)])
def test_golden_cards(name: str, text: str) -> None:
    company = parse(text)
    check_golden(name, draw(company, words(company)))


def test_golden_bars() -> None:
    bars = (("0", 0.2, "20%"), ("1", 0.4, "40%"), ("2", 0.3, "30%"), ("3", 0.1, "10%"), ("4+", 0.004, "<1%"))
    labels = OddsLabels(
        "Attack 5 + spot 3 − defense 4 = 4 dice", "In the open", "Chance", "mean 1.33", "destroyed 1%", bars
    )
    check_golden("odds", draw_odds(labels))


@pytest.mark.parametrize("colour", [None, 0xE5484D, 0x8E4EC6])
def test_the_card_has_its_owners_colour_and_emblem(colour: int | None, written: list[Written]) -> None:
    company = parse("Kestrel: Rd Rd B G")
    look = structs.replace(words(company), colour=colour, emblem="Vox")
    image = company_image(company, analyse_company(company, RAPID_ATTACK), look)
    assert image.getpixel((2, 40)) == (PAGE if colour is None else (colour >> 16, colour >> 8 & 255, colour & 255))
    assert check_written(image, written)
    assert "Vox" in [one.text for one in written]
