"""Networks that have learned a game by playing it against themselves, evaluated in whole numbers without PyTorch.

The package can be called: `islario.learned("la-isla")` is the network of a game as a policy for batches.
"""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from islario.learned.policy import Learned


class _Package(ModuleType):
    def __call__(self, name: str) -> "Learned":
        """The network that has learned a game; where there is none, the reason."""
        from islario.learned.policy import learned

        return learned(name)


sys.modules[__name__].__class__ = _Package
