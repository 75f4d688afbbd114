"""The state of a match of Isla Dorada: the island, the decks, everybody's cards, and the step of the round."""

from __future__ import annotations

from enum import IntEnum

from islario.games.isla_dorada.box.components import (
    CARDS,
    GOALS,
    HAND_CARDS,
    MARKERS,
    MOST_LAYERS,
    ROW,
    SEA_TOKENS,
    SEATS,
    SYMBOLS,
    TREASURES,
    Goal,
)
from islario.games.isla_dorada.box.island import ROUTES
from islario.games.isla_dorada.rules.events import MOST_EVENTS
from islario.kernel.game import switch
from islario.kernel.layout import Audience, Field, layout


class Phase(IntEnum):
    """What is being decided. Phases in which nobody is asked close by themselves."""

    GOALS = 0  # all at once: which treasure and which destiny to reject
    BID = 1
    PAY = 2
    SANGAIA = 3  # all at once
    ONWARD = 4  # the leader's second leg
    TREASURES = 5  # all at once
    NEWS = 6  # all at once
    DRAW = 7
    DRAWN = 8  # a card is drawn and its bolt has worked; nobody is asked
    VICTIM = 9  # Makaks, Marabout
    MONSTER = 10  # Bigfoot, Leviathan
    ANTIK = 11
    ISTWA = 12
    PAIR = 13  # Panda, Samedi
    PANDA = 14  # both at once
    LIMIT = 15  # all at once
    OVER = 16


class Place(IntEnum):
    """Where a goal card is; add the seat, or the layer of the deck, to the number."""

    UNKNOWN = -1  # in hidden states
    HAND = 0
    OFFERED = 6  # dealt, and still to be kept or rejected
    TABLE = 12  # found treasures, curses that have struck
    DECK = 18  # for starting treasures: out of the game


class Held(IntEnum):
    """Goal cards as everyone counts them: starting and standard treasures are one number."""

    TREASURES = 0
    DESTINIES = 1
    CURSES = 2


class Stage(IntEnum):
    """A seat's draws in a round."""

    FREE = 0
    PURCHASE = 1


class Staged(IntEnum):
    """What the owner has decided about a treasure, not yet shown."""

    NOT = 0
    PLAY = 1
    WITH_BONUS = 2


class Answer(IntEnum):
    """To the question whether to play Sangaia."""

    NO = 0
    YES = 1


class Source(IntEnum):
    """Where points come from."""

    GOLD = 0
    TREASURES = 1
    BONUS = 2
    DESTINY = 3
    CURSES = 4


class Setting(IntEnum):
    """The options, in the order in which they stand in the state."""

    COOPERATIVE = 0


OPTIONS = (switch("cooperative"),)

LAYOUT = layout(
    "isla-dorada",
    # on the table
    Field("phase", "i1"),
    Field("round_number", "i1"),
    Field("leader", "i1"),
    Field("turn", "i1"),  # the seat that bids, pays or draws
    Field("waiting", "i1"),  # the seats that have not answered in a secret step, or not yet paid
    Field("expedition", "i1"),
    Field("marker_site", "i1", (MARKERS,)),
    Field("sea_token", "i1", (SEA_TOKENS,)),
    Field("monster", "i1", (2,)),  # the path where it stands
    Field("gold", "i1", (SEATS,)),
    # adventure cards, by kind
    Field("hand", "i1", (SEATS, HAND_CARDS), Audience.BY_RULE),
    Field("hand_size", "i1", (SEATS,)),
    Field("deck", "i1", (CARDS,), Audience.NOBODY),
    Field("deck_size", "i1"),
    Field("row", "i1", (ROW,)),
    Field("discards", "i1", (CARDS,)),
    Field("bonus_found", "i1", (SEATS, len(SYMBOLS))),
    # goal cards
    Field("goal_place", "i1", (GOALS,), Audience.BY_RULE),
    Field("goal_known", "i1", (GOALS,), Audience.BY_RULE),  # seats that know a card lying in a deck
    Field("layers", "i1", (len(Goal), MOST_LAYERS)),  # cards in each layer of a deck, the top one first
    Field("held", "i1", (len(Held), SEATS)),  # offered cards included
    Field("offered", "i1", (len(Held), SEATS)),
    # bidding and moving
    Field("on_route", "i1", (SEATS,)),  # standing bids; in ordinary bidding the best one only
    Field("share", "i1", (SEATS,)),
    Field("founder", "i1", (ROUTES,)),  # who put up the bid on each route, and keeps that right on leaving it
    Field("joined", "i2", (SEATS,)),  # when the seat came to its bid (its founder: before all), and last raised it
    Field("raised", "i2", (SEATS,)),
    Field("bid_clock", "i2"),
    Field("last_bidder", "i1"),
    Field("silenced", "i1"),
    Field("must_bid", "i1"),  # a Juju was just played
    Field("chosen_route", "i1", (), Audience.BY_RULE),  # half of an unfinished bid
    Field("travelled", "i1"),  # the route of the winning bid
    Field("used", "i8"),  # the paths taken in this move
    # choices not yet shown
    Field("answer", "i1", (SEATS,), Audience.OWNER),
    Field("staged", "i1", (SEATS, HAND_CARDS), Audience.OWNER),  # cards put down; they still lie in the hand
    Field("staged_treasure", "i1", (TREASURES,), Audience.BY_RULE),
    Field("rejected_treasure", "i1", (SEATS,), Audience.OWNER),  # its number + 1
    Field("rejected_destiny", "i1", (SEATS,), Audience.OWNER),  # its number + 1
    # drawing
    Field("stage", "i1"),
    Field("swept", "i1"),  # Diawas has worked in this draw: the card that follows costs nothing more
    Field("bolt", "i1"),  # the bolt card that is working
    Field("pair", "i1", (2,)),
    seats=SEATS,
    sources=len(Source),
    options=len(OPTIONS),
    events=MOST_EVENTS,
)
