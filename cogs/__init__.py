"""The Discord bot: commands, actions, views, and what a game posts in its channel."""

__version__ = "0.1.0"
