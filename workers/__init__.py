"""Processes in which pictures are drawn and bots think."""
