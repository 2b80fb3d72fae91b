"""The image, the compose file and the unit, as far as a machine without containers can check them."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml

from hosting.settings import VARIABLES

DEPLOY = Path(__file__).parents[2] / "deploy"
IMAGE = (DEPLOY / "Dockerfile").read_text()
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
UNIT = DEPLOY / "mecha-game-master.service"


def test_the_image_is_built_in_two_stages_from_the_lock_and_runs_without_root() -> None:
    assert len(re.findall(r"^FROM python:3\.1[1-3]-slim", IMAGE, re.MULTILINE)) == 2
    assert "--require-hashes -r /requirements.txt" in IMAGE
    last = IMAGE.rpartition("FROM")[2]
    user = re.search(r"^USER (\w+)$", last, re.MULTILINE)
    assert user
    assert user[1] != "root"
    assert last.index("USER") < last.index("ENTRYPOINT")
    assert "/live" in last
    assert set(re.findall(r"\b([A-Z]+_[A-Z]+)=", last)) <= set(VARIABLES)
    ignored = (DEPLOY.parent / ".dockerignore").read_text().split()
    assert {".env", ".git", "data"} <= set(ignored)


def test_the_compose_file_sets_what_the_bot_reads() -> None:
    bot, database = COMPOSE["services"]["bot"], COMPOSE["services"]["database"]
    # The image has neither simcord nor sentry-sdk.
    elsewhere = {"SANDBOX_PORT", "SANDBOX_OPEN", "SANDBOX_ACTIVITY", "SENTRY_DSN"}
    assert set(bot["environment"]) == set(VARIABLES) - elsewhere
    assert (DEPLOY / bot["build"]["context"] / bot["build"]["dockerfile"]).is_file()
    assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in database["healthcheck"]["test"][1]
    for service in (bot, database):
        assert service["restart"] == "unless-stopped"
        assert service["logging"]["options"]["max-file"]
    assert all(port.startswith("127.0.0.1:") for port in bot["ports"])  # not for the whole internet
    assert set(COMPOSE["volumes"]) == {volume.partition(":")[0] for volume in database["volumes"]}
    assert f"{bot['environment']['HTTP_PORT']}" in bot["ports"][0]


def test_the_unit_is_hardened() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(UNIT)
    service = unit["Service"]
    for name in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectHome", "RestrictNamespaces"):
        assert service[name] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert "ProcSubset" not in service, "without /proc/stat there are no figures of the process"
    assert int(service["LimitNOFILE"]) >= 4096
    assert service["ExecStart"].endswith("python bot.py run")
    assert service["StateDirectory"] in service["Environment"]


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    here = tmp_path / UNIT.name
    here.write_text(UNIT.read_text().replace("/opt/mecha-game-master/.venv/bin/python", shutil.which("env") or ""))
    done = subprocess.run(["systemd-analyze", "verify", str(here)], capture_output=True, text=True, check=False)
    assert (done.returncode, UNIT.name in done.stderr) == (0, False), done.stderr
