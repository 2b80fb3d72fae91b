"""Pictures of Intercept Orbit: the board of a declared table, the map, the fleet card, charts."""
