"""Campaigns: standings, pairings and rosters."""
