"""shapely, imported with its first use: it takes 0.1 s and 20 MiB, which games without a map do without."""

from typing import TYPE_CHECKING

from rules.lazy_module import LazyModule

__all__ = ["shapely"]


if TYPE_CHECKING:
    import shapely
    import shapely.affinity
else:
    shapely = LazyModule("shapely", "affinity")
