"""Campaigns: members, rosters and results kept beside the logs of their games."""
