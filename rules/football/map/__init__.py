"""Football on a drawn pitch: geometry, sights, runs, the question "where?", previews."""
