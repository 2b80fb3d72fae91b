"""shapely, imported with its first use: it takes 0.1 s and 20 MiB, which games without a map do without."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

__all__ = ["shapely"]


class _Later(ModuleType):
    """A module that is imported when one of its names is used."""

    def __getattr__(self, name: str) -> object:
        import_module(f"{self.__name__}.affinity")
        found = getattr(import_module(self.__name__), name)
        setattr(self, name, found)
        return found


if TYPE_CHECKING:
    import shapely
    import shapely.affinity
else:
    shapely = _Later("shapely")
