"""Intercept Orbit's own sentences."""
