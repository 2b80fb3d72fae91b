"""Write THIRD_PARTY.md and deploy/sbom.json (CycloneDX) from the lock: ``python deploy/notices.py``, in ``make lock``.

Licenses are those that the installed packages name.
"""

import json
import re
from collections.abc import Iterator
from importlib.metadata import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOTICES, SBOM = ROOT / "THIRD_PARTY.md", ROOT / "deploy" / "sbom.json"
SDK, SDK_NAME = ROOT / "web" / "sdk" / "package-lock.json", "@discord/embedded-app-sdk"
PIN = re.compile(r"^([\w.-]+)==([^ ;]+)", re.MULTILINE)
ELSEWHERE = {"audioop-lts": "PSF-2.0"}
"""Packages that only other versions of Python need."""
KNOWN = {"Apache Software License": "Apache-2.0", "BSD License": "BSD", "MIT License": "MIT"}
HEAD = """# Third parties

What the bot runs on, as `requirements.txt` locks it. Each package brings its license's text in its `.dist-info`
folder. Discord's SDK is in the repository, bundled with its license (`web/page/discord.js`), and so are letters of Noto
Sans (`render/kit/fonts/OFL.txt`). `deploy/sbom.json` lists the same for machines. `make lock` writes both.

| package | version | license |
| --- | --- | --- |
"""


def license_of(package: str) -> str:
    """A package's license, as it names it."""
    about = metadata(package).json
    classified = [one.rpartition(" :: ")[2] for one in about.get("classifier", ()) if one.startswith("License ::")]
    named = about.get("license_expression") or " or ".join(KNOWN.get(one, one) for one in classified)
    return str(named or about.get("license", "")).partition("\n")[0]


def packages() -> Iterator[tuple[str, str, str]]:
    """Each package of the lock: name, version, license."""
    for name, version in PIN.findall((ROOT / "requirements.txt").read_text()):
        yield name, version, ELSEWHERE.get(name) or license_of(name)


def sdk() -> tuple[str, str]:
    """Version and license of Discord's SDK for Activities."""
    found = json.loads(SDK.read_text())["packages"][f"node_modules/{SDK_NAME}"]
    return found["version"], found["license"]


def notices() -> str:
    """THIRD_PARTY.md."""
    version, named = sdk()
    rows = [
        f"| [{name}](https://pypi.org/project/{name}/) | {version} | {named} |" for name, version, named in packages()
    ]
    rows.append(f"| [{SDK_NAME}](https://www.npmjs.com/package/{SDK_NAME}) | {version} | {named} |")
    return HEAD + "\n".join(rows) + "\n"


def sbom() -> str:
    """The bill of materials, as CycloneDX JSON."""
    listed = [
        {
            "type": "library",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "licenses": [{"license": {"name": named}}],
        }
        for name, version, named in packages()
    ]
    version, named = sdk()
    name = {"type": "library", "name": SDK_NAME, "version": version}
    purl = f"pkg:npm/{SDK_NAME.replace('@', '%40')}@{version}"
    listed.append(name | {"purl": purl, "licenses": [{"license": {"name": named}}]})
    whole = {"bomFormat": "CycloneDX", "specVersion": "1.5", "version": 1, "components": listed}
    return json.dumps(whole, indent=1) + "\n"


if __name__ == "__main__":
    NOTICES.write_text(notices())
    SBOM.write_text(sbom())
