"""`python -m tashkhana` is `tashkhana`."""

from tashkhana.cli import app

app(prog_name="tashkhana")
