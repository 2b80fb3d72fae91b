"""The commands to practice with: puzzles."""
