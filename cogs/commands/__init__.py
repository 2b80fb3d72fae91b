"""Slash commands: one file a command."""
