"""The bot's HTTP port: pages for players and probes for hosts."""
