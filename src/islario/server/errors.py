"""What the server answers when something is wrong: a code for programs, a sentence for people, in their language."""

from __future__ import annotations

from typing import Any

from islario.games.shelf import UnknownGame
from islario.kernel.errors import IslarioError
from islario.match.errors import BadRecord, CannotUndo, NotYourTurn
from islario.words import LANGUAGES, Words

STATUS = {
    "bad-seat": 404, "bad-ply": 404, "no-exercises": 404, "no-such-exercise": 404,
    "not-your-turn": 409, "match-over": 409,
}  # fmt: skip


class Refusal(IslarioError):
    """Something that the server will not do, with its status."""

    def __init__(self, code: str, status: int, /, retry: int | None = None, **of: object) -> None:
        super().__init__(code, **of)
        self.status = status
        self.retry = retry  # seconds after which it may go better
        self.more: dict[str, Any] = {}

    def with_more(self, **more: Any) -> Refusal:
        """Facts beside the sentence."""
        self.more.update(more)
        return self


class BadDatabase(IslarioError):
    """A database that cannot be served, backed up or restored as it was asked."""


def status_of(fault: IslarioError) -> int:
    match fault:
        case Refusal():
            return fault.status
        case UnknownGame():
            return 404
        case NotYourTurn() | CannotUndo():
            return 409
        case BadRecord():
            return 422
    return STATUS.get(fault.code, 422)


def told(fault: IslarioError, names: tuple[str, ...] = ()) -> dict[str, Any]:
    """The answer's body."""
    sentences = {}
    for language in LANGUAGES:
        words = Words.of_game(fault.folder, language, names) if fault.folder else Words.common(language)
        words.names = tuple(name or words.say("player", number=seat + 1) for seat, name in enumerate(names))
        sentences[language] = words.tell(fault.said)
    more = fault.more if isinstance(fault, Refusal) else {}
    return {"code": fault.code, "sentence": sentences["en"], "told": sentences, **more}
