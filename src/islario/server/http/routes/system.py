"""Health and metrics, for whoever looks after the server."""

from __future__ import annotations

from litestar import MediaType, Response, get

from islario import __version__
from islario.server.http.asking import Asked, house_of, json


@get("/health")
async def health(request: Asked) -> Response[bytes]:
    """Whether the server and its database are well, and which games can be played."""
    house = house_of(request)
    try:
        well = await house.store.answers()
    except Exception:  # whatever is wrong with the database, this is the place to say so
        well = False
    ready = sorted(house.shelf.ready)
    waiting = sorted(set(house.shelf.names) - house.shelf.ready)
    facts = {"status": "ok" if well else "no database", "version": __version__, "ready": ready, "preparing": waiting}
    return json(facts, 200 if well else 503)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(request: Asked) -> str:
    """Counters and timings for Prometheus."""
    house = house_of(request)
    return house.metrics.text(house.gauges)
