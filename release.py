"""What this program is: its name and version, named here alone."""

NAME = "mecha-game-master"
VERSION = "0.2.0"
