"""Figures of the board in the browser."""
