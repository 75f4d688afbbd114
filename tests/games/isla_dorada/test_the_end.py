"""The end of the match: when it comes, what scores, who wins; and every destiny at each of its steps."""

from __future__ import annotations

import pytest

from islario.games.isla_dorada.box.components import CARD_IDS, DESTINY_IDS, TREASURE_IDS
from islario.games.isla_dorada.box.island import PATH_IDS
from islario.games.isla_dorada.rules.scoring import destiny_points
from islario.games.isla_dorada.rules.state import Place
from tests.games.isla_dorada.positions import Table, kinds, told

ELSEWHERE = ["hora_pena", "septris", "methritis", "rhobanis", "bulo_mapo", "wahi_waha", "mana_hatu", "kamoptis",
             "joztakitl", "kakotapl", "vanu_tabu", "balabatung", "qualtops", "etintaklop", "aminadang"]  # fmt: skip


def last_round(players: int = 3) -> Table:
    """Fifteen markers are placed, and Ana leads from the base camp."""
    table = Table(players)
    table.markers(*["septris"] * 15)
    for who, destiny in zip(table.people, ("mar_maldita", "herd_yak", "herd_kamel", "flotilla"), strict=False):
        table.destiny(who, destiny)
    return table


def found(table: Table, who: str, *treasures: str) -> None:
    for name in treasures:
        table.one["goal_place"][TREASURE_IDS.index(name)] = Place.TABLE + table.seat(who)


@pytest.mark.rule("ID-210", "ID-212", "ID-215")
def test_the_round_of_marker_16_is_played_to_its_end_then_destinies_score() -> None:
    table = last_round()
    table.hand("Ben", yak=3)
    table.bid("Ana", "p08", 0)
    table.settle()
    assert table.phase == "draw", "still drawing"
    table.deck(kamel=8)
    happened = table.finish_round()
    assert table.match.over
    assert table.match.pending == ()
    assert told(happened, "destiny_scored")[1] == "Player 2 reveals the destiny Yak Herd: 6 points."
    assert table.points("Ben") == {"gold": 10, "destiny": 6}
    assert kinds(happened)[-1] == "match_ended"


@pytest.mark.rule("ID-210")
def test_before_marker_16_the_match_goes_on() -> None:
    table = Table()
    table.markers(*["septris"] * 14)
    table.travel("p08")
    table.finish_round()
    assert (table.match.over, table.round) == (False, 2)


@pytest.mark.rule("ID-211", "ID-246")
def test_round_40_is_the_last_in_any_case() -> None:
    table = Table()
    table.destiny("Ana", "last_camp")
    table.at("base_camp")
    table.state["round_number"] = 39
    table.travel("p08")
    table.finish_round()
    assert table.round == 40
    table.at("etintaklop", leader="Ana")
    table.travel("p44")
    table.one["marker_site"][:] = -1
    table.finish_round()
    assert table.match.over
    assert table.expedition == "qualtops"
    assert table.points("Ana")["destiny"] == 8, "where the expedition stands, without a marker"


@pytest.mark.rule("ID-213", "ID-214", "ID-215", "ID-216", "ID-217", "ID-218")
def test_gold_treasures_bonus_destiny_and_curses() -> None:
    table = last_round()
    table.gold("Ana", 4)
    table.destiny("Ana", "miser")
    table.hand("Ana", bonus_mask=1)
    table.treasures("Ana", "kilitiping_mask", "septris_idol")
    table.curses("Ana", "kilitiping", "septris")
    table.travel("p08")
    table.play("Ana", "treasure_with_bonus", treasure="kilitiping_mask")
    table.finish_round()
    assert table.points("Ana") == {"gold": 4, "treasures": 5, "bonus": 3, "destiny": 4, "curses": -4}
    assert table.match.scores == (12, 10, 10), "what is still in hand counts nothing"
    assert table.match.winners == (0,)


@pytest.mark.rule("ID-219")
def test_ties_go_to_more_treasures_then_to_more_gold_and_are_shared_otherwise() -> None:
    table = last_round(4)
    for who, gold in zip(table.people, (10, 5, 6, 6), strict=True):
        table.gold(who, gold)
    for who, treasures in (("Ben", ["septris_idol"]), ("Cleo", ["mana_hatu_jewel"]), ("Dan", ["mana_hatu_mask"])):
        found(table, who, *treasures)
        table.one["points"][table.seat(who), 1] = 10 - table.one["gold"][table.seat(who)]
    table.one["bonus_found"][0, 0] = 1
    assert table.match.places == (4, 3, 1, 1), "Ana has no treasure (Bonus cards do not count), Ben less gold"


def score(name: str, **given: object) -> int:
    """What a destiny is worth to Ana with these things on the table or in her hand."""
    table = Table()
    table.markers(*given.get("markers", []))  # type: ignore[misc]
    for card, count in given.items():
        if card in CARD_IDS:
            table.one["hand"][0, CARD_IDS.index(card)] = count
    found(table, "Ana", *given.get("found", []))  # type: ignore[misc]
    for i, path in enumerate(given.get("tokens", [])):  # type: ignore[var-annotated, arg-type]
        table.one["sea_token"][i] = PATH_IDS.index(path)
    table.gold("Ana", int(given.get("gold", 0)))  # type: ignore[call-overload]
    table.at(str(given.get("site", "base_camp")))
    return int(table.ask(destiny_points, 0, DESTINY_IDS.index(name)))


SITES_OF = {
    "pilgrim_motu": (["hora_pena", "bulo_mapo", "wahi_waha", "mana_hatu", "vanu_tabu"], [0, 0, 0, 5, 9, 13]),
    "pilgrim_ptis": (["septris", "methritis", "rhobanis", "kamoptis"], [0, 0, 3, 7, 11]),
    "pilgrim_tlan": (["joztakitl", "kakotapl", "qualtops", "etintaklop", "teltoqlut"], [0, 0, 0, 5, 9, 13]),
    "pilgrim_ang": (["balabatung", "aminadang", "taratarong", "kilitiping"], [0, 0, 0, 6, 10]),
    "cuatro_puertos": (["hora_pena", "rhobanis", "aminadang", "teltoqlut"], [0, 0, 2, 6, 10]),
    "los_rios": (["bulo_mapo", "wahi_waha", "vanu_tabu", "qualtops", "etintaklop"], [0, 0, 3, 7, 11, 14]),
    "confines": (["kakotapl", "vanu_tabu", "etintaklop"], [0, 3, 7, 12]),
}


@pytest.mark.interpreted
@pytest.mark.rule("ID-220", "ID-221", "ID-225", "ID-226", "ID-227", "ID-228", "ID-229", "ID-230", "ID-231")
@pytest.mark.parametrize("name", list(SITES_OF))
def test_destinies_of_sites_count_each_explored_site_once(name: str) -> None:
    sites, steps = SITES_OF[name]
    assert [score(name, markers=sites[:n]) for n in range(len(sites) + 1)] == steps
    assert score(name, markers=[sites[0]] * 5) == steps[1], "twice explored is explored"
    others = [site for site in ELSEWHERE if site not in sites]
    assert score(name, markers=others) == 0


@pytest.mark.rule("ID-220")
def test_there_are_22_different_destinies() -> None:
    assert len(set(DESTINY_IDS)) == 22


@pytest.mark.interpreted
@pytest.mark.rule("ID-224")
def test_mar_maldita() -> None:
    tokens = ["p36", "p38"]
    assert [score("mar_maldita", tokens=tokens[:n]) for n in range(3)] == [0, 0, 10]


@pytest.mark.interpreted
@pytest.mark.rule("ID-232")
def test_lago_sagrado_counts_markers() -> None:
    markers = ["mana_hatu", "balabatung", "mana_hatu", "mana_hatu", "mana_hatu", "balabatung"]
    assert [score("lago_sagrado", markers=markers[:n]) for n in range(7)] == [0, 0, 0, 5, 5, 9, 9]


@pytest.mark.interpreted
@pytest.mark.rule("ID-222", "ID-233", "ID-234", "ID-235", "ID-236")
@pytest.mark.parametrize(("name", "card", "each", "most"), [
    ("herd_yak", "yak", 2, 10), ("herd_kamel", "kamel", 2, 10), ("herd_gonogo", "gonogo", 2, 10),
    ("flotilla", "kayak", 3, 9),
])  # fmt: skip
def test_herds_and_the_flotilla_count_cards_in_hand(name: str, card: str, each: int, most: int) -> None:
    assert [score(name, **{card: n}) for n in range(8)] == [min(each * n, most) for n in range(8)]
    assert score(name, drako=3) == 0


@pytest.mark.rule("ID-222")
def test_hands_are_looked_at_after_the_last_limit() -> None:
    table = last_round()
    table.hand("Ben", yak=10)
    table.deck(kamel=8)
    table.travel("p08")
    while table.phase == "draw":
        table.draw()
    assert table.phase == "limit"
    for _ in range(int(table.one["hand_size"][1]) - 10):
        table.play("Ben", "discard", card="kamel")
    assert table.match.over
    assert table.points("Ben")["destiny"] == 10


@pytest.mark.interpreted
@pytest.mark.rule("ID-237")
def test_the_full_caravan_counts_sets() -> None:
    assert [score("full_caravan", yak=n, kamel=3, gonogo=3, kayak=3) for n in range(4)] == [0, 5, 10, 10]
    assert score("full_caravan", yak=9, kamel=9, gonogo=9) == 0


@pytest.mark.interpreted
@pytest.mark.rule("ID-223", "ID-238", "ID-239", "ID-240", "ID-241")
@pytest.mark.parametrize("symbol", ["mask", "idol", "jewel", "urn"])
def test_collectors_count_treasures_of_a_symbol_and_no_bonus_cards(symbol: str) -> None:
    mine = [name for name in TREASURE_IDS if name.endswith(symbol)]
    steps = [score(f"collector_{symbol}", found=mine[:n]) for n in range(6)]
    assert steps == [0, 3, 6, 9, 12, 12]
    table = Table()
    table.one["bonus_found"][0] = 2
    assert table.ask(destiny_points, 0, DESTINY_IDS.index(f"collector_{symbol}")) == 0


@pytest.mark.interpreted
@pytest.mark.rule("ID-223", "ID-242")
def test_the_museum_counts_different_symbols() -> None:
    found_so = ["septris_mask", "septris_idol", "septris_jewel", "septris_urn"]
    assert [score("museum", found=found_so[:n]) for n in range(5)] == [0, 0, 0, 5, 10]
    assert score("museum", found=["septris_mask", "hora_pena_mask", "methritis_mask"]) == 0


@pytest.mark.interpreted
@pytest.mark.rule("ID-243")
def test_the_miser_counts_gold() -> None:
    assert [score("miser", gold=n) for n in range(3, 8)] == [0, 4, 4, 8, 8]


@pytest.mark.interpreted
@pytest.mark.rule("ID-244")
def test_the_wayfarer_counts_different_sites() -> None:
    assert [score("wayfarer", markers=ELSEWHERE[:n]) for n in range(8, 15)] == [0, 3, 3, 7, 7, 11, 11]
    assert score("wayfarer", markers=["septris"] * 16) == 0


@pytest.mark.interpreted
@pytest.mark.rule("ID-245")
def test_the_last_camp() -> None:
    good = {"mana_hatu", "kamoptis", "balabatung", "qualtops", "kilitiping"}
    for site in ("mana_hatu", "kamoptis", "balabatung", "qualtops", "kilitiping", "base_camp", "septris"):
        assert score("last_camp", site=site) == (8 if site in good else 0)
