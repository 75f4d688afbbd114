"""What can go wrong with an arena, its folder or its machines."""

from __future__ import annotations

from islario.kernel.errors import IslarioError


class BadArena(IslarioError):
    """A plan that cannot be played, a folder that cannot be used, or machines that cannot be reached."""
