"""Mobile frames: loadouts, hits, scores, odds. Several games use them."""
