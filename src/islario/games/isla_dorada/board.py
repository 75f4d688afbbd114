"""The table in a terminal: the island, the cards on the table, and everybody's goods."""

from __future__ import annotations

import numpy as np

from islario.games.isla_dorada import names
from islario.games.isla_dorada.components import (
    CARD_IDS,
    CURSE_POINTS,
    CURSE_SITE,
    FIRST_CURSE,
    FIRST_DESTINY,
    HAND_CARDS,
    TREASURES,
    Goal,
)
from islario.games.isla_dorada.island import NONE
from islario.games.isla_dorada.island_map import INK, draw_island
from islario.games.isla_dorada.questions import standing_bids
from islario.games.isla_dorada.state import Held, Phase, Place
from islario.games.isla_dorada.view import at
from islario.words import Said, Who, Words


def board(state: np.ndarray, seat: int, words: Words) -> str:
    one = state[0]
    lines = [_heading(one, words), *draw_island(state, words.say("site-name-base-camp")), _legend(words)]
    if one["row"][0] != NONE:
        lines.append(words.say("board-row", cards=_joined(words, [names.card(int(card)) for card in one["row"]])))
    lines.append(words.say("board-decks", cards=int(one["deck_size"]), treasures=_deck(one, Goal.STANDARD),
                           destinies=_deck(one, Goal.DESTINY), curses=_deck(one, Goal.CURSE)))  # fmt: skip
    if one["phase"] == Phase.BID and one["last_bidder"] != NONE:
        lines.append(words.say("board-bids", bids=standing_bids(state)))
    lines += [_seat(one, owner, words) for owner in range(one["players"])]
    for owner in range(one["players"]):
        if owner == seat or one["phase"] == Phase.OVER:
            lines += _hand(one, owner, words)
    return "\n".join(lines)


def _heading(one: np.void, words: Words) -> str:
    placed = int(np.sum(one["marker_site"] != NONE))
    return words.say("board-heading", round=int(one["round_number"]), markers=placed, leader=Who(int(one["leader"])))


def _legend(words: Words) -> str:
    paths = "  ".join(f"[{colour}]{letter}[/] " + words.say(f"board-{kind}") for kind, (letter, colour) in INK.items())
    return paths + "  " + words.say("board-signs")


def _joined(words: Words, things: list[Said]) -> str:
    return ", ".join(words.tell(thing) for thing in things)


def _deck(one: np.void, deck: Goal) -> int:
    return int(one["layers"][deck].sum())


def _seat(one: np.void, owner: int, words: Words) -> str:
    """One line: what everyone can see of a seat."""
    line = words.say(
        "board-seat",
        who=Who(owner),
        points=int(one["points"][owner].sum()),
        gold=int(one["gold"][owner]),
        cards=int(one["hand_size"][owner]),
        treasures=int(one["held"][Held.TREASURES, owner]),
        curses=int(one["held"][Held.CURSES, owner]),
    )
    table = at(one, Place.TABLE + owner)
    found = [names.treasure(goal) for goal in table if goal < TREASURES]
    if found:
        line += " " + words.say("board-found", treasures=_joined(words, found))
    if one["silenced"] >> owner & 1:
        line += " " + words.say("board-silenced")
    return line


def _hand(one: np.void, owner: int, words: Words) -> list[str]:
    """What a seat holds, for who may know it."""
    lines = [words.say("board-hand", who=Who(owner), cards=_cards(one["hand"][owner], words) or "–")]
    if one["staged"][owner].any():
        lines.append(words.say("board-put-down", cards=_cards(one["staged"][owner], words)))
    mine, offered = at(one, Place.HAND + owner), at(one, Place.OFFERED + owner)
    for message, goals in (("board-goals", mine), ("board-offered", offered)):
        if goals:
            lines.append(words.say(message, goals="; ".join(words.tell(_goal(goal)) for goal in goals)))
    return lines


def _cards(counts: np.ndarray, words: Words) -> str:
    shown = [(int(counts[card]), words.say(f"card-{CARD_IDS[card]}")) for card in range(HAND_CARDS) if counts[card]]
    return ", ".join(f"{count} × {name}" for count, name in shown)


def _goal(goal: int) -> Said:
    if goal < TREASURES:
        return names.treasure(goal)
    if goal < FIRST_CURSE:
        return names.destiny_with_help(goal - FIRST_DESTINY)
    curse = goal - FIRST_CURSE
    return Said("curse", site=names.site(int(CURSE_SITE[curse])), points=-int(CURSE_POINTS[curse]))
