"""Messages: cards, pages, lists and forms built of plain data. Nothing here acts or reads the database."""
