"""Intercept Orbit's declared board and fleet card."""
