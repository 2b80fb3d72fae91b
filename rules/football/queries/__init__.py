"""Questions about a state or the rules outside a turn: calculations, odds, summary, validation, corrections."""
