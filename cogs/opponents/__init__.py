"""Bots at the tables: they are asked like everybody else, and think in processes of their own."""
