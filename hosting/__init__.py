"""What a host does on the command line: files of games, backups, a look before the start."""
