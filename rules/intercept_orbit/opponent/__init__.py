"""How a fleet is led at which nobody sits: its policy, and what a position is worth to it."""
