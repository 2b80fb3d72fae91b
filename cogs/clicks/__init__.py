"""What is pressed: custom ids read back and played."""
