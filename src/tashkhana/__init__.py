"""Tashkhana, the card house: a server, a rules library and bots for the fool's card games."""

__version__ = "0.1.0"
