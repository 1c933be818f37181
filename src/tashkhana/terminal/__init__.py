"""The table in the terminal: one person among computer players, without a server."""
