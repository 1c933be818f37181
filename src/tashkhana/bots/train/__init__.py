"""Training of small networks from deals that computer players play among themselves.

It needs NumPy (`pip install tashkhana[train]`); playing with a trained network does not.
"""
