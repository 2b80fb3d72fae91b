"""Buttons, menus and forms on the messages of one game."""
