"""Maps of Intercept Orbit."""
