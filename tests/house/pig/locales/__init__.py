"""Pig's sentences."""
