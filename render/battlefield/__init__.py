"""Maps on the ground, of Rapid Attack and football: terrain, tokens and their tags."""
