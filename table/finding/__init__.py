"""Finding a game: what people look for, and when they can play."""
