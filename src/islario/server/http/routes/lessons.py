"""What the guide says at a table that teaches a game."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any

from litestar import Response, get
from litestar.params import FromPath

from islario.lessons import LEARNER, Guide, Lesson, glossary, lesson_of, lessons, pictured, said_beside
from islario.lessons.lesson import Picture as Pictured
from islario.match.match import source_message
from islario.match.views import Points
from islario.server.errors import Refusal
from islario.server.http.answers.lessons import (
    Beside,
    Example,
    Examples,
    Glossary,
    Guidance,
    HowToPlay,
    KindOfDecision,
    LessonStep,
    Picture,
    Term,
)
from islario.server.http.answers.table import TableView
from islario.server.http.asking import (
    Asked,
    Lang,
    OfTable,
    house_of,
    json,
    language_of,
    live_asked,
    raw,
    viewer_asked,
)
from islario.server.views.parts import encode


@get("/api/tables/{table:str}/lesson")
async def see_lesson(request: Asked, table: OfTable, lang: Lang = None) -> Response[bytes]:
    """How far the lesson has come, and what is said now: for the learner alone."""
    live = await live_asked(request, table)
    await viewer_asked(request, live, LEARNER)
    if live.lesson is None:
        raise Refusal("not-a-lesson", 409)
    guide = Guide(live.lesson, live.match)
    words = live.game.words(language_of(request, lang), live.table.names)
    gained = [Points(source, words.say(source_message(source)), points) for source, points in guide.gains.items()]
    return json(
        LessonStep(
            version=live.viewer(LEARNER).version,
            step=guide.at,
            of=guide.steps,
            done=guide.done,
            pages=[Guidance(words=words.say(page.message), at=page.at) for page in guide.pages],
            moves=[move.number for move in guide.waited_for if move.number is not None],
            gains=gained,
        )
    )


@get("/api/games/{game:str}/how")
async def see_how(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """How to play, on one page: for games that have a lesson."""
    _taught(request, game)
    return raw(await asyncio.to_thread(_how, game, language_of(request, lang)))


@cache
def _how(game: str, language: str) -> bytes:
    """Its pictures take as long as a hundred moves: they are made once, and by a hand of their own."""
    lesson = _lesson(game)
    words = lesson.game.words(language)
    return encode(
        HowToPlay(
            title=words.say("title"),
            aim=words.say("how-aim"),
            pictures=[Picture(**_shown(lesson, picture, language)) for picture in lesson.course.pictures],
            box=_box(lesson),
            points=words.say("how-points").splitlines(),
            end=words.say("how-end"),
        )
    )


@get("/api/games/{game:str}/examples")
async def see_examples(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """Pictures beside the numbered rules: for games that have a lesson."""
    _taught(request, game)
    return raw(await asyncio.to_thread(_examples, game, language_of(request, lang)))


@cache
def _examples(game: str, language: str) -> bytes:
    lesson = _lesson(game)
    shown = [Example(rule=each.rule, **_shown(lesson, each, language)) for each in lesson.course.examples]
    return encode(Examples(pictures=shown, box=_box(lesson)))


@get("/api/games/{game:str}/terms")
async def see_terms(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """Words with a meaning of their own: for games that have a lesson."""
    entries = glossary(_taught(request, game).game.words(language_of(request, lang)))
    return json(Glossary(terms=[Term(name=each.forms[0], forms=each.forms, words=each.meaning) for each in entries]))


@get("/api/games/{game:str}/beside")
async def see_beside(request: Asked, game: FromPath[str], lang: Lang = None) -> Response[bytes]:
    """What each kind of decision is for, and what good players look at: for games that have a lesson."""
    lesson = _taught(request, game)
    words = lesson.game.words(language_of(request, lang))
    said = [KindOfDecision(kind=kind, words=words.say(said_beside(kind))) for kind in lesson.course.beside]
    return json(Beside(decisions=said))


def _taught(request: Asked, game: str) -> Lesson:
    """The lesson of a game that this server has."""
    house_of(request).shelf.take(game)
    return _lesson(game)


def _lesson(game: str) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise Refusal("no-lesson", 404, game=game, known=", ".join(lessons()))
    return lesson


def _box(lesson: Lesson) -> Any:
    return lesson.game.rules.face.box(lesson.game.numbers(lesson.begin().options))


def _shown(lesson: Lesson, picture: Pictured, language: str) -> dict[str, Any]:
    """Nobody plays there: what only a table of the server's has is left empty."""
    match = pictured(lesson, picture.step)
    waited_for = Guide(lesson, match).waited_for
    beside = {"version": 0, "box": "", "can_undo": False, "last_turn": 0, "key": None}
    return {
        "words": lesson.game.words(language).say(picture.message),
        "part": picture.part,
        "at": picture.at,
        "moves": [move.number for move in waited_for if move.number is not None],
        "view": TableView(**{**match.view(LEARNER, language), **beside}),
    }
