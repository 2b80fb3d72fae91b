"""Copies of a whole database."""
