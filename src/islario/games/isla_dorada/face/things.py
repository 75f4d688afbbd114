"""What can be pointed at, and what it is and does: cards, goals, sites, paths, and the numbers on the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    CURSE_POINTS,
    CURSE_SITE,
    DESTINY_IDS,
    FIRST_CURSE,
    TREASURE_IDS,
    TREASURE_SITE,
    TREASURE_SYMBOL,
    TREASURE_VALUE,
    TREASURES,
)
from islario.games.isla_dorada.box.island import BASE, MONSTERS, NONE, PATH_IDS, PATH_NAMES, RIDES, SITE_IDS, SITE_NAMES
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.face.box import BOX, Card
from islario.games.isla_dorada.rules.moving import markers_placed
from islario.games.isla_dorada.rules.state import Place
from islario.kernel.reading import SPECTATOR, Hidden
from islario.kernel.things import Thing
from islario.words import Said

CARD_RULES = {
    "yak": 77, "kamel": 78, "gonogo": 79, "kayak": 80, "drako": 81, "zeppelin": 82, "shaman": 86, "ovetos": 67,
    "juju": 69, "sangaia": 129, "bongo": 152, "makaks": 182, "bigfoot": 184, "leviathan": 186, "antik": 192,
    "istwa": 194, "marabout": 195, "diawas": 198, "panda": 202, "samedi": 206,
}  # fmt: skip
A_BONUS, A_TREASURE, A_CURSE = 148, 145, 142
FIRST_DESTINY_RULE = 224  # the destinies have a rule each, in their order
PATH_RULES = {"jungle": 79, "sand": 78, "mountain": 77, "lake": 5, "sea": 6, "river": 44}
PARTS = {
    "gold": 15, "adventure": 249, "treasures": 217, "curses": 216, "markers": 122, "sea_tokens": 126, "deck": 170,
    "auction": 52, "leader": 62, "expedition": 121, "score": 218, "destinies": 215,
}  # fmt: skip


@cache
def things(options: Sequence[int]) -> Sequence[Thing]:
    """Every table has the same."""
    return (
        *(_card(card) for card in BOX.cards),
        *(_treasure(goal) for goal in range(TREASURES)),
        *(_curse(curse) for curse in range(len(CURSE_SITE))),
        *(_destiny(destiny) for destiny in range(len(DESTINY_IDS))),
        *(_site(site) for site in range(len(SITE_IDS))),
        *(_path(path) for path in range(len(PATH_IDS))),
        *(_monster(name) for name in MONSTERS),
        *(_part(name, rule) for name, rule in PARTS.items()),
    )


def _numbered(rule: int) -> str:
    return f"ID-{rule}"


def _card(card: Card) -> Thing:
    name, told = Said(f"card-{card.id}"), BOX.numbers
    if card.symbol:
        about = Said("thing-card-bonus", points=told.bonus_points, symbol=Said(f"symbol-{card.symbol}"))
        return Thing(f"card:{card.id}", name, about, _numbered(A_BONUS))
    about = Said(f"thing-card-{card.id}", pays=card.pays, gold=card.gold, **_numbers_of(card.id))
    if card.bolt:
        about = Said("thing-bolt", what=about)
    return Thing(f"card:{card.id}", name, about, _numbered(CARD_RULES[card.id]))


def _numbers_of(card: str) -> dict[str, int]:
    """What some cards speak of besides what they pay."""
    told = BOX.numbers
    known = {
        "ovetos": {"least": told.smallest_ovetos},
        "antik": {"drawn": told.antik_draws},
        "panda": {"cards": told.panda_discards},
    }
    return known.get(card, {})


def _treasure(goal: int) -> Thing:
    points, site = int(TREASURE_VALUE[goal]), names.site(int(TREASURE_SITE[goal]))
    about = Said("thing-treasure", points=points, site=site, symbol=names.symbol(int(TREASURE_SYMBOL[goal])))
    return Thing(f"treasure:{TREASURE_IDS[goal]}", names.treasure(goal), about, _numbered(A_TREASURE))


def _curse(curse: int) -> Thing:
    site, points = int(CURSE_SITE[curse]), abs(int(CURSE_POINTS[curse]))
    name = Said("curse", site=names.site(site), points=points)
    about = Said("thing-curse", site=names.site(site), points=points)
    return Thing(f"curse:{SITE_IDS[site]}", name, about, _numbered(A_CURSE))


def _destiny(destiny: int) -> Thing:
    about = Said("thing-destiny", help=names.destiny_help(destiny))
    rule = _numbered(FIRST_DESTINY_RULE + destiny)
    return Thing(f"destiny:{DESTINY_IDS[destiny]}", names.destiny(destiny), about, rule)


def _site(site: int) -> Thing:
    ways = names.listed([names.route_to(path, to) for path, (to, _) in sorted(RIDES[site].items())])
    if site == BASE:
        return Thing(f"site:{SITE_IDS[site]}", Said("site-name-base-camp"), Said("thing-camp", ways=ways), "ID-124")
    worth = sorted(int(TREASURE_VALUE[goal]) for goal in range(TREASURES) if TREASURE_SITE[goal] == site)
    if worth:
        about = Said("thing-site", people=_people(site), ways=ways, least=worth[0], most=worth[-1])
    else:
        about = Said("thing-bare-site", people=_people(site), ways=ways)
    return Thing(f"site:{SITE_IDS[site]}", SITE_NAMES[site], about, "ID-39")


def _people(site: int) -> str:
    return BOX.sites[site].people.capitalize()


def _path(path: int) -> Thing:
    kind = PATH_NAMES[path]
    card = Said(f"card-{BOX.kinds[kind].card}")
    about = Said("thing-path-river" if BOX.kinds[kind].one_way else "thing-path", card=card)
    return Thing(f"path:{PATH_IDS[path]}", names.path(path), about, _numbered(PATH_RULES[kind]))


def _monster(name: str) -> Thing:
    return Thing(f"monster:{name}", Said(f"card-{name}"), Said(f"thing-monster-{name}"), _numbered(CARD_RULES[name]))


def _part(name: str, rule: int) -> Thing:
    told = BOX.numbers
    numbers = {
        "gold": {"price": told.purchase_gold},
        "adventure": {"limit": told.hand_limit},
        "markers": {"all": told.markers},
        "sea_tokens": {"all": told.sea_tokens},
    }
    about = Said(f"thing-part-{name}", **numbers.get(name, {}))
    return Thing(f"part:{name}", Said(f"thing-part-{name}-name"), about, _numbered(rule))


def now(hidden: Hidden, thing: str) -> Said | None:
    """What it does or means at this moment, as far as the viewer may know."""
    kind, _, name = thing.partition(":")
    match kind:
        case "site":
            return _site_now(hidden, SITE_IDS.index(name))
        case "path":
            return _path_now(hidden, PATH_IDS.index(name))
        case "monster":
            lair = hidden.monster[MONSTERS.index(name)]
            return Said("now-monster-away") if lair == NONE else Said("now-monster", path=names.path(lair))
        case "card":
            return _card_now(hidden, CARD_IDS.index(name))
    match name:
        case "markers":
            return Said("now-markers", placed=hidden.ask(markers_placed))
        case "deck":
            return Said("now-deck", cards=hidden.deck_size)
    return None


def _site_now(hidden: Hidden, site: int) -> Said | None:
    markers = hidden.marker_site.tolist()
    placed = [number + 1 for number, at in enumerate(markers) if at == site]
    mine = [] if hidden.viewer == SPECTATOR else _goals_at(hidden, site)
    blocked = [
        Said("now-blocked", path=names.path(lair), monster=names.monster(monster))
        for monster, lair in enumerate(hidden.monster.tolist())
        if lair != NONE and SITE_IDS[site] in (BOX.paths[lair].a, BOX.paths[lair].b)
    ]
    told = [
        *([Said("now-expedition")] if hidden.expedition == site else []),
        *([Said("now-placed", count=len(placed), numbers=", ".join(map(str, placed)))] if placed else []),
        *([Said("now-mine", goals=names.listed(mine))] if mine else []),
        *blocked,
    ]
    return _one_after_another(told)


def _one_after_another(told: list[Said]) -> Said | None:
    if not told:
        return None
    said = told[0]
    for more in told[1:]:
        said = Said("two-said", a=said, b=more)
    return said


def _goals_at(hidden: Hidden, site: int) -> list[Said | str]:
    """The viewer's own treasures and curses that belong to a site."""
    mine = [goal for goal, place in enumerate(hidden.goal_place.tolist()) if place == Place.HAND + hidden.viewer]
    treasures: list[Said | str] = [
        names.treasure(goal) for goal in mine if goal < TREASURES and TREASURE_SITE[goal] == site
    ]
    curses = [goal - FIRST_CURSE for goal in mine if goal >= FIRST_CURSE and CURSE_SITE[goal - FIRST_CURSE] == site]
    points = [abs(int(CURSE_POINTS[curse])) for curse in curses]
    return [*treasures, *(Said("curse", site=names.site(site), points=each) for each in points)]


def _path_now(hidden: Hidden, path: int) -> Said | None:
    for monster, lair in enumerate(hidden.monster.tolist()):
        if lair == path:
            return Said("now-blocked", path=names.path(path), monster=names.monster(monster))
    tokens = hidden.sea_token.tolist().count(path)
    return Said("now-sea-tokens", count=tokens) if tokens else None


def _card_now(hidden: Hidden, card: int) -> Said | None:
    if hidden.viewer == SPECTATOR or card >= len(hidden.hand[hidden.viewer]):
        return None
    held = hidden.hand[hidden.viewer, card]
    return Said("now-held", count=held) if held else None
