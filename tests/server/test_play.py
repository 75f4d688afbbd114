"""Playing over HTTP: views, moves, stale and repeated ones, taking back, the past, and records."""

from __future__ import annotations

import json

import httpx

import islario
from tests.server.process import Running
from tests.server.table import GAME, made


def test_a_view_carries_everything_a_client_needs(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    view = table.view(0, lang="en")["view"]
    assert view["pending"] == [0, 1]
    assert "Draw a trail between two adjacent spaces that match" in view["question"]
    assert view["rule"] == "TT-12"
    assert view["moves"][0].keys() == {"number", "kind", "args", "words"}
    assert view["breakdowns"][0][0] == {"source": "sights_1", "words": "Sights, round 1", "points": 0}
    assert view["key"] is None
    french = table.view(0, lang="fr")["view"]
    assert french["moves"][0]["words"].startswith("Tracer")
    assert {**french, "language": "en"}.keys() == view.keys()
    watching = table.view()["view"]
    assert (watching["moves"], watching["question"], watching["seat"]) == ([], None, None)


def test_people_on_one_screen_and_bots_play_to_the_end(client: httpx.Client) -> None:
    table = made(client, "here", "here", "greedy", "random")
    end = table.finish()["view"]
    assert end["winners"]
    assert sum(source["points"] for source in end["breakdowns"][0]) == end["scores"][0]
    assert table.get().json()["over"]
    assert islario.game(GAME).new(4, key=bytes.fromhex(end["key"])).commitment == end["commitment"]
    late = table.play(0, 0, end["version"])
    assert (late.status_code, late.json()["code"]) in ((409, "match-over"), (409, "stale-version"))


def test_a_move_sent_twice_counts_once(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    now = table.view(0)
    number = now["view"]["moves"][0]["number"]
    first = table.play(0, number, now["version"], "once").json()
    again = table.play(0, number, now["version"], "once").json()
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert again["version"] == first["version"]
    assert again["view"] == first["view"]


def test_who_has_a_socket_open_need_not_be_sent_the_view_twice(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    now = table.view(0)
    number = now["view"]["moves"][0]["number"]
    first = table.play(0, number, now["version"], "short", view="false")
    assert (first.status_code, first.json()) == (200, {"version": table.view(0)["version"], "repeated": False})
    again = table.play(0, number, now["version"], "short", view="false").json()
    assert again == {**first.json(), "repeated": True}
    assert table.play(0, number, now["version"], "short", view="true").json()["view"] == table.view(0)["view"]
    assert table.play(0, number, now["version"], view="perhaps").json()["code"] == "bad-request"
    stale = table.play(0, number, 10_000, view="false")
    assert (stale.status_code, stale.json()["view"]["version"]) == (409, first.json()["version"])
    back = table.post("undo", {"seat": 0, "version": first.json()["version"], "id": "back"}, view="false")
    assert (back.status_code, back.json().keys()) == (200, {"version", "repeated"})
    assert table.view(0)["view"]["moves"] == now["view"]["moves"]


def test_a_move_on_an_old_version_is_answered_with_the_present(client: httpx.Client) -> None:
    table = made(client, "here")
    before = table.view(0)
    after = table.first_move(0)
    answer = table.play(0, before["view"]["moves"][0]["number"], before["version"])
    assert (answer.status_code, answer.json()["code"]) == (409, "stale-version")
    assert answer.json()["view"] == after["view"]
    assert answer.json()["log"] == after["log"]
    assert table.play(0, 0, 10_000).json()["code"] == "stale-version"


def test_others_deciding_at_the_same_time_do_not_make_a_move_stale(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    before = table.view(0)
    table.first_move(1)
    assert table.view(0)["version"] > before["version"]
    answer = table.play(0, before["view"]["moves"][0]["number"], before["version"])
    assert answer.status_code == 200


def test_an_illegal_move_is_refused_with_why_and_changes_nothing(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    now = table.view(0)
    legal = {move["number"] for move in now["view"]["moves"]}
    wrong = next(number for number in range(186) if number not in legal)
    answer = table.play(0, wrong, now["version"])
    assert (answer.status_code, answer.json()["code"]) == (422, "illegal-move")
    assert "match" in answer.json()["told"]["en"]
    assert table.play(0, 5000, now["version"]).json()["code"] == "no-such-move"
    assert table.view(0) == now


def test_only_who_holds_a_seat_plays_for_it(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "open")
    for seat in (0, 1):
        body = {"seat": seat, "move": 0, "version": 0, "id": "x"}
        assert other.post(f"{table.path}/moves", json=body).json()["code"] == "not-your-seat"
        assert other.get(f"{table.path}/view", params={"seat": seat}).json()["code"] == "not-your-seat"
    assert table.play(1, 0, 0).json()["code"] == "not-your-seat"
    assert table.play(7, 0, 0).json()["code"] == "bad-seat"


def test_who_has_decided_waits_for_the_others(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    after = table.first_move(0)
    assert after["view"]["pending"] == [1]
    answer = table.play(0, 3, after["version"])
    assert (answer.status_code, answer.json()["code"]) == (409, "not-your-turn")


def test_a_move_can_be_taken_back_until_something_is_revealed(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    start = table.view(0)
    assert not start["view"]["can_undo"]
    refused = table.post("undo", {"seat": 0, "version": 0, "id": "u0"})
    assert (refused.status_code, refused.json()["code"]) == (409, "undo-nothing")
    after = table.first_move(0)
    assert after["view"]["can_undo"]
    back = table.post("undo", {"seat": 0, "version": after["version"], "id": "u1"}).json()
    assert back["view"]["moves"] == start["view"]["moves"]
    assert back["view"]["table"] == start["view"]["table"]
    assert [h["kind"] for entry in back["log"] for h in entry["happenings"]] == ["undone"]
    assert table.post("undo", {"seat": 0, "version": after["version"], "id": "u1"}).json()["repeated"]
    table.first_move(0)
    last = table.first_move(1)
    refused = table.post("undo", {"seat": 1, "version": last["version"], "id": "u2"})
    assert (refused.status_code, refused.json()["code"]) == (409, "undo-revealed")


def test_the_log_tells_the_gap_and_since_my_last_turn(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    for seat in (0, 1, 0, 1, 1, 0, 0, 1):
        table.first_move(seat)
    now = table.view(0, since=-1)
    assert [entry["version"] for entry in now["log"]] == list(range(now["version"] + 1))
    assert now["log"] == table.get("log", seat=0).json()["log"]
    assert table.view(0, since=2)["log"] == now["log"][3:]
    assert table.view(0, since="last")["log"] == now["log"][now["view"]["last_turn"] + 1 :]
    assert table.view(0)["log"] == []
    assert table.get("view", seat=0, since="yesterday").status_code == 400


def test_any_past_position_can_be_seen_as_it_was_known(client: httpx.Client) -> None:
    table = made(client, "here", "here")
    seen = [table.view(0)]
    for _ in range(3):
        table.first_move(0)
        seen.append(table.view(0))
        table.first_move(1)
        seen.append(table.view(0))
    for moment in seen:
        then = table.get(f"positions/{moment['version']}", seat=0).json()
        assert then["view"]["table"] == moment["view"]["table"]
        assert then["view"]["pending"] == moment["view"]["pending"]
        assert then["view"]["past"]
        assert then["view"]["moves"] == []
    missing = table.get("positions/999", seat=0)
    assert (missing.status_code, missing.json()["code"]) == (404, "bad-ply")


def test_a_record_leaves_when_the_match_is_over_and_comes_back_as_a_table(
    client: httpx.Client, other: httpx.Client
) -> None:
    table = made(client, "here", "greedy")
    early = table.get("record")
    assert (early.status_code, early.json()["code"]) == (409, "record-not-yet")
    end = table.finish()["view"]
    record = table.get("record")
    assert "attachment" in record.headers["content-disposition"]
    assert islario.replay(record.text).scores == tuple(end["scores"])
    answer = other.post("/api/records", content=record.content)
    assert answer.status_code == 201
    brought = answer.json()["table"]
    assert brought["imported"]
    assert brought["over"]
    view = other.get(f"/api/tables/{brought['id']}/view").json()["view"]
    assert view["scores"] == end["scores"]
    assert other.post(f"/api/tables/{brought['id']}/seats/0/claim", json={}).json()["code"] == "seat-taken"


def test_records_that_are_none_are_refused_with_why(client: httpx.Client) -> None:
    unfinished = json.loads(islario.game(GAME).new(2, seed=1).record())
    elsewhere = islario.game(GAME).new_at({"round": 2, "deck": ["desert"]}, 1, seed=1)
    while not elsewhere.over:
        elsewhere.play(0, elsewhere.moves(0)[0])
    table = made(client, "here")
    table.finish()
    whole = table.get("record").json()
    wrongs = {
        "record-not-json": b'{"islario": 1, "game"',
        "record-not-ours": b'{"a": 1}',
        "record-edited": json.dumps({**whole, "scores": [999]}).encode(),
        "unknown-option": json.dumps({**whole, "options": {"seed": 1}}).encode(),
        "record-unfinished": json.dumps(unfinished).encode(),
        "record-at-position": elsewhere.record().encode(),
        "unknown-game": json.dumps({**whole, "game": "chess"}).encode(),
        "record-other-format": json.dumps({**whole, "islario": 2}).encode(),
    }
    for code, content in wrongs.items():
        answer = client.post("/api/records", content=content)
        assert answer.json()["code"] == code
        assert 400 <= answer.status_code < 500
    assert client.post("/api/records", content=b"[" * 100_000).status_code == 422


def test_a_table_of_all_bots_plays_by_itself(client: httpx.Client, server: Running) -> None:
    table = made(client, "random", "greedy")
    while not table.view()["view"]["over"]:
        pass
    assert table.get().json()["over"]
