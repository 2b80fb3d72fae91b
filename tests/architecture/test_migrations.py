"""The versions of the schema are one chain, and ``HEAD`` is its end: else a database of before lacks the newest."""

import re

from storage.migrations import HEAD
from tests.architecture.source import ROOT

FILES = sorted((ROOT / "storage" / "migrations" / "versions").glob("*.py"))


def test_versions_are_one_chain_and_head_is_its_end() -> None:
    steps = []
    for file in FILES:
        text = file.read_text()
        own = re.search(r'^revision(?:: str)? = "(\w+)"', text, re.MULTILINE)
        before = re.search(r'^down_revision(?:: [^=]+)? = (?:"(\w+)"|None)', text, re.MULTILINE)
        assert own is not None, file.name
        assert before is not None, file.name
        assert file.name.startswith(own[1])
        steps.append((own[1], before[1]))
    assert [before for _, before in steps] == [None, *(own for own, _ in steps[:-1])]
    assert steps[-1][0] == HEAD
