"""Football's declared board and pitch."""
