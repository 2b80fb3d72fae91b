"""Campaigns as numbers: league tables and rosters."""
