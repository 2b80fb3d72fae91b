"""Messages of one game: lobby, board, panels, story, votes."""
