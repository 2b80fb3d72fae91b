"""The clock, and how long players may think."""
