"""Hints and reviews: good moves, honest figures, and reasons in both languages."""

from __future__ import annotations

import re

import pytest

from islario.bots import bot
from islario.bots.consequences import consequences
from islario.bots.hints import Advice, Than, advise, compare, reason
from islario.bots.review import review
from islario.bots.thinking import Finding
from islario.games import OURS
from islario.games.islas_canarias.rules.state import Phase
from islario.match import Match, game
from islario.match.errors import NotYourTurn
from islario.match.preview import preview
from islario.words import LANGUAGES
from tests.bots.test_levels import in_the_middle
from tests.games.islas_canarias.positions import Table

GAME = "trails-of-tucana"


def words_of(match: Match, advice: Advice, language: str) -> str:
    return match.game.words(language).tell(advice.why)


@pytest.mark.parametrize("name", OURS)
def test_a_hint_names_the_best_moves_and_says_why_in_both_languages(name: str) -> None:
    match = in_the_middle(name)
    seat = match.pending[0]
    best, *others = advise(match.view_state(seat), iterations=90)
    assert others
    assert {advice.move for advice in (best, *others)} <= set(match.moves(seat))
    for advice in (best, *others):
        assert 0 <= advice.chance <= 1
        assert {source for source, _ in advice.sources} == set(match.breakdown(seat))
        english, french = (words_of(match, advice, language) for language in LANGUAGES)
        assert ("the next move" if advice is best else "the first move") in english
        assert ("le coup suivant" if advice is best else "le premier coup") in french
        certain = match.preview(seat, advice.move).points
        assert ("Certain at once: " in english, "Acquis tout de suite : " in french) == (bool(certain), bool(certain))
    # what a source brings more to the best move, it brings less to the next best
    assert dict(best.sources) == {source: -points for source, points in others[0].sources}
    assert sum(points for _, points in best.sources) == pytest.approx(best.points - others[0].points)


@pytest.mark.parametrize("name", OURS)
def test_a_hint_without_any_time_still_compares_the_moves_that_look_best(name: str) -> None:
    match = in_the_middle(name)
    seat = match.pending[0]
    advised = advise(match.view_state(seat), seconds=0.0)
    assert len(advised) > 1
    assert {advice.move for advice in advised} <= set(match.moves(seat))
    assert all(advice.points for advice in advised), "each was played on at least once"


@pytest.mark.plays("islas-canarias")
def test_a_hint_tells_what_its_move_brings_for_certain() -> None:
    match = in_the_middle("islas-canarias", plies=30)
    best = advise(match.view_state(match.pending[0]), iterations=30)[0]
    assert match.preview(match.pending[0], best.move).points == {"houses": -2, "first_palaces": 3}
    assert words_of(match, best, "en").endswith(
        " Certain at once: first palaces of a colour (+3) and houses (−2)."
        " Player 2 takes the brown privilege (draws five cards) with 3 points."
    )


def found(points: float, margin: float) -> Finding:
    return Finding(0, 1, 0.0, 0.5, float(points), float(margin), 0.5, ())


@pytest.mark.parametrize(
    ("move", "other", "than", "told"),
    [
        ((50, 4), (47.6, 3), "next", "About 2.4 points more than the next move: better for gold (+3), but worse"),
        ((47, 3), (48, 4), "first", "About 1 point less than the first move: worse for curses (−0.6), but"),
        ((50, 4), (49, 3), "played", "It would have been better for gold (+3), but worse for curses (−0.6)."),
        ((50, 4), (50.1, 3.5), "next", "About as many points for you as the next move, but fewer for the others:"),
        ((50, 3), (48, 4), "first", "More points for you than the first move, but more for the others too:"),
        ((50, 4), (50.1, 4.1), "next", "As good as the next move: better for gold (+3), but worse for curses"),
        ((48, 3), (50, 3.1), "next", "As good as the next move: better for gold (+3), but worse for curses"),
    ],
)  # fmt: skip
def test_a_reason_never_speaks_against_the_order_of_the_moves(
    move: tuple[float, float], other: tuple[float, float], than: Than, told: str
) -> None:
    sources = [("gold", 3.0), ("curses", -0.6), ("destiny", 0.1)]
    said = reason(found(*move), found(*other), sources, than)
    assert game("isla-dorada").words("en").tell(said).startswith(told)


@pytest.mark.parametrize(("than", "other"), [("next", "the next move"), ("first", "the first move")])
def test_equal_moves_say_so_and_why_either_is_fine(than: Than, other: str) -> None:
    words = game("isla-dorada").words("en")
    same = reason(found(50, 4), found(50, 4), [("gold", 0.1)], than)
    told = words.tell(same)
    assert told == f"As good as {other}: played to the end, both come to about the same. Either is fine."
    overall = words.tell(reason(found(50, 4), found(49, 3), [("gold", 0.4), ("curses", 0.4)], "next"))
    assert overall == "About 1 point more than the next move at the end."


def loading(*cards: str) -> Table:
    table = Table(ana="tenerife", bruno="lanzarote", carla="la_palma")
    table.houses("ana", brown="K", red="A")
    table.houses("bruno", blue="ABC")
    table.houses("carla", blue="A")
    table.hand("ana", *cards)
    table.turn("ana", Phase.LOAD)
    return table


def told_of(table: Table, card: str) -> list[str]:
    seen = table.match.view_state(0)
    number = next(number for number in seen.moves() if seen.move(number).args == {"card": card})
    foreseen = preview(seen.game, seen.hidden, number)
    return [seen.game.words("en").tell(said) for said in consequences(seen, seen.move(number), foreseen)]


@pytest.mark.plays("islas-canarias")
def test_a_hint_names_whom_its_move_would_hit() -> None:
    table = loading("pirate-blue", "pirate-red", "segador")
    assert told_of(table, "pirate-blue") == [
        "If it landed now, it would go for who leads in its colour with 3 points: Player 2."
    ]
    table.owns("bruno", "blue")
    assert told_of(table, "pirate-blue") == [
        "If it landed now, it would go for Player 2, who holds the blue privilege."
    ]
    assert told_of(table, "pirate-red") == [
        "As things stand the red pirate would come for you alone and take one of your houses."
    ]
    best = advise(table.match.view_state(0), iterations=30)
    blue = [words_of(table.match, advice, "en") for advice in best if advice.move.args.get("card") == "pirate-blue"]
    assert all(words.endswith("who holds the blue privilege.") for words in blue)
    assert blue, "it hits the one who leads"
    table.owns("ana", "red")
    assert told_of(table, "pirate-blue") == [
        "If it landed now, it would go for Player 2, who holds the blue privilege. "
        "You lose nothing: you keep the red privilege."
    ]


@pytest.mark.plays("islas-canarias")
def test_a_hint_says_when_a_protected_holder_would_send_a_pirate_on() -> None:
    table = loading("pirate-blue", "segador")
    table.owns("bruno", "blue")
    table.owns("bruno", "red")
    assert told_of(table, "pirate-blue") == [
        "If it landed now, it would go for Player 2, who holds the blue privilege. "
        "Protected by the red privilege, that player would send it to somebody else who has a house."
    ]


@pytest.mark.plays("trails-of-tucana")
def test_a_hint_tells_what_happens_and_does_not_repeat_the_move() -> None:
    match = in_the_middle(GAME)
    seat = match.pending[0]
    told = 0
    for move in match.moves(seat):
        seen = match.view_state(seat)
        number = next(number for number in seen.moves() if seen.move(number) == move)
        foreseen = preview(match.game, seen.hidden, number)
        news = [event for event in foreseen.events if event.kind not in ("trail_drawn", "bonus_trail_drawn")]
        said = consequences(seen, move, foreseen)
        assert said == [event.said for event in news][:2]
        told += bool(said)
    assert told > 0, "some trail connects something"


@pytest.mark.plays("isla-dorada")
def test_a_hint_where_there_is_one_move_says_so() -> None:
    match = in_the_middle("isla-dorada", plies=5)
    while len(match.moves(match.pending[0])) > 1:
        seat = match.pending[0]
        match.play(seat, bot("greedy").choose(match.view_state(seat)))
    (only,) = advise(match.view_state(match.pending[0]), iterations=10)
    assert words_of(match, only, "en") == "There is no other move."


@pytest.mark.plays("islas-canarias")
def test_who_has_nothing_to_decide_gets_no_hint() -> None:
    match = in_the_middle("islas-canarias")
    waiting = 1 - match.pending[0]
    with pytest.raises(NotYourTurn, match="nothing to decide"):
        advise(match.view_state(waiting), iterations=10)


def with_a_blunder() -> tuple[Match, int]:
    """A match of greedy bots, but where most was at stake near its end the worst move was made."""
    match = finished(in_the_middle(GAME))
    at_stake: dict[int, tuple[float, int]] = {}
    for ply in range(len(match.plies) - 16, len(match.plies)):
        seen = match.at(ply).view_state(match.plies[ply][0])
        found = compare(seen, seen.moves(), 0, 4 * len(seen.moves()), 0)
        at_stake[ply] = found[0].margin - found[-1].margin, found[-1].move
    ply = max(at_stake, key=lambda ply: at_stake[ply])
    blundered = match.at(ply)
    blundered.play(match.plies[ply][0], at_stake[ply][1])
    return finished(blundered), ply


def finished(match: Match) -> Match:
    while not match.over:
        seat = match.pending[0]
        match.play(seat, bot("greedy").choose(match.view_state(seat)))
    return match


def test_a_review_finds_a_planted_blunder() -> None:
    match, ply = with_a_blunder()
    seat = match.plies[ply][0]
    told: list[tuple[int, int]] = []
    regrets = review(match, seat, iterations=240, progress=lambda done, of: told.append((done, of)))
    assert 1 <= len(regrets) <= 5
    assert [regret.cost for regret in regrets] == sorted((regret.cost for regret in regrets), reverse=True)
    blunder = next(regret for regret in regrets if regret.ply == ply)
    assert blunder.played.number == match.plies[ply][1]
    assert blunder.better != blunder.played
    assert blunder.cost > 1
    assert re.search("would have (been|gained)", match.game.words("en").tell(blunder.why))
    looks = sum(mover == seat for mover, _ in match.plies) + 10
    assert told[-1] == (looks, looks)
