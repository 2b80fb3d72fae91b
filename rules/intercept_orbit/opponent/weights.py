"""The weights of the appraisal, fitted to self-play by ``python -m think.fit intercept-orbit``."""

from __future__ import annotations

__all__ = ["VERSION", "WEIGHTS"]

VERSION = 1
WEIGHTS = {"score": 0.0006, "late": 0.1605, "life": 0.0, "threat": 0.106, "boarding": 0.0, "fuel": 0.0, "edge": 0.0835}
