"""Drawing tools that every picture uses: palette, typeface, icons, boxes, dice, PNG, GIF."""
