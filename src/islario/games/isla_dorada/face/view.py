"""What one viewer may know of the table, with names, ready for JSON."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    DESTINY_IDS,
    FIRST_CURSE,
    FIRST_DESTINY,
    SYMBOLS,
    TREASURE_IDS,
    TREASURES,
    CardName,
    Goal,
)
from islario.games.isla_dorada.box.island import MONSTERS, NONE, PATH_IDS, PATHS, SITE_IDS, MonsterName
from islario.games.isla_dorada.face.box import CURSE_CARDS, TREASURE_CARDS, WAYS, Curse, Treasure
from islario.games.isla_dorada.face.payments import Bill, Payment, bill, would_take
from islario.games.isla_dorada.rules.bidding import passed
from islario.games.isla_dorada.rules.bids import adds_to, leading_route, together, total_on
from islario.games.isla_dorada.rules.discarding import left_to_discard
from islario.games.isla_dorada.rules.goals import deck_cards
from islario.games.isla_dorada.rules.moving import markers_placed
from islario.games.isla_dorada.rules.routes import stop_of
from islario.games.isla_dorada.rules.state import Held, Phase, Place
from islario.kernel.reading import Hidden

PhaseName = Literal[
    "goals", "bid", "pay", "sangaia", "onward", "treasures", "news", "draw", "drawn", "victim", "monster", "antik",
    "istwa", "pair", "panda", "limit", "over",
]  # fmt: skip
StageName = Literal["free", "purchase"]
GoalDeck = Literal["standard", "destiny", "curse"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
STAGES: tuple[StageName, ...] = get_args(StageName)
GOAL_DECKS: tuple[GoalDeck, ...] = get_args(GoalDeck)


class Route(Struct, frozen=True, gc=False):
    """A path by its name, or a flight to a site."""

    path: str | UnsetType = UNSET
    fly: str | UnsetType = UNSET


class Bid(Struct, frozen=True, gc=False):
    """What a seat has put on a route."""

    seat: int
    amount: int
    path: str | UnsetType = UNSET
    fly: str | UnsetType = UNSET


class Offer(Struct, frozen=True, gc=False):
    """All that lies on a route: where it leads, by which paths in their order, and who stands behind it."""

    to: str
    ride: tuple[str, ...]
    total: int
    seats: tuple[int, ...]
    leads: bool
    path: str | UnsetType = UNSET
    fly: str | UnsetType = UNSET


class Hand(Struct, frozen=True, gc=False):
    """What only its owner knows."""

    cards: dict[str, int]
    put_down: dict[str, int]
    treasures: list[Treasure]
    to_play: list[str]
    destinies: list[str]
    curses: list[Curse]
    offered_treasures: list[Treasure]
    offered_destinies: list[str]
    route: Route | None  # chosen, and the amount still to come
    adds: bool  # the amount is added to a bid that lies there already
    bill: Bill | None
    would_take: dict[str, Payment]  # by the amount that can be named
    to_discard: int


class Seat(Struct, frozen=True, gc=False):
    """What lies in front of a seat, and how many cards it holds."""

    gold: int
    cards: int
    treasures: int
    destinies: int
    curses: int
    found: list[Treasure]
    bonus: dict[str, int]
    struck: list[Curse]
    silenced: bool
    passed: bool  # bidding has gone past it since the last bid
    waited_for: bool
    hand: Hand | UnsetType = UNSET


class Table(Struct, frozen=True, gc=False):
    phase: PhaseName
    bolt: CardName | None
    stage: StageName
    round: int
    leader: int
    cooperative: bool
    expedition: str
    markers: list[str | None]
    placed: int  # of them
    sea_tokens: list[str]
    monsters: dict[MonsterName, str | None]
    row: list[CardName]
    deck: int
    discards: dict[str, int]
    goal_decks: dict[GoalDeck, int]
    bids: list[Bid]
    offers: list[Offer]  # the leading one first, then by their totals
    leading: Route | None
    last_bidder: int | None
    travelled: Route | None
    pair: list[int]
    seats: list[Seat]


ROUTES = tuple(Route(path=path) for path in PATH_IDS) + tuple(Route(fly=site) for site in SITE_IDS)
RIDES = tuple({way.path: way.ride for way in ways} for ways in WAYS)


def view(hidden: Hidden) -> Table:
    leading = hidden.ask(leading_route)
    return Table(
        phase=PHASES[hidden.phase],
        bolt=None if hidden.bolt == NONE else CARD_IDS[hidden.bolt],
        stage=STAGES[hidden.stage],
        round=hidden.round_number,
        leader=hidden.leader,
        cooperative=hidden.ask(together),
        expedition=SITE_IDS[hidden.expedition],
        markers=[None if site == NONE else SITE_IDS[site] for site in hidden.marker_site.tolist()],
        placed=hidden.ask(markers_placed),
        sea_tokens=[PATH_IDS[path] for path in hidden.sea_token.tolist() if path != NONE],
        monsters={
            name: None if path == NONE else PATH_IDS[path]
            for name, path in zip(MONSTERS, hidden.monster.tolist(), strict=True)
        },
        row=[CARD_IDS[card] for card in hidden.row.tolist() if card != NONE],
        deck=hidden.deck_size,
        discards=_counted(hidden.discards.tolist()),
        goal_decks={deck: hidden.ask(deck_cards, Goal[deck.upper()]) for deck in GOAL_DECKS},
        bids=_bids(hidden),
        offers=_offers(hidden, leading),
        leading=_route(leading),
        last_bidder=None if hidden.last_bidder == NONE else hidden.last_bidder,
        travelled=_route(hidden.travelled),
        pair=[named for named in hidden.pair.tolist() if named != NONE],
        seats=_seats(hidden, goals_by_place(hidden)),
    )


def _counted(cards: list[int]) -> dict[str, int]:
    """Adventure cards by kind, those that there are."""
    return {CARD_IDS[card]: count for card, count in enumerate(cards) if count}


def _route(route: int) -> Route | None:
    return None if route == NONE else ROUTES[route]


def _bids(hidden: Hidden) -> list[Bid]:
    standing = enumerate(zip(hidden.on_route.tolist(), hidden.share.tolist(), strict=True))
    return [
        Bid(seat, share, ROUTES[route].path, ROUTES[route].fly) for seat, (route, share) in standing if route != NONE
    ]


def standing_bids(hidden: Hidden) -> list[int]:
    """The routes with a bid, the leading one first, then by what lies on them."""
    routes, leading = {*hidden.on_route.tolist()} - {NONE}, hidden.ask(leading_route)
    return sorted(routes, key=lambda route: (route != leading, -hidden.ask(total_on, route), route))


def _offers(hidden: Hidden, leading: int) -> list[Offer]:
    """The bids on the table, until the expedition has moved."""
    if hidden.phase not in (Phase.BID, Phase.PAY):
        return []
    on_route = hidden.on_route.tolist()
    return [
        Offer(
            to=SITE_IDS[hidden.ask(stop_of, route)],
            ride=() if route >= PATHS else RIDES[hidden.expedition][PATH_IDS[route]],
            total=hidden.ask(total_on, route),
            seats=tuple(seat for seat, mine in enumerate(on_route) if mine == route),
            leads=route == leading,
            path=ROUTES[route].path,
            fly=ROUTES[route].fly,
        )
        for route in standing_bids(hidden)
    ]


Places = dict[int, list[int]]  # the goal cards in each place


def goals_by_place(hidden: Hidden) -> Places:
    places: Places = {}
    for goal, place in enumerate(hidden.goal_place.tolist()):
        places.setdefault(place, []).append(goal)
    return places


def _seats(hidden: Hidden, places: Places) -> list[Seat]:
    gone, open_hands = hidden.ask(passed), hidden.phase == Phase.OVER
    held = hidden.held.tolist()
    return [
        Seat(
            gold=hidden.gold[owner],
            cards=hidden.hand_size[owner],
            treasures=held[Held.TREASURES][owner],
            destinies=held[Held.DESTINIES][owner],
            curses=held[Held.CURSES][owner],
            found=_treasures(places.get(Place.TABLE + owner, [])),
            bonus={symbol: n for symbol, n in zip(SYMBOLS, hidden.bonus_found[owner].tolist(), strict=True) if n},
            struck=_curses(places.get(Place.TABLE + owner, [])),
            silenced=bool(hidden.silenced >> owner & 1),
            passed=bool(gone >> owner & 1),
            waited_for=bool(hidden.waiting >> owner & 1),
            hand=_hand(hidden, owner, places) if owner == hidden.viewer or open_hands else UNSET,
        )
        for owner in range(hidden.players)
    ]


def _treasures(goals: list[int]) -> list[Treasure]:
    return [TREASURE_CARDS[goal] for goal in goals if goal < TREASURES]


def _destinies(goals: list[int]) -> list[str]:
    return [DESTINY_IDS[goal - FIRST_DESTINY] for goal in goals if FIRST_DESTINY <= goal < FIRST_CURSE]


def _curses(goals: list[int]) -> list[Curse]:
    return [CURSE_CARDS[goal - FIRST_CURSE] for goal in goals if goal >= FIRST_CURSE]


def _rejected(hidden: Hidden, owner: int) -> list[int]:
    """The goals that the owner has rejected while others are still choosing."""
    treasure, destiny = hidden.rejected_treasure[owner], hidden.rejected_destiny[owner]
    return [goal for goal, number in ((treasure - 1, treasure), (FIRST_DESTINY + destiny - 1, destiny)) if number]


def _hand(hidden: Hidden, owner: int, places: Places) -> Hand:
    mine, gone = places.get(Place.HAND + owner, []), _rejected(hidden, owner)
    offered = [goal for goal in places.get(Place.OFFERED + owner, []) if goal not in gone]
    chosen = hidden.chosen_route if hidden.turn == owner else NONE
    return Hand(
        cards=_counted(hidden.hand[owner].tolist()),
        put_down=_counted(hidden.staged[owner].tolist()),
        treasures=_treasures(mine),
        to_play=[TREASURE_IDS[goal] for goal in mine if goal < TREASURES and hidden.staged_treasure[goal]],
        destinies=_destinies(mine),
        curses=_curses(mine),
        offered_treasures=_treasures(offered),
        offered_destinies=_destinies(offered),
        route=_route(chosen),
        adds=chosen != NONE and hidden.ask(adds_to, chosen),
        bill=bill(hidden),
        would_take=would_take(hidden),
        to_discard=hidden.ask(left_to_discard, owner),
    )
