"""A study of a game: many matches of one bot against itself, and what they say to whoever designs or plays it."""

from islario.lab.study.page import page
from islario.lab.study.samples import Sample, Study, study

__all__ = ["Sample", "Study", "page", "study"]
