"""The commands that find a game, players and a time, and those that follow a game."""
