"""Where Numba keeps one function's machine code inside our cache folder.

Numba files it under the path of the source file, so that a second copy of the same version would compile
everything again. The cache folder's name stands for the sources already: a file's place in its package is enough.
"""

from __future__ import annotations

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

from islario.kernel.cache import place_of


class PackageLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        return place_of(Path(py_file)) or str(super().get_suitable_cache_subpath(py_file))

    def get_source_stamp(self) -> object:
        """When a file of ours was written does not matter: a second clone has the same rules."""
        return super().get_source_stamp() if place_of(Path(self._py_file)) is None else ()


PACKAGE_LOCATOR = f"{PackageLocator.__module__}.{PackageLocator.__qualname__}"  # as Numba's setting wants it
