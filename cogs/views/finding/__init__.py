"""The lists of those who wait for players and of those who look for a game, times to play, games that are followed."""
