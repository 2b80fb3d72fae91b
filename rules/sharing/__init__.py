"""Forces as text and share codes."""
