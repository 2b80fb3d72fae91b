"""Libraries that take long to load, imported with their first use."""

from importlib import import_module
from types import ModuleType


class LazyModule(ModuleType):
    """A module that is imported when one of its names is used, and ``parts`` of it with it."""

    def __init__(self, name: str, *parts: str) -> None:
        super().__init__(name)
        self._parts = parts

    def __getattr__(self, name: str) -> object:
        for part in self._parts:
            import_module(f"{self.__name__}.{part}")
        found = getattr(import_module(self.__name__), name)
        setattr(self, name, found)
        return found
