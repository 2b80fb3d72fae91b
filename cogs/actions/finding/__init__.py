"""Buttons, menus and forms of finding a game: lobbies, seekers, times to play, followed games."""
