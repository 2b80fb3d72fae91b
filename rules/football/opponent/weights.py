"""The weights of the appraisal, fitted to self-play by ``python -m think.fit football``."""

from __future__ import annotations

__all__ = ["VERSION", "WEIGHTS"]

VERSION = 1
WEIGHTS = {"goals": 0.9733, "late": 1.4095, "ball": 0.221, "shot": 0.8774, "near": 0.0621, "systems": 0.0}
