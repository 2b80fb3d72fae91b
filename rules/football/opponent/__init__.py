"""How an empty side plays: its policy, and what a position is worth to it."""
