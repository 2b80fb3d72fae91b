"""Every event of Rapid Attack by its name, for tests of many: each is defined in the module of its rule."""

from rules.rapid_attack import FAMILY

globals().update({kind.__name__: kind for kind in FAMILY.events})
