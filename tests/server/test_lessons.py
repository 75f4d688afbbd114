"""Tables that teach a game: set by name, guided, played under the rules, and the same every time."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from islario.lessons import lessons
from tests.patience import patiently
from tests.server.process import Running
from tests.server.table import GAME, Table, code


def lesson(client: httpx.Client, game: str = GAME, **more: Any) -> Table:
    answer = client.post("/api/tables", json={"game": game, "lesson": True, **more})
    assert answer.status_code == 201, answer.text
    return Table(client, answer.json())


def told(table: Table, language: str = "en") -> dict[str, Any]:
    answer = table.get("lesson", lang=language)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


@pytest.mark.parametrize("game", lessons())
def test_a_lesson_has_a_learner_and_bots(client: httpx.Client, game: str) -> None:
    info = lesson(client, game, seats=[{"kind": "here", "name": "Ana"}]).made["table"]
    assert (info["lesson"], info["mine"]) == (True, [0])
    assert [seat["kind"] for seat in info["seats"]] == ["person"] + ["bot"] * (info["players"] - 1)
    assert info["seats"][0]["name"] == "Ana"


def test_the_guide_speaks_both_languages_and_waits_for_a_move(client: httpx.Client) -> None:
    table = lesson(client)
    english, french = told(table), told(table, "fr")
    assert (english["step"], english["done"], len(english["moves"])) == (0, False, 1)
    assert [page["at"] for page in english["pages"]] == [page["at"] for page in french["pages"]]
    assert english["pages"][0]["words"] != french["pages"][0]["words"]


def test_what_the_guide_does_not_wait_for_is_refused_and_changes_nothing(client: httpx.Client) -> None:
    table = lesson(client)
    for _ in patiently("the bot, which has chosen"):
        before, wanted = table.view(0), told(table)["moves"]
        if before["view"]["pending"] == [0]:
            break
    other = next(move["number"] for move in before["view"]["moves"] if move["number"] not in wanted)
    refused = table.play(0, other, before["version"])
    assert code(refused) == (422, "lesson-first")
    assert "2a" in refused.json()["told"]["fr"]
    assert table.view(0)["version"] == before["version"]
    assert table.get("preview", seat=0, move=other).status_code == 200  # one may wonder
    assert table.play(0, wanted[0], before["version"]).status_code == 200


def test_others_are_told_nothing_and_other_tables_have_no_guide(client: httpx.Client, other: httpx.Client) -> None:
    table = lesson(client)
    assert code(table.seen_by(other).get("lesson")) == (403, "not-your-seat")
    plain = client.post("/api/tables", json={"game": GAME, "seats": [{"kind": "here"}]})
    assert not plain.json()["table"]["lesson"]
    assert code(Table(client, plain.json()).get("lesson")) == (409, "not-a-lesson")
    assert code(client.post("/api/tables", json={"game": "atlantis", "lesson": True}))[0] == 404


def test_a_bot_that_sits_in_is_not_held_back(client: httpx.Client) -> None:
    """It knows nothing of lessons, and would be refused for ever."""
    table = lesson(client)
    assert table.post("seats/0/bot", {"bot": "greedy"}).status_code == 200
    for _ in patiently("the end of the match"):
        if table.view()["view"]["over"]:
            break


def test_a_lesson_outlives_the_server(nursery: Any, tmp_path: Any) -> None:
    database = str(tmp_path / "tables.db")
    with nursery.running(database=database, bot_delay=0.0) as server, server.client() as client:
        table = lesson(client)
        assert table.play(0, told(table)["moves"][0], table.view(0)["version"]).status_code == 200
        cookies, path = client.cookies, table.path
    with nursery.running(database=database, bot_delay=0.0) as again, again.client() as client:
        client.cookies = cookies
        for _ in patiently("the next step, once the bot has moved", pause=0.2):
            if client.get(f"{path}/lesson").json()["step"] == 1:
                break
        assert client.get(path).json()["halt"] is None


def test_nobody_waits_in_a_lesson(client: httpx.Client) -> None:
    tables = {lesson(client).id}
    made = client.post("/api/tables", json={"game": GAME, "players": 1, "seats": [{"kind": "here"}]}).json()
    tables.add(made["table"]["id"])
    for _ in patiently("both to be asked"):
        mine = client.get("/api/me/tables").json()
        rows = [row for row in mine["running"] if row["turn"]]
        if tables <= {row["id"] for row in rows}:
            break
    assert mine["waiting"] == len([row for row in rows if not row["lesson"]]) < len(rows)


def test_it_is_dealt_the_same_each_time(server: Running) -> None:
    with server.client() as first, server.client() as second:
        views = [lesson(client).view(0)["view"] for client in (first, second)]
    dealt = [[view[part] for part in ("commitment", "moves")] + [view["table"]["cards"]] for view in views]
    assert dealt[0] == dealt[1]  # the bot may have moved at one of them


@pytest.mark.parametrize("game", lessons())
def test_how_to_play_is_told_in_five_pictures_of_tables_that_nobody_plays_at(client: httpx.Client, game: str) -> None:
    english, french = (client.get(f"/api/games/{game}/how", params={"lang": lang}).json() for lang in ("en", "fr"))
    assert len(english["pictures"]) == 5
    assert english["aim"] != french["aim"]
    for picture in english["pictures"]:
        assert picture["view"]["game"] == game
        assert picture["view"]["key"] is None
    assert len(english["points"]) >= 3
    assert english["box"]


@pytest.mark.parametrize("game", lessons())
def test_examples_stand_beside_rules_and_words_are_explained(client: httpx.Client, game: str) -> None:
    said = {part: [client.get(f"/api/games/{game}/{part}", params={"lang": lang}).json() for lang in ("en", "fr")]
            for part in ("examples", "terms")}  # fmt: skip
    for english, french in zip(*(answer["pictures"] for answer in said["examples"]), strict=True):
        assert english["rule"] == french["rule"]
        assert english["words"] != french["words"]
        assert english["view"]["game"] == game
    for terms in (answer["terms"] for answer in said["terms"]):
        assert all(term["name"] == term["forms"][0] and term["words"].endswith(".") for term in terms)


def test_a_game_without_a_lesson_says_so(client: httpx.Client) -> None:
    for part in ("how", "examples", "terms", "beside"):
        assert code(client.get(f"/api/games/atlantis/{part}"))[0] == 404


@pytest.mark.parametrize("game", lessons())
def test_what_decisions_are_for_is_told_in_both_languages(client: httpx.Client, game: str) -> None:
    english, french = (client.get(f"/api/games/{game}/beside", params={"lang": lang}).json() for lang in ("en", "fr"))
    assert english["decisions"]
    for one, other in zip(english["decisions"], french["decisions"], strict=True):
        assert one["kind"] == other["kind"]
        assert one["words"] != other["words"]


def test_a_hint_does_not_contradict_the_guide(client: httpx.Client) -> None:
    """A search knows nothing of the lesson's plan; what it would rather do would be refused."""
    table = lesson(client)
    for _ in patiently("the bot, which has chosen"):
        if table.view(0)["view"]["pending"] == [0]:
            break
    advice = table.post("hint", {"seat": 0}, lang="fr").json()["advice"]
    assert [each["move"]["number"] for each in advice] == told(table)["moves"]
    assert "votre guide" in advice[0]["why"]
