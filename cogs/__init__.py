"""The Discord bot: commands, actions, views, and what a game posts in its channel."""
