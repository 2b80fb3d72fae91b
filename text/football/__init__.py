"""Football's rulebook; the common narrator tells the rest."""
