"""Where Numba keeps one function's machine code inside our cache folder.

Numba files it under the path of the source file, so that a second copy of the same version would compile
everything again. The cache folder's name stands for the sources already: a file's place in the package is enough.
"""

from __future__ import annotations

from pathlib import Path

from numba.core.caching import UserProvidedCacheLocator

from islario.kernel.cache import PACKAGE


class PackageLocator(UserProvidedCacheLocator):  # type: ignore[misc]
    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        folder = Path(py_file).parent
        if not folder.is_relative_to(PACKAGE):
            return str(super().get_suitable_cache_subpath(py_file))
        return ".".join(folder.relative_to(PACKAGE).parts)

    def get_source_stamp(self) -> object:
        """When a file of ours was written does not matter: a second clone has the same rules."""
        return () if Path(self._py_file).is_relative_to(PACKAGE) else super().get_source_stamp()


PACKAGE_LOCATOR = f"{PackageLocator.__module__}.{PackageLocator.__qualname__}"  # as Numba's setting wants it
