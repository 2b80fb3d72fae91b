"""Share codes: there and back, and one error for whatever is not one."""

from __future__ import annotations

import contextlib
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from rules import RULESETS, FairDice, Illegal, Malformed
from rules.companies.company import NAMES, Company, FrameDesign, parse
from rules.core import base32
from rules.core.names import clean_name
from rules.share_codes import Sheet, is_code, read_code, write_code

SYSTEM = st.sampled_from(["B", "G", "Y", "Rh", "Rd", "Ra", "E", "Rh/Rd", "Rd/Ra", "Rh/Ra"])
NAME = st.one_of(st.sampled_from(NAMES), st.text(max_size=40)).map(clean_name)
PLAN = st.builds(FrameDesign, st.lists(SYSTEM, max_size=14).map(tuple), st.integers(0, 999), NAME, st.booleans())
SHEET = st.builds(
    Sheet,
    NAME,
    st.just("rapid-attack"),
    st.just("skirmish"),
    st.integers(2, 5),
    st.lists(PLAN, max_size=12).map(lambda plans: Company(tuple(plans))),
)
FRAMES = [(name, rules) for name, rules in RULESETS.items() if rules.builder.style == "frames"]
BUILT_FOR = st.sampled_from([(name, size) for name, rules in FRAMES for size in rules.sizes])
FIXED = Sheet("Rust", "mez", "battle", 4, parse("Kestrel: Rd Rd B G +2 rockets; Éole: Rh/Rd B; :"))


@pytest.mark.long
@given(SHEET, BUILT_FOR)
def test_what_is_shared_comes_back(sheet: Sheet, built: tuple[str, str]) -> None:
    sheet = structs.replace(sheet, ruleset=built[0], size=built[1])
    code = write_code(sheet)
    assert read_code(code) == sheet
    assert read_code(f"  {code.lower().replace('0', 'o').replace('1', 'l')}\n".replace("-", " - ")) == sheet


@pytest.mark.parametrize(
    ("code", "ruleset", "size", "players", "text"),
    [
        (
            "MF1-2VZG8MKNEDT06924040G4W7Z0Q1RJVVCCM000KYT6M",
            *("mez", "battle", 4, "Kestrel: Rd Rd B G +2 rockets; Éole: Rh/Rd B; :"),
        ),
        ("MF1-6GR0610084M04CR009H01XSTV8", "football", "friendly", 2, "Newt: B B Rd G; Rh Rh; E Y"),
        ("MF1-5W003GH5H407MFHZ", "unofficial", "custom", 5, "Rd/Ra Rh/Ra +300 rockets"),
    ],
)
def test_codes_given_out_stay_readable(code: str, ruleset: str, size: str, players: int, text: str) -> None:
    sheet = read_code(code)
    assert (sheet.ruleset, sheet.size, sheet.players, sheet.force) == (ruleset, size, players, parse(text))
    assert write_code(sheet) == code


@pytest.mark.parametrize("name", RULESETS)
def test_every_size_of_every_ruleset_can_be_shared(name: str) -> None:
    rules = RULESETS[name]
    assert set(rules.builder.coded_sizes) >= set(rules.sizes)
    assert len(rules.builder.names) < 255
    for size in rules.sizes:
        sheet = Sheet("", name, size, 2, rules.builder.force(()))
        assert read_code(write_code(sheet)) == sheet


def test_a_generated_company_is_short() -> None:
    text = RULESETS["rapid-attack"].generate("skirmish", 2, FairDice(b"7"))
    assert len(write_code(Sheet("Nightfall", "rapid-attack", "skirmish", 2, parse(text)))) < 80


@pytest.mark.parametrize("at", range(4, len(write_code(FIXED))))
def test_a_mistyped_letter_is_found(at: int) -> None:
    code = write_code(FIXED)
    for wrong in "0ZQ":
        if code[at] != wrong:
            with pytest.raises(Malformed) as refused:
                read_code(code[:at] + wrong + code[at + 1 :])
            assert refused.value.code == "share-unreadable"


def test_a_swap_a_loss_and_a_doubling_are_found() -> None:
    code = write_code(FIXED)
    body = code[4:]
    swaps = [body[:i] + body[i + 1] + body[i] + body[i + 2 :] for i in range(len(body) - 1)]
    for wrong in [*swaps, body[:-1], body[1:], body * 2, body + "0"]:
        if wrong != body:
            with pytest.raises(Malformed):
                read_code("MF1-" + wrong)


@given(st.text(max_size=60))
def test_any_text_is_a_code_or_an_error(text: str) -> None:
    for candidate in (text, "MF1-" + text):
        with contextlib.suppress(Malformed):
            read_code(candidate)


@given(st.binary(min_size=1, max_size=40))
def test_any_bytes_with_a_right_checksum_are_a_sheet_or_an_error(data: bytes) -> None:
    body = base32.to_text(data + zlib.crc32(data).to_bytes(4, "big")[-3:])
    try:
        sheet = read_code(f"MF1-{body}")
    except Malformed:
        return
    builder = RULESETS[sheet.ruleset].builder
    assert len(builder.units(sheet.force)) <= builder.most


def test_a_code_with_a_number_beyond_measure_is_none() -> None:
    data = bytes([1 << 4, 0, 1, *[255] * 2390, 1, *[0] * 9])
    body = base32.to_text(data + zlib.crc32(data).to_bytes(4, "big")[-3:])
    with pytest.raises(Malformed) as refused:
        read_code(f"MF1-{body}")
    assert refused.value.code == "share-unreadable"


def test_what_looks_like_a_code() -> None:
    assert is_code(" mf1-abc")
    assert is_code("MFl 23")
    assert not is_code("Rd Rd B G")
    assert not is_code("")


def test_a_frame_beyond_measure_is_not_shared() -> None:
    with pytest.raises(Illegal) as refused:
        write_code(Sheet("", "mez", "custom", 2, Company((FrameDesign(("B",) * 16, 0, "Ox"),))))
    assert refused.value.facts["frame"] == "Ox"
