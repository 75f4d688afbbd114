"""The built browser client: read into memory once, compressed once, served by name.

Whatever is no file is a page of the client, which finds its way by the address itself.
"""

from __future__ import annotations

import gzip
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.params import FromPath

from islario.server.errors import Refusal
from islario.server.http.asking import Asked, house_of, language_of
from islario.words import Words

FOREVER = "public, max-age=31536000, immutable"  # the build puts a hash of their content into the names under assets/
MIMES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
ENTRY = re.compile(rb'<script type="module"[^>]*? src="/assets/([^"]+)"')
SMALL = 600  # bytes below which compressing gains nothing


@dataclass(frozen=True)
class File:
    kind: str
    plain: bytes
    packed: dict[str, bytes]  # by encoding, the best first
    cache: str


class Client:
    def __init__(self, folder: Path) -> None:
        files = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
        self.files = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in files
            if path.suffix not in (".br", ".gz", ".map")
        }
        index = self.files.get("index.html")
        entry = ENTRY.search(index.plain) if index else None
        self.version = entry[1].decode() if entry else ""  # its name holds a hash of all that it loads

    def find(self, path: str) -> File | None:
        """The file of that name; the client's page for an address without one."""
        name = path.strip("/")
        return self.files.get(name) or (None if "." in name.rpartition("/")[2] else self.files.get("index.html"))


def _read(path: Path) -> File:
    kind = MIMES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind.startswith("text/"):
        kind += "; charset=utf-8"
    plain = path.read_bytes()
    packed = {}
    brotli = path.with_name(path.name + ".br")
    if brotli.exists():
        packed["br"] = brotli.read_bytes()
    if len(plain) > SMALL and path.suffix not in (".woff2", ".png", ".webp", ".jpg"):
        packed["gzip"] = gzip.compress(plain, 9, mtime=0)
    cache = FOREVER if path.parent.name == "assets" else "no-cache"
    return File(kind, plain, packed, cache)


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Asked, path: FromPath[str] = "/") -> Response[bytes]:
    """A file or a page of the client."""
    if path.startswith("/api/") or path == "/api":
        raise Refusal("no-such-page", 404)
    client: Client = request.app.state.client
    if not client.files:
        return _without_client(request)
    file = client.find(path)
    if file is None:
        raise Refusal("no-such-page", 404)
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    encoding = next((name for name in file.packed if name in accepted), None)
    headers = {"cache-control": file.cache, "vary": "accept-encoding"}
    if encoding:
        headers["content-encoding"] = encoding
    content = file.packed[encoding] if encoding else file.plain
    return Response(content, media_type=file.kind, headers=headers)


def _without_client(request: Asked) -> Response[bytes]:
    words = Words.common(language_of(request, None))
    title, told = words.say("server-no-client-title"), words.say("server-no-client")
    ready = ", ".join(sorted(house_of(request).shelf.open)) or "…"
    text = (
        f'<!doctype html><html lang="{words.language}"><meta charset="utf-8"><title>Islario</title>'
        f"<h1>{title}</h1><p>{told}</p><p>{ready}</p>"
        '<p><a href="/api/docs">/api/docs</a></p></html>'
    )
    return Response(text.encode(), media_type="text/html; charset=utf-8")
