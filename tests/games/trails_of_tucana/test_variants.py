"""Isla Grande, Special Bonus and the set-up options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from islario.match.errors import BadOption
from tests.games.trails_of_tucana.positions import PEOPLE, TUCANA, Table
from tests.games.trails_of_tucana.test_setup import with_the_example_card


@pytest.mark.rule("TT-40")
def test_mary_s_sights_on_isla_grande() -> None:
    """The rulebook's example: 8 after round 1, 24 after round 2, 33 after round 3; together 65."""
    table = Table("Mary", "David", island="grande")
    rounds = (
        {"obelisk": 1, "yeti": 1, "sea_monster": 1},
        {"obelisk": 2, "book": 2, "toucan": 1, "yeti": 3},
        {"book": 3, "toucan": 3},
    )
    for number, connected in enumerate(rounds, start=1):
        assert not table.match.over
        table.circled("Mary", **connected)
        table.last_turn(of_round=number)
        table.turn()
    assert table.points("Mary") == {"sights_1": 8, "sights_2": 24, "sights_3": 33}
    assert table.match.over
    assert table.match.scores == (65, 0)


@pytest.mark.rule("TT-40", "TT-34")
@pytest.mark.parametrize(("island", "rounds"), [("petit", 2), ("grande", 3)])
def test_two_rounds_or_three(island: str, rounds: int) -> None:
    table = Table("Mary", "David", island=island)
    for number in range(1, rounds):
        table.last_turn(of_round=number)
        table.turn()
        assert table.course == (number + 1, 1)
    table.last_turn(of_round=rounds)
    happened = table.turn()
    assert table.match.over
    assert [h.kind for h in happened][-2:] == ["round_ended", "match_ended"]


@pytest.mark.rule("TT-41")
@pytest.mark.parametrize("order", ["7e 8h 12a", "12a 7e 8h", "8h 12a 7e"])
def test_each_yeti_takes_the_leftmost_free_value(order: str) -> None:
    table = Table("Mary", "David", island="grande")
    table.drawn("Mary", "6e-5e-4d-3d", "8i-7j-6j", "12b-13a")
    last = {"7e": "7e-6e", "8h": "8h-8i", "12a": "12a-12b"}
    circled = []
    for yeti in order.split():
        happened = table.turn(Mary=last[yeti])
        circled += [h.event.amount for h in happened if h.kind == "sight_connected"]
    assert circled == [3, 4, 4]


@pytest.mark.rule("TT-42")
def test_mary_s_third_yeti() -> None:
    """The rulebook's example: she circles the last 4 and draws her bonus trail straight away, where she likes."""
    table = Table("Mary", "David", island="grande")
    table.drawn("Mary", "7e-6e-5e-4d-3d", "8h-8i-7j", "12b-13a")
    table.draw("Mary", "7j-6j")
    assert table.owes("Mary") == 0, "the second yeti brings no bonus trail"
    table.turn()
    table.cards("mountain", "mountain")
    table.draw("Mary", "12a-12b")
    assert table.owes("Mary") == 1
    table.draw("Mary", "1a-2a")
    told = [h.tell() for h in table.idle("David")]
    assert "Player 1 connects a sight to a village (yeti) and circles 4." in told
    assert "Player 1 draws a bonus trail from 1a (water, sea monster) to 2a (water)." in told


@pytest.mark.rule("TT-43")
@pytest.mark.parametrize(("players", "cards"), [(1, 1), (2, 1), (4, 1), (5, 2), (8, 2)])
def test_one_red_card_or_two_at_random(players: int, cards: int) -> None:
    shown: Counter[str] = Counter()
    for seed in range(25):
        red = TUCANA.new(players, seed=seed, special_bonus=True).view()["table"]["red_cards"]
        assert len(red) == cards
        assert set(red.values()) == {6}
        shown.update(red)
    assert set(shown) == {"obelisk", "book", "toucan", "yeti", "sea-monster"}


@pytest.mark.rule("TT-43", "TT-5")
def test_red_cards_are_told_of_when_they_are_laid_out() -> None:
    match = TUCANA.new(5, seed=1, special_bonus=True)
    kinds = [happening.kind for happening in match.pages()[0]]
    assert kinds == ["setup_card", *["letters_written"] * 5, *["red_card_shown"] * 2, "cards_turned"]
    assert "red_card_shown" not in [happening.kind for happening in TUCANA.new(5, seed=1).pages()[0]]


@pytest.mark.rule("TT-46")
@pytest.mark.interpreted
def test_four_is_drawn() -> None:
    """The rulebook's example: the Mayor starts in village 4, the second player in village 5."""
    table = with_the_example_card("Mayor", "Second", start_village=4)
    assert table.sheet_of("Mayor")["letters"][3:7] == "DCEA"
    assert table.sheet_of("Second")["letters"][4:8] == "DCEA"


@pytest.mark.rule("TT-46")
def test_the_start_village_is_any_from_1_to_10() -> None:
    starts = Counter(TUCANA.new(1, seed=s, random_start=True).state.start_village + 1 for s in range(80))
    assert set(starts) == set(range(1, 11))
    told = {TUCANA.new(1, seed=s, random_start=True).log()[0].rpartition(" ")[2] for s in range(40)}
    assert told == {f"{village}." for village in range(1, 11)}


@pytest.mark.rule("TT-46", "TT-8")
@pytest.mark.interpreted
def test_village_1_follows_village_10() -> None:
    table = with_the_example_card(*PEOPLE, start_village=9)
    for place, who in enumerate(PEOPLE):
        letters = table.sheet_of(who)["letters"]
        assert "".join(letters[(8 + place + i) % 10] for i in range(10)) == "DCEADCBAEB"


@pytest.mark.rule("TT-46")
def test_everyone_s_start_village_is_told_from_1_to_10() -> None:
    for seed in range(8):
        match = TUCANA.new(8, seed=seed, random_start=True)
        mayor = match.state.start_village
        told = [h.event.where for h in match.pages()[0] if h.kind == "letters_written"]
        assert told == [(mayor + place) % 10 + 1 for place in range(8)]


@pytest.mark.rule("TT-47")
@pytest.mark.interpreted
def test_counter_clockwise_letters_are_written_the_other_way() -> None:
    table = with_the_example_card("Mayor", "Second", counter_clockwise=True)
    assert table.sheet_of("Mayor")["letters"] == "DBEABCDAEC", "D in village 1, C in 10, E in 9, A in 8"
    assert table.sheet_of("Second")["letters"] == "CDBEABCDAE", "D in village 2, C in 1, E in 10, A in 9"


@pytest.mark.rule("TT-48")
@pytest.mark.interpreted
def test_with_symmetry_all_have_the_same_letters() -> None:
    table = with_the_example_card("Mayor", "Second", "Third", symmetry=True)
    assert {table.sheet_of(who)["letters"] for who in table.people} == {"DCEADCBAEB"}


@pytest.mark.rule("TT-49")
@pytest.mark.interpreted
def test_all_three_options_together() -> None:
    table = with_the_example_card("Mayor", "Second", start_village=4, counter_clockwise=True, symmetry=True)
    for who in table.people:
        letters = table.sheet_of(who)["letters"]
        assert [letters[3], letters[2], letters[1], letters[0], letters[9]] == list("DCEAD")


@pytest.mark.rule("TT-49")
@pytest.mark.interpreted
def test_each_further_player_starts_one_village_on_clockwise_whichever_way_they_write() -> None:
    table = with_the_example_card("Mayor", "Second", start_village=10, counter_clockwise=True)
    assert [table.sheet_of("Mayor")["letters"][village] for village in (9, 8, 7, 6)] == list("DCEA")
    assert [table.sheet_of("Second")["letters"][village] for village in (0, 9, 8, 7)] == list("DCEA")


@pytest.mark.rule("TT-50")
def test_all_variants_in_one_match_to_the_end() -> None:
    chosen: dict[str, Any] = dict.fromkeys(("special_bonus", "random_start", "counter_clockwise", "symmetry"), True)
    match = TUCANA.new(2, seed=5, island="grande", **chosen)
    while not match.over:
        seat = match.pending[0]
        legal = TUCANA.desk.legal(match.state, seat)
        match.play(seat, legal[5 * len(match.plies) % len(legal)])
    assert len(match.plies) >= 2 * 39
    assert match.winners


@pytest.mark.rule("TT-50")
def test_an_unknown_option_or_choice_is_refused() -> None:
    with pytest.raises(BadOption, match=r'no option "simmetry"\. Did you mean "symmetry"\?'):
        TUCANA.new(2, simmetry=True)
    with pytest.raises(BadOption, match='"island" cannot be "big"; it is one of: petit, grande'):
        TUCANA.new(2, island="big")
