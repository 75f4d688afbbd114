"""The API's description as a plain page: no script, nothing from elsewhere."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, get

from islario.server.http.asking import Asked

METHODS = ("get", "post")


@get("/api/docs", media_type=MediaType.HTML, include_in_schema=False)
async def docs(request: Asked) -> str:
    """Made once: it takes twenty times as long as most answers, and never changes."""
    state = request.app.state
    if "docs" not in state:
        state.docs = _page(request.app.openapi_schema.to_schema())
    return str(state.docs)


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
