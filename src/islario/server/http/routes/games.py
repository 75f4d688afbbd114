"""The shelf: which games there are, their numbered rules and their words."""

from __future__ import annotations

from litestar import MediaType, Response, get
from litestar.params import FromPath

from islario.games.shelf import check_name, rulebook
from islario.kernel.shelf import folder_of
from islario.server.http.asking import Asked, Lang, house_of, json, language_of
from islario.server.views.describe import describe_shelf
from islario.words import COMMON, Words


@get("/api/games")
async def games(request: Asked, lang: Lang = None) -> Response[bytes]:
    """All games with their options, and the bots."""
    return json(describe_shelf(house_of(request).shelf, language_of(request, lang)))


@get("/api/games/{game:str}/rules")
async def rules(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """The numbered rules of a game, as Markdown."""
    name, language = check_name(game), language_of(request, lang)
    title = Words.of_game(folder_of(name), language).say("title")
    return json({"game": name, "language": language, "title": title, "markdown": rulebook(name, language)})


@get("/api/games/{game:str}/words", media_type=MediaType.TEXT)
async def words(request: Asked, game: FromPath[str], lang: Lang = None) -> str:
    """The messages of Islario and of a game, in Project Fluent's format."""
    name, language = check_name(game), language_of(request, lang)
    files = (COMMON / f"{language}.ftl", folder_of(name) / "words" / f"{language}.ftl")
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
