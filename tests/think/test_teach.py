"""Expert iteration: what played-out choices teach, how the policy takes it, and how it is kept."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from rules import RULESETS, FairDice, requests
from rules.contract.capabilities import Choice, Reason, Taught, Worth
from rules.contract.machine import Machine
from tests.long import first
from think import teach
from think.futures import answered
from think.match import begun
from think.teach import Option, Position, Task, gathered, lesson, positions


def decisions(near: float, number: int = 300) -> list[Position]:
    """Decisions between three choices: their worth tells a little of the chance, being near as much as is said."""
    luck, found = random.Random(1), list[Position]()
    for _ in range(number):
        options = []
        for _ in range(3):
            harm, by = luck.random() * 4, luck.random()
            chance = 0.4 + 0.02 * harm + 0.02 * near * by + luck.gauss(0, 0.02)
            options.append(Option({"harm": harm}, {"near": by}, chance))
        found.append(Position("target", options))
    return found


@pytest.mark.parametrize("near", [0.0, 2.0, -0.8])
def test_a_lesson_finds_what_a_whim_is_worth(near: float) -> None:
    taught = lesson(decisions(near), {})["target"]
    assert taught.parts["harm"] == pytest.approx(1.0, abs=0.15)
    assert taught.whims["near"] == pytest.approx(near, abs=0.4)


def test_worths_that_explain_nothing_teach_nothing() -> None:
    luck = random.Random(2)
    noise = [Position("act", [Option({"harm": luck.random()}, {}, luck.random()) for _ in range(3)]) for _ in range(9)]
    assert "act" not in lesson(noise, {})


def test_what_was_learned_before_is_where_the_next_lesson_begins() -> None:
    before = {"target": Taught({"harm": 1.0}, {"near": 2.0})}
    few = decisions(2.0, 5)
    assert lesson(few, before)["target"].whims["near"] == pytest.approx(2.0, abs=1.0)


def test_a_whim_that_counts_for_everybody_is_a_part() -> None:
    one = Worth(Choice("A1", Reason("aim")), {"harm": 2.0}, {"near": -3.0, "ready": 1.0})
    weighed = Taught({"harm": 0.5}, {"near": 0.1}).weighed(one)
    assert weighed.to({}) == pytest.approx(0.5 * 2.0 - 0.3)
    assert weighed.to({"near": 1.0}) == pytest.approx(0.7 - 3.0), "a style likes it as before"
    assert Taught().weighed(one) == one


@pytest.mark.parametrize(
    ("ruleset", "table"), [*first([(name, "map") for name in RULESETS], 1), ("football", "declared")]
)
def test_the_policy_takes_what_is_worth_most_by_what_it_was_taught(ruleset: str, table: str) -> None:
    machine: Any = RULESETS[ruleset]
    assert isinstance(machine, Machine)
    policy, kinds = machine.policy, {"where", "target", "activate", "act"}
    assert policy is not None
    turned = machine.own_policy(policy.manners, {kind: Taught(_Turned()) for kind in kinds})
    state, dice, others = begun(ruleset, table, "teach"), FairDice(b"teach"), 0
    for _ in range(60):
        if not (asked := requests(state)):
            break
        own, other = policy.choose(state, asked[0]), turned.choose(state, asked[0])
        if (
            other is not None
            and asked[0].kind in kinds
            and table == "map"
            and (found := turned.weighs(state, asked[0]))
        ):
            assert other.choice == max(found, key=lambda one: one.to({})).choice.choice
        others += own != other
        state = answered(state, asked[0], machine.default(state, asked[0]) if own is None else own.choice, dice)
    assert (others > 5) == (table == "map"), "nothing was learned at declared tables"


class _Turned(dict[str, float]):
    """What spoke for a choice speaks against it."""

    def get(self, key: str, default: Any = None) -> float:
        return -1.0


def test_positions_are_kept_and_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, task = tmp_path / "teach.jsonl", Task("football", "friendly", 0, 0)
    monkeypatch.setattr(teach, "FUTURES", 1)
    monkeypatch.setattr(teach, "EVERY", 0.03)
    record = positions(task)
    assert record == positions(task), "equal tasks give equal positions"
    assert {len(one.options) > 1 for one in record.positions} == {True}
    kept = structs.replace(record, task=structs.replace(task, code=teach._code("football")))
    file.write_bytes(teach.json.encode(kept) + b"\n" + b'{"task": ["half a li')
    assert gathered(["football"], file, len(record.positions), 1) == list(record.positions)


def test_what_is_written_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = next(teach._folder("football").rglob("taught.py"))
    (tmp_path / "taught.py").write_text(own.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(teach, "_folder", lambda _: tmp_path)
    for share in ("51 %", "55 %"):
        taught = {"where": Taught({"goal": 1.5}, {"by-ball": 0.2})}
        teach.write("football", taught, f"9 positions; {share} of 80 games.")
        known: dict[str, Any] = {}
        written = (tmp_path / "taught.py").read_text("utf-8")
        exec(written, known)
        assert known["TAUGHT"] == taught
    assert written.count("positions;") == 1
