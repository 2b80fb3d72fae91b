"""The Discord bot: commands, clicks, views, and what a game posts in its channel."""
