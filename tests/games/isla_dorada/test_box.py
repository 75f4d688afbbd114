"""What a table is told of its box: the island, the cards, the markers, and the numbers of the rules."""

from __future__ import annotations

from collections import Counter

import msgspec

from islario.games.isla_dorada.box.components import CARD_IDS, COUNT_IDS, Card, Counts, Goal
from islario.games.isla_dorada.box.island import MONSTERS, PATH_IDS, SITE_IDS, TRAVELS, Monster, Travel
from islario.games.isla_dorada.face.box import Box, Curse, News, Path, Step, Treasure, Way, box
from islario.games.isla_dorada.face.view import GOAL_DECKS, PHASES, STAGES
from islario.games.isla_dorada.rules.state import Phase, Stage
from tests.games.isla_dorada.positions import Table

BOX = box([0])
SITES = {site.id: site for site in BOX.sites}
CARDS = {card.id: card for card in BOX.cards}
DESTINIES = {destiny.id: destiny for destiny in BOX.destinies}


def test_names_have_the_order_of_their_numbers() -> None:
    for names, numbers in (
        (CARD_IDS, Card), (COUNT_IDS, Counts), (MONSTERS, Monster), (TRAVELS, Travel), (PHASES, Phase), (STAGES, Stage),
        (GOAL_DECKS, list(Goal)[1:]),
    ):  # fmt: skip
        assert list(names) == [number.name.lower() for number in numbers]


def test_sites_and_paths_lie_in_it_as_on_the_board() -> None:
    assert [site.id for site in BOX.sites] == list(SITE_IDS)
    septris, camp = SITES["septris"], SITES["base_camp"]
    assert (septris.name, septris.people, septris.x, septris.y) == ("Septris", "ptis", 360, 205)
    assert (camp.people, camp.neighbours[:2]) == ("camp", ("mana_hatu", "kamoptis"))
    assert [path.id for path in BOX.paths] == list(PATH_IDS)
    assert BOX.paths[39] == Path("p40", "river", "bulo_mapo", "wahi_waha")
    assert msgspec.structs.astuple(BOX.kinds["river"]) == ("water", "kayak", True, "leviathan")
    assert msgspec.structs.astuple(BOX.kinds["sand"]) == ("sand", "kamel", False, "bigfoot")
    assert Counter(site.people for site in BOX.sites) == {"motu": 5, "ptis": 4, "tlan": 5, "ang": 4, "camp": 1}


def test_the_rides_that_leave_each_site_tell_their_stretches_in_the_order_of_the_current() -> None:
    rides = {way.path: way for way in BOX.ways["bulo_mapo"]}
    assert rides["p41"] == Way("p41", "mana_hatu", ("p40", "p41"))
    assert rides["p40"] == Way("p40", "wahi_waha", ("p40",))
    assert Way("p22", "hora_pena", ("p22",)) in BOX.ways["septris"]
    assert "p42" not in {way.path for way in BOX.ways["vanu_tabu"]}, "never upstream"


def test_the_ways_that_can_be_bid_on_are_rides_of_the_site() -> None:
    table = Table()
    for who in table.people:
        table.hand(who, yak=1, kamel=1, gonogo=1, kayak=1)
    table.at("bulo_mapo", leader="Ana")
    asked = [move.path for move in table.match.moves(0) if move.kind == "path"]
    assert asked == [way.path for way in BOX.ways["bulo_mapo"]]


def test_cards_say_what_they_pay_where_and_for_how_much() -> None:
    assert msgspec.structs.astuple(CARDS["kayak"]) == ("kayak", 11, False, 2, 0, ("water",), None)
    assert msgspec.structs.astuple(CARDS["zeppelin"])[1:5] == (3, False, 5, 3)
    assert set(CARDS["zeppelin"].on) == {"mountain", "sand", "jungle", "water", "air"}
    assert (CARDS["shaman"].pays, CARDS["shaman"].on, CARDS["diawas"].bolt) == (0, (), True)
    bonus = {card.id: card.symbol for card in BOX.cards if card.symbol}
    assert bonus == {f"bonus_{symbol}": symbol for symbol in ("mask", "idol", "jewel", "urn")}
    assert sum(card.copies for card in BOX.cards) == 112
    assert BOX.pay_order == ("zeppelin", "drako", "kayak", "yak", "kamel", "gonogo")


def test_goals_with_their_values() -> None:
    assert (len(BOX.starting_treasures), len(BOX.standard_treasures), len(BOX.curses)) == (18, 54, 18)
    assert Treasure("vanu_tabu_jewel", "vanu_tabu", 7, "jewel") in BOX.starting_treasures
    assert Curse("qualtops", -4) in BOX.curses
    ports, museum, urns = (DESTINIES[name] for name in ("cuatro_puertos", "museum", "collector_urn"))
    assert (ports.counts, ports.sites) == ("sites_explored", ("hora_pena", "rhobanis", "aminadang", "teltoqlut"))
    assert ports.steps == (Step(2, 2), Step(3, 6), Step(4, 10))
    assert DESTINIES["full_caravan"].cards == ("yak", "kamel", "gonogo", "kayak")
    assert (museum.symbol, urns.symbol) == (None, "urn")
    assert [(destiny.each, destiny.most) for destiny in (ports, museum, urns)] == [(0, 10), (0, 10), (3, 12)]


def test_markers_and_numbers() -> None:
    assert BOX.news == (News(4, 2, 1), News(9, 3, 2))
    numbers = BOX.numbers
    assert (numbers.markers, numbers.hand_limit, numbers.gold, numbers.first_hand, numbers.row) == (16, 10, 10, 6, 4)
    assert (numbers.treasures_dealt, numbers.destinies_dealt, numbers.antik_draws) == (3, 2, 2)
    assert (numbers.smallest_ovetos, numbers.smallest_flight, numbers.panda_discards) == (4, 1, 3)
    assert (numbers.bonus_points, numbers.purchase_gold, numbers.sea_tokens, numbers.last_round) == (3, 1, 2, 40)


def test_a_box_is_the_same_after_a_way_through_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(BOX), type=Box) == BOX
