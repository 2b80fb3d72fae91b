"""What GitHub reads, workflows, issue forms and settings of Renovate, is what GitHub takes, and names what there is."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.architecture.source import ROOT

FOLDER = ROOT / ".github"
WORKFLOWS = sorted((FOLDER / "workflows").glob("*.yml"))
FORMS = [file for file in sorted((FOLDER / "ISSUE_TEMPLATE").glob("*.yml")) if file.name != "config.yml"]
KINDS = {"markdown", "textarea", "input", "dropdown", "checkboxes"}
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())


def read(file: Path) -> dict[str, Any]:
    found = yaml.safe_load(file.read_text())
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_a_workflow_is_one(file: Path) -> None:
    found = read(file)
    assert found[True]  # YAML takes `on` for a truth
    assert found["permissions"]["contents"] == "read"
    for job in found["jobs"].values():
        assert job["runs-on"]
        assert job["timeout-minutes"] <= 120
        for step in job["steps"]:
            assert ("uses" in step) != ("run" in step)
            assert re.fullmatch(r"[\w-]+/[\w-]+@\w+", step.get("uses", "a/b@v1"))


def test_the_checks_run_all_on_every_python_from_the_least() -> None:
    job = read(FOLDER / "workflows" / "checks.yml")["jobs"]["run"]
    versions = job["strategy"]["matrix"]["python"]
    assert f">={versions[0]}" == PROJECT["project"]["requires-python"]
    assert versions == ["3.11", "3.12", "3.13", "3.14"]
    runs = [step["run"] for step in job["steps"] if "run" in step]
    assert runs == [".ci/run"]
    assert (ROOT / runs[0]).is_file()


def test_the_image_is_published_for_both_kinds_of_machines_from_the_tag_of_its_version() -> None:
    steps = read(FOLDER / "workflows" / "image.yml")["jobs"]["image"]["steps"]
    (build,) = [step["with"] for step in steps if "build-push-action" in step.get("uses", "")]
    assert build["platforms"] == "linux/amd64,linux/arm64"
    assert (ROOT / build["file"]).is_file()
    assert "tag" in build["push"]
    assert any("release.VERSION" in step.get("run", "") for step in steps)


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.name)
def test_an_issue_form_is_one(file: Path) -> None:
    form = read(file)
    assert form["name"]
    assert form["description"]
    ids = [field["id"] for field in form["body"]]
    assert len(set(ids)) == len(ids)
    for field in form["body"]:
        assert field["type"] in KINDS
        assert field["attributes"]["label"]
        options = field["attributes"].get("options")
        assert (field["type"] == "dropdown") == bool(options)
        assert all(isinstance(option, str) for option in options or ())


def test_a_fault_asks_for_the_error_the_version_and_the_game() -> None:
    assert {"error", "version", "export"} <= {
        field["id"] for field in read(FOLDER / "ISSUE_TEMPLATE" / "fault.yml")["body"]
    }


def test_renovate_reads_its_settings() -> None:
    found = json.loads((FOLDER / "renovate.json").read_text())
    assert found["$schema"].startswith("https://docs.renovatebot.com/")
    assert {"pep621", "github-actions", "dockerfile", "npm"} <= set(found["enabledManagers"])
