"""Exercises over HTTP: what a seat may know of a position, answers to tries, the best move, and today's."""

from __future__ import annotations

from datetime import UTC, datetime

import httpx
import pytest

from islario.exercises import exercise_of, exercise_on, exercises_of
from islario.games import GAMES, OURS
from tests.server.table import code


def path(game: str, number: int) -> str:
    return f"/api/games/{game}/exercises/{number}"


@pytest.mark.parametrize("game", OURS)
def test_a_position_is_shown_as_its_seat_knows_it(client: httpx.Client, game: str) -> None:
    exercise = exercise_of(game, 3)
    posed = client.get(path(game, 3), params={"lang": "fr"}).json()
    assert (posed["number"], posed["of"], posed["seat"]) == (3, len(exercises_of(game)), exercise.kept.seat)
    own, shown = exercise.match.view(exercise.kept.seat, "fr"), posed["view"]
    assert shown["table"] == own["table"]
    assert [move["number"] for move in shown["moves"]] == exercise.seen.moves()
    assert (shown["key"], shown["commitment"]) == (None, ""), "nobody can tell the dice from it"
    assert "best" not in posed
    assert str(exercise.kept.digest) not in str(posed)


def test_a_try_is_answered_and_can_be_repeated(client: httpx.Client) -> None:
    exercise = exercise_of(OURS[0], 1)
    best, second, *_ = (each.move for each in exercise.kept.moves)
    for _ in range(2):
        wrong = client.post(path(OURS[0], 1), json={"move": second}).json()
        assert (wrong["best"], wrong["figures"], wrong["move"]["number"]) == (False, None, second)
        assert wrong["why"]
    right = client.post(path(OURS[0], 1), json={"move": best}, params={"lang": "fr"}).json()
    assert right["best"]
    assert "99 %" in right["figures"]
    assert client.get(f"{path(OURS[0], 1)}/best", params={"lang": "fr"}).json() == right


def test_what_makes_no_sense_is_refused_in_words(client: httpx.Client) -> None:
    assert code(client.get(path("atlantis", 1)))[0] == 404
    assert code(client.get(path(OURS[0], 0))) == (404, "no-such-exercise")
    assert code(client.get(f"{path(OURS[0], 10_000)}/best")) == (404, "no-such-exercise")
    legal = exercise_of(OURS[0], 1).seen.moves()
    illegal = next(number for number in range(10_000) if number not in legal)
    refused = client.post(path(OURS[0], 1), json={"move": illegal})
    assert refused.status_code == 422
    assert refused.json()["told"]["fr"]
    wrong: list[object] = [{}, {"move": -1}, {"move": "best"}, {"move": legal[0], "seat": 1}, [], "x"]
    for body in wrong:
        assert code(client.post(path(OURS[0], 1), json=body))[0] == 400
    assert code(client.get(f"/api/games/{OURS[0]}/exercises/first"))[0] == 404


def test_todays_stands_on_the_shelf(client: httpx.Client) -> None:
    before = datetime.now(UTC).date()
    shelf = client.get("/api/games").json()
    days = {before, datetime.now(UTC).date()}  # at midnight either will do
    offered = [game["name"] for game in shelf["games"]]
    wanted = [exercise_on(day, offered) for day in days]
    assert (shelf["today"]["game"], shelf["today"]["number"]) in [(each.name, each.number) for each in wanted if each]
    assert {game["name"]: game["exercises"] for game in shelf["games"]} == {
        name: len(exercises_of(name)) for name in GAMES
    }
