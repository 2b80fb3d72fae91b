"""Messages for those who read with a screen reader or hear them: words in place of pictures and signs."""
