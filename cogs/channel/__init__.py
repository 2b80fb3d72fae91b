"""Posts of a game in its channel: board, story, pings, threads, reports; and the results of campaigns."""
