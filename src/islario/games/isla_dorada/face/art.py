"""The island drawn with letters and colours: sites, paths by kind, markers, monsters, the expedition."""

from __future__ import annotations

from math import hypot

from islario.games.isla_dorada.box.island import BASE, BOX, NONE, PATH_IDS, PATH_ROWS, SITE_NAMES, SITE_PLACES
from islario.kernel.reading import Hidden

WIDTH, HEIGHT = 80, 33  # a narrow terminal
# Each kind of path has its own letter and its own colour.
INK = {
    "jungle": ("♣", "green"),
    "sand": (":", "yellow"),
    "mountain": ("^", "bright_black"),
    "lake": ("~", "cyan"),
    "sea": ("≈", "blue"),
    "river": ("»", "bright_cyan"),
}
LEFTWARD = "«"  # a river that flows to the left: it is travelled that way only
EXPEDITION, EXPLORED, UNEXPLORED, CAMP = "▲", "●", "○", "⌂"
MONSTER_INK = (("B", "bold white on red"), ("L", "bold white on blue"))
TOKEN_INK = ("S", "bold black on cyan")
OUTSIDE = frozenset(BOX.get("drawing", "sea_outside", list))
BOWED = frozenset(BOX.get("drawing", "bowed", list))
OFFSHORE, BOW = 150, 70  # how far a sea path swings outside the edge, and a river beside another path

Cell = tuple[str, str]  # a letter and its colour
Canvas = dict[tuple[int, int], Cell]


def cell(x: float, y: float) -> tuple[int, int]:
    """Where a place of the board (1000 by 1000) lies on the canvas."""
    column = round(x * (WIDTH - 1) / 1000)
    row = round((y - 40) * (HEIGHT - 1) / 900)
    return min(max(column, 0), WIDTH - 1), min(max(row, 0), HEIGHT - 1)


def curve(path: int, share: float) -> tuple[float, float]:
    """The place at a share of the way along a path; some swing out to the side."""
    (ax, ay), (bx, by) = (SITE_PLACES[end] for end in PATH_ROWS[path]["ends"])
    mx, my = (ax + bx) / 2, (ay + by) / 2
    swing = OFFSHORE if PATH_IDS[path] in OUTSIDE else BOW if PATH_IDS[path] in BOWED else 0
    across = hypot(mx - 500, my - 500)
    mx, my = mx + swing * (mx - 500) / across, my + swing * (my - 500) / across
    here, there = (1 - share) ** 2, share**2
    between = 2 * share * (1 - share)
    return here * ax + between * mx + there * bx, here * ay + between * my + there * by


def ink_of(path: int) -> Cell:
    """A river points downstream, from the first of its ends to the second."""
    row = PATH_ROWS[path]
    letter, colour = INK[row["name"]]
    start, end = (SITE_PLACES[end] for end in row["ends"])
    return (LEFTWARD if row["one_way"] and end[0] < start[0] else letter, colour)


def draw_path(canvas: Canvas, path: int) -> None:
    (ax, ay), (bx, by) = (SITE_PLACES[end] for end in PATH_ROWS[path]["ends"])
    steps = max(3, int(hypot((bx - ax) / 10, (by - ay) / 28) / 2))
    for step in range(1, steps):
        canvas[cell(*curve(path, step / steps))] = ink_of(path)


def write(canvas: Canvas, column: int, row: int, text: str, colour: str) -> None:
    for i, letter in enumerate(text):
        if 0 <= column + i < WIDTH:
            canvas[column + i, row] = (letter, colour)


def draw_site(canvas: Canvas, hidden: Hidden, site: int, name: str) -> None:
    markers = hidden.marker_site.tolist().count(site)
    here = hidden.expedition == site
    sign = EXPEDITION if here else CAMP if site == BASE else EXPLORED if markers else UNEXPLORED
    label = f"{sign} {name}" + (f" ×{markers}" if markers > 1 else "")
    column, row = cell(*SITE_PLACES[site])
    write(canvas, min(column - 1, WIDTH - len(label)), row, label, "bold reverse" if here else "bold")


def free_cell(canvas: Canvas, path: int) -> tuple[int, int]:
    """A place on a path, near its middle, where neither a name nor a piece stands."""
    places = [cell(*curve(path, 0.5 + aside / 20)) for aside in (0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5)]
    line = ink_of(path)
    return next((place for place in places if canvas.get(place, line) == line), places[0])


def draw_island(hidden: Hidden, camp: str) -> list[str]:
    """The lines of the map, in rich's markup."""
    canvas: Canvas = {}
    for path in range(len(PATH_ROWS)):
        draw_path(canvas, path)
    for site in range(len(SITE_NAMES)):
        draw_site(canvas, hidden, site, camp if site == BASE else SITE_NAMES[site])
    paths = [*hidden.sea_token.tolist(), *hidden.monster.tolist()]
    for path, ink in zip(paths, [*[TOKEN_INK] * len(hidden.sea_token), *MONSTER_INK], strict=True):
        if path != NONE:
            canvas[free_cell(canvas, path)] = ink
    return [_line(canvas, row) for row in range(HEIGHT)]


def _line(canvas: Canvas, row: int) -> str:
    """Runs of one colour share one tag."""
    parts: list[str] = []
    colour = ""
    for column in range(WIDTH):
        letter, ink = canvas.get((column, row), (" ", ""))
        if ink != colour:
            parts.append(("[/]" if colour else "") + (f"[{ink}]" if ink else ""))
            colour = ink
        parts.append(letter)
    return "".join(parts).rstrip() + ("[/]" if colour else "")
