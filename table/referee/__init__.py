"""The referee as JSON lines, without Discord."""
