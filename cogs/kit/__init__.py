"""Shared helpers: interactions and replies, custom ids, drawing off the event loop, choices of slash commands."""
