"""Moves: journeys, contacts on the way, collisions."""
