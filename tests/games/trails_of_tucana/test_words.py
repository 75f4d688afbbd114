"""Everything a person reads: moves, questions, refusals, the story, views. In English and French."""

from __future__ import annotations

from typing import Any

import pytest

from islario import Move
from islario.games.trails_of_tucana.box.components import SIGHTS, TERRAINS
from islario.games.trails_of_tucana.rules.events import Event
from islario.games.trails_of_tucana.rules.state import OPTIONS, Source
from islario.kernel import journal
from islario.match.errors import IllegalMove
from islario.words import LANGUAGES
from tests.games.trails_of_tucana.positions import TUCANA, Table


def told(table: Table, kind: Event, what: int, where: int, amount: int, language: str) -> str:
    seat = 1 if kind not in WITHOUT_A_SEAT else journal.NO_SEAT
    hidden = table.match.view_state(0).hidden
    said = TUCANA.rules.events.tell(hidden, journal.Event(kind, seat, what, where, amount))
    return TUCANA.words(language, table.people).tell(said)


WITHOUT_A_SEAT = {
    Event.SETUP_CARD, Event.RED_CARD_SHOWN, Event.CARDS_TURNED, Event.ROUND_ENDED, Event.BLUE_CARD_STAYS,
    Event.MATCH_ENDED,
}  # fmt: skip

STORY = [
    (Event.SETUP_CARD, 9, 4, 0,
     "The set-up card has the villages’ letters, round the coast: D C E A D C B A E B."
     " The first player is the Mayor and starts at village 4.",
     "La carte de mise en place donne les lettres des villages, dans l’ordre le long de la côte :"
     " D C E A D C B A E B. Le premier joueur est le maire et commence au village 4."),
    (Event.LETTERS_WRITTEN, 0, 2, 0, "Mary writes the letters, starting at village 2.",
     "Mary écrit les lettres en commençant au village 2."),
    (Event.RED_CARD_SHOWN, 3, 0, 0, 'A red bonus card is laid out: two sights of the kind "yeti".',
     "Une carte bonus rouge est posée : deux curiosités du type « yéti »."),
    (Event.CARDS_TURNED, 0, 3, 7, "Turn 7: desert and water.", "Tour 7 : désert et eau."),
    (Event.NO_TRAIL_FITS, 0, 0, 0, "Nothing on the sheet of Mary fits: no trail this turn.",
     "Mary ne peut tracer aucun tronçon à ce tour."),
    (Event.TRAIL_DRAWN, 0, 0, 0, "Mary draws from 1a (desert) to 1b (desert).",
     "Mary trace un tronçon de 1a (désert) à 1b (désert)."),
    (Event.BONUS_TRAIL_DRAWN, 3, 0, 0, "Mary draws a bonus trail from 1b (desert) to 1c (mountain, village A).",
     "Mary trace un tronçon bonus de 1b (désert) à 1c (montagne, village A)."),
    (Event.SIGHT_CONNECTED, 4, 72, 5, "Mary connects a sight to a village (sea monster) and circles 5.",
     "Mary relie une curiosité à un village (monstre marin) et entoure 5."),
    (Event.PAIR_CONNECTED, 3, 0, 11, "Mary connects the two villages D for 11 points.",
     "Mary relie ses deux villages D : 11 points."),
    (Event.BLUE_BONUS, 3, 0, 6, "Mary earns the blue bonus card D: 6 points.",
     "Mary gagne la carte bonus bleue D : 6 points."),
    (Event.RED_BONUS, 0, 0, 6,
     'Mary joins two sights of the kind "obelisk" and earns the red bonus card: 6 points.',
     "Mary relie deux curiosités du type « obélisque » et gagne la carte bonus rouge : 6 points."),
    (Event.ROUND_SCORED, 2, 0, 22, "Mary scores 22 for sights in round 2.",
     "Mary marque 22 pour ses curiosités, manche 2."),
    (Event.ROUND_ENDED, 1, 0, 0, "Round 1 is over.", "La manche 1 est terminée."),
    (Event.BLUE_CARD_STAYS, 1, 0, 0, "The blue bonus card B stays for the last round.",
     "La carte bonus bleue B reste en jeu pour la dernière manche."),
    (Event.MATCH_ENDED, 0, 0, 0, "The match is over.", "La partie est terminée."),
    (Event.GRADE_REACHED, 4, 0, 81, "Mary ends with 81 points: “Your map sells out at the harbour”.",
     "Mary finit avec 81 points : « Votre carte s’arrache au port »."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "what", "where", "amount", "english", "french"), STORY, ids=[line[0].name.lower() for line in STORY]
)
def test_every_event_tells_itself(kind: Event, what: int, where: int, amount: int, english: str, french: str) -> None:
    table = Table("Adam", "Mary")
    assert told(table, kind, what, where, amount, "en") == english
    assert told(table, kind, what, where, amount, "fr") == french


FACTS: dict[Event, dict[str, Any]] = {
    Event.SETUP_CARD: {"letters": "DCEADCBAEB", "village": 4},
    Event.LETTERS_WRITTEN: {"who": 1, "village": 2},
    Event.RED_CARD_SHOWN: {"sight": "yeti"},
    Event.CARDS_TURNED: {"cards": ["desert", "water"], "turn": 7},
    Event.NO_TRAIL_FITS: {"who": 1},
    Event.TRAIL_DRAWN: {"who": 1, "a": "1a", "b": "1b"},
    Event.BONUS_TRAIL_DRAWN: {"who": 1, "a": "1b", "b": "1c"},
    Event.SIGHT_CONNECTED: {"who": 1, "sight": "sea-monster", "space": "10f", "points": 5, "last": False},
    Event.PAIR_CONNECTED: {"who": 1, "letter": "D", "points": 11},
    Event.BLUE_BONUS: {"who": 1, "letter": "D", "points": 6},
    Event.RED_BONUS: {"who": 1, "sight": "obelisk", "points": 6},
    Event.ROUND_SCORED: {"who": 1, "round": 2, "points": 22},
    Event.ROUND_ENDED: {"round": 1},
    Event.BLUE_CARD_STAYS: {"letter": "B"},
    Event.MATCH_ENDED: {},
    Event.GRADE_REACHED: {"who": 1, "points": 81, "grade": 4},
}


@pytest.mark.parametrize("line", STORY, ids=[line[0].name.lower() for line in STORY])
def test_every_event_has_its_facts_for_programs(line: tuple[Event, int, int, int, str, str]) -> None:
    kind, what, where, amount, *_ = line
    seat = 1 if kind not in WITHOUT_A_SEAT else journal.NO_SEAT
    hidden = Table("Adam", "Mary").match.view_state(0).hidden
    assert TUCANA.rules.events.facts(hidden, journal.Event(kind, seat, what, where, amount)) == FACTS[kind]


def test_no_kind_of_event_is_missing_from_the_story() -> None:
    assert [line[0] for line in STORY] == list(Event)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_has_it_in_both_languages(language: str) -> None:
    words = TUCANA.words(language)
    names = [f"terrain-{name}" for name in TERRAINS] + [f"sight-{name}" for name in SIGHTS]
    names += [f"source-{source.name.lower().replace('_', '-')}" for source in Source]
    names += [f"grade-{number}" for number in range(1, 7)] + ["title", "about", "time"]
    for option in OPTIONS:
        names += [f"option-{option.name}", f"option-{option.name}-help"]
        names += [] if option.is_switch else [f"option-{option.name}-{choice}" for choice in option.choices]
    for name in names:
        assert words.has(name), name
        assert words.say(name), name


@pytest.mark.rule("TT-3")
def test_a_move_names_its_two_spaces_and_what_stands_there() -> None:
    table = Table("Adam", "Mary")
    table.letters("Mary", "DCEADCBAEB")
    moves = {(move.a, move.b): move for move in table.match.moves(1)}
    assert len(moves) == 186
    assert moves["1b", "1c"].tell("en") == "Draw from 1b (desert) to 1c (mountain, village D)"
    assert moves["2d", "3e"].tell("fr") == "Tracer de 2d (eau) à 3e (désert, obélisque)"
    assert moves["10e", "10f"].tell() == "Draw from 10e (water) to 10f (water, sea monster)"


@pytest.mark.parametrize("island", ["petit", "grande"])
def test_a_segment_has_one_number_whichever_end_is_named_first(island: str) -> None:
    table, moves = Table("Adam", island=island), TUCANA.rules.moves
    hidden = table.match.view_state(0).hidden
    for number in range(0, len(table.sheet.links), 7):
        move = moves.move_of(hidden, number)
        assert move is not None
        assert moves.number_of(hidden, move) == number
        assert moves.number_of(hidden, Move("draw", a=move.b, b=move.a)) == number
    assert moves.move_of(hidden, -1) is None
    assert moves.move_of(hidden, len(table.sheet.links)) is None


@pytest.mark.parametrize(
    ("island", "names"),
    [
        ("petit", {0: "1a-1b", 3: "1b-1c", 90: "5f-6f", 185: "10e-10f"}),
        ("grande", {0: "1a-2a", 3: "2a-3e", 137: "8a-9b", 273: "13e-13f"}),
    ],
)
def test_the_numbers_of_moves_stay_what_they_are(island: str, names: dict[int, str]) -> None:
    """Records and learners know moves by them."""
    hidden = Table("Adam", island=island).match.view_state(0).hidden
    assert {number: _name(TUCANA.rules.moves.move_of(hidden, number)) for number in names} == names
    assert TUCANA.rules.moves.count == 274


def _name(move: Move | None) -> str | None:
    return None if move is None else f"{move.a}-{move.b}"


@pytest.mark.rule("TT-12")
@pytest.mark.parametrize(
    ("move", "english"),
    [
        (
            Move("draw", a="1a", b="1c"),
            "A trail joins two adjacent spaces, and 1a (desert) and 1c (mountain, village A) are not.",
        ),
        (Move("draw", a="1a", b="1a"), "A trail joins two adjacent spaces, and 1a (desert) and 1a (desert) are not."),
        (Move("draw", a="1a", b="7z"), 'In a move "draw", "b" cannot be \'7z\' here; it can be: 1a, 1b, 1c, '),
        (Move("draw", a="13a", b="12a"), 'In a move "draw", "a" cannot be \'13a\' here; it can be: 1a, 1b, 1c, '),
        (Move("draw", a="1a"), 'A move "draw" needs "b": 1a, 1b, '),
        (Move("draw", a="1a", b="1b", c="1c"), 'A move "draw" has no "c"; it takes: a, b.'),
        (Move("erase", a="1a", b="1b"), 'There is no move called "erase" in this game. Moves: draw.'),
    ],
)
def test_a_move_that_does_not_exist_is_refused_with_what_is_wrong(move: Move, english: str) -> None:
    table = Table("Adam", "Mary")
    before = table.match.state.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        table.match.play(0, move)
    assert refusal.value.tell("en").startswith(english)
    assert refusal.value.tell("fr") != refusal.value.tell("en")
    assert table.match.state.tobytes() == before


@pytest.mark.rule("TT-12", "TT-16")
def test_why_not() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1a-1b")
    table.cards("desert", "water")
    before = table.match.state.tobytes()
    with pytest.raises(IllegalMove) as refusal:
        table.draw("Adam", "1b-1c")
    assert refusal.value.tell("en") == (
        "The cards show desert and water: a trail from 1b (desert) to 1c (mountain, village A) does not match them."
    )
    assert refusal.value.tell("fr") == (
        "Cartes : désert et eau. Un tronçon de 1b (désert) à 1c (montagne, village A) ne leur correspond pas."
    )
    with pytest.raises(IllegalMove) as refusal:
        table.draw("Adam", "1b-1a")
    assert refusal.value.tell("en") == (
        "You have already drawn a trail between 1b and 1a. Choose two adjacent spaces without one."
    )
    assert refusal.value.tell("fr") == (
        "Vous avez déjà tracé un tronçon entre 1b et 1a. Choisissez deux cases voisines encore libres."
    )
    assert table.match.state.tobytes() == before


@pytest.mark.rule("TT-12", "TT-21", "TT-34")
def test_the_question_and_the_rule_that_matters_now() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "3e-4f-5g-6f-7e-8e-8d-7c", "8e-9f")
    table.cards("desert", "forest")
    assert table.match.question(0) == (
        "The cards show desert and forest. Draw a trail between two adjacent spaces that match them."
    )
    assert table.match.view(0)["rule"] == "TT-12"
    table.cards("any", "forest")
    assert table.match.question(0).endswith("that match them; you choose what “any terrain” is.")
    table.cards("desert", "forest")
    table.draw("Adam", "9f-10c")
    assert table.match.question(0) == (
        "You connected the last sights of 2 kinds: draw 2 more trails, each between any two adjacent spaces."
    )
    assert table.match.view(0)["rule"] == "TT-21"
    assert table.match.view(1)["rule"] == table.match.view()["rule"] == "TT-12"
    table.draw("Adam", "1a-1b")
    assert table.match.question(0) == (
        "You connected the last sight of a kind: draw one more trail, between any two adjacent spaces."
    )
    assert table.match.question(0, "fr").startswith("Vous avez relié la dernière curiosité d’un type : tracez un")
    table.last_turn(of_round=2)
    table.turn()
    assert table.match.view(0)["rule"] == "TT-34"


@pytest.mark.rule("TT-40", "TT-42")
def test_isla_grande_has_its_own_rules_for_bonus_trails_and_the_end() -> None:
    table = Table("Mary", "Adam", island="grande")
    table.drawn("Mary", "7e-6e-5e-4d-3d", "8h-8i-7j-6j", "12a-12b")
    table.draw("Mary", "12b-13a")
    assert table.match.view(0)["rule"] == "TT-42", "her third yeti"
    assert table.match.view(1)["rule"] == table.match.view()["rule"] == "TT-12"
    table.idle("Mary")
    assert table.match.view(0)["rule"] == "TT-12", "she has finished"
    table.last_turn(of_round=3)
    table.turn()
    assert table.match.view(0)["rule"] == table.match.view()["rule"] == "TT-40"


@pytest.mark.rule("TT-11", "TT-19", "TT-25", "TT-32")
def test_a_turn_is_told_seat_by_seat_when_it_closes() -> None:
    table = Table("Adam", "Mary")
    table.drawn("Adam", "1c-2d")
    table.drawn("Mary", "9c-8b")
    table.last_turn(of_round=1)
    assert table.draw("Adam", "2d-3e") == [], "nothing happens in public until everyone has finished"
    story = [happening.tell() for happening in table.draw("Mary", "8b-7a")]
    assert story[:-1] == [
        "Player 1 draws from 2d (water) to 3e (desert, obelisk).",
        "Player 1 connects a sight to a village (obelisk) and circles 1.",
        "Player 2 draws from 7a (desert, village D) to 8b (mountain).",
        "Player 2 connects the two villages D for 11 points.",
        "Player 2 earns the blue bonus card D: 6 points.",
        "Player 1 scores 1 for sights in round 1.",
        "Player 2 scores 0 for sights in round 1.",
        "Round 1 is over.",
    ]
    assert story[-1].startswith("Turn 1: ")


@pytest.mark.rule("TT-21", "TT-23", "TT-24", "TT-44")
def test_each_trail_of_a_turn_tells_what_it_connects_itself() -> None:
    """The second obelisk with the turn's own trail, two yetis and villages D with the bonus trail."""
    table = Table("Adam", "Mary", special_bonus=True)
    table.red("yeti")
    table.drawn("Adam", "1c-2d-3e", "10c-9f", "5d-6c-7b-8b-9b-9a")
    table.draw("Adam", "9f-8e")
    table.draw("Adam", "8b-9c")
    table.draw("Adam", "8b-7a")
    story = [happening.tell() for happening in table.draw("Mary", "1a-1b") if happening.event.seat == 0]
    assert story == [
        "Player 1 draws from 8e (desert, obelisk) to 9f (desert).",
        "Player 1 connects a sight to a village (obelisk) and circles 2.",
        'Player 1 joins two sights of the kind "yeti" and earns the red bonus card: 6 points.',
        "Player 1 draws a bonus trail from 8b (mountain) to 9c (forest, village D).",
        "Player 1 connects a sight to a village (yeti) and circles 3.",
        "Player 1 connects a sight to a village (yeti) and circles 4.",
        "Player 1 draws a bonus trail from 7a (desert, village D) to 8b (mountain).",
        "Player 1 connects the two villages D for 11 points.",
        "Player 1 earns the blue bonus card D: 6 points.",
    ]
