"""The arena: bots at one table again and again, seated fairly, and what the outcomes say about them."""

from islario.lab.arena.crews import Crew, Processes, RayCluster
from islario.lab.arena.errors import BadArena
from islario.lab.arena.folder import Folder, finish
from islario.lab.arena.plan import Outcome, Plan, play
from islario.lab.arena.ratings import summary

__all__ = ["BadArena", "Crew", "Folder", "Outcome", "Plan", "Processes", "RayCluster", "finish", "play", "summary"]
