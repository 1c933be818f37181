"""Durak: rules, settings, bots' knowledge and texts of one game."""
