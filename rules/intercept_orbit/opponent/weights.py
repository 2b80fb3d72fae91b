"""The weights of the appraisal, fitted to self-play by ``python -m think.fit intercept-orbit``."""

VERSION = 2
WEIGHTS = {
    "score": 0.0,
    "late": 0.1354,
    "life": 0.018,
    "threat": 0.1895,
    "boarding": 0.0,
    "fuel": 0.0,
    "edge": 0.0123,
}
