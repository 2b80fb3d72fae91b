"""Pictures of football: the board of a declared table, and the pitch."""
