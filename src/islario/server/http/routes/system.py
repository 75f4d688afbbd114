"""Health and metrics, for whoever looks after the server."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from islario import __version__
from islario.server.house import House
from islario.server.http.asking import Asked, house_of, json
from islario.server.http.routes.operator import check_operator
from islario.server.watching.metrics import in_text


@get("/health/live")
async def alive() -> Response[bytes]:
    """Whether the process answers: if it does not, starting it again helps."""
    return json({"status": "ok", "version": __version__})


@get("/health/ready")
async def ready(request: Asked) -> Response[bytes]:
    """Whether everything can be asked of it: the database can be written to, what other servers do arrives, and the
    rules of all games are compiled, as far as they can be. If not, starting it again does not help; waiting may."""
    facts = await _facts(house_of(request))
    return json(facts, 200 if facts["status"] == "ok" and not facts["preparing"] else 503)


@get("/health")
async def health(request: Asked) -> Response[bytes]:
    """The same facts; games that are still being prepared do not speak against the others."""
    facts = await _facts(house_of(request))
    return json(facts, 200 if facts["status"] == "ok" else 503)


async def _facts(house: House) -> dict[str, Any]:
    trouble = await house.store.database.trouble()
    if trouble is None and not house.bus.listening:
        trouble = "database-deaf"
    return {
        "status": trouble or "ok",
        "version": __version__,
        "ready": sorted(house.shelf.ready),
        "preparing": sorted(set(house.shelf.names) - house.shelf.ready - house.shelf.compiling.failed),
        "interpreted": sorted(house.shelf.compiling.failed),
    }


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Counters and timings for Prometheus, of all processes that share this address: for this machine, elsewhere with
    the operator's token. They tell when anybody moves, which may be a secret."""
    house = house_of(request)
    if not house.addresses.is_here(request.scope):
        check_operator(request)
    return in_text(await house.siblings.all())
