"""Rapid Attack's declared board and company card."""
