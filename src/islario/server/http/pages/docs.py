"""The API's description, for programs and as a plain page: no script, nothing from elsewhere.

It is made when somebody first asks for it, beside the serving thread: it takes as long as a thousand moves.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, cast

from litestar import Litestar, MediaType, Response, get
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig

from islario import __version__
from islario.server.http.asking import Asked
from islario.server.views.parts import encode

METHODS = ("get", "post")


@dataclass(frozen=True)
class Description:
    page: str
    schema: bytes


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: Asked) -> str:
    return (await _description(request)).page


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Asked) -> Response[bytes]:
    schema = (await _description(request)).schema
    return Response(schema, media_type=OpenAPIMediaType.OPENAPI_JSON)


async def _description(request: Asked) -> Description:
    """Made once; whoever else asks meanwhile waits for the same."""
    state = request.app.state
    if "description" not in state:
        state.description = asyncio.create_task(asyncio.to_thread(_described, state.handlers))
    return cast(Description, await asyncio.shield(state.description))


def _described(handlers: Sequence[Any]) -> Description:
    config = OpenAPIConfig(
        title="Islario",
        version=__version__,
        description="Tables, seats, moves and views. What the answers hold is told in docs/protocol.md.",
    )
    schema = Litestar(handlers, openapi_config=config, logging_config=None).openapi_schema.to_schema()
    return Description(_page(schema), encode(schema))


def _page(schema: dict[str, Any]) -> str:
    parts = [_operation(path, method, schema["paths"][path][method], schema)
             for path in schema["paths"] for method in METHODS if method in schema["paths"][path]]  # fmt: skip
    info = schema["info"]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(info["title"])}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1><p>{escape(info['description'])}</p>"
        f'<p><a href="/api/openapi.json">openapi.json</a></p>{"".join(parts)}</html>'
    )


def _operation(path: str, method: str, operation: dict[str, Any], schema: dict[str, Any]) -> str:
    lines = [f"<h2>{method.upper()} {escape(path)}</h2>", f"<p>{escape(operation.get('description', ''))}</p>"]
    fields = [(p["name"], p["in"], p.get("description", "")) for p in operation.get("parameters", [])]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    fields += [(name, "body", _kind(field)) for name, field in _properties(body, schema).items()]
    if fields:
        rows = "".join(f"<tr><td>{escape(n)}<td>{escape(where)}<td>{escape(told)}" for n, where, told in fields)
        lines.append(f"<table>{rows}</table>")
    return "".join(lines)


def _properties(body: dict[str, Any], schema: dict[str, Any]) -> dict[str, Any]:
    reference = body.get("$ref", "")
    if reference:
        body = schema["components"]["schemas"][reference.rpartition("/")[2]]
    return dict(body.get("properties", {}))


def _kind(field: dict[str, Any]) -> str:
    if "oneOf" in field:
        return " or ".join(_kind(each) for each in field["oneOf"])
    if "enum" in field:
        return ", ".join(map(str, field["enum"]))
    if "$ref" in field:
        return str(field["$ref"]).rpartition("/")[2]
    return str(field.get("type", "")) + (f" of {_kind(field['items'])}" if "items" in field else "")
