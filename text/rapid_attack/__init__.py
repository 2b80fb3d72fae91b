"""Rapid Attack's own narrators: events, questions, boards, moves, odds."""
