"""The `/settings` command group: preferences, and one's own data."""
