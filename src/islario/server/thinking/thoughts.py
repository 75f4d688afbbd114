"""Questions and their answers, where they are thought about: with the rules and the bots, without tables or storage."""

from __future__ import annotations

import traceback
from pathlib import Path

import numpy as np

from islario.bots import LEVELS, bot
from islario.bots.hints import advise
from islario.bots.review import Look, take
from islario.kernel.reading import Hidden
from islario.kernel.rule import COMPILED
from islario.match import Seen, game
from islario.match.prepare import change_over, is_prepared, play_uncompiled
from islario.server.thinking.messages import (
    Advise,
    Advised,
    Answer,
    Choose,
    Chosen,
    Done,
    Failed,
    LookAt,
    LookedAt,
    Open,
    Opinion,
    Question,
    Thinkable,
)

PLACES = 4  # of a mistake that are told, the innermost ones


def answer_to(question: Question) -> Answer:
    try:
        return opened(question) if isinstance(question, Open) else thought(question)
    except Exception as fault:
        frames = traceback.extract_tb(fault.__traceback__)[-PLACES:]
        places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        return Failed(type(fault).__name__, places)


def opened(question: Open) -> Done:
    """Opens a game and thinks a little, so that its machine code is in memory before anyone waits for it. One that
    is not compiled yet is opened again when it is."""
    box = game(question.game)
    if is_prepared(question.game):
        change_over(box)
    else:
        play_uncompiled(box)
    match = box.new(seed=1)
    if COMPILED and not box.awaits_compiler:
        seen = match.view_state(match.pending[0])
        bot("greedy").choose(seen)
        advise(seen, iterations=1)
    return Done()


def thought(question: Thinkable) -> Answer:
    seen = seen_by(question)
    match question:
        case Choose():
            name, seconds = (LEVELS[-1], 0.0) if question.quick else (question.bot, question.seconds)
            return Chosen(_number(bot(name, question.seed, seconds=seconds).choose(seen).number))
        case Advise():
            return Advised(
                [
                    Opinion(_number(each.move.number), each.points, each.margin, each.chance, each.sources, each.why)
                    for each in advise(seen, question.seconds, question.most, only=question.only)
                ]
            )
        case LookAt():
            verdict = take(seen, Look(0, question.played, question.seconds, question.better))
            return LookedAt(verdict.better, verdict.cost, verdict.why)


def seen_by(question: Thinkable) -> Seen:
    """What the seat may know, as a bot takes it."""
    known = game(question.game)
    return Seen(known, Hidden(np.frombuffer(bytearray(question.hidden), known.rules.layout.dtype), question.seat))


def _number(number: int | None) -> int:
    assert number is not None, "a bot chooses among legal moves"
    return number
