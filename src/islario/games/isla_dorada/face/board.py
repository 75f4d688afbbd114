"""The table in a terminal: the island, the cards on the table, and everybody's goods."""

from __future__ import annotations

from functools import reduce

from islario.games.isla_dorada.box.components import (
    CARD_IDS,
    CURSE_POINTS,
    CURSE_SITE,
    FIRST_CURSE,
    FIRST_DESTINY,
    MARKERS,
    TREASURES,
    Goal,
)
from islario.games.isla_dorada.box.island import NONE
from islario.games.isla_dorada.face import names
from islario.games.isla_dorada.face.art import INK, LEFTWARD, draw_island
from islario.games.isla_dorada.face.view import goals_by_place, standing_bids
from islario.games.isla_dorada.rules.bids import total_on
from islario.games.isla_dorada.rules.goals import deck_cards
from islario.games.isla_dorada.rules.moving import markers_placed
from islario.games.isla_dorada.rules.state import Held, Phase, Place
from islario.kernel.reading import Hidden
from islario.words import Said, Who, Words


def board(hidden: Hidden, words: Words) -> str:
    lines = [_heading(hidden, words), *draw_island(hidden, words.say("site-name-base-camp")), *_legend(words)]
    row = [card for card in hidden.row.tolist() if card != NONE]
    if row:
        lines.append(words.say("board-row", cards=_joined(words, [names.card(card) for card in row])))
    lines.append(
        words.say(
            "board-decks",
            cards=hidden.deck_size,
            treasures=hidden.ask(deck_cards, Goal.STANDARD),
            destinies=hidden.ask(deck_cards, Goal.DESTINY),
            curses=hidden.ask(deck_cards, Goal.CURSE),
        )
    )
    if hidden.phase == Phase.BID and hidden.last_bidder != NONE:
        lines.append(words.say("board-bids", bids=_bids(hidden)))
    places = goals_by_place(hidden)
    lines += [_seat(hidden, owner, places.get(Place.TABLE + owner, []), words) for owner in range(hidden.players)]
    for owner in range(hidden.players):
        if owner == hidden.viewer or hidden.phase == Phase.OVER:
            mine, offered = places.get(Place.HAND + owner, []), places.get(Place.OFFERED + owner, [])
            lines += _hand(hidden, owner, mine, offered, words)
    return "\n".join(lines)


def _heading(hidden: Hidden, words: Words) -> str:
    placed = hidden.ask(markers_placed)
    leader = Who(hidden.leader)
    return words.say("board-heading", round=hidden.round_number, markers=placed, all=MARKERS, leader=leader)


def _legend(words: Words) -> list[str]:
    inks = INK | {"river": (INK["river"][0] + LEFTWARD, INK["river"][1])}
    paths = "  ".join(f"[{colour}]{letter}[/] " + words.say(f"kind-{kind}") for kind, (letter, colour) in inks.items())
    return [paths, words.say("board-signs")]


def _joined(words: Words, things: list[Said]) -> str:
    return ", ".join(words.tell(thing) for thing in things)


def _bids(hidden: Hidden) -> Said:
    """All bids on the table, the leading one first."""
    bids = [
        Said("bid-on-table", bid=hidden.ask(total_on, route), route=names.route(hidden, route))
        for route in standing_bids(hidden)
    ]
    return _in_a_row(bids)


def _in_a_row(all_said: list[Said]) -> Said:
    return reduce(lambda before, after: Said("and-then", a=before, b=after), all_said)


def _seat(hidden: Hidden, owner: int, on_table: list[int], words: Words) -> str:
    """One line: what everyone can see of a seat."""
    line = words.say(
        "board-seat",
        who=Who(owner),
        points=sum(hidden.points[owner].tolist()),
        gold=hidden.gold[owner],
        cards=hidden.hand_size[owner],
        treasures=hidden.held[Held.TREASURES, owner],
        curses=hidden.held[Held.CURSES, owner],
    )
    found = [names.treasure(goal) for goal in on_table if goal < TREASURES]
    if found:
        line += " " + words.say("board-found", treasures=_joined(words, found))
    if hidden.silenced >> owner & 1:
        line += " " + words.say("board-silenced")
    return line


def _hand(hidden: Hidden, owner: int, mine: list[int], offered: list[int], words: Words) -> list[str]:
    """What a seat holds, for who may know it."""
    hand, put_down = hidden.hand[owner].tolist(), hidden.staged[owner].tolist()
    lines = [words.say("board-hand", who=Who(owner), cards=_cards(hand, words) or "–")]
    if any(put_down):
        lines.append(words.say("board-put-down", cards=_cards(put_down, words)))
    for message, goals in (("board-goals", mine), ("board-offered", offered)):
        if goals:
            lines.append(words.say(message, goals=_in_a_row([_goal(goal) for goal in goals])))
    return lines


def _cards(counts: list[int], words: Words) -> str:
    shown = [(count, words.say(f"card-{CARD_IDS[card]}")) for card, count in enumerate(counts) if count]
    return ", ".join(f"{count} × {name}" for count, name in shown)


def _goal(goal: int) -> Said:
    if goal < TREASURES:
        return names.treasure(goal)
    if goal < FIRST_CURSE:
        return names.destiny_with_help(goal - FIRST_DESTINY)
    curse = goal - FIRST_CURSE
    return Said("curse", site=names.site(int(CURSE_SITE[curse])), points=-int(CURSE_POINTS[curse]))
