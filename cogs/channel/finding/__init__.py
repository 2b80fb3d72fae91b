"""What the bot posts by itself for those who look for a game, and for those who follow one."""
