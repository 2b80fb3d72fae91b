"""The `/game` command group: lobby, agreements between players, archive, one's own games."""
