"""What lies on a table explains itself, over HTTP."""

from __future__ import annotations

import httpx

from islario.match import game
from tests.server.table import code, made


def test_a_table_tells_what_its_things_are_in_both_languages(client: httpx.Client) -> None:
    table = made(client, "here", "here", "here", game="isla-dorada")
    english, french = (table.get("things", lang=language).json() for language in ("en", "fr"))
    assert [*english] == [*french] == [thing.id for thing in game("isla-dorada").rules.face.things((0,))]
    assert english["card:panda"]["rule"] == "ID-202"
    assert english["card:panda"]["about"].startswith("You choose two players")
    assert french["card:panda"]["about"].startswith("Vous choisissez deux joueurs")


def test_what_a_thing_means_now_is_told_to_each_as_he_may_know(client: httpx.Client) -> None:
    table = made(client, "here", "here", game="la-isla")
    yellow = {"thing": "resource:yellow", "lang": "en"}
    assert table.get("things/now", **yellow, seat=0).json() == {"version": 0, "now": "You have 1."}
    assert table.get("things/now", **yellow).json()["now"] is None, "a spectator has none"
    laid = table.view(0)["view"]["table"]["seats"][0]["hand"][0]["number"]
    assert "Under D it brings you" in table.get("things/now", thing=f"card:{laid}", seat=0, lang="en").json()["now"]
    assert table.get("things/now", thing=f"card:{laid}", seat=1, lang="en").json()["now"] is None, (
        "it is not in that hand"
    )


def test_what_does_not_exist_is_nothing_and_others_seats_are_refused(client: httpx.Client, other: httpx.Client) -> None:
    table = made(client, "here", "here")
    assert table.get("things/now", thing="card:dragon", seat=0).json()["now"] is None
    assert table.get("things/now", thing="x" * 61, seat=0).status_code == 400
    assert table.get("things/now", seat=0).status_code == 400
    assert code(table.seen_by(other).get("things/now", thing="sight:yeti", seat=0)) == (403, "not-your-seat")
