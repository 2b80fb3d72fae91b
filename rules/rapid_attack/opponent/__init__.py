"""How an empty seat plays: its policy, and what a position is worth to it."""
