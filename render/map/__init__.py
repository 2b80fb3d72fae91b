"""Parts of every map: the window on a field, its grid and ruler, smooth lines, tags and their places."""
