"""The usual group: who has played with whom, and seats kept for those whom one invites again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import httpx

from tests.server.table import GAME, Table, code, made


def played_together(*people: httpx.Client) -> Table:
    """A match to its end, of the first and those who take the free seats."""
    host, *guests = people
    table = made(host, "here", *("open" for _ in guests))
    for seat, guest in enumerate(guests, 1):
        claimed = guest.post(f"{table.path}/seats/{seat}/claim", json={"name": f"Guest {seat}"})
        assert claimed.status_code == 200, claimed.text
    while not (now := table.view())["view"]["over"]:
        for seat in now["view"]["pending"]:
            table.seen_by(people[seat]).first_move(seat)
    return table


def groups(client: httpx.Client) -> list[dict[str, Any]]:
    answer = client.get("/api/me/company")
    assert answer.status_code == 200
    found: list[dict[str, Any]] = answer.json()["groups"]
    return found


def invited_by(host: httpx.Client, keep: Sequence[str]) -> httpx.Response:
    seats = [{"kind": "here", "name": "Ana"}, *({"kind": "open", "keep": who} for who in keep)]
    return host.post("/api/tables", json={"game": GAME, "players": len(seats), "seats": seats})


def invitations(client: httpx.Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("/api/me/tables").json()["invitations"]
    return found


def test_a_group_is_told_with_its_standings_and_invited_again(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    played_together(client, other)
    second = played_together(client, other)
    [group] = groups(client)
    [game] = group["games"]
    assert (game["game"], game["played"]) == (GAME, 2)
    assert 2 <= sum(game["won"]) <= 4
    assert [each["name"] for each in group["others"]] == ["Guest 1"]
    assert groups(other)[0]["games"][0]["won"] == game["won"][::-1]
    assert groups(other)[0]["others"][0]["who"] != group["others"][0]["who"]
    assert groups(third) == []

    answer = invited_by(client, [group["others"][0]["who"]])
    assert answer.status_code == 201, answer.text
    table = Table(client, answer.json())
    assert table.get().json()["seats"][1]["name"] == "Guest 1"
    [kept] = invitations(other)
    assert (kept["id"], kept["seat"], kept["name"], kept["game"]) == (table.id, 1, "Ana", GAME)
    assert invitations(third) == invitations(client) == []
    assert code(table.seen_by(third).post("seats/1/claim", {"name": "Ben"})) == (409, "seat-kept")
    assert code(third.post(f"/api/me/invitations/{table.id}/decline", json={})) == (404, "not-invited")
    sat = table.seen_by(other).post("seats/1/claim", {})
    assert sat.json()["table"]["seats"][1]["name"] == "Guest 1", "by which it was kept, where no other is said"
    assert invitations(other) == []
    assert [each["id"] for each in groups(client)[0]["running"]] == [table.id]
    assert second.id not in [each["id"] for each in groups(client)[0]["running"]]


def test_who_does_not_come_says_so_and_the_seat_is_free(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    played_together(client, other)
    who = groups(client)[0]["others"][0]["who"]
    table = Table(client, invited_by(client, [who]).json())
    assert table.post("seats/1/link").status_code == 200, "a new link leaves it kept"
    assert len(invitations(other)) == 1
    assert other.post(f"/api/me/invitations/{table.id}/decline", json={}).status_code == 200
    assert table.told() == ["Guest 1 does not come to seat 2."]
    assert table.get().json()["seats"][1]["name"] == ""
    assert table.seen_by(third).post("seats/1/claim", {"name": "Ben"}).status_code == 200


def test_who_never_says_a_word_can_be_kept_from_inviting_one_again(client: httpx.Client, other: httpx.Client) -> None:
    played_together(client, other)
    who = groups(client)[0]["others"][0]["who"]
    table = Table(client, invited_by(client, [who]).json())
    assert code(client.post(f"/api/me/invitations/{table.id}/decline", json={"deaf": True})) == (404, "not-invited")
    assert other.post(f"/api/me/invitations/{table.id}/decline", json={"deaf": True}).status_code == 200
    again = Table(client, invited_by(client, [who]).json())
    assert invitations(other) == []
    muted = again.seen_by(other).get("chat").json()["muted"]
    assert [each["name"] for each in muted] == ["Ana"]
    assert again.seen_by(other).post("chat/mute", {"who": muted[0]["who"], "on": False}).status_code == 200
    assert [each["id"] for each in invitations(other)] == [again.id]


def test_nobody_keeps_a_seat_for_whom_one_has_not_played_with_or_twice(
    client: httpx.Client, other: httpx.Client, third: httpx.Client
) -> None:
    played_together(client, other)
    who = groups(client)[0]["others"][0]["who"]
    for wrong in (["nobody"], [who, who], [groups(other)[0]["others"][0]["who"]]):
        assert code(invited_by(client, wrong)) == (422, "nobody-known")
    assert code(invited_by(third, [who])) == (422, "nobody-known")
    seats = [{"kind": "here", "keep": who}]
    assert code(client.post("/api/tables", json={"game": GAME, "seats": seats})) == (422, "nobody-known")
    assert invitations(other) == []


def test_whom_one_has_muted_invites_in_vain_and_who_is_forgotten_not_at_all(
    client: httpx.Client, other: httpx.Client
) -> None:
    table = played_together(client, other)
    assert table.post("chat", {"text": "Again?"}).status_code == 200
    theirs = table.seen_by(other)
    said = theirs.get("chat").json()["said"][0]
    who = groups(client)[0]["others"][0]["who"]
    fresh = Table(client, invited_by(client, [who]).json())
    assert len(invitations(other)) == len(other.get("/api/me/export").json()["invitations"]) == 1
    assert theirs.post("chat/mute", {"who": said["who"], "on": True}).status_code == 200
    assert invitations(other) == []
    assert other.get("/api/me/export").json()["muted"] == [said["name"]]
    assert theirs.post("chat/mute", {"who": said["who"], "on": False}).status_code == 200
    assert other.post("/api/me/forget", json={}).status_code == 200
    assert fresh.get().json()["seats"][1]["name"] == ""
    assert groups(client) == []
