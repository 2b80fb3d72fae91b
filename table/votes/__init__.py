"""Votes: what players decide together, undo, and changes of seats."""
