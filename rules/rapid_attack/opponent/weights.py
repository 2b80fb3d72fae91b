"""The weights of the appraisal, fitted to self-play by ``python -m think.fit rapid-attack mez unofficial``."""

VERSION = 1
WEIGHTS = {"score": 0.0, "late": 0.1073, "life": 0.0798, "threat": 0.1256, "reach": 0.0342}
