"""Fold of events into a state: reducers in modules as those of ``events``, their ``registry``, and ``evolve``."""
