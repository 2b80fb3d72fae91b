"""Football on a pitch that is drawn: geometry, moves, suggestions, previews."""
