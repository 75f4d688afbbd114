"""The hidden copy of a state as a dictionary: what a seat may know, ready for JSON, with names."""

from __future__ import annotations

from typing import Any

import numpy as np

from islario.games.isla_dorada.components import (
    CARD_IDS,
    CARDS,
    CURSE_POINTS,
    CURSE_SITE,
    DECK_BEGIN,
    DECK_END,
    DESTINY_IDS,
    FIRST_CURSE,
    FIRST_DESTINY,
    GOALS,
    HAND_LIMIT,
    PANDA_DISCARDS,
    SYMBOLS,
    TREASURE_IDS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    TREASURES,
    Goal,
)
from islario.games.isla_dorada.island import NONE, PATH_IDS, PATHS, SITE_IDS
from islario.games.isla_dorada.payments import bill, would_take
from islario.games.isla_dorada.state import Held, Phase, Place, Setting, Source, Stage


def view(state: np.ndarray, seat: int) -> dict[str, Any]:
    one = state[0]
    phase = Phase(one["phase"])
    return {
        "phase": phase.name.lower(),
        "bolt": None if one["bolt"] == NONE else CARD_IDS[one["bolt"]],
        "stage": Stage(one["stage"]).name.lower(),
        "round": int(one["round_number"]),
        "leader": int(one["leader"]),
        "cooperative": bool(one["options"][Setting.COOPERATIVE]),
        "expedition": SITE_IDS[one["expedition"]],
        "markers": [None if site == NONE else SITE_IDS[site] for site in one["marker_site"]],
        "sea_tokens": [PATH_IDS[path] for path in one["sea_token"] if path != NONE],
        "monsters": {
            name: None if path == NONE else PATH_IDS[path]
            for name, path in zip(("bigfoot", "leviathan"), one["monster"], strict=True)
        },
        "row": [CARD_IDS[card] for card in one["row"] if card != NONE],
        "deck": int(one["deck_size"]),
        "discards": counted(one["discards"]),
        "goal_decks": {deck.name.lower(): int(one["layers"][deck].sum()) for deck in Goal if deck != Goal.STARTING},
        "bids": [_bid(one, bidder) for bidder in range(one["players"]) if one["on_route"][bidder] != NONE],
        "leading": _leading(one),
        "last_bidder": None if one["last_bidder"] == NONE else int(one["last_bidder"]),
        "travelled": None if one["travelled"] == NONE else route_name(int(one["travelled"])),
        "pair": [int(named) for named in one["pair"] if named != NONE],
        "seats": [_seat(one, owner, seat) for owner in range(one["players"])],
    }


def counted(cards: np.ndarray) -> dict[str, int]:
    """Adventure cards by kind, those that there are."""
    return {CARD_IDS[card]: int(count) for card, count in enumerate(cards) if count}


def route_name(route: int) -> dict[str, str]:
    return {"fly": SITE_IDS[route - PATHS]} if route >= PATHS else {"path": PATH_IDS[route]}


def _bid(one: np.void, bidder: int) -> dict[str, Any]:
    return {"seat": bidder, "amount": int(one["share"][bidder]), **route_name(int(one["on_route"][bidder]))}


def _leading(one: np.void) -> dict[str, str] | None:
    """The route that would be travelled now: the highest total, of equal ones the first reached."""
    totals: dict[int, int] = {}
    reached: dict[int, int] = {}
    for seat in range(one["players"]):
        route = int(one["on_route"][seat])
        if route != NONE:
            totals[route] = totals.get(route, 0) + int(one["share"][seat])
            reached[route] = max(reached.get(route, 0), int(one["raised"][seat]))
    return route_name(min(totals, key=lambda route: (-totals[route], reached[route]))) if totals else None


def _seat(one: np.void, owner: int, viewer: int) -> dict[str, Any]:
    """What lies in front of a seat, how many cards it holds, and which, where the viewer may know."""
    shown: dict[str, Any] = {
        "gold": int(one["gold"][owner]),
        "cards": int(one["hand_size"][owner]),
        "treasures": int(one["held"][Held.TREASURES, owner]),
        "destinies": int(one["held"][Held.DESTINIES, owner]),
        "curses": int(one["held"][Held.CURSES, owner]),
        "found": [treasure(goal) for goal in at(one, Place.TABLE + owner) if goal < TREASURES],
        "bonus": {symbol: int(n) for symbol, n in zip(SYMBOLS, one["bonus_found"][owner], strict=True) if n},
        "struck": [curse(goal) for goal in at(one, Place.TABLE + owner) if goal >= FIRST_CURSE],
        "silenced": bool(one["silenced"] >> owner & 1),
        "waited_for": bool(one["waiting"] >> owner & 1),
    }
    if owner == viewer or one["phase"] == Phase.OVER:
        shown["hand"] = _hand(one, owner)
    return shown


def _hand(one: np.void, owner: int) -> dict[str, Any]:
    mine = at(one, Place.HAND + owner)
    offered = [goal for goal in at(one, Place.OFFERED + owner) if goal not in _rejected(one, owner)]
    route = int(one["chosen_route"])
    return {
        "cards": counted(one["hand"][owner]),
        "put_down": counted(one["staged"][owner]),
        "treasures": [treasure(goal) for goal in mine if goal < TREASURES],
        "to_play": [TREASURE_IDS[goal] for goal in mine if goal < TREASURES and one["staged_treasure"][goal]],
        "destinies": [DESTINY_IDS[goal - FIRST_DESTINY] for goal in mine if FIRST_DESTINY <= goal < FIRST_CURSE],
        "curses": [curse(goal) for goal in mine if goal >= FIRST_CURSE],
        "offered_treasures": [treasure(goal) for goal in offered if goal < TREASURES],
        "offered_destinies": [DESTINY_IDS[goal - FIRST_DESTINY] for goal in offered if goal >= FIRST_DESTINY],
        "route": None if route == NONE or one["turn"] != owner else route_name(route),
        "bill": bill(one, owner),
        "would_take": would_take(one, owner),
        "to_discard": _to_discard(one, owner),
    }


def _to_discard(one: np.void, owner: int) -> int:
    """How many cards the owner still has to put aside."""
    if one["phase"] not in (Phase.PANDA, Phase.LIMIT) or not one["waiting"] >> owner & 1:
        return 0
    needed: int = PANDA_DISCARDS if one["phase"] == Phase.PANDA else int(one["hand_size"][owner]) - HAND_LIMIT
    return needed - int(one["staged"][owner].sum())


def _rejected(one: np.void, owner: int) -> list[int]:
    """The goals that the owner has rejected while others are still choosing."""
    treasure, destiny = int(one["rejected_treasure"][owner]), int(one["rejected_destiny"][owner])
    return [goal for goal, number in ((treasure - 1, treasure), (FIRST_DESTINY + destiny - 1, destiny)) if number]


def at(one: np.void, place: int) -> list[int]:
    """The goal cards in a place."""
    return [goal for goal in range(GOALS) if one["goal_place"][goal] == place]


def treasure(goal: int) -> dict[str, Any]:
    return {
        "id": TREASURE_IDS[goal],
        "site": SITE_IDS[TREASURE_SITE[goal]],
        "value": int(TREASURE_VALUE[goal]),
        "symbol": SYMBOLS[TREASURE_SYMBOL[goal]],
    }


def curse(goal: int) -> dict[str, Any]:
    number = goal - FIRST_CURSE
    return {"site": SITE_IDS[CURSE_SITE[number]], "points": int(CURSE_POINTS[number])}


def pieces(state: np.ndarray) -> dict[str, int]:
    """What can neither appear nor vanish: adventure cards of each kind, goal cards, gold, markers."""
    one = state[0]
    players = int(one["players"])
    row = one["row"][one["row"] != NONE]
    cards = one["deck"].astype(int) + one["discards"] + np.bincount(row, minlength=CARDS)
    cards[: one["hand"].shape[1]] += one["hand"].sum(axis=0)
    cards[CARD_IDS.index("bonus_mask") :][: len(SYMBOLS)] += one["bonus_found"].sum(axis=0)
    place = one["goal_place"]
    goals = {f"{deck.name.lower()} cards": _placed(place[DECK_BEGIN[deck] : DECK_END[deck]], players) for deck in Goal}
    return {
        **{f"card {CARD_IDS[card]}": int(count) for card, count in enumerate(cards)},
        **goals,
        "goal cards in decks": int(one["layers"].sum() - np.sum(place >= Place.DECK)),
        "goal cards held": int(one["held"].sum() - np.sum((place >= Place.HAND) & (place < Place.TABLE))),
        "hands": int(one["hand_size"].sum() - one["hand"].sum()),
        "deck": int(one["deck_size"] - one["deck"].sum()),
        "gold not scored": int(one["gold"].sum() - one["points"][:, Source.GOLD].sum()),
        "markers": _in_row(one["marker_site"]),
    }


def _placed(places: np.ndarray, players: int) -> int:
    """Cards that lie in a deck or with a player."""
    seat = places % Place.OFFERED
    return int(np.sum((places >= Place.DECK) | ((places >= Place.HAND) & (seat < players))))


def _in_row(markers: np.ndarray) -> int:
    """Markers on the island lie on sites, those left in their row come after them: 16 in all."""
    placed = int(np.sum(markers != NONE))
    return placed + int(np.sum(markers[placed:] == NONE))
