"""Exercises: positions from bots' matches, each with one clearly best decision, in rising difficulty."""

from islario.exercises.exercise import Exercise, exercise_of, exercises_of, games_with_exercises
from islario.exercises.today import exercise_on
from islario.exercises.verdict import Verdict, figures, verdict

__all__ = [
    "Exercise",
    "Verdict",
    "exercise_of",
    "exercise_on",
    "exercises_of",
    "figures",
    "games_with_exercises",
    "verdict",
]
