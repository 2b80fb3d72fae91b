"""How a side plays at which nobody sits: its policy, and what a position is worth to it."""
