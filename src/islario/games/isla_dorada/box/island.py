"""The island as tables that rules read, made from components.toml: sites, paths, rides and neighbours."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Literal, get_args

from islario.kernel.components import Components
from islario.kernel.rule import table

BOX = Components("isla-dorada")
NONE = -1


class Travel(IntEnum):
    """How the expedition travels. The first four bear the numbers of the cards that pay for them."""

    MOUNTAIN = 0
    SAND = 1
    JUNGLE = 2
    WATER = 3
    AIR = 4


class Monster(IntEnum):
    BIGFOOT = 0
    LEVIATHAN = 1


Ground = Literal["mountain", "sand", "jungle", "water", "air"]
MonsterName = Literal["bigfoot", "leviathan"]
PathKind = Literal["jungle", "sand", "mountain", "lake", "sea", "river"]
People = Literal["motu", "ptis", "tlan", "ang", "camp"]  # who built at a site; the camp is ours

TRAVELS: tuple[Ground, ...] = get_args(Ground)
MONSTERS: tuple[MonsterName, ...] = get_args(MonsterName)
KINDS: tuple[PathKind, ...] = get_args(PathKind)
PEOPLES: tuple[People, ...] = get_args(People)


def rows(name: str, key: str, *needed: str) -> list[dict[str, Any]]:
    """The list of inline tables at `[name] key`, each with the fields needed."""
    found = BOX.get(name, key, list)
    for number, row in enumerate(found, start=1):
        complete = isinstance(row, dict) and set(needed) <= set(row)
        BOX.require(complete, name, key, f"entry {number} needs {', '.join(needed)}")
    return list(found)


SITE_IDS = tuple(row["id"] for row in rows("sites", "list", "id", "name"))
SITE_NAMES = tuple(row["name"] for row in rows("sites", "list", "id", "name"))
SITES = len(SITE_IDS)
SITE_PLACES = tuple(tuple(BOX.get("site_places", site, list)) for site in SITE_IDS)


def site_number(name: str, table_name: str, key: str) -> int:
    BOX.require(name in SITE_IDS, table_name, key, f"there is no site '{name}'")
    return SITE_IDS.index(name)


BASE = site_number(BOX.get("sites", "base", str), "sites", "base")


def _people_of(site: str) -> People:
    """Every site but the base camp belongs to one people."""
    owners = [people for people in PEOPLES[:-1] if site in BOX.get("site_groups", people, list)]
    if site != SITE_IDS[BASE]:
        BOX.require(len(owners) == 1, "site_groups", PEOPLES[0], f"'{site}' must belong to one people")
    return owners[0] if owners else PEOPLES[-1]


SITE_PEOPLE = tuple(_people_of(site) for site in SITE_IDS)

PATH_KINDS = {row["id"]: row for row in rows("path_kinds", "list", "id", "kind", "one_way", "neighbour", "monster")}
BOX.require(tuple(PATH_KINDS) == KINDS, "path_kinds", "list", f"the kinds must be, in this order: {', '.join(KINDS)}")
_PATHS = rows("paths", "list", "id", "kind", "a", "b")
PATHS = len(_PATHS)
ROUTES = PATHS + SITES  # a route is a path, by the last stretch of the ride, or a flight to a site
BOX.require(PATHS < 63, "paths", "list", "there must be fewer than 63 paths")


def _path(row: dict[str, Any]) -> dict[str, Any]:
    BOX.require(row["kind"] in PATH_KINDS, "paths", "list", f"path '{row['id']}' is of no known kind")
    ends = [site_number(row[end], "paths", "list") for end in ("a", "b")]
    return {"id": row["id"], "name": row["kind"], "ends": ends, **PATH_KINDS[row["kind"]]}


PATH_ROWS = tuple(_path(row) for row in _PATHS)
PATH_IDS = tuple(row["id"] for row in _PATHS)
PATH_NAMES: tuple[PathKind, ...] = tuple(row["kind"] for row in _PATHS)
ENTRANCES = frozenset(
    site_number(site, water, "entrances") for water in ("lake", "sea") for site in BOX.get(water, "entrances", list)
)


Ride = tuple[int, tuple[int, ...]]  # where it ends, and the paths it takes, in their order


def _rides_from(site: int) -> dict[int, Ride]:
    """Every ride that leaves a site, by its last path."""
    rides: dict[int, Ride] = {}
    for path, row in enumerate(PATH_ROWS):
        a, b = row["ends"]
        if not row["one_way"] and site in (a, b):
            rides[path] = (b if site == a else a, (path,))
        elif site == a:
            end: int = b
            taken: tuple[int, ...] = (path,)
            rides[path] = (end, taken)
            while end not in ENTRANCES and (ahead := _stretch_from(end)) is not None:
                end, taken = PATH_ROWS[ahead]["ends"][1], (*taken, ahead)
                rides[ahead] = (end, taken)
    return rides


def _stretch_from(site: int) -> int | None:
    """The stretch of river that flows away from a site."""
    return next((p for p, row in enumerate(PATH_ROWS) if row["one_way"] and row["ends"][0] == site), None)


RIDES = tuple(_rides_from(site) for site in range(SITES))
_NO_RIDE: Ride = (NONE, ())
RIDES_FROM = table([sum(1 << path for path in rides) for rides in RIDES])  # from each site, as a set of paths
RIDE_TO = table([[rides.get(path, _NO_RIDE)[0] for path in range(PATHS)] for rides in RIDES])
RIDE_TAKES = table(
    [[sum(1 << taken for taken in rides.get(path, _NO_RIDE)[1]) for path in range(PATHS)] for rides in RIDES]
)
TRAVEL_OF = table([TRAVELS.index(row["kind"]) for row in PATH_ROWS] + [Travel.AIR] * SITES)
IS_SEA = table([row["name"] == "sea" for row in PATH_ROWS])
MONSTER_OF = table([MONSTERS.index(row["monster"]) for row in PATH_ROWS])
PATH_ENDS = table([row["ends"] for row in PATH_ROWS])


def _neighbours() -> list[list[bool]]:
    """Joined by land, river or lake; which way a river flows does not matter."""
    joined = [[False] * SITES for _ in range(SITES)]
    for row in PATH_ROWS:
        if row["neighbour"]:
            a, b = row["ends"]
            joined[a][b] = joined[b][a] = True
    return joined


NEIGHBOUR = table(_neighbours())


def _steps_apart() -> list[list[int]]:
    """How many moves along paths, downstream only, lead from one site to another."""
    apart = [[SITES] * SITES for _ in range(SITES)]
    for start in range(SITES):
        apart[start][start] = 0
        reached = [start]
        for here in reached:
            for there, _ in RIDES[here].values():
                if apart[start][there] == SITES:
                    apart[start][there] = apart[start][here] + 1
                    reached.append(there)
    return apart


STEPS_APART = table(_steps_apart())
