"""Fleets: limits, text, generator, analysis, campaign."""
