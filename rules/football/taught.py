"""By what factors the policy weighs its choices in Football: written by ``make teach``."""

from collections.abc import Mapping

from rules.contract.capabilities import Taught

TAUGHT: Mapping[str, Taught] = {}
