"""People at all tables: how they are forgotten."""
