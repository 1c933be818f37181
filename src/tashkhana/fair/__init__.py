"""A fair deal that anyone can check. `docs/9-fair-deals.md` tells the method word by word.

Pure functions: no dice, no clock. The room draws the secret and gathers the numbers.
"""

from tashkhana.fair.method import METHOD, seal_of
from tashkhana.fair.shuffle import dealt, shuffled
from tashkhana.fair.verify import Finding, verify

__all__ = ["METHOD", "Finding", "dealt", "seal_of", "shuffled", "verify"]
