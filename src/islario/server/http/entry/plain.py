"""What people write for others, with nothing in it that others could not see.

A name with an invisible sign in it would look like another's; one of such signs alone would be no name at all; and a
tower of accents would stand over its neighbours' lines. Letters that merely look alike stay: all alphabets are welcome.
"""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # within some alphabets, and between pictures that make one
PICTURE = "\ufe0f"  # the sign before it is meant as a picture
BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and marks that show nothing
UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
MOST_MARKS = 3  # on one letter; no alphabet needs more
LONGEST_NAME = 40


def plain(text: str) -> str:
    """The same text: composed, without what cannot be seen, and with single blanks between words."""
    kept = [""]
    marks = 0
    for sign in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS and (_is_seen(sign, kind) or _changes(kept[-1], sign)):
            kept.append(sign)
    return " ".join("".join(kept).rstrip(JOINERS).split())


def plain_name(text: str) -> str:
    return plain(text)[:LONGEST_NAME].rstrip()


def _is_seen(sign: str, kind: str) -> bool:
    varies = "\ufe00" <= sign <= "\ufe0f" or "\U000e0000" <= sign <= "\U000e0fff"
    return kind not in UNSEEN and sign not in BLANKS and not varies


def _changes(before: str, sign: str) -> bool:
    """Whether an unseen sign changes how the one before it looks."""
    if not before or before.isascii():
        return False
    kind = unicodedata.category(before)
    if sign == PICTURE:
        return kind == "So"
    arabic = unicodedata.bidirectional(before) == "AL"
    return sign in JOINERS and (arabic or before == PICTURE or kind in ("So", "Sk", "Mn", "Mc"))
