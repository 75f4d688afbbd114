"""A process that thinks: it answers one question after the other, and ends with the server, however that ends."""

from __future__ import annotations

import contextlib
import os
import queue
import sys
import threading
from typing import IO

from islario.server.thinking.messages import LENGTH, Answer, Done, Question, pack, question_of

POLITENESS = 5  # whoever serves people comes first


def work() -> None:
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game may print is no answer
    if sys.platform != "win32":
        os.nice(POLITENESS)
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    with contextlib.suppress(BrokenPipeError):  # then the listener ends this process too
        from islario.server.thinking.thoughts import answer_to  # with the compiler, which takes a second

        _send(answers, Done())
        while True:
            _send(answers, answer_to(questions.get()))


def _listen(wire: IO[bytes], questions: queue.SimpleQueue[Question]) -> None:
    """Hears the server, also while a thought goes on; when it hears no more, all ends at once."""
    while True:
        head = wire.read(LENGTH.size)
        body = wire.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""
        if not body:
            os._exit(0)
        questions.put(question_of(body))


def _send(wire: IO[bytes], answer: Answer) -> None:
    wire.write(pack(answer))
    wire.flush()


if __name__ == "__main__":
    work()
