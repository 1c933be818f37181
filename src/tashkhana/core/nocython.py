"""Stand-in for ``import cython`` where Cython is absent and nothing is compiled.

The C types of the engines stand in their ``.pxd`` files, so their sources need
only these two names.
"""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
