"""What can be pointed at, and what it is and does: terrains, sights, villages, bonus cards, spaces, and the numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from islario.games.trails_of_tucana.box.components import (
    BLUE_VALUE,
    FIRST_BLUE,
    GRADE,
    LETTERS,
    NO_BLUE,
    PAIR_VALUE,
    RED_VALUE,
    ROUNDS,
    SHEETS,
    SIGHT_VALUE,
    SIGHTS,
    TERRAIN_CARDS,
    TERRAINS,
    TURNS,
)
from islario.games.trails_of_tucana.face.names import place_said, place_with, sight_said, terrain_said
from islario.games.trails_of_tucana.rules.state import Setting
from islario.games.trails_of_tucana.rules.trails import sights_reached
from islario.kernel.reading import SPECTATOR, Hidden
from islario.kernel.things import Thing
from islario.words import Said, Who

PARTS = {"deck": 10, "bonus_trail": 21, "rounds": 32, "score": 34, "grades": 55}


@cache
def things(options: Sequence[int]) -> Sequence[Thing]:
    """Those of the island that is played on."""
    island = options[Setting.ISLAND]
    return (
        *(_terrain(terrain) for terrain in range(len(TERRAINS))),
        *(_sight(island, kind) for kind in range(len(SIGHTS))),
        *(_red(kind) for kind in range(len(SIGHTS))),
        *(_pair(island, letter) for letter in range(len(LETTERS))),
        *(_blue(letter) for letter in range(len(LETTERS))),
        *(_space(island, name) for name in SHEETS[island].names),
        *(_part(island, name, rule) for name, rule in PARTS.items()),
    )


def _terrain(terrain: int) -> Thing:
    kind, count = TERRAINS[terrain], int(TERRAIN_CARDS[terrain])
    about = Said("thing-any" if kind == "any" else "thing-terrain", count=count, terrain=terrain_said(terrain))
    return Thing(f"terrain:{kind}", terrain_said(terrain), about, "TT-14" if kind == "any" else "TT-12")


def _sight(island: int, kind: int) -> Thing:
    values = SIGHT_VALUE[island, kind].tolist()[: len(SHEETS[island].sights[kind])]
    about = Said("thing-sight", values=", ".join(map(str, values)), rounds=int(ROUNDS[island]))
    return Thing(f"sight:{SIGHTS[kind]}", sight_said(kind), about, "TT-19")


def _red(kind: int) -> Thing:
    about = Said("thing-red", sight=sight_said(kind), points=int(RED_VALUE[kind]))
    return Thing(f"red:{SIGHTS[kind]}", Said("thing-red-name", sight=sight_said(kind)), about, "TT-44")


def _pair(island: int, letter: int) -> Thing:
    about = Said("thing-pair", letter=LETTERS[letter], points=int(PAIR_VALUE[island, letter]))
    return Thing(f"pair:{LETTERS[letter]}", Said("thing-pair-name", letter=LETTERS[letter]), about, "TT-24")


def _blue(letter: int) -> Thing:
    about = Said("thing-blue", letter=LETTERS[letter], points=int(BLUE_VALUE[FIRST_BLUE, letter]))
    return Thing(f"blue:{LETTERS[letter]}", Said("thing-blue-name", letter=LETTERS[letter]), about, "TT-25")


def _space(island: int, name: str) -> Thing:
    return Thing(f"space:{name}", place_with(island, name, None), Said("thing-space"), "TT-12")


def _part(island: int, name: str, rule: int) -> Thing:
    numbers = {"rounds": int(ROUNDS[island]), "turns": TURNS, "least": int(GRADE[island, 0])}
    return Thing(f"part:{name}", Said(f"thing-part-{name}-name"), Said(f"thing-part-{name}", **numbers), f"TT-{rule}")


def now(hidden: Hidden, thing: str) -> Said | None:
    """What it does or means at this moment, as far as the viewer may know."""
    kind, _, name = thing.partition(":")
    match kind:
        case "terrain":
            return Said("now-terrain", left=hidden.deck[TERRAINS.index(name)])
        case "sight" if hidden.viewer != SPECTATOR:
            reached = hidden.ask(sights_reached, hidden.viewer, SIGHTS.index(name))
            return Said("now-sights", count=reached)
        case "pair":
            return _pair_now(hidden, LETTERS.index(name))
        case "blue":
            card = hidden.blue_card[LETTERS.index(name)]
            if card == NO_BLUE:
                return Said("now-gone")
            return Said("now-open", points=int(BLUE_VALUE[card, LETTERS.index(name)]))
        case "red":
            kind_of_sight = SIGHTS.index(name)
            return Said("now-open", points=int(RED_VALUE[kind_of_sight])) if hidden.red_card[kind_of_sight] else None
        case "space" if hidden.viewer != SPECTATOR:
            return Said("now-place", place=place_said(hidden, hidden.viewer, name))
    return None


def _pair_now(hidden: Hidden, letter: int) -> Said | None:
    """Who has joined the two villages, as far as the viewer knows."""
    joined = [seat for seat in range(hidden.players) if hidden.pair[seat, letter]]
    if not joined:
        return None
    said: Said = Said("now-joined", who=Who(joined[0]))
    for seat in joined[1:]:
        said = Said("two-said", a=said, b=Said("now-joined", who=Who(seat)))
    return said
