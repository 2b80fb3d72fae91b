"""What a game posts in its channel: board, story, pings, threads, reports."""
