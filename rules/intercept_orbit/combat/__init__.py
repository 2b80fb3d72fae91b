"""Attacks, boarding, control of assets."""
