"""Attacks, hits and boarding."""
