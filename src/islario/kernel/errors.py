"""What Islario says when something is wrong: always its own exception, with one clear sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from islario.words import LANGUAGES, Said, Words


class IslarioError(Exception):
    """A mistake that a person can mend. `code` names it for programs, `said` tells it to people."""

    def __init__(self, code: str, /, **of: object) -> None:
        super().__init__(code)
        self.code = code
        self.said = Said(f"error-{code}", **of)
        self.folder: Path | None = None

    def in_words_of(self, folder: Path) -> Self:
        """The sentence speaks of a game's own things."""
        self.folder = folder
        return self

    def tell(self, language: str = "en") -> str:
        spoken = language if language in LANGUAGES else LANGUAGES[0]  # an error is told, not followed by another
        words = Words.of_game(self.folder, spoken) if self.folder else Words.common(spoken)
        return words.tell(self.said)

    def __str__(self) -> str:
        return self.tell()


class ComponentError(IslarioError):
    """A component file that cannot be used; says which file, which line and what is wrong there."""
