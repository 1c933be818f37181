"""Idiot (Shithead): rules, settings, bots' knowledge and texts of one game."""
