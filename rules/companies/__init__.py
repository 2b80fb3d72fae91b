"""Companies of mobile frames: as text, checked, drawn by dice, weighed, built, and kept from game to game."""
