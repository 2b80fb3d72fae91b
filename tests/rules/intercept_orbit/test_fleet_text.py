"""Fleets as text, and as share codes: read leniently, written one way, there and back."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules import Malformed, RulesError
from rules.contract.builder import Packed
from rules.intercept_orbit.fleet.builder import FleetBuilder
from rules.intercept_orbit.fleet.text import asset_name, parse, read, write
from rules.intercept_orbit.state.profile import ORBIT
from rules.intercept_orbit.state.units import ACES, NAMES, SYSTEMS, Fleet, Kind, UnitDesign
from rules.share_codes import Sheet, read_code, write_code

FLEETS = FleetBuilder(ORBIT)

READ = [
    # as it is written
    ("Capital Kestrel: Rp Ra B K", "Capital Kestrel: Rp Ra B K"),
    ("Frigate Wasp: Rp/Ra Y B", "Frigate Wasp: Rp/Ra Y B"),
    ("Company Hornets: ace R", "Company Hornets: ace R"),
    ("Company Hornets", "Company Hornets"),
    ("HVA Peaches", "HVA Peaches"),
    ("HVA A", "HVA A"),
    ("HVA 7", "HVA 7"),
    ("Company Ox ace R", "Company Ox: ace R"),
    # any case, any order, no name
    ("frigate RP/ra y b", "Frigate: Rp/Ra Y B"),
    ("Rp Ra B K capital", "Capital: Rp Ra B K"),
    ("Capital: Kestrel Rp Ra B K", "Capital Kestrel: Rp Ra B K"),
    ("Kestrel (capital): Rp Ra B K", "Capital Kestrel: Rp Ra B K"),
    ("Kestrel, capital ship: Rp, Ra, B, K", "Capital Kestrel: Rp Ra B K"),
    ("**Kestrel** (Capital): `Rp Ra B K`", "Capital Kestrel: Rp Ra B K"),
    ("- Frigate Wasp: Rp/Ra Y B", "Frigate Wasp: Rp/Ra Y B"),
    ("2. Frigate Wasp: Rp/Ra Y B", "Frigate Wasp: Rp/Ra Y B"),
    # the kind told by what it carries
    ("Kestrel: Rp Ra B K", "Capital Kestrel: Rp Ra B K"),
    ("Wasp: Rp B K", "Frigate Wasp: Rp B K"),
    ("Hornets: ace blue", "Company Hornets: ace B"),
    ("Hornets: R B Y G", "Company Hornets"),
    # run together, counted, weapons of two ranges in any order
    ("Capital RpRaBK", "Capital: Rp Ra B K"),
    ("Capital Rp B 2K", "Capital: Rp B K K"),
    ("Capital Rp B 2xK", "Capital: Rp B K K"),
    ("Capital Rp + Ra + B + K", "Capital: Rp Ra B K"),
    ("Frigate Ra/p Rs/Ra Rs/p", "Frigate: Rp/Ra Ra/Rs Rp/Rs"),
    # words, in English and in French
    ("Capital point assault defense catapult", "Capital: Rp Ra B K"),
    ("Vaisseau capital Véga: point, assaut, défense, catapulte", "Capital Véga: Rp Ra B K"),
    ("Frégate soutien comms blindage", "Frigate: Rs Y B"),
    # aces
    ("Company red ace", "Company: ace R"),
    ("Company Hornets ace: green", "Company Hornets: ace G"),
    ("Compagnie Frelons : as jaune", "Company Frelons: ace Y"),
    ("Company R B Y G Yd8", "Company: ace Y"),
    # dice of its own are no systems
    ("Company 2W R B Y G ace R", "Company: ace R"),
    ("Frigate 2W G Rp B K", "Frigate: Rp B K"),
    # names that look like something else
    ('Capital "Ship of Fools": Rp', 'Capital "Ship of Fools": Rp'),
    ('Frigate "Ship of Fools": Rp', "Frigate Ship of Fools: Rp"),
    ('Capital "ship": Rp', 'Capital "ship": Rp'),
    ('HVA "Peaches: K"', 'HVA "Peaches: K"'),
    ("Capital Ox: B ace R", "Capital Ox: B ace R"),
    ("Company Capital: ace R", "Company Capital: ace R"),
]


@pytest.mark.parametrize(("text", "written"), READ)
def test_an_asset_is_read(text: str, written: str) -> None:
    fleet = parse(text)
    assert write(fleet) == written
    assert parse(written) == fleet


def test_lines_semicolons_and_a_title() -> None:
    fleet, title = read("The Peach Fleet:\n1) Frigate Wasp: Rp B K\n\n* Company ace R; HVA Peaches | HVA\n---")
    assert title == "The Peach Fleet"
    assert write(fleet) == "Frigate Wasp: Rp B K; Company: ace R; HVA Peaches; HVA"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "fleet-empty"),
        (" ;\n; ---", "fleet-empty"),
        ("HVA;" * 25, "too-many-assets"),
        ("Capital " + "Rp " * 700, "fleet-too-long"),
        ("Capital Kestrel: Rp Rq B K", "ship-system-unknown"),
        ("Capital Kestrel: Rh Rd B K", "ship-system-unknown"),
        ("Capital Kestrel: Rp R B K", "ship-system-unknown"),
        ("Capital Kestrel: Rp G B K", "ship-system-unknown"),
        ("Frigate Wasp: Rp B K G G", "ship-system-unknown"),
        ("Kestrel", "asset-kind-missing"),
        ("Kestrel:", "asset-kind-missing"),
    ],
)
def test_texts_that_are_no_fleet(text: str, code: str) -> None:
    with pytest.raises(Malformed) as refused:
        parse(text)
    assert refused.value.code == code


NAME = st.one_of(
    st.sampled_from([*NAMES, "Capital", "ace R", "Rp", "B: K", "frame company", '"', "1) *x*", "HVA:", "as rouge"]),
    st.text("aé🤖 :+2BK\"'()*-;|", max_size=40),
    st.text(max_size=40),
).map(asset_name)
SHIP = st.builds(
    UnitDesign,
    st.sampled_from([Kind.CAPITAL, Kind.FRIGATE]),
    NAME,
    st.lists(st.sampled_from(SYSTEMS), max_size=5).map(tuple),
    st.sampled_from([None, *ACES]),
)
OTHER = st.builds(
    UnitDesign, st.sampled_from([Kind.COMPANY, Kind.HVA]), NAME, st.just(()), st.sampled_from([None, *ACES])
)
FLEET = st.lists(st.one_of(SHIP, OTHER), min_size=1, max_size=12).map(lambda plans: Fleet(tuple(plans)))


@pytest.mark.long
@given(FLEET)
def test_what_is_written_is_read_back(fleet: Fleet) -> None:
    assert parse(write(fleet)) == fleet


@given(st.text(max_size=100))
def test_any_text_is_a_fleet_or_an_error(text: str) -> None:
    for candidate in (text, f"Capital {text}", f"Company {text}: ace R"):
        try:
            fleet = parse(candidate)
        except RulesError:
            continue
        assert parse(write(fleet)) == fleet


@pytest.mark.long
@given(FLEET)
def test_what_is_packed_comes_back(fleet: Fleet) -> None:
    for plan in fleet.units:
        bare = UnitDesign(plan.kind, "", plan.systems, plan.ace)
        assert FLEETS.unpacked(Packed(FLEETS.packed(plan))) == bare


@given(st.binary(max_size=20))
def test_any_bytes_are_an_asset_or_an_error(data: bytes) -> None:
    with contextlib.suppress(IndexError):
        assert FLEETS.unpacked(Packed(data)).kind in Kind


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("Capital Rp Ra B K", "Capital Vega: Rp Ra B K"),
        ("Rp Ra B K", "Capital Vega: Rp Ra B K"),
        ("Frigate Wasp: Rp/Ra B K", "Frigate Vega: Rp/Ra B K"),
        ("Company ace R", "Company Vega: ace R"),
        ("HVA", "HVA Vega"),
        ("Compagnie as rouge", "Company Vega: ace R"),
    ],
)
def test_one_asset_is_built(typed: str, written: str) -> None:
    plan = FLEETS.unit("Vega", typed, None)
    assert write(Fleet((plan,))) == written
    assert FLEETS.notation(plan) == written.replace(" Vega:", "").replace(" Vega", "")


@pytest.mark.parametrize(
    ("typed", "rockets", "code"),
    [
        ("Frigate Rp B K; HVA", None, "one-asset"),
        ("Frigate Rpp B K", None, "ship-system-unknown"),
        ("Frigate Rp B K", 1, "fleet-no-rockets"),
        ("", None, "fleet-empty"),
        ("🤖", None, "ship-system-unknown"),
    ],
)
def test_what_is_not_one_asset(typed: str, rockets: int | None, code: str) -> None:
    with pytest.raises(RulesError) as refused:
        FLEETS.unit("Vega", typed, rockets)
    assert refused.value.code == code
    assert refused.value.facts.get("frame", "Vega") == "Vega"


def test_the_tables_of_share_codes() -> None:
    """Codes know these by their place: a change breaks every code that was given out."""
    assert FLEETS.coded_sizes == ("standard", "afternoon", "custom")
    assert NAMES[0] == "Altair"
    assert (NAMES[22], NAMES[44], NAMES[55]) == ("Kestrel", "Ceres", "Egeria")


CODES = [
    (
        "MF1-83ZGAM35C5HPG1S005M1E69PE0FHJ8KG0A103ZR791QQ4VK5EHSG7ZR7A1JP2RV8CNSG600303C7HB8",
        "Capital Kestrel: Rp Ra B K; Frigate Wasp: Rp/Ra B Y; Frigate Vega: Rs Rs Y; Company Hornets: ace R; "
        "HVA Peaches; HVA; HVA",
    ),
    ("MF1-83ZGAM35C5HPG0S90SM807RBC000403FKKP0", "Frigate Wasp: Rp B B K K; HVA: B; Company"),
]


@pytest.mark.parametrize(("code", "text"), CODES)
def test_codes_given_out_stay_readable(code: str, text: str) -> None:
    sheet = Sheet("Peach", "intercept-orbit", "standard", 2, parse(text))
    assert read_code(code) == sheet
    assert write_code(sheet) == code


SHEETS = st.builds(
    Sheet, NAME, st.just("intercept-orbit"), st.sampled_from(FLEETS.coded_sizes), st.integers(2, 4), FLEET
)


@pytest.mark.long
@given(SHEETS)
def test_what_is_shared_comes_back(sheet: Sheet) -> None:
    assert read_code(write_code(sheet)) == sheet
