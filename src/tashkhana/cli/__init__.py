"""The command line. Each command is one module of this package that offers `add(app)`; `_names` help them."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import typer

app = typer.Typer(
    name="tashkhana", no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help="The card house."
)


@app.callback()
def _house() -> None:
    """Keep the commands apart even while there is only one."""


for _found in pkgutil.iter_modules(__path__):
    if not _found.name.startswith("_"):
        import_module(f"{__name__}.{_found.name}").add(app)
