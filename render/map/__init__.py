"""Maps of Rapid Attack and football: field, terrain, tokens, labels."""
