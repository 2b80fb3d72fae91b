"""Time: clocks, time controls, reminders, and what happens when time runs out."""
