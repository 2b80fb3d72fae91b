"""Questions about a state or the rules outside a turn: calculations, dice thrown, validation, corrections."""
