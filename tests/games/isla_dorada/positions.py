"""Positions by hand: people at a table, cards in their hands, the expedition where a test wants it; then moves are
played. Cards put into hands come out of the decks, so that every piece stays in the game."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario import Move, game
from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    CARDS,
    DECK_BEGIN,
    DECK_END,
    DESTINY_IDS,
    FIRST_CURSE,
    FIRST_DESTINY,
    GOALS,
    HAND_CARDS,
    TREASURE_IDS,
    TREASURES,
    Goal,
)
from islario.games.isla_dorada.box.island import PATH_IDS, SITE_IDS
from islario.games.isla_dorada.rules.events import Event
from islario.games.isla_dorada.rules.state import Phase, Place
from islario.kernel.journal import events_of
from islario.kernel.reading import Hidden
from islario.match.chronicle import Happening
from tests.games.seated import Seated

PEOPLE = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fred")
DORADA = game("isla-dorada")
CURSED_SITES = [site for site in SITE_IDS if site != "base_camp"]


class Table(Seated):
    """A match in its first round, Ana leading from the base camp, with hands that a test fills.

    Bolt cards lie on the discards until a test puts one elsewhere; hands begin empty of adventure cards and treasures.
    """

    def __init__(self, players: int = 3, seed: int = 1, cooperative: bool = False) -> None:
        self.people = PEOPLE[:players]
        self.match = DORADA.new(players, seed=seed, cooperative=cooperative)
        while self.phase == "goals":
            seat = self.match.pending[0]
            self.match.play(seat, self.match.moves(seat)[0])
        for who in self.people:
            self.hand(who)
            self.treasures(who)
            self.curses(who)
        self.one["discards"][HAND_CARDS:] += self.one["deck"][HAND_CARDS:]
        self.one["deck"][HAND_CARDS:] = 0
        self.row("kayak", "kayak", "kayak", "kayak")
        self.at("base_camp", leader="Ana")

    # Putting things down

    def at(self, site: str, leader: str | None = None) -> None:
        """The expedition stands here, and the leader is to open the bidding."""
        self.state["expedition"] = SITE_IDS.index(site)
        if leader is not None:
            self.state["leader"] = self.state["turn"] = self.seat(leader)

    def hand(self, who: str, **cards: int) -> None:
        """Exactly these adventure cards."""
        seat = self.seat(who)
        self.one["deck"][:HAND_CARDS] += self.one["hand"][seat]
        self.one["hand"][seat] = 0
        for name, count in cards.items():
            self._find(CARD_IDS.index(name), count)
            self.one["hand"][seat, CARD_IDS.index(name)] = count
        self.one["hand_size"][seat] = sum(cards.values())
        self._count_deck()

    def _find(self, card: int, count: int) -> None:
        """Takes cards out of the deck, or the discards."""
        taken = min(count, int(self.one["deck"][card]))
        self.one["deck"][card] -= taken
        self.one["discards"][card] -= count - taken
        assert self.one["discards"][card] >= 0, f"there are not so many cards '{CARD_IDS[card]}'"

    def deck(self, **cards: int) -> None:
        """The deck holds only these cards; what else was in it lies on the discards, for everyone to see."""
        self.one["discards"] += self.one["deck"]
        self.one["deck"][:] = 0
        for name, count in cards.items():
            self._find(CARD_IDS.index(name), count)
            self.one["deck"][CARD_IDS.index(name)] = count
        self._count_deck()

    def _count_deck(self) -> None:
        self.state["deck_size"] = int(self.one["deck"].sum())

    def row(self, *cards: str) -> None:
        for slot, name in enumerate(cards):
            if self.one["row"][slot] >= 0:
                self.one["discards"][self.one["row"][slot]] += 1
            self._find(CARD_IDS.index(name), 1)
            self.one["row"][slot] = CARD_IDS.index(name)
        self._count_deck()

    def goals(self, who: str, begin: int, end: int, wanted: list[int], held: int) -> None:
        """Exactly these goal cards of those numbered from `begin` to `end`; the others go back to the top layer."""
        seat, place = self.seat(who), self.one["goal_place"]
        for goal in range(begin, end):
            if place[goal] == seat:
                place[goal] = Place.DECK
        for goal in wanted:
            place[goal] = seat
            self.one["goal_known"][goal] = 0
        self.one["held"][held, seat] = len(wanted)
        self._count_layers()

    def _count_layers(self) -> None:
        for deck in Goal:
            places = self.one["goal_place"][DECK_BEGIN[deck] : DECK_END[deck]]
            for layer in range(self.one["layers"].shape[1]):
                self.one["layers"][deck, layer] = np.sum(places == Place.DECK + layer)

    def treasures(self, who: str, *names: str) -> None:
        self.goals(who, 0, TREASURES, [TREASURE_IDS.index(name) for name in names], 0)

    def destiny(self, who: str, name: str) -> None:
        """The destiny in the seat's hand; whoever holds it now gets the old one."""
        place, wanted = self.one["goal_place"], FIRST_DESTINY + DESTINY_IDS.index(name)
        mine = next(g for g in range(FIRST_DESTINY, FIRST_CURSE) if place[g] == self.seat(who))
        place[mine], place[wanted] = int(place[wanted]), int(place[mine])
        self.one["goal_known"][[mine, wanted]] = 0
        self._count_layers()

    def curses(self, who: str, *sites: str) -> None:
        self.goals(who, FIRST_CURSE, GOALS, [FIRST_CURSE + CURSED_SITES.index(site) for site in sites], 2)

    def monster(self, name: str, path: str) -> None:
        self.one["monster"][("bigfoot", "leviathan").index(name)] = PATH_IDS.index(path)

    def markers(self, *sites: str) -> None:
        """The first markers lie on these sites."""
        self.one["marker_site"][:] = -1
        self.one["marker_site"][: len(sites)] = [SITE_IDS.index(site) for site in sites]

    def gold(self, who: str, amount: int) -> None:
        self.one["gold"][self.seat(who)] = amount
        self.one["points"][self.seat(who), 0] = amount

    # Playing

    def play(self, who: str, kind: str, **details: int | str) -> list[Happening]:
        return self.match.play(self.seat(who), Move(kind, **details))

    def route(self, who: str, name: str) -> list[Happening]:
        """A path by its id, or a flight as "air septris"."""
        return self.play(who, "fly", to=name[4:]) if name.startswith("air ") else self.play(who, "path", path=name)

    def bid(self, who: str, route: str, amount: int, ovetos: bool = False) -> list[Happening]:
        happened = self.route(who, route)
        if self.one["chosen_route"] >= 0:  # an amount that everyone can tell is not asked for
            return self.play(who, "ovetos" if ovetos else "amount", n=amount)
        assert f" {amount}" in told(happened, "bid")[0]
        return happened

    def passes(self, *people: str) -> list[Happening]:
        happened: list[Happening] = []
        for who in people:
            happened = self.play(who, "pass")
        return happened

    def juju(self, who: str, victim: str) -> list[Happening]:
        return self.play(who, "juju", seat=self.seat(victim))

    def pay(self, who: str, *cards: str) -> list[Happening]:
        happened: list[Happening] = []
        for card in cards:
            happened = self.play(who, "pay", card=card)
        return happened

    def settle(self) -> list[Happening]:
        """All others pass, and nobody plays Sangaia."""
        happened: list[Happening] = []
        while self.phase == "bid":
            happened = self.passes(self.pending[0])
        while self.phase == "sangaia":
            happened = self.play(self.pending[0], "sangaia", answer="no")
        return happened

    def travel(self, route: str) -> list[Happening]:
        """The leader opens with 0 on a path and nobody objects."""
        happened = self.bid(self.leader, route, 0)
        return self.settle() or happened

    def done(self) -> list[Happening]:
        """Nobody plays (any more) treasures."""
        happened: list[Happening] = []
        while self.phase == "treasures":
            happened = self.play(self.pending[0], "done")
        return happened

    def draw(self, purchase: bool = False) -> list[Happening]:
        """The seat on turn takes the top card of the deck, and buys nothing."""
        who = self.pending[0]
        happened = self.play(who, "take_from_deck")
        if self.phase == "draw" and self.pending == [who] and not purchase:
            happened = self.play(who, "no_purchase")
        return happened

    def finish_round(self) -> list[Happening]:
        """Everything to the end of the round, in the plainest way."""
        happened, this = self.settle(), self.round
        while self.round == this and not self.match.over:
            happened = self.match.play(self.match.pending[0], self._plainest(self.match.pending[0]))
        return happened

    def _plainest(self, seat: int) -> Move:
        options = {move.kind: move for move in self.match.moves(seat)}
        for kind in ("done", "no_purchase", "take_from_deck"):
            if kind in options:
                return options[kind]
        return next(iter(options.values()))

    # Looking

    @property
    def phase(self) -> str:
        return Phase(self.one["phase"]).name.lower()

    @property
    def round(self) -> int:
        return int(self.one["round_number"])

    @property
    def leader(self) -> str:
        return str(self.people[self.one["leader"]])

    @property
    def expedition(self) -> str:
        return str(SITE_IDS[self.one["expedition"]])

    @property
    def pending(self) -> list[str]:
        return [self.people[seat] for seat in self.match.pending]

    def options(self, who: str, kind: str | None = None) -> list[Any]:
        """The seat's legal moves; of one kind, their only detail."""
        found = self.match.moves(self.seat(who))
        if kind is None:
            return [move.kind for move in found]
        return [next(iter(move.args.values()), None) for move in found if move.kind == kind]

    def routes(self, who: str) -> list[Any]:
        """Paths the seat could bid on."""
        return self.options(who, "path")

    def amounts(self, who: str, route: str, kind: str = "amount") -> list[Any]:
        """What the seat could bid on a route, which is then taken back."""
        self.route(who, route)
        found = self.options(who, kind)
        self.state["chosen_route"] = -1
        return found

    def cards(self, who: str) -> dict[str, int]:
        hand = self.one["hand"][self.seat(who)]
        return {CARD_IDS[card]: int(hand[card]) for card in range(HAND_CARDS) if hand[card]}

    @property
    def discards(self) -> dict[str, int]:
        return {CARD_IDS[card]: int(self.one["discards"][card]) for card in range(CARDS) if self.one["discards"][card]}

    def held(self, who: str) -> list[str]:
        """Treasures in hand."""
        place = self.one["goal_place"]
        return [TREASURE_IDS[goal] for goal in range(TREASURES) if place[goal] == self.seat(who)]

    def found(self, who: str) -> list[str]:
        place = self.one["goal_place"]
        return [TREASURE_IDS[goal] for goal in range(TREASURES) if place[goal] == Place.TABLE + self.seat(who)]

    def curses_of(self, who: str, place: Place = Place.HAND) -> list[str]:
        goals = range(FIRST_CURSE, GOALS)
        return [CURSED_SITES[g - FIRST_CURSE] for g in goals if self.one["goal_place"][g] == place + self.seat(who)]

    def destiny_of(self, who: str) -> str:
        place = self.one["goal_place"][FIRST_DESTINY:FIRST_CURSE].tolist()
        return str(DESTINY_IDS[place.index(self.seat(who))])

    def points(self, who: str) -> dict[str, int]:
        """Points by source, sources without points left out."""
        return {source: points for source, points in self.match.breakdown(self.seat(who)).items() if points}

    def sees(self, who: str | None) -> dict[str, Any]:
        table: dict[str, Any] = self.match.view(None if who is None else self.seat(who))["table"]
        return table

    def hidden(self, who: str | None) -> Hidden:
        return DORADA.desk.hidden(self.state, -1 if who is None else self.seat(who))

    def page(self, who: str | None) -> list[str]:
        """What somebody (None: a spectator) sees of the latest move, by kind."""
        return [Event(event.kind).name.lower() for event in events_of(self.hidden(who))]


def kinds(happened: list[Happening]) -> list[str]:
    return [happening.kind for happening in happened]


def told(happened: list[Happening], kind: str) -> list[str]:
    return [happening.tell() for happening in happened if happening.kind == kind]
