"""The games of the house: one folder, one game."""
