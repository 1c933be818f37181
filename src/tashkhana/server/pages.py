"""The built client: hashed files for ever, the page itself always fresh, everything compressed once."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from tashkhana.server.config import Config

COMPRESSED = (".css", ".html", ".js", ".json", ".svg", ".ftl", ".txt", ".webmanifest")
FOR_EVER = "public, max-age=31536000, immutable"
ALWAYS_FRESH = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tashkhana</title>
<p>The house is open, but its browser client has not been built.</p>
<p>Run <code>make run</code>, or <code>python hatch_build.py --client</code>, and load this page again.</p>
</html>
"""

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@get("/", compresses_itself=True)
async def front_page(request: Request[Any, Any, Any], config: NamedDependency[Config]) -> Response[bytes]:
    """The page."""
    return await asyncio.to_thread(_page, config.static, "", _accepted(request))


@get("/{path:path}", compresses_itself=True)
async def page(
    request: Request[Any, Any, Any], config: NamedDependency[Config], path: FromPath[Path]
) -> Response[bytes]:
    """A file of the client; the page itself for every address that the client knows how to read."""
    return await asyncio.to_thread(_page, config.static, str(path).lstrip("/"), _accepted(request))


def _accepted(request: Request[Any, Any, Any]) -> frozenset[str]:
    """The encodings that the browser takes, such as `br` and `gzip`."""
    offers = request.headers.get("accept-encoding", "").split(",")
    return frozenset(offer.partition(";")[0].strip() for offer in offers)


def _page(folder: Path, asked: str, accepted: frozenset[str]) -> Response[bytes]:
    file = _inside(folder, asked)
    if file is None:
        if Path(asked).suffix or asked.startswith(("api/", "ws/", "assets/")):
            raise NotFoundException
        file = folder / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})
    return _answer(file, accepted, for_ever=asked.startswith("assets/"))


def _inside(folder: Path, asked: str) -> Path | None:
    """The file of this name, if there is one and it lies inside the folder."""
    if not asked or "\0" in asked:
        return None
    file = (folder / asked).resolve()
    return file if file.is_relative_to(folder.resolve()) and file.is_file() else None


def _answer(file: Path, accepted: frozenset[str], *, for_ever: bool) -> Response[bytes]:
    encoding, source = _encoding(file, accepted)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOR_EVER if for_ever else ALWAYS_FRESH, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    content = _content(source, source.stat().st_mtime_ns, encoding == "gzip")
    return Response(content, media_type=kind, headers=headers)


def _encoding(file: Path, accepted: frozenset[str]) -> tuple[str, Path]:
    """How a file is sent, and from which file: the build has laid a smaller twin beside it."""
    if file.suffix not in COMPRESSED:
        return "", file
    twin = file.with_name(f"{file.name}.br")
    if "br" in accepted and twin.is_file():
        return "br", twin
    return ("gzip", file) if "gzip" in accepted else ("", file)


@lru_cache(maxsize=512)
def _content(file: Path, _changed_ns: int, compress: bool) -> bytes:
    """What a file holds; a changed file is read again."""
    content = file.read_bytes()
    return gzip.compress(content, 9, mtime=0) if compress else content
