"""What the opponent thinks, for people to read: hints, analyses, puzzles."""
