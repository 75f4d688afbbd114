"""What lies on a table explains itself."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import QueryParameter

from islario.match.things import explained_now
from islario.server.http.answers.table import Meaning
from islario.server.http.asking import Asked, Lang, OfTable, json, language_of, live_asked, raw, viewer_asked
from islario.server.http.routes.play import MATCH, SeatAsked
from islario.server.views.shown import teller_of, things_of


@get(f"{MATCH}/things")
async def things(request: Asked, table: OfTable, lang: Lang = None) -> Response[bytes]:
    """All that can be pointed at, by its id: its name, what it is and does, and its rule. The same all along."""
    live = await live_asked(request, table)
    return raw(things_of(live, language_of(request, lang)))


@get(f"{MATCH}/things/now")
async def thing_now(
    request: Asked,
    table: OfTable,
    thing: Annotated[str, QueryParameter(max_length=60)],
    seat: SeatAsked = None,
    lang: Lang = None,
) -> Response[bytes]:
    """What one of them does or means at this moment, as far as the viewer may know."""
    live = await live_asked(request, table)
    viewer = live.viewer(await viewer_asked(request, live, seat))
    words = teller_of(live, language_of(request, lang)).words
    return json(Meaning(version=viewer.version, now=explained_now(live.game, live.facts_of(seat), thing, words)))
