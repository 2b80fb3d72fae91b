"""Companies: build, write, check, generate, analyse, carry through a campaign."""
