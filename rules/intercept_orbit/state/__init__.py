"""The state of a game and its profile."""
