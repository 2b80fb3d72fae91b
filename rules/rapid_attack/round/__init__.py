"""A round: who activates which frame, per-frame initiative, and the doomsday clock."""
