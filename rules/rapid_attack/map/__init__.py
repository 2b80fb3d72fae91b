"""Rapid Attack on a map: scene, ranges and cover, movement, deployment zones, suggestions."""
