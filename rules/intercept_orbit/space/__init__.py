"""Geometry of space: hinge ruler, courses, bases, headings, distances."""
