"""Where Numba keeps one function's machine code inside our cache folder, and what happens where it cannot.

Numba files it under the path of the source file, so that a second copy of the same version would compile
everything again. The cache folder's name stands for the sources already: a file's place in its package is enough.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

from numba.core.caching import FunctionCache, UserProvidedCacheLocator

from islario.kernel.cache import place_of
from islario.kernel.within import KeptCode

UNKEPT: list[OSError] = []  # why compiled rules could not be kept: a full disk, a folder that is only to be read


class PackageLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return place_of(Path(py_file)) or str(super().get_suitable_cache_subpath(py_file))

    def ensure_cache_path(self) -> None:
        """A folder that can only be read serves too, as long as all that is needed lies in it."""

    def get_source_stamp(self) -> object:
        """When a file of ours was written does not matter: a second clone has the same rules."""
        return super().get_source_stamp() if place_of(Path(self._py_file)) is None else ()


class Kept(FunctionCache):  # type: ignore[misc]
    """A function's machine code on disk. Nothing that is wrong there keeps a rule from running."""

    _impl_class = KeptCode

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except (OSError, EOFError, pickle.UnpicklingError):  # damaged: it is compiled anew
            return None

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            Path(self.cache_path).mkdir(parents=True, exist_ok=True)
            super().save_overload(sig, data)
        except OSError as fault:
            UNKEPT.append(fault)


PACKAGE_LOCATOR = f"{PackageLocator.__module__}.{PackageLocator.__qualname__}"  # as Numba's setting wants it
