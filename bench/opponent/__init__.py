"""Figures of the opponent."""
