"""The table of Durak in the terminal."""
