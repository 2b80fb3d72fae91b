"""Drawing tools of every picture: palette, typeface, boxes, icons, dice, widgets, scoreboard, PNG, GIF."""
