"""Who is how strong on this server, as far as rated matches tell."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from islario.bots.strength import strengths
from islario.server.http.asking import Asked, Lang, house_of, json, language_of, person_of
from islario.server.storage.people.ratings import leaders
from islario.server.views.mine import describe_board
from islario.words import Words


@get("/api/ratings/{game:str}")
async def leaderboard(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The leaderboard of a game: all who stand on it, and the bots."""
    house, words = house_of(request), Words.common(language_of(request, lang))
    house.shelf.take(game)
    async with house.store.reading() as connection:
        rated = await leaders(connection, game)
    return json(describe_board(game, rated, strengths(game), await person_of(request), words))
