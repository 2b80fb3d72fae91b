"""By what factors the policy weighs its choices in Rapid Attack and its variants: written by ``make teach``."""

from collections.abc import Mapping

from rules.contract.capabilities import Taught

TAUGHT: Mapping[str, Taught] = {}
