"""Questions outside a turn: calculations, odds, summaries, dice of events, validation, corrections."""
