"""First matches with a guide: real ones from a position, with a bot that always plays the same."""

from islario.lessons.beside import kind_of_decision, said_beside
from islario.lessons.glossary import glossary
from islario.lessons.guide import Guide, NotNow, Page
from islario.lessons.how import pictured
from islario.lessons.lesson import LEARNER, Lesson, lesson_at, lesson_of, lessons

__all__ = [
    "LEARNER",
    "Guide",
    "Lesson",
    "NotNow",
    "Page",
    "glossary",
    "kind_of_decision",
    "lesson_at",
    "lesson_of",
    "lessons",
    "pictured",
    "said_beside",
]
