"""Questions about a place: parse, suggest, check, preview."""
