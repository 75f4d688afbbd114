"""Who is answered for: by a bot's choice, by a lone answer, by what was said ahead."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.games.isla_dorada.positions import DORADA
from tests.server.windows import (
    NO,
    SANGAIA,
    STATE,
    YES,
    at_sangaia,
    before_sangaia,
    laid,
    paying,
    run,
    think_first,
    window_of,
)
from tests.server.windows import begin_in_the_window as _begin_in_the_window  # noqa: F401

pytestmark = pytest.mark.plays("isla-dorada")


def test_bots_answer_in_the_window_and_are_played_at_its_end(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        think_first(server)
        at = await laid(server, clock, at_sangaia(), "ppb")
        await at.come(0, 1)
        await at.until("the bot's answer", lambda: at.live.draft(2))
        assert at.plies == []
        clock.turn(4)
        await at.until("the end", lambda: at.plies)
        assert at.plies[:3] == [(0, NO), (1, NO), (2, NO)]

    run(test, tmp_path)


def test_one_person_with_bots_is_asked_plainly_or_answered_for(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any, cards: dict[str, int], answered: bool) -> None:
        think_first(server)
        at = await laid(server, clock, at_sangaia(ana=cards), "pbb")
        await at.come(0)
        assert await window_of(at) is None
        await at.until("the bots", lambda: len(at.plies) == 2)
        assert (await at.get(0))["view"]["pending"] == [0, 1, 2], "whether bots have answered is a secret, too"
        clock.turn(server.house.settings.answer_delay)
        if answered:
            await at.until("the answer", lambda: (0, NO) in at.plies)
        else:
            await at.settled()
            assert len(at.plies) == 2
            assert (await at.play(0, YES)).status_code == 200

    for number, (cards, answered) in enumerate((({"bonus_mask": 1}, True), (SANGAIA, False))):
        (tmp_path / str(number)).mkdir()
        run(test, tmp_path / str(number), cards, answered)


def test_what_has_one_answer_is_answered_after_a_pause_that_is_always_the_same(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, before_sangaia())
        assert len(at.live.game.desk.legal(at.live.state, 2)) == 1, "Cleo can only pass"
        assert clock.slept[-1] == server.house.settings.answer_delay
        clock.turn(server.house.settings.answer_delay)
        await at.until("the pass", lambda: at.plies)
        taken_back = await at.play(2, 0, "undo")
        assert taken_back.status_code == 200, "to think again"
        clock.turn(1000)
        await at.settled()
        assert len(at.plies) == 2, "who takes a move back answers for himself"

    run(test, tmp_path)


def test_a_run_of_lone_answers_has_one_pause_together_where_one_person_plays_with_bots(tmp_path: Path) -> None:
    """Three cards of one kind pay for a way, each by a move of its own."""

    async def test(server: Any, clock: Any, kinds: str, paid: int) -> None:
        think_first(server)
        at = await laid(server, clock, paying(), kinds)
        await at.settled()
        assert at.plies == []
        for pause in range(3):
            clock.turn(server.house.settings.answer_delay)
            await at.until("a card", lambda: at.plies)
            await at.settled()
            assert [seat for seat, _ in at.plies[:3]].count(0) == min(3, paid + pause)

    for number, (kinds, paid) in enumerate((("pbb", 3), ("ppb", 1))):
        (tmp_path / str(number)).mkdir()
        run(test, tmp_path / str(number), kinds, paid)


def test_who_wants_to_be_asked_is(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, before_sangaia())
        answer = await at.post(2, "seats/2/obvious", {"obvious": False})
        assert [seat["obvious"] for seat in answer.json()["table"]["seats"]] == [None, None, False]
        clock.turn(1000)
        await at.settled()
        assert at.plies == []
        assert (await at.post(1, "seats/2/obvious", {"obvious": True})).json()["code"] == "not-your-seat"
        await at.post(2, "seats/2/obvious", {"obvious": True})
        await at.settled()
        clock.turn(server.house.settings.answer_delay)
        await at.until("the pass", lambda: at.plies)

    run(test, tmp_path)


def test_an_answer_given_ahead_speaks_for_who_is_away_and_is_nobodys_business(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(cleo=SANGAIA))
        ears = await at.come(0, 1)
        before = [await at.get(seat) for seat in (0, 1, None)]
        body = {"seat": 2, "name": "no-sangaia", "on": True}
        answer = await at.post(2, "standing", body)
        assert [(each["name"], each["on"]) for each in answer.json()["standing"]] == [("no-sangaia", True)]
        assert [await at.get(seat) for seat in (0, 1, None)] == before
        assert await ears[0].everything() == []
        assert (await at.post(1, "standing", body)).json()["code"] == "not-your-seat"
        assert (await at.post(2, "standing", {**body, "name": "no"})).json()["code"] == "no-such-standing"
        clock.turn(4)
        await at.until("the end", lambda: at.plies)
        assert at.plies[2] == (2, NO)

    run(test, tmp_path)


def test_what_was_given_ahead_can_be_taken_back_and_lapses(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, before_sangaia(cleo={"gonogo": 3}))
        await at.settled()
        body = {"seat": 2, "name": "pass-until-a-flight", "on": True}
        assert at.live.deciding == (2,)
        await at.post(2, "standing", {**body, "name": "no-sangaia"})
        await at.post(2, "standing", body)
        await at.post(2, "standing", {**body, "on": False})
        clock.turn(1)
        await at.settled()
        assert at.plies == []
        await at.post(2, "standing", body)
        await at.settled()
        clock.turn(1)
        await at.until("the pass", lambda: at.plies)
        stored = await server.house.windows.answers.ahead("table")
        assert stored == {2: {"no-sangaia": 1, "pass-until-a-flight": 2}}
        STATE["table"]["round_number"] += 1
        hidden = DORADA.desk.hidden(STATE["table"], 2)
        assert [each.holds(hidden) for each in DORADA.rules.standing] == [2, 4], "in the next round both have lapsed"

    run(test, tmp_path)
