"""The labels of choices that answer several questions in one press."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from rules import Answer, FairDice, decide, requests, ruleset
from table.flow import Path, paths
from text import narrator
from text.rapid_attack.words import FrameWords

SHORT = 48
"""Characters of a label that a phone shows whole, or nearly."""
RED = {
    "en": r"no red dice|\d red (die|dice)( \+ (\d )?d8)?|(\d )?red d8",
    "fr": r"aucun dé rouge|\d dés? rouges?( \+ (\d )?d8)?|(\d )?d8 rouges?",
}
DECLARED = {
    "en": r"[AB]\d \S+ · (Hand-to-hand|Direct fire|Artillery)( \+ \d rockets?)?: ({})",
    "fr": r"[AB]\d \S+ · (Corps à corps|Tir direct|Artillerie)( \+ \d roquettes?)?\u202f?: ({})",
}
MEASURED = {
    "en": r"[AB]\d \S+ · [\d.]+ · (({}) · (in the open|behind .+)|.+: ({}))",
    "fr": r"[AB]\d \S+ · [\d,]+ · (({}) · (à découvert|derrière .+)|.+: ({}))",
}


def _targets(table: str) -> Iterator[Path]:
    """The targets with their ranges that the first frames of a game may choose."""
    rules, dice = ruleset("rapid-attack"), FairDice(b"\x07")
    seats = [(name, rules.generate("demo", 2, dice)) for name in ("Ana", "Ben")]
    options = rules.prepare("demo", table, {}, "paths") if table == "map" else {}
    state = rules.new_game(seats, "demo", table, options, dice).state
    for _ in range(60):
        (asked, *_), found = requests(state), paths(state, requests(state)[0])
        if asked.kind == "target":
            yield from (path for path in found if len(path.steps) == 2 and not path.folds)
        state = decide(state, Answer(asked.player, asked.id, found[0].first.choice), dice).state


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize(("table", "wanted"), [("declared", DECLARED), ("map", MEASURED)])
def test_a_target_tells_what_an_attack_on_it_rolls(table: str, wanted: dict[str, str], locale: str) -> None:
    told = {narrator(path.steps[0][0]).path_label(locale, path.steps) for path in _targets(table)}
    assert told
    pattern = wanted[locale].replace("{}", RED[locale])
    for label in told:
        assert re.fullmatch(pattern, label), label
        assert len(label) <= SHORT, label


def test_its_small_print_is_about_the_target() -> None:
    path = next(_targets("map"))
    said = narrator(path.steps[0][0])
    label, detail = said.path_label("en", path.steps), said.path_detail("en", path.steps) or ""
    assert "has not acted" in detail
    assert "rolls" not in detail
    assert "Ben" not in detail, "there is nobody else whose it could be"
    assert not {"units", "open", *label.split(" · ")[1:]} & {*re.split(r"[ ,]+| · ", detail)}, "nothing twice"
    alone = said.path_detail("en", path.steps[:1]) or ""
    assert " units, " in alone, "a label without the range says no distance"


@pytest.mark.parametrize(("far", "named"), [(5.0, False), (8.0, True), (12.0, True)])
def test_a_close_call_names_its_range(far: float, named: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    path = next(path for path in _targets("map") if path.last.facts["range"] == "direct-fire")
    monkeypatch.setattr(FrameWords, "gap", lambda _words, _other: far)
    assert ("Direct fire" in narrator(path.steps[0][0]).path_label("en", path.steps)) == named
