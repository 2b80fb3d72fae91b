"""How the fleet of an empty seat is led: its policy, and what a position is worth to it."""
