"""Advice for a seat comes from what it may know, within its time, and only to whoever holds the seat."""

from __future__ import annotations

import httpx

from islario.server.settings import Limits
from tests.patience import patiently
from tests.server.process import Nursery
from tests.server.table import Table, made


def test_a_hint_names_legal_moves_with_reasons_in_both_languages(client: httpx.Client) -> None:
    table = made(client, "here", "greedy")
    legal = {move["number"]: move["words"] for move in table.view(0, lang="fr")["view"]["moves"]}
    french = table.post("hint", {"seat": 0}, lang="fr").json()
    assert 1 <= len(french["advice"]) <= 3
    for each in french["advice"]:
        assert legal[each["move"]["number"]] == each["move"]["words"]
        assert each["why"].endswith(".")
        assert 0 <= each["chance"] <= 1
    english = table.post("hint", {"seat": 0}, lang="en").json()
    assert [a["move"]["number"] for a in english["advice"]] == [a["move"]["number"] for a in french["advice"]]
    assert [a["why"] for a in english["advice"]] != [a["why"] for a in french["advice"]]


def test_a_hint_is_thought_of_for_less_than_two_seconds_and_only_once(client: httpx.Client) -> None:
    assert Limits().hint < 2
    table = made(client, "here", "here")
    before = thought_of(client)
    first = table.post("hint", {"seat": 0}, lang="en").json()
    assert thought_of(client) == before + 1
    assert table.post("hint", {"seat": 0}, lang="en").json() == first
    assert thought_of(client) == before + 1


def thought_of(client: httpx.Client) -> int:
    """How many hints the server has had to think of."""
    lines = client.get("/metrics").text.splitlines()
    return sum(int(line.split()[-1]) for line in lines if line.startswith("islario_hints_total"))


def test_nobody_is_advised_for_a_seat_that_is_not_theirs(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "here")
    answer = Table(other, table.made).post("hint", {"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
    table.first_move(0)
    answer = table.post("hint", {"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing-to-advise")
    assert table.post("hint", {"seat": 7}).status_code == 404


def test_advice_is_limited(nursery: Nursery, tmp_path: object) -> None:
    limits = {"advice": [2, 1e-6], "share": 1.0, "hint": 0.1}
    with nursery.running(database=f"{tmp_path}/tables.db", limits=limits) as running, running.client() as asker:
        table = made(asker, "here")
        assert [table.post("hint", {"seat": 0}).status_code for _ in range(3)] == [200, 200, 429]


def test_a_finished_match_is_looked_back_at(nursery: Nursery, tmp_path: object) -> None:
    limits = {"advice": [1000, 100], "review": 1.0}
    with nursery.running(database=f"{tmp_path}/tables.db", limits=limits) as running, running.client() as asker:
        look_back_at(asker)


def look_back_at(client: httpx.Client) -> None:
    table = made(client, "here")
    early = table.post("review", {"seat": 0})
    assert (early.status_code, early.json()["code"]) == (409, "review-not-yet")
    last = table.finish()["version"]
    for _ in patiently("the look back", pause=0.2):
        look = table.post("review", {"seat": 0}, lang="fr").json()
        if look["regrets"] is not None:
            break
        assert 0 <= look["done"] <= look["of"]
    assert look["done"] == look["of"] > 0
    assert look["regrets"], "always the first legal move: some of them cost points"
    costs = [regret["cost"] for regret in look["regrets"]]
    assert costs == sorted(costs, reverse=True)
    for regret in look["regrets"]:
        assert regret["played"]["number"] != regret["better"]["number"]
        assert 0 <= regret["version"] < last
        assert regret["why"].endswith(".")
