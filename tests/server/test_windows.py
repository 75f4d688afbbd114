"""Secret windows at a table: answers wait for the end, silence is one, and nobody can tell who had anything to say."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from islario.server.http.entry.secrets import hashed
from islario.server.tables.idle.windows import LONGER
from tests.server.windows import (
    NO,
    NOW,
    SANGAIA,
    YES,
    At,
    at_sangaia,
    before_sangaia,
    cookie_of,
    laid,
    opened,
    run,
    think_first,
    window_of,
)
from tests.server.windows import begin_in_the_window as _begin_in_the_window  # noqa: F401

pytestmark = pytest.mark.plays("isla-dorada")


def test_answers_wait_for_the_end_and_silence_is_one(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        await at.come(0, 1, 2)
        told = await window_of(at)
        assert told == {"asked": [0, 1, 2], "length": 4.0, "left": 4.0, "waits": []}
        others = [await at.get(seat) for seat in (0, 2, None)]
        answer = await at.play(1, YES)
        assert answer.status_code == 200
        assert (answer.json()["view"]["pending"], answer.json()["view"]["can_undo"]) == ([0, 2], True)
        assert [await at.get(seat) for seat in (0, 2, None)] == others, "nobody can tell that Ben has answered"
        clock.turn(3.9)
        await at.settled()
        assert at.plies == [], "it never closes earlier"
        clock.turn(0.1)
        await at.until("the end", lambda: at.plies)
        assert at.plies[:3] == [(0, NO), (1, YES), (2, NO)], "in the order of seats"

    run(test, tmp_path)


HANDS: tuple[dict[str, dict[str, int]], ...] = (  # Ana's are the same in all, and so is how many cards each holds
    {},
    {"ben": {"sangaia": 1}, "cleo": {"bongo": 1}},
    {"ben": {"bongo": 1}, "cleo": {"sangaia": 1}},
    {"ben": {"sangaia": 1}, "cleo": {"sangaia": 1}},
)


def test_while_people_are_silent_no_byte_and_no_moment_tells_what_they_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Through two windows, for Ana and for a spectator: what they hear and ask, in which order, and when."""
    heard: list[Any] = []

    async def test(server: Any, clock: Any, hands: dict[str, dict[str, int]]) -> None:
        at = await laid(server, clock, at_sangaia(**hands))
        ears = await at.come(0, None, 1, 2)
        said: list[Any] = []
        for seconds in (0.0, 2.0, 2.0, 3.0, 1.0):
            length = len(at.plies)
            clock.turn(seconds)
            if at.live.window is not None and at.live.window.ends <= clock.time:
                await at.until("the end", lambda length=length: len(at.plies) > length)
            await at.settled()
            said += [clock.time, at.live.in_window, len(at.plies)]
            for seat, ear in zip((0, None), ears[:2], strict=True):
                said += [await ear.everything(), await at.get(seat), await at.get(seat, "log")]
        assert not at.live.in_window, "both windows have closed"
        said.append(clock.slept)
        heard.append(said)

    monkeypatch.setattr(time, "time", lambda: float(NOW))
    for number, hands in enumerate(HANDS):
        (tmp_path / str(number)).mkdir()
        run(test, tmp_path / str(number), hands)
    for other in heard[1:]:
        for mine, theirs in zip(heard[0], other, strict=True):
            assert theirs == mine


def test_an_answer_can_be_changed_until_the_end(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        await at.come(0, 1, 2)
        assert (await at.play(1, YES)).status_code == 200
        assert (await at.play(1, NO)).json()["code"] == "not-your-turn"
        assert (await at.play(1, 0, "undo")).json()["view"]["pending"] == [0, 1, 2]
        body = {"seat": 1, "move": NO, "version": (await at.get(1))["version"], "id": "the same"}
        assert [(await at.post(1, "moves", body)).json()["repeated"] for _ in range(2)] == [False, True]
        clock.turn(4)
        await at.until("the end", lambda: at.plies)
        assert at.plies[:3] == [(0, NO), (1, NO), (2, NO)]

    run(test, tmp_path)


def test_who_is_away_keeps_it_open_until_he_comes_whatever_he_holds(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any, cards: dict[str, int]) -> None:
        at = await laid(server, clock, at_sangaia(cleo=cards))
        await at.come(0, 1)
        clock.turn(100)
        await at.settled()
        assert at.plies == [], "Cleo is not there to be silent"
        assert (await window_of(at) or {})["left"] == 0
        await at.come(2)
        assert (await window_of(at) or {})["left"] == 4.0
        clock.turn(3)
        await at.settled()
        assert at.plies == []
        clock.turn(1)
        await at.until("the end", lambda: at.plies)

    for number, cards in enumerate(({"bonus_jewel": 1}, SANGAIA)):
        (tmp_path / str(number)).mkdir()
        run(test, tmp_path / str(number), cards)


def test_anyone_asked_may_ask_all_to_wait_once(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia())
        await at.come(0, 1, 2)
        clock.turn(2)
        told = (await at.post(2, "wait", {"seat": 2})).json()["window"]
        assert (told["waits"], told["left"]) == ([2], LONGER)
        clock.turn(1)
        assert (await at.post(2, "wait", {"seat": 2})).json()["window"]["left"] == LONGER - 1, "once is enough"
        assert (await window_of(at) or {})["waits"] == [2], "all see it"
        clock.turn(LONGER - 2)
        await at.settled()
        assert at.plies == []
        clock.turn(1)
        await at.until("the end", lambda: at.plies)
        await at.settled()
        assert (await at.post(1, "standing", {"seat": 1, "name": "no-sangaia", "on": True})).json()[
            "code"
        ] == "not-ahead"

    run(test, tmp_path)


def test_a_stored_answer_outlives_the_server(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        await at.come(0, 1, 2)
        assert (await at.play(1, YES)).status_code == 200

    async def after(server: Any, clock: Any) -> None:
        at = At(server, clock, "table")
        assert (await at.get(1))["view"]["pending"] == [0, 2], "Ben has answered"
        await at.come(0, 2)
        clock.turn(3.9)
        await at.settled()
        assert at.plies == [], "it runs anew"
        clock.turn(0.1)
        await at.until("the end", lambda: at.plies)
        assert at.plies[:3] == [(0, NO), (1, YES), (2, NO)]

    run(test, tmp_path)
    run(after, tmp_path)


def test_who_says_hello_again_hears_what_is_asked_and_answered(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        (ear,) = await at.come(1)
        await at.play(1, YES)
        await ear.everything()
        version = (await at.get(1))["version"]
        for answered in ([0, 2], [0, 1, 2]):
            ear.say({"type": "hello", "viewers": [{"seat": 1, "version": version}], "lang": "fr"})
            said = [json.loads(text) for text in await ear.everything()]
            assert [each["view"]["pending"] for each in said if each["type"] == "view"] == [answered]
            assert [each["asking"]["window"]["asked"] for each in said if each["type"] == "asking"] == [[0, 1, 2]]
            await at.play(1, 0, "undo")
            await ear.everything()

    run(test, tmp_path)


def test_of_two_answers_at_once_one_counts(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        await at.come(0, 1, 2)
        answers = await asyncio.gather(at.play(1, YES), at.play(1, NO))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        counted = YES if answers[0].status_code == 200 else NO
        clock.turn(4)
        await at.until("the end", lambda: at.plies)
        assert at.plies[1] == (1, counted)

    run(test, tmp_path)


def test_nobody_is_silent_without_a_clock_or_if_he_wants_to_be_asked(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any, given: dict[str, Any]) -> None:
        at = await laid(server, clock, at_sangaia(), **given)
        await at.come(0, 1, 2)
        clock.turn(1000)
        await at.settled()
        assert at.plies == []
        for seat in range(3):
            assert (await at.play(seat, NO)).status_code == 200
        await at.until("the end", lambda: at.plies)

    for number, given in enumerate(({"window": 0.0}, {"obvious": False})):
        (tmp_path / str(number)).mkdir()
        run(test, tmp_path / str(number), given)


def test_at_one_screen_each_is_asked_and_nobody_skipped(tmp_path: Path) -> None:
    """Whoever were skipped would tell the others at the screen what they hold."""

    async def test(server: Any, clock: Any, screens: Any) -> None:
        at = await laid(server, clock, at_sangaia(), screens=screens)
        await at.come(0, 1, 2)
        clock.turn(1000)
        await at.settled()
        assert at.plies == []
        assert (await at.play(0, NO)).status_code == 200
        assert (await at.play(1, NO)).status_code == 200
        if screens == ((0, 1, 2),):
            assert at.plies == [(0, NO), (1, NO)], "there is no window: all sit at one screen"
            assert (await at.play(2, NO)).status_code == 200
        await at.until("the end", lambda: len(at.plies) >= 3)

    for number, screens in enumerate((((0, 1),), ((0, 1, 2),))):
        (tmp_path / str(number)).mkdir()
        run(test, tmp_path / str(number), screens)


def test_a_seat_that_changes_hands_keeps_what_was_answered_there(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        think_first(server)
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        await at.come(0, 1, 2)
        await at.play(1, YES)
        await at.post(1, "seats/1/bot", {"bot": "greedy"})
        await at.post(2, "seats/2/bot", {"bot": "greedy"})
        await at.until("the bot's answer", lambda: at.live.draft(2))
        await at.post(2, "seats/2/back", {})
        await at.settled()
        assert at.live.draft(2) is None, "what a bot would have said is not what Cleo says"
        clock.turn(4)
        await at.until("the end", lambda: at.plies)
        assert at.plies[:3] == [(0, NO), (1, YES), (2, NO)]

    run(test, tmp_path)


def test_a_table_that_is_removed_takes_its_answers_along(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia(ben=SANGAIA))
        live = at.live
        await at.come(0, 1, 2)
        await at.play(1, YES)
        await server.house.tables.remove("table")
        clock.turn(4)
        await at.until("the watcher's end", lambda: not server.house.windows.tasks)
        assert live.log == []
        assert await server.house.windows.answers.of("table", 0) == []

    run(test, tmp_path)


def test_what_is_taken_back_before_the_window_closes_it(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, before_sangaia(ben=SANGAIA, cleo={"gonogo": 3}))
        await at.come(0, 1, 2)
        passing = next(move["number"] for move in (await at.get(2))["view"]["moves"] if move["kind"] == "pass")
        assert (await at.play(2, passing)).status_code == 200
        await at.settled()
        assert (await at.play(1, YES)).status_code == 200
        assert (await at.play(2, 0, "undo")).status_code == 200, "as if nobody had answered"
        assert await window_of(at) is None
        clock.turn(1000)
        await at.settled()
        assert (await at.play(2, passing)).status_code == 200
        await at.settled()
        assert (await at.get(1))["view"]["pending"] == [0, 1, 2], "it is another window: Ben is asked again"
        clock.turn(4)
        await at.until("the end", lambda: len(at.plies) > 3)
        assert at.plies[3:6] == [(0, NO), (1, NO), (2, NO)]

    run(test, tmp_path)


def test_servers_of_one_database_share_a_window(tmp_path: Path, address: str) -> None:
    """Ana sits at the one, Ben and Cleo at the other: all were there, whichever closes it, and it is closed once."""

    async def whole(together: bool) -> None:
        own = {"operator_file": str(tmp_path / "token")}
        async with opened(address, **own) as (here, clock), opened(address, **own) as (there, their_clock):
            at = await laid(here, clock, at_sangaia(ben=SANGAIA), name=f"table{together:d}")
            elsewhere = At(there, their_clock, at.name)
            await elsewhere.get(None)
            await at.come(0)
            await elsewhere.come(1, 2)
            assert (await elsewhere.play(1, YES)).status_code == 200
            await at.post(0, "wait", {"seat": 0})
            await at.until("word of it", lambda: elsewhere.live.window and elsewhere.live.window.waits == (0,))
            for turned in (clock, their_clock) if together else (clock,):
                turned.turn(LONGER)
            if not together:
                await at.settled()
                assert at.plies == [], "nobody here knows that Cleo is there"
                their_clock.turn(LONGER)
            for each in (at, elsewhere):
                await each.until("the end", lambda each=each: len(each.plies) >= 3)
                assert each.plies[:3] == [(0, NO), (1, YES), (2, NO)]

    for together in (False, True):
        asyncio.run(whole(together))


def test_a_stranger_neither_waits_nor_answers(tmp_path: Path) -> None:
    async def test(server: Any, clock: Any) -> None:
        at = await laid(server, clock, at_sangaia())
        async with server.browser("a stranger") as stranger:
            for what, body in (("wait", {"seat": 0}), ("standing", {"seat": 0, "name": "no-sangaia", "on": True})):
                assert (await stranger.post(f"{at.path}/{what}", json=body)).json()["code"] == "not-your-seat"
        assert hashed(cookie_of(0)) != hashed("a stranger")

    run(test, tmp_path)
