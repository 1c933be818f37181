"""Stand-in for ``import cython`` where Cython is absent and nothing is compiled.

The C types of the engines stand in their ``.pxd`` files, so their sources need
only these names.
"""

from contextlib import nullcontext
from typing import TypeVar

Thing = TypeVar("Thing")

compiled = False
nogil = nullcontext()


def final(thing: Thing) -> Thing:
    """Compiled, a method that no class replaces is called without looking it up."""
    return thing
