"""The opening of a match: sizes, teams, and the first event."""
