"""Exercises: a position to look at, a move to try, and the answer. Nothing is stored of them."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from islario.exercises import Exercise, exercise_of, exercises_of, figures, verdict
from islario.exercises.exercise import SOLVERS
from islario.match.match import shown_move
from islario.server.http.answers.exercises import Judged, Posed
from islario.server.http.answers.table import TableView
from islario.server.http.asking import Asked, Lang, house_of, language_of, raw
from islario.server.http.messages import Attempt
from islario.server.views.parts import encode

EXERCISE = "/api/games/{game:str}/exercises/{number:int}"
KEPT = 2000  # answers


@get(EXERCISE)
async def see_exercise(
    request: Asked, game: FromPath[str], number: FromPath[int], lang: Lang = None
) -> Response[bytes]:
    """The position of an exercise, as the seat that decides may know it."""
    exercise = _asked(request, game, number)
    return raw(await asyncio.to_thread(_posed, exercise.name, exercise.number, language_of(request, lang)))


@post(EXERCISE, status_code=200)
async def try_exercise(
    request: Asked, game: FromPath[str], number: FromPath[int], data: JSONBody[Attempt], lang: Lang = None
) -> Response[bytes]:
    """Whether a legal move is the best one there, and why. It can be tried as often as one likes."""
    exercise = _asked(request, game, number)
    return raw(await asyncio.to_thread(_tried, exercise, data.move, language_of(request, lang)))


@get(f"{EXERCISE}/best")
async def show_best(request: Asked, game: FromPath[str], number: FromPath[int], lang: Lang = None) -> Response[bytes]:
    """The best move, and why."""
    exercise = _asked(request, game, number)
    return raw(await asyncio.to_thread(_judged, exercise.name, number, exercise.best, language_of(request, lang)))


def _asked(request: Asked, game: str, number: int) -> Exercise:
    return exercise_of(house_of(request).shelf.take(game).name, number)


@lru_cache(maxsize=KEPT)
def _posed(name: str, number: int, language: str) -> bytes:
    """Nobody plays there: what only a table of the server's has is left empty. So is what would tell of the dice."""
    exercise = exercise_of(name, number)
    kept, match = exercise.kept, exercise.match
    match.names = _names(exercise, language)
    beside = {"version": 0, "box": "", "can_undo": False, "last_turn": 0, "key": None, "commitment": ""}
    return encode(
        Posed(
            number=number,
            of=len(exercises_of(name)),
            title=match.game.title(language),
            seat=kept.seat,
            missed=len(kept.missed_by),
            bots=len(SOLVERS),
            view=TableView(**{**match.view(kept.seat, language), **beside}),
            box=match.game.rules.face.box(match.game.numbers(match.options)),
        )
    )


def _tried(exercise: Exercise, move: int, language: str) -> bytes:
    exercise.match.play(exercise.kept.seat, move)  # on a copy: refuses what is not legal, with why
    return _judged(exercise.name, exercise.number, move, language)


@lru_cache(maxsize=KEPT)
def _judged(name: str, number: int, move: int, language: str) -> bytes:
    exercise = exercise_of(name, number)
    found, seen = verdict(exercise, move), exercise.seen
    words = exercise.game.words(language, _names(exercise, language))
    return encode(
        Judged(
            move=shown_move(exercise.game, seen.hidden, move, words),
            best=found.best,
            why=words.tell(found.why),
            points=None if found.tried is None else round(found.tried.points, 1),
            chance=None if found.tried is None else round(found.tried.chance, 3),
            figures=words.tell(figures(exercise)) if found.best else None,
        )
    )


def _names(exercise: Exercise, language: str) -> tuple[str, ...]:
    words = exercise.game.words(language)
    return tuple(words.say("player", number=seat + 1) for seat in range(exercise.kept.players))
