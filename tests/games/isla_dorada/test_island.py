"""The island: sites, paths, rivers, lake and sea, and who is whose neighbour."""

from __future__ import annotations

from collections import Counter

import pytest

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    COPIES,
    CURSE_POINTS,
    CURSE_SITE,
    GOLD,
    GOLD_EACH,
    STARTING,
    SYMBOLS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    TREASURES,
)
from islario.games.isla_dorada.box.island import (
    BASE,
    ENTRANCES,
    NEIGHBOUR,
    PATH_IDS,
    PATH_NAMES,
    PATH_ROWS,
    RIDE_TO,
    SITE_IDS,
    SITE_NAMES,
    STEPS_APART,
    TRAVEL_OF,
    Travel,
)
from tests.games.isla_dorada.positions import Table


def ends(kind: str) -> set[tuple[str, str]]:
    rows = [row for row in PATH_ROWS if row["name"] == kind]
    return {(SITE_IDS[row["ends"][0]], SITE_IDS[row["ends"][1]]) for row in rows}


def neighbours(site: str) -> set[str]:
    return {other for i, other in enumerate(SITE_IDS) if NEIGHBOUR[SITE_IDS.index(site), i]}


@pytest.mark.rule("ID-1")
def test_eighteen_sites_and_a_base_camp_joined_by_45_paths() -> None:
    assert (len(SITE_IDS), SITE_IDS[BASE], len(PATH_IDS)) == (19, "base_camp", 45)
    assert Counter(PATH_NAMES) == {"jungle": 10, "sand": 11, "mountain": 11, "lake": 3, "sea": 4, "river": 6}
    assert neighbours("base_camp") == {"kilitiping", "qualtops", "kamoptis", "mana_hatu", "balabatung"}


@pytest.mark.rule("ID-2")
def test_rivers_the_lake_and_the_sea_are_water_and_the_rest_is_land() -> None:
    water = {name for path, name in enumerate(PATH_NAMES) if TRAVEL_OF[path] == Travel.WATER}
    assert water == {"river", "lake", "sea"}
    assert {row["monster"] for row in PATH_ROWS if row["name"] not in water} == {"bigfoot"}


@pytest.mark.rule("ID-3", "ID-4")
def test_only_rivers_are_one_way() -> None:
    for path, row in enumerate(PATH_ROWS):
        a, b = row["ends"]
        assert RIDE_TO[a, path] == b
        if row["name"] != "river":
            assert RIDE_TO[b, path] == a
        else:
            assert RIDE_TO[b, path] == -1, "never upstream"
    assert ends("river") == {
        ("bulo_mapo", "wahi_waha"), ("wahi_waha", "mana_hatu"),
        ("etintaklop", "qualtops"), ("qualtops", "base_camp"),
        ("balabatung", "vanu_tabu"), ("vanu_tabu", "aminadang"),
    }  # fmt: skip


@pytest.mark.rule("ID-5", "ID-6")
def test_the_lake_is_a_triangle_and_the_sea_a_ring() -> None:
    assert ends("lake") == {("mana_hatu", "balabatung"), ("mana_hatu", "base_camp"), ("balabatung", "base_camp")}
    assert ends("sea") == {
        ("hora_pena", "rhobanis"), ("hora_pena", "aminadang"), ("rhobanis", "teltoqlut"), ("aminadang", "teltoqlut"),
    }  # fmt: skip
    assert {SITE_IDS[site] for site in ENTRANCES} == {
        "mana_hatu", "balabatung", "base_camp", "hora_pena", "rhobanis", "teltoqlut", "aminadang",
    }  # fmt: skip


@pytest.mark.rule("ID-7", "ID-8")
def test_neighbours_by_land_river_in_both_directions_and_lake_but_not_by_sea() -> None:
    assert neighbours("hora_pena") == {"bulo_mapo", "wahi_waha", "septris", "methritis"}, "not Rhobanis by sea"
    assert neighbours("vanu_tabu") == {"bulo_mapo", "balabatung", "aminadang"}, "up and down the river"
    assert neighbours("mana_hatu") >= {"balabatung", "base_camp"}, "across the lake"
    assert sum(NEIGHBOUR[4].tolist()) == 3, "jungle and river to Wahi-Waha make one neighbour"
    table = Table()
    table.monster("bigfoot", "p09")
    assert NEIGHBOUR[SITE_IDS.index("base_camp"), SITE_IDS.index("qualtops")], "monsters do not matter"


@pytest.mark.rule("ID-9", "ID-10")
def test_112_adventure_cards_22_of_them_with_a_bolt() -> None:
    copies = dict(zip(CARD_IDS, COPIES.tolist(), strict=True))
    assert copies == {
        "yak": 15, "kamel": 15, "gonogo": 15, "kayak": 11, "drako": 6, "zeppelin": 3, "shaman": 4, "ovetos": 3,
        "juju": 3, "sangaia": 3, "bongo": 4, "bonus_mask": 2, "bonus_idol": 2, "bonus_jewel": 2, "bonus_urn": 2,
        "makaks": 3, "bigfoot": 3, "leviathan": 2, "antik": 3, "istwa": 3, "marabout": 2, "diawas": 2, "panda": 2,
        "samedi": 2,
    }  # fmt: skip
    assert (sum(copies.values()), sum(COPIES[15:].tolist())) == (112, 22)


VALUES = {
    4: ["mana_hatu", "kamoptis", "balabatung", "aminadang"],
    6: ["rhobanis", "wahi_waha", "taratarong"],
    7: ["bulo_mapo", "kakotapl", "vanu_tabu", "etintaklop"],
}


def starting_value(site: str) -> int:
    return next((value for value, sites in VALUES.items() if site in sites), 5)


@pytest.mark.rule("ID-11", "ID-12")
@pytest.mark.parametrize("site", [site for site in SITE_IDS if site != "base_camp"])
def test_each_site_has_four_treasures_with_the_four_symbols(site: str) -> None:
    mine = [t for t in range(TREASURES) if TREASURE_SITE[t] == SITE_IDS.index(site)]
    assert [t < STARTING for t in mine] == [True, False, False, False]
    assert {SYMBOLS[TREASURE_SYMBOL[t]] for t in mine} == {"mask", "idol", "jewel", "urn"}
    start = starting_value(site)
    assert [TREASURE_VALUE[t] for t in mine] == [start, start - 1, start, start + 1]


@pytest.mark.rule("ID-13", "ID-14")
def test_each_site_but_the_base_camp_has_one_curse() -> None:
    sites = [SITE_IDS[site] for site in CURSE_SITE]
    assert sorted(sites) == sorted(site for site in SITE_IDS if site != "base_camp")
    assert [-points for points in CURSE_POINTS] == [starting_value(site) - 1 for site in sites]
    assert BASE not in TREASURE_SITE.tolist()


@pytest.mark.rule("ID-15", "ID-19")
def test_sixty_three_gold_of_which_everyone_starts_with_ten() -> None:
    assert (GOLD, GOLD_EACH) == (63, 10)
    table = Table(6)
    assert table.one["gold"].tolist() == [10] * 6
    assert table.points("Ana") == {"gold": 10}


def test_names_are_told_and_no_site_is_far() -> None:
    assert SITE_NAMES[0] == "Hora-Pena"
    assert STEPS_APART.max() <= 4
