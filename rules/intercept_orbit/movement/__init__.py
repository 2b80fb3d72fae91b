"""Moves: courses, journeys, contacts, collisions, aces."""
