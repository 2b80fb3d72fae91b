"""Maps in space, of Intercept Orbit: hulls on their bases, companies, debris, and their tags."""
