"""Intercept Orbit."""
