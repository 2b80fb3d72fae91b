"""Buttons, menus and forms: their custom ids read back and played, and the actions that buttons and commands share."""
